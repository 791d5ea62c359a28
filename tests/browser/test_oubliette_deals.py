"""Deals that are shared and the deal of the day: the link opens that deal, and the day is universal time."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]

LATE = datetime(2026, 11, 5, 23, 30, tzinfo=UTC)


def finished(day: datetime, won: bool, **more: Any) -> dict[str, Any]:
    """A game of that day's deal as the page remembers it."""
    game = {
        "table": f"{day:%d}/1",
        "deal": int(f"{day:%Y%m%d}"),
        "won": won,
        "reason": "escaped" if won else "deck_out",
    }
    return {**game, "rooms": 9, "turns": 20, "assisted": False, "when": int(day.timestamp() * 1000), **more}


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en"), ("landscape", "en"), ("small", "fr")])
def test_the_deal_of_the_day_is_the_same_in_every_time_zone(visit: Visit, size: str, lang: str) -> None:
    """Where it is already tomorrow, the day of universal time is marked and played."""
    visitor = visit(size, lang, timezone_id="Pacific/Kiritimati")
    page = visitor.page
    page.clock.set_fixed_time(LATE)
    games = [finished(LATE - timedelta(days=back), won=back != 2, assisted=back == 3) for back in (1, 2, 3, 9)]
    kept = json.dumps(json.dumps({"finished": games}))
    page.add_init_script(f"if (!localStorage.noctuary) localStorage.noctuary = {kept}")
    alcove = visitor.alcove()
    assert "3" in alcove.locator(".ways .learn").last.inner_text()
    alcove.locator(".ways .learn").last.click()
    page.wait_for_selector("dialog[open] ol li")
    visitor.look("oubliette-daily")
    today = page.locator("dialog ol .today")
    assert today.locator("[aria-hidden]").inner_text() == "5"
    # 5 November 2026 is a Thursday.
    assert page.locator("dialog ol li").evaluate_all("all => all.findIndex(one => one.matches('.today')) % 7") == 3
    assert page.locator("dialog ol .won").count() == 2
    assert page.locator("dialog ol .helped").count() == 1
    assert page.locator("dialog ol .lost").count() == 1
    play = page.locator("dialog .btn.brass")
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.viewport_size["height"], "the way in is out of sight"
    sent: list[Any] = []
    page.on("request", lambda request: sent.append(request.post_data) if request.url.endswith("/api/tables") else None)
    play.click()
    page.wait_for_selector(".board")
    assert [json.loads(each)["deal"] for each in sent if each] == [20261105]


COPIED = "Object.defineProperty(navigator, 'share', {value: async (what) => { window.passed = what; }});"


def test_a_shared_deal_opens_that_deal(visit: Visit) -> None:
    """From the end of a game to somebody else's board: the same number, the same rules."""
    visitor = visit("desktop", "en")
    page = visitor.page
    page.add_init_script(COPIED)
    visitor.deal(4127, options={"preset": "merciless"})
    visitor.play_by_itself(page.url.rsplit("/", 1)[1])
    page.wait_for_selector(".end .sheet[aria-busy=false]")
    page.get_by_role("button", name="Share this deal").click()
    link = page.evaluate("window.passed.url")
    assert "4127" in page.evaluate("window.passed.text")
    friend = visit("desktop", "fr")
    friend.page.goto(friend.base + "/" + link.split("/", 3)[3])
    begun(friend, "4127", "Sans pitié")


def test_a_link_that_is_opened_in_the_hall(visit: Visit) -> None:
    """Only what follows the # changes: the page is not loaded again, and shows the deal all the same."""
    visitor = visit("desktop", "fr")
    visitor.alcove()
    visitor.page.evaluate("location.hash = '#deal=77&rules=free_hand'")
    begun(visitor, "77", "Main libre")


def begun(visitor: Any, deal: str, preset: str) -> None:
    """The sheet has that number; the table that it sets has it too, and those rules."""
    page = visitor.page
    field = page.locator("dialog[open] .deals input")
    sync_api.expect(field).to_have_value(deal)
    page.locator("dialog[open] form .btn.brass").last.click()
    page.wait_for_selector(".board")
    sync_api.expect(page.locator(".sub")).to_contain_text(deal)
    sync_api.expect(page.locator(".sub")).to_contain_text(preset)
