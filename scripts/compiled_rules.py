"""Compile the rules where a C compiler is found, and say where Python finds them: for `make play`.

    PYTHONPATH=$(compiled_rules.py) noctuary serve

The folder (build/rules) has a link to every file of the source and, beside them, the compiled modules: so the client,
the pictures and all that is not compiled are those of the source. They are compiled again when one of their sources has
changed (about a minute and a half). Nothing is printed on standard output, and the source is run as it is, where there
is no compiler or compiling fails; `noctuary serve` says which it runs.
"""

import hashlib
import os
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
SUFFIXES = (".so", ".pyd")

Compile = Callable[[Path], dict[str, str] | None]


def brought_up(root: Path, place: Path, compile_modules: Compile) -> bool:
    """Bring the folder up to date; whether there are compiled modules in it."""
    stamp, seal = place / "compiled.txt", seal_of(root)
    if not stamp.is_file() or stamp.read_text() != seal:
        print("Compiling the rules (once; about a minute and a half) …", file=sys.stderr)
        built = compile_modules(root)
        if built is None:
            return False
        shutil.rmtree(place, ignore_errors=True)
        for made, goes in built.items():
            (place / goes).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made, place / goes)
        stamp.write_text(seal)
    link_all(root / "src" / "noctuary", place / "noctuary")
    return True


def seal_of(root: Path) -> str:
    """The hash of everything that is compiled, and of what compiles it."""
    names = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["noctuary"]["compiled"]
    sealed = hashlib.sha256(sys.version.encode())
    for name in names:
        sealed.update(name.encode() + b"\0" + (root / "src" / "noctuary" / name).read_bytes())
    return sealed.hexdigest()


def link_all(source: Path, place: Path) -> None:
    """A link to every file of the source, and to none that is gone."""
    for folder, folders, files in os.walk(source):
        folders[:] = [name for name in folders if name != "__pycache__"]
        here = place / Path(folder).relative_to(source)
        here.mkdir(parents=True, exist_ok=True)
        for name in files:
            if not name.endswith(SUFFIXES) and not (here / name).is_symlink():
                (here / name).symlink_to(Path(folder) / name)
    for path in place.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def main() -> None:
    """Say where they are."""
    try:
        from hatch_build import compile_modules, compiler
    except ImportError:
        return  # Without hatchling nothing is built here.
    place = ROOT / "build" / "rules"
    if compiler() and brought_up(ROOT, place, compile_modules):
        print(place)


if __name__ == "__main__":
    main()
