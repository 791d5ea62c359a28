"""The weekly puzzle: a room from a game of bots, whose Exit a person can find by a thing that is on both pictures.

The proof is what the Butterfly points at, where the like of it is on the Exit's card, and that no other door shows one;
beside it stands how well each door answers the clue for the reference listener (`art.listener`), who sees all of it.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from textwrap import wrap as fold
from typing import Any, Final

import msgspec

from noctuary.art import deck as art
from noctuary.art.listener import Listener
from noctuary.core.spec import Say
from noctuary.core.weekly import Answer, Shown, Solved, Weekly, number_of
from noctuary.obscurio.bot.resemblance import pointed_at
from noctuary.obscurio.pieces.clue import Butterfly, read, write
from noctuary.obscurio.pieces.deck import Element, Illusion
from noctuary.obscurio.pieces.decks import drawn
from noctuary.obscurio.pieces.traps import Trap
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.text.picture_text import description

DOORS: Final = 6
WIDTH: Final = 80
SEEN: Final = 45
"""What is pointed at, and the like of it on the door, catch the eye at least so much, of 100."""
AHEAD: Final = 1.25
"""By so much the Exit answers the clue better than any other door."""
COVERED: Final = ("dusk_hallway", "magical_mist", "dark_night")
"""Traps that hide something of the Pages."""


class Puzzle(msgspec.Struct, frozen=True):
    """One of them, as it is kept."""

    pages: tuple[str, ...]
    clue: tuple[str, ...]
    doors: tuple[str, ...]
    right: int
    """The door of the Exit, counted from 1."""


class Spot(msgspec.Struct, frozen=True):
    """A thing on a card."""

    name: dict[str, str]
    """By language."""
    x: int
    y: int
    """Its middle, in hundredths of the radius."""


class Link(msgspec.Struct, frozen=True):
    """What a Butterfly points at, and the like of it on the Exit's card."""

    page: int
    pointed: Spot
    found: Spot


class Told(msgspec.Struct, frozen=True):
    """Why it is that door."""

    links: tuple[Link, ...]
    fits: tuple[int, ...]
    """How well each door answers the clue for the reference listener, of 100."""


class Seen(msgspec.Struct, frozen=True):
    """A picture of a room, and what it is in words, by language, for those who cannot look."""

    card: str
    says: dict[str, str]


class Room(msgspec.Struct, frozen=True):
    """A room as the Wizards see it."""

    pages: tuple[Seen, ...]
    clue: tuple[str, ...]
    points: tuple[dict[str, str], ...]
    """What each Butterfly points at, by language; nothing for one below a Page."""
    doors: tuple[Seen, ...]


@cache
def puzzles() -> tuple[Puzzle, ...]:
    text = files("noctuary.obscurio").joinpath("puzzles.jsonl").read_bytes()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def puzzle_of(week: str) -> Puzzle:
    return puzzles()[number_of(week, len(puzzles()))]


def told(puzzle: Puzzle) -> Told:
    """The proof."""
    return Told(tuple(links(puzzle)), fits(puzzle))


def card(id: str) -> Illusion:
    """A card of the house by its name at a table."""
    return drawn().by_id[id]


def butterflies(puzzle: Puzzle) -> Iterator[tuple[Butterfly, Element | None]]:
    """The clue, with what each Butterfly points at; nothing for one below a Page."""
    for word in puzzle.clue:
        butterfly = read(word)
        assert butterfly is not None
        yield butterfly, pointed_at(card(puzzle.pages[butterfly[0]]), butterfly)


def links(puzzle: Puzzle) -> Iterator[Link]:
    """Everything pointed at of which the Exit's card, and no other, shows the like."""
    for butterfly, element in butterflies(puzzle):
        if element is None or element.background or element.salience < SEEN:
            continue
        alike = [like(element, card(id)) for id in puzzle.doors]
        found = alike[puzzle.right - 1]
        if found is not None and found.salience >= SEEN and not found.background and alike.count(None) == DOORS - 1:
            yield Link(butterfly[0], spot(element), spot(found))


def like(element: Element, on: Illusion) -> Element | None:
    """The most striking thing of the same look or name on a card."""
    alike = [each for each in on.elements if each.look == element.look or last_word(each) == last_word(element)]
    return max(alike, key=lambda each: each.salience, default=None)


def last_word(element: Element) -> str:
    """What is drawn, without what kind it is: `moon` of "crescent moon". Things that share it are taken for alike."""
    return element.name.split(" ")[-1]


def spot(element: Element) -> Spot:
    return Spot({"en": element.name, "fr": element.french}, element.anchor[0] // 10, element.anchor[1] // 10)


@cache
def listener() -> tuple[Listener, dict[str, int]]:
    """The reference listener, and the number of each card by its name at a table."""
    deck = art.load()
    return Listener(deck), {art.code_of(each.id): number for number, each in enumerate(deck)}


def fits(puzzle: Puzzle) -> tuple[int, ...]:
    """How well each door answers the whole clue."""
    heard, numbers = listener()
    meant: list[art.Element | art.PictureCard] = []
    for butterfly, element in butterflies(puzzle):
        page = heard.cards[numbers[puzzle.pages[butterfly[0]]]]
        meant.append(page if element is None else page.element(element.id))
    scores = [sum(heard.score(each, numbers[id]) for each in meant) / len(meant) for id in puzzle.doors]
    return tuple(round(100 * score) for score in scores)


def show(spec: Any, week: str) -> Shown:
    """The puzzle of a week as it is put: the Pages with the clue, and the doors."""
    puzzle = puzzle_of(week)
    points = tuple({} if each is None else spot(each).name for _, each in butterflies(puzzle))
    room = Room(tuple(map(seen, puzzle.pages)), puzzle.clue, points, tuple(map(seen, puzzle.doors)))
    answers = tuple(Answer(f"door {door}", "obscurio-choice-place", {"door": door}) for door in range(1, DOORS + 1))
    return Shown(spec.name, week, None, 0, room, answers)


def seen(id: str) -> Seen:
    """A picture with its words."""
    told = description(card(id), False, None)
    things = {lang: ", ".join(thing.name[lang] for thing in told.things) for lang in told.says}
    return Seen(id, {lang: f"{says} {things[lang]}." for lang, says in told.says.items()})


def judge(week: str, choice: str) -> Solved | None:
    """What is told of an answer."""
    puzzle = puzzle_of(week)
    if choice not in [f"door {door}" for door in range(1, DOORS + 1)]:
        return None
    right = f"door {puzzle.right}"
    return Solved(right, choice == right, told(puzzle), None)


def draw(spec: Any, say: Say, shown: Shown, lang: str) -> list[str]:
    """The room in words: a terminal shows no pictures."""
    room: Room = shown.view
    lines = []
    for at, page in enumerate(room.pages):
        lines += fold(say("obscurio-puzzle-page", page=at + 1, says=page.says[lang]), WIDTH)
        for word, name in zip(room.clue, room.points, strict=True):
            if word.startswith(f"{at}:"):
                told = say("obscurio-puzzle-points", what=name[lang]) if name else say("obscurio-puzzle-whole")
                lines += fold("  " + told, WIDTH)
    for door, card in enumerate(room.doors, 1):
        lines += fold(say("obscurio-puzzle-door", door=door, says=card.says[lang]), WIDTH)
    return [*lines, "", say("obscurio-puzzle-ask")]


def tell(say: Say, solved: Solved, lang: str) -> list[str]:
    """Why it is that door."""
    proof: Told = solved.proof
    door = solved.right.split()[1]
    lines = [
        say("obscurio-puzzle-link", pointed=link.pointed.name[lang], found=link.found.name[lang], door=door)
        for link in proof.links
    ]
    fits = ", ".join(f"{at}: {fit}" for at, fit in enumerate(proof.fits, 1))
    return [*lines, say("obscurio-puzzle-fits", fits=fits)]


WEEKLY: Final = Weekly(show, judge, draw, tell)


# Finding them ---------------------------------------------------------------------------------------------------------


def rooms_of(g: Obscurio) -> Iterator[Puzzle]:
    """The rooms of a game whose Pages and doors lay open."""
    for traps, pages, clue, doors, exit_door, *_ in g.rooms:
        if len(doors) == DOORS and not any(covers(trap) for trap in traps):
            words = tuple(write(butterfly) for butterfly in clue)
            yield Puzzle(tuple(page.id for page in pages), words, tuple(door.id for door in doors), exit_door)


def covers(trap: Trap) -> bool:
    """Whether a trap hides something of the Pages."""
    return trap.id in COVERED


def clear(puzzle: Puzzle) -> bool:
    """Whether a person can find the Exit: by a thing on both pictures, and nothing else fits nearly as well."""
    scores = fits(puzzle)
    others = [score for door, score in enumerate(scores, 1) if door != puzzle.right]
    return any(links(puzzle)) and scores[puzzle.right - 1] >= AHEAD * max(others)
