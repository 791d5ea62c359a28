"""Every screen of Obscurio at every size and in forced colours; described pictures, reasons, piles."""

from collections.abc import Callable
from typing import Any

import pytest
from support.scenes import Seated, at_doors, night, play, room, written
from support.screens import EVERY
from support.steps import CALM, accused, look, press, shown, stand, touch_page, until, wait_phase

from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule

Visit = Callable[..., Any]
SIZES = {"phone": (390, 844), "narrow": (360, 640), "tablet": (820, 1180), "desktop": (1440, 900), "zoomed": (720, 450)}
Scene = tuple[str, int, Callable[[], Obscurio], Callable[[Any], None] | None]


def seven() -> Obscurio:
    g = at_doors(room("great_room dark_night evanescent_room dangerous_room", 8, **CALM), 1, exit=7)
    for seat, door in ((1, 2), (2, 2), (3, 2), (4, 2), (5, 7)):
        play(g, seat, f"place {door}")
    return g


def locked() -> Obscurio:
    g = at_doors(room("locked_doors concealed_door", **CALM), 1)
    for seat in (1, 2, 3):
        play(g, seat, "refuse")
    play(g, 2, "take")
    return g


def used() -> Obscurio:
    """A second room: the pictures of the first one are used up."""
    g = at_doors(room("no_effect", 5, **CALM), 1)
    for seat in (1, 2, 3, 4):
        play(g, seat, "place 3", "confirm")
    play(g, -1, "call")
    play(g, -1, "shown")
    return at_doors(g, 2)


def choose(visitor: Any) -> None:
    stand(visitor, 3)
    visitor.page.wait_for_selector(".d3 .at img")


def reasons(visitor: Any) -> None:
    visitor.page.locator(".quick button").first.click()
    visitor.page.wait_for_selector("dialog .reasons")
    visitor.page.locator("dialog .doors button").nth(1).click()


def opened(selector: str, awaited: str) -> Callable[[Any], None]:
    """Touch something that opens something."""

    def touch(visitor: Any) -> None:
        visitor.page.locator(selector).first.click()
        visitor.page.wait_for_selector(awaited)

    return touch


SCENES: dict[str, Scene] = {
    "desk": (
        "riddle",
        0,
        lambda: room("plus_two united_butterflies bottom_butterfly", **CALM),
        lambda visitor: touch_page(visitor, 0, 0.5, 0.4),
    ),
    "list": ("riddle", 0, lambda: room(**CALM), opened("footer .ib", "dialog .map")),
    "wait": ("riddle", 2, lambda: room("dusk_hallway", 6, **CALM), opened("button.card", "button.card.shown")),
    "read-mist": ("read", 1, lambda: written(room("magical_mist", 5, **CALM)), None),
    "read-red": ("read", 2, lambda: written(room("dusk_hallway bottom_butterfly", 8, **CALM)), None),
    "zoom": ("read", 1, lambda: written(room(**CALM)), opened(".book .page", "dialog .big img")),
    "eyes-loyal": ("night", 1, lambda: night(room("dark_magic espionage", 6, **CALM)), None),
    "eyes-traitor": ("night", 5, lambda: night(room("dark_magic espionage", 6, **CALM)), None),
    "eyes-book": ("night", 0, lambda: night(room("no_effect", 6, **CALM)), None),
    "doors": ("open", 1, lambda: at_doors(room("concealed_door magical_mist", 6, **CALM), 1), choose),
    "doors-seven": ("open", 1, seven, None),
    "doors-book": ("open", 0, lambda: at_doors(room("bottom_butterfly", 5, **CALM), 1, 4), None),
    "reasons": ("open", 1, lambda: at_doors(room("no_effect", 5, **CALM), 1), reasons),
    "piles": ("open", 1, used, opened("nav .ib", "dialog .cards img")),
    "trap": ("open", 1, lambda: at_doors(room("dangerous_room", **CALM)), opened(".traps button", "dialog li.on")),
    "locked": ("locked", 1, locked, None),
    "watcher": ("watch", 1, lambda: at_doors(room("evanescent_room", 5, progress=6, **CALM), 1), choose),
    "locked-watcher": (
        "locked_watch",
        1,
        lambda: at_doors(room("locked_doors", progress=6, locked_watcher_window=600, **CALM), 1),
        None,
    ),
    "companion": ("open", 1, lambda: at_doors(room("concealed_door", 2, **CALM)), choose),
    "accuse": ("accuse", 1, accused, lambda visitor: press(visitor, ".sus")),
    "accuse-five": ("accuse", 2, lambda: accused(5), lambda visitor: press(visitor, ".sus", 1)),
    "accuse-eight": ("accuse", 2, lambda: accused(8, dark=12), lambda visitor: press(visitor, ".sus", 1)),
}


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_at_every_size(visit: Visit, name: str) -> None:
    """Nothing keeps anybody out: phone, narrow, tablet, desktop, at 200 %, and in the colours of one's own.

    In the short form each screen is looked at on a phone and in one other of these, in turn.
    """
    now, seat, position, act = SCENES[name]
    number = list(SCENES).index(name)
    others = [*SIZES][1:]
    tried = [*SIZES] if EVERY else ["phone", *others[number % 5 : number % 5 + 1]]
    visitor = visit("phone", "fr" if number % 2 else "en")
    Seated({seat: visitor}, position())
    wait_phase(visitor, now)
    if act is not None:
        act(visitor)
    for size in tried:
        width, height = SIZES[size]
        visitor.size = size
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(300)
        look(visitor, f"every-{name}")
    if EVERY or len(tried) == 1:
        visitor.page.emulate_media(forced_colors="active")
        visitor.size = "forced"
        look(visitor, f"every-{name}")


# Described pictures --------------------------------------------------------------------------------------------------


@rule("BA-53")
def test_pictures_can_be_heard_where_the_table_wants_it(visit: Visit) -> None:
    """Doors and Pages by what is on them, the clue by what lies under its tips; sheets hide from the ear as well."""
    options = {"described": True}
    ada, book = visit("phone", "fr"), visit("desktop", "en")
    g = written(room("dusk_hallway", described=True, **CALM))
    Seated({0: book, 1: ada}, g, options=options)
    wait_phase(ada, "read")
    until(ada, "!!document.querySelector('#told-page-1') && !!document.querySelector('#told-page-2')")
    heard = ada.page.locator("#told-page-1").text_content() + ada.page.locator("#told-page-2").text_content()
    assert "Papillon rouge" in heard
    ada.page.locator(".book .page").first.click()
    ada.page.wait_for_selector("dialog .words li")
    assert "Sous la feuille rouge" in ada.page.locator("dialog .words").inner_text()
    assert ada.page.locator("dialog .words small").count() == 0
    look(ada, "told-red")
    book.page.locator(".book .page").first.click()
    book.page.wait_for_selector("dialog .words li")
    look(book, "told-red")

    g = at_doors(room("no_effect", 5, described=True, **CALM), 1)
    Seated({1: ada, 0: book}, g, options=options)
    for person in (ada, book):
        wait_phase(person, "open")
        until(person, "document.querySelectorAll('[id^=told-door]').length === 6")
    assert ada.page.locator(".door").nth(2).get_attribute("aria-describedby") == "told-door-3"
    assert ada.page.locator("#told-door-3").text_content() != book.page.locator("#told-door-3").text_content()
    stand(ada, 3)
    ada.page.keyboard.press("Escape")
    ada.page.locator(".pair .page").first.click()
    ada.page.wait_for_selector("dialog .words li small")
    look(ada, "told")


@rule("BA-53", "B-39")
def test_closed_eyes_hear_alike(visit: Visit) -> None:
    """Everybody fetches as many words as pictures, each once, and has as much to hear, in the same places."""
    loyal, traitor = visit("phone", "en"), visit("phone", "en")
    asked: dict[Any, list[str]] = {loyal: [], traitor: []}
    for person, urls in asked.items():
        person.page.on("request", lambda request, urls=urls: urls.append(request.url))
    Seated({1: loyal, 3: traitor}, night(room("espionage", described=True, **CALM)), options={"described": True})
    for person in (loyal, traitor):
        wait_phase(person, "night")
        shown(person)
    heard: list[list[str]] = []
    for person in (loyal, traitor):
        until(person, "document.querySelectorAll('[id^=told-holder]').length === 8")
        told = person.page.locator("[id^=told]")
        assert all(text.strip() for text in told.all_text_contents())
        heard.append(told.evaluate_all("all => all.map(each => each.id)"))
    assert heard[0] == heard[1]
    # Now and then everybody is given one picture more, so whoever came first may have a few more.
    for urls in asked.values():
        words = [url for url in urls if url.endswith("/words")]
        assert len(set(words)) == len(words) >= 16
        assert {url.removesuffix("/words") for url in words} == {
            url for url in urls if "/picture/" in url and not url.endswith("/words")
        }


@rule("BA-53", "B-28")
def test_a_blind_book_lays_its_butterflies_by_name(visit: Visit) -> None:
    """The list names things; on a Butterfly the arrow keys say what lies under its tip."""
    book = visit("desktop", "en")
    Seated({0: book}, room("no_effect", described=True, **CALM), options={"described": True})
    page = book.page
    wait_phase(book, "riddle")
    until(book, "!!document.querySelector('#told-exit')")
    page.keyboard.press("e")
    page.wait_for_selector("dialog .two strong")
    named = page.locator("dialog ul").first.locator("strong").first.inner_text()
    look(book, "told-list")
    page.locator("dialog ul").first.locator("button").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_selector(".p0 .wings")
    label = page.locator(".p0 .wings").get_attribute("aria-label") or ""
    assert f"Under it: {named}" in label
    page.locator(".p0 .wings").focus()
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    moved = page.locator(".p0 .wings").get_attribute("aria-label") or ""
    assert "Under it: " in moved
    assert moved != label
    assert page.locator("footer [aria-live]").first.inner_text().strip() == moved


# Reasons and piles ---------------------------------------------------------------------------------------------------


@rule("B-21")
def test_a_door_is_suggested_with_its_reason(visit: Visit) -> None:
    """Said by one in French, read by another in English."""
    ada, noor = visit("phone", "fr"), visit("desktop", "en")
    Seated({1: ada, 2: noor}, at_doors(room("no_effect", 5, **CALM), 1))
    for person in (ada, noor):
        wait_phase(person, "open")
    ada.page.locator(".quick button").first.click()
    ada.page.wait_for_selector("dialog .reasons")
    assert ada.page.locator("dialog .reasons button:enabled").count() == 0
    ada.page.locator("dialog .doors button").nth(3).click()
    ada.page.locator("dialog .reasons").last.locator("button").nth(3).click()
    said = "I would take door 4, for the blue Butterfly: the same colour."
    noor.page.wait_for_selector(f".talk ol li:has-text('{said}')")
    assert "bleu\u00a0: la même couleur" in ada.page.locator(".lines .said").inner_text()


@rule("BA-45")
def test_used_pictures_can_be_looked_through(visit: Visit) -> None:
    ada = visit("phone", "en")
    g = used()
    Seated({1: ada}, g)
    wait_phase(ada, "open")
    ada.page.keyboard.press("d")
    ada.page.wait_for_selector("dialog .cards img")
    assert ada.page.locator("dialog .cards img").count() == len(g.discard) > 0
    assert ada.page.locator("dialog .bag li").count() == len(g.bag)
    ada.page.locator("dialog .cards button").first.click()
    ada.page.wait_for_selector("dialog .large")
    shown(ada)
