"""The hall and a lobby: choose, name, join by code, change the language."""

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
    """Script and style of the hall stay under 120 kB, compressed."""
    import gzip

    visitor = visit("phone", "en")
    weights: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith((".js", ".css")):
            weights[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.alcove()
    assert 0 < sum(weights.values()) < 120_000
