"""Obscurio in real browsers: a whole game with four of them, every trap's screen, the accusation and both ends."""

import gzip
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from support.obscurio_four_browsers import Four
from support.scenes import Seated, at_doors, night, play, room, written
from support.steps import CALM, accused, look, phase, press, shown, snap, stand, touch_page, until, wait_phase

from noctuary.testing import rule

Visit = Callable[..., Any]


def noted(urls: list[str], request: Any) -> None:
    """Remember which pictures were fetched."""
    if "/picture/" in request.url:
        urls.append(request.url)


def style(visitor: Any, selector: str, name: str) -> str:
    """A part of something's own style."""
    found = re.search(f"{name}: ([^;]+)", visitor.page.locator(selector).get_attribute("style") or "")
    assert found is not None
    return found[1]


# A whole game --------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_four_browsers(visit: Visit, swift: str) -> None:
    """From the first trap to the last token, by touch; the Traitor is found out by the cards alone."""
    four = Four(visit, swift)
    options = {"tokens": 8, "step3_min": 6, "step3_max": 30, "last_call": 1}
    Seated(dict(enumerate(four.people)), None, seats=4, options=options)
    for person in four.people:
        wait_phase(person, "riddle")
    cards = [person.page.locator("button.card") for person in four.people[1:]]
    for card in cards:
        card.click()
    roles = [card.get_attribute("class") or "" for card in cards]
    [traitor] = [seat for seat, kind in enumerate(roles, 1) if "traitor" in kind.split()]
    assert four.people[0].page.locator("button.card").count() == 0
    four.suspect = ("", "Ada", "Noor", "Théo")[traitor]
    for _ in range(900):
        phases = [phase(person) for person in four.people]
        for at, (person, now) in enumerate(zip(four.people, phases, strict=True)):
            key = f"{now}-{'book' if at == 0 else 'traitor' if at == traitor else 'wizard'}"
            if now in ("riddle", "read", "open", "resolve", "accuse") and key not in four.seen:
                four.seen.add(key)
                snap(person, f"game-{key}")
        if all(now == "end" for now in phases):
            break
        for at in range(4):
            four.step(at)
        four.people[0].page.wait_for_timeout(60)
    assert [phase(person) for person in four.people] == ["end"] * 4
    won = [person.page.locator(".you.won").count() for person in four.people]
    assert won in (
        [0 if seat != traitor else 1 for seat in range(4)],
        [1 if seat != traitor else 0 for seat in range(4)],
    )
    for person in four.people:
        assert person.page.locator(".who .fiend b").inner_text().strip() == four.suspect
        snap(person, "game-end")
    assert int(four.people[0].page.locator("dl dd").nth(1).inner_text()) >= 2


# Every trap ----------------------------------------------------------------------------------------------------------


@rule("B-37", "B-38")
def test_the_desk_says_what_the_traps_still_ask_for(visit: Visit) -> None:
    for size, lang in (("phone", "fr"), ("desktop", "en"), ("narrow", "en"), ("tablet", "fr")):
        book = visit(size, lang)
        Seated({0: book}, room("plus_two united_butterflies bottom_butterfly", **CALM))
        page = book.page
        wait_phase(book, "riddle")
        hand = page.locator("footer .brass")
        assert page.locator(".traps li").count() == 3
        touch_page(book, 0, 0.5, 0.4)
        assert hand.is_disabled()
        page.wait_for_selector(".p0 .low.want")
        assert page.locator(".p1 .low").is_disabled()
        (look if size == "phone" else snap)(book, "desk-traps")
        press(book, ".p0 .low")
        page.wait_for_selector("footer .brass:enabled")
        (look if size == "desktop" else snap)(book, "desk-ready")
    press(book, "footer .brass")
    wait_phase(book, "read")
    snap(book, "desk-handed")


@rule("B-34", "B-35")
def test_red_and_mist_lie_on_the_pages_for_everybody(visit: Visit) -> None:
    reader, book = visit("phone", "en"), visit("desktop", "fr")
    Seated({1: reader, 0: book}, written(room("dusk_hallway magical_mist", **CALM)))
    for person in (reader, book):
        wait_phase(person, "read")
        look(person, "read-sheets")
        person.page.locator(".book .page").first.click()
        person.page.wait_for_selector("dialog .big img")
        look(person, "zoom")
        person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector("dialog", state="detached")
        person.page.locator(".traps button").first.click()
        person.page.wait_for_selector("dialog li.on")
        person.page.wait_for_timeout(250)
        look(person, "trap-text")
    assert reader.page.locator("dialog .ref").first.inner_text().startswith("B-")


@rule("B-36", "B-60", "B-61")
def test_night_seven_doors_and_a_shorter_track(visit: Visit) -> None:
    for size, lang in (("phone", "fr"), ("desktop", "en")):
        person = visit(size, lang)
        Seated({1: person}, at_doors(room("dark_night evanescent_room great_room", **CALM), 1, exit=7))
        page = person.page
        wait_phase(person, "open")
        assert page.locator(".door").count() == 7
        assert page.locator(".clue .gone").count() == 1
        assert page.locator(".track span").all_inner_texts() == ["+1", "+2"]
        page.keyboard.press("7")
        page.wait_for_selector("dialog .stand button:focus")
        page.keyboard.press("Enter")
        page.wait_for_selector(".door.sel[aria-pressed=true]")
        look(person, "doors-seven")


@rule("B-43", "B-44", "B-39")
def test_closed_eyes_look_alike_for_everybody(visit: Visit) -> None:
    """The same frame, the same places, the same number of pictures; only what they show differs."""
    for size in ("phone", "narrow", "desktop"):
        loyal, traitor = visit(size, "fr"), visit(size, "fr")
        asked: dict[Any, list[str]] = {loyal: [], traitor: []}
        for person, urls in asked.items():
            person.page.on("request", partial(noted, urls))
        Seated({1: loyal, 3: traitor}, night(room("dark_magic espionage", **CALM)))
        boxes = []
        for person in (loyal, traitor):
            wait_phase(person, "night")
            shown(person)
            frame = ("header", ".q h2", ".tray", ".bar", "footer .btn")
            boxes.append([person.page.locator(f".eyes {part}").bounding_box() for part in frame])
            assert person.page.locator(".fetch img").count() == 16
            snap(person, "eyes-traitor" if person is traitor else "eyes-loyal")
        for mine, theirs in zip(*boxes, strict=True):
            assert mine is not None
            assert theirs is not None
            assert (mine["y"], mine["height"]) == (theirs["y"], theirs["height"])
        # Each once; the server gives everybody one more now and then, at the same moments.
        for urls in asked.values():
            assert len(set(urls)) == len(urls) >= 16
        assert traitor.page.locator(".spy").count() == loyal.page.locator(".spy").count() == 1
        assert traitor.page.locator(".sl").count() == loyal.page.locator(".sl").count() == 4
        for person in (loyal, traitor):
            press(person, ".cell", 4)
            press(person, ".cell", 4)
            person.page.wait_for_selector(".sl.f")
            press(person, "footer .btn")
            person.page.wait_for_selector("footer .btn:disabled")
            assert person.page.locator(".grid.cards").count() == 0
            press(person, ".cell")
            person.page.wait_for_selector(".cell.l1")


def test_the_book_holds_the_holder_up(visit: Visit) -> None:
    book = visit("phone", "en")
    Seated({0: book}, night(room("no_effect", 6, **CALM)))
    wait_phase(book, "night")
    assert book.page.locator(".grid.cards .cell").count() == 8
    look(book, "eyes-book")


@rule("B-59", "B-62", "B-50")
def test_a_hidden_door_and_a_dangerous_room(visit: Visit) -> None:
    """Chips move for everybody at once; all agree, and the doors are turned up."""
    ada, noor, book = visit("phone", "en"), visit("desktop", "fr"), visit("phone", "fr")
    g = at_doors(room("concealed_door dangerous_room", last_call=1, **CALM), 1)
    play(g, 3, "place 5", "confirm")
    Seated({0: book, 1: ada, 2: noor}, g)
    for person in (ada, noor, book):
        wait_phase(person, "open")
        assert person.page.locator(".d4 .art .back").count() == 1
    stand(ada, 3)
    for person in (ada, noor, book):
        person.page.wait_for_selector(".d3 .at img")
    stand(noor, 4)
    ada.page.wait_for_selector(".d4 .at img")
    press(ada, ".quick button")
    noor.page.wait_for_selector(".talk ol li:has-text('Ada')")
    look(ada, "doors")
    look(noor, "doors")
    look(book, "doors-book")
    assert book.page.locator(".d3 .exit .tag").count() == 1
    assert ada.page.locator(".tag").count() == 0
    assert book.page.locator(".quick").count() == 0
    press(ada, "footer .brass")
    press(noor, "footer .brass")
    for person in (ada, noor):
        wait_phase(person, "resolve")
        person.page.wait_for_selector(".d3 .exit .tag")
        assert person.page.locator(".d4 .art .back").count() == 0
    snap(noor, "resolve")
    look(ada, "resolve")


@rule("B-63", "B-64", "BA-23")
def test_locked_doors_open_one_by_one(visit: Visit) -> None:
    for size, lang in (("phone", "fr"), ("desktop", "en")):
        person = visit(size, lang)
        g = at_doors(room("locked_doors no_effect", **CALM), 1)
        for seat in (1, 2, 3):
            play(g, seat, "refuse")
        play(g, 2, "take")
        Seated({1: person}, g)
        page = person.page
        wait_phase(person, "locked")
        assert page.locator(".door:disabled").count() == 4
        look(person, "locked")
        press(person, "footer .brass")
        snap(person, "locked-sure")
        assert page.locator(".d2 .at img").count() == 1
        press(person, "footer .brass")
        until(person, "document.querySelectorAll('.d2 .at img').length === 2")


@rule("B-69", "B-66")
def test_under_the_watcher_doors_stay_in_the_hand(visit: Visit) -> None:
    ada, noor = visit("phone", "en"), visit("desktop", "fr")
    Seated({1: ada, 2: noor}, at_doors(room("evanescent_room", progress=6, **CALM), 1))
    for person in (ada, noor):
        wait_phase(person, "watch")
    stand(ada, 3)
    ada.page.wait_for_selector(".d3 .at .sealed")
    noor.page.wait_for_selector(".flags .done")
    assert noor.page.locator(".d3 .at img").count() == 0
    assert ada.page.locator(".quick").count() == 0
    look(ada, "watcher")
    look(noor, "watcher")
    g = at_doors(room("locked_doors", progress=6, locked_watcher_window=600, **CALM), 1)
    Seated({1: ada, 2: noor}, g)
    wait_phase(ada, "locked_watch")
    press(ada, "footer .quiet")
    press(ada, "footer .quiet")
    noor.page.wait_for_selector(".flags .done")
    snap(noor, "watcher-locked")


# The Butterflies -----------------------------------------------------------------------------------------------------


@rule("B-28", "B-32")
def test_a_butterfly_is_dragged_and_turned(visit: Visit) -> None:
    book, reader = visit("desktop", "en"), visit("phone", "en")
    Seated({0: book, 1: reader}, room(**CALM))
    page = book.page
    wait_phase(book, "riddle")
    rest = page.locator(".rest button").first.bounding_box()
    target = page.locator(".leaf .page").nth(1).bounding_box()
    assert rest is not None
    assert target is not None
    page.mouse.move(rest["x"] + 20, rest["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] * 0.3, target["y"] + target["height"] * 0.5, steps=5)
    page.mouse.up()
    page.wait_for_selector(".p1 .fly.on")
    names = ("left", "top", "rotate")
    before = [style(book, ".p1 .fly", name) for name in names]
    tail = page.locator(".tail").bounding_box()
    assert tail is not None
    page.mouse.move(tail["x"] + 22, tail["y"] + 22)
    page.mouse.down()
    page.mouse.move(tail["x"] + 160, tail["y"] + 60, steps=5)
    page.mouse.up()
    after = [style(book, ".p1 .fly", name) for name in names]
    assert before[:2] == after[:2]
    assert before[2] != after[2]
    snap(book, "desk-turned")
    press(book, "footer .brass")
    wait_phase(reader, "read")
    assert [style(reader, ".book .p1 .fly", name) for name in names] == after


def test_a_clue_by_keyboard_alone(visit: Visit) -> None:
    """By arrow keys, and the second Butterfly from the list."""
    book = visit("desktop", "fr")
    Seated({0: book}, room("united_butterflies", **CALM))
    page = book.page
    wait_phase(book, "riddle")
    page.locator(".rest button").first.focus()
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowUp", "."):
        page.keyboard.press(key)
    page.wait_for_selector(".p0 .fly")
    page.locator(".p0 .wings").focus()
    said = page.locator(".p0 .wings").get_attribute("aria-label") or ""
    assert "Page 1" in said
    page.keyboard.press("ArrowLeft")
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("e")
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(250)
    page.locator("dialog .seg button").last.click()
    look(book, "desk-list")
    page.locator("dialog ul").first.locator("button").last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_selector("footer .brass:enabled")
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    wait_phase(book, "read")


@rule("BA-08", "B-31")
def test_strict_placement_and_a_refusal(visit: Visit) -> None:
    book = visit("phone", "en")
    Seated({0: book}, room(strict_placement=True, **CALM))
    page = book.page
    wait_phase(book, "riddle")
    touch_page(book, 0, 0.5, 0.5)
    press(book, "footer .brass:enabled")
    page.wait_for_selector(".wings:disabled")
    touch_page(book, 0, 0.51, 0.5)
    press(book, "footer .brass:enabled")
    page.wait_for_selector(".say.no .ref")
    look(book, "desk-refused")
    press(book, "footer .acts .quiet")
    wait_phase(book, "read")


# Talk, two players, the accusation, the ends -------------------------------------------------------------------------


@rule("B-17", "B-21")
def test_a_finger_on_a_picture_is_seen_by_all(visit: Visit) -> None:
    ada, noor, book = visit("phone", "en"), visit("phone", "fr"), visit("phone", "en")
    Seated({0: book, 1: ada, 2: noor}, written(room(**CALM)))
    for person in (ada, noor, book):
        wait_phase(person, "read")
    for person in (ada, book):
        person.page.locator(".book .page").first.click()
        person.page.wait_for_selector("dialog .big img")
    book.page.locator("dialog .big").click(position={"x": 80, "y": 90})
    assert book.page.locator(".ping").count() == 0
    ada.page.locator("dialog .big").click(position={"x": 120, "y": 150})
    ada.page.wait_for_selector("dialog .ping img")
    noor.page.wait_for_selector(".book .ping img[alt=Ada]")
    snap(noor, "ping")


@rule("B-86", "B-87")
def test_two_players_and_a_companion(visit: Visit) -> None:
    person = visit("phone", "fr")
    Seated({1: person}, at_doors(room("concealed_door", 2, last_call=1, **CALM)))
    page = person.page
    wait_phase(person, "open")
    stand(person, 3)
    page.wait_for_selector(".d3 .at img")
    page.wait_for_selector(".pick [aria-pressed=true]:has-text('Compagnon')")
    stand(person, 5)
    page.wait_for_selector(".d5 .at img")
    look(person, "companion")
    press(person, "footer .brass")
    wait_phase(person, "resolve")
    snap(person, "companion-resolved")


@rule("B-75", "B-77", "B-79")
def test_all_point_at_once(visit: Visit) -> None:
    ada, noor, theo = visit("phone", "en"), visit("desktop", "fr"), visit("narrow", "fr")
    people = (ada, noor, theo)
    Seated({1: ada, 2: noor, 3: theo}, accused(result_seconds=20))
    for person in people:
        wait_phase(person, "accuse")
    press(ada, ".sus:has-text('Théo')")
    ada.page.wait_for_selector(".sus.sel")
    press(ada, "footer .brass")
    noor.page.wait_for_selector(".lk")
    press(noor, ".sus:has-text('Théo')")
    noor.page.wait_for_selector(".sus.sel")
    for person in people:
        snap(person, "accuse")
    assert noor.page.locator(".by").count() == 0
    press(noor, "footer .brass")
    press(theo, ".sus:has-text('Ada')")
    theo.page.wait_for_selector(".sus.sel")
    press(theo, "footer .brass")
    for person in people:
        person.page.wait_for_selector(".sus.traitor .role")
    for person in people:
        snap(person, "accused")
        press(person, ".go-on .btn")
    # Then the night goes on without the Traitor's chip.
    for person in people:
        wait_phase(person, "riddle")
    assert ada.page.locator(".folk .out").inner_text().startswith("Théo")


def test_seven_suspects(visit: Visit) -> None:
    for size, lang in (("phone", "fr"), ("desktop", "en")):
        person = visit(size, lang)
        Seated({2: person}, accused(8, dark=12))
        wait_phase(person, "accuse")
        person.page.keyboard.press("2")
        person.page.wait_for_selector(".sus.sel")
        (look if size == "phone" else snap)(person, "accuse-eight")


@rule("B-82")
@pytest.mark.parametrize(("size", "lang"), [("phone", "en"), ("desktop", "fr"), ("narrow", "fr"), ("tablet", "en")])
def test_the_escape(visit: Visit, size: str, lang: str) -> None:
    person = visit(size, lang)
    g = at_doors(room("no_effect", 5, progress=6, result_seconds=5, **CALM), 1, 4)
    for seat in (1, 2, 3):
        play(g, seat, "commit 3")
    Seated({4: person}, g)
    page = person.page
    wait_phase(person, "watch")
    stand(person, 3)
    page.wait_for_selector(".end.free")
    assert page.locator(".you.won").count() == 0
    assert page.locator(".album .exit").count() == 1
    assert page.locator(".album .lie").count() == 2
    (look if size == "phone" else snap)(person, "escaped")


@rule("B-83")
def test_the_loss(visit: Visit) -> None:
    person = visit("phone", "fr")
    g = at_doors(room("dangerous_room", light=0, dark=2, last_call=1, result_seconds=5, **CALM), 1)
    for seat in (1, 2):
        play(g, seat, "place 5", "confirm")
    play(g, 3, "place 3")
    Seated({3: person}, g)
    page = person.page
    wait_phase(person, "open")
    press(person, "footer .brass")
    page.wait_for_selector(".end:not(.free)")
    assert page.locator(".you.won").count() == 1
    look(person, "lost")


def test_the_board_is_light(visit: Visit) -> None:
    """Script and style of the board stay under 100 kB, compressed; pictures come on demand."""
    person = visit("phone", "en")
    weights: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith((".js", ".css")):
            weights[response.url] = len(gzip.compress(response.body()))

    person.page.on("response", weigh)
    person.open()
    person.page.wait_for_selector(".alcove")
    hall = set(weights)
    Seated({1: person}, written(room(**CALM)))
    wait_phase(person, "read")
    board = {url: weight for url, weight in weights.items() if url not in hall}
    assert 0 < sum(board.values()) < 100_000, board
