"""Every text in both languages, and nothing said that is not written."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import noctuary
from noctuary.catalog import GAMES
from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.languages import LANGUAGES, pages
from noctuary.testing import journal_of
from noctuary.text import Missing, preferred, words

ROOT = Path(noctuary.__file__).parent
PAGES = [Path(str(page)).parent for page in pages("en")]


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, Message]:
    tree = FluentParser().parse(path.read_text("utf-8"))
    return {entry.id.name: entry for entry in tree.body if isinstance(entry, Message)}


def uses(pattern: Pattern | None) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def test_every_line_of_a_locale_file_is_read() -> None:
    """What a parser skips, half an older sentence say, is never seen by anybody; nor is a message written twice."""
    ours = [path for path in ROOT.rglob("*.ftl") if path.parents[1].parent != ROOT / "web"]
    files = [*ours, *(Path(__file__).parents[2] / "web" / "src").rglob("*.ftl")]
    assert len(files) > 20
    for path in files:
        body = FluentParser().parse(path.read_text("utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], path
        names = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert len(names) == len(set(names)), path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_both_languages_say_the_same_things(page: Path) -> None:
    english, french = (messages(page / f"{lang}.ftl") for lang in LANGUAGES)
    assert list(english) == list(french)
    for id, message in english.items():
        assert uses(message.value) == uses(french[id].value), id


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_both_languages_cite_the_same_rules(page: Path) -> None:
    english, french = ((page / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES)
    cite = re.compile(r"^([\w-]+) = .*?$|\b((?:O|OA|C|CA|B|BA|BC)-\d+)", re.MULTILINE)
    assert [match[2] for match in cite.finditer(english)] == [match[2] for match in cite.finditer(french)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_french_plurals_name_zero(page: Path) -> None:
    """French takes 0 for singular: where English has one and other, French says 0 itself."""
    for block in re.findall(r"\{ \$\w+ ->(.*?)\n\}", (page / "fr.ftl").read_text("utf-8"), re.DOTALL):
        if "[one]" in block:
            assert "[0]" in block, block


def test_every_code_of_a_refusal_has_its_sentence() -> None:
    source = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*.py"))
    refusals = set(re.findall(r'Refusal\(\s*"([\w-]+)"', source))
    wrongs = set(re.findall(r'BadInput\(\s*"([\w-]+)"', source))
    assert len(refusals) > 5
    assert len(wrongs) > 15
    for lang in LANGUAGES:
        say = words(lang)
        assert [code for code in refusals if not say.has(f"refusal-{code}")] == []
        assert [code for code in wrongs if not say.has(f"bad-{code}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_and_presets_are_explained(game: str, lang: str) -> None:
    say = words(lang)
    for about in GAMES[game].options.about():
        assert say.has(f"{game}-option-{about.name}"), about.name
        assert not about.seat or say.has(f"{game}-seat-{about.name}"), about.name
    for preset in GAMES[game].options.presets:
        assert say.has(f"{game}-preset-{preset}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told(game: str, lang: str) -> None:
    """Every event, question, choice, screen and ending of some random games has its words."""
    spec, say, luck = GAMES[game], words(lang), Stream(seed_of(lang))
    for seed in range(12):
        journal = journal_of(spec, seed)
        while asks := journal.game.asks():
            ask = asks[luck.below(len(asks))]
            if ask.who >= 0:
                view = journal.game.view(ask.who)
                assert say(f"{game}-ask-{ask.kind}")
                assert spec.draw(view, say, 80)
                for option in ask.options[:20]:
                    assert say.line(game, spec.describe(view, ask, option))
            journal.play(ask.who, random_bot(None, ask, luck))
        for event in (event for told in journal.events for event in told):
            for seat in (*range(journal.game.seats), None):
                line = event.seen_by(seat)
                assert line is None or say.line(game, line)
        outcome = journal.game.result()
        assert outcome is not None
        assert say(f"{game}-outcome-{outcome.reason}")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(Missing):
        words("en")("no-such-message")
    with pytest.raises(Missing):
        words("en")("bad-game")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LANG": "en_GB.UTF-8"}, "en"), ({"LANG": "C"}, "en"), ({}, "en"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "fr"), ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)  # fmt: skip
def test_the_locale_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang
