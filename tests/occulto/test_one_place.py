"""One ability, one place: each row of the deck file has a class, a rule, a name in every language and a test."""

import re
from pathlib import Path

import pytest

from noctuary.languages import LANGUAGES
from noctuary.occulto.bot.abilities import JUDGED, UNJUDGED, judgement_of
from noctuary.occulto.pieces import ABILITIES, ALL, Card
from noctuary.occulto.rules.abilities.deck import Clover
from noctuary.occulto.rules.ability import NUMBERED, Ability
from noctuary.testing import rule
from noctuary.testing.occulto import village
from noctuary.text import words

ROOT = Path(__file__).resolve().parents[2]
RULEBOOKS = {lang: (ROOT / f"docs/rules/occulto.{lang}.md").read_text("utf-8") for lang in LANGUAGES}
TESTS = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))


@pytest.mark.parametrize("card", ALL, ids=str)
@rule("C-03", "C-22")
def test_a_row_has_class_rule_and_name(card: Card) -> None:
    ability = card.ability
    assert ability is ABILITIES[card.name]
    assert type(ability) is not Ability
    assert type(ability).resolve is not Ability.resolve or card.is_shield
    assert all(words(lang).has(f"occulto-ability-{card.name}") for lang in LANGUAGES)
    assert all(f"**{ability.rule}** **" in rulebook for rulebook in RULEBOOKS.values())
    assert re.search(rf'@rule\([^)]*"{ability.rule}"', TESTS)


@pytest.mark.parametrize("card", ALL, ids=str)
def test_the_bot_has_judged_every_row_in_one_place(card: Card) -> None:
    assert judgement_of(card.name) is JUDGED[card.name]
    bot = ROOT / "src/noctuary/occulto/bot"
    assert not re.search(rf"\b{card.name}\b", (bot / "healer.py").read_text("utf-8")) or card.is_shield
    assert f'"{card.name}"' not in (bot / "belief.py").read_text("utf-8")


def test_the_bot_judges_no_ability_that_there_is_not_and_plays_on_with_a_new_one() -> None:
    assert set(JUDGED) == set(ABILITIES)
    assert judgement_of("harvest") is UNJUDGED


def test_no_ability_is_without_a_card_and_none_shares_its_number_or_rule() -> None:
    assert {card.name for card in ALL} == set(ABILITIES)
    assert [ability.number for ability in ABILITIES.values()] == list(range(1, 22))
    assert len({ability.rule for ability in ABILITIES.values()}) == 21
    assert {id(ability) for ability in NUMBERED.values()} == {id(ability) for ability in ABILITIES.values()}
    for taken in ((16, "another"), (99, "clover")):
        with pytest.raises(ValueError, match="already"):
            Clover(*taken, "C-65", 1)
    assert len(ABILITIES) == len(NUMBERED) == 21


@rule("C-22", "CA-52")
def test_every_ability_that_finds_no_target_does_nothing() -> None:
    """Nothing falls through to another ability's work: the card joins the bench and no more happens."""
    for name in ("reaper", "oubliettes", "thief", "sabotage", "abundance", "uprooting", "chameleon", "crystal_ball"):
        v = village(f"hands: a={name} | deck: 0")
        v.g.backs = [-1] * len(v.g.backs)
        v.g.out = list(range(6))
        v.g.advance()
        before = (v.g.faces[:], v.g.history[:], [len(hand) for hand in v.g.hands[1:]], v.g.discards[:])
        v(f"a play {name}")
        assert v.bench("a") == [name]
        assert before == (v.g.faces, v.g.history, [len(hand) for hand in v.g.hands[1:]], v.g.discards)
