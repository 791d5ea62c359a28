"""What must not work: refused with the number of its rule, to the sender alone, and nothing has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK, Choice
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import seen
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.decks import from_folder
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, b, book, c, close_eyes, d, library, play, refused, room, to_doors, write
from noctuary.testing.obscurio import clock as tick
from noctuary.text import words

encode = msgspec.json.Encoder(order="deterministic").encode


def riddle() -> Obscurio:
    return library()


def reading() -> Obscurio:
    g = library()
    write(g)
    return g


def dark() -> Obscurio:
    g = library()
    close_eyes(g)
    return g


def doors() -> Obscurio:
    g = library()
    to_doors(g)
    return g


def great() -> Obscurio:
    g = library("great_room")
    to_doors(g)
    return g


def watch() -> Obscurio:
    g = library(progress=6)
    to_doors(g)
    return g


def locked() -> Obscurio:
    g = library("locked_doors")
    to_doors(g)
    return g


def accusing() -> Obscurio:
    g = library(light=1)
    room(g, a=1, b=3, c=3, d=3)
    tick(g, "shown")
    assert g.phase == "accuse"
    return g


BAD: list[tuple[str, Callable[[], Obscurio], int, str, str]] = [
    # what, where, who, the words, the rule
    ("tip outside the disc", riddle, book, "clue 0:101,0@0", "B-28"),
    ("tip far outside", riddle, book, "clue 0:99,99@9", "B-28"),
    ("body outside the disc", riddle, book, "clue 0:95,0@36", "B-28"),
    ("angle beyond the steps", riddle, book, "clue 0:0,0@72", "B-28"),
    ("a Page that is not there", riddle, book, "clue 2:bottom", "B-27"),
    ("third butterfly", riddle, book, "clue 0:bottom 0:0,0@0 1:bottom", "B-27"),
    ("no butterfly", riddle, book, "clue", "B-27"),
    ("decimals", riddle, book, "clue 0:0.5,0@0", "B-27"),
    ("a Wizard writes", riddle, a, "clue 0:bottom", "B-27"),
    ("the Traitor writes", riddle, d, "clue 0:bottom", "B-27"),
    ("a second clue", reading, book, "clue 1:bottom", "B-27"),
    ("the book is ready", reading, book, "ready", "B-33"),
    ("a chip before the doors", reading, a, "place 1", "B-48"),
    ("a pick before the night", reading, d, "pick 1", "B-40"),
    ("a loyal Wizard takes slot nine", dark, a, "pick 9", "B-40"),
    ("the book picks", dark, book, "pick 1", "B-40"),
    ("slot nine", dark, d, "pick 9", "B-40"),
    ("a chip in the dark", dark, a, "place 1", "B-48"),
    ("a word in the dark", dark, a, "claim loyal", "B-21"),
    ("the book has no chip", doors, book, "place 1", "B-48"),
    ("the book has no voice", doors, book, "suggest 1", "B-21"),
    ("door 7 without Great Room", doors, a, "place 7", "B-61"),
    ("door 8", great, a, "place 8", "B-48"),
    ("door 0", doors, a, "place 0", "B-48"),
    ("agreement without a door", doors, a, "confirm", "B-50"),
    ("a companion of one's own", doors, a, "companion 1", "B-87"),
    ("a pick after the night", doors, d, "pick 1", "B-40"),
    ("a vote at the doors", doors, a, "vote 4", "BA-32"),
    ("the clock is nobody's", doors, a, "sand", "B-47"),
    ("a word about door 7", doors, a, "suggest 7", "B-21"),
    ("chips in the open under the Watcher", watch, a, "place 1", "B-48"),
    ("door 7 in hand without Great Room", watch, a, "commit 7", "B-61"),
    ("a word under the Watcher", watch, a, "suggest 1", "B-21"),
    ("any door while they are locked", locked, a, "place 2", "B-64"),
    ("a vote for oneself", accusing, a, "vote 1", "BA-32"),
    ("a vote for the book", accusing, a, "vote 0", "BA-32"),
    ("a vote for nobody's seat", accusing, a, "vote 9", "BA-32"),
    ("the book votes", accusing, book, "vote 4", "BA-32"),
    ("nonsense", doors, a, "abracadabra", ""),
]  # fmt: skip


@rule("B-28", "B-27", "B-61")
@pytest.mark.parametrize(("what", "where", "who", "text", "number"), BAD, ids=[row[0] for row in BAD])
def test_refused_with_its_rule_and_nothing_changed(
    what: str, where: Callable[[], Obscurio], who: int, text: str, number: str
) -> None:
    """Not a byte for anybody, not an event; by a written text and by a choice made up outside."""
    g = where()
    everybody = (*range(g.seats), None)
    before = [encode([seen(g, seat), g.knowledge(seat)]) for seat in everybody], SPEC.write(g)
    with pytest.raises(Refusal) as wrong:
        g.find(who, text)
    assert wrong.value.rule == number
    with pytest.raises(Refusal):
        g.play(who, Choice(text, text.split(" ", maxsplit=1)[0], tuple(text.split(" ")[1:])))
    assert ([encode([seen(g, seat), g.knowledge(seat)]) for seat in everybody], SPEC.write(g)) == before


@rule("B-17", "BA-32", "B-40")
def test_a_refusal_says_the_same_to_every_wizard() -> None:
    """Wrong seat and wrong phase tell nothing of who is who."""
    for where in (reading, dark, doors, watch):
        g = where()
        if g.phase == "night":
            for seat in (a, b, c, d):
                play(g, seat, "rest")
        for text in ("pick 1", "clue 0:bottom", "vote 4", "tick", "take", "lock"):
            assert len({refused(g, seat, text) for seat in (a, b, c, d)}) == 1


@rule("B-02")
def test_a_deck_with_too_few_pictures(tmp_path: Path) -> None:
    for number in range(83):
        (tmp_path / f"card{number}.png").write_bytes(b"")
    with pytest.raises(BadInput) as wrong:
        from_folder(tmp_path)
    for lang in ("en", "fr"):
        assert "B-02" in words(lang)("bad-" + wrong.value.code, **wrong.value.args_by_name)


MIXES: list[tuple[int, dict[str, Any], str]] = [
    (4, {"grimoire": 4}, "B-11"),
    (5, {"tokens": 5}, "BA-30"),
    (8, {"tokens": 7}, "BA-30"),
    (5, {"characters": ("amber", "amber", "jade", "pearl")}, "B-13"),
    (5, {"characters": ("amber", "jade", "pearl")}, "B-13"),
    (2, {"characters": ("amber",)}, "B-13"),
    (5, {"characters": ("amber", "jade", "pearl", "mauve")}, "B-13"),
    (3, {"trap_bag": ("dark_magic", "espionage")}, "BA-02"),
    (5, {"trap_bag": ("pit",)}, "BA-02"),
    (5, {"trap_bag": ("no_effect",) * 31}, "BA-02"),
    (5, {"step3_min": 60, "step3_max": 40}, "B-39"),
    (5, {"time_track": ()}, "BA-04"),
    (5, {"time_track": (0, 10)}, "BA-04"),
    (5, {"evanescent_track": (1, 2, 3, 4, 5, 6, 7)}, "BA-05"),
]


@rule("BA-30", "B-11", "BA-02")
@pytest.mark.parametrize(("seats", "options", "number"), MIXES)
def test_impossible_mixes_of_options(seats: int, options: dict[str, Any], number: str) -> None:
    """Refused before anything is dealt, with the rule, in both languages."""
    with pytest.raises(BadInput) as wrong:
        SPEC.new(Options.make(options), seats, Chance(seed_of("mix")))
    for lang in ("en", "fr"):
        assert f"({number})" in words(lang)("bad-" + wrong.value.code, **wrong.value.args_by_name)


@rule("B-01")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_number_of_players_the_game_is_not_for(seats: int) -> None:
    with pytest.raises(BadInput):
        SPEC.check_seats(seats)


def test_nobody_answers_for_the_clock() -> None:
    g = doors()
    assert any(ask.who == CLOCK for ask in g.asks())
    for seat in (book, a, d, 5, 99):
        with pytest.raises(Refusal):
            g.find(seat, "sand")
