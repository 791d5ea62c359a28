"""After a game, and before the first: replay, record, seal, playing on, statistics, the guided lesson."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

from noctuary.catalog import game
from noctuary.testing.oubliette import oubliette

Visit = Callable[..., Any]

NEARLY_OUT = "slots: 7D(5) 5C(2) 4C QS | equipped: 3S | path: 10C 9D 8D 7H 6C 5S 4D 3D | deck: 2H KH 5H"


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en"), ("tablet", "en")])
def test_the_night_outside(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    visitor.deal(0, position=game("oubliette").write(oubliette(NEARLY_OUT)))
    page = visitor.page
    page.locator("footer .brass").first.click()
    page.wait_for_selector(".end:not(.lost)")
    visitor.look("oubliette-won")


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_a_game_is_seen_again(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    page = visitor.page
    made = visitor.post("/api/tables", {"game": "oubliette", "name": "Maren", "colour": "4", "deal": 7})
    visitor.post(f"/t/{made['table']}/start")
    assert visitor.play_by_itself(made["table"])
    visitor.open("/games")
    page.wait_for_selector("li button")
    visitor.look("games")
    page.locator("li button").first.click()
    page.wait_for_selector(".bar")
    last = int(page.locator("input[type=range]").get_attribute("max"))
    assert last > 3
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.locator(".count").inner_text().startswith("3/")
    visitor.look("replay")
    page.keyboard.press("End")
    assert page.locator(".count").inner_text() == f"{last}/{last}"
    page.locator("input[type=range]").fill("2")
    assert page.locator(".count").inner_text().startswith("2/")
    page.locator(".keys .go").click()
    sync_api.expect(page.locator(".count")).to_have_text(re.compile(r"^[4-9]/"))
    page.locator(".keys .go").click()
    page.locator(".more").click()
    page.wait_for_selector("small.good")
    visitor.look("replay-more")
    page.locator(".sheet input[role=switch]").click()
    with page.expect_download() as kept:
        page.locator("a[download]").click()
    lines = kept.value.path().read_text("utf-8").splitlines()
    assert '"game":"oubliette"' in lines[0]
    page.keyboard.press("Escape")
    page.wait_for_selector(".told code")
    page.locator(".more").click()
    page.locator(".sheet .btn.brass").click()
    sync_api.expect(page.locator(".bar")).to_have_count(0)
    page.wait_for_selector(".board")


def test_each_seat_knew_only_its_own(visit: Visit, headlong: str) -> None:
    """A replay from a seat shows what that seat knew then; a spectator's shows no hand."""
    visitor = visit("phone", "en", at=headlong)
    body = {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4", "bots": ["healer", "healer"]}
    made = visitor.post("/api/tables", body)
    visitor.post(f"/t/{made['table']}/start")
    assert visitor.play_by_itself(made["table"])
    visitor.open(f"/r/{made['table']}/1")
    page = visitor.page
    page.wait_for_selector(".bar")
    hands = set()
    page.locator(".more").click()
    for choice in (1, 2, 3, 0):
        with page.expect_response("**/replay?**") as answer:
            page.locator(".sheet .eyes button").nth(choice).click()
        hands.add(str(answer.value.json()["steps"][0]["view"]["hand"]))
    assert len(hands) == 4
    chips = page.locator(".sheet .eyes img").evaluate_all("(all) => all.map((chip) => chip.src)")
    assert len(set(chips)) == 3
    page.keyboard.press("Escape")
    assert page.locator(".keys .more img").get_attribute("src")
    visitor.look("replay-occulto")


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
@pytest.mark.parametrize("name", ["occulto", "oubliette"])
def test_one_asks_why_that_was_done(visit: Visit, headlong: str, name: str, size: str, lang: str) -> None:
    """Of every bot's choice, and of one's own; what is answered is in sight, in whole lines, and can be put away."""
    visitor = visit(size, lang, at=headlong)
    page = visitor.page
    more = {"seats": 3, "bots": ["healer", "healer"]} if name == "occulto" else {"deal": 7}
    made = visitor.post("/api/tables", {"game": name, "name": "Maren", "colour": "4", **more})
    visitor.post(f"/t/{made['table']}/start")
    assert visitor.play_by_itself(made["table"])
    visitor.open(f"/r/{made['table']}/1")
    page.wait_for_selector(".bar")
    # Near the beginning there is often nothing else to choose.
    page.locator("input[type=range]").fill("12")
    asked: set[str] = set()
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        ask = page.locator(".why .ask")
        if not ask.count() or ask.inner_text() in asked:
            continue
        asked.add(ask.inner_text())
        visitor.look(f"why-{name}-{len(asked)}")
        ask.click()
        page.wait_for_selector(".why p[role=status]")
        visitor.look(f"why-{name}-{len(asked)}-told")
        assert page.locator(".why .trouble").count() == 0
        assert "-reason-" not in page.locator(".why p").inner_text()
        page.locator(".why .close").click()
        page.wait_for_selector(".why .ask")
    assert len(asked) == (3 if name == "occulto" else 1)


CHIPS = "(all) => all.map((chip) => chip.src)"


def test_everybody_looks_in_a_replay_as_they_did(visit: Visit, headlong: str) -> None:
    """To a stranger too, who has no colour of their own at that table."""
    maren, stranger = visit("desktop", "en", at=headlong), visit("phone", "en", at=headlong)
    body = {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4", "bots": ["healer", "healer"]}
    made = maren.post("/api/tables", body)
    maren.open(f"/t/{made['table']}")
    maren.page.wait_for_selector(".seat .chip")
    lobby = maren.page.locator(".seat .chip").evaluate_all(CHIPS)
    maren.post(f"/t/{made['table']}/start")
    assert maren.play_by_itself(made["table"])
    stranger.open(f"/r/{made['table']}/1")
    stranger.page.locator(".more").click()
    stranger.page.wait_for_selector(".sheet .eyes img")
    assert stranger.page.locator(".sheet .eyes img").evaluate_all(CHIPS) == lobby


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_the_first_game_is_guided(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    page = visitor.page
    visitor.alcove().locator(".learn").last.click()
    page.wait_for_selector(".note")
    visitor.look("lesson")
    first = page.locator(".note p").inner_text()
    page.locator(".note .btn").click()
    sync_api.expect(page.locator(".note p")).not_to_have_text(first)
    page.reload()
    page.wait_for_selector(".note")
    assert page.locator(".note p").inner_text() != first
    page.locator(".skip").click()
    page.wait_for_selector(".note", state="detached")
    page.locator("header .ib").first.click()
    again = visitor.alcove().locator(".learn").last
    assert again.inner_text() == ("Take the lesson again" if lang == "en" else "Reprendre la leçon")
    again.click()
    page.wait_for_selector(".note")
    assert page.locator(".note p").inner_text() == first


COVERED = """() => {
    const slip = document.querySelector('.lesson').getBoundingClientRect();
    return [...document.querySelectorAll('main, main button, main img')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 0 && box.bottom > 0 && box.top < slip.bottom - 1;
    }).map((each) => each.outerHTML.slice(0, 120));
}"""
"""What of the board lies under the slip, or above its lower edge."""


def test_a_note_leaves_the_hand_and_what_can_be_done_in_sight_on_a_desk(visit: Visit) -> None:
    visitor = visit("desktop", "en")
    page = visitor.page
    visitor.alcove("occulto").locator(".learn").last.click()
    page.wait_for_selector(".lesson .btn")
    page.locator(".peek .btn").click()
    page.wait_for_selector(".peek", state="detached")
    for part in (".hand", ".act", ".own .bench"):
        box = page.locator(f"main {part}").last.bounding_box()
        assert box["y"] + box["height"] <= page.viewport_size["height"], part


@pytest.mark.parametrize("name", ["occulto", "obscurio"])
@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("desktop", "en"), ("small", "en")])
def test_every_game_has_its_lesson(visit: Visit, name: str, size: str, lang: str) -> None:
    """Its notes cover nothing and move nothing; it can be left, and taken again from the hall."""
    visitor = visit(size, lang)
    page = visitor.page
    visitor.alcove(name).locator(".learn").last.click()
    page.wait_for_selector(".lesson .btn")
    page.wait_for_timeout(300)
    visitor.look(f"lesson-{name}")
    first = page.locator(".lesson p").inner_text()
    top = page.locator("main").bounding_box()["y"]
    assert page.evaluate(COVERED) == []
    if name == "occulto":
        lowest = page.locator(".peek .btn").bounding_box()
        assert lowest["y"] + lowest["height"] <= page.viewport_size["height"], "the way on is in sight"
    page.locator(".lesson .btn").click()
    sync_api.expect(page.locator(".lesson p")).not_to_have_text(first)
    assert page.evaluate(COVERED) == []
    assert page.locator("main").bounding_box()["y"] == top
    assert (
        page.evaluate(
            "(() => { const p = document.querySelector('.lesson p'); return p.scrollHeight - p.clientHeight; })()"
        )
        <= 1
    )
    page.locator(".lesson .skip").click()
    page.wait_for_selector(".lesson", state="detached")
    again = visitor.alcove(name).locator(".learn").last
    assert again.inner_text() == ("Take the lesson again" if lang == "en" else "Reprendre la leçon")
    again.click()
    sync_api.expect(page.locator(".lesson p")).to_have_text(first)


def test_another_round_at_the_same_table(visit: Visit, headlong: str) -> None:
    visitor = visit("desktop", "en", at=headlong)
    body = {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4", "bots": ["healer", "healer"], "pace": "off"}
    made = visitor.post("/api/tables", body)
    visitor.post(f"/t/{made['table']}/start")
    assert visitor.play_by_itself(made["table"])
    visitor.open(f"/t/{made['table']}")
    page = visitor.page
    page.locator("button[aria-label=Menu]").first.click()
    page.locator(".menu button:has-text('Another round')").click()
    page.wait_for_selector(".lobby .seats")
    assert page.locator(".tag.bot").count() == 2
    visitor.look("rematch")
    page.locator(".lobby footer .brass").click()
    page.wait_for_selector(".board")
    assert visitor.errors == []
