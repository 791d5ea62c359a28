"""Nothing moves by itself: the layout shift of every screen, from the first frame until some moves were made."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from support.occulto_browser import BENCHES, HANDS, answer_by_touch, asked, begin
from support.scenes import Seated, at_doors, night, room, written
from support.screens import EVERY
from support.steps import CALM, accused, press, touch_page, wait_phase

Visit = Callable[..., Any]

MOST = 0.01
"""What may move, as browsers measure it: the part of the window that moved, times how far."""

WATCH = """() => {
    const seen = [];
    const name = (node) => {
        const found = node?.nodeType === 1 ? node : node?.parentElement;
        return found ? `${found.tagName.toLowerCase()}.${found.getAttribute('class')}` : '?';
    };
    new PerformanceObserver((list) => {
        for (const {value, startTime, hadRecentInput, sources} of list.getEntries())
            if (!hadRecentInput) seen.push({value, startTime, nodes: sources.map((each) => name(each.node))});
    }).observe({type: 'layout-shift', buffered: true});
    // Shifts that follow each other within a second count as one, for five seconds at the most; the worst is told.
    window.moved = () => {
        let worst = {value: 0, nodes: []}, now = null;
        for (const each of seen) {
            if (!now || each.startTime - now.last > 1000 || each.startTime - now.first > 5000)
                now = {first: each.startTime, value: 0, nodes: []};
            now.last = each.startTime;
            now.value += each.value;
            now.nodes.push(...each.nodes);
            if (now.value > worst.value) worst = {value: now.value, nodes: [...now.nodes]};
        }
        return worst;
    };
}"""

PLACES = [("phone", "fr"), ("desktop", "en"), *([("phone", "en"), ("desktop", "fr")] if EVERY else [])]


@pytest.fixture(scope="session")
def base(quick: str) -> str:
    """Bots that are quick: some rounds are played here."""
    return quick


@pytest.fixture(params=PLACES, ids="-".join)
def watched(request: pytest.FixtureRequest, visit: Visit) -> Any:
    """A visitor whose pages tell what moved on them; nothing is in the browser's cache yet."""
    size, lang = request.param
    visitor = visit(size, lang)
    visitor.page.add_init_script(f"({WATCH})()")
    return visitor


def still(visitor: Any, name: str) -> None:
    """Hardly anything has moved on this page."""
    visitor.page.wait_for_timeout(600)
    moved = visitor.page.evaluate("window.moved()")
    assert moved["value"] < MOST, (name, moved)


def test_the_hall_and_a_lobby(watched: Any) -> None:
    """The first visit; with a game to go on with, and tables open to all; and while bots sit down at one's own."""
    page = watched.page
    page.goto(watched.base + "/")
    # One stands before one alcove; those of the others are there, and not shown.
    page.wait_for_selector(".act .btn:visible")
    still(watched, "hall")
    people = {"name": "Maren", "colour": "4"}
    for game, seats in (("occulto", 5), ("obscurio", 6)):
        watched.post(
            "/api/tables", {"game": game, "seats": seats, "bots": [""] * (seats - 1), "public": True, **people}
        )
    watched.alcove().locator(".btn.brass").click()
    page.wait_for_selector(".board")
    page.goto(watched.base + "/")
    page.wait_for_selector(".resume")
    page.wait_for_selector(".open button")
    still(watched, "hall with tables")
    made = watched.post("/api/tables", {"game": "occulto", "seats": 4, "bots": ["healer", "", ""], **people})
    page.goto(f"{watched.base}/t/{made['table']}")
    page.locator(".seat .mini").first.click()
    page.wait_for_selector(".seat:nth-child(3) .tag.bot")
    still(watched, "lobby")


def test_oubliette(watched: Any) -> None:
    page = watched.page
    watched.deal(21)
    still(watched, "Oubliette")
    luck = random.Random(5)
    for _ in range(12):
        if page.locator(".end").count():
            break
        brass = page.locator("footer .brass:enabled")
        glowing = brass if brass.count() else page.locator(".slot:has(.legal), .two, footer .btn:enabled")
        glowing.nth(luck.randrange(glowing.count())).click()
        page.wait_for_selector(".end, .board[aria-busy=false]")
    still(watched, "Oubliette, some moves later")


def test_occulto(watched: Any) -> None:
    """The last round begins here, and its banner pushes nothing aside."""
    page = begin(watched, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    still(watched, "Occulto")
    luck, answers = random.Random(5), 0
    for _ in range(400):
        if answers >= 6 or page.locator("main.final").count():
            break
        if asked(watched):
            answer_by_touch(watched, luck)
            answers += 1
        else:
            page.wait_for_timeout(50)
    still(watched, "Occulto, some moves later")


def test_obscurio(watched: Any) -> None:
    """Every step of a turn, and what is touched there."""
    doors = at_doors(room("concealed_door", 6, **CALM), 1)
    for seat, position, now, touches in (
        (0, room("plus_two united_butterflies", **CALM), "riddle", ()),
        (2, room("dusk_hallway", 6, **CALM), "riddle", ()),
        (1, written(room("magical_mist", 5, **CALM)), "read", ("footer .btn",)),
        (1, night(room("espionage", 6, **CALM)), "night", (".cell",)),
        (1, doors, "open", (".d1 .door", ".stand button", "footer .brass")),
        (2, accused(5), "accuse", (".sus",)),
    ):
        Seated({seat: watched}, position)
        wait_phase(watched, now)
        if seat == 0:
            touch_page(watched, 0, 0.5, 0.4)
            touch_page(watched, 1, 0.3, 0.6)
        for selector in touches:
            press(watched, selector)
        still(watched, f"Obscurio, {now} in seat {seat}")
