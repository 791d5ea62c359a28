"""The hall and a lobby: choose, name, join by code, change the language."""

import gzip
from collections.abc import Callable
from typing import Any

import pytest

Visit = Callable[..., Any]


PLACES = [("phone", "en"), ("phone", "fr"), ("desktop", "en"), ("desktop", "fr"), ("narrow", "fr")]


@pytest.mark.parametrize(("size", "lang"), PLACES)
def test_the_hall(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    oubliette = visitor.alcove()
    page = visitor.page
    visitor.look("hall")
    page.locator(".me").click()
    visitor.look("you")
    page.keyboard.press("Escape")
    oubliette.locator(".act .btn").nth(1).click()
    page.wait_for_selector("summary")
    visitor.look("set-table")
    page.locator("summary").click()
    visitor.look("options")


def test_alone_in_two_taps_and_back_again(visit: Visit) -> None:
    visitor = visit("phone", "en")
    page = visitor.page
    visitor.alcove().locator(".btn.brass").click()
    page.wait_for_selector(".board")
    page.locator("header .ib").first.click()
    page.wait_for_selector(".resume")
    visitor.look("hall-resume")
    page.locator(".take").click()
    page.wait_for_selector(".board")


def test_the_language_changes_in_place(visit: Visit) -> None:
    visitor = visit("desktop", "en")
    visitor.open()
    page = visitor.page
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_role("button", name="FR").click()
    page.wait_for_selector("text=Jouer seul")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    page.wait_for_selector("text=Jouer seul")


def test_a_code_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit("phone", "fr")
    visitor.open()
    page = visitor.page
    page.locator("#code").fill("zzzzz")
    page.locator(".code .btn").click()
    page.wait_for_selector("text=pas de table ZZZZZ")
    visitor.look("hall-code")


def test_a_table_that_is_gone(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.open("/t/nothing-here")
    visitor.page.wait_for_selector("text=no more")
    visitor.look("gone")


def test_the_first_load_is_light(visit: Visit) -> None:
    """Script and style of the hall stay under 120 kB, compressed; each board adds less than 100 kB."""
    visitor = visit("phone", "en", service_workers="block")
    weights: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith((".js", ".css")):
            weights[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.alcove()
    visitor.page.wait_for_load_state("networkidle")
    hall = dict(weights)
    assert 0 < sum(hall.values()) < 120_000
    for game, seats, bot in (("oubliette", 1, ""), ("occulto", 3, "healer"), ("obscurio", 4, "random")):
        body = {"game": game, "seats": seats, "name": "Maren", "colour": "4", "bots": [bot] * (seats - 1)}
        made = visitor.post("/api/tables", body)
        visitor.post(f"/t/{made['table']}/start")
        weights.clear()
        visitor.open(f"/t/{made['table']}")
        visitor.page.wait_for_load_state("networkidle")
        more = sum(weight for url, weight in weights.items() if url not in hall)
        assert 0 < more < 100_000, (game, more)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_can_be_reached_at_200_percent(visit: Visit, lang: str) -> None:
    """Half as many pixels of the page: nothing is cut off sideways, and what lies below is reached by scrolling."""
    visitor = visit("zoomed", lang)
    page = visitor.page
    visitor.alcove()
    visitor.look("hall")
    page.locator(".code .btn").scroll_into_view_if_needed()
    page.locator(".code .btn").click()
    page.wait_for_selector("#code-problem:not(:empty)")
    visitor.deal(4127)
    visitor.look("oubliette-first")
    page.locator(".slot:has(.legal)").first.click()
    button = page.locator("footer .brass")
    button.scroll_into_view_if_needed()
    button.click()
    page.wait_for_selector(".board[aria-busy=false]")


def test_high_contrast(visit: Visit) -> None:
    visitor = visit("phone", "en", contrast="more")
    visitor.alcove()
    assert visitor.page.locator("html").get_attribute("data-contrast") is not None
    visitor.look("hall-contrast")
    visitor.deal(4127)
    visitor.look("oubliette-contrast")
