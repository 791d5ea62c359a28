"""The hall and a lobby: choose, name, join by code, change the language."""

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api
from support.every_game import TABLES
from support.screens import EVERY

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
    page.wait_for_selector("text=Jouer en solo")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    page.wait_for_selector("text=Jouer en solo")


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
    """Script and style of the hall stay under 70 kB, compressed; each board adds less than 100 kB."""
    visitor = visit("phone", "en", service_workers="block")
    weights: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith((".js", ".css")):
            weights[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.alcove()
    visitor.page.wait_for_load_state("networkidle")
    hall = dict(weights)
    assert 0 < sum(hall.values()) < 70_000
    for game, seats in TABLES:
        body = {"game": game, "seats": seats, "name": "Maren", "colour": "4", "bots": ["random"] * (seats - 1)}
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


def tab_to(page: Any, selector: str) -> None:
    """Walk there by Tab alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_is_opened_filled_and_begun_by_keyboard_alone(visit: Visit, lang: str) -> None:
    visitor = visit("desktop", lang)
    page = visitor.page
    visitor.open()
    page.wait_for_selector(".occulto .act .btn")
    tab_to(page, ".occulto .act .btn:nth-of-type(2)")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] form")
    tab_to(page, "dialog input[autocomplete=nickname]")
    page.keyboard.type("Maren")
    tab_to(page, "dialog .field .seg [aria-pressed=true]")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "dialog button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby .seats")
    seats = page.locator(".seat")
    assert "Maren" in seats.first.inner_text()
    for taken in range(1, seats.count()):
        tab_to(page, ".seat .mini")
        page.keyboard.press("Enter")
        sync_api.expect(page.locator(".tag.bot")).to_have_count(taken)
    level = page.locator(".seat .level").last
    before = level.inner_text()
    level.focus()
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] .levels [aria-pressed=true]")
    page.keyboard.press("ArrowDown")
    sync_api.expect(level).not_to_have_text(before)
    page.keyboard.press("Escape")
    tab_to(page, ".lobby footer .brass")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    assert visitor.errors == []


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (size, lang)
        for number, size in enumerate(("phone", "narrow", "tablet", "desktop", "tv", "zoomed"))
        for lang in (("en", "fr") if EVERY else ("fr",) if number % 2 else ("en",))
    ],
)
def test_every_size_of_window(visit: Visit, size: str, lang: str) -> None:
    """The hall, its sheet, a lobby, the finished games and Oubliette: nothing keeps anybody out, nothing sticks out."""
    visitor = visit(size, lang)
    page = visitor.page
    visitor.alcove("occulto").locator(".act .btn").nth(1).click()
    page.wait_for_selector("dialog summary")
    page.locator("dialog summary").click()
    visitor.look("set-company")
    body = {"game": "occulto", "seats": 5, "name": "Maren", "colour": "4", "bots": ["healer", "", "", ""]}
    visitor.open(f"/t/{visitor.post('/api/tables', body)['table']}")
    page.wait_for_selector(".seat .tag.bot")
    visitor.look("lobby")
    visitor.open("/games")
    page.wait_for_selector("li")
    visitor.look("games-none")
    visitor.deal(4127)
    visitor.look("oubliette-deal")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_colours_of_the_system(visit: Visit, size: str) -> None:
    """With forced colours everything that can be pressed still has an edge, and text is the system's."""
    visitor = visit(size, "en", forced_colors="active")
    page = visitor.page
    visitor.alcove()
    visitor.look("hall-forced")
    bare = page.evaluate("""[...document.querySelectorAll('.btn')].filter((button) => {
        const style = getComputedStyle(button);
        return style.borderTopStyle === 'none' || parseFloat(style.borderTopWidth) === 0;
    }).length""")
    assert bare == 0
    visitor.deal(4127)
    visitor.look("oubliette-forced")
    page.locator(".slot:has(.legal)").first.click()
    chosen = page.locator(".slot .pc.chosen")
    assert chosen.evaluate("(card) => getComputedStyle(card).outlineStyle") != "none"


def test_alone_against_bots_occulto_says_what_can_be_known(visit: Visit) -> None:
    visitor = visit("phone", "en")
    alcove = visitor.alcove("occulto")
    with visitor.page.expect_request("**/api/tables") as made:
        alcove.locator(".btn.brass").click()
    assert made.value.post_data_json["options"] == {"memory_aid": "deduction"}
    visitor.page.wait_for_selector(".board")


def test_what_happens_is_said_to_those_who_listen(visit: Visit) -> None:
    """Each move reaches a live region once, as sentences; the story itself is a list that can be read at leisure."""
    visitor = visit("phone", "en")
    visitor.deal(4127)
    page = visitor.page
    heard = page.locator("[role=log][aria-live=polite]").first
    page.locator(".slot:has(.legal)").first.click()
    page.locator("footer .brass").click()
    sync_api.expect(heard).to_contain_text("Turn 1: you turn over")
    before = heard.inner_text()
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] li")
    assert heard.inner_text() == before
    visitor.look("story-listened")


BUSY = {"error": {"code": "too_many", "message_id": "door-too_many", "args": {}}}


def test_a_house_that_is_busy_does_not_deny_its_tables(visit: Visit) -> None:
    """Only a code that nobody has is told to be unknown; the screen for everybody tries again by itself."""
    maren, wall = visit("phone", "en"), visit("tv", "en")
    maren.open()
    code = maren.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4"})["code"]
    tries: list[str] = []

    def answer(route: Any) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.fulfill(status=429, json=BUSY)
        else:
            route.continue_()

    wall.page.route("**/api/code/*", answer)
    wall.open(f"/screen/{code}")
    wall.page.wait_for_selector(".letters")
    assert len(tries) == 2
    maren.page.route("**/api/code/*", lambda route: route.fulfill(status=429, json=BUSY))
    maren.page.locator("#code").fill(code)
    maren.page.keyboard.press("Enter")
    sync_api.expect(maren.page.locator("#code-problem")).to_have_text("That did not work. Try again in a moment.")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1024, 560)])
def test_the_invitation_can_be_brought_into_sight(visit: Visit, width: int, height: int) -> None:
    """All of it, with its buttons, above what stays at the bottom, however many seats there are."""
    visitor = visit("phone", "fr")
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    made = visitor.post("/api/tables", {"game": "obscurio", "seats": 8, "name": "Maren", "colour": "4"})
    visitor.open(f"/t/{made['table']}")
    invitation = page.locator(".invite")
    invitation.evaluate("(slip) => slip.scrollIntoView({block: 'start'})")
    page.wait_for_timeout(200)
    slip, foot = invitation.bounding_box(), page.locator(".lobby footer").bounding_box()
    assert slip["y"] >= -1
    assert slip["y"] + slip["height"] <= foot["y"] + 22 or slip["x"] + slip["width"] <= foot["x"]
    for button in invitation.locator(".btn").all():
        button.click(trial=True)


@pytest.mark.parametrize(("size", "lang", "name", "you"), [
    ("phone", "fr", "Noctambule", "Noctambule (vous)"),
    ("desktop", "en", "Wanderer", "Wanderer (you)"),
])  # fmt: skip
def test_who_chose_no_name_reads_which_one_they_are(
    visit: Visit, headlong: str, size: str, lang: str, name: str, you: str
) -> None:
    """The house called them something: in what is told to them, it says who that is."""
    visitor = visit(size, lang, at=headlong)
    page = visitor.page
    body = {"game": "occulto", "seats": 3, "name": name, "colour": "4", "bots": ["healer", "healer"], "pace": "off"}
    made = visitor.post("/api/tables", body)
    visitor.post(f"/t/{made['table']}/start")
    visitor.play_by_itself(made["table"], 6)
    visitor.open(f"/t/{made['table']}")
    page.wait_for_selector(".board")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] .story")
    told = page.locator("dialog[open] .story").first.inner_text()
    assert you in told
    assert told.count(name) == told.count(you)
    visitor.look("newcomer-story")
    page.keyboard.press("Escape")
    visitor.look("newcomer-table")
