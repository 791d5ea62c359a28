"""The promises every game keeps, tried on random games with every preset, many mixes of options and rare positions."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noctuary.core.record import Journal
from noctuary.oubliette import SPEC
from noctuary.oubliette.options import Options
from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.oubliette import oubliette

VALUES: dict[str, tuple[Any, ...]] = {
    about.name: about.choices for about in Options.about() if about.choices and about.name != "jokers"
}
BUSY = {"action_model": "every_inf", "slot_moves": True, "map_uses_turned_card": True}


@rule("OA-26")
@pytest.mark.parametrize("jokers", [2, 3])
@pytest.mark.parametrize("preset", Options.presets)
def test_every_preset_conforms(preset: str, jokers: int) -> None:
    check_game(lambda seed: journal_of(SPEC, seed, preset=preset, jokers=jokers), range(2))


@pytest.mark.parametrize("mix", range(4))
def test_each_value_of_each_option_conforms(mix: int) -> None:
    """Four mixes in which every value of every option appears."""
    options = {name: values[(mix + at // 2) % len(values)] for at, (name, values) in enumerate(VALUES.items())}
    check_game(lambda seed: journal_of(SPEC, seed, **options), range(mix, mix + 2))


@settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    options=st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in VALUES.items()}),
    jokers=st.sampled_from([2, 3]),
    seed=st.integers(0, 10**6),
)
def test_any_mix_of_options_conforms(options: dict[str, Any], jokers: int, seed: int) -> None:
    check_game(lambda each: journal_of(SPEC, each, jokers=jokers, **options), [seed])


@rule("OA-97", "OA-84", "OA-91")
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("slots: AC(3) JD(3) QC(3) X1(3) | equipped: JC | path: 10C 9C | graveyard: 4C QD JH AD X2 | act: yes", BUSY),
        ("slots: X1(3) X2(3) X3(3) AC(2) | path: 10C+CB 9C | graveyard: 4C 6D QD | act: yes",
         {**BUSY, "jokers": 3, "restock": "player_placed"}),
        ("slots: X1(2) X2(3) X3(3) AC(2) | path: 2C 3C+P | graveyard: 4C 6D QD | act: yes",
         {**BUSY, "jokers": 3, "restock": "under", "deck_out": "immediate", "hourglass": "random"}),
        ("slots: AC(3) AD(3) AH(3) 2C | equipped: JC | path: 10C 9C | graveyard: 4C AS | deck: KH QD 5D",
         {**BUSY, "combat_payment": "sequential", "advantage": "replace_turned", "equip_cost": "any_time"}),
        ("slots: 2C(3) 3D(3) 8S(4) 4H(2) | equipped: AD | path: 10C 9C 8C 7C 6C | sideways: 4H | act: yes", BUSY),
    ],
)  # fmt: skip
def test_rare_positions_conform(text: str, options: dict[str, Any]) -> None:
    """Random games from the middle of things that random games seldom come to."""

    def make(seed: int) -> Journal:
        journal = journal_of(SPEC, seed)
        journal.place(SPEC.write(oubliette(text, seed=str(seed), **options)))
        return journal

    check_game(make, range(1), worlds=4)
