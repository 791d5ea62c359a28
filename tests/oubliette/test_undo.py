"""What a choice shows: undo is free until something hidden was seen."""

import pytest

from noctuary.core.record import Journal
from noctuary.core.refusal import Refusal
from noctuary.oubliette import SPEC
from noctuary.testing import journal_of, rule
from noctuary.testing.oubliette import oubliette, play


def at(text: str) -> Journal:
    """A journal that goes on from a literal."""
    journal = journal_of(SPEC, 1)
    journal.place(SPEC.write(oubliette(text)))
    return journal


@rule("O-57")
@pytest.mark.parametrize(
    ("text", "answer", "shows"),
    [
        ("slots: 7C 3C - - | path: 10C | turned: 5D", "fail", False),
        ("slots: 4C 3C - - | path: 10C 9C | turned: 5D", "pay 1", False),
        ("slots: 4C(2) 3C - - | path: 10C 9C | turned: 5D", "pay 1", True),
        ("slots: 4C(2) 3C - - | path: 10C | turned: 4S", "store 2", False),
        ("slots: 4C(2) 3C - - | path: 10C | act: yes", "turn", True),
        ("slots: 4C(2) 3C - - | path: 10C | act: yes", "equip 2", False),
        ("slots: 4C(2) 3C - - | path: 10C | act: yes", "equip 1", True),
        ("slots: AC 3C - - | path: 10C | act: yes", "advantage 1", True),
        ("slots: X1 3C - - | path: 10C | graveyard: 4C | act: yes", "time_shift 1", False),
        ("slots: X1 3C - - | path: 10C | act: yes", "restock 1", True),
        ("slots: JC(2) 3C - - | path: 10C | graveyard: 4C | act: yes", "dig 1", False),
        ("slots: 3D 3C - - | equipped: 10D | path: 10C | act: yes", "search", True),
        ("slots: QD 3C - - | path: 10C | turned: 8C", "get_lost", True),
        ("slots: QD 3C - - | path: 10C | turned: 8C", "avoid 1", False),
    ],
)
def test_which_choices_show_something(text: str, answer: str, shows: bool) -> None:
    g = play(oubliette(text), answer)
    assert (g.reveals_to(0), g.reveals_to(None)) == (shows, shows)


@rule("OA-87")
@pytest.mark.parametrize(("graveyard", "shows"), [("4C 5C 6C", False), ("4C 5C 6C 7C", True)])
def test_what_chance_chose_has_been_shown(graveyard: str, shows: bool) -> None:
    g = oubliette(f"slots: QC 3C - - | path: 10C | graveyard: {graveyard} | act: yes", hourglass="random")
    assert play(g, "hourglass 1").reveals_to(0) == shows


def test_a_choice_that_shows_nothing_can_be_taken_back() -> None:
    journal = at("slots: 4C(2) 3C - - | path: 10C | turned: 4S")
    before = SPEC.write(journal.game)
    journal.play(0, "store 2")
    journal.undo()
    assert SPEC.write(journal.game) == before


def test_one_that_shows_something_cannot() -> None:
    journal = at("slots: AC 3C - - | path: 10C | act: yes")
    journal.play(0, "advantage 1")
    with pytest.raises(Refusal) as refused:
        journal.undo()
    assert refused.value.code == "undo_shown"
