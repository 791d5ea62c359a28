"""The puzzles of the weeks: a thing on a Page and on one door."""

from noctuary.obscurio import SPEC
from noctuary.obscurio.puzzles import clear, links, puzzles


def test_every_door_can_be_found() -> None:
    """By a thing that is on both pictures and on no other door; and the reference listener agrees."""
    assert [number for number, puzzle in enumerate(puzzles()) if not clear(puzzle)] == []


def test_the_proof_names_the_thing_on_both() -> None:
    """What is pointed at, its like on the Exit, and how well each door answers."""
    assert SPEC.weekly is not None
    puzzle = puzzles()[0]
    solved = SPEC.weekly.judge("2026-W47", "door 1")
    assert solved is not None
    assert solved.right == f"door {puzzle.right}"
    assert list(solved.proof.links) == list(links(puzzle)) != []
    assert max(solved.proof.fits) == solved.proof.fits[puzzle.right - 1]
    assert SPEC.weekly.judge("2026-W47", "door 7") is None


def test_what_is_put_does_not_say_which_is_right() -> None:
    """Pictures, clue and doors; the door of the Exit is in none of it."""
    assert SPEC.weekly is not None
    shown = SPEC.weekly.show(SPEC, "2026-W47")
    puzzle = puzzles()[0]
    assert [each.card for each in shown.view.doors] == list(puzzle.doors)
    assert set(shown.view.__struct_fields__) == {"pages", "clue", "points", "doors"}
    assert shown.view.clue == puzzle.clue
