"""The puzzles of the weeks: each has one answer that wins for certain, and the proof says so."""

import pytest

from noctuary.occulto import SPEC
from noctuary.occulto.bot.endgame import best_last_turn
from noctuary.occulto.last_turn import Counted, counted, is_last_action
from noctuary.occulto.pieces import COLOURS
from noctuary.occulto.puzzles import puzzles, told
from noctuary.occulto.state import Occulto

SAMPLES = range(0, len(puzzles()), max(1, len(puzzles()) // 4))


def position(number: int) -> Occulto:
    game = SPEC.read(puzzles()[number].position)
    assert isinstance(game, Occulto)
    return game


@pytest.mark.parametrize("number", SAMPLES)
def test_one_answer_and_no_other_wins_for_certain(number: int) -> None:
    """Counted out again: the file holds what the rules say."""
    puzzle = puzzles()[number]
    again = {each.choice: each for each in counted(position(number))}
    assert len(again) == puzzle.choices
    assert [again[each.choice] for each in puzzle.answers] == list(puzzle.answers)
    sure = [each.choice for each in puzzle.answers if each.won == each.ways]
    assert sure == [puzzle.answers[puzzle.right].choice]


def test_the_bots_count_agrees_in_every_puzzle() -> None:
    """Two ways of counting that share nothing but the rules: one from the game, the other from what the seat knows."""
    for puzzle in puzzles():
        game = SPEC.read(puzzle.position)
        (ask,) = game.asks()
        ranked = best_last_turn(game.knowledge(ask.who), ask)
        assert ranked is not None
        sure = {each.option.text for each in ranked if each.certain}
        offered = {answer.choice for answer in puzzle.answers}
        assert sure & offered == {puzzle.answers[puzzle.right].choice}
        assert len(sure) == puzzle.sure


@pytest.mark.parametrize("number", SAMPLES)
def test_the_way_to_lose_that_is_told_can_happen(number: int) -> None:
    """Its characters are a world that the seat cannot rule out, and played in that world the answer loses."""
    game = position(number)
    (ask,) = game.asks()
    for answer in puzzles()[number].answers:
        if answer.lost is not None and not answer.lost.shields:
            assert played(game, ask.who, answer) == (answer.lost.winners, answer.lost.totals)


def played(game: Occulto, me: int, answer: Counted) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The end of the game, by the rules themselves, in the world of a way to lose where nobody has a Shield."""
    assert answer.lost is not None
    after = game.copy()
    after.play(me, next(each for each in after.asks()[0].options if each.text == answer.choice))
    while after.outcome is None:
        # The faces are dealt when nothing can move them any more: a world is told as it is at the end.
        lay(after, answer.lost.world)
        ask = after.asks()[0]
        after.play(ask.who, ask.options[0])
    totals = tuple(after.totals())
    lay(after, answer.lost.world)
    after.outcome = None
    from noctuary.occulto.rules.scoring import decide

    decide(after, list(totals))
    assert after.outcome is not None
    return after.outcome.winners, totals


def lay(game: Occulto, world: str) -> None:
    for back, sign in zip(game.backs, world, strict=True):
        if sign != "-" and back >= 0:
            game.faces[back] = int(sign)


def test_every_position_is_a_last_action_of_five() -> None:
    """All of them, so that none surprises its week."""
    for number, puzzle in enumerate(puzzles()):
        game = position(number)
        assert is_last_action(game)
        assert game.seats == 5
        texts = [option.text for option in game.asks()[0].options]
        assert all(each.choice in texts for each in puzzle.answers)
        assert len(puzzle.answers) == 6


def test_what_is_put_does_not_say_which_is_right() -> None:
    """The puzzle as it is sent is what the seat sees, with answers that say nothing of what becomes of them."""
    assert SPEC.weekly is not None
    shown = SPEC.weekly.show(SPEC, "2026-W47")
    assert shown.view == position(0).view(shown.seat)
    assert {field for each in shown.answers for field in each.__struct_fields__} == {"choice", "id", "args"}


def test_an_answer_is_told_with_its_proof() -> None:
    """The right one, and of a wrong one a way in which it does not win."""
    assert SPEC.weekly is not None
    puzzle = puzzles()[0]
    right = puzzle.answers[puzzle.right]
    for answer in puzzle.answers:
        solved = SPEC.weekly.judge("2026-W47", answer.choice)
        assert solved is not None
        assert solved.right == right.choice
        assert solved.proof == told(right)
        assert solved.found == (answer is right) == (solved.against is None)
        assert solved.found or set(solved.against.characters) <= {"", *COLOURS}
    assert SPEC.weekly.judge("2026-W47", "play nonsense") is None
