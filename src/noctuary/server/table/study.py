"""What a worker finds out about a game that is over: a line that wins its deal, what each choice was worth, and why.

It is handed the record, which everybody who looks at the replay has as well: nothing of a game that goes on comes here.
And how hard a numbered deal is, which anybody can work out from its number.
"""

from typing import Literal

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.game import Game
from noctuary.core.reasons import reasons_for
from noctuary.core.record import Chosen, Journal, Placed, parse
from noctuary.core.spec import Compared, Spec
from noctuary.server.table.games import game as game_of

NODES = 6000
"""Positions the solver may look at, twice: most deals need a hundred; one it knows nothing of in the end takes 4 s in
plain Python."""


class StudyJob(msgspec.Struct, frozen=True, tag="study"):
    """What is wanted of a finished game. For chances: which steps, each beside one other answer or beside the best."""

    what: Literal["line", "chances", "why", "grade"]
    record: str
    steps: tuple[tuple[int, str], ...] = ()
    deals: int = 0
    seed: str = ""
    deal: int = 0
    """The number to be graded, of `game` under `preset`: before anybody plays it there is no record."""
    game: str = ""
    preset: str = ""


class FoundLine(msgspec.Struct, frozen=True):
    """`winnable` with the answers that win, `lost` (nothing wins) or `open` (so many positions did not tell)."""

    verdict: str
    choices: tuple[str, ...]


class DealGrade(msgspec.Struct, frozen=True):
    """How hard a numbered deal is."""

    verdict: str
    """`winnable` (a line that wins is known), `lost` (nothing wins) or `open` (so many positions did not tell)."""
    escapes: int
    """How often a hasty player escapes who sees what any player sees, in so many `games`."""
    games: int
    stars: int
    """One is kind, five are cruel; none for a deal that cannot be won."""


class WeighedStep(msgspec.Struct, frozen=True):
    """A choice beside another: the numbers, and both as lines for a reader."""

    step: int
    numbers: Compared
    chosen: Line
    other: Line


class ToldReasons(msgspec.Struct, frozen=True):
    """Why a bot chose so, as lines for a reader; of a person's choice, what a bot would have done and why."""

    seat: int
    bot: str
    """The name of the bot that chose; nothing: a person did."""
    chosen: Line
    lines: tuple[Line, ...]
    other: Line | None
    """The answer it liked next best, or better."""
    chance: int
    other_chance: int
    """Of ten games, after its choice and after the other; -1: it does not weigh chances."""


WEIGHED = msgspec.json.Decoder(tuple[WeighedStep, ...])
GRADED = msgspec.json.Decoder(DealGrade)
FOUND = msgspec.json.Decoder(FoundLine)
TOLD = msgspec.json.Decoder(ToldReasons)
BOT = "bot:"
"""What the name of a seat begins with in a record if a bot sat there."""


def studied(job: StudyJob) -> str:
    """What a worker does; JSON, because a browser's worker answers in text."""
    if job.what == "grade":
        return msgspec.json.encode(grade_of(job)).decode()
    journal = parse(job.record.encode(), game_of)
    found: msgspec.Struct | tuple[msgspec.Struct, ...]
    if job.what == "line":
        found = winning_line(journal)
    elif job.what == "chances":
        found = weighed(journal, job)
    else:
        found = reasons_at(journal, job.steps[0][0])
    return msgspec.json.encode(found).decode()


def grade_of(job: StudyJob) -> DealGrade:
    """The grade of a numbered deal: the same wherever and whenever it is worked out."""
    grade = game_of(job.game).grade
    assert grade is not None
    found = grade(job.deal, job.preset)
    return DealGrade(found.verdict, found.escapes, found.games, found.stars)


def winning_line(journal: Journal) -> FoundLine:
    """Answers that win the deal from its first card on."""
    spec, header = journal.spec, journal.header
    assert spec.solve is not None
    dealt = spec.new(spec.options.make(header.options), len(header.seats), Chance(bytes.fromhex(header.seed)))
    verdict, line = spec.solve(dealt, NODES)
    return FoundLine(verdict, tuple(choice.text for choice in line or ()))


def weighed(journal: Journal, job: StudyJob) -> tuple[WeighedStep, ...]:
    """What the choices of some steps were worth; a step at which there was nothing to choose is left out."""
    wanted = dict(job.steps)
    again = Journal(journal.spec, journal.header)
    again.replay([Placed(journal.position)] if journal.position else [])
    found: list[WeighedStep] = []
    for step, line in enumerate(journal.past, start=1):
        if step in wanted:
            ask, choice = again.game.meant(line.seat, line.choice)
            if len(ask.options) > 1:
                found.append(weigh(again, line, ask, choice, step, wanted[step], job))
        again.replay([line])
    return tuple(found)


def weigh(
    journal: Journal, line: Chosen, ask: Ask, choice: Choice, step: int, other: str, job: StudyJob
) -> WeighedStep:
    """One of them."""
    spec: Spec = journal.spec
    assert spec.compare is not None
    beside = next((option for option in ask.options if option.text == other), None)
    numbers = spec.compare(journal.game, choice, job.deals, job.seed, beside)
    best = next(option for option in ask.options if option.text == numbers.best)
    view = journal.game.view(line.seat)
    return WeighedStep(step, numbers, spec.describe(view, ask, choice), spec.describe(view, ask, best))


def reasons_at(journal: Journal, step: int) -> ToldReasons:
    """Why the choice of a step was made: the bot thinks once more, with what its seat knew then."""
    spec, line = journal.spec, journal.past[step - 1]
    again = Journal(spec, journal.header)
    again.replay([*([Placed(journal.position)] if journal.position else []), *journal.past[: step - 1]])
    seat, game = line.seat, again.game
    ask, choice = game.meant(seat, line.choice)
    known, view = game.knowledge(seat), game.view(seat)
    name = journal.header.seats[seat]
    chosen = spec.describe(view, ask, choice)
    if name.startswith(BOT):
        bot = name.removeprefix(BOT)
        why = reasons_for(spec, known, ask, choice, bot)
        other = None if why.other is None else spec.describe(view, ask, why.other)
        return ToldReasons(seat, bot, chosen, why.lines, other, why.chance, why.other_chance)
    return advised(spec, game, ask, choice, chosen)


def advised(spec: Spec, game: Game, ask: Ask, choice: Choice, chosen: Line) -> ToldReasons:
    """What a bot would have done in a person's place, and why."""
    if len(ask.options) == 1 or spec.advise is None:
        only = reasons_for(spec, None, ask, choice, "") if len(ask.options) == 1 else None
        return ToldReasons(ask.who, "", chosen, () if only is None else only.lines, None, -1, -1)
    best, why = spec.advise(game.knowledge(ask.who), ask)
    other = None if best.text == choice.text else spec.describe(game.view(ask.who), ask, best)
    return ToldReasons(ask.who, "", chosen, (why,), other, -1, -1)
