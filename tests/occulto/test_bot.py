"""The healer answers everything lawfully, from knowledge alone, and beats random players clearly."""

import msgspec
import pytest

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab.simulate import wilson
from noctuary.languages import LANGUAGES
from noctuary.occulto import SPEC
from noctuary.occulto.bot.healer import healer
from noctuary.occulto.knowledge import Knowledge
from noctuary.testing import rule
from noctuary.testing.occulto import village
from noctuary.text import words


@pytest.mark.parametrize(
    ("seats", "options", "floor"),
    [(5, {}, 0.35), (4, {}, 0.42), (3, {}, 0.5), (5, {"expert": True}, 0.28)],
)
def test_one_healer_among_random_players_wins_more_than_its_share(
    seats: int, options: dict[str, object], floor: float
) -> None:
    """Even the low end of the interval over 120 games is far above a fair share."""
    games, wins = 120, 0.0
    for number in range(games):
        g = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(f"bot/{number}")))
        g.loud = False
        luck = Stream(seed_of(f"bot/{number}/luck"))
        while asks := g.asks():
            ask = asks[0]
            mine = ask.who == number % seats and len(ask.options) > 1
            g.play(ask.who, healer(g.knowledge(ask.who), ask, luck) if mine else random_bot(None, ask, luck))
        outcome = g.result()
        assert outcome is not None
        wins += (number % seats in outcome.winners) / max(1, len(outcome.winners))
    assert wilson(round(wins), games)[0] > floor


def test_the_healer_needs_only_what_can_be_sent() -> None:
    """Knowledge that went through JSON gives the same answers."""
    luck = Stream(seed_of("sent"))
    g = SPEC.new(SPEC.options.make({"thief": "choose", "reap_pick": "victim"}), 4, Chance(seed_of("sent")))
    while asks := g.asks():
        ask = asks[luck.below(len(asks))]
        known = g.knowledge(ask.who)
        again = msgspec.json.decode(msgspec.json.encode(known), type=Knowledge)
        seed = seed_of(str(g.counts))
        answer = healer(known, ask, Stream(seed))
        assert answer in ask.options
        assert healer(again, ask, Stream(seed)) is answer
        g.play(ask.who, answer)


@rule("C-18", "C-42")
def test_the_healer_plays_for_its_own_colour() -> None:
    v = village("hands: a=double_ration.red,double_ration.green | bench: b=green3 | deck: 5")
    picked = {healer(v.g.knowledge(0), v.g.asks()[0], Stream(seed_of(str(n)))).text for n in range(20)}
    assert f"play {v.card('double_ration.red').id}" in picked
    assert f"play {v.card('double_ration.green').id}" not in picked


def test_a_hint_is_a_choice_and_a_reason_in_both_languages() -> None:
    v = village("hands: a=thief,forest_fire b=shield,red1 | deck: 9")
    assert SPEC.advise is not None
    for _ in range(6):
        ask = v.g.asks()[0]
        choice, why = SPEC.advise(v.g.knowledge(ask.who), ask)
        assert all(words(lang).has(why[0]) for lang in LANGUAGES)
        v.g.play(ask.who, choice)


@rule("C-55", "CA-19")
def test_the_healer_shields_what_it_wins_with() -> None:
    v = village("hands: a=reaper b=shield | bench: b=yellow3,yellow2,yellow1 a=red1")("a play reaper @b")
    assert healer(v.g.knowledge(1), v.g.asks()[0], Stream(seed_of("shield"))).kind == "shield"
