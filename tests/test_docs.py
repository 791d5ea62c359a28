"""What the documentation shows is true: its examples run, its links lead somewhere, its numbers exist."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.name
)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 3
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if not link.startswith(("http", "mailto"))]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("game", ["oubliette", "occulto", "obscurio"])
def test_both_rulebooks_have_the_same_rules_in_the_same_order(game: str) -> None:
    number = re.compile(r'^<a id="([^"]+)"></a>\n\*\*([A-Z]+-\d+[a-z]?)\*\*', re.MULTILINE)
    english, french = (
        number.findall((ROOT / f"docs/rules/{game}.{lang}.md").read_text("utf-8")) for lang in ("en", "fr")
    )
    assert english == french
    assert len(set(english)) == len(english) > 70
    assert all(anchor == rule.lower() for anchor, rule in english)
