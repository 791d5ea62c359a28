"""Coming back: a key shown and entered, a passkey, a seat taken back; one's data taken home and deleted."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright import sync_api
from support.pages import ask

Visit = Callable[..., Any]
WORDS = {
    "en": {"show": "Show my key", "me": "It’s me", "delete": "Yes, delete everything", "gone": "is deleted"},
    "fr": {"show": "Montrer ma clé", "me": "C’est moi", "delete": "Oui, tout supprimer", "gone": "est supprimé"},
}


def open_sheet(visitor: Any) -> Any:
    """The sheet of one's key, by way of the hall."""
    visitor.open()
    visitor.page.locator("header .me").click()
    visitor.page.locator("dialog .key").click()
    sheet = visitor.page.locator("dialog[open]")
    sheet.locator("section").first.wait_for()
    return sheet


def make_key(visitor: Any) -> str:
    """Make a key in the hall; what is shown of it."""
    sheet = open_sheet(visitor)
    # By key: a tap that follows so soon, so near, is taken for the second half of the one that opened the sheet.
    sheet.locator("section").first.locator(".btn.brass").press("Enter")
    return str(sheet.locator(".letters").inner_text())


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en"), ("small", "fr")])
def test_a_key_brings_a_seat_to_another_browser(visit: Visit, size: str, lang: str) -> None:
    first, words = visit(size, lang), WORDS[lang]
    first.deal(7)
    table = first.page.url
    key = make_key(first)
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}", key)
    first.look(f"me-key-{size}")
    first.page.reload()
    sheet = open_sheet(first)
    sync_api.expect(sheet.locator(".letters")).to_have_count(0)  # Nobody reads it over a shoulder.
    sheet.locator(".btn", has_text=words["show"]).press("Enter")
    assert sheet.locator(".letters").inner_text() == key
    first.page.goto(table)
    first.page.wait_for_selector(".board")

    other = visit(size, lang)
    requests: list[str] = []
    other.page.on("request", lambda request: requests.append(request.url))
    other.page.goto(table)
    other.page.wait_for_selector(".board")
    other.page.keyboard.press("m")
    menu = other.page.locator("dialog[open]")
    if not menu.count():
        other.page.locator("header button").last.click()
    menu.locator(".item", has_text=words["me"]).click()
    other.page.locator("input[name=key]").fill("ABCDE")
    other.page.locator(".its-me .btn.brass").click()
    other.page.locator(".its-me .trouble:not(:empty)").wait_for()
    other.errors.clear()  # A refusal is an error to the console.
    other.look(f"me-wrong-{size}")
    other.page.locator("input[name=key]").fill(key.lower())
    other.page.locator(".its-me .btn.brass").click()
    other.page.wait_for_selector("dialog", state="detached")
    other.page.wait_for_selector(".board[aria-busy=false]")
    assert other.page.evaluate("fetch(location.pathname + '/mine').then((answer) => answer.json())")["seat"] is None
    # The first browser is told, and can have it back at once: it is the same person.
    first.page.wait_for_selector(".notice[role=alert]")
    first.look(f"me-moved-{size}")
    first.page.locator(".notice .btn").click()
    first.page.wait_for_selector(".notice", state="detached")
    other.page.wait_for_selector(".notice[role=alert]")
    assert not [url for url in requests if key.replace("-", "") in url.replace("-", "").upper()]


@pytest.mark.parametrize(("size", "lang"), [("phone", "en"), ("desktop", "fr")])
def test_a_link_with_a_key_asks_first(visit: Visit, size: str, lang: str) -> None:
    first = visit(size, lang)
    made = ask(first.page.context, f"{first.base}/api/tables", {"game": "oubliette", "seats": 1, "name": "Maren"})
    key = make_key(first)
    other = visit(size, lang)
    other.open(f"/#me={key}")
    assert "#" not in other.page.url
    sheet = other.page.locator("dialog[open]")
    sheet.locator(".its-me .warn").wait_for()
    other.look(f"me-link-{size}")
    mine = f"fetch('/t/{made['table']}/mine').then((answer) => answer.json())"
    assert other.page.evaluate(mine)["seat"] is None
    sheet.locator(".its-me .btn.brass").click()
    sheet.locator(".told:not(:empty)").wait_for()
    other.look(f"me-entered-{size}")
    assert other.page.evaluate(mine) == {"seat": 0, "name": "Maren"}
    # At the table, whoever looks on is told that a seat is theirs.
    other.open(f"/t/{made['table']}")
    notice = other.page.locator(".notice", has_text="Maren")
    notice.wait_for()
    other.look(f"me-seat-{size}")
    notice.locator(".btn").click()
    notice.wait_for(state="detached")
    sync_api.expect(other.page.locator("footer .mine")).to_have_count(0)


def test_other_browsers_are_signed_out(visit: Visit) -> None:
    first, other = visit("phone", "fr"), visit("phone", "fr")
    first.deal(7)
    table = first.page.url
    key = make_key(first)
    other.open(f"/#me={key}")
    other.page.locator(".its-me .btn.brass").click()
    other.page.locator(".told:not(:empty)").wait_for()
    sheet = open_sheet(first)
    out = sheet.locator("section").nth(2)
    out.locator(".btn").press("Enter")
    first.look("me-sign-out")
    out.locator(".btn").first.click()
    sheet.locator(".told:not(:empty)").wait_for()
    assert other.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["browsers"] == 0
    first.page.goto(table)
    first.page.wait_for_selector(".board[aria-busy=false]")
    assert first.page.locator(".notice").count() == 0


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_data_is_taken_home_and_deleted(visit: Visit, tmp_path: Path, size: str, lang: str) -> None:
    visitor, words = visit(size, lang), WORDS[lang]
    visitor.deal(7)
    table = visitor.page.url
    make_key(visitor)
    sheet = visitor.page.locator("dialog[open]")
    with visitor.page.expect_download() as coming:
        sheet.locator("a.home").click()
    coming.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert [each["seats"] for each in data["tables"]] == [[{"seat": 0, "name": "Maren"}]]
    sheet.locator("section").last.locator(".plain").click()
    visitor.look(f"me-delete-{size}")
    sheet.locator(".btn", has_text=words["delete"]).click()
    sheet.locator(".told", has_text=words["gone"]).wait_for()
    assert visitor.page.evaluate("localStorage.getItem('noctuary-key')") is None
    visitor.page.goto(table)
    visitor.page.wait_for_selector("main")
    visitor.page.get_by_text("no more" if lang == "en" else "n’existe plus").first.wait_for()


def test_a_passkey_where_the_browser_has_them(visit: Visit, base: str) -> None:
    pytest.importorskip("webauthn")
    visitor = visit("phone", "fr", at=base.replace("127.0.0.1", "localhost"))
    line = visitor.page.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    has = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    line.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**has, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    visitor.deal(7)
    table = visitor.page.url
    make_key(visitor)
    sheet = visitor.page.locator("dialog[open]")
    sheet.locator("section").first.locator("> .btn", has_text="clé d’accès").click()
    sheet.locator(".told", has_text="clé d’accès").wait_for()
    # The browser forgets everything; its device does not.
    visitor.page.context.clear_cookies()
    visitor.page.evaluate("localStorage.clear()")
    sheet = open_sheet(visitor)
    sheet.locator(".its-me .btn", has_text="clé d’accès").press("Enter")
    sheet.locator(".told:not(:empty)").wait_for()
    visitor.look("me-passkey")
    visitor.page.goto(table)
    visitor.page.locator(".notice .btn").click()
    visitor.page.wait_for_selector(".board[aria-busy=false]")
    sync_api.expect(visitor.page.locator(".notice")).to_have_count(0)


def test_no_passkey_is_offered_at_a_bare_address(visit: Visit) -> None:
    visitor = visit("phone", "en")
    make_key(visitor)
    sync_api.expect(visitor.page.get_by_text("passkey")).to_have_count(0)
