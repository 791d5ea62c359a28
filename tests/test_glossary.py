"""Every word of the glossary is a name in the code, where it says."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "glossary.md"
ROWS = re.findall(r"^\| `(\w+)` \| `([\w.]+)` \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)


def test_the_glossary_is_read() -> None:
    assert len(ROWS) > 25
    assert len({word for word, _, _ in ROWS}) == len(ROWS)


@pytest.mark.parametrize(("word", "module", "meaning"), ROWS, ids=[word for word, _, _ in ROWS])
def test_every_word_is_a_name_in_the_code(word: str, module: str, meaning: str) -> None:
    assert hasattr(import_module(module), word)
    assert len(meaning) <= 100
