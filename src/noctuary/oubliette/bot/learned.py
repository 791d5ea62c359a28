"""What `noctuary lab oubliette outlook` learned: the numbers of a network for each preset, in `learned.txt`.

A line for each: the preset, how many sums there are, and half-precision numbers, the rows first.
"""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from struct import pack, unpack

from noctuary.oubliette.bot.outlook import ROWS, Outlook

Numbers = Sequence[float]


def written(preset: str, rows: Sequence[Numbers], base: Numbers, out: Numbers, bias: float) -> str:
    """A line of the file."""
    numbers = [*(number for row in rows for number in row), *base, *out, bias]
    return f"{preset} {len(base)} {b64encode(pack(f'<{len(numbers)}e', *numbers)).decode()}"


def read(line: str) -> Outlook:
    """The network of a line."""
    _, sums, text = line.split()
    wide = int(sums)
    data = b64decode(text)
    numbers = unpack(f"<{len(data) // 2}e", data)
    if len(numbers) != (ROWS + 2) * wide + 1:
        raise ValueError("learned.txt was made for other signs: learn it again")
    rows = [list(numbers[at : at + wide]) for at in range(0, ROWS * wide, wide)]
    rest = numbers[ROWS * wide :]
    return Outlook(rows, list(rest[:wide]), list(rest[wide : 2 * wide]), rest[-1])


@cache
def outlook_for(preset: str) -> Outlook | None:
    """The network for a preset; none for options of one's own, which nobody has learned."""
    for line in files("noctuary.oubliette.bot").joinpath("learned.txt").read_text("utf-8").splitlines():
        if line.split(" ", 1)[0] == preset:
            return read(line)
    return None
