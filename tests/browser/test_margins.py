"""What once touched an edge, jumped or lay out of sight: it keeps its distance and its place."""

from collections.abc import Callable
from typing import Any

import pytest
from support.scenes import Seated, at_doors, night, room, written
from support.steps import CALM, wait_phase

from noctuary.catalog import HOUSE, game
from noctuary.testing.oubliette import oubliette

sync_api = pytest.importorskip("playwright.sync_api")

Visit = Callable[..., Any]
Box = dict[str, float]

FIGHT = "slots: 7D(5) 5C(2) 2C QS | equipped: 3S | path: 10C 9D | deck: KH"


def box(page: Any, selector: str) -> Box:
    """Where something lies."""
    found: Box = page.locator(selector).first.bounding_box()
    return found


def within(inner: Box, outer: Box, margin: float) -> bool:
    """Whether something keeps this distance from the sides of another."""
    right = outer["x"] + outer["width"] - inner["x"] - inner["width"]
    return inner["x"] - outer["x"] >= margin and right >= margin


def apart(one: Box, other: Box) -> bool:
    """Whether one lies beside the other, or above or below it."""
    (left, right), (upper, lower) = (sorted((one, other), key=lambda each: each[axis]) for axis in "xy")
    return left["x"] + left["width"] <= right["x"] or upper["y"] + upper["height"] <= lower["y"]


def test_a_tablets_book_keeps_its_margins(visit: Visit) -> None:
    """Held upright, the Pages lie clear of the cover, and the hint beside them as well; on its side too."""
    visitor = visit("tablet", "en")
    Seated({1: visitor}, written(room("no_effect", 5, **CALM)))
    wait_phase(visitor, "read")
    for width, height in ((820, 1180), (1180, 820)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(200)
        book = box(visitor.page, ".book")
        for part in (".book .p0", ".book .p1"):
            assert within(box(visitor.page, part), book, 16), (width, part)
        words = visitor.page.evaluate(
            """() => {
                const line = document.createRange();
                line.selectNodeContents(document.querySelector('.book .hint'));
                const {x, width} = line.getBoundingClientRect();
                return {x, width};
            }"""
        )
        assert within(words, book, 40), width


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_seven_who_hesitate_fit_on_a_phone(visit: Visit, size: str) -> None:
    """With eight at the table nothing leans over the edge, and nobody's chip lies over the hourglass's track."""
    visitor = visit(size, "fr")
    Seated({1: visitor}, at_doors(room("no_effect", 8, **CALM), 1))
    wait_phase(visitor, "open")
    page = visitor.page
    assert page.locator(".hub .wait li").count() == 7
    screen = {"x": 0, "width": page.viewport_size["width"]}
    for selector in (".door", ".hub .track span", ".hub .wait img"):
        for part in page.locator(selector).all():
            assert within(part.bounding_box(), screen, 8), selector
    track = box(page, ".hub .track")
    for chip in page.locator(".hub .wait img").all():
        assert apart(chip.bounding_box(), track)


def test_who_only_looks_on_has_nothing_to_note_at_night(visit: Visit) -> None:
    """A screen for everybody has no suspicions of its own, and no button that sleeps."""
    loyal, onlooker = visit("phone", "fr"), visit("tv", "fr")
    table = Seated({1: loyal}, night(room("espionage", 5, **CALM)))
    onlooker.open(table.path)
    for person, buttons in ((loyal, 1), (onlooker, 0)):
        wait_phase(person, "night")
        assert person.page.locator(".eyes footer .btn").count() == buttons
        assert person.page.locator(".eyes .tray").count() == buttons


def test_a_fight_is_paid_without_anything_jumping(visit: Visit) -> None:
    """The piles stay where they are from the question to the payment, and so does the button."""
    visitor = visit("phone", "fr")
    visitor.deal(0, position=game("oubliette").write(oubliette(FIGHT)))
    page = visitor.page
    page.wait_for_selector(".board[aria-busy=false] .duel")
    before = box(page, ".carry"), box(page, "footer .btn")["y"]
    for slot in range(3):
        page.locator(".carry button").nth(slot).click()
        assert (box(page, ".carry"), box(page, "footer .btn")["y"]) == before
    page.locator("footer .brass").wait_for()
    assert " ," not in page.locator("footer .brass").evaluate("(button) => button.innerText")


def test_a_lobby_has_what_to_do_in_sight(visit: Visit) -> None:
    """On the smallest phone as well; one touch seats bots wherever nobody sits."""
    visitor = visit("narrow", "en")
    page = visitor.page
    made = visitor.post("/api/tables", {"game": "obscurio", "seats": 8, "name": "Maren", "colour": "4"})
    visitor.open(f"/t/{made['table']}")
    page.wait_for_selector(".seats")
    button = box(page, ".lobby footer .brass")
    assert button["y"] + button["height"] <= page.viewport_size["height"] - 8
    page.locator(".lobby footer .btn", has_text="Fill up with bots").click()
    sync_api.expect(page.locator(".tag.bot")).to_have_count(7)
    sync_api.expect(page.locator(".lobby footer .brass")).to_be_enabled()
    visitor.look("lobby-filled")


def test_the_host_hands_the_book_to_somebody_else(visit: Visit) -> None:
    """Who is the Grimoire is chosen by name when people sit, and seen by everybody; between two games as well."""
    host, guest = visit("phone", "en"), visit("desktop", "fr")
    body = {"game": "obscurio", "seats": 3, "name": "Maren", "colour": "4", "bots": ["", "random"]}
    made = host.post("/api/tables", body)
    host.open(f"/t/{made['table']}")
    guest.post(f"/t/{made['table']}/join", {"name": "Ada", "colour": "2"})
    guest.open(f"/t/{made['table']}")
    book = host.page.get_by_role("group", name="The Grimoire")
    sync_api.expect(book.get_by_role("button", name="Maren")).to_have_attribute("aria-pressed", "true")
    sync_api.expect(guest.page.locator(".part p")).to_have_text("Maren")
    book.get_by_role("button", name="Ada").click()
    sync_api.expect(guest.page.locator(".part p")).to_have_text("Ada")
    host.look("lobby-book")
    guest.look("lobby-book-guest")
    guest.page.locator(".lobby footer .btn").click()
    sync_api.expect(host.page.locator(".tag.ok")).to_be_visible()
    host.page.locator(".lobby footer .brass").click()
    wait_phase(guest, "riddle")
    sync_api.expect(guest.page.locator(".table.riddle")).to_be_visible()


@pytest.mark.parametrize("name", HOUSE)
def test_every_option_that_is_told_can_be_set(visit: Visit, name: str) -> None:
    """None is a sentence alone; a list of numbers is typed, and arrives."""
    visitor = visit("desktop", "en")
    page = visitor.page
    visitor.alcove(name).locator(".act .btn").nth(1).click()
    page.locator("dialog summary").click()
    options = page.locator("dialog .option")
    assert options.count() > 20
    assert options.filter(has=page.locator("input, button[aria-pressed]")).count() == options.count()
    if name == "obscurio":
        page.get_by_label("Extra traps by space of the hourglass").fill("0, 2, 3")
        page.locator("dialog button[type=submit]").click()
        page.wait_for_selector(".lobby")
        assert "0, 2, 3" in page.locator(".lobby .options").inner_text()
