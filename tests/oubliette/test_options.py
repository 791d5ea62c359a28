"""The presets, and that every ruling with an option is one."""

import re
from pathlib import Path
from typing import Any

import pytest

import noctuary
from noctuary.core.refusal import BadInput
from noctuary.oubliette.options import Options
from noctuary.testing import rule
from noctuary.testing.oubliette import oubliette

RULED = {
    "jokers": 2, "action_model": "other1", "start_from_inventory": False, "restart_from_inventory": True,
    "setup_start": "forced",
    "equipped_is_inventory": True, "combat_payment": "visible", "must_pay": True, "ace_value": 14, "ace_wrap": False,
    "slot_moves": False, "equip_cost": "any_time", "next_six_eight": "path", "same_number": "obstacle_only",
    "trap_failure": "set_back", "fail_without_path": "no_penalty", "obstacle_first_room": "empty_path",
    "obstacle_portcullis": "discard", "rope_cost": "free", "queen_pays_trap": False, "ward_discarded": True,
    "advantage": "use_or_keep", "advantage_room": "any_time",
    "hourglass": "choose", "deck_out": "end_of_turn", "restock": "deal_on_top",
    "map_uses_turned_card": False, "grave_pays_darkness": False, "searching": "every_turn", "turn_limit": 500,
    "show_seen": True,
}  # fmt: skip


@rule("OA-70", "OA-23", "OA-41")
def test_the_defaults_are_the_rulings() -> None:
    assert {about.name: about.default for about in Options.about()} == RULED


@rule("OA-70")
@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("as_written", {}),
        ("merciful", {"action_model": "every1", "start_from_inventory": True, "trap_failure": "literal"}),
        ("free_hand", {"action_model": "every_inf", "start_from_inventory": True, "trap_failure": "literal"}),
        ("merciless", {"fail_without_path": "lose", "obstacle_first_room": "lose", "obstacle_portcullis": "lose",
                       "deck_out": "immediate"}),
    ],
)  # fmt: skip
def test_a_preset_is_a_set_of_readings(preset: str, values: dict[str, Any]) -> None:
    made = Options.make({"preset": preset})
    assert made == Options.make(values)
    assert made.preset == preset


def test_a_loser_is_told_which_rules_are_one_step_milder() -> None:
    assert sorted(Options.mildness) == sorted(Options.presets)
    milder = {name: noctuary.new("oubliette", preset=name).view(0).milder for name in Options.presets}
    assert milder == {"merciless": "as_written", "as_written": "merciful", "merciful": "free_hand", "free_hand": ""}
    assert noctuary.new("oubliette", jokers=3).view(0).milder == ""


def test_a_value_that_does_not_exist_is_refused() -> None:
    for values in ({"jokers": 4}, {"turn_limit": 9}, {"turn_limit": 501}, {"ace_value": 11}, {"deck": 3}):
        with pytest.raises(BadInput):
            Options.make(values)


def plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@rule("OA-70")
@pytest.mark.parametrize("page", ["rules/oubliette.en.md", "rules/oubliette.fr.md", "rulings.md"])
def test_every_reading_that_a_page_names_exists(page: str) -> None:
    """`name=value` anywhere in the text."""
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    known = {about.name: {plain(value) for value in about.choices} for about in Options.about() if about.choices}
    named = [(name, value) for name, value in re.findall(r"`(\w+)=([\w]+)`", text) if name in known]
    assert named
    assert [f"{name}={value}" for name, value in named if value not in known[name]] == []


ABOUT = Path(__file__).parents[2] / "web" / "src" / "oubliette"
NO_CARD = {
    "jokers", "setup_start", "show_seen", "turn_limit", "deck_out", "slot_moves", "must_pay", "combat_payment",
    "ace_wrap", "ace_value",
}  # fmt: skip
"""Options that change no card's own text: an Ace's value is told as a number, and what lights up shows where
it fits."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_said_of_a_card_knows_every_option_that_changes_it(lang: str) -> None:
    text = (ABOUT / f"{lang}.ftl").read_text("utf-8")
    for about in Options.about():
        assert (f"${about.name} ->" in text) == (about.name not in NO_CARD), about.name
        if about.name not in NO_CARD and about.choices:
            for value in about.choices:
                assert f"[{str(value).lower()}]" in text, (about.name, value)


@rule("OA-70")
def test_the_view_tells_the_options_that_are_not_as_printed() -> None:
    assert oubliette("path: 10C").view(0).options == {}
    assert oubliette("path: 10C", preset="merciful").view(0).options == {
        "action_model": "every1",
        "start_from_inventory": True,
        "trap_failure": "literal",
    }
