"""Somebody goes and comes back: everybody is told, and no board moves for it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api
from support.scenes import Seated, at_doors, room
from support.steps import CALM, wait_phase

Visit = Callable[..., Any]

PLACES = """() => [...document.querySelectorAll('main, main button, main img')].map((each) => {
    const box = each.getBoundingClientRect();
    return [each.tagName, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
})"""


def occulto(host: Any, guest: Any) -> None:
    """Two people and a bot; the first of them is about to play."""
    wish = {"seats": 3, "name": "Ada", "colour": "4", "pace": "off", "options": {"first_player": "host"}}
    made = host.post("/api/tables", {"game": "occulto", **wish})
    path = f"/t/{made['table']}"
    guest.open(path)
    guest.post(path + "/join", {"name": "Bob", "colour": "2"})
    guest.post(path + "/ready", {"ready": True})
    for person in (guest, host):
        person.open(path)
    host.post(path + "/bot", {"seat": 2, "bot": "healer"})
    host.post(path + "/start")
    for person in (host, guest):
        person.page.locator(".peek .btn.brass").click()
    host.page.wait_for_selector("main.board[data-ask=act][aria-busy=false]")


def obscurio(host: Any, guest: Any) -> None:
    """Two people before the doors."""
    Seated({0: host, 1: guest}, at_doors(room("no_effect", 2, **CALM)))
    for person in (host, guest):
        wait_phase(person, "open")


@pytest.mark.parametrize("size", ["phone", "landscape", "desktop"])
@pytest.mark.parametrize("sit", [occulto, obscurio])
def test_the_board_stands_still_when_somebody_goes(visit: Visit, size: str, sit: Callable[[Any, Any], None]) -> None:
    host, guest = visit(size, "fr"), visit("phone", "en")
    sit(host, guest)
    page, band = host.page, host.page.locator(".band")
    page.wait_for_timeout(300)
    before = page.evaluate(PLACES)
    guest.page.goto("about:blank")
    sync_api.expect(band).to_contain_text("n’est plus là")
    assert page.evaluate("document.querySelector('.band').scrollHeight <= document.querySelector('.band').offsetHeight")
    host.look(f"away-{sit.__name__}")
    assert page.evaluate(PLACES) == before
    band.locator(".btn").click()
    sync_api.expect(band).to_contain_text("un automate joue")
    band.locator(".x").click()
    sync_api.expect(band.locator("li.gone")).to_have_count(1)
    if sit is obscurio:
        assert page.evaluate(PLACES) == before
