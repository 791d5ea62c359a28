"""What the pages say of options is what the code has, in both languages."""

import re
from pathlib import Path

import pytest

from noctuary.catalog import GAMES
from noctuary.core.options import About
from noctuary.testing.option_tables import books, renewed, table, written
from noctuary.text import LANGUAGES, words

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), DOCS.parent / "README.md"])
SETTING = re.compile(r"\b([a-z][a-z0-9_]+)=([a-z0-9_]+)\b")
DEFAULT = re.compile(r"Option\s+`([a-z0-9_]+)`,\s+default\s+`([^`]+)`")


def options() -> dict[str, list[About]]:
    """Every option of the house by name; two games may share one."""
    found: dict[str, list[About]] = {}
    for spec in GAMES.values():
        for about in spec.options.about():
            found.setdefault(about.name, []).append(about)
    return found


def allows(about: About, value: str) -> bool:
    """Whether an option has this value."""
    return value in map(written, about.choices) or (not about.choices and (value.lstrip("-").isdigit() or about.listed))


@pytest.mark.parametrize("page", [page for page, _, _ in books(DOCS)], ids=lambda page: page.name)
def test_the_tables_of_the_rulebooks_are_those_of_the_code(page: Path) -> None:
    [(spec, say)] = [(spec, say) for each, spec, say in books(DOCS) if each == page]
    text = page.read_text("utf-8")
    assert renewed(text, spec, say) == text, "run make docs-tables"
    assert table(spec, say) in text


def test_every_rulebook_has_a_table() -> None:
    assert len(books(DOCS)) == len(GAMES) * len(LANGUAGES)


def test_a_page_that_lags_behind_is_noticed() -> None:
    [(page, spec, say), *_] = books(DOCS)
    old = page.read_text("utf-8").replace("`jokers`", "`jesters`")
    assert renewed(old, spec, say) != old
    assert words("fr")("oubliette-option-jokers") in table(spec, words("fr"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS.parent)))
def test_every_value_that_a_page_names_exists(page: Path) -> None:
    known = options()
    stale = [
        f"{name}={value}"
        for name, value in SETTING.findall(page.read_text("utf-8"))
        if name in known and not any(allows(about, value) for about in known[name])
    ]
    assert stale == []


def test_every_default_that_the_rulings_name_is_the_default() -> None:
    known = options()
    named = DEFAULT.findall((DOCS / "rulings.md").read_text("utf-8"))
    assert len(named) > 20
    wrong = [
        f"{name}: {value}"
        for name, value in named
        if name not in known or value.strip("[]") not in [written(about.default) for about in known[name]]
    ]
    assert wrong == []


def test_every_option_is_explained_by_the_rule_it_names() -> None:
    """The ruling an option cites says the option's name."""
    rulings = dict(
        re.findall(
            r"^\*\*([A-Z]+-\d+[a-z]?)\*\* ((?:.|\n)*?)(?=\n\n<a|\n\n#|\Z)",
            (DOCS / "rulings.md").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    silent = [
        f"{name} ({about.rule})"
        for name, abouts in options().items()
        for about in abouts
        if about.rule in rulings and name not in rulings[about.rule]
    ]
    assert silent == []
