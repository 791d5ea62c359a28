"""What the pages say of options is what the code has, in both languages."""

import re
from pathlib import Path

import pytest

from noctuary.catalog import GAMES
from noctuary.core.options import About
from noctuary.languages import LANGUAGES
from noctuary.rulebooks import rule
from noctuary.testing.option_tables import books, renewed, table, written
from noctuary.text import words

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), DOCS.parent / "README.md"])
SETTING = re.compile(r"\b([a-z][a-z0-9_]+)=([a-z0-9_]+)\b")
DEFAULT = re.compile(r"`([a-z0-9_]+)`,\s+(?:default|par\s+défaut)\s+`([^`]+)`")
RULING = re.compile(r"^\*\*([A-Z]+-\d+[a-z]?)\*\* ((?:.|\n)*?)(?=\n\s*\n|\Z)", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
NUMBER = re.compile(r"\b(?:O|OA|C|CA|B|BA|BC)-\d+[a-z]?")
IN_BRACKETS = re.compile(r"\(((?:`[a-z0-9_]+=[^`]+`[\s,]*)+)((?:[A-Z]+-\d+[a-z]?[\s,]*)+)\)")
EDITIONS = {"en": DOCS / "rulings.md", "fr": DOCS / "rulings.fr.md"}
NO_OPTION = {"c2", "[0,2]"}
"""Codes in rulings that are neither an option nor a value of one: a place, and a track that nobody offers."""


def options() -> dict[str, list[About]]:
    """Every option of the house by name; two games may share one."""
    found: dict[str, list[About]] = {}
    for spec in GAMES.values():
        for about in spec.options.about():
            found.setdefault(about.name, []).append(about)
    return found


def rulings(lang: str) -> dict[str, str]:
    """Every ruling of an edition by its number."""
    return dict(RULING.findall(EDITIONS[lang].read_text("utf-8")))


def own(number: str) -> dict[str, About]:
    """The options of the game that a rule belongs to."""
    [spec] = [spec for spec in GAMES.values() if number.split("-", maxsplit=1)[0] in spec.prefixes]
    return {about.name: about for about in spec.options.about()}


def unknown(number: str, text: str) -> list[str]:
    """The codes of a ruling that are no option of its game, or no value of the option spoken of."""
    known = own(number)
    last: About | None = None
    wrong = []
    for code in CODE.findall(text):
        name, _, value = code.partition("=")
        if name in known:
            last = known[name]
            if value and not allows(last, value):
                wrong.append(code)
        elif code not in NO_OPTION and (last is None or value or not allows(last, code.strip("[]"))):
            wrong.append(code)
    return wrong


def allows(about: About, value: str) -> bool:
    """Whether an option has this value."""
    if about.listed and not about.choices:
        return bool(re.fullmatch(r"[\w,-]+", value))
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_name_only_options_and_values_of_their_game(lang: str) -> None:
    wrong = {number: unknown(number, text) for number, text in rulings(lang).items()}
    assert {number: codes for number, codes in wrong.items() if codes} == {}


def test_a_stale_value_in_a_ruling_is_noticed() -> None:
    assert unknown("OA-91", "Option `restock`, default `deal_on_top`; `deal_under`, or `restock=beside`.") == [
        "deal_under",
        "restock=beside",
    ]
    assert unknown("OA-91", "Option `thief`, default `blind`.") == ["thief", "blind"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_default_that_the_rulings_name_is_the_default(lang: str) -> None:
    named = [(number, *each) for number, text in rulings(lang).items() for each in DEFAULT.findall(text)]
    assert len(named) > 60
    wrong = [
        f"{number}, {name}: {value}"
        for number, name, value in named
        if value.strip("[]") != written(own(number)[name].default)
    ]
    assert wrong == []


def test_both_editions_of_the_rulings_hold_the_same() -> None:
    """The same numbers in the same order; in each ruling the same options, values, figures and references."""
    english, french = rulings("en"), rulings("fr")
    assert list(english) == list(french)
    assert len(english) > 250
    for number, text in english.items():
        for what in (CODE, NUMBER, re.compile(r"\d+[.,]\d+")):
            here, there = (
                sorted(each.replace(",", ".") for each in what.findall(one)) for one in (text, french[number])
            )
            assert here == there, number
        assert text.count("Fixed") == french[number].count("Fixe"), number


def test_a_ruling_is_read_in_the_readers_language() -> None:
    """In the terminal and by the library; the browser has a test of its own (`rulebook.test.ts`)."""
    spec = GAMES["oubliette"]
    assert "A card with the number of the current room" in rule(spec, "OA-33", "en")
    assert "Une carte qui porte le numéro de la salle" in rule(spec, "oa33", "fr")


def test_both_editions_have_the_same_chapters_and_anchors() -> None:
    english, french = (page.read_text("utf-8") for page in EDITIONS.values())
    for sign in (r"^#+ ", r'<a id="[^"]+"></a>'):
        assert re.findall(sign, english, re.MULTILINE) == re.findall(sign, french, re.MULTILINE)


@pytest.mark.parametrize("page", [page for page, _, _ in books(DOCS)], ids=lambda page: page.name)
def test_rulebooks_cite_the_ruling_that_tells_of_the_option(page: Path) -> None:
    """`(`rope_cost=free`, OA-53)`: one of the numbers in the brackets tells of the option."""
    texts = rulings("fr" if page.name.endswith(".fr.md") else "en")
    cited = IN_BRACKETS.findall(page.read_text("utf-8"))
    assert len(cited) > 10
    for options_named, numbers in cited:
        told = " ".join(texts.get(number, "") for number in NUMBER.findall(numbers))
        for name, value in re.findall(r"`([a-z0-9_]+)=([^`]+)`", options_named):
            assert f"`{name}`" in told or f"`{name}=" in told, (name, numbers)
            [about] = [each for each in own(NUMBER.findall(numbers)[0]).values() if each.name == name]
            assert allows(about, value.strip("[]")), (name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained_by_the_rule_it_names(lang: str) -> None:
    """The ruling an option cites says the option's name."""
    texts = rulings(lang)
    silent = [
        f"{name} ({about.rule})"
        for name, abouts in options().items()
        for about in abouts
        if about.rule in texts and f"`{name}" not in texts[about.rule]
    ]
    assert silent == []
