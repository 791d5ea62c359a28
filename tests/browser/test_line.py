"""A line that has gone silent, and a house in trouble: one sees that a tap was heard, and it counts once."""

import json
from collections.abc import Callable
from typing import Any

from playwright import sync_api

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
