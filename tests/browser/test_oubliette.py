"""Oubliette in a real browser: whole games by taps and by keyboard, every kind of question, every screen looked at."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.pages import keep, unguarded

from noctuary.catalog import game
from noctuary.testing.oubliette import oubliette

Visit = Callable[..., Any]

LIMIT = 600
SCREENS = Path(__file__).resolve().parent.parent.parent / "build" / "screens"
LAST_CARD = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | path: 10C 9D | deck: only | actions: 1"
GLOWING = (".slot:has(.legal)", ".two", ".dig .grave button")


def over(visitor: Any) -> bool:
    return bool(visitor.page.locator(".end").count())


def asked(visitor: Any) -> str:
    """What is on the screen: a fight, a choice of cards, or the title of the meeting."""
    page = visitor.page
    if page.locator(".duel").count():
        return "fight"
    if page.locator(".dig").count():
        return "dig"
    if page.locator(".pair").count():
        return "advantage"
    return "meeting" if page.locator("#meeting-title").count() else ""


def settled(visitor: Any) -> None:
    """Wait until the server has answered and what it changed can be pressed."""
    visitor.page.wait_for_timeout(20)
    visitor.page.wait_for_selector(".end, .board[aria-busy=false]")


def tap_once(visitor: Any, luck: random.Random) -> None:
    """One more step of a game, with nothing but taps on what glows."""
    page = visitor.page
    for _ in range(7):
        if page.locator("footer .brass:enabled").count():
            page.locator("footer .brass:enabled").first.click()
            return
        glowing = page.locator(", ".join(f"{each}:not([aria-pressed=true])" for each in GLOWING))
        if not glowing.count():
            break
        glowing.nth(luck.randrange(glowing.count())).click()
        settled(visitor)
        if over(visitor):
            return
    plain = page.locator("footer .btn:enabled:not([aria-label])")
    if plain.count():
        plain.nth(luck.randrange(plain.count())).click()


@pytest.mark.parametrize(("size", "lang", "deal"), [("phone", "fr", 21), ("desktop", "en", 22)])
def test_a_whole_game_by_taps(visit: Visit, size: str, lang: str, deal: int) -> None:
    visitor = unguarded(visit(size, lang, service_workers="allow"))
    visitor.deal(deal, options={"preset": "merciful"})
    luck = random.Random(deal)
    seen: set[str] = set()
    for _ in range(LIMIT):
        if over(visitor):
            break
        kind = asked(visitor)
        if kind not in seen:
            seen.add(kind)
            visitor.look(f"oubliette-{kind}")
        tap_once(visitor, luck)
        settled(visitor)
    assert over(visitor)
    visitor.look("oubliette-end")
    assert visitor.page.evaluate("JSON.parse(localStorage.noctuary).finished.length") == 1


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = unguarded(visit("desktop", "fr"))
    visitor.deal(31, options={"preset": "free_hand"})
    page = visitor.page
    luck = random.Random(3)
    for _ in range(LIMIT):
        if over(visitor):
            break
        if luck.random() < 0.4:
            page.keyboard.press(luck.choice("12345"))
        elif not page.locator("footer .btn:enabled:not([aria-label])").count():
            kind = asked(visitor)
            if kind in ("dig", "advantage"):
                page.locator(".over.dig button, .two").first.focus()
                page.keyboard.press("Enter")
                page.locator("body").evaluate("() => document.activeElement.blur()")
            else:
                page.keyboard.press(luck.choice("12345"))
        # A card that was read gives the focus back to its button, which would take the next Enter for itself.
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.locator("body").evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter" if luck.random() < 0.9 else "Escape")
        settled(visitor)
    assert over(visitor)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_what_can_be_opened_during_a_game(visit: Visit) -> None:
    for size, lang in (("phone", "en"), ("desktop", "fr"), ("narrow", "fr")):
        visitor = visit(size, lang)
        visitor.deal(4127)
        page = visitor.page
        visitor.look("oubliette-first")
        for key, name in (("l", "log"), ("r", "rules")):
            page.keyboard.press(key)
            page.wait_for_selector("dialog[open]")
            page.wait_for_timeout(200)
            visitor.look(f"oubliette-{name}")
            page.keyboard.press("Escape")
        page.locator(".board .grave").click()
        visitor.look("oubliette-graveyard")
        page.keyboard.press("Escape")
        page.locator("header .ib").last.click()
        visitor.look("menu")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.wait_for_selector("footer .say:has-text('Hint:'), footer .say:has-text('Conseil')")
        visitor.look("oubliette-hint")


def test_a_drag_does_what_a_tap_does(visit: Visit) -> None:
    visitor = visit("phone", "en", has_touch=False)
    visitor.deal(11, options={"preset": "free_hand"})
    page = visitor.page
    for _ in range(60):
        if page.locator(".turned:not(.past)").count() and page.locator(".slot .hole.legal, .slot .legal").count():
            break
        tap_once(visitor, random.Random(1))
        settled(visitor)
    before = page.locator("footer .say").inner_text()
    card = page.locator(".turned").bounding_box()
    slot = page.locator(".slot:has(.legal)").first.bounding_box()
    assert card is not None
    assert slot is not None
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(slot["x"] + 20, slot["y"] + 30, steps=6)
    page.mouse.up()
    page.wait_for_timeout(400)
    assert page.locator("footer .say").inner_text() != before


WATCH = """
const Real = WebSocket;
window.lines = [];
window.shut = false;
window.WebSocket = class extends Real {
    constructor(address) { super(window.shut ? address.replace('/ws', '/nowhere') : address); window.lines.push(this); }
};
"""


def test_the_line_may_break_at_any_moment(visit: Visit) -> None:
    """A choice made while the line is down is carried out once it is back, and once only."""
    visitor = visit("phone", "en")
    visitor.page.add_init_script(WATCH)
    visitor.deal(4127)
    page = visitor.page
    for _ in range(20):
        if page.locator("footer .brass:enabled").count() and page.locator(".turned.past").count():
            break
        tap_once(visitor, random.Random(2))
        settled(visitor)
    turn = int(page.locator(".sub").inner_text().split()[-1])
    page.evaluate("() => { shut = true; lines.at(-1).close(); }")
    page.wait_for_selector(".notice")
    visitor.look("reconnecting")
    page.locator("footer .brass").click()
    page.evaluate("() => { shut = false; }")
    page.wait_for_selector(f"text=turn {turn + 1}")
    page.wait_for_selector(".notice", state="detached")
    page.wait_for_timeout(300)
    assert page.locator(".sub").inner_text().endswith(f"turn {turn + 1}")


def test_a_double_tap_never_does_two_things(visit: Visit) -> None:
    """Tapped twice at the same spot, again and again: each pair is one choice at most."""
    visitor = visit("phone", "en")
    page = visitor.page
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    visitor.deal(4127, options={"preset": "free_hand"})
    luck = random.Random(6)
    made = 0
    for _ in range(60):
        settled(visitor)
        if over(visitor) or made > 12:
            break
        before = plays(sent)
        if page.locator("footer .btn:enabled:not([aria-label])").count():
            twice(visitor, page.locator("footer .btn:enabled:not([aria-label])").first, luck.choice((0, 60, 140)))
        else:
            glowing = page.locator(", ".join(f"{each}:not([aria-pressed=true])" for each in GLOWING))
            glowing.nth(luck.randrange(glowing.count())).click()
        settled(visitor)
        assert plays(sent) - before <= 1, sent[-2:]
        made += plays(sent) - before
    assert made > 12


def test_a_double_tap_at_the_end_leaves_the_end_in_sight(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.deal(0, position=game("oubliette").write(oubliette(LAST_CARD)))
    page = visitor.page
    address = page.url
    settled(visitor)
    twice(visitor, page.locator("footer .brass"), 140)
    page.wait_for_selector(".end")
    page.wait_for_timeout(1600)
    assert page.url == address


TWICE = """([x, y, between]) => new Promise((done) => {
    const tap = () => document.elementFromPoint(x, y)?.closest('button, [role=button]')?.click();
    tap();
    setTimeout(() => { tap(); done(); }, between);
})"""


def twice(visitor: Any, spot: Any, between: int) -> None:
    """Two taps on the same place of the screen, whatever the first one changes there; the page counts the time."""
    box = spot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)
    visitor.page.evaluate(TWICE, [x, y, between])
    visitor.page.wait_for_timeout(60)


def plays(sent: list[str]) -> int:
    """How many choices were sent to the server."""
    return sum('"do":"play"' in frame or '"do": "play"' in frame for frame in sent)


def test_undo_takes_a_choice_back(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.deal(11, options={"preset": "free_hand"}, practice=True)
    page = visitor.page
    luck = random.Random(5)
    for _ in range(3):
        tap_once(visitor, luck)
        settled(visitor)
    before = page.locator(".sub").inner_text(), page.locator(".carry").inner_text()
    tap_once(visitor, luck)
    settled(visitor)
    page.keyboard.press("u")
    settled(visitor)
    assert (page.locator(".sub").inner_text(), page.locator(".carry").inner_text()) == before


LESSON_OVER = """() => {
    const box = (element) => element.getBoundingClientRect();
    const note = box(document.querySelector('.note'));
    const meets = (other) => other.left < note.right - 1 && other.right > note.left + 1
        && other.top < note.bottom - 1 && other.bottom > note.top + 1;
    return [...document.querySelectorAll('.slot, .duel .card, .meet, footer .btn, .room, .time')]
        .filter((element) => meets(box(element))).map((element) => element.className);
}"""

CUT = "(element) => element.scrollHeight - element.clientHeight"
WORDS_OUT = """(element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const below = element.parentElement.querySelector('.on')?.getBoundingClientRect();
    const note = element.parentElement.getBoundingClientRect();
    const box = words.getBoundingClientRect();
    const end = below && below.left < box.right && below.top > note.top + 20 ? below.top : note.bottom;
    return Math.max(box.bottom - end, note.top - box.top);
}"""
"""By how much the words of a note reach over its edge, or over the button under them."""
WARNED_OUT_OF_SIGHT = """() => {
    const warning = [...document.querySelectorAll('.meeting .warn')].at(-1)?.getBoundingClientRect();
    const place = document.querySelector('.meeting')?.getBoundingClientRect();
    return warning && warning.bottom > place.bottom + 1;
}"""


ONE_OVER_ANOTHER = """() => {
    const boxes = [...document.querySelectorAll('.tally h2, .tally .sum, .tally .eqn, .grave .lab, .meeting h2, .say')]
        .map((one) => { const words = document.createRange(); words.selectNodeContents(one);
            return [one.className || one.tagName, words.getBoundingClientRect()]; })
        .filter(([, box]) => box.width);
    return boxes.flatMap(([name, box], i) => boxes.slice(i + 1)
        .filter(([, other]) => box.left < other.right - 1 && box.right > other.left + 1
            && box.top < other.bottom - 3 && box.bottom > other.top + 3).map(([other]) => name + ' ' + other));
}"""
BUTTONS_CUT = """() => [...document.querySelectorAll('footer .btn')]
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight
        || one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom + 1)
    .map((one) => one.textContent)"""
"""What cannot be pressed without scrolling for it."""
RISEN_OVER = """() => {
    const risen = document.querySelector('.slot.up .top')?.getBoundingClientRect();
    return [...document.querySelectorAll('.meet .turned, .meet .warn span')].filter((one) => {
        const box = one.getBoundingClientRect();
        return risen && box.bottom > risen.top + 3 && box.right > risen.left && box.left < risen.right;
    }).map((one) => one.className + one.textContent);
}"""
"""What a card hides that was chosen, and so stands higher than the others."""


@pytest.mark.parametrize(("size", "lang"), [("phone", "en"), ("phone", "fr"), ("landscape", "fr"), ("desktop", "en")])
def test_a_first_visit(visit: Visit, size: str, lang: str) -> None:
    """From the hall through the lesson, doing what it points at, into a first game: each screen is kept."""
    visitor = unguarded(visit(size, lang))
    page = visitor.page
    alcove = visitor.alcove()
    visitor.look("visit-00-hall")
    alcove.locator(".learn").last.click()
    page.wait_for_selector(".note")
    shown = ""
    number = 0
    for _ in range(80):
        settled(visitor)
        if over(visitor):
            break
        note = page.locator(".note p")
        if note.inner_text() != shown:
            shown = note.inner_text()
            number += 1
            assert page.evaluate(LESSON_OVER) == [], shown
            assert note.evaluate(CUT) <= 0, shown
            assert note.evaluate(WORDS_OUT) <= 1, shown
            assert not page.evaluate(WARNED_OUT_OF_SIGHT), shown
            assert page.evaluate(ONE_OVER_ANOTHER) == [], shown
            keep(page, SCREENS / f"visit-{number:02}-{size}-{lang}.png")
        if page.locator(".note .btn").count():
            page.locator(".note .btn").click()
        elif page.locator(".slot.here").count():
            page.locator(".slot.here").first.click()
            assert size == "desktop" or page.evaluate(BUTTONS_CUT) == [], shown
            page.wait_for_timeout(180)
            assert page.evaluate(RISEN_OVER) == [], shown
        else:
            page.locator("footer .brass").click()
    page.wait_for_selector(".end:not(.lost)")
    page.wait_for_selector(".sheet[aria-busy=false]")
    visitor.look("visit-98-out")
    way_on = page.locator(".next .brass").bounding_box()
    assert way_on is not None
    assert way_on["y"] + way_on["height"] <= page.viewport_size["height"], "the way on is out of sight"
    page.locator(".next .brass").click()
    page.wait_for_selector(".board")
    settled(visitor)
    assert page.locator(".sub").inner_text().startswith("Merciful" if lang == "en" else "Clément")
    assert not page.locator(".note").count()
    visitor.look("visit-99-own")
    kept = page.evaluate("JSON.parse(localStorage.noctuary)")
    assert kept["lessons"] == ["oubliette"]
    assert kept["lesson"] is None
    assert [each["assisted"] for each in kept["finished"]] == [True]


def test_the_lesson_has_its_buttons_in_sight_on_a_small_phone(visit: Visit) -> None:
    visitor = unguarded(visit("small", "fr"))
    page = visitor.page
    visitor.alcove().locator(".learn").last.click()
    page.wait_for_selector(".note .btn")
    for _ in range(2):
        settled(visitor)
        page.locator(".note .btn").click()
    page.locator(".slot.here").click()
    page.wait_for_selector("footer .brass")
    assert page.evaluate(BUTTONS_CUT) == []
    keep(page, SCREENS / "oubliette-lesson-small-fr.png")
    for _ in range(9):
        settled(visitor)
        assert page.evaluate(ONE_OVER_ANOTHER) == [], page.locator(".note p").inner_text()
        here = page.locator(".slot.here")
        (here.first if here.count() else page.locator("footer .brass")).click()


def test_who_has_no_path_is_told_what_begins_one(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.deal(0, position=game("oubliette").write(oubliette("slots: 7D 5C 3C 4H | equipped: 3S | actions: 1")))
    visitor.page.wait_for_selector(".meeting :text('a 10 or a 2 will begin it')")


PLACED = """() => Object.fromEntries([...document.querySelectorAll('.slot, footer, .meet, .scene, .grave .lab')]
    .map((one) => [one.dataset.place ?? one.className.split(' ')[0], one.getBoundingClientRect().toJSON()]))"""
GRAVE = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | equipped: {} | path: 10C 9D | graveyard: KH 8C 9S | "


@pytest.mark.parametrize("size", ["small", "phone", "landscape", "zoomed", "desktop"])
def test_the_board_stands_still(visit: Visit, size: str) -> None:
    """Whatever is asked, and whether the top of the Graveyard can be used or not: every place is where it was."""
    visitor = visit(size, "fr")
    asked = [(worn, more) for worn in ("JC", "3S", "-") for more in ("turned: KD", "actions: 1", "turned: X1")]
    found: list[Any] = []
    for worn, more in asked:
        visitor.deal(0, position=game("oubliette").write(oubliette(GRAVE.format(worn) + more)))
        visitor.page.wait_for_selector(".slot[data-place='g']")
        found.append(visitor.page.evaluate(PLACED))
        high = visitor.page.viewport_size["height"]
        below = {name: box["bottom"] for name, box in found[-1].items() if box["bottom"] > high + 1}
        assert not below, (worn, more)
    for (worn, more), places in zip(asked, found, strict=True):
        still = {name: box for name, box in found[1].items() if name in places}
        assert {name: places[name] for name in still} == still, (worn, more)


HELPLESS = "slots: 4D(5) 5C(5) 8D(5) 7S(5) | path: 10C 9D | turned: QD"


def test_half_a_payment_is_not_called_enough_and_offers_nothing_else_in_gold(visit: Visit) -> None:
    """A card laid down for a fight could be equipped too: that is no way to strike, and not what was meant."""
    visitor = visit("phone", "en")
    visitor.deal(0, position=game("oubliette").write(oubliette(HELPLESS, preset="merciful")))
    page = visitor.page
    page.locator(".slot[data-place='1']").click()
    settled(visitor)
    assert page.locator("footer .btn:has-text('Equip')").count()
    assert page.locator("footer .brass").count() == 0
    assert "8 more" in page.locator("footer .say").inner_text()
    page.locator(".slot[data-place='3']").click()
    settled(visitor)
    assert page.locator("footer .brass").inner_text().startswith("Pay")
    assert "you can strike" in page.locator("footer .say").inner_text()


def test_a_chasm_is_told_before_what_crosses_it(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.deal(
        0, position=game("oubliette").write(oubliette("slots: 6H 5C 8D 7S | path: 10C | deck: AH | actions: 0"))
    )
    visitor.page.locator("footer .brass").click()
    visitor.page.wait_for_selector("h2:has-text('A Chasm opens')")
    told = visitor.page.locator(".meeting .one").all_inner_texts()
    assert told[0].startswith("A♥")
    assert "Rope" in told[-1]


TRAPPED = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | equipped: 3S | path: 10C 9D | graveyard: KH 8C | turned: 5H"


@pytest.mark.parametrize(("size", "lang"), [("phone", "en"), ("desktop", "fr")])
def test_any_card_can_be_read(visit: Visit, size: str, lang: str) -> None:
    """On the path, turned over, in the Graveyard, in hand: what it is, and why it cannot be played just now."""
    visitor = visit(size, lang)
    visitor.deal(0, position=game("oubliette").write(oubliette(TRAPPED)))
    page = visitor.page
    settled(visitor)
    page.locator(".slot[data-place='1']").click(force=True)
    page.wait_for_selector("dialog[open] .why")
    visitor.look("oubliette-card")
    page.keyboard.press("Escape")
    page.locator(".slot[data-place='3']").click(button="right")
    page.wait_for_selector("dialog[open] .about")
    assert not page.locator(".about .why").count()
    page.keyboard.press("Escape")
    for spot in (".room", ".turned"):
        page.locator(spot).first.click()
        page.wait_for_selector("dialog[open] .about dd")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".board .grave").click()
    page.locator("dialog .grave button").first.click()
    page.wait_for_selector("dialog[open] .about dd")


UNREAD = """() => {
    const box = document.querySelector('.meeting .text'), last = box.lastElementChild;
    return last.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
}"""
THREE_PILES = "slots: 5C/3H 9S/4C 2C/4S 8H | path: 10C 9D | turned: JD"


@pytest.mark.parametrize("size", ["phone", "narrow", "landscape"])
def test_a_payment_is_told_before_what_lay_beneath_it_and_all_is_in_sight(visit: Visit, size: str) -> None:
    """From three piles: one line for what came to light, after its cause, and nothing to scroll for."""
    visitor = visit(size, "en")
    visitor.deal(0, position=game("oubliette").write(oubliette(THREE_PILES, preset="merciful")))
    page = visitor.page
    for slot in range(3):
        page.locator(".carry .slot").nth(slot).click()
        settled(visitor)
    page.locator("footer .brass:enabled").first.click()
    page.wait_for_selector(".meeting .one")
    settled(visitor)
    told = " ".join(page.locator(".meeting .one").all_inner_texts())
    assert "In slot" not in told
    if size == "phone":
        assert told.index("You pay") < told.index("You beat") < told.index("Beneath them")
    assert "You beat" in told
    assert page.evaluate(UNREAD) <= 1
