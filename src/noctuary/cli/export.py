"""`noctuary export`: records as a dataset."""

import sys
from collections.abc import Sequence
from pathlib import Path

from noctuary.core.refusal import BadInput
from noctuary.lab.dataset import export as write
from noctuary.text import Words


def export(say: Words, paths: Sequence[Path], out: Path, licence: str | None, parquet: bool) -> None:
    """Write it, and say what was left out."""
    done = write(paths, out, licence or say("export-no-licence"), parquet)
    for path, wrong in done.left_out:
        print(say("export-left-out", name=str(path), why=say.bad_input(wrong)), file=sys.stderr)
    if not done.games:
        raise BadInput("export-nothing")
    print(say("export-done", games=done.games, choices=done.choices, name=str(out)))
