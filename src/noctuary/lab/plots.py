"""Plots as SVG, drawn by hand: nothing is fetched, and colours come from the page's style."""

from collections.abc import Sequence
from html import escape

from noctuary.lab.stats import Estimate

WIDTH = 340
HEIGHT = 170
LEFT = 34
BOTTOM = 24
TOP = 10


def mark(value: Estimate, low: float, high: float, line: float | None, kind: str = "") -> str:
    """A dot and its interval between two ends of a scale, as wide as its place; a fine line where a level share is."""
    span = high - low or 1.0

    def at(x: float) -> str:
        return f"{2 + 96 * (min(max(x, low), high) - low) / span:.2f}%"

    parts = [f'<svg class="mark {kind}" width="100%" height="22" aria-hidden="true">']
    parts.append('<line x1="2%" x2="98%" y1="11" y2="11" class="rail"/>')
    if line is not None:
        parts.append(f'<line x1="{at(line)}" x2="{at(line)}" y1="0" y2="22" class="level"/>')
    parts.append(f'<line x1="{at(value.low)}" x2="{at(value.high)}" y1="11" y2="11" class="whisker"/>')
    parts.append(f'<circle cx="{at(value.value)}" cy="11" r="4.5" class="dot"/></svg>')
    return "".join(parts)


def bar(value: float, most: float) -> str:
    """A plain bar."""
    width = 100 * value / most if most else 0.0
    return (
        '<svg class="bar" width="100%" height="22" aria-hidden="true"><rect x="0" y="6" width="100%" height="10" rx="5"'
        f' class="trough"/><rect x="0" y="6" width="{max(width, 1.5):.2f}%" height="10" rx="5" class="fill"/></svg>'
    )


def frame(title: str, body: str) -> str:
    """An SVG of the usual size, with a name for who cannot see it."""
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title, True)}">{body}</svg>'
    )


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers from one end to the other."""
    span = (high - low) / count or 1.0
    power = 10.0 ** len(str(int(span))) / 10 if span >= 1 else 0.1 if span >= 0.1 else 0.01
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if power * factor >= span - 1e-9)
    first = int(low / step) * step
    found = [first + step * n for n in range(count + 3)]
    return [tick for tick in found if low - 1e-9 <= tick <= high + 1e-9]


def histogram(title: str, values: Sequence[float], written: Sequence[str] = ()) -> str:
    """How often each range of values occurs; the middle is marked."""
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values)
    bins = min(20, int(high - low) + 1) if whole else 16
    width = (high - low + (1 if whole else 0)) / bins or 1.0
    if whole:
        width = float(-(-int(high - low + 1) // bins))
        bins = -(-int(high - low + 1) // int(width))
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    most = max(counts)
    step = (WIDTH - LEFT - 8) / bins
    parts = [f'<line class="axis" x1="{LEFT}" x2="{WIDTH - 8}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM}"/>']
    for at, count in enumerate(counts):
        tall = (HEIGHT - BOTTOM - TOP) * count / most
        parts.append(
            f'<rect class="column" x="{LEFT + at * step + 0.75:.1f}" y="{HEIGHT - BOTTOM - tall:.1f}"'
            f' width="{max(step - 1.5, 1):.1f}" height="{tall:.1f}"/>'
        )
    marks = range(0, bins, max(1, -(-bins // 6)))
    for at in marks:
        value = low + at * width
        text = f"{value:.0f}" if whole or width >= 1 else f"{value:.2f}"
        middle = LEFT + (at + 0.5) * step
        parts.append(f'<text class="tick" text-anchor="middle" x="{middle:.1f}" y="{HEIGHT - 8}">{text}</text>')
    parts.append(
        f'<text class="tick" text-anchor="end" x="{LEFT - 5}" y="{TOP + 8}">{100 * most / len(values):.0f} %</text>'
    )
    return frame(title, "".join(parts))


def line(title: str, points: Sequence[Estimate], part_of_game: bool, top: float | None = None) -> str:
    """A mean along the way, with its interval as a band: by round, or by the part of a game that is over."""
    values = [point for point in points if point.n > 1]
    if len(values) < 2:
        values = list(points)
    high = top if top is not None else max(max(point.value for point in values) * 1.15, 0.1)
    wide, tall = WIDTH - LEFT - 12, HEIGHT - BOTTOM - TOP

    def x(at: int) -> float:
        return LEFT + wide * at / max(1, len(values) - 1)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - tall * min(max(value, 0.0), high) / high

    parts = []
    for tick in ticks(0.0, high):
        text = f"{tick:.0f}" if high >= 5 else f"{tick:.1f}" if high >= 0.5 else f"{tick:.2f}"
        parts.append(f'<line class="gridline" x1="{LEFT}" x2="{WIDTH - 12}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text class="tick" text-anchor="end" x="{LEFT - 6}" y="{y(tick) + 4:.1f}">{text}</text>')
    upper = [f"{x(at):.1f},{y(point.high if point.n > 1 else point.value):.1f}" for at, point in enumerate(values)]
    lower = [f"{x(at):.1f},{y(point.low if point.n > 1 else point.value):.1f}" for at, point in enumerate(values)]
    middle = " ".join(f"{x(at):.1f},{y(point.value):.1f}" for at, point in enumerate(values))
    parts.append(f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>')
    parts.append(f'<polyline class="curve" points="{middle}"/>')
    parts += [
        f'<circle class="dot" r="3" cx="{x(at):.1f}" cy="{y(each.value):.1f}"/>' for at, each in enumerate(values)
    ]
    for at in range(0, len(values), max(1, -(-len(values) // 7))):
        text = f"{100 * at / (len(values) - 1):.0f} %" if part_of_game and len(values) > 1 else str(at + 1)
        anchor = "end" if at == len(values) - 1 and part_of_game else "middle"
        parts.append(f'<text class="tick" text-anchor="{anchor}" x="{x(at):.1f}" y="{HEIGHT - 8}">{text}</text>')
    return frame(title, "".join(parts))
