"""A hint marks the very thing it means: pressing what is marked, and the button on offer, plays the hinted choice."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright import sync_api
from support.pages import unguarded

from noctuary.catalog import game
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.oubliette.bot import advise
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new
from noctuary.testing.oubliette import oubliette

Visit = Callable[..., Any]

PRESETS = ("as_written", "merciful", "free_hand", "merciless")
GAMES = 150
WANTED = {
    ("fight", "pay"), ("fight", "fail"), ("fight", "destroy"), ("trap", "pay"), ("chasm", "rope"), ("lost", "avoid"),
    ("darkness", "discard"), ("darkness", "torch"), ("gremlin", "give"), ("gremlin", "keep"), ("gremlin", "ward"),
    ("store", "store"), ("store", "drop"), ("next", "place"), ("advantage", "pick"), ("found", "store"),
    ("dig", "take"), ("hourglass", "return"), ("act", "turn"), ("act", "path"), ("act", "equip"), ("act", "passage"),
    ("act", "time_shift"), ("act", "dig"), ("act", "hourglass"), ("act", "search"), ("start", "start"),
}  # fmt: skip


def hinted_positions() -> Iterator[tuple[str, str]]:
    """For each kind of question and hinted answer that comes up in games played by lot: its name, and a position."""
    spec = game("oubliette")
    seen: set[tuple[str, str]] = set()
    for number in range(GAMES):
        g = new(Options.make({"preset": PRESETS[number % 4]}), 1, Chance(seed_of(f"hinted/{number}")))
        luck = Stream(seed_of(f"luck/{number}"))
        while g.result() is None:
            ask = g.asks()[0]
            choice, _ = advise(g.knowledge(0), ask)
            key = ask.kind, choice.kind
            if len(ask.options) > 1 and key not in seen:
                seen.add(key)
                yield f"{ask.kind}: {choice.text}", spec.write(g)
            g.play(0, choice if luck.below(3) else ask.options[luck.below(len(ask.options))])
    assert seen >= WANTED, WANTED - seen


@pytest.mark.parametrize(("half", "size", "lang"), [(0, "phone", "fr"), (1, "desktop", "en")])
def test_doing_what_is_marked_plays_the_hint(visit: Visit, unlimited: str, half: int, size: str, lang: str) -> None:
    """In every kind of question: what is marked is pressed, then the one button there is."""
    visitor = unguarded(visit(size, lang, at=unlimited))
    page = visitor.page
    frames: list[Any] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: keep(frames, "do", frame)))
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: keep(frames, "is", frame)))
    for name, position in list(hinted_positions())[half::2]:
        frames.clear()
        visitor.deal(0, position=position)
        page.wait_for_selector(".board[aria-busy=false]")
        page.keyboard.press("h")
        page.wait_for_selector("footer .say:has-text('Hint:'), footer .say:has-text('Conseil')")
        page.wait_for_selector(".board[aria-busy=false]")
        [hint] = [frame["choice"] for frame in frames if frame.get("is") == "hint"]
        button = page.locator("footer .acts .btn:not([aria-label])")
        sync_api.expect(button).to_have_count(1)
        offered = button.text_content() or ""
        marks = page.locator("[aria-pressed=true]")
        for at in range(marks.count()):
            marks.nth(at).click()
            if plays(frames):
                break
        if not plays(frames):
            sync_api.expect(button).to_have_text(offered)
            page.wait_for_selector(".board[aria-busy=false]")
            button.click()
        for _ in range(100):
            if plays(frames):
                break
            page.wait_for_timeout(20)
        assert plays(frames) == [hint], name


def keep(frames: list[Any], tag: str, text: Any) -> None:
    """What goes over the line in words; what is packed into bytes is none of it."""
    frame = json.loads(text) if isinstance(text, str) else {}
    if tag in frame:
        frames.append(frame)


def plays(frames: list[Any]) -> list[str]:
    return [frame["choice"] for frame in frames if frame.get("do") == "play"]


DIG = "slots: JC 3D 3C 3S | equipped: 4D | path: 10C | graveyard: KH 8C 9S QH | actions: 1"


def test_another_card_than_the_hinted_one_takes_the_hint_away(visit: Visit) -> None:
    """Whoever picks something else is offered that: the button never does what is not marked."""
    visitor = visit("phone", "en")
    page = visitor.page
    g = game("oubliette").read(game("oubliette").write(oubliette(DIG)))
    g.play(0, next(option for option in g.asks()[0].options if option.kind == "dig"))
    visitor.deal(0, position=game("oubliette").write(g))
    page.wait_for_selector(".board[aria-busy=false]")
    page.keyboard.press("h")
    page.wait_for_selector("footer .say:has-text('Hint:')")
    page.wait_for_selector(".board[aria-busy=false]")
    before = page.locator("footer .acts .btn:not([aria-label])").text_content() or ""
    page.locator(".dig .grave button[aria-pressed=false]").first.click()
    sync_api.expect(page.locator("footer .acts .btn:not([aria-label])")).not_to_have_text(before)
    sync_api.expect(page.locator("footer .say")).not_to_contain_text("Hint:")


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_in_practice_a_hint_draws_what_it_weighed(visit: Visit, size: str, lang: str) -> None:
    """Ten lamps for its answer and ten for the next best, lit as the figures say; in a game that counts, words only."""
    visitor = visit(size, lang)
    page = visitor.page
    visitor.deal(4127, practice=True)
    page.keyboard.press("h")
    page.wait_for_selector(".stakes")
    lit = [row.locator(".lit").count() for row in page.locator(".stakes dd").all()]
    assert len(lit) == 2
    assert page.locator(".stakes b").all_inner_texts() == [f"{number}/10" for number in lit]
    said = page.locator("footer .say").text_content() or ""
    assert (" Ainsi, " if lang == "fr" else " So about") in said, "in words as well, to the ear at least"
    visitor.look("oubliette-hint-practice")
    visitor.deal(4127)
    page.keyboard.press("h")
    page.wait_for_selector("footer .say:has-text('Hint:'), footer .say:has-text('Conseil')")
    assert page.locator(".stakes").count() == 0
