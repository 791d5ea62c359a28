"""Write every piece to `web/src/art/kit/`, say which are stale (`--check`), or print contact sheets (`--sheets`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from noctuary.art.pieces.house import GAMES

HERE = Path(__file__).resolve()
KIT = HERE.parents[4] / "web" / "src" / "art" / "kit"


def drawn() -> dict[str, str]:
    """Every piece by its path below the kit's folder."""
    return {f"{folder}/{name}": text for folder, files in GAMES.items() for name, text in files().items()}


def stale(folder: Path = KIT) -> list[str]:
    """Files that are not what the code draws, or that it no longer draws."""
    wanted = drawn()
    there = {f.relative_to(folder).as_posix() for f in folder.rglob("*.svg")}
    wrong = {name for name in there & {*wanted} if (folder / name).read_text(encoding="utf-8") != wanted[name]}
    return sorted(wrong | (there ^ {*wanted}))


def write(folder: Path = KIT) -> int:
    """Write all; gives how many."""
    wanted = drawn()
    for old in folder.rglob("*.svg"):
        if old.relative_to(folder).as_posix() not in wanted:
            old.unlink()
    for name, text in wanted.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return len(wanted)


def main(argv: list[str] | None = None) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m noctuary.art.pieces", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    parser.add_argument("--sheets", type=Path, help="write contact sheets of every game to this folder instead")
    args = parser.parse_args(argv)
    if args.check:
        wrong = stale()
        print(*wrong, sep="\n", end="\n" if wrong else "")
        return 1 if wrong else 0
    if args.sheets:
        from noctuary.art.pieces.sheets import write_sheets

        write_sheets(args.sheets)
        return 0
    print(f"{write()} pieces in {KIT.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
