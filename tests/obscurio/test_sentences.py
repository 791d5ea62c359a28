"""Sentences that once said something else than what happened, over whole games in both languages."""

import colorsys
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary.core.chance import Stream, seed_of
from noctuary.core.events import Event
from noctuary.languages import LANGUAGES
from noctuary.testing import journal_of, rule
from noctuary.testing.obscurio import SPEC
from noctuary.text import words

ROOT = Path(__file__).parents[2]
OURS = [*sorted((ROOT / "src/noctuary/obscurio").rglob("*.ftl")), *sorted((ROOT / "web/src/obscurio").glob("*.ftl"))]
FRENCH = [path for path in OURS if path.name.endswith("fr.ftl")]
HOUSE = [*OURS, *sorted((ROOT / "web/src").rglob("*.ftl")), *sorted((ROOT / "src/noctuary/occulto").rglob("*.ftl"))]


def told(seats: int, games: int = 3, **options: Any) -> Iterator[Event]:
    """All that happens in some games, played by lot."""
    luck = Stream(seed_of(f"sentences/{seats}"))
    for seed in range(games):
        journal = journal_of(SPEC, seed, seats=seats, **options)
        while asks := journal.game.asks():
            ask = asks[luck.below(len(asks))]
            if ask.kind == "talk" and luck.below(4):
                continue
            journal.play(ask.who, ask.options[luck.below(len(ask.options))])
        yield from (event for events in journal.events for event in events)


def lines(lang: str, event: Event, seats: int) -> list[str]:
    """An event as each seat and a spectator reads it."""
    say = words(lang)
    seen = [event.seen_by(seat) for seat in (*range(seats), None)]
    return [say.line("obscurio", line) for line in seen if line is not None]


@rule("B-69", "B-52")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_no_door_is_number_nought(lang: str, seats: int) -> None:
    """A chip in the middle stands at no door: it is not told as one ("doors 5, 6, 0, 1")."""
    nought = re.compile(r"\b(doors?|portes?)\b[^.;(]*\b0\b")
    for event in told(seats, tokens=30, time_track=(0, 1)):
        for text in lines(lang, event, seats):
            assert not nought.search(text), text


@rule("B-86", "B-88")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_companion_has_no_players_name(lang: str) -> None:
    told_of = 0
    for event in told(2, tokens=30):
        if event.shared.get("companion"):
            told_of += 1
            for text in lines(lang, event, 2):
                assert not re.search(r"[Ss]eat|[Ss]iège|[Pp]layer|[Jj]oueu", text), text
                assert re.search(r"companion|compagnon", text), text
    assert told_of > 5


@rule("B-55", "B-62")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_are_counted_as_tokens(lang: str) -> None:
    """What a wrong door costs is told in tokens, never as so many doors."""
    found = 0
    for event in told(5, games=6, tokens=30):
        if "tokens" in event.shared:
            found += 1
            for text in lines(lang, event, 5):
                assert re.search(r"tokens?|jetons?", text), text
                assert not re.search(r"\d+ (doors?|portes?)", text), text
    assert found > 5


@rule("B-84", "B-21")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_claims_loyalty_where_there_is_no_traitor(seats: int) -> None:
    journal = journal_of(SPEC, 1, seats=seats)
    luck, offered = Stream(seed_of("loyal")), set()
    while asks := journal.game.asks():
        offered |= {option.text for ask in asks for option in ask.options if ask.kind == "talk"}
        ask = asks[luck.below(len(asks))]
        journal.play(ask.who, ask.options[luck.below(len(ask.options))])
    assert offered
    assert not any(text.startswith(("claim loyal", "suspect", "trust")) for text in offered)


@rule("B-22")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_track_is_explained_where_it_is_met(lang: str) -> None:
    """The turned hourglass says what its space means, with the rule."""
    say = words(lang)
    for extra, number in ((0, "no |aucun "), (1, "one |un "), (2, "2 ")):
        text = say.line("obscurio", ("obscurio-hourglass", {"space": 2, "extra": extra}))
        assert re.search(rf"({number})(traps?|pièges?)", text), text
        assert "B-22" in text


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parent.parent.parent.name + path.name)
def test_french_calls_one_thing_by_one_name_and_nobody_by_a_gender(path: Path) -> None:
    """A chip is a pion and Cohesion is paid in jetons; nobody is trompé or trompée."""
    for line in path.read_text("utf-8").splitlines():
        assert not re.search(r"trompée?s?\b|êtes (loyale?|égarée?s?|prêt|prête|seul|seule)\b(?! :)", line), line
        assert not re.search(r"jetons? (de|du) (Magicien|joueur)|pions? de Cohésion|Mages\b", line), line


@pytest.mark.parametrize("path", sorted(set(HOUSE)), ids=lambda path: str(path.relative_to(ROOT)))
def test_there_is_one_apostrophe(path: Path) -> None:
    texts = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in texts if "'" in line] == []


HUES = {
    "red": (350, 20),
    "yellow": (38, 62),
    "green": (90, 160),
    "blue": (195, 230),
    "violet": (255, 290),
    "pink": (315, 345),
}
SAME = {
    "rouge": "red",
    "jaune": "yellow",
    "vert": "green",
    "bleu": "blue",
    "rose": "pink",
    "argent": "silver",
    "blanc": "white",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_are_called_what_they_look_like(lang: str) -> None:
    """The eight colours of the seats: the name holds the colour that is drawn."""
    drawn = dict(re.findall(r"--w(\d): #([0-9a-f]{6});", (ROOT / "web/src/tokens.css").read_text("utf-8")))
    named = dict(re.findall(r"web-colour-(\d) = (.+)", (ROOT / f"web/src/locale/{lang}.ftl").read_text("utf-8")))
    assert len(drawn) == len(named) == 8
    for seat, code in drawn.items():
        red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (0, 2, 4))
        hue, light, full = colorsys.rgb_to_hls(red, green, blue)
        called = next(SAME.get(word, word) for word in named[seat].lower().split() if SAME.get(word, word) in KNOWN)
        if called in HUES:
            first, last = HUES[called]
            assert (hue * 360 - first) % 360 <= (last - first) % 360, (seat, called)
        else:
            assert light > 0.9 if called == "white" else full < 0.3, (seat, called)


KNOWN = {*HUES, "silver", "white"}
