"""Games of other packages: found by name, opened when asked for, left out with one line when they are broken."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from support import lanterns

from noctuary.catalog import GROUP, HOUSE, Catalog
from noctuary.core.refusal import BadInput
from noctuary.testing.rules import cited, faults
from noctuary.text import words


def catalog(**guests: str) -> Catalog:
    """The house with guests: each name with what its package says it is."""
    made = Catalog()
    made._guests = {name: EntryPoint(name, value, GROUP) for name, value in guests.items()}
    return made


def test_a_game_of_another_package_is_found_and_opened() -> None:
    games = catalog(lanterns="support.lanterns:SPEC")
    assert [*games] == [*HOUSE, "lanterns"]
    assert games.open("lanterns") is lanterns.SPEC
    assert not games.closed()


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_package:SPEC", "ModuleNotFoundError"),
        ("support.lanterns:NOTHING", "AttributeError"),
        ("support.lanterns:CARDS", "dict"),
        ("support.lanterns:SPEC", "Spec"),
    ],
)
def test_a_broken_one_is_left_out_with_one_line(value: str, why: str) -> None:
    games = catalog(broken=value)
    assert [*games] == [*HOUSE]
    assert len(games) == len(HOUSE)
    [wrong] = games.closed().values()
    for lang in ("en", "fr"):
        line = words(lang).bad_input(wrong)
        assert "broken" in line
        assert why in line
        assert "\n" not in line
    with pytest.raises(BadInput, match="game-closed"):
        games.open("broken")


def test_nobody_takes_the_name_of_a_game_of_the_house() -> None:
    games = catalog(oubliette="support.lanterns:SPEC")
    assert [*games] == [*HOUSE]
    assert games.open("oubliette").home == "noctuary.oubliette"


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    games = catalog(lanterns="support.lanterns:SPEC")
    with pytest.raises(BadInput, match="lanterns") as caught:
        games.open("chess")
    assert caught.value.code == "game"
    assert "chess" not in games


def test_importing_the_package_opens_no_game_and_reads_no_file() -> None:
    seen = subprocess.run(
        [sys.executable, "-c", "import sys, noctuary, noctuary.catalog; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert not [name for name in seen if name.startswith(tuple(f"noctuary.{game}" for game in HOUSE))]
    assert not {"starlette", "sqlalchemy", "fluent.runtime"} & set(seen)


def test_citations_are_compared_with_the_rulebooks(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@rule("O-01", "O-999")\ndef test() -> None: ...\n@rule("T-1")\n', "utf-8")
    assert set(cited(tmp_path)) == {"O-01", "O-999", "T-1"}
    lines = faults(tmp_path)
    assert any(line.startswith("oubliette: no test cites O-02") for line in lines)
    assert sum("O-999" in line for line in lines) == 1
    assert not any("T-1" in line for line in lines)
