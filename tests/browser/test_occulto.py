"""Occulto in real browsers: a whole game of two people and bots, every kind of question, every screen looked at."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

Visit = Callable[..., Any]

STEPS = 900
SEND = """async ([path, body]) => {
    const answer = await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""


def send(visitor: Any, path: str, **body: Any) -> Any:
    return visitor.page.evaluate(SEND, [path, json.dumps(body)])


def open_table(visitor: Any, seats: int, people: int = 1, **wish: Any) -> str:
    """A new table, with bots in the last seats."""
    visitor.open()
    bots = [""] * (people - 1) + ["healer"] * (seats - people)
    made = send(visitor, "/api/tables", game="occulto", seats=seats, bots=bots, name="Maren", colour="4", **wish)
    return str(made["table"])


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
    brass = visitor.page.locator("main .btn.brass:enabled")
    if not brass.count():
        return False
    brass.first.click()
    settled(visitor)
    return True


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
        page.locator(".hand button").first.click()
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
        cards.nth(luck.randrange(cards.count())).click()
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


def answer_by_keys(visitor: Any, luck: random.Random) -> None:
    """Answer the question on the screen without touching anything."""
    page, kind = visitor.page, asked(visitor)
    page.evaluate("document.activeElement?.blur()")
    if kind in ("peek", "shield"):
        page.keyboard.press("Enter")
    elif kind in ("burn", "give"):
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    elif kind == "act":
        page.keyboard.press(str(luck.randrange(1, 6)))
        for _ in range(4):
            if page.locator(".act .btn.brass:enabled").count():
                break
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if page.locator("dialog[open]").count():
                page.locator("dialog[open] li button:has(.legal)").first.focus()
                page.keyboard.press("Enter")
                page.wait_for_selector("dialog[open]", state="detached")
        if page.locator(".act .btn.brass:enabled").count():
            page.locator(".act .btn.brass:enabled").first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Escape")
            page.keyboard.press("p")
    else:
        answer_by_touch(visitor, luck)
    settled(visitor)


@pytest.fixture(scope="module")
def bot_pace() -> None:
    """Nothing: bots keep their own pace."""


def test_a_whole_game_with_two_people_and_bots(visit: Visit) -> None:
    """One on a phone in French, one at a desk in English, a bot between them; some turns by keyboard alone."""
    host, guest = visit("phone", "fr"), visit("desktop", "en")
    table = open_table(host, 3, people=2, options={"memory_aid": "deduction"})
    guest.open(f"/t/{table}")
    send(guest, f"/t/{table}/join", name="Sacha", colour="2")
    send(guest, f"/t/{table}/ready", ready=True)
    send(host, f"/t/{table}/start")
    sit(host, table)
    sit(guest, table)
    luck, seen = random.Random(11), set()
    for step in range(STEPS):
        if over(host) and over(guest):
            break
        waiting = [each for each in (host, guest) if asked(each)]
        if not waiting:
            page = host.page
            if "others" not in seen and page.locator(".stage").count():
                seen.add("others")
                host.look("occulto-others")
            page.wait_for_timeout(60)
            continue
        for visitor in waiting:
            kind = asked(visitor)
            if kind and (kind, visitor.size) not in seen:
                seen.add((kind, visitor.size))
                visitor.look(f"occulto-{kind}")
            if visitor.page.locator(".last").count() and ("last", visitor.size) not in seen:
                seen.add(("last", visitor.size))
                visitor.look("occulto-last")
            (answer_by_keys if step % 3 == 1 else answer_by_touch)(visitor, luck)
    for visitor in (host, guest):
        visitor.page.wait_for_selector("main.final.done")
        visitor.look("occulto-end")
        assert visitor.page.locator(".rank li.up").count() == 6
    assert {"peek", "act"} <= {each[0] for each in seen if isinstance(each, tuple)}
    assert any(isinstance(each, tuple) and each[0] == "shield" for each in seen)
    guest.page.get_by_role("button", name="See the table").click()
    guest.page.wait_for_selector("main.board")
    assert guest.page.locator(".ring .face").count() >= 3
