"""After a deal of Oubliette: the line that wins it, where it was lost, and how the others fared."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright import sync_api

from noctuary.oubliette.daily import deal_of_day

Visit = Callable[..., Any]

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
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
    sync_api.expect(page.locator(".grade")).to_contain_text("100")
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


ELSEWHERE = "Object.defineProperty(navigator, 'share', {value: undefined, configurable: true});"
PASSED_ON = """Object.defineProperty(navigator, 'share', {value: async (what) => { window.passed = what; }});
Object.defineProperty(navigator, 'canShare', {value: () => true});"""


@BOTH
def test_the_deal_of_the_day_tells_how_others_fared_once_it_is_finished(
    visit: Visit, unlimited: str, size: str, lang: str
) -> None:
    """Too few at first; then the bars of all, and a result that can be passed on without giving anything away."""
    deal = deal_of_day(datetime.now(UTC).date())
    preset = "merciful" if lang == "fr" else "free_hand"
    visitor = visit(size, lang, at=unlimited)
    page = visitor.page
    page.add_init_script(PASSED_ON)
    visitor.deal(deal, options={"preset": preset})
    assert page.locator(".fared").count() == 0
    visitor.play_by_itself(page.url.rsplit("/", 1)[1])
    page.wait_for_selector(".end .sheet[aria-busy=false]")
    sync_api.expect(page.locator(".fared .head")).to_contain_text("5")
    assert page.locator(".fared ol").count() == 0
    for _ in range(4):
        other = visit("phone", "en", at=unlimited)
        other.open("/games")
        body = {"game": "oubliette", "name": "Somebody", "deal": deal, "options": {"preset": preset}}
        made = other.post("/api/tables", body)
        other.post(f"/t/{made['table']}/start")
        assert other.play_by_itself(made["table"])
    page.reload()
    page.wait_for_selector(".end .sheet[aria-busy=false]")
    page.wait_for_selector(".fared ol")
    counted = page.locator(".fared ol small").all_inner_texts()
    assert sum(map(int, counted)) == 5
    assert page.locator(".fared .mine").count() == 1
    page.locator(".fared").scroll_into_view_if_needed()
    visitor.look("oubliette-fared")
    page.locator(".fared .pass .btn").first.click()
    passed = page.evaluate("window.passed")
    assert re.search(r"^🟨*⬛*(🕯️|🌅)$", passed["text"], re.M)
    assert not re.search("[♣♦♥♠]", passed["text"]), "no card is given away"
    assert f"#deal={deal}" in passed["url"]
    assert page.evaluate(PICTURE) == ["image/png", 1080, 1080]
    visitor.open("/")
    page.evaluate(CHOSEN, preset)
    alcove = visitor.alcove()
    alcove.locator(".ways .learn").last.click()
    page.wait_for_selector("dialog[open] .fared")
    visitor.look("oubliette-daily-fared")


CHOSEN = "(preset) => { localStorage.noctuary = JSON.stringify({...JSON.parse(localStorage.noctuary), preset}); }"
PICTURE = """async () => {
    window.passed = null;
    document.querySelectorAll('.fared .pass .btn')[1].click();
    while (!window.passed) await new Promise((wait) => setTimeout(wait, 20));
    const made = await createImageBitmap(window.passed.files[0]);
    return [window.passed.files[0].type, made.width, made.height];
}"""


def test_where_nothing_can_be_shared_the_picture_is_saved(visit: Visit) -> None:
    visitor = visit("desktop", "en")
    page = visitor.page
    page.add_init_script(ELSEWHERE)
    deal = deal_of_day(datetime.now(UTC).date())
    visitor.deal(deal, options={"preset": "merciless"})
    visitor.play_by_itself(page.url.rsplit("/", 1)[1])
    page.wait_for_selector(".end .sheet[aria-busy=false]")
    with page.expect_download() as kept:
        page.locator(".fared .pass .btn").last.click()
    assert kept.value.suggested_filename == f"noctuary-{deal}.png"
    SCREENS.mkdir(parents=True, exist_ok=True)
    kept.value.save_as(SCREENS / "shared-result.png")
    assert (SCREENS / "shared-result.png").read_bytes()[:4] == b"\x89PNG"
