"""Everything the game can say can be said in both languages, and the terminal shows nothing hidden."""

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.languages import LANGUAGES
from noctuary.occulto import SPEC
from noctuary.occulto.pieces import ABILITIES, CATEGORIES, COLOURS, POWERS
from noctuary.occulto.state import Occulto
from noctuary.testing import rule
from noctuary.testing.occulto import village
from noctuary.text import words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(5, {"expert": True}), (4, {"ability_optional": True}), (3, {"thief": "choose"})]
)
def test_whole_games_can_be_told(lang: str, seats: int, options: dict[str, object]) -> None:
    """Events, questions and choices of random games, for every seat."""
    say = words(lang)
    luck = Stream(seed_of(f"words/{lang}"))
    aids = ("off", "journal", "deduction")
    for number in range(6):
        made = SPEC.options.make({**options, "memory_aid": aids[number % 3], "discard_visible": number % 2 == 0})
        g = SPEC.new(made, seats, Chance(seed_of(f"words/{number}")))
        told = g.told
        while True:
            for event in told:
                for seat in (*range(seats), None):
                    line = event.seen_by(seat)
                    if line is not None:
                        assert say.line("occulto", line)
            asks = g.asks()
            if not asks:
                break
            ask = asks[luck.below(len(asks))]
            assert say(f"occulto-ask-{ask.kind}")
            for option in ask.options[:40]:
                assert say.line("occulto", SPEC.describe(g.view(ask.who), ask, option))
            if luck.below(8) == 0:
                assert SPEC.draw(g.view(ask.who), say, 100)
            told = g.play(ask.who, ask.options[luck.below(len(ask.options))])
        outcome = g.result()
        assert outcome is not None
        assert say(f"occulto-outcome-{outcome.reason}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_option_and_ending_has_words(lang: str) -> None:
    say = words(lang)
    ids = [f"occulto-ability-{name}" for name in ABILITIES]
    ids += [f"occulto-colour-{name}" for name in COLOURS] + [f"occulto-power-{name}" for name in POWERS]
    ids += [f"occulto-category-{name}" for name in CATEGORIES]
    ids += [f"occulto-outcome-{reason}" for reason in ("saved", "tie_break", "shared", "centre")]
    ids += [f"occulto-preset-{name}" for name in (*SPEC.options.presets, "custom")] + [
        "occulto-name",
        "occulto-tagline",
    ]
    for about in SPEC.options.about():
        ids.append(f"occulto-option-{about.name}")
        ids += [f"occulto-option-{about.name}-{value}" for value in about.choices if isinstance(value, str)]
    assert all(say.has(id) for id in ids), [id for id in ids if not say.has(id)]


@rule("C-04", "C-08")
def test_the_terminal_shows_no_hidden_face() -> None:
    g = SPEC.new(SPEC.options(), 4, Chance(seed_of("screen")))
    assert isinstance(g, Occulto)
    say = words("en")
    first = "\n".join(SPEC.draw(g.view(0), say, 100))
    assert f"You are looking at the character of player 1: {COLOURS[g.faces[g.backs[0]]]}" in first
    g.play(0, g.find(0, "ack"))
    assert "looking at" not in "\n".join(SPEC.draw(g.view(0), say, 100))
    assert "Your hand" not in "\n".join(SPEC.draw(g.view(None), say, 100))


@rule("C-23")
def test_the_terminal_asks_first_whether_to_discard_and_then_what() -> None:
    """At a short terminal a discard a card pushed the plays to a third page."""
    set_up = village("hands: a=thief.red,totem.yellow,shield.blue b=thief.blue")
    set_up()
    g = set_up.g
    [ask] = g.asks()
    view = g.view(0)
    assert SPEC.group is not None
    rows = [SPEC.group(view, ask, option) for option in ask.options if option.kind == "discard"]
    assert len(rows) == 3
    assert {row and row[0] for row in rows} == {"occulto-group-discard"}
    assert len({str(row) for row in rows}) == 1
