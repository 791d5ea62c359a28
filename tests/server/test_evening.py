"""One evening in small: tables of every game, an upgrade in the middle, nobody loses a move (long: `make evening`)."""

import asyncio
import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from noctuary.catalog import HOUSE
from noctuary.core.record import Chosen
from noctuary.server.table.ledger import Recorded, Upgraded

FILE = Path(__file__).parents[2] / "scripts" / "evening.py"


def script() -> Any:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("evening", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_evening_with_an_upgrade_in_the_middle_loses_nothing() -> None:
    """On a real server process: every client comes back by itself, every acknowledged choice is in the log once."""
    evening = script()
    found = asyncio.run(evening.evening(tables=2 * len(HOUSE), moves=4))
    assert evening.well(found), found
    assert found["games_upgraded"] >= len(HOUSE), found
    assert found["acknowledged"] >= 2 * 4 * 2 * len(HOUSE)


def test_a_lost_move_is_found() -> None:
    """The count bites: a choice that is missing, one that stands there twice, choices taken back."""
    evening = script()
    person = SimpleNamespace(table="t", away=[1.0], info={}, doubled=[])
    table = SimpleNamespace(people=[person], taken={"one", "two"})
    one, two = (Recorded(Chosen(0, "go", 0), id) for id in ("one", "two"))
    raised = Upgraded(position="", rules=2)
    assert evening.well(evening.judged([table], {"t": [one, two, raised]}))
    assert evening.judged([table], {"t": [one]})["lost"] == ["two"]
    assert evening.judged([table], {"t": [one, two, two]})["twice"] == ["two"]
    back = Upgraded(position="", rules=2, back=1)
    assert not evening.well(evening.judged([table], {"t": [one, two, back]}))
    person.info = {"shelved": "closed"}
    assert not evening.well(evening.judged([table], {"t": [one, two]}))
    person.info, person.away = {}, []
    assert not evening.well(evening.judged([table], {"t": [one, two]}))
