"""A club's own network has no https: what browsers reserve for it has a stand-in, and all the rest works."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]


@pytest.fixture
def club(base: str) -> str:
    """The same server by a name that is not this machine's own, so that the browser trusts it less."""
    return base.replace("127.0.0.1", "club.test")


def pasted(visitor: Any, field: str) -> str:
    """What lies on the clipboard."""
    visitor.page.locator(field).fill("")
    visitor.page.locator(field).focus()
    visitor.page.keyboard.press("Control+V")
    return str(visitor.page.locator(field).input_value())


def errors(visitor: Any) -> list[str]:
    """What went wrong. That a header for https is of no use here is no fault."""
    return [error for error in visitor.errors if "Cross-Origin-Opener-Policy" not in error]


def test_an_invitation_is_copied_and_followed(visit: Visit, club: str) -> None:
    host, guest = visit("phone", "fr", at=club), visit("desktop", "en", at=club)
    host.open()
    made = host.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})
    host.open(f"/t/{made['table']}")
    assert host.page.evaluate("[isSecureContext, !!navigator.clipboard]") == [False, False]
    host.page.get_by_role("button", name="Copier").click()
    sync_api.expect(host.page.locator(":focus")).to_have_text("Copié")
    host.page.locator(".talk-button").click()
    link = pasted(host, "#say")
    assert link.startswith(club)
    screen = visit("tv", "en", at=club)
    screen.open(f"/screen/{made['code']}")
    screen.page.wait_for_selector("text=tell the screen itself not to sleep")
    guest.open(link.removeprefix(club))
    guest.page.locator("footer .btn.brass").click()
    guest.page.locator(".you input").fill("Odile")
    guest.page.locator(".sit .btn").click()
    host.page.wait_for_selector(".seat:has-text('Odile')")
    assert errors(host) == errors(guest) == errors(screen) == []


def test_an_invitation_from_the_house_itself_leads_there_from_elsewhere(visit: Visit, base: str, club: str) -> None:
    """Whoever started the server sits at `localhost`, which is no address for anybody else."""
    host, guest = visit("desktop", "en"), visit("phone", "fr", at=club)
    host.open()
    made = host.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})
    host.open(f"/t/{made['table']}")
    named = host.page.locator(".invite .link")
    sync_api.expect(named).to_have_text(f"{club.removeprefix('http://')}/c/{made['code']}")
    sync_api.expect(host.page.locator(".wallscreen b")).to_have_text(
        f"{club.removeprefix('http://')}/screen/{made['code']}"
    )
    guest.open(f"/c/{made['code']}")
    guest.page.wait_for_selector("text=Maren")
    assert host.page.locator(".alone").count() == 0
    assert host.errors == []


def test_an_invitation_that_leads_nowhere_says_so(visit: Visit, house: Any) -> None:
    house.stop()
    house.settings |= {"NOCTUARY_HOST": "127.0.0.1", "NOCTUARY_ADDRESS": ""}
    house.start()
    host = visit("phone", "fr", at=house.address)
    host.open()
    made = host.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})
    host.open(f"/t/{made['table']}")
    sync_api.expect(host.page.locator(".invite .alone")).to_have_text("Ce lien ne marche que sur cet ordinateur.")
    host.look("alone")


def test_a_game_is_played_shared_and_its_seal_checked(visit: Visit, club: str) -> None:
    ann = visit("phone", "en", at=club)
    ann.open()
    made = ann.post("/api/tables", {"game": "oubliette", "seats": 1, "name": "Ann", "colour": "4", "deal": 7})
    ann.post(f"/t/{made['table']}/start")
    ann.play_by_itself(made["table"])
    ann.open(f"/t/{made['table']}")
    ann.page.get_by_role("button", name="Share this deal").click()
    sync_api.expect(ann.page.locator(":focus")).to_have_text("Copied")
    ann.open(f"/r/{made['table']}/1")
    ann.page.locator(".more").click()
    ann.page.wait_for_selector("small.good")
    assert errors(ann) == []
