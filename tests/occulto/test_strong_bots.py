"""The players that search: lawful everywhere, from knowledge alone, and sure where a game can be counted out."""

import msgspec
import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Bot
from noctuary.occulto import SPEC
from noctuary.occulto.bot.dealing import dealt, worlds_of
from noctuary.occulto.bot.levels import alchemist, apprentice, searching
from noctuary.occulto.bot.odds import evidence, odds_of_backs
from noctuary.occulto.bot.worlds import redealt
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.state import Occulto
from noctuary.testing import rule
from noctuary.testing.occulto import Village, village

QUICK = searching(12)
ALL_READINGS = {"thief": "choose", "reap_pick": "victim", "discard_visible": False, "gust_centre": True}


def last_turn(text: str, seats: int = 5) -> Village:
    """A position in which the end has been set off and nobody plays after the one who is asked."""
    v = village(text, seats)
    v.g.ending = "bench"
    v.g.turns_left = 0
    v.g.actions = 1
    return v


@pytest.mark.parametrize("options", [{}, ALL_READINGS], ids=["standard", "other readings"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bot", [apprentice, alchemist, QUICK], ids=["apprentice", "alchemist", "search"])
def test_every_question_of_whole_games_is_answered_lawfully(bot: Bot, seats: int, options: dict[str, object]) -> None:
    """The bot sits in one seat; the others play by chance, which leads everywhere."""
    for number in range(2):
        luck = Stream(seed_of(f"lawful/{number}"))
        g = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(f"lawful/{seats}/{number}")))
        while asks := g.asks():
            ask = asks[luck.below(len(asks))]
            mine = ask.who == number
            answer = bot(g.knowledge(ask.who), ask, luck) if mine else ask.options[luck.below(len(ask.options))]
            assert answer is not None
            g.play(ask.who, answer)
        assert g.result() is not None


def test_the_same_knowledge_gives_the_same_answer_in_every_world() -> None:
    """What the seat may not know is dealt anew, and knowledge goes through JSON: the answer stays."""
    luck = Stream(seed_of("worlds"))
    g = SPEC.new(SPEC.options.make({}), 4, Chance(seed_of("worlds")))
    compared = 0
    while asks := g.asks():
        ask = asks[luck.below(len(asks))]
        if len(ask.options) > 1 and compared < 12:
            known = g.knowledge(ask.who)
            other = SPEC.from_knowledge(known, Chance(seed_of(f"other/{compared}")))
            again = msgspec.json.decode(msgspec.json.encode(other.knowledge(ask.who)), type=Knowledge)
            for bot in (apprentice, alchemist, QUICK):
                assert bot(known, ask, Stream(seed_of("a"))) is bot(again, ask, Stream(seed_of("a")))
            compared += 1
        g.play(ask.who, ask.options[luck.below(len(ask.options))])
    assert compared == 12


@rule("C-37", "C-41")
@pytest.mark.parametrize("seed", range(5))
def test_a_certain_win_in_the_last_turn_is_taken(seed: int) -> None:
    """Red is behind by two; only three red potions, and not the two of the thief, are enough."""
    v = last_turn("hands: a=double_ration.red,thief.red,lucidity.green | bench: b=yellow2 c=blue2 a=red1 | deck: 5")
    answer = searching(40)(v.g.knowledge(0), v.g.asks()[0], Stream(seed_of(str(seed))))
    assert answer is not None
    v.g.play(0, answer)
    while asks := v.g.asks():
        v.g.play(asks[0].who, asks[0].options[0])
    outcome = v.g.result()
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("C-42", "C-51")
@pytest.mark.parametrize("seed", range(5))
def test_in_the_last_turn_the_card_goes_that_loses_the_game(seed: int) -> None:
    """Nobody holds a Shield any more; without the yellow three red leads, and with any other card gone it does not."""
    v = last_turn(
        "hands: a=oubliettes.red | deck: 5"
        " | bench: a=red2 b=yellow3,green1 c=blue1,violet1 e=shield,shield2,shield3,shield4"
    )
    target = v.card("yellow3").id
    answer = searching(40)(v.g.knowledge(0), v.g.asks()[0], Stream(seed_of(str(seed))))
    assert answer is not None
    assert answer.text == f"play {v.card('oubliettes.red').id} {target}"


def test_games_dealt_anew_are_the_same_to_the_seat() -> None:
    """Search may not try an answer in a game that the seat could tell from its own."""
    luck = Stream(seed_of("anew"))
    g = SPEC.new(SPEC.options.make({"discard_visible": False}), 5, Chance(seed_of("anew")))
    quick = QuickLuck(7)
    decisions = 0
    while asks := g.asks():
        ask = asks[luck.below(len(asks))]
        decisions += 1
        if decisions % 9 == 0:
            known = g.knowledge(ask.who)
            base = dealt(known, luck)
            for _ in range(3):
                other = redealt(base, ask.who, worlds_of(known, base, 0.3).draw(quick), quick)
                assert other.components() == g.components()
                seen = other.knowledge(ask.who)
                assert (seen.view.hand, seen.worlds, seen.cards) == (known.view.hand, known.worlds, known.cards)
                assert next(each for each in other.asks() if each.who == ask.who).options == ask.options
        g.play(ask.who, ask.options[luck.below(len(ask.options))])
    assert decisions > 30


@rule("C-07", "C-60")
def test_odds_are_those_of_the_worlds_until_a_tornado_blows() -> None:
    luck = Stream(seed_of("odds"))
    g = SPEC.new(SPEC.options.make({}), 5, Chance(seed_of("odds")))
    assert isinstance(g, Occulto)
    while asks := g.asks():
        ask = asks[luck.below(len(asks))]
        if not any(line[0] == 1 for line in g.history):
            known = g.knowledge(ask.who)
            exact = worlds_of(known, g, 0.0).rows()
            for row, found in zip(exact, odds_of_backs(g, ask.who), strict=True):
                assert found == pytest.approx(row)
        g.play(ask.who, ask.options[luck.below(len(ask.options))])


@rule("C-22", "C-60")
def test_potions_on_a_bench_speak_for_the_character_that_lay_there() -> None:
    """B has laid yellow and looked at nothing else; after a swap the potions speak for the back, not for the seat."""
    v = village("hands: a=metamorphosis,red1 | bench: b=yellow3,yellow2 | deck: 9 | turn: a")
    v.g.turn = 9
    assert evidence(v.g, 0)[1][1] == 5
    v("a play metamorphosis @b @c")
    while v.g.asks() and v.g.asks()[0].kind == "shield":
        v.g.play(v.g.asks()[0].who, v.g.asks()[0].options[0])
    assert v.g.backs[2] == 1
    assert evidence(v.g, 0)[1][1] == 5
    assert evidence(v.g, 1)[1][1] == 0
