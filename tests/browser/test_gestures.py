"""Fingers, drawers and screens: what every board is handled with."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api
from support.occulto_browser import BENCHES, HANDS, begin

from noctuary.catalog import game
from noctuary.testing.oubliette import oubliette

Visit = Callable[..., Any]


class Finger:
    """A finger on the glass: the browser makes of it what it would of a real one."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def tap(self, at: tuple[float, float]) -> None:
        self.touch("touchStart", at)
        self.touch("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.touch("touchStart", start)
        for step in range(1, 7):
            self.touch("touchMove", (between(start[0], end[0], step / 6), between(start[1], end[1], step / 6)))
        self.touch("touchEnd")


TAP = """(card) => {
    for (const kind of ['pointerdown', 'pointerup'])
        card.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: 'touch', isPrimary: true}));
    card.click();
}"""


def between(start: float, end: float, part: float) -> float:
    return start + (end - start) * part


def middle(page: Any, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_after_a_finger_drag_counts(visit: Visit) -> None:
    """A drag by finger has no click of its own: the next tap is not taken for it."""
    visitor = visit("phone", "en", has_touch=True)
    visitor.deal(11, options={"preset": "free_hand"})
    page = visitor.page
    finger = Finger(page)
    for _ in range(20):
        if page.locator(".slot .legal").count() > 1:
            break
        page.locator("footer .btn:enabled:not([aria-label])").first.click()
        page.wait_for_timeout(600)
        page.wait_for_selector(".board[aria-busy=false]")
    page.evaluate("window.taps = 0; addEventListener('click', () => (window.taps += 1))")
    card = middle(page, ".slot .legal")
    finger.drag(card, (card[0], card[1] - 60))
    sync_api.expect(page.locator("[data-dragged]")).to_have_count(0)
    # What a browser makes of a tap, in one go: on a busy machine a real touch may last as long as a held one.
    page.locator(".slot + .slot .legal").first.evaluate(TAP)
    assert page.evaluate("window.taps") == 1


def test_a_finger_drags_a_card_and_holds_it(visit: Visit) -> None:
    visitor = visit("phone", "en", has_touch=True)
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    finger = Finger(page)
    finger.touch("touchStart", middle(page, ".hand li:nth-child(2) .hc"))
    page.wait_for_selector("dialog[open]")
    finger.touch("touchEnd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    finger.drag(middle(page, ".hand li:nth-child(3) .hc"), middle(page, ".mine .sb"))
    page.wait_for_selector(".hand li:nth-child(5)", state="detached")


def test_a_drawer_over_another_is_announced_by_its_own_name(visit: Visit) -> None:
    visitor = visit("phone", "en")
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    page.keyboard.press("s")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog[open] .ref").first.click()
    page.wait_for_function("() => document.querySelectorAll('dialog[open]').length === 2")
    titles = page.locator("dialog[open] h2").all_inner_texts()
    assert len(set(titles)) == 2
    for title in titles:
        sync_api.expect(page.get_by_role("dialog", name=title, exact=True)).to_have_count(1)


AWAKE = """
window.held = 0;
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
    window.held += 1;
    return {release: async () => { window.held -= 1; }};
}}});
"""


@pytest.mark.parametrize(("turn", "held"), [("a", 1), ("b", 0)])
def test_a_screen_stays_awake_while_its_player_is_asked(visit: Visit, turn: str, held: int) -> None:
    visitor = visit("phone", "en")
    visitor.page.add_init_script(AWAKE)
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: {turn}")
    page.wait_for_function(f"() => window.held === {held}")


@pytest.mark.parametrize(("size", "lang", "words"), [("phone", "fr", "etabli"), ("desktop", "en", "bench")])
def test_the_rulebook_has_contents_and_is_searched(visit: Visit, size: str, lang: str, words: str) -> None:
    visitor = visit(size, lang)
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    page.keyboard.press("r")
    page.wait_for_selector(".book .here")
    visitor.look("rules")
    # A program's names are nothing to a player, and a number is as large as a finger.
    assert page.locator(".book code").count() == 0
    sizes = page.locator(".book .ref").evaluate_all(
        "all => all.map(one => getComputedStyle(one, '::after')).map(box => [box.width, box.height].map(parseFloat))"
    )
    assert sizes
    assert all(wide >= 44 and high >= 44 for wide, high in sizes)
    page.locator(".find .list").click()
    page.wait_for_selector(".hits .l2")
    visitor.look("rules-contents")
    # Wherever one was in the book, a list is read from its beginning.
    assert page.locator("dialog .in").evaluate("box => box.scrollTop") == 0
    heading = page.locator(".hits .l2").nth(3)
    name = heading.inner_text()
    heading.click()
    sync_api.expect(page.locator(".book .here")).to_have_text(name)
    page.locator(".find input").fill(words)
    page.wait_for_selector(".hits mark")
    visitor.look("rules-search")
    assert page.locator("dialog .in").evaluate("box => box.scrollTop") == 0
    number = page.locator(".hits b").first.inner_text()
    page.locator(".hits button:has(b)").first.click()
    sync_api.expect(page.locator(".book .here")).to_contain_text(number)


def twice(page: Any, at: tuple[float, float], between_ms: int = 140) -> None:
    """A double tap, wherever the first half leads."""
    finger = Finger(page)
    finger.tap(at)
    page.wait_for_timeout(between_ms)
    finger.tap(at)


TRAPPED = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | equipped: 3S | path: 10C 9D | graveyard: KH 8C | turned: 5H"


@pytest.mark.parametrize("what", [".grave [data-place=g]", ".grave .lab", ".slot[data-place='1']", ".turned", ".room"])
def test_a_double_tap_opens_a_sheet_and_touches_nothing_on_it(visit: Visit, what: str) -> None:
    """The second half falls on the sheet, on a rule's number or beside it: it neither shuts it nor opens another."""
    visitor = visit("phone", "en", has_touch=True)
    visitor.deal(0, position=game("oubliette").write(oubliette(TRAPPED)))
    page = visitor.page
    twice(page, middle(page, what))
    page.wait_for_timeout(300)
    sync_api.expect(page.locator("dialog[open]")).to_have_count(1)


def test_a_double_tap_reads_one_note_of_the_lesson(visit: Visit) -> None:
    visitor = visit("phone", "en", has_touch=True)
    page = visitor.page
    visitor.alcove().locator(".learn").last.click()
    page.wait_for_selector(".note .btn")
    page.wait_for_selector(".board[aria-busy=false]")
    twice(page, middle(page, ".note .btn"))
    page.wait_for_timeout(300)
    sync_api.expect(page.locator(".note")).to_contain_text("The candle is the deck")


LAST_CARD = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | path: 10C 9D | deck: only | actions: 1"


@pytest.mark.parametrize("between_ms", [0, 90, 250, 400, 900])
def test_turning_over_the_last_card_twice_begins_nothing(visit: Visit, between_ms: int) -> None:
    """Where "Turn over" was, another deal is offered at the end: not before the end has been seen."""
    visitor = visit("phone", "en", has_touch=True)
    visitor.deal(0, position=game("oubliette").write(oubliette(LAST_CARD)))
    page = visitor.page
    address = page.url
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    twice(page, middle(page, "footer .brass"), between_ms)
    page.wait_for_selector(".end .sheet[aria-busy=false]")
    page.wait_for_timeout(200)
    assert page.url == address
    assert not [url for url in asked if url.endswith("/api/tables")]
