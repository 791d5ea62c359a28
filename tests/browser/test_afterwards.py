"""After a deal of Oubliette: the line that wins it, where it was lost, and how the others fared."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]

BOTH = pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
LINE = {"fr": "Voir un chemin gagnant", "en": "Watch a winning line"}
WHERE = {"fr": "Où s’est-elle perdue ?", "en": "Where was it lost?"}
NO_WAY = {"fr": "ne peut pas être gagnée", "en": "cannot be won"}


def lost(visitor: Any, deal: int, preset: str) -> str:
    """A deal that was lost by answering by chance, at its end; the table."""
    visitor.deal(deal, options={"preset": preset})
    table = str(visitor.page.url.rsplit("/", 1)[1])
    visitor.play_by_itself(table)
    visitor.page.wait_for_selector(".end.lost .sheet[aria-busy=false]")
    return table


@BOTH
def test_a_lost_deal_shows_a_line_that_wins_it(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    page = visitor.page
    table = lost(visitor, 7, "as_written")
    visitor.look("oubliette-lost")
    with page.expect_response("**/line?**") as answer:
        page.get_by_role("button", name=LINE[lang]).click()
    page.wait_for_selector(".bar")
    steps = answer.value.json()["replay"]["steps"]
    assert len(steps[-1]["view"]["path"]) == 9, "nine rooms are the way out"
    assert page.url.endswith(f"/r/{table}/1/line")
    page.keyboard.press("End")
    sync_api.expect(page.locator(".count")).to_have_text(f"{len(steps) - 1}/{len(steps) - 1}")
    visitor.look("replay-line")
    page.locator(".more").click()
    visitor.look("replay-line-more")
    page.locator(".sheet .btn.brass").click()
    page.wait_for_url(f"**/r/{table}/1")
    page.wait_for_selector(".chances")


def test_a_deal_that_nobody_can_win_says_so_in_a_sentence(visit: Visit) -> None:
    visitor = visit("phone", "fr")
    lost(visitor, 1, "as_written")
    visitor.page.get_by_role("button", name=LINE["fr"]).click()
    sync_api.expect(visitor.page.locator("main")).to_contain_text(NO_WAY["fr"])
    visitor.look("replay-no-line")


@BOTH
def test_a_replay_tells_where_the_game_was_lost(visit: Visit, size: str, lang: str) -> None:
    """By chance alone a merciful deal is thrown away somewhere: the curve marks it, the words name the other answer."""
    visitor = visit(size, lang)
    page = visitor.page
    table = lost(visitor, 11, "merciful")
    visitor.open(f"/r/{table}/1")
    page.get_by_role("button", name=WHERE[lang]).click()
    page.wait_for_selector(".chances svg", timeout=60_000)
    words = page.locator(".chances .words")
    sync_api.expect(words).to_contain_text("→")
    sync_api.expect(words).to_contain_text("L’autre réponse" if lang == "fr" else "The other answer")
    show = words.get_by_role("button")
    show.focus()
    page.keyboard.press("Enter")
    step = re.search(r"\d+", words.inner_text())
    assert step is not None
    sync_api.expect(page.locator(".count")).to_have_text(re.compile(f"^{step[0]}/"))
    assert "100" in page.locator("input[type=range]").get_attribute("aria-valuetext")
    visitor.look("replay-chances")


def test_a_stranger_with_the_link_is_not_offered_what_only_the_player_may_ask(visit: Visit) -> None:
    visitor, stranger = visit("desktop", "en"), visit("phone", "en")
    table = lost(visitor, 7, "as_written")
    stranger.open(f"/r/{table}/1")
    stranger.page.wait_for_selector(".bar")
    assert stranger.page.locator(".chances").count() == 0
    stranger.open(f"/r/{table}/1/line")
    sync_api.expect(stranger.page.locator("main")).to_contain_text("Only those at the table may do that.")
