"""Pack the house that runs inside a page: Python itself (from npm), our package and the few it needs.

`python scripts/browser_pack.py FOLDER`, called by `web_build.py`. The compiled part of `msgspec` comes from PyPI, built
for the browser; where it cannot be had nothing is written, and the page does not offer to play without a server.
"""

import asyncio
import gzip
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

from noctuary.testing.keeper import Memory

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "noctuary"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs")
WASM = "pyodide.asm.wasm"
LIBRARY = "python_stdlib.zip"
PACKED = ".packed"
"""Packed by us, because not every file server packs; under a name that none knows, so that none unpacks it first."""
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
"""What the engine from npm runs: it changes with its major version."""
PURE = ("starlette", "anyio", "mypy_extensions")
"""Packages that run as they are, in the versions that are locked for the server."""
OURS = ("browser", "core", "obscurio", "occulto", "oubliette", "server", "locale")
ART = ("__init__.py", "deck.py", "hidden.py", "hidden.txt", "data", "listener.py", "vocabulary.py")
"""Of the pictures: what is known of them. They are drawn elsewhere."""
SERVER_ONLY = (
    "server/run.py",
    "server/client.py",
    "server/files.py",
    "server/net/door.py",
    "server/net/mail.py",
    "server/net/protocol.py",
    "server/store/backup.py",
    "server/store/forgetting.py",
    "server/store/retention.py",
    "server/table/retention.py",
    "server/store/commits.py",
    "server/store/database.py",
    "server/store/engines.py",
    "server/store/migrations",
    "server/store/snapshots.py",
    "server/store/writer.py",
    "server/web/static_files",
)
UNUSED: frozenset[str] = frozenset(
    {
        "_pydatetime.py",
        "_pydecimal.py",
        "_pyio.py",
        "_pyrepl",
        "_sysconfigdata__emscripten_wasm32-emscripten.py",
        "antigravity.py",
        "argparse.py",
        "asyncio/__main__.py",
        "asyncio/proactor_events.py",
        "asyncio/tools.py",
        "asyncio/windows_events.py",
        "asyncio/windows_utils.py",
        "bdb.py",
        "cProfile.py",
        "cmd.py",
        "colorsys.py",
        "compileall.py",
        "configparser.py",
        "ctypes",
        "curses",
        "dbm",
        "difflib.py",
        "doctest.py",
        "ensurepip",
        "filecmp.py",
        "fileinput.py",
        "fractions.py",
        "ftplib.py",
        "http/cookiejar.py",
        "http/server.py",
        "idlelib",
        "imaplib.py",
        "json/tool.py",
        "lib2to3",
        "logging/config.py",
        "logging/handlers.py",
        "mailbox.py",
        "modulefinder.py",
        "multiprocessing/dummy",
        "multiprocessing/managers.py",
        "multiprocessing/pool.py",
        "netrc.py",
        "nntplib.py",
        "optparse.py",
        "pdb.py",
        "pickletools.py",
        "plistlib.py",
        "poplib.py",
        "profile.py",
        "pstats.py",
        "pyclbr.py",
        "pydoc.py",
        "pydoc_data",
        "rlcompleter.py",
        "sched.py",
        "shelve.py",
        "smtplib.py",
        "socketserver.py",
        "sqlite3",
        "statistics.py",
        "symtable.py",
        "sysconfig/__main__.py",
        "tabnanny.py",
        "tarfile.py",
        "this.py",
        "timeit.py",
        "tkinter",
        "trace.py",
        "turtle.py",
        "unittest",
        "urllib/request.py",
        "urllib/robotparser.py",
        "venv",
        "wave.py",
        "webbrowser.py",
        "wsgiref",
        "xml",
        "xmlrpc",
        "zipapp.py",
    }
)
"""Of Python's own library: what no house needs."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig", "raw_unicode_escape")
STAND_INS = {
    "browser/no_metrics.py": ("prometheus_client.py",),
    "browser/no_database.py": ("sqlalchemy/__init__.py", "sqlalchemy/ext/__init__.py", "sqlalchemy/ext/asyncio.py"),
}
"""Ours in the place of packages that are of no use in a page."""


def main(out: Path, node: str = "node") -> bool:
    """Write the pack; whether that could be done."""
    wheel = msgspec_wheel()
    if wheel is None or not PYODIDE.is_dir():
        return False
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, out / name)
    packed(out / WASM, (PYODIDE / WASM).read_bytes())
    # The engine asks for a list of packages it could fetch; it is to fetch none.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    parts: dict[str, list[File]] = {LIBRARY: list(library()), "house.zip": [*unpacked(wheel), *pure()]}
    for name, data in ours():
        parts.setdefault(f"{part_of(name)}.zip", []).append((name, data))
    with tempfile.TemporaryDirectory() as folder:
        for part, files in parts.items():
            write(Path(folder) / part, files)
        compiler = [node, str(Path(__file__).with_suffix("").with_name("browser_compile.mjs")), str(PYODIDE), folder]
        subprocess.run(compiler, check=True)
        for part in parts:
            packed(out / part, (Path(folder) / part).read_bytes())
    asyncio.run(write_answers(out))
    written = sorted(path for path in out.rglob("*") if path.is_file())
    version = sha256(b"".join(path.read_bytes() for path in written)).hexdigest()[:16]
    listed = {path.relative_to(out).as_posix(): path.stat().st_size for path in written}
    (out / "pack.json").write_text(json.dumps({"version": version, "files": listed}))
    return True


ALIKE = ("/api/games", "/api/house", "/locale/en.ftl", "/locale/fr.ftl", "/printed/occulto.json")
"""What every house answers alike: as files, nobody need be woken for it."""


async def write_answers(out: Path) -> None:
    """Ask a house, and write down what it says."""
    from noctuary.browser.house import House

    async def nobody(_: str) -> str:
        raise AssertionError("nobody thinks here")

    house = House(Memory(), nobody, lambda _: None)
    port = await house.start()
    for path in ALIKE:
        answer = await port.ask("GET", path, "")
        assert answer.status == 200, answer
        place = out / (path[1:] if "." in path else f"{path[1:]}.json")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(answer.body)
    await house.stop()


File = tuple[str, bytes]


def write(path: Path, files: list[File]) -> None:
    """A zip."""
    with zipfile.ZipFile(path, "w") as pack:
        for name, data in sorted(files):
            pack.writestr(name, data)


def packed(path: Path, data: bytes) -> None:
    """A file as it is fetched; its bytes depend on nothing but what is in it."""
    path.with_name(path.name + PACKED).write_bytes(gzip.compress(data, 9, mtime=0))


def library() -> list[File]:
    """Python's own library, without what no house needs."""
    found = []
    with zipfile.ZipFile(PYODIDE / LIBRARY) as pack:
        for name in pack.namelist():
            top, _, rest = name.partition("/")
            spoken = top != "encodings" or rest.removesuffix(".py") in ENCODINGS
            if not {top, name} & UNUSED and spoken and not name.endswith("/"):
                found.append((name, pack.read(name)))
    return found


def msgspec_wheel() -> bytes | None:
    """`msgspec` for the browser, in the version that is locked for the server."""
    wanted = f"msgspec=={distribution('msgspec').version}"
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        done = subprocess.run(
            [*pip, *PLATFORM, "--only-binary=:all:", "--dest", folder, wanted], check=False, capture_output=True
        )
        wheels = list(Path(folder).glob("*.whl"))
        return wheels[0].read_bytes() if not done.returncode and wheels else None


def part_of(name: str) -> str:
    """In which zip a file of ours goes: Oubliette is in the house, whoever plays more than that fetches more."""
    room = name.removeprefix("noctuary/").split("/")[0]
    return {"occulto": "occulto", "obscurio": "obscurio", "art": "obscurio"}.get(room, "house")


def unpacked(wheel: bytes) -> Iterator[File]:
    """The modules of a wheel."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as pack:
        for name in pack.namelist():
            if ".dist-info/" not in name and not name.endswith((".pyi", "/")):
                yield name, pack.read(name)


def pure() -> Iterator[File]:
    """Packages of Python alone, as they are installed here."""
    for name in PURE:
        for path in distribution(name).files or ():
            wanted = (
                path.suffix == ".py"
                and ".." not in path.parts
                and not {"testclient.py", "pytest_plugin.py", "_trio.py"} & {path.name}
            )
            if wanted:
                yield path.as_posix(), path.read_binary()


def ours() -> Iterator[File]:
    """Our own package: what a house needs of it."""
    wanted = [*SOURCE.glob("*.py"), *(SOURCE / "art" / name for name in ART), *(SOURCE / name for name in OURS)]
    for place in wanted:
        for path in [place] if place.is_file() else place.rglob("*"):
            name = path.relative_to(SOURCE).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not name.startswith(SERVER_ONLY):
                for packed in STAND_INS.get(name, (f"noctuary/{name}",)):
                    yield packed, path.read_bytes()


if __name__ == "__main__":
    if not main(Path(sys.argv[1])):
        raise SystemExit("msgspec for the browser could not be fetched; the page will need a server.")
