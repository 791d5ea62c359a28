"""The host sees who looks on, and silences or sends away one of them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]
AWAY = {"en": "Send Vera away", "fr": "Renvoyer Vera"}


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_one_who_looks_on_is_silenced_and_sent_away(visit: Visit, size: str, lang: str) -> None:
    host, vera, other = visit(size, lang), visit(size, lang), visit(size, lang)
    made = host.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})
    for number, visitor in enumerate((vera, other)):
        visitor.open()
        visitor.page.evaluate(f"localStorage.setItem('noctuary', JSON.stringify({{name: '{['Vera', ''][number]}'}}))")
        # Whoever has never sat anywhere is known by their address alone: these two have it in common.
        visitor.post("/api/tables", {"game": "oubliette", "seats": 1})
        visitor.open(f"/t/{made['table']}")
        visitor.page.wait_for_selector(".lobby")
    host.open(f"/t/{made['table']}")
    host.page.keyboard.press("Escape")
    host.page.locator("header .talk, header [aria-label]").nth(1).click()
    host.page.locator("summary").click()
    guests = host.page.locator(".guest")
    sync_api.expect(guests).to_have_count(2)
    sync_api.expect(guests.first).to_contain_text("Vera")
    host.look(f"onlookers-{size}")
    guests.first.locator("[role=switch]").click()
    vera.page.locator("header .talk, header [aria-label]").nth(1).click()
    vera.page.locator(".hush").wait_for()
    guests.first.get_by_role("button", name=AWAY[lang]).click()
    sync_api.expect(guests).to_have_count(1)
    vera.page.wait_for_selector("main.quiet")
    assert vera.page.locator(".lobby").count() == 0
    other.page.wait_for_selector(".lobby")
