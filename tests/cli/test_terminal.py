"""A person at a terminal of 80 by 24: everything fits, nothing is hidden, and others speak while one thinks."""

import builtins
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.catalog import GAMES, HOUSE
from noctuary.cli.menu import Entry, Group, grouped, pages
from noctuary.cli.screen import Screen
from noctuary.cli.sitting import ME, Quit, Sitting
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choices
from noctuary.core.spec import Spec
from noctuary.paint import paint
from noctuary.testing import journal_of, rule
from noctuary.text import words

WIDTH, HEIGHT = 80, 24


class Typist:
    """Answers prompts by luck, and looks at every screen on the way."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        self.luck = Stream(seed_of(f"typist/{seed}"))
        self.prompts = 0
        self.shown: list[str] = []

    def see(self, lines: Iterable[str]) -> None:
        """What `Screen.write` is given: one screen, with a line left for the prompt."""
        self.shown = [paint(line, False) for line in lines]
        assert len(self.shown) < HEIGHT, self.shown
        assert not [line for line in self.shown if len(line) >= WIDTH]

    def __call__(self, prompt: str = "") -> str:
        self.prompts += 1
        assert len(prompt) < WIDTH
        asks = [ask for ask in self.sitting.journal.game.asks() if ask.who == ME]
        rows = self.rows(asks)
        if self.sitting.group is None:
            offered = [each for row in rows for each in ([row] if isinstance(row, Entry) else row.entries)]
            assert {(each.ask.kind, each.choice.text) for each in offered} == {
                (ask.kind, option.text) for ask in asks for option in ask.options
            }
        if self.luck.below(12) == 0:
            return ("n", "?", "b", "", "nonsense", "999", "l")[self.luck.below(7)]
        return str(1 + self.luck.below(len(rows)))

    def rows(self, asks: list[Ask]) -> list[Entry | Group]:
        sitting = self.sitting
        table = sitting.spec.draw(sitting.journal.game.view(ME), sitting.words, WIDTH - 1)
        return sitting.rows(asks, HEIGHT - len(table) - 5)


def sit(
    spec: Spec, seats: int, seed: int, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **options: Any
) -> Typist:
    """A person in seat 0 and bots in the others, at a terminal of the usual size."""
    journal = journal_of(spec, seed, seats, **options)
    names = ("you", *(f"bot:{spec.best_bot}" for _ in range(seats - 1)))
    journal.header = msgspec.structs.replace(journal.header, seats=names)
    typist = Typist(Sitting(words(lang), journal, tmp_path / "record", False), seed)
    monkeypatch.setattr(builtins, "input", typist)
    monkeypatch.setattr(Screen, "write", lambda _, lines: typist.see(lines))
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("LINES", str(HEIGHT))
    return typist


def tables() -> list[tuple[str, int, str]]:
    """Every game, with the fewest and the most players."""
    ends = [(name, sorted(set(spec.seats))) for name, spec in GAMES.items()]
    return [(name, seats, ("en", "fr")[at]) for name, counts in ends for at, seats in enumerate(counts)]


@pytest.mark.parametrize(("game", "seats", "lang"), tables())
def test_whole_games_fit_and_hide_nothing(
    game: str, seats: int, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Every choice of every ask is in the menu or in one of its groups, and every screen fits."""
    for seed in range(2):
        typist = sit(GAMES[game], seats, seed, lang, monkeypatch, tmp_path)
        typist.sitting.greet()
        while typist.sitting.journal.game.asks() and typist.prompts < 200:
            typist.sitting.step()
        assert typist.prompts > 3


def test_everything_that_happened_is_read_before_the_next_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With five players a round of news is longer than the room above the question: it gets a page of its own."""
    typist = sit(GAMES["occulto"], 5, 3, "en", monkeypatch, tmp_path)
    screens: list[str] = []
    monkeypatch.setattr(Screen, "write", lambda _, lines: screens.append(" ".join("\n".join(lines).split())))
    sitting = typist.sitting
    for _ in range(30):
        before, mark = typist.prompts, len(screens)
        told = sitting.shown
        while typist.prompts == before and sitting.journal.game.asks():
            sitting.step()
        seen = "\n".join(screens[mark:])
        for line in sitting.lines_since(told):
            if typist.prompts > before and sitting.shown > told and line in _lines(sitting, told, sitting.shown):
                assert " ".join(sitting.words.line("occulto", line).split()) in seen
    assert any("What happened:" in screen for screen in screens)


def _lines(sitting: Sitting, first: int, last: int) -> list[Any]:
    batches = sitting.journal.events[first:last]
    return [line for events in batches for event in events if (line := event.seen_by(ME)) is not None]


@rule("B-21")
def test_a_wizard_at_the_terminal_takes_part_in_the_talk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots place and speak before one decides, and one is asked again after they have."""
    typist = sit(GAMES["obscurio"], 5, 5, "en", monkeypatch, tmp_path, grimoire=1)
    sitting = typist.sitting
    typed = iter(["ready", "rest", "", "place 2", "suggest 2"])
    asked: list[int] = []

    def answer(prompt: str = "") -> str:
        view = sitting.journal.game.view(ME)
        asked.append(sum(1 for wizard in view.wizards if wizard.seat != ME and any(wizard.chips)))
        if len(asked) > 5:
            raise EOFError
        return next(typed)

    monkeypatch.setattr(builtins, "input", answer)
    with pytest.raises(Quit):
        sitting.run()
    assert asked[2] == 3  # All three others stand somewhere before the person is asked for a door.
    assert len(asked) == 6  # After a word of one's own, one is asked again.


def test_undo_is_offered_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for game, there in (("oubliette", True), ("occulto", False)):
        typist = sit(GAMES[game], GAMES[game].seats[0], 1, "en", monkeypatch, tmp_path)
        [ask, *_] = [ask for ask in typist.sitting.journal.game.asks() if ask.who == ME]
        assert any(line.startswith("u:") for line in typist.sitting.help(ask)) is there


def test_the_help_cites_rules_of_this_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for game in HOUSE:
        number = f"{GAMES[game].prefixes[0]}-01"
        typist = sit(GAMES[game], GAMES[game].seats[0], 1, "en", monkeypatch, tmp_path)
        help_text = typist.sitting.help(typist.sitting.journal.game.asks()[0])
        assert any(line.startswith(f"r {number}") for line in help_text)
        assert help_text[0] == typist.sitting.words(f"{game}-goal")


@rule("O-38", "OA-70")
@pytest.mark.parametrize(
    ("preset", "when"),
    [("as_written", "After an encounter you go straight on"), ("merciful", "After every card you may act once")],
)
def test_the_help_says_when_one_may_act_at_this_table(
    preset: str, when: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typist = sit(GAMES["oubliette"], 1, 1, "en", monkeypatch, tmp_path, preset=preset)
    assert when in "\n".join(typist.sitting.help(typist.sitting.journal.game.asks()[0]))
    assert typist.sitting.option_words() == [f"preset={preset}"]


@rule("C-71", "C-74")
def test_the_expert_variant_counts_attacks_and_tells_the_powers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No bench ends the game there, so none is counted against a limit."""
    typist = sit(GAMES["occulto"], 5, 1, "en", monkeypatch, tmp_path, expert=True)
    sitting = typist.sitting
    view = sitting.journal.game.view(ME)
    table = "\n".join(GAMES["occulto"].draw(view, sitting.words, WIDTH - 1))
    assert "attack cards: 0" in table
    assert "/7]" not in table
    legend = GAMES["occulto"].legend
    assert legend is not None
    assert any("at least 16 attack cards" in line for line in legend(view, sitting.words))


choice = Choices(__name__)


class TestMenu:
    ask = Ask(0, "act", tuple(choice("play", card, target) for card in "ab" for target in range(6)), True)

    def entries(self) -> list[Entry]:
        return [Entry(option.text, self.ask, option) for option in self.ask.options]

    def test_what_fits_is_not_grouped(self) -> None:
        assert grouped(self.entries(), lambda entry: str(entry.choice.args[0]), 12) == self.entries()

    def test_what_does_not_fit_is(self) -> None:
        rows = grouped(self.entries(), lambda entry: str(entry.choice.args[0]), 11)
        assert [row.label for row in rows] == ["a", "b"]
        assert all(isinstance(row, Group) and len(row.entries) == 6 for row in rows)

    def test_one_alone_stands_for_itself(self) -> None:
        rows = grouped(self.entries()[:7], lambda entry: str(entry.choice.args[0]), 4)
        assert [type(row) for row in rows] == [Group, Entry]

    def test_pages_hold_everything_once(self) -> None:
        labels = [f"label {number}" for number in range(50)]
        found = pages(labels, 79, 6)
        assert all(len(page) <= 6 for page in found)
        text = "\n".join(line for page in found for line in page)
        assert all(text.count(f"{number:>2} label {number - 1}") >= 1 for number in range(1, 51))

    def test_a_long_label_is_folded_and_not_cut(self) -> None:
        [page] = pages(["word " * 40], 60, 10)
        assert " ".join(page).count("word") == 40


@pytest.mark.parametrize(("preset", "advised"), [("as_written", True), ("merciless", True), ("merciful", False)])
def test_the_first_page_says_how_hard_the_rules_are_and_names_milder_ones(
    preset: str, advised: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typist = sit(GAMES["oubliette"], 1, 1, "fr", monkeypatch, tmp_path, preset=preset)
    typist.sitting.greet()
    assert ("noctuary play oubliette --option preset=merciful" in " ".join(typist.shown)) is advised


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "  0 lies open in the centre: "), ("fr", "  0 visible de tous au centre : ")]
)
def test_the_journal_says_what_lies_open_in_the_centre(
    lang: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody looked at it in a place: it is out of the game, and everybody sees it (C-11)."""
    typist = sit(GAMES["occulto"], 3, 3, lang, monkeypatch, tmp_path, memory_aid="journal")
    typist.sitting.greet()
    text = "\n".join(typist.sitting.help(typist.sitting.journal.game.asks()[0]))
    assert told.replace("\u00a0", " ") in text.replace("\u00a0", " ")
    assert " –:" not in text
