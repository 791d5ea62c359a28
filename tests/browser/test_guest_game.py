"""A game of somebody else's package in a real browser: hall, lobby, plain board, rulebook, replay."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]


def play_through(visitor: Any) -> int:
    """Press the first answer until the game is over; how many were given."""
    page = visitor.page
    for given in range(20):
        page.wait_for_selector(".ask .btn:enabled, [role=status] h2")
        if page.locator("[role=status] h2").count():
            return given
        asked = page.locator(".ask .btn").first.inner_text()
        page.locator(".ask .btn:enabled").first.click()
        sync_api.expect(page.locator(f".ask .btn:text-is('{asked}')")).to_have_count(0)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_a_stranger_is_at_home(visit: Visit, guest_house: str, size: str, lang: str) -> None:
    """From the hall alone against bots to the end, its replay, and the list of finished games."""
    visitor = visit(size, lang, at=guest_house)
    alcove = visitor.alcove("glow")
    sync_api.expect(alcove).to_contain_text("Glow")
    visitor.look("guest-hall")
    page = visitor.page
    alcove.locator(".btn.brass").click()
    page.wait_for_selector(".ask .btn")
    visitor.look("guest-board")
    assert play_through(visitor) == 3
    ended = "The lamps are counted" if lang == "en" else "On compte les lampes"
    sync_api.expect(page.locator("[role=status] h2")).to_contain_text(ended)
    last = page.locator(".story p").last
    sync_api.expect(last).to_contain_text("T-04")
    assert any(name in last.inner_text() for name in page.locator(".seats span").all_inner_texts())
    visitor.look("guest-over")
    page.locator(".end .btn").last.click()
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")
    sync_api.expect(page.locator(".story p").last).to_contain_text("T-04")
    visitor.look("guest-replay")
    visitor.open("/games")
    sync_api.expect(page.locator("main")).to_contain_text("Glow")
    visitor.look("guest-games")


def test_its_lobby_options_and_rulebook(visit: Visit, guest_house: str) -> None:
    host, friend = visit("desktop", "en", at=guest_house), visit("phone", "fr", at=guest_house)
    page = host.page
    host.alcove("glow").locator(".act .btn").nth(1).click()
    page.locator("summary").click()
    sync_api.expect(page.locator("dialog, .sheet").first).to_contain_text("Cards in each hand")
    host.look("guest-options")
    made = host.post("/api/tables", {"game": "glow", "seats": 2, "name": "Maren", "colour": "4"})
    host.open(f"/t/{made['table']}")
    page.wait_for_selector(".lobby")
    host.look("guest-lobby")
    friend.post(f"/t/{made['table']}/join", {"name": "Odile", "colour": "2"})
    friend.post(f"/t/{made['table']}/ready", {"ready": True})
    host.post(f"/t/{made['table']}/start")
    friend.open(f"/t/{made['table']}")
    page.wait_for_selector(".ask .btn")
    friend.page.locator(".ask .btn").first.click()
    page.locator(".ask .btn").first.click()
    sync_api.expect(friend.page.locator(".story p").last).to_contain_text("remporte une lampe")
    friend.page.locator(".story .ref").last.click()
    sync_api.expect(friend.page.locator("dialog, .drawer").last).to_contain_text(
        "La carte la plus haute remporte une lampe"
    )
    friend.look("guest-rule")
    friend.page.keyboard.press("Escape")
    friend.page.locator("header .ib").last.click()
    friend.page.get_by_role("button", name="Règles").click()
    sync_api.expect(friend.page.locator("dialog, .drawer").last).to_contain_text("Il y a vingt cartes")
    friend.look("guest-rulebook")
