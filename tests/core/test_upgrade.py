"""Positions of earlier rules, brought up to those of today."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.catalog import GAMES
from noctuary.core.refusal import BadInput
from noctuary.core.spec import seen
from noctuary.core.upgrade import Texts, Upgrades, fields_of, line_of
from noctuary.testing import rule

OLD = json.loads((Path(__file__).parents[1] / "server" / "fixtures" / "0.1" / "positions.json").read_text())
"""Positions that 0.1 wrote, in the middle of every effect that lasts, and what every seat saw there."""
WAYS = [each for each in OLD if GAMES[each["game"]].upgrade is not None]


def told(step: str) -> Any:
    def one(fields: Texts) -> Texts:
        return {**fields, "steps": fields.get("steps", "") + step}

    return one


def test_every_step_is_taken_once_in_order() -> None:
    ways = Upgrades("toy", {1: told("a"), 2: told("b"), 3: told("c")})
    assert ways("toy 1 | lights: 3", 1) == "toy 4 | lights: 3 | steps: abc"
    assert ways("toy 3 | lights: 3", 3) == "toy 4 | lights: 3 | steps: c"


@pytest.mark.parametrize(("position", "rules"), [("toy 1 | x: 1", 1), ("toy 2 | x: 1", 3), ("other 2 | x: 1", 2)])
def test_a_version_without_a_step_is_refused(position: str, rules: int) -> None:
    with pytest.raises(BadInput, match="position-head"):
        Upgrades("toy", {2: told("b"), 3: told("c")})(position, rules)


RENAMED = {"air": "sabotage_in_flight"}
"""Fields of a view that have a plainer name now."""


def test_fields_are_parted_at_bars_and_not_within_texts() -> None:
    line = "toy 1 | said: 'a | b: it\\'s' | stack: [Fight(QS) Turn()] | uses: {'x|y': 2} | outcome: -"
    fields = fields_of(line)
    assert list(fields) == ["said", "stack", "uses", "outcome"]
    assert line_of("toy 1", fields) == line


def test_a_line_comes_back_from_its_fields() -> None:
    """Every position of 0.1 that is kept, and so every sign that its notation knows."""
    for each in OLD:
        assert line_of(each["position"].split(" | ")[0], fields_of(each["position"])) == each["position"]


@rule("OA-14", "OA-23", "OA-41")
@pytest.mark.parametrize("old", WAYS, ids=lambda old: old["game"])
def test_a_position_of_the_first_version_is_seen_and_asked_as_it_was(old: dict[str, Any]) -> None:
    """Oubliette keeps the readings it was begun with, so its preset has no name any more."""
    spec = GAMES[old["game"]]
    game = spec.read(old["position"])
    for viewer, before in zip((*range(game.seats), None), old["seen"], strict=True):
        now = msgspec.json.decode(msgspec.json.encode(seen(game, viewer)))
        assert (now["asks"], now["result"]) == (before["asks"], before["result"])
        same = {RENAMED.get(name, name): value for name, value in before["view"].items() if name != "preset"}
        assert {name: now["view"][name] for name in same} == same
    written = spec.write(game)
    assert written.startswith(f"{spec.head()} |")
    assert spec.write(spec.read(written)) == written


def test_where_no_way_is_written_a_position_is_refused_by_name() -> None:
    without = [each for each in OLD if GAMES[each["game"]].upgrade is None]
    assert without
    for each in without:
        with pytest.raises(BadInput, match="position-head"):
            GAMES[each["game"]].read(each["position"])


@pytest.mark.parametrize(
    "line", ["oubliette 1", "oubliette 1 | options: {}", "oubliette 1 | path: []", "oubliette 9 | x: 1"]
)
def test_a_damaged_position_of_earlier_rules_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        GAMES["oubliette"].read(line)
