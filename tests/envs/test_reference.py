"""The reference page says what stands where, as the code has it."""

import re
from pathlib import Path

import pytest
from support.environments import TABLES

from noctuary.envs.encodings import encoding_for

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "envs.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "players"), [("oubliette", 1), ("occulto", 4), ("obscurio", 4)])
def test_the_layout_is_the_one_in_the_code(game: str, players: int) -> None:
    part = PAGE.split(f"## Observations of {game.title()}\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `.*$", part, re.MULTILINE) == encoding_for(game, players).layout.table()


def test_the_sizes_are_those_of_the_code() -> None:
    rows = {line.split(" | ")[0].strip("| "): line for line in PAGE.splitlines() if line.startswith("| O")}
    for game, players in TABLES:
        encoding = encoding_for(game, players)
        shown = rows[game.title()]
        if game == "obscurio":
            assert f"{len(encoding.actions) - 9 * players} + 9 a player" in shown
            assert players not in (2, 8) or str(encoding.layout.size) in shown
        else:
            assert str(len(encoding.actions)) in shown
            assert str(encoding.layout.size) in shown
    clues = [text for text in encoding_for("obscurio", 4).actions if text.startswith("clue ")]
    assert f"`{clues[0]}` … `{clues[-1]}`" in PAGE
