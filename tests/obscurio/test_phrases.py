"""Everything that can happen, be asked and be chosen has its words, in both languages."""

from typing import Any

import pytest

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.languages import LANGUAGES
from noctuary.obscurio.pieces.traps import TRAPS
from noctuary.obscurio.rules.talk import WHY
from noctuary.testing import journal_of
from noctuary.testing.obscurio import SPEC
from noctuary.text import words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"tokens": 30}), (5, {"time_track": (3,)}), (3, {"tokens": 30}), (2, {}), (6, {"strict_placement": True})],
)
def test_whole_games_can_be_told(lang: str, seats: int, options: dict[str, Any]) -> None:
    say, luck = words(lang), Stream(seed_of(lang))
    for seed in range(2):
        journal = journal_of(SPEC, seed, seats=seats, **options)
        while asks := journal.game.asks():
            ask = asks[luck.below(len(asks))]
            assert say(f"obscurio-ask-{ask.kind}")
            view = journal.game.view(ask.who if ask.who >= 0 else None)
            assert SPEC.draw(view, say, 80)
            for option in ask.options[:8]:
                assert say.line("obscurio", SPEC.describe(view, ask, option))
            for window in view.windows:
                assert say("obscurio-window-" + window.name.partition(":")[0])
            journal.play(ask.who, random_bot(None, ask, luck))
        for event in (event for told in journal.events for event in told):
            for seat in (*range(seats), None):
                line = event.seen_by(seat)
                assert line is None or say.line("obscurio", line)
        assert SPEC.draw(journal.game.view(0), say, 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_traps_values_and_lines_are_named(lang: str) -> None:
    say = words(lang)
    for trap in TRAPS:
        assert say(f"obscurio-trap-{trap.id}")
        assert say(f"obscurio-effect-{trap.id}")
    for about in SPEC.options.about():
        for value in about.choices:
            if not isinstance(value, bool):
                assert say(f"obscurio-option-{about.name}-{value}")
    for line in WHY.values():
        told = ("obscurio-said", {"seat": 1, "line": line.kind, "about": list(line.args)})
        assert say.line("obscurio", told)


def test_the_terminal_names_what_a_butterfly_points_at() -> None:
    say = words("en")
    journal = journal_of(SPEC, 3, seats=4)
    ask = journal.game.asks()[0]
    view = journal.game.view(0)
    single = next(option for option in ask.options if len(option.args) == 1 and "bottom" not in option.text)
    text = say.line("obscurio", SPEC.describe(view, ask, single))
    assert text.endswith(("on Page 1", "on Page 2"))
    assert "," not in text


def test_the_same_thing_on_both_pictures_is_not_called_its_own_kind() -> None:
    """ "The frog on the left Page, and the frog here is of the same kind" is said by nobody."""
    frog, toad = ("frog", "grenouille"), ("toad", "crapaud")
    about = {"seat": 1, "line": "suggest", "about": (2, 1, "kind", 1), "page": 1, "thing": frog}
    for lang, kind in (("en", "the same kind"), ("fr", "du même genre")):
        say = words(lang)
        assert kind in say.line("obscurio", ("obscurio-said", {**about, "like": toad}))
        assert kind not in say.line("obscurio", ("obscurio-said", {**about, "like": frog}))
