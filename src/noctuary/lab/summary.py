"""Figures out of rows: shares, means, series and what goes with winning, each with its interval."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from noctuary.lab.plan import Arm
from noctuary.lab.rows import Played, Results, Row
from noctuary.lab.stats import Estimate, difference, difference_of_shares, elo, gap, mean, share

RESAMPLED = ("trace", "openness")
"""Series along the whole of a game, whatever its length; the others count rounds."""
IN_ORDER = {name: at for at, name in enumerate(("first", "second", "third", "fourth", "fifth"))}
LEAST = 20
"""Seats or games on each side of a comparison, below which it says too little."""


def won(row: Row, seat: int) -> float:
    """What a seat has of a victory: all of it on a winning side, its part where seats share it."""
    if seat not in row.winners:
        return 0.0
    return 1.0 if row.side else 1.0 / len(row.winners)


class Headline(msgspec.Struct, frozen=True):
    """Whose victory a study looks at first."""

    kind: str
    """`seat` (the challenger's), `solo`, `side` or `first` (of whoever begins)."""
    side: str = ""

    def of(self, arm: Arm, row: Row) -> float:
        """How much of a game they won."""
        if self.kind == "side":
            return float(row.side == self.side)
        if self.kind == "first":
            order = row.figures.get("order")
            return won(row, order.index("first") if order else 0)
        return won(row, row.number % arm.players if self.kind == "seat" else 0)


def headline(plays: Sequence[Played], seat: bool = False) -> Headline:
    """What to look at: the challenger, the one player, the side of the many, or whoever begins."""
    arm = plays[0].arm
    if arm.players == 1:
        return Headline("solo")
    if seat or any(played.arm.challenger for played in plays):
        return Headline("seat")
    sizes: dict[str, list[int]] = {}
    for played in plays:
        for row in played.rows.values():
            if row.side:
                sizes.setdefault(row.side, []).append(len(row.winners))
    if not sizes:
        return Headline("first")
    return Headline("side", max(sorted(sizes), key=lambda side: sum(sizes[side]) / len(sizes[side])))


def shares_of(played: Played, head: Headline) -> dict[int, float]:
    """The headline of each game by number."""
    return {number: head.of(played.arm, row) for number, row in sorted(played.rows.items())}


class Use(msgspec.Struct, frozen=True):
    """How often something was used, and how winning goes with it: a link, which need not be a cause."""

    key: str
    games: float
    """The share of games in which it was used at all."""
    times: float
    """Uses a game."""
    worth: Estimate | None
    """By how much those who used it win more often."""


class Summary(msgspec.Struct, frozen=True):
    """An arm in figures."""

    arm: Arm
    games: int
    head: Headline
    wins: Estimate
    decisive: Estimate
    reasons: dict[str, Estimate]
    sides: dict[str, Estimate]
    seats: list[Estimate]
    labels: dict[str, dict[str, Estimate]]
    numbers: dict[str, Estimate]
    spreads: dict[str, list[float]]
    series: dict[str, list[Estimate]]
    tallies: dict[str, list[Use]]


def summary(played: Played) -> Summary:
    """All there is to say of an arm's games."""
    rows, arm = played.ordered(), played.arm
    head = headline([played])
    numbers: dict[str, list[float]] = {"decisions": [float(row.decisions) for row in rows]}
    series: dict[str, list[list[float]]] = {}
    for row in rows:
        for name, value in row.figures.items():
            if isinstance(value, int | float):
                numbers.setdefault(name, []).append(float(value))
            elif isinstance(value, list) and value and not isinstance(value[0], str):
                series.setdefault(name, []).append(value)
    reasons = Counter(row.reason for row in rows)
    sides = Counter(row.side for row in rows if row.side)
    seats = [[won(row, seat) for row in rows] for seat in range(arm.players)]
    return Summary(
        arm,
        len(rows),
        head,
        share(list(shares_of(played, head).values())),
        share([float(bool(row.side) or len(row.winners) == 1 or arm.players == 1) for row in rows]),
        {reason: share([float(row.reason == reason) for row in rows]) for reason, _ in reasons.most_common()},
        {side: share([float(row.side == side) for row in rows]) for side, _ in sides.most_common()},
        [share(values) for values in seats],
        labels(rows),
        {name: mean(values) for name, values in numbers.items()},
        numbers,
        {name: by_round(lists) for name, lists in series.items()},
        {name: uses(rows, name, arm, head) for name in tally_names(rows)},
    )


def by_round(lists: Sequence[Sequence[float]]) -> list[Estimate]:
    """The mean of the games that came so far, as long as a quarter of them did."""
    longest = max(len(each) for each in lists)
    columns = [[each[at] for each in lists if len(each) > at] for at in range(longest)]
    return [mean(column) for column in columns if len(column) * 4 >= len(lists)]


def labels(rows: Sequence[Row]) -> dict[str, dict[str, Estimate]]:
    """How often the seats with each label win."""
    found: dict[str, dict[str, list[float]]] = {}
    for row in rows:
        for name, value in row.figures.items():
            if isinstance(value, list) and value and isinstance(value[0], str):
                for seat, label in enumerate(value):
                    if label:
                        found.setdefault(name, {}).setdefault(label, []).append(won(row, seat))
    return {
        name: {label: share(by[label]) for label in sorted(by, key=lambda each: (IN_ORDER.get(each, -1), each))}
        for name, by in found.items()
    }


def tally_names(rows: Sequence[Row]) -> list[str]:
    """The tallies there are."""
    return list(dict.fromkeys(name for row in rows for name, value in row.figures.items() if isinstance(value, dict)))


def uses(rows: Sequence[Row], name: str, arm: Arm, head: Headline) -> list[Use]:
    """What a tally says of each of its keys, the most used first."""
    kept = [row for row in rows if name in row.figures]
    keys = Counter[str]()
    for row in kept:
        keys.update({key: sum(counts) for key, counts in row.figures[name].items()})
    apart = arm.players > 1 and by_seat(kept, name, arm.players)
    return [use(kept, name, key, total, arm, head, apart) for key, total in keys.most_common()]


def use(rows: Sequence[Row], name: str, key: str, total: int, arm: Arm, head: Headline, apart: bool) -> Use:
    """One key of a tally; `apart`: it counts seats apart."""
    with_it: list[float] = []
    without: list[float] = []
    games = 0
    for row in rows:
        counts = row.figures[name].get(key)
        games += counts is not None and any(counts)
        if apart:
            for seat, n in enumerate(counts or [0] * arm.players):
                (with_it if n else without).append(won(row, seat))
        else:
            (with_it if counts else without).append(head.of(arm, row))
    enough = len(with_it) >= LEAST and len(without) >= LEAST
    worth = gap(share(without), share(with_it)) if enough else None
    return Use(key, games / len(rows), total / len(rows), worth)


def by_seat(rows: Sequence[Row], name: str, players: int) -> bool:
    """Whether a tally counts seats apart."""
    return any(len(counts) == players for row in rows[:50] for counts in row.figures[name].values())


# Comparing -----------------------------------------------------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    """By how much a figure differs from one arm to the other, deal by deal."""

    name: str
    before: float
    after: float
    change: Estimate
    size: float
    """In standard deviations of the figure in the first arm: to put the great ones first."""


class Comparison(msgspec.Struct, frozen=True):
    """Two arms on the same deals."""

    first: Arm
    second: Arm
    head: Headline
    games: int
    wins: tuple[Estimate, Estimate]
    change: Estimate
    same: Estimate
    """The share of deals that came out alike for the headline: there the difference did not matter."""
    changes: list[Change]
    elo: float
    """The difference on the scale of chess ratings."""


def compare(first: Played, second: Played, seat: bool = False) -> Comparison:
    """Hold two arms against each other, on the deals that both have played."""
    head = headline([first, second], seat)
    both = sorted(first.rows.keys() & second.rows.keys())
    a, b = ([head.of(played.arm, played.rows[number]) for number in both] for played in (first, second))
    wins = share(a), share(b)
    return Comparison(
        first.arm,
        second.arm,
        head,
        len(both),
        wins,
        difference_of_shares(a, b),
        share([float(x == y) for x, y in zip(a, b, strict=True)]),
        changes(first, second, both),
        elo(wins[1].value, len(both)) - elo(wins[0].value, len(both)),
    )


def changes(first: Played, second: Played, both: Sequence[int]) -> list[Change]:
    """How every number changes, the greatest changes first."""
    found = []
    for name in number_names(first, second, both):
        pairs = [(of(first.rows[number], name), of(second.rows[number], name)) for number in both]
        known = [(x, y) for x, y in pairs if x is not None and y is not None]
        if len(known) < LEAST:
            continue
        a, b = [x for x, _ in known], [y for _, y in known]
        start = mean(a)
        spread = start.half / 1.96 * len(a) ** 0.5
        change = difference(a, b)
        found.append(Change(name, start.value, mean(b).value, change, abs(change.value) / spread if spread else 0.0))
    return sorted(found, key=lambda each: -each.size)


def of(row: Row, name: str) -> float | None:
    value: Any = row.decisions if name == "decisions" else row.figures.get(name)
    return float(value) if isinstance(value, int | float) else None


def number_names(first: Played, second: Played, both: Sequence[int]) -> list[str]:
    """The numbers that both arms have."""
    names = ["decisions"]
    for number in both[:50]:
        for played in (first, second):
            names += [name for name in played.rows[number].figures if of(played.rows[number], name) is not None]
    return list(dict.fromkeys(names))


def narrow(arms: Sequence[Arm], until: float) -> Callable[[Results], bool]:
    """Whether the interval is as narrow as is wanted: of the share of one arm, of the difference of two.

    Only its width is looked at, never who leads, so that stopping favours nobody.
    """

    def enough(results: Results) -> bool:
        plays = [results[arm.id] for arm in arms]
        if len(plays) == 1:
            wins = share(list(shares_of(plays[0], headline(plays)).values()))
            return wins.half <= until
        return compare(plays[0], plays[1]).change.half <= until

    return enough
