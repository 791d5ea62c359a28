"""The weekly puzzle: a position from a game of bots, in which one turn wins for certain (`last_turn` has the proof)."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from noctuary.core.spec import Say
from noctuary.core.weekly import Answer, Shown, Solved, Weekly, number_of
from noctuary.occulto.last_turn import Counted
from noctuary.occulto.pieces import COLOURS
from noctuary.occulto.text.phrases import card_name, person_name, place_name, words

SEATS: Final = 5
"""All of them are games of five: one action a turn."""
WIDTH: Final = 80
OPTIONS = {"memory_aid": "deduction"}
"""What the seat could work out lies before it: the puzzle is the turn, not the memory."""


class Puzzle(msgspec.Struct, frozen=True):
    """One of them, as it is kept."""

    position: str
    answers: tuple[Counted, ...]
    """Those that are offered."""
    right: int
    """Which of them wins for certain; no other does."""
    sure: int
    """How many of all the turn's choices win for certain: the right card at several targets, perhaps, or another."""
    choices: int
    """How many choices the turn has."""


class Told(msgspec.Struct, frozen=True):
    """What becomes of an answer: the proof that it wins, or a way in which it does not."""

    choice: str
    won: int
    ways: int
    totals: dict[str, int]
    """The potions of each colour if nobody raises a Shield; where there is a way to lose, in that way."""
    shields: tuple[tuple[int, str], ...] = ()
    characters: tuple[str, ...] = ()
    """In a way to lose: the colour at each place."""
    winners: tuple[int, ...] = ()


@cache
def puzzles() -> tuple[Puzzle, ...]:
    text = files("noctuary.occulto").joinpath("puzzles.jsonl").read_bytes()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def puzzle_of(week: str) -> Puzzle:
    return puzzles()[number_of(week, len(puzzles()))]


def told(counted: Counted) -> Told:
    """An answer with its proof."""
    lost = counted.lost
    if lost is None:
        return Told(counted.choice, counted.won, counted.ways, named(counted.totals))
    places = tuple("" if sign == "-" else COLOURS[int(sign)] for sign in lost.world)
    return Told(counted.choice, counted.won, counted.ways, named(lost.totals), lost.shields, places, lost.winners)


def named(totals: tuple[int, ...]) -> dict[str, int]:
    """Totals by colour."""
    return dict(zip(COLOURS, totals, strict=True))


def show(spec: Any, week: str) -> Shown:
    """The puzzle of a week as it is put: what the seat sees, and the turns to choose from."""
    puzzle = puzzle_of(week)
    game = spec.read(puzzle.position)
    (ask,) = game.asks()
    view = game.view(ask.who)
    texts = {option.text: spec.describe(view, ask, option) for option in ask.options}
    answers = tuple(Answer(each.choice, *texts[each.choice]) for each in puzzle.answers)
    return Shown(spec.name, week, ask.who, game.seats, view, answers)


def judge(week: str, choice: str) -> Solved | None:
    """What is told of an answer."""
    puzzle = puzzle_of(week)
    given = next((each for each in puzzle.answers if each.choice == choice), None)
    if given is None:
        return None
    right = puzzle.answers[puzzle.right]
    found = given is right
    return Solved(right.choice, found, told(right), None if found else told(given))


def draw(spec: Any, say: Say, shown: Shown, lang: str) -> list[str]:
    """The table, and what is asked."""
    return [*spec.draw(shown.view, say, WIDTH), "", say("occulto-puzzle-ask")]


def tell(say: Say, solved: Solved, lang: str) -> list[str]:
    """Why the answer does not win, and why the right one does."""
    lines = []
    if solved.against is not None:
        told: Told = solved.against
        lines.append(say("occulto-puzzle-against", won=told.won, ways=told.ways))
        lines.append(say("occulto-puzzle-lost", case=case_of(say, told), **words(say, {"totals": told.totals})))
        if told.winners:
            lines.append(say("occulto-puzzle-winners", **words(say, {"seats": told.winners})))
    proof: Told = solved.proof
    return [*lines, say("occulto-puzzle-proof", ways=proof.ways, **words(say, {"totals": proof.totals}))]


def case_of(say: Say, told: Told) -> str:
    """A way in which an answer does not win."""
    raised = [
        say("occulto-puzzle-shield", name=person_name(say, who), card=card_name(say, id)) for who, id in told.shields
    ]
    held = [
        say("occulto-puzzle-holds", name=place_name(say, place(at)), colour=say("occulto-colour-" + colour))
        for at, colour in enumerate(told.characters)
        if colour
    ]
    return ", ".join([*raised, *held])


def place(at: int) -> str:
    """The name of a place at a table of five."""
    return f"s{at}" if at < SEATS else f"c{at - SEATS}"


WEEKLY: Final = Weekly(show, judge, draw, tell)
