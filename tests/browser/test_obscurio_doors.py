"""Obscurio's doors in the browser: a touch looks, a button commits; every chip and every control can be seen."""

from collections.abc import Callable
from typing import Any

import pytest
from support.obscurio_four_browsers import Four
from support.scenes import Seated, at_doors, play, room
from support.steps import CALM, look, phase, press, snap, stand, until, wait_phase

from noctuary.testing import rule

Visit = Callable[..., Any]
WINDOWS = ((390, 844), (320, 640), (844, 390), (1366, 768), (1440, 900), (1600, 900))

HIDDEN = """() => [...document.querySelectorAll('.at img, .wait img')].filter((chip) => {
    chip.style.pointerEvents = 'auto';
    const box = chip.getBoundingClientRect();
    const all = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // the ring and the square round a door draw nothing
    const found = all.find((each) => !each.matches('.ring, .spot'));
    return found !== chip && !chip.parentElement.contains(found) && !found?.closest('.at, .wait');
}).map((chip) => chip.alt)"""
"""Chips whose middle is covered by something that is no chip."""

OUTSIDE = """() => [...document.querySelectorAll('button, input')].filter((each) => {
    const box = each.getBoundingClientRect();
    const rolls = each.closest('.quick, dialog');
    return box.width && !rolls && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight);
}).map((each) => each.innerText || each.ariaLabel)"""
"""Controls that lie beyond the window's edge, wholly or in part."""


def resized(visitor: Any, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.size = f"{size[0]}x{size[1]}"
    visitor.page.wait_for_timeout(300)


@rule("B-48", "B-49")
def test_a_touch_looks_and_a_button_moves_the_chip(visit: Visit) -> None:
    """The door stands large beside both Pages; nothing was chosen until the button was pressed."""
    ada, noor = visit("phone", "en"), visit("desktop", "fr")
    Seated({1: ada, 2: noor}, at_doors(room("concealed_door", **CALM), 1))
    for person in (ada, noor):
        wait_phase(person, "open")
        person.page.locator(".door").nth(2).click()
        person.page.wait_for_selector("dialog .big img")
        door = person.page.locator("dialog .big").bounding_box()
        pages = [each.bounding_box() for each in person.page.locator("dialog .page").all()]
        assert len(pages) == 2
        assert all(page["width"] > 120 and page["width"] < door["width"] for page in pages)
        look(person, "look")
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector("dialog", state="detached")
        assert person.page.locator(".at img").count() == 0
    stand(ada, 3)
    noor.page.wait_for_selector(".d3 .at img")
    # A door that lies face down is chosen in the same way.
    stand(noor, 4)
    ada.page.wait_for_selector(".d4 .at img")
    ada.page.locator(".door").nth(2).click()
    assert ada.page.locator("dialog .stand button:disabled").count() == 1


def test_two_fingers_enlarge_a_door(visit: Visit) -> None:
    """They move apart, and the picture grows under them; neither they nor a drag point at anything."""
    ada = visit("phone", "en", has_touch=True)
    Seated({1: ada}, at_doors(room("no_effect", **CALM), 1))
    wait_phase(ada, "open")
    page = ada.page
    page.locator(".door").nth(2).click()
    page.wait_for_selector("dialog .big img")
    before = page.locator("dialog .lens").bounding_box()
    line = page.context.new_cdp_session(page)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    touch("touchStart", 40)
    for apart in (50, 70, 100, 120):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    after = page.locator("dialog .lens").bounding_box()
    assert after["width"] > 2 * before["width"]
    assert page.locator("dialog .big").bounding_box()["width"] == before["width"]
    assert page.locator(".ping").count() == 0
    page.touchscreen.tap(x, y)
    page.wait_for_selector("dialog .ping img")


@rule("B-69")
def test_under_the_watcher_a_door_is_asked_for_twice(visit: Visit) -> None:
    """The last one to decide ends the step: no slip of a finger does."""
    ada = visit("phone", "en")
    g = at_doors(room("no_effect", progress=6, **CALM), 1)
    Seated({1: ada}, g)
    wait_phase(ada, "watch")
    ada.page.locator(".door").nth(2).click()
    press(ada, "dialog .stand button")
    ada.page.wait_for_selector("dialog .stand button:has-text('for sure')")
    assert ada.page.locator(".at img").count() == 0
    # To look at another door is to think again.
    ada.page.locator("dialog .flip").click()
    ada.page.wait_for_selector("dialog .stand button:has-text('Keep door 4')")
    press(ada, "dialog .stand button")
    press(ada, "dialog .stand button")
    ada.page.wait_for_selector(".d4 .at .sealed")


@rule("B-68")
def test_under_the_watcher_nothing_old_is_read_as_news(visit: Visit, swift: str) -> None:
    """What was said in the room before does not stand under the Pages and doors of a silent one."""
    four = Four(visit, swift)
    ada, noor = four.people[1:3]
    # With this seed the next room has no trap that is in a Butterfly's way.
    g = at_doors(room("no_effect", progress=5, last_call=1, seed="quiet", **CALM | {"step3_min": 5}), 1)
    for seat in g.wizards:
        play(g, seat, "place 3")
    play(g, 3, "confirm")
    Seated(dict(enumerate(four.people)), g)
    wait_phase(ada, "open")
    press(noor, ".quick button")
    ada.page.wait_for_selector(".lines .said b:has-text('Noor')")
    for person in (ada, noor):
        press(person, "footer .brass")
    wait_phase(ada, "resolve")
    silent: set[str] = set()
    # Everybody in turn; Ada waits while the Book writes, so that the Pages stay until hers were read.
    for turn in range(1600):
        now = phase(ada)
        if now in ("read", "watch"):
            silent.add(now)
            assert "not a word" in ada.page.locator(".lines .said").inner_text()
        if now == "watch":
            break
        if turn % 4 != 1 or now != "riddle":
            four.step(turn % 4)
        ada.page.wait_for_timeout(15)
    assert silent == {"read", "watch"}
    # It is not forgotten, though: the talk still has it.
    ada.page.locator(".lines .said").click()
    ada.page.wait_for_selector("dialog li:has-text('Noor')")


def test_no_chip_is_hidden(visit: Visit) -> None:
    """With eight at the table: all in the middle, and all at the doors around the hourglass."""
    ada = visit("desktop", "en")
    for traps, doors in (
        ("no_effect", ()),
        ("great_room", ()),
        ("no_effect", (4, 4, 4, 5, 5, 5, 1)),
        ("great_room", (5,) * 7),
    ):
        g = at_doors(room(traps, 8, **CALM), 1)
        for seat, door in zip(g.wizards, doors, strict=False):
            play(g, seat, f"place {door}")
        Seated({1: ada}, g)
        wait_phase(ada, "open")
        for size in WINDOWS:
            resized(ada, size)
            assert ada.page.evaluate(HIDDEN) == [], (traps, doors, size)
            snap(ada, f"chips-{traps}-{len(doors)}")


@rule("B-63", "B-86")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_control_lies_beyond_the_edge(visit: Visit, lang: str) -> None:
    """Two players, locked doors: four answers; and the doors of a great room with eight."""
    ada = visit("desktop", lang)
    for g, now in (
        (at_doors(room("locked_doors", 2, **CALM)), "locked"),
        (at_doors(room("locked_doors", 2, progress=6, **CALM)), "locked_watch"),
        (at_doors(room("concealed_door", 2, **CALM)), "open"),
        (at_doors(room("great_room", 8, **CALM), 1), "open"),
        (at_doors(room("no_effect", 8, progress=6, **CALM), 1), "watch"),
    ):
        Seated({1: ada}, g)
        wait_phase(ada, now)
        for size in WINDOWS:
            resized(ada, size)
            until(ada, "document.querySelectorAll('.door').length >= 6")
            assert ada.page.evaluate(OUTSIDE) == [], (now, size)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_books_menu_is_in_sight_on_every_phone(visit: Visit, lang: str) -> None:
    """Its motto once pushed it over the edge of a small one."""
    book = visit("desktop", lang)
    Seated({0: book}, room("no_effect", **CALM))
    wait_phase(book, "riddle")
    for size in WINDOWS:
        resized(book, size)
        # A phone on its side scrolls the book, but not its head.
        assert book.page.evaluate(OUTSIDE.replace("'button, input'", "'header.book button'")) == [], size
