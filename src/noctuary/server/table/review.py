"""After a game: why a bot did what it did; of a game for one, a line that would have won, and where the chances went.

All is worked out by the workers, once: what was found is kept for as many questions as were asked last.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from noctuary.core.record import Header, Journal
from noctuary.core.spec import Spec
from noctuary.server.errors import Closed
from noctuary.server.store.lines import Round
from noctuary.server.table.bots import Thinker
from noctuary.server.table.games import game as game_of
from noctuary.server.table.pictures import Reader
from noctuary.server.table.replay import Archive, Finished, Replay, breathe, replay_of, steps_of
from noctuary.server.table.study import FOUND, GRADED, TOLD, WEIGHED, DealGrade, FoundLine, StudyJob, WeighedStep
from noctuary.server.table.wire import LineData

KEPT = 256
"""Of so many games what was found is remembered."""
WAITING = 16
"""So many may wait for their turn; the next one is told that the house is busy."""
DEALS = 40
"""In so many deals every choice of a game is tried: its chance is right within eight in a hundred, mostly."""
AGAIN = 200
"""In so many other deals those are tried once more that seem to have cost most: the worst of many is often bad luck."""
SUSPECTS = 4
PART = 8
"""Steps that a worker is handed at a time: in a page, bots think in between."""
LITTLE = 0.06
"""What costs less than this is not called a mistake."""


class WinningLine(msgspec.Struct, frozen=True):
    """A line that wins a deal, as a replay. None where there is none (`lost`), or none was found (`open`)."""

    verdict: str
    replay: Replay | None


class ChancePoint(msgspec.Struct, frozen=True):
    """What a choice was worth: of a hundred games that could have gone on from there, how many were won.

    `best`: the same for the best of the other answers, in the same deals.
    """

    step: int
    """The step of the replay that shows what came of it."""
    chance: int
    best: int


class Turning(msgspec.Struct, frozen=True):
    """The choice that cost most: games won of a hundred after the other answer and after this one, both in words."""

    step: int
    before: int
    after: int
    chosen: LineData
    other: LineData


class Chances(msgspec.Struct, frozen=True):
    """The chances of a finished game, choice by choice; those that were no choice are left out."""

    won: bool
    points: tuple[ChancePoint, ...]
    worst: Turning | None
    """None if no choice cost more than a little: the cards did it."""


class Why(msgspec.Struct, frozen=True):
    """Why a choice was made. Of a person's choice: what a bot would have done there, and why."""

    step: int
    seat: int
    bot: str
    """The name of the bot that chose; nothing: a person did."""
    chosen: LineData
    lines: tuple[LineData, ...]
    """The reasons, the first ones first."""
    other: LineData | None
    """The answer it liked next best, or better; of a person's choice, the one a bot would have given, if another."""
    chance: int
    other_chance: int
    """Games won of ten after its choice and after the other, as it saw them; -1: it does not weigh chances."""


class Reviews:
    """Where finished games are studied, one after the other."""

    def __init__(self, archive: Archive, thinker: Thinker) -> None:
        self.archive = archive
        self.thinker = thinker
        self.turn = asyncio.Lock()
        self.running: dict[Any, asyncio.Task[Any]] = {}
        self.kept: OrderedDict[Any, Any] = OrderedDict()

    async def grade(self, game: str, deal: int, preset: str) -> DealGrade:
        """How hard a numbered deal is."""

        async def work() -> DealGrade:
            return GRADED.decode(await self.thinker.study(StudyJob("grade", "", deal=deal, game=game, preset=preset)))

        found: DealGrade = await self._once(("grade", game, deal, preset), work)
        return found

    async def line(self, id: str, round: int) -> WinningLine:
        """A line that wins the deal of a finished game."""
        name, record = await self.archive.read(id, round, solvable)
        found: FoundLine = await self._once(("line", name), lambda: self._find(record))
        if not found.choices:
            return WinningLine(found.verdict, None)
        return await self.archive.read(id, round, lambda found_round: shown(found_round, found))

    async def chances(self, id: str, round: int) -> Chances:
        """Where the chances of a finished game went."""

        async def work() -> Chances:
            game = await self.archive.read(id, round, comparable)
            return await self._weigh(*game)

        found: Chances = await self._once(("chances", id, round), work)
        return found

    async def why(self, id: str, round: int, step: int) -> Why:
        """Why the choice of a step was made."""

        async def work() -> Why:
            record = await self.archive.read(id, round, lambda found: explained(found, step))
            told = TOLD.decode(await self.thinker.study(StudyJob("why", record, ((step, ""),))))
            return Why(
                step,
                told.seat,
                told.bot,
                LineData(*told.chosen),
                tuple(LineData(*line) for line in told.lines),
                None if told.other is None else LineData(*told.other),
                told.chance,
                told.other_chance,
            )

        found: Why = await self._once(("why", id, round, step), work)
        return found

    async def _in_turn(self, work: Any) -> Any:
        async with self.turn:
            return await work()

    async def _once(self, key: Any, work: Any) -> Any:
        if key not in self.kept:
            task = self.running.get(key)
            if task is None:
                if len(self.running) >= WAITING:
                    raise Closed("busy")
                task = self.running[key] = asyncio.create_task(self._in_turn(work))
                task.add_done_callback(lambda _: self.running.pop(key, None))
            try:
                # Shared and shielded: however many ask for one game, and however often, it is worked out once.
                self.kept[key] = await asyncio.shield(task)
            except TimeoutError:
                raise Closed("busy") from None
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def _find(self, record: str) -> FoundLine:
        return FOUND.decode(await self.thinker.study(StudyJob("line", record)))

    async def _weigh(self, record: str, steps: int, seed: str, won: bool) -> Chances:
        every = [(step, "") for step in range(1, steps + 1)]
        found: list[WeighedStep] = []
        for first in range(0, steps, PART):
            found += await self._study(record, every[first : first + PART], DEALS, f"{seed}/first")
        suspects = sorted(found, key=lambda each: each.numbers.wins - each.numbers.best_wins)[:SUSPECTS]
        again = [(each.step, each.numbers.best) for each in suspects if each.numbers.best_wins > each.numbers.wins]
        sure: list[WeighedStep] = []
        for one in again:
            sure += await self._study(record, [one], AGAIN, f"{seed}/again")
        return Chances(won, tuple(map(point, found)), turning(sure))

    async def _study(
        self, record: str, steps: Sequence[tuple[int, str]], deals: int, seed: str
    ) -> tuple[WeighedStep, ...]:
        return WEIGHED.decode(await self.thinker.study(StudyJob("chances", record, tuple(steps), deals, seed)))


def point(found: WeighedStep) -> ChancePoint:
    """A step on the curve."""
    numbers = found.numbers
    return ChancePoint(
        found.step, hundredths(numbers.wins, numbers.deals), hundredths(numbers.best_wins, numbers.deals)
    )


def turning(sure: list[WeighedStep]) -> Turning | None:
    """The step that cost most, if it cost more than a little."""
    worst = max(sure, key=lambda each: each.numbers.best_wins - each.numbers.wins, default=None)
    if worst is None or worst.numbers.best_wins - worst.numbers.wins <= LITTLE * worst.numbers.deals:
        return None
    numbers = worst.numbers
    return Turning(
        worst.step,
        hundredths(numbers.best_wins, numbers.deals),
        hundredths(numbers.wins, numbers.deals),
        LineData(*worst.chosen),
        LineData(*worst.other),
    )


def hundredths(wins: int, deals: int) -> int:
    """Games won of a hundred."""
    return round(100 * wins / deals)


def studied_game(found: Round) -> tuple[Finished, Journal, Spec]:
    """A finished game that these rules can play again."""
    game = Finished(found, False)
    journal = game.journal()
    return game, journal, journal.spec


def solvable(found: Round) -> tuple[str, str]:
    """What a deal is known by, and the record of the game; refuses one whose deal has no number."""
    game, journal, spec = studied_game(found)
    header = game.header
    if spec.solve is None or header.deal is None or journal.position:
        raise Closed("not_numbered")
    name = msgspec.json.encode([header.game, header.rules, header.deal, spec.options.make(header.options)])
    return name.decode(), game.record()


def comparable(found: Round) -> tuple[str, int, str, bool]:
    """The record of a game, its number of steps, a seed for the deals they are tried in, and whether it was won."""
    game, journal, spec = studied_game(found)
    if spec.compare is None or journal.game.seats != 1:
        raise Closed("not_numbered")
    return game.record(), len(journal.past), f"review/{game.header.seed}", bool(game.end.winners)


def explained(found: Round, step: int) -> str:
    """The record of a game, for a step whose choice is to be explained; refuses one that no seat chose."""
    game, journal, _ = studied_game(found)
    if not 0 < step <= len(journal.past) or journal.past[step - 1].seat < 0:
        raise Closed("request", why="step")
    return game.record()


def shown(found: Round, line: FoundLine) -> WinningLine:
    """The line as a replay of the same deal, by the same name."""
    game = Finished(found, False)
    header: Header = game.header
    journal = Journal(game_of(header.game).with_data(header.data), header)
    for choice in line.choices:
        journal.play(0, choice)
        breathe()
    reader = Reader(game.key, game.number)
    return WinningLine(line.verdict, replay_of(journal, 0, tuple(steps_of(journal, 0, False, reader)), game.colours))
