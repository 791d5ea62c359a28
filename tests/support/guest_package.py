"""A game of somebody else's package, as `noctuary new-game` writes it and an installer would bring it in."""

import os
import re
import sys
from pathlib import Path

from noctuary.cli import main


def write_guest(into: Path, name: str = "glow") -> Path:
    """Write the package and what an installer notes down of it; the folder to put on the path."""
    assert main(["new-game", name, "--into", str(into)]) == 0
    folder = into / name
    entry = re.search(
        rf'\[project.entry-points."(.+)"\]\n{name} = "(.+)"', (folder / "pyproject.toml").read_text("utf-8")
    )
    assert entry is not None
    announce(folder / "src", name, f"[{entry[1]}]\n{name} = {entry[2]}\n")
    return folder / "src"


def announce(src: Path, package: str, entry_points: str) -> None:
    """What an installed package says it brings."""
    info = src / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(entry_points, "utf-8")


def with_path(*folders: Path) -> str:
    """A PYTHONPATH that has these folders too."""
    return os.pathsep.join([*map(str, folders), *(path for path in sys.path if path)])
