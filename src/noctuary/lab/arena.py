"""Bots against each other: rotated seats, equal deals, ratings with intervals, and what every move cost.

Each deal is played in two ways. *Mixed*: all bots sit round the table, in an order drawn for this deal, once for every
rotation, so that each bot has each seat on the same cards. *Alone*: each bot sits alone among others of one kind, on a
seat that moves on from deal to deal. A game for one is played by every bot on the same deal.

Ratings are those of `openskill` (Plackett-Luce). They hang a little on the order of the games; so the deals are drawn
again with replacement, and rating and interval are mean and spread of what comes of that (bootstrap).
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import msgspec

from noctuary.catalog import game
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.game import Outcome
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.lab.simulate import Spent, play_out, wilson

RESAMPLED = 40
"""How often the deals are drawn again for the interval of a rating."""
MIDDLE = 25.0
"""The mean of all ratings: only their differences mean anything."""
CHUNK = 10
"""So many deals are played at a time."""


class Meeting(msgspec.Struct, frozen=True):
    """Who plays whom on how many deals: everything the figures depend on, CPU apart."""

    game: str
    players: int
    deals: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, object]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played: the bot of every seat, and what each seat has of the win."""

    deal: int
    alone: bool
    """Whether the first of `who` sat alone among others of one kind."""
    who: tuple[str, ...]
    shares: tuple[float, ...]
    sides: bool
    """Whether those who won did so together."""


class Cost(msgspec.Struct):
    """What a bot's moves cost."""

    moves: int = 0
    seconds: float = 0.0

    def milliseconds(self) -> float:
        """CPU a move."""
        return 1000 * self.seconds / max(1, self.moves)


class Figure(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int


class Standing(msgspec.Struct, frozen=True):
    """How a bot stands: its rating, its share of wins among all, alone among each other kind, and its price."""

    bot: str
    rating: Figure
    wins: Figure
    alone: dict[str, Figure]
    moves: int
    cpu_ms: float


def check(spec: Spec, names: Sequence[str]) -> tuple[str, ...]:
    """The bots that meet: two or more, each known, none twice."""
    for name in names:
        if name not in spec.bots:
            raise BadInput("bot", game=spec.name, given=name, known=", ".join(spec.bots))
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadInput("arena-bots", given=", ".join(names) or "–", known=", ".join(spec.bots))
    return tuple(names)


# Playing -------------------------------------------------------------------------------------------------------------


def seatings(meeting: Meeting, deal: int) -> list[tuple[bool, tuple[str, ...], int]]:
    """The games of one deal: whether somebody sits alone, who sits where, and the seat of whoever does."""
    names, seats = list(meeting.bots), meeting.players
    if seats == 1:
        return [(False, (name,), 0) for name in names]
    Stream(seed_of(f"{meeting.seed}/{deal}/order")).shuffle(names)
    found = [
        (False, tuple(names[(seat + turn) % len(names)] for seat in range(seats)), 0) for turn in range(len(names))
    ]
    own = deal % seats
    for one in meeting.bots:
        for other in meeting.bots:
            if one != other:
                found.append((True, tuple(one if seat == own else other for seat in range(seats)), own))
    return found


def shares_of(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """What each seat has of the win. A side wins as one; elsewhere whoever shares a win has a part of it."""
    part = 1.0 if outcome.side else 1.0 / max(1, len(outcome.winners))
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))


def play_deals(meeting: Meeting, first: int, count: int) -> tuple[list[Played], dict[str, Cost]]:
    """All games of some deals."""
    spec = game(meeting.game)
    options = spec.options.make(meeting.options)
    played: list[Played] = []
    costs = {name: Cost() for name in meeting.bots}
    for deal in range(first, first + count):
        for number, (alone, who, own) in enumerate(seatings(meeting, deal)):
            g = spec.new(options, meeting.players, Chance(seed_of(f"{meeting.seed}/{deal}")))
            g.loud = False
            spent = [Spent() for _ in who]
            play_out(g, [spec.bots[name] for name in who], Stream(seed_of(f"{meeting.seed}/{deal}/{number}")), spent)
            for name, each in zip(who, spent, strict=True):
                costs[name].moves += each.moves
                costs[name].seconds += each.seconds
            outcome = g.result()
            assert outcome is not None
            shares = shares_of(outcome, meeting.players)
            seats = [own, *[seat for seat in range(meeting.players) if seat != own]]
            played.append(
                Played(
                    deal,
                    alone,
                    tuple([who[seat] for seat in seats]),
                    tuple([shares[seat] for seat in seats]),
                    bool(outcome.side),
                )
            )
    return played, costs


def meet(
    meeting: Meeting, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[list[Played], dict[str, Cost]]:
    """All games of a meeting, in several processes if asked; the games do not hang on how many."""
    starts = range(0, meeting.deals, CHUNK)
    sizes = [min(CHUNK, meeting.deals - start) for start in starts]
    played: list[Played] = []
    costs = {name: Cost() for name in meeting.bots}
    pool = None if jobs == 1 else ProcessPoolExecutor(jobs)
    try:
        for part, spent in (map if pool is None else pool.map)(play_deals, repeat(meeting), starts, sizes):
            played += part
            for name, cost in spent.items():
                costs[name].moves += cost.moves
                costs[name].seconds += cost.seconds
            if progress is not None:
                progress(part[-1].deal + 1)
    finally:
        if pool is not None:
            pool.shutdown()
    return played, costs


# Judging -------------------------------------------------------------------------------------------------------------


def matches(played: Sequence[Played]) -> dict[int, list[tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]]]:
    """By deal, what is rated: teams of bots and their places. Of a game for one, all who played that deal."""
    found: dict[int, list[tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]]] = defaultdict(list)
    solo: dict[int, list[Played]] = defaultdict(list)
    for each in played:
        if len(each.who) == 1:
            solo[each.deal].append(each)
        elif each.sides:
            teams = [tuple(bot for bot, share in zip(each.who, each.shares, strict=True) if bool(share) is won)
                     for won in (True, False)]  # fmt: skip
            if all(teams):
                found[each.deal].append((tuple(teams), (0, 1)))
        else:
            places = tuple(0 if share else 1 for share in each.shares)
            found[each.deal].append((tuple((bot,) for bot in each.who), places))
    for deal, games in solo.items():
        found[deal].append((tuple(each.who for each in games), tuple(0 if each.shares[0] else 1 for each in games)))
    return dict(found)


def ratings(played: Sequence[Played], bots: Sequence[str], seed: str) -> dict[str, Figure]:
    """The rating of every bot, with the interval that drawing the deals again gives."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise BadInput("extra-missing", name="openskill", extra="lab") from None
    model = PlackettLuce(tau=0.0)  # Bots do not change while they play.
    rated = matches(played)
    deals = sorted(rated)
    luck = Random(f"{seed}/ratings")
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLED):
        standing = {bot: model.rating(name=bot) for bot in bots}
        for deal in luck.choices(deals, k=len(deals)):
            for teams, places in rated[deal]:
                rate(model, standing, teams, places)
        mean = fmean(standing[bot].mu for bot in bots)
        for bot in bots:
            found[bot].append(MIDDLE + standing[bot].mu - mean)
    return {bot: _figure(fmean(mus), 1.96 * pstdev(mus), len(deals)) for bot, mus in found.items()}


def rate(model: Any, standing: dict[str, Any], teams: tuple[tuple[str, ...], ...], places: tuple[int, ...]) -> None:
    """One match. A bot that sits on several seats takes the mean of what they would give it.

    A team is worth the sum of its players, but one Traitor stands up to many Wizards: the smaller side gets a player
    whose rating makes up for it, and who learns like the others what that side is worth.
    """
    largest = max(len(team) for team in teams)
    teams = tuple(team if len(team) == largest else (*team, f"{largest} to {len(team)}") for team in teams)
    for team in teams:
        if team[-1] not in standing:
            standing[team[-1]] = model.create_rating([MIDDLE * (largest + 1 - len(team)), MIDDLE / 3])
    before = [[model.create_rating([standing[bot].mu, standing[bot].sigma]) for bot in team] for team in teams]
    after = model.rate(before, ranks=list(places))
    new: dict[str, list[Any]] = defaultdict(list)
    for team, rates in zip(teams, after, strict=True):
        for bot, rating in zip(team, rates, strict=True):
            new[bot].append(rating)
    for bot, rates in new.items():
        standing[bot] = model.create_rating([fmean(each.mu for each in rates), fmean(each.sigma for each in rates)])


def _figure(value: float, half: float, games: int) -> Figure:
    return Figure(round(value, 4), round(value - half, 4), round(value + half, 4), games)


def share_figure(shares: Sequence[float]) -> Figure:
    """The mean of shares of wins. Wholes have Wilson's interval; divided ones that of their mean."""
    mean = fmean(shares)
    if all(share in (0.0, 1.0) for share in shares):
        low, high = wilson(round(sum(shares)), len(shares))
        return Figure(round(mean, 4), round(low, 4), round(high, 4), len(shares))
    return _figure(mean, 1.96 * pstdev(shares) / sqrt(len(shares)), len(shares))


def standings(meeting: Meeting, played: Sequence[Played], costs: dict[str, Cost]) -> list[Standing]:
    """Every bot, the highest rating first."""
    among_all: dict[str, list[float]] = defaultdict(list)
    alone: dict[str, dict[str, list[float]]] = {bot: defaultdict(list) for bot in meeting.bots}
    for each in played:
        if each.alone:
            alone[each.who[0]][each.who[1]].append(each.shares[0])
        else:
            for bot, share in zip(each.who, each.shares, strict=True):
                among_all[bot].append(share)
    rated = ratings(played, meeting.bots, meeting.seed)
    found = [
        Standing(
            bot,
            rated[bot],
            share_figure(among_all[bot]),
            {other: share_figure(shares) for other, shares in alone[bot].items()},
            costs[bot].moves,
            round(costs[bot].milliseconds(), 4),
        )
        for bot in meeting.bots
    ]
    return sorted(found, key=lambda each: -each.rating.value)
