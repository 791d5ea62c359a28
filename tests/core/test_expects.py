"""Whom a driver of bots asks."""

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.lab.simulate import play_out
from noctuary.obscurio import SPEC


def test_bots_answer_a_secret_step_in_which_nobody_must() -> None:
    """A Traitor played by a bot picks cards, although the game waits for nobody; then the clock goes on."""
    picked = 0
    for seed in range(4):
        g = SPEC.new(SPEC.options(), 4, Chance(seed_of(f"expects/{seed}")))
        decisions = play_out(g, [random_bot] * 4, Stream(seed_of(f"luck/{seed}")))
        assert g.result() is not None
        assert decisions > 20
        picked += sum(map(len, g.view(None).past_picks))
    assert picked > 0


def test_by_default_those_who_must_are_expected() -> None:
    g = SPEC.new(SPEC.options(), 4, Chance(seed_of("riddle")))
    (ask,) = [each for each in g.asks() if each.who != CLOCK]
    assert ask.must
    assert g.expects(ask)
