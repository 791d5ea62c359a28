"""The standing of an arena as a picture: ratings and shares of wins with their intervals, CPU a move beside them."""

from collections.abc import Callable, Sequence
from html import escape

from noctuary.lab.arena import Figure, Standing

INK = "#2b2733"
PALE = "#e4dfd6"
RATING = "#5b4a8a"
WINS = "#3b7d6e"
LEFT, PANEL, GAP, ROW, TOP = 130, 230, 40, 34, 66


def chart(title: str, heads: tuple[str, str, str], standing: Sequence[Standing], fair: float | None) -> str:
    """An SVG of its own: no script, no style sheet, no font. `fair` is the share of an average bot, if there is one."""
    height = TOP + ROW * len(standing) + 34
    rating = scale([each.rating for each in standing], None)
    wins = scale([each.wins for each in standing], fair)
    second = LEFT + PANEL + GAP
    third = second + PANEL + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {third + 90} {height}" font-family="sans-serif"'
        f' font-size="12" fill="{INK}" role="img"><title>{escape(title)}</title>',
        f'<rect width="{third + 90}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="24" font-size="15">{escape(title)}</text>',
    ]
    for left, head in zip((LEFT, second, third), heads, strict=True):
        parts.append(f'<text x="{left}" y="48" fill="#6d6778">{escape(head)}</text>')
    bottom = TOP + ROW * len(standing)
    parts += axis(LEFT, bottom, rating, lambda value: f"{value:.0f}")
    parts += axis(second, bottom, wins, lambda value: f"{100 * value:.0f} %")
    if fair is not None:
        x = at(second, wins, fair)
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{bottom}" stroke="{INK}" stroke-dasharray="3 3" opacity=".5"/>')
    for row, each in enumerate(standing):
        y = TOP + ROW * row + ROW // 2
        parts.append(f'<text x="16" y="{y + 4}" font-size="13">{escape(each.bot)}</text>')
        parts += dot(LEFT, y, rating, each.rating, RATING)
        parts += dot(second, y, wins, each.wins, WINS)
        parts.append(f'<text x="{third}" y="{y + 4}">{each.cpu_ms:.2f} ms</text>')
    return "\n".join([*parts, "</svg>", ""])


Scale = tuple[float, float]


def scale(figures: Sequence[Figure], also: float | None) -> Scale:
    """The ends of an axis that holds every interval, with some air."""
    low = min([figure.low for figure in figures] + ([] if also is None else [also]))
    high = max([figure.high for figure in figures] + ([] if also is None else [also]))
    air = 0.06 * (high - low) or 0.5
    return low - air, high + air


def at(left: int, scale: Scale, value: float) -> float:
    """Where a value lies."""
    return left + PANEL * (value - scale[0]) / (scale[1] - scale[0])


def axis(left: int, bottom: int, scale: Scale, text: Callable[[float], str]) -> list[str]:
    """Four lines and what they stand for."""
    found = []
    for step in range(4):
        value = scale[0] + (scale[1] - scale[0]) * (0.06 + 0.88 * step / 3)
        x = at(left, scale, value)
        found.append(f'<path d="M{x:.1f} {TOP - 8}V{bottom}" stroke="{PALE}"/>')
        found.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle" fill="#6d6778">{text(value)}</text>')
    return found


def dot(left: int, y: int, scale: Scale, figure: Figure, colour: str) -> list[str]:
    """A figure with its interval."""
    low, high = at(left, scale, figure.low), at(left, scale, figure.high)
    return [
        f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10" stroke="{colour}"'
        ' stroke-width="1.5"/>',
        f'<circle cx="{at(left, scale, figure.value):.1f}" cy="{y}" r="4.5" fill="{colour}"/>',
    ]
