"""The French of the house, as far as a program can proofread it: its signs, its articles, one name for one thing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from noctuary.art import deck as pictures
from noctuary.catalog import GAMES
from noctuary.obscurio.pieces.deck import DECKS
from noctuary.text import joined, words

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*(ROOT / "src").rglob("*fr.ftl"), *(ROOT / "web" / "src").rglob("*fr.ftl")])
BOOKS = sorted([*(ROOT / "docs" / "rules").glob("*.fr.md"), ROOT / "docs" / "rulings.fr.md"])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

SHUT = re.compile(r"[\w)}»’%][;?!](?=\s|$)|[\w)}»](?<!https)(?<!http):(?=\s|$)|«[^\s\u00a0]|[^\s\u00a0]»")
"""A high sign without its space, or a quotation mark without."""
STRAIGHT = re.compile(r"\w'\w")
CONTRACTED = re.compile(r"\b(?:de|à)\sles?\b(?!\s\w+(?:er|ir|re)\b)", re.IGNORECASE)
"""`de le` is `du`; but `de le regarder` is right."""
ELIDED = re.compile(r"\b(?:le|la|de|que|ne|se|ce|je|me|te)\s[aâàeéèêiîoôuû]\w*", re.IGNORECASE)
RIGHT = re.compile(
    r"\b(?:le|de) (?:un|onze|oui)\b|\bce (?:à|où|au)\b|-(?:le|la|ce|je) |\bde [eO](?:$|-)|\bla (?:une|onze)\b"
)
"""What may stand side by side: an inversion (`est-ce un`, `prenez-la ou`), a pronoun before `à`."""


class Texts(Visitor):
    """The texts of a message, its arguments, which of them are shown, and the keys that it chooses by."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.names: set[str] = set()
        self.shown: set[str] = set()
        self.choices: list[list[str]] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the library's name)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.choices.append([getattr(each.key, "name", getattr(each.key, "value", "")) for each in node.variants])
        if isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)


def messages(page: Path) -> dict[str, Texts]:
    """The messages of a file by their ids."""
    found = {}
    for entry in FluentParser().parse(page.read_text("utf-8")).body:
        if isinstance(entry, Message):
            found[entry.id.name] = Texts()
            found[entry.id.name].visit(entry)
    return found


def faults(page: Path, wrong: re.Pattern[str], right: re.Pattern[str] | None = None) -> list[str]:
    """Where the texts of a file hold what is wrong."""
    return [
        f"{id}: {match[0]}"
        for id, message in messages(page).items()
        for text in message.texts
        for match in wrong.finditer(text)
        if right is None or not right.search(text[max(0, match.start() - 1) : match.end()])
    ]


def prose(page: Path) -> str:
    """A page without its code, addresses and anchors."""
    return re.sub(r"```.*?```|`[^`\n]*`|<a [^>]*></a>|\]\([^)]*\)", "x", page.read_text("utf-8"), flags=re.DOTALL)


def test_every_french_page_is_read() -> None:
    assert len(PAGES) >= 12
    assert len(BOOKS) == len(GAMES) + 1


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
class TestMessages:
    def test_the_apostrophe_is_that_of_a_book(self, page: Path) -> None:
        assert faults(page, STRAIGHT) == []

    def test_high_signs_have_their_space(self, page: Path) -> None:
        code = re.compile(r"^(?:bad|cli|door|sim|serve)-")
        assert [fault for fault in faults(page, SHUT) if not code.match(fault)] == []

    def test_articles_are_drawn_together(self, page: Path) -> None:
        assert faults(page, CONTRACTED) == []

    def test_vowels_are_elided(self, page: Path) -> None:
        assert faults(page, ELIDED, RIGHT) == []

    def test_vowels_are_elided_before_a_choice_too(self, page: Path) -> None:
        """`que { $n -> [one] une carte`: the little word belongs into the choice."""
        before = re.compile(r"\b(?:que|de|le|la|ne|se) \{ \$\w+ ->((?:.|\n)*?)\n\}", re.IGNORECASE)
        choices = before.findall(page.read_text("utf-8"))
        assert [each for each in choices if re.search(r"\] [aâàeéèêiîoôuû]", each)] == []

    def test_both_languages_take_the_same_arguments(self, page: Path) -> None:
        english = messages(page.with_name(page.name.replace("fr.ftl", "en.ftl")))
        french = messages(page)
        assert set(english) == set(french)
        for id, message in french.items():
            assert english[id].names <= message.names, id
            # one more may choose between two endings, which English has not
            assert message.shown <= english[id].names, id

    def test_plurals_name_zero(self, page: Path) -> None:
        """French takes 0 for singular, and "une carte" for none: where a number is chosen by, 0 is said itself."""
        for id, message in messages(page).items():
            assert all("0" in keys for keys in message.choices if "one" in keys), id

    def test_nobody_is_called_tu(self, page: Path) -> None:
        """But for what a player sends to a friend."""
        sent = {"web-invite-text", "web-oub-share-won", "web-oub-share-lost"}
        spoken = re.compile(r"\b(?:tu|toi|ton|tes|te)\b", re.IGNORECASE)
        assert [fault for fault in faults(page, spoken) if fault.split(":")[0] not in sent] == []

    def test_no_option_begins_with_if(self, page: Path) -> None:
        labels = {id: message.texts for id, message in messages(page).items() if "-option-" in id}
        assert [id for id, texts in labels.items() if texts and texts[0].startswith("Si ")] == []

    def test_one_thing_has_one_name(self, page: Path) -> None:
        """The other names that were once used for the same thing."""
        other = r"robots?|sièges?|registre|Obscurité|Fossoyeur|Mages?|carte Loyauté|l’histoire|nombre suivant|Égaré"
        assert faults(page, re.compile(rf"\b(?:{other})\b", re.IGNORECASE)) == []


@pytest.mark.parametrize("page", BOOKS, ids=lambda page: page.name)
class TestBooks:
    def test_its_signs_are_those_of_a_book(self, page: Path) -> None:
        text = prose(page)
        assert re.findall(r".{20}\w'", text) == []
        assert re.findall(r".{20}(?<=\S) [;:?!»]|« ", text) == []
        assert [match[0] for match in SHUT.finditer(text)] == []

    def test_its_articles_are_right(self, page: Path) -> None:
        text = prose(page)
        assert CONTRACTED.findall(text) == []
        wrong = list(ELIDED.finditer(text))
        assert [m[0] for m in wrong if not RIGHT.search(text[max(0, m.start() - 1) : m.end()])] == []

    def test_it_uses_the_words_of_the_house(self, page: Path) -> None:
        assert re.findall(r"\b(?:robots?|errance|cimetière|en anglais\))", prose(page)) == []


def test_a_fault_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "fr.ftl"
    page.write_text(
        "a = l'un\nb = Qui est là?\nc = la main de le joueur\nd = le établi\ne = «Non»\nf = est-ce un 6 ?\n"
    )
    assert faults(page, STRAIGHT) == ["a: l'u"]
    assert faults(page, SHUT) == ["b: à?", "e: «N", "e: n»"]
    assert faults(page, CONTRACTED) == ["c: de le"]
    assert faults(page, ELIDED, RIGHT) == ["d: le établi"]


def test_no_line_breaks_before_a_high_sign() -> None:
    """The browser does the same with the same files (`words.ts`)."""
    assert joined("Quoi ? « Rien » : { $x } ;") == "Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0: { $x }\u00a0;"
    assert words("fr")("play-key-help")[0] == "?"
    assert words("fr")("play-said-of", what="Un", text="deux") == "Un\u00a0: deux"
    assert words("fr")("refusal-stale").count(" ;") == 0


def test_pictures_are_named_with_the_apostrophe_of_a_book() -> None:
    told = [name for card in pictures.load().cards.values() for name in (*card.ideas.values(), *card.titles.values())]
    told += [element.fr for card in pictures.load().cards.values() for element in card.elements]
    told += [element.french for deck in DECKS.values() for card in deck.cards for element in card.elements]
    assert [text for text in told if "'" in text] == []
    assert sum("’" in text for text in told) > 20
