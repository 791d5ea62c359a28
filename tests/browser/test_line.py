"""A line that has gone silent, and a house in trouble: one sees that a tap was heard, and it counts once."""

import json
from collections.abc import Callable
from typing import Any

from playwright import sync_api
from support.scenes import Seated, at_doors, room
from support.steps import CALM, stand, wait_phase

from noctuary.catalog import game
from noctuary.testing.oubliette import oubliette

Visit = Callable[..., Any]


class Lines:
    """A page's lines to the server; the one that is open now can be made to lead nowhere, without a word."""

    def __init__(self, page: Any) -> None:
        self.lines: list[Any] = []
        self.silent = 0
        """So many of the first of them lead nowhere."""
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket("**/ws", self.pair)

    def pair(self, line: Any) -> None:
        """Join both ends."""
        number = len(self.lines)
        self.lines.append(line)
        server = line.connect_to_server()

        def ask(text: Any) -> None:
            self.sent.append({"line": number, **json.loads(text)})
            if number >= self.silent:
                server.send(text)

        line.on_message(ask)
        server.on_message(lambda text: line.send(text) if number >= self.silent else None)


def test_a_tap_on_a_silent_line_is_seen_and_counts_once(visit: Visit) -> None:
    visitor = visit("phone", "en")
    page = visitor.page
    lines = Lines(page)
    visitor.deal(7)
    sync_api.expect(page.locator(".heard.on")).to_have_count(0)
    lines.silent = 1
    page.locator("footer .btn:enabled, .board button.glow:enabled").first.click()
    page.wait_for_selector(".heard.on", state="attached")
    visitor.look("line-heard")
    # No more than the five seconds after which nobody believes in the line: it is renewed, and the tap goes over it.
    page.wait_for_selector(".heard:not(.on)", state="attached", timeout=60_000)
    page.wait_for_selector(".board[aria-busy=false]")
    plays = [each for each in lines.sent if each["do"] == "play"]
    assert len(lines.lines) == 2
    assert [each["line"] for each in plays] == [0, 1]
    assert len({each["id"] for each in plays}) == 1
    assert page.locator(".notice").count() == 0


def test_everybody_reads_that_nothing_can_be_stored(visit: Visit) -> None:
    for size, lang, words in (("phone", "fr", "reprendra d’elle-même"), ("desktop", "en", "goes on by itself")):
        visitor = visit(size, lang)
        lines = Lines(visitor.page)
        visitor.deal(7)
        lines.lines[0].send('{"is":"house","code":"not_stored"}')
        visitor.page.wait_for_selector(f".notice[role=alert]:has-text('{words}')")
        visitor.look(f"house-not-stored-{size}")
        lines.lines[0].send('{"is":"house","code":""}')
        visitor.page.wait_for_selector(".notice", state="detached")


def test_what_the_host_says_is_a_band_that_leaves(visit: Visit) -> None:
    """By itself, or when it was read; and when the host takes it back."""
    for size, lang, words in (("phone", "fr", "redémarre dans 5 minutes"), ("desktop", "en", "restarts in 5 minutes")):
        visitor = visit(size, lang)
        page = visitor.page
        lines = Lines(page)
        visitor.deal(7)
        frame = {"is": "announced", "code": "restart", "text": "", "minutes": 5, "seconds": 300}
        lines.lines[0].send(json.dumps(frame))
        page.wait_for_selector(f".announced[role=alert]:has-text('{words}')")
        visitor.look(f"announced-{size}")
        page.locator(".announced button").click()
        page.wait_for_selector(".announced", state="detached")
        lines.lines[0].send(json.dumps({**frame, "code": "", "text": "Pizza <b>is</b> here", "minutes": 0}))
        page.wait_for_selector(".announced:has-text('Pizza <b>is</b> here')")
        lines.lines[0].send(json.dumps({**frame, "code": "", "minutes": 0, "seconds": 0}))
        page.wait_for_selector(".announced", state="detached")
        lines.lines[0].send(json.dumps({**frame, "code": "well", "minutes": 0, "seconds": 1}))
        page.wait_for_selector(".announced")
        page.wait_for_selector(".announced", state="detached")


class Held:
    """A page's line to the server, on which what the server answers can be held back, as on a slow one."""

    def __init__(self, page: Any) -> None:
        self.held: list[str] | None = None
        self.plays: list[dict[str, Any]] = []
        page.route_web_socket("**/ws", self.pair)

    def pair(self, line: Any) -> None:
        """Join both ends."""
        self.line, server = line, line.connect_to_server()

        def ask(text: Any) -> None:
            said = json.loads(text)
            if said["do"] in ("play", "undo", "hint"):
                self.plays.append(said)
            server.send(text)

        line.on_message(ask)
        server.on_message(lambda text: line.send(text) if self.held is None else self.held.append(text))

    def let_go(self) -> None:
        """Say all that was held back."""
        held, self.held = self.held or [], None
        for text in held:
            self.line.send(text)


def answered_unheard(line: Held, page: Any) -> None:
    """Wait until the server has answered, and the page does not know it yet."""
    for _ in range(600):
        if line.held:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was answered")


def test_a_double_tap_on_a_slow_line_counts_once_and_is_seen(visit: Visit) -> None:
    visitor = visit("phone", "fr")
    page = visitor.page
    line = Held(page)
    visitor.deal(7)
    line.held = []
    button = page.locator("footer .btn:not([aria-disabled])").first
    button.click()
    page.wait_for_selector(".btn[data-heard]")
    visitor.look("line-tap-heard")
    button.click()
    button.click()
    answered_unheard(line, page)
    line.let_go()
    page.wait_for_selector(".board[aria-busy=false]")
    assert [each["do"] for each in line.plays] == ["play"]
    assert page.locator("[data-heard], .missed").count() == 0


def test_what_is_taken_back_while_it_is_under_way_is_taken_back(visit: Visit) -> None:
    visitor = visit("phone", "en")
    page = visitor.page
    line = Held(page)
    visitor.deal(7, practice=True)
    page.locator("footer .btn:not([aria-disabled])").first.click()
    page.get_by_role("button", name="Take back").and_(page.locator(":enabled")).wait_for()
    page.wait_for_selector(".board[aria-busy=false]")
    line.held, line.plays = [], []
    page.locator("footer .btn:not([aria-disabled])").first.click()
    back = page.get_by_role("button", name="Take back")
    back.click()
    back.click()
    answered_unheard(line, page)
    line.let_go()
    page.wait_for_selector(".board[aria-busy=false]")
    assert [each["do"] for each in line.plays] == ["play", "undo"]


def test_a_tap_that_comes_too_late_is_told(visit: Visit) -> None:
    for size, lang, words in (("phone", "fr", "il n’a rien fait"), ("desktop", "en", "it did nothing")):
        visitor = visit(size, lang)
        page = visitor.page
        line = Held(page)
        visitor.deal(7)
        buttons = page.locator("footer .btn:not([aria-disabled])")
        for _ in range(20):
            if buttons.count() > 1:
                break
            buttons.first.click()
            page.wait_for_selector(".board[aria-busy=false]")
        line.held, line.plays = [], []
        buttons.nth(1).click()
        buttons.first.click()
        page.wait_for_function("document.querySelectorAll('[data-heard]').length === 2")
        answered_unheard(line, page)
        line.let_go()
        page.wait_for_selector(f".missed:has-text('{words}')")
        visitor.look("line-too-late")
        assert len(line.plays) == 1


FIGHT = "slots: 7D(5) 5C(5) 2C(5) 4H(5) | path: 10C 9D | deck: KD 3H 4C | actions: 1"
STORE = "slots: 7D(2) 5C(2) 2C(2) 4H(2) | path: 10C 9D | deck: 4D KD 4C 6C | actions: 1"


def test_a_tap_on_a_card_while_an_answer_is_under_way_is_not_lost(visit: Visit) -> None:
    """The card is chosen for what is asked next, if it can be; it is never played for what nobody has seen."""
    visitor = visit("phone", "fr")
    page = visitor.page
    line = Held(page)
    visitor.deal(0, position=game("oubliette").write(oubliette(FIGHT)))
    line.held, line.plays = [], []
    page.locator("footer .brass").click()
    for place in ("1", "3", "1"):
        page.locator(f".slot[data-place='{place}']").click()
    page.wait_for_function("document.querySelectorAll('.slot[data-heard]').length === 2")
    visitor.look("line-card-heard")
    answered_unheard(line, page)
    line.let_go()
    page.wait_for_selector(".duel")
    sync_api.expect(page.locator(".slot[aria-pressed=true]")).to_have_count(2)
    page.wait_for_selector(".board[aria-busy=false]")
    assert [each["choice"] for each in line.plays] == ["turn"]
    assert page.locator("[data-heard], .missed").count() == 0


def test_a_tap_on_a_card_that_fits_nothing_any_more_is_told(visit: Visit) -> None:
    visitor = visit("desktop", "en")
    page = visitor.page
    line = Held(page)
    visitor.deal(0, position=game("oubliette").write(oubliette(FIGHT.replace("KD", "3D"))))
    line.held, line.plays = [], []
    page.locator("footer .brass").click()
    page.locator(".slot[data-place='e']").click()
    answered_unheard(line, page)
    line.let_go()
    page.wait_for_selector(".missed:has-text('it did nothing')")
    page.wait_for_selector(".board[aria-busy=false]")
    assert len(line.plays) == 1


def test_a_double_tap_that_puts_a_card_away_is_one_tap(visit: Visit) -> None:
    """The place whose own tap is under way: its second half is no other tap, and nobody is told of it."""
    visitor = visit("phone", "en")
    page = visitor.page
    line = Held(page)
    visitor.deal(0, position=game("oubliette").write(oubliette(STORE)))
    page.locator("footer .brass").click()
    page.wait_for_selector(".slot[data-place='e'] .hole.legal")
    page.wait_for_selector(".board[aria-busy=false]")
    line.held, line.plays = [], []
    page.locator(".slot[data-place='e']").dblclick()
    answered_unheard(line, page)
    line.let_go()
    page.wait_for_selector(".board[aria-busy=false]")
    assert [each["choice"] for each in line.plays] == ["store e"]
    assert page.locator(".missed, dialog[open], .slot[aria-pressed=true]").count() == 0


def test_two_taps_that_follow_each_other_are_both_taken(visit: Visit) -> None:
    ada = visit("phone", "fr")
    line = Held(ada.page)
    Seated({1: ada}, at_doors(room("concealed_door", **CALM), 1))
    wait_phase(ada, "open")
    stand(ada, 3)
    ada.page.wait_for_selector(".d3 .at img")
    line.held, line.plays = [], []
    ada.page.locator(".door").nth(1).click()
    ada.page.locator("dialog .stand .btn").click()
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")
    ada.page.locator(".acts .btn.brass").click()
    answered_unheard(line, ada.page)
    line.let_go()
    ada.page.wait_for_selector(".d2 .at img")
    sync_api.expect(ada.page.locator(".acts .btn.brass")).to_have_count(0)
    assert [each["choice"] for each in line.plays] == ["place 2", "confirm"]
    assert ada.page.locator(".missed").count() == 0
