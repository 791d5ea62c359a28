"""Somebody's own photographs as discs: read with care, cut, and written anew without anything a camera adds."""

from __future__ import annotations

from pathlib import Path

import pyvips

SIZE = 600
LEAST = 300
"""Fewest pixels of the shorter side."""
MOST = 100_000_000
"""Most pixels of a picture."""
HEAVIEST = 40_000_000
"""Most bytes of its file."""
KINDS = ("jpegload", "pngload", "webpload", "heifload")
"""What is read at all, whatever a file is called. No drawings: they may ask for other files."""
BUDGET = 100_000
QUALITIES = (80, 70, 60, 50, 40, 30, 20, 10)


class Unfit(Exception):
    """A picture that cannot be used, and why: `kind`, `small`, `large` or `damaged`."""


def disc(path: Path) -> bytes:
    """The middle of a picture as a round WebP; where, when and with what it was taken is not in it."""
    if path.stat().st_size > HEAVIEST:
        raise Unfit("large")
    data = path.read_bytes()
    try:
        head = pyvips.Image.new_from_buffer(data, "")
    except pyvips.Error:
        raise Unfit("kind") from None
    if not str(head.get("vips-loader")).startswith(KINDS):
        raise Unfit("kind")
    if head.width * head.height > MOST:
        raise Unfit("large")
    if min(head.width, head.height) < LEAST:
        raise Unfit("small")
    try:
        return pressed(data)
    except pyvips.Error:
        raise Unfit("damaged") from None


def pressed(data: bytes) -> bytes:
    """Upright, cut to the middle, round, and within the budget of bytes."""
    pyvips.Image.new_from_buffer(data, "", fail_on="truncated").copy_memory()  # damage is not shrunk away
    cut = pyvips.Image.thumbnail_buffer(data, SIZE, height=SIZE, crop="centre").colourspace("srgb")
    flat = cut.flatten(background=[28, 26, 34]) if cut.hasalpha() else cut
    grid = pyvips.Image.xyz(SIZE, SIZE) - [(SIZE - 1) / 2] * 2
    inside = ((grid[0] ** 2 + grid[1] ** 2) <= (SIZE / 2) ** 2).ifthenelse(255, 0)
    made = flat.cast("uchar").bandjoin(inside.cast("uchar")).copy(interpretation="srgb").copy_memory()
    found = b""
    for quality in QUALITIES:
        found = bytes(made.webpsave_buffer(Q=quality, keep="none"))
        if len(found) <= BUDGET:
            break
    return found
