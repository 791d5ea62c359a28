"""What a worker finds out about a game that is over: a line that wins its deal, and what each choice was worth.

It is handed the record, which everybody who looks at the replay has as well: nothing of a game that goes on comes here.
"""

from typing import Literal

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.record import Chosen, Journal, Placed, parse
from noctuary.core.spec import Compared, Spec
from noctuary.server.table.games import game as game_of

NODES = 6000
"""Positions the solver may look at, twice: most deals need a hundred; one it knows nothing of in the end takes 4 s in
plain Python."""


class StudyJob(msgspec.Struct, frozen=True, tag="study"):
    """What is wanted of a finished game. For chances: which steps, each beside one other answer or beside the best."""

    what: Literal["line", "chances"]
    record: str
    steps: tuple[tuple[int, str], ...] = ()
    deals: int = 0
    seed: str = ""


class FoundLine(msgspec.Struct, frozen=True):
    """`winnable` with the answers that win, `lost` (nothing wins) or `open` (so many positions did not tell)."""

    verdict: str
    choices: tuple[str, ...]


class WeighedStep(msgspec.Struct, frozen=True):
    """A choice beside another: the numbers, and both as lines for a reader."""

    step: int
    numbers: Compared
    chosen: Line
    other: Line


WEIGHED = msgspec.json.Decoder(tuple[WeighedStep, ...])
FOUND = msgspec.json.Decoder(FoundLine)


def studied(job: StudyJob) -> str:
    """What a worker does; JSON, because a browser's worker answers in text."""
    journal = parse(job.record.encode(), game_of)
    found = winning_line(journal) if job.what == "line" else weighed(journal, job)
    return msgspec.json.encode(found).decode()


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
