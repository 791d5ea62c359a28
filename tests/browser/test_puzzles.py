"""The puzzle of the week in the page."""

from collections.abc import Callable
from typing import Any

import pytest

from noctuary.core.weekly import today, week_of
from noctuary.obscurio import SPEC as OBSCURIO
from noctuary.occulto import SPEC as OCCULTO

Visit = Callable[..., Any]
ANSWERS = {"occulto": ".bar li button", "obscurio": ".doors button"}


@pytest.mark.parametrize(("game", "size", "lang"), [("occulto", "phone", "fr"), ("obscurio", "desktop", "en")])
def test_one_tap_answers_and_the_proof_is_told(visit: Visit, game: str, size: str, lang: str) -> None:
    """From the hall: what is put, an answer, its proof; a second visit finds it answered."""
    spec = {"occulto": OCCULTO, "obscurio": OBSCURIO}[game]
    assert spec.weekly is not None
    week = week_of(today())
    shown = spec.weekly.show(spec, week)
    first = spec.weekly.judge(week, shown.answers[0].choice)
    assert first is not None
    right = [each.choice for each in shown.answers].index(first.right)
    visitor = visit(size, lang)
    visitor.open("/")
    visitor.page.locator(f".alcove.{game} .picture").click()
    visitor.page.locator(f".alcove.{game} .learn").first.click()
    answers = visitor.page.locator(ANSWERS[game])
    answers.first.wait_for()
    assert answers.count() == len(shown.answers)
    visitor.look(f"puzzle-{game}")
    answers.nth(right).click()
    visitor.page.wait_for_selector(".puzzle footer")
    told = visitor.page.locator("[aria-live=polite] h2").last.inner_text()
    assert told.startswith({"fr": "Trouvé", "en": "Found!"}[lang])
    visitor.look(f"puzzle-{game}-found")
    visitor.page.reload()
    visitor.page.wait_for_selector(".puzzle footer")
    assert visitor.errors == []


def test_a_game_without_a_puzzle_says_so(visit: Visit) -> None:
    """An address that somebody typed."""
    visitor = visit("phone", "en")
    visitor.open("/p/oubliette")
    visitor.page.get_by_text("There is no puzzle of the week here.").wait_for()
    visitor.page.get_by_role("button", name="Back to the hall").click()
    visitor.page.wait_for_selector(".alcove")
