"""The switch "Tell me when it is my turn" in a real browser. Its push service is one of our own on this machine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright import sync_api
from support.mail_server import links, mail_server
from support.push_service import Browser, push_service

from .conftest import House

Visit = Callable[..., Any]
SUBSCRIBED = """subscription => {
  const told = { endpoint: subscription.endpoint, keys: subscription };
  const made = { toJSON: () => told, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => made;
}"""
"""In the place of the browser's maker, whose push service is out of reach: what it would hand to the page."""


def test_whoever_leaves_the_page_is_told_until_the_switch_is_off(visit: Visit, tmp_path: Path) -> None:
    """It is their turn all the time: nothing comes while the page is looked at, and it comes once that is gone."""
    settings = {
        "NOCTUARY_PUSH_CONTACT": "mailto:host@example.org",
        "NOCTUARY_PUSH_LOOPBACK": "yes",
        "NOCTUARY_CALL_AFTER": "0",
    }
    house = House(tmp_path / "tables.db", **settings)
    house.start()
    try:
        with push_service() as service:
            called = Browser(service, "maren")
            visitor = visit("phone", "fr", at=house.address, service_workers="allow")
            context = visitor.page.context
            context.grant_permissions(["notifications"], origin=house.address)
            context.add_init_script(f"({SUBSCRIBED})({json.dumps(called.subscription)})")
            visitor.open("/")
            made = visitor.post(
                "/api/tables",
                {"game": "occulto", "seats": 3, "bots": ["", "healer"], "name": "Maren", "colour": "4"},
            )
            other = visit("phone", "en", at=house.address)
            other.post(f"/t/{made['table']}/join", {"name": "Odile"})
            other.post(f"/t/{made['table']}/ready", {"ready": True})
            visitor.post(f"/t/{made['table']}/start")
            visitor.open(f"/t/{made['table']}")
            visitor.page.wait_for_selector(".board")
            visitor.page.get_by_role("button", name="Menu").first.click()
            switch = visitor.page.get_by_role("switch", name="Me prévenir")
            switch.check()
            visitor.page.wait_for_function(
                "async table => (await (await fetch(`/t/${table}/call`)).json()).on", arg=made["table"]
            )
            assert service.came.empty()
            visitor.page.goto(house.address + "/")
            said = called.read(service.next().body)
            assert (said["table"], said["text"]) == (made["table"], "C’est à vous de jouer.")
            visitor.open(f"/t/{made['table']}")
            visitor.page.get_by_role("button", name="Menu").first.click()
            sync_api.expect(switch).to_be_checked()
            switch.uncheck()
            assert visitor.errors == []
            visitor.page.wait_for_function(
                "async table => !(await (await fetch(`/t/${table}/call`)).json()).on", arg=made["table"]
            )
    finally:
        house.stop()


def test_whoever_gives_an_address_says_yes_in_the_letter_and_no_at_the_table(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    with mail_server() as post:
        house.settings |= {
            "NOCTUARY_ADDRESS": house.address,
            "NOCTUARY_MAIL_SERVER": f"smtp://127.0.0.1:{post.port}",
            "NOCTUARY_MAIL_FROM": "house@club.test",
        }
        house.start()
        try:
            visitor = visit("phone", "fr", at=house.address)
            visitor.open("/")
            made = visitor.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})
            for name in ("Odile", "Ruben"):
                other = visit("phone", "en", at=house.address)
                other.post(f"/t/{made['table']}/join", {"name": name})
                other.post(f"/t/{made['table']}/ready", {"ready": True})
            visitor.post(f"/t/{made['table']}/start")
            visitor.open(f"/t/{made['table']}")
            visitor.page.wait_for_selector(".board")
            visitor.page.get_by_role("button", name="Menu").first.click()
            visitor.page.get_by_label("Votre adresse électronique").fill("maren@example.org")
            visitor.look("mail-menu")
            visitor.page.get_by_role("button", name="M’écrire", exact=True).click()
            sync_api.expect(visitor.page.get_by_text("Un message part pour maren@example.org")).to_be_visible()
            (yes, _) = links(post.next())
            visitor.page.goto(yes)
            visitor.look("mail-page")
            visitor.page.get_by_role("button", name="Oui, écrivez-moi").click()
            visitor.page.get_by_text("On vous écrira").wait_for()
            visitor.open(f"/t/{made['table']}")
            visitor.page.get_by_role("button", name="Menu").first.click()
            sync_api.expect(visitor.page.get_by_text("On écrit à maren@example.org")).to_be_visible()
            visitor.look("mail-agreed")
            visitor.page.get_by_role("button", name="Ne plus m’écrire").click()
            visitor.page.get_by_label("Votre adresse électronique").wait_for()
        finally:
            house.stop()
