"""The learned outlook: it knows what the player knows, tells a good table from a bad one, and is read from its file."""

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.quick_luck import QuickLuck
from noctuary.oubliette.bot import BOTS
from noctuary.oubliette.bot.features import features_of, features_of_game
from noctuary.oubliette.bot.learned import outlook_for, read, written
from noctuary.oubliette.bot.outlook import ROWS, SIZES, Outlook, signs
from noctuary.oubliette.bot.search import searched
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.state import Oubliette
from noctuary.testing.oubliette import oubliette

EACH_NUMBER = {"ahead", "buried_ahead", "known"}
"""Of these there is one sign for each of the numbers ahead."""


def learned(preset: str) -> Outlook:
    """The network of a preset that has one."""
    found = outlook_for(preset)
    assert found is not None
    return found


def dealt(preset: str, number: int) -> Oubliette:
    """A deal."""
    return new(Options.make({"preset": preset}), 1, Chance(seed_of(f"outlook/{number}")))


@pytest.mark.parametrize("preset", Options.presets)
def test_signs_are_read_from_knowledge_and_each_thing_is_said_once(preset: str) -> None:
    names = [name for name, size in SIZES.items() for _ in range(size)]
    assert len(names) == ROWS
    for number in range(4):
        g = dealt(preset, number)
        luck = Stream(seed_of(f"outlook/{number}"))
        while g.asks():
            found = signs(features_of(g.knowledge(0)))
            assert found == signs(features_of_game(g))
            assert len(set(found)) == len(found)
            once = [names[sign] for sign in found if names[sign] not in EACH_NUMBER]
            assert len(set(once)) == len(once)
            choice = BOTS["hasty"](g.knowledge(0), g.asks()[0], luck)
            assert choice is not None
            g.play(0, choice)


@pytest.mark.parametrize(("preset", "low", "high"), [("as_written", 0.04, 0.2), ("merciful", 0.4, 0.75)])
def test_a_fresh_deal_is_won_about_as_often_as_the_careful_bot_wins(preset: str, low: float, high: float) -> None:
    outlook = learned(preset)
    chances = [outlook.chance(features_of_game(dealt(preset, number))) for number in range(60)]
    assert low < sum(chances) / len(chances) < high
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_a_table_one_room_from_the_light_is_better_than_one_at_its_last_cards() -> None:
    outlook = learned("merciful")
    path = "10C 9C 8C 7C 6C 5C 4C 3C"
    near = oubliette(f"slots: 2C KC KD KS | equipped: KH | path: {path} | deck: JD 4H 5S 5D", preset="merciful")
    far = oubliette("slots: 4D 5D 4H 5H | equipped: - | path: 10C | deck: JD 4S 5S 7D", preset="merciful")
    assert outlook.chance(features_of_game(near)) > 0.8
    assert outlook.chance(features_of_game(far)) < 0.1


def test_a_search_under_a_preset_weighs_by_the_outlook() -> None:
    """Two answers of a fresh game: shares of games won would be whole games."""
    g = dealt("merciful", 1)
    while len(g.asks()[0].options) < 2:
        g.play(0, g.asks()[0].options[0])
    tried = searched(g, g.asks()[0], 40, QuickLuck(3), outlook=learned("merciful"))
    assert len(tried) > 1
    assert any(result not in (0.0, 1.0) for each in tried for result in each.results)
    assert all(0.0 <= each.chance() <= 1.0 for each in tried)


def test_what_is_written_is_read_again() -> None:
    rows = [[at / 8, -at / 16] for at in range(ROWS)]
    line = written("merciful", rows, [0.5, -0.25], [1.5, 2.0], -1.0)
    found = read(line)
    assert (found.rows, found.base, found.out, found.bias) == (rows, [0.5, -0.25], [1.5, 2.0], -1.0)


def test_numbers_of_other_signs_are_refused() -> None:
    line = written("merciful", [[0.0, 0.0]] * (ROWS - 1), [0.0, 0.0], [0.0, 0.0], 0.0)
    with pytest.raises(ValueError, match="learn it again"):
        read(line)


def test_options_of_ones_own_have_no_outlook() -> None:
    assert outlook_for(Options.make({"preset": "merciful", "jokers": 3}).preset) is None
