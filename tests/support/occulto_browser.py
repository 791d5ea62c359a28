"""What browser tests do at Occulto's table: sit down, look, answer by touch or by keys."""

import random
from typing import Any

from noctuary.occulto import SPEC
from noctuary.testing.occulto import village

BENCHES = (
    "a=lucidity.blue,clover,thief.red,oubliettes.orange b=divination.yellow,metamorphosis.violet,lucidity.orange "
    "c=lucidity.red,thief.orange,metamorphosis.blue"
)
HANDS = (
    "a=metamorphosis.red,thief.violet,double_ration.blue,oubliettes.violet,shield.green b=barter.orange c=thief.blue"
)


def open_table(visitor: Any, seats: int, people: int = 1, **wish: Any) -> str:
    """A new table, with bots in the last seats."""
    bots = [""] * (people - 1) + ["healer"] * (seats - people)
    body = {"game": "occulto", "seats": seats, "bots": bots, "name": "Maren", "colour": "4", **wish}
    made = visitor.post("/api/tables", body)
    return str(made["table"])


def begin(visitor: Any, text: str, *plays: str, seats: int = 5, **options: Any) -> Any:
    """Sit down at a table that stands like this, in the first seat, with bots in the others."""
    set_up = village(text, seats=seats, **options)
    set_up(*plays)
    table = open_table(visitor, seats, position=SPEC.write(set_up.g))
    visitor.post(f"/t/{table}/start")
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector("main.board")
    return visitor.page


WINDOW = ".shield[data-first]"
"""The window that `attacked` found. A bot's next attack may open another before this one is seen to close."""


def attacked(page: Any) -> None:
    """Until the Shield's window is open."""
    page.wait_for_selector(".shield").evaluate("(node) => node.setAttribute('data-first', '')")


def sit(visitor: Any, table: str) -> None:
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector(".board[data-ask=peek]")


def over(visitor: Any) -> bool:
    return bool(visitor.page.locator("main.final").count())


def asked(visitor: Any) -> str:
    """The kind of question on the screen; nothing while others are asked."""
    page = visitor.page
    return str(page.evaluate("document.querySelector('main.board')?.dataset.ask ?? ''"))


def settled(visitor: Any) -> None:
    """Until the server has answered."""
    visitor.page.wait_for_selector("main.final, main.board[aria-busy=false]")


def press_brass(visitor: Any) -> bool:
    # On the board only: at the end the brass button begins another round.
    brass = visitor.page.locator("main.board .btn.brass:enabled")
    if not brass.count():
        return False
    brass.first.click()
    settled(visitor)
    return True


FREE = """node => {
    const box = node.getBoundingClientRect();
    for (const down of [0.4, 0.2, 0.7]) for (let across = 0.06; across < 1; across += 0.08) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (node.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""


def tap(page: Any, card: Any) -> None:
    """Touch a card of the hand where the next one does not cover it."""
    card.scroll_into_view_if_needed()
    point = card.evaluate(FREE)
    assert point is not None, "a card of the hand is covered"
    page.mouse.click(*point)


def answer_by_touch(visitor: Any, luck: random.Random) -> None:
    """Answer the question on the screen with taps on what glows."""
    page, kind = visitor.page, asked(visitor)
    if kind in ("peek", ""):
        press_brass(visitor)
    elif kind == "shield":
        if not press_brass(visitor):
            page.locator(".shield footer .btn:enabled").last.click()
    elif kind in ("crystal", "steal", "colour"):
        page.locator(".choice .row button").first.click()
        press_brass(visitor)
    elif kind in ("burn", "give"):
        tap(page, page.locator(".hand button").first)
        press_brass(visitor)
    elif kind == "replace":
        page.locator(".place:has(.legal)").first.click()
        press_brass(visitor)
    else:
        play_by_touch(visitor, luck)
    settled(visitor)


def play_by_touch(visitor: Any, luck: random.Random) -> None:
    """A turn: take a card up, touch what it is aimed at, press the brass button."""
    page = visitor.page
    cards = page.locator(".hand button:has(.hc:not(.dim))")
    if cards.count():
        tap(page, cards.nth(luck.randrange(cards.count())))
        for _ in range(4):
            if page.locator(".act .btn.brass:enabled").count():
                break
            if not aim(page, luck):
                break
        if press_brass(visitor):
            return
    page.locator(".act .btn:enabled").last.click()


def aim(page: Any, luck: random.Random) -> bool:
    """Touch one thing that glows: a character, a side, a person, a card of a bench."""
    glowing = page.locator(".place:has(.legal), .side:not(.chosen), button.chip.legal, .seat .aimed .cover")
    glowing = glowing if glowing.count() else page.locator(".mine .aimed .cover")
    if not glowing.count():
        return False
    glowing.nth(luck.randrange(glowing.count())).click()
    raised = page.locator("dialog[open] li button:has(.legal)")
    if raised.count():
        raised.first.click()
        page.wait_for_selector("dialog[open]", state="detached")
    return True


KEYS_READY = """() => {
    const on = document.activeElement;
    return on === null || !on.matches('button:not(.btn.brass), a, summary');
}"""


def answer_by_keys(visitor: Any, luck: random.Random) -> None:
    """Answer the question on the screen with keys alone; nothing is focused or pressed but by the keyboard."""
    page, kind, press = visitor.page, asked(visitor), visitor.page.keyboard.press
    if kind in ("peek", "shield"):
        # The heading has the focus: an Enter meant for the table answers nothing.
        press("Enter")
        press(luck.choice(("ArrowRight", "ArrowLeft")))
        press("Enter")
    elif kind in ("crystal", "steal", "colour"):
        press("1")
        confirm(page)
    elif kind in ("burn", "give"):
        press("Escape")
        press("1")
        confirm(page)
    elif kind == "replace":
        press("Escape")
        press("ArrowRight")
        press("Enter")
        confirm(page)
    elif kind == "act":
        act_by_keys(page, luck)
    settled(visitor)


def act_by_keys(page: Any, luck: random.Random) -> None:
    """A turn: a number takes a card up, arrows walk over what glows, Enter chooses, and Enter does it."""
    press = page.keyboard.press
    press("Escape")
    press(str(luck.randrange(1, 8)))
    for _ in range(4):
        if page.locator(".act .btn.brass:enabled").count():
            confirm(page)
            return
        for _ in range(luck.randrange(1, 3)):
            press("ArrowRight")
        press("Enter")
        if page.locator("dialog[open]").count():
            press("Enter")
            page.wait_for_selector("dialog[open]", state="detached")
    press("Escape")
    press("p")


def confirm(page: Any) -> None:
    """Enter does what the brass button says: it has the focus by now, or nothing that can be pressed has."""
    for _ in range(100):
        if page.evaluate(KEYS_READY):
            break
        page.wait_for_timeout(20)
    page.keyboard.press("Enter")
