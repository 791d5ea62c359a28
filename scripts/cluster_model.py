"""From measured cells to a page: what several nodes cost, and how far a house grows (`scripts/cluster_cost.py`)."""

import math
from html import escape
from pathlib import Path
from typing import Any

Cell = dict[str, Any]

NODES = (1, 2, 3, 5, 10, 20, 50, 100)
THINKING = 4.0
"""Seconds from one move of a table to the next, as people play."""
PAGE = Path(__file__).with_name("cluster_cost.txt").read_text()


def pooled(cells: list[Cell], name: str) -> float:
    """The mean over all moves."""
    weighed = sum(each[name] * each["moves"] for each in cells)
    return float(weighed / sum(each["moves"] for each in cells))


class Model:
    """What the measurements say of a move."""

    def __init__(self, kept: dict[str, Cell]) -> None:
        near, far = kept["relayed"]["near"], kept["relayed"]["far"]
        self.own = pooled(near, "node_us")
        self.extra = max(0.0, pooled(far, "node_us") - self.own)
        self.nats_us = max(1.0, pooled(far, "nats_us") - pooled(near, "nats_us"))
        self.nats_bytes = pooled(far, "nats_bytes") - pooled(near, "nats_bytes")
        self.full: float = kept["full"]["node_us"]
        self.commits = max(each["per_second"] for each in kept["postgres"].values() if isinstance(each, dict))
        self.per_move = pooled(near + far, "commits")
        self.per_move_full = kept["full"]["commits"]

    def cost(self, nodes: float) -> float:
        """Microseconds of a node's CPU for a move in a house that has all it can do."""
        return self.full + self.extra * (nodes - 1) / nodes

    def limits(self, nodes: float) -> dict[str, float]:
        """Moves a second that each part allows."""
        crossing = (nodes - 1) / nodes
        return {
            "nodes": nodes * 1e6 / self.cost(nodes),
            "PostgreSQL": self.commits / self.per_move_full,
            "NATS": 1e6 / self.nats_us / crossing if crossing else math.inf,
        }

    @property
    def knee(self) -> int:
        """From how many nodes on more of them bring nothing."""
        return next((n for n in range(1, 101) if min(self.limits(n), key=self.limits(n).__getitem__) != "nodes"), 100)


def write_report(kept: dict[str, Cell], to: Path) -> None:
    """The page and its chart."""
    model = Model(kept)
    (to / "cluster-capacity.svg").write_text(chart(model))
    (to / "cluster-cost.md").write_text(page(kept, model))


def page(kept: dict[str, Cell], model: Model) -> str:
    """The page."""
    alone, node, bus, grow = kept["mode"]["alone"], kept["mode"]["node"], kept["bus"], kept["grow"]
    shares = (10, 25, 50, 75, 99)
    near, far = ([bus[f"{name}_{share}"] for share in shares] for name in ("near", "far"))
    sizes = [size for size in grow if size != "day"]
    loads = [each["load"] for each in (*alone, *node, bus, *(grow[size] for size in sizes))]
    us = [beyond_idle(grow[size]) for size in sizes]
    slope = max(us) / min(us)
    return PAGE.format(
        day=kept["mode"]["day"],
        load=f"{min(loads):.0f} to {max(loads):.0f}",
        alone_us=pooled(alone, "node_us"),
        alone_moves=sum(each["moves"] for each in alone),
        node_us=pooled(node, "node_us"),
        node_moves=sum(each["moves"] for each in node),
        ratio=pooled(node, "node_us") / pooled(alone, "node_us"),
        ratios=", ".join(f"{each:.2f}" for each in kept["mode"]["ratios"]),
        bus_moves=bus["moves"],
        near=" | ".join(f"{each:.1f}" for each in near),
        far=" | ".join(f"{each:.1f}" for each in far),
        more=" | ".join(f"{late - early:+.1f}" for early, late in zip(near, far, strict=True)),
        trip=bus["nats_round_trip_ms"],
        frames=kept["frames"]["frames"],
        frame=" | ".join(f"{kept['frames'][f'more_{share}']:+.2f}" for share in (10, 25, 50, 75, 90)),
        grown="\n".join(
            f"| {int(size):,} | {grow[size]['node_us']:.0f} | {beyond_idle(grow[size]):.0f} |"
            f" {grow[size]['opening_ms']:.1f} | {more_kb(grow, sizes, at)} | {grow[size]['idle_percent']:.1f} |"
            for at, size in enumerate(sizes)
        ),
        grow_says=f"Without what the house does anyway the dearest move costs {slope:.2f} times the cheapest."
        + ("" if int(sizes[-1]) >= 5000 else f" The bar is 5,000 tables: only {sizes[-1]} were tried so far."),
        own=model.own,
        across=model.own + model.extra,
        extra=model.extra,
        full=model.full,
        commits=model.commits,
        per_move=model.per_move,
        per_move_full=model.per_move_full,
        bytes_=model.nats_bytes,
        nats_us=model.nats_us,
        core=1e6 / model.cost(1),
        core_many=1e6 / model.cost(100),
        nats_moves=1e6 / model.nats_us,
        nats_mb=model.nats_bytes / model.nats_us,
        db=model.commits / model.per_move,
        db_full=model.commits / model.per_move_full,
        capacity="\n".join(capacity_row(model, nodes) for nodes in NODES),
        knee=model.knee,
        first=min(model.limits(model.knee), key=model.limits(model.knee).__getitem__),
    )


def beyond_idle(cell: Cell) -> float:
    """CPU a move without what the house does while nobody plays: sockets are pinged however few move."""
    return float(cell["node_us"] - cell["idle_percent"] * 1e4 / cell["moves_per_second"])


def more_kb(grow: Cell, sizes: list[str], at: int) -> str:
    """Memory of each table that came after the size before; of the first, a process's own growth hides it."""
    if not at:
        return "-"
    before, now = (int(sizes[each]) for each in (at - 1, at))
    return f"{(grow[sizes[at]]['kb'] * now - grow[sizes[at - 1]]['kb'] * before) / (now - before):.0f}"


def capacity_row(model: Model, nodes: int) -> str:
    """One number of nodes."""
    limits = model.limits(nodes)
    first = min(limits, key=limits.__getitem__)
    return (
        f"| {nodes} | {limits['nodes']:,.0f} | {first} | {limits[first]:,.0f} |"
        f" {round(limits[first] * THINKING, -2):,.0f} |"
    )


# The chart -----------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 740, 400, 70, 170, 20, 50
COLOURS = {"nodes": "#3b6fb6", "PostgreSQL": "#b6543b", "NATS": "#5b8a3a"}
NAMES = {"nodes": "the nodes' CPU", "PostgreSQL": "PostgreSQL's commits", "NATS": "one core of NATS"}


def chart(model: Model) -> str:
    """Moves a second by number of nodes, both by powers of ten; the lowest line is what the house does."""
    steps = [round(10 ** (each / 20), 2) for each in range(41)]
    curves = {name: [(n, model.limits(n)[name]) for n in steps] for name in NAMES}
    finite = [y for curve in curves.values() for _, y in curve if y < math.inf]
    low, high = math.floor(math.log10(min(finite))), math.ceil(math.log10(min(max(finite), 1e6)))

    def x(nodes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * math.log10(nodes) / 2

    def y(moves: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (math.log10(moves) - low) / (high - low)

    body = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>']
    for power in range(low, high + 1):
        at = y(10**power)
        body.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="#ddd5c4"/>')
        body.append(text(LEFT - 8, at + 4, f"{10**power:,}", "end"))
    for nodes in NODES:
        body.append(
            f'<line x1="{x(nodes):.1f}" x2="{x(nodes):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="#eee7d8"/>'
        )
        body.append(text(x(nodes), HEIGHT - BOTTOM + 18, str(nodes), "middle"))
    lowest = [(n, min(model.limits(n).values())) for n in steps]
    body.append(line(lowest, x, y, "#2b2433", 7, 0.25))
    for name, curve in curves.items():
        shown = [(n, value) for n, value in curve if value < 10**high]
        body.append(line(shown, x, y, COLOURS[name], 2.5, 1.0))
        body.append(text(WIDTH - RIGHT + 8, y(shown[-1][1]) + 4, NAMES[name], "start", COLOURS[name]))
    body.append(f'<circle cx="{x(1):.1f}" cy="{y(model.limits(1)["nodes"]):.1f}" r="5" fill="{COLOURS["nodes"]}"/>')
    body.append(
        text(
            (LEFT + WIDTH - RIGHT) / 2,
            HEIGHT - 10,
            "nodes (dot: from one node at full speed; lines: arithmetic)",
            "middle",
        )
    )
    title = "Moves a second by number of nodes: by their CPU, by PostgreSQL's commits, by NATS"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{escape(title, True)}" font-family="system-ui, sans-serif" font-size="13">'
        f"<title>{title}</title>{''.join(body)}</svg>\n"
    )


def text(x: float, y: float, what: str, anchor: str, colour: str = "#3a3344") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(what)}</text>'


def line(points: list[tuple[float, float]], x: Any, y: Any, colour: str, width: float, opacity: float) -> str:
    shown = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    return (
        f'<polyline points="{shown}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
