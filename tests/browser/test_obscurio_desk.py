"""What the Grimoire sees while it lays a clue is what the Wizards will see."""

from collections.abc import Callable
from typing import Any

import pytest
from support.scenes import Seated, at_doors, room
from support.steps import CALM, look, press, snap, touch_page, wait_phase

from noctuary.obscurio.pieces.mist import printed_at
from noctuary.testing import rule

Visit = Callable[..., Any]

LYING = """(book) => [...document.querySelectorAll(book + ' .page')].map((page) =>
    [...page.querySelectorAll('.butterfly')].map((fly) => [
        (fly.matches('img') ? fly : fly.querySelector('img')).src,
        fly.style.left, fly.style.top, fly.style.rotate,
    ]).sort())"""
"""The Butterflies of both Pages: picture, place and turn."""


@rule("B-32", "B-28")
@pytest.mark.parametrize("first", ["left", "right", "other"])
def test_what_is_laid_is_what_is_read(visit: Visit, first: str) -> None:
    """The same Butterfly in the same colour at the same place, whichever was laid first."""
    book, reader = visit("desktop", "en"), visit("phone", "fr")
    Seated({0: book, 1: reader}, room(**CALM))
    wait_phase(book, "riddle")
    spots = {"left": [(0, 0.14, 0.3), (0, 0.55, 0.62)], "right": [(0, 0.55, 0.62), (0, 0.14, 0.3)]}
    for page, x, y in spots.get(first, [(1, 0.4, 0.5), (0, 0.6, 0.5)]):
        touch_page(book, page, x, y)
    book.page.wait_for_selector("footer .brass:enabled")
    promised = book.page.evaluate(LYING, ".book")
    assert sum(len(page) for page in promised) == 2
    assert len({fly[0] for page in promised for fly in page}) == 2
    look(book, "desk-colours")
    press(book, "footer .brass")
    wait_phase(reader, "read")
    assert reader.page.evaluate(LYING, ".book") == promised


@rule("B-11", "B-17")
def test_a_card_can_be_looked_at_any_time_and_turns_over_by_itself(visit: Visit) -> None:
    """Everybody their own; the Grimoire has none, and is told who the Traitor is."""
    loyal, traitor, book = visit("phone", "en"), visit("desktop", "fr"), visit("phone", "en")
    Seated({1: loyal, 3: traitor, 0: book}, at_doors(room("no_effect", **CALM), 1))
    for person, words in ((loyal, "You are loyal."), (traitor, "Vous êtes le Traître."), (book, "Théo is the Traitor")):
        wait_phase(person, "open")
        page = person.page
        assert words not in page.locator("body").inner_text()
        page.locator(".loyalty button").click()
        page.wait_for_selector(f".loyalty .card:has-text('{words}')")
        snap(person, "loyalty")
        page.wait_for_selector(".loyalty .card", state="detached")
        assert words not in page.locator("body").inner_text()


@rule("B-35")
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_no_butterfly_is_laid_on_the_print_of_the_mist(visit: Visit, size: str) -> None:
    """It is drawn; a touch on it lays nothing and says why, or lands beside it; keys step across it."""
    book = visit(size, "en")
    g = room("magical_mist", **CALM)
    Seated({0: book}, g)
    page = book.page
    wait_phase(book, "riddle")
    page.wait_for_selector(".leaf.p0 svg.print path")
    look(book, "desk-mist")
    deep = max(
        ((x, y) for x in range(-60, 61, 2) for y in range(-60, 61, 2)),
        key=lambda at: min(
            (dx * dx + dy * dy)
            for dx in range(-12, 13)
            for dy in range(-12, 13)
            if (dx, dy) == (12, 12) or not printed_at(g.mist[0], at[0] + dx, at[1] + dy)
        ),
    )
    touch_page(book, 0, 0.5 + deep[0] / 200, 0.5 + deep[1] / 200)
    page.wait_for_selector("footer .say.no:has-text('hatched')")
    assert page.locator(".leaf .wings").count() == 0
    clear = next((x, y) for x in range(60) for y in range(60) if not printed_at(g.mist[0], x, y))
    touch_page(book, 0, 0.5 + clear[0] / 200, 0.5 + clear[1] / 200)
    page.wait_for_selector(".leaf.p0 .wings")
    page.locator(".leaf.p0 .wings").focus()
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
        left, top = page.locator(".leaf.p0 .fly").evaluate("each => [each.style.left, each.style.top].map(parseFloat)")
        assert not printed_at(g.mist[0], round(2 * left - 100), round(2 * top - 100))
    press(book, "footer .brass")
    page.wait_for_selector(".table:not(.riddle)")
