"""Strokes of a brush: a picture painted again, from broad strokes to small ones, each along the form.

A stroke takes one colour from the picture and leaves it only where the picture is near that colour: it follows an edge
and never crosses it, so what a card shows, and where, stays as it was drawn.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from noctuary.art.light import Field, blurred
from noctuary.art.paper import drift, hashed

ANGLES = 24
BRUSHES = 4


def flow(grey: Field, sigma: float) -> tuple[Field, Field]:
    """Which way a form runs at each place (an angle), and how sure that is, 0 to 1: the structure tensor."""
    down, across = np.gradient(grey)
    xx, yy, xy = (blurred(np.ascontiguousarray(f), sigma) for f in (across * across, down * down, across * down))
    angle: Field = (0.5 * np.arctan2(2 * xy, xx - yy) + np.float32(math.pi / 2)).astype(np.float32)
    apart = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    sure: Field = (apart / (xx + yy + np.float32(1e-6))).astype(np.float32)
    return angle, sure


@lru_cache(3 * 3 * ANGLES * BRUSHES)
def sprite(width: int, length: int, turn: int, number: int) -> tuple[Field, Field]:
    """The mark of a loaded brush: how much paint it leaves, and how its bristles stand up (-1 to 1)."""
    half = math.ceil(math.hypot(width, length) / 2) + 1
    rows, columns = np.mgrid[-half : half + 1, -half : half + 1].astype(np.float32)
    a = turn * math.pi / ANGLES
    along = (columns * math.cos(a) + rows * math.sin(a)) / np.float32(length / 2)
    across = (rows * math.cos(a) - columns * math.sin(a)) / np.float32(width / 2)
    across = across + 0.12 * np.sin(along * 2.1 + number)  # a wrist turns
    bristles = max(4, round(width / 1.7))
    loads = hashed(BRUSHES * 8, bristles + 2, 70)[number * 8 + width % 8]
    at = np.clip((across * 0.5 + 0.5) * (bristles - 1), 0, bristles - 1)
    low = at.astype(np.int32)
    load = loads[low] * (1 - (at - low)) + loads[low + 1] * (at - low)
    body = np.clip((1 - np.abs(across)) * width / 3.0, 0, 1)
    # Bristles with little paint run dry before the stroke ends.
    ends = np.clip((0.55 + 0.45 * load - np.maximum(along, -0.8 * along - 0.05)) * length / 5.0, 0, 1)
    paint = (body * ends * (0.72 + 0.28 * load)).astype(np.float32)
    return paint, ((load * 2 - 1) * body * ends).astype(np.float32)


def painted(picture: Field, widths: tuple[int, ...] = (30, 16, 9), near: float = 0.10) -> tuple[Field, Field]:
    """The picture (RGB, 0 to 1) in strokes, and the relief of the paint."""
    size = picture.shape[0]
    grey = picture.mean(axis=2)
    canvas = np.stack([blurred(np.ascontiguousarray(picture[:, :, b]), 6.0) for b in range(3)], -1)
    # Where a broad blur mixes two things, the ground stays what it is.
    canvas += (picture - canvas) * np.clip(np.abs(picture - canvas).max(axis=2, keepdims=True) * 12, 0, 1)
    relief = np.zeros((size, size), np.float32)
    for layer, width in enumerate(widths):
        angle, sure = flow(grey, width * 0.6)
        angle = angle + drift(size, 130, 31 + layer) * (1.1 - 0.9 * np.clip(sure, 0, 1))
        soft = np.stack([blurred(np.ascontiguousarray(picture[:, :, b]), max(1.0, width / 9)) for b in range(3)], -1)
        error = blurred(np.abs(picture - canvas).max(axis=2), width / 4)
        _lay(canvas, relief, picture, soft, angle, error if layer else None, width, layer, near)
    return canvas, relief


def _lay(
    canvas: Field, relief: Field, picture: Field, soft: Field, angle: Field, error: Field | None,
    width: int, layer: int, near: float,
) -> None:  # fmt: skip
    """One layer of strokes, in an order that shows no rows."""
    size = canvas.shape[0]
    step = width * (0.62 if error is None else 0.55)
    count = int(size / step)
    luck = [hashed(count, count, 40 + 10 * layer + k).ravel() for k in range(6)]
    base = (np.arange(count, dtype=np.float32) + 0.5) * np.float32(step)
    ys = np.clip(np.repeat(base, count) + (luck[0] - 0.5) * step * 1.4, 0, size - 1)
    xs = np.clip(np.tile(base, count) + (luck[1] - 0.5) * step * 1.4, 0, size - 1)
    inside = np.hypot(xs - size / 2, ys - size / 2) < size * 0.485
    rows, columns = ys.astype(np.int32), xs.astype(np.int32)
    wanted = inside if error is None else inside & (error[rows, columns] > 0.012 + 0.02 * luck[5])
    turns = np.round(angle[rows, columns] * (ANGLES / math.pi)).astype(np.int32) % ANGLES
    colours = soft[rows, columns] * (1 + (luck[2] - 0.5) * 0.085)[:, None]
    colours[:, 0] *= 1 + (luck[3] - 0.5) * 0.03
    colours[:, 2] *= 1 - (luck[3] - 0.5) * 0.03
    order: NDArray[np.intp] = np.argsort(luck[4], kind="stable")
    lengths = (round(width * 2.2), round(width * 3.2), round(width * 4.4))
    sharp = np.float32(1 / near**2)
    for n in order[wanted[order]]:
        paint, bristle = sprite(width, lengths[int(luck[5][n] * 3)], int(turns[n]), int(luck[3][n] * BRUSHES))
        half = paint.shape[0] // 2
        y, x = int(rows[n]), int(columns[n])
        y0, y1, x0, x1 = max(0, y - half), min(size, y + half + 1), max(0, x - half), min(size, x + half + 1)
        cut = np.s_[y0 - y + half : y1 - y + half, x0 - x + half : x1 - x + half]
        there = np.s_[y0:y1, x0:x1]
        off = picture[there] - colours[n]
        like = 1 - np.einsum("ijk,ijk->ij", off, off) * sharp
        np.maximum(like, 0, out=like)
        cover = paint[cut] * like
        canvas[there] += cover[:, :, None] * (colours[n] - canvas[there])
        relief[there] += cover * (bristle[cut] - relief[there])
