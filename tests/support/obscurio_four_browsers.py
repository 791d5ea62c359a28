"""Four browsers that play a whole Obscurio, each by touching its own screen."""

import contextlib
import random
from collections.abc import Callable
from typing import Any

from playwright import sync_api

from support.steps import phase, press, settled, touch_page

Visit = Callable[..., Any]


class Four:
    """Four people at four browsers, who play by what is on their screens and nothing else."""

    def __init__(self, visit: Visit, at: str) -> None:
        seats = [("phone", "fr"), ("phone", "en"), ("phone", "fr"), ("desktop", "en")]
        self.people = [visit(size, lang, at=at, service_workers="allow") for size, lang in seats]
        self.luck = random.Random(7)
        self.seen: set[str] = set()
        self.suspect = ""

    def step(self, at: int) -> None:
        """Whatever this person can do now; nothing if others are waited for."""
        person = self.people[at]
        page = person.page
        if page.locator("main[aria-busy=true]").count():
            return
        now = phase(person)
        if now == "riddle" and at == 0:
            self.clue(person)
        elif now == "read" and page.locator("footer .brass:enabled").count():
            press(person, "footer .brass")
        elif now == "night" and page.locator("footer .btn:enabled").count():
            self.rest(at)
        elif now in ("open", "locked", "locked_watch", "watch"):
            self.choose(person)
        elif page.locator(".go-on .btn:enabled").count():
            press(person, ".go-on .btn")
        elif now == "accuse" and page.locator("footer .brass").count():
            # The Traitor is known to the test: the others find them, so that the night goes on.
            known = page.locator(f".sus:enabled:has-text('{self.suspect}')")
            enabled = known if known.count() else page.locator(".sus:enabled")
            if not page.locator(".sus.sel").count() and enabled.count():
                enabled.first.click()
                page.wait_for_selector(".sus.sel, .table:not(.accuse)")
            elif page.locator("footer .brass:enabled").count():
                press(person, "footer .brass")

    def clue(self, person: Any) -> None:
        """One Butterfly below a Page and one in it; somewhere else next time, if the mist lay there (B-35)."""
        page = person.page
        if page.locator(".low.has").count() == 0:
            press(person, ".low:enabled", 0)
        touch_page(person, 0, self.luck.uniform(0.3, 0.7), self.luck.uniform(0.3, 0.7))
        page.wait_for_selector("footer .brass:enabled")
        press(person, "footer .brass")

    def rest(self, at: int) -> None:
        """Everybody takes a card first, and then rests."""
        person = self.people[at]
        page = person.page
        if page.locator(".grid.cards").count() and not page.locator(".sl.f").count():
            press(person, ".cell", 2)
            press(person, ".cell", 2)
            page.wait_for_selector(".sl.f, .table:not(.night)")
        elif phase(person) == "night":
            # Eyes may open in this very moment: then the next step finds another screen.
            with contextlib.suppress(sync_api.TimeoutError):
                page.locator("footer .btn:enabled").first.click(timeout=2000)

    def choose(self, person: Any) -> None:
        page = person.page
        if page.locator("footer .brass:enabled").count():
            # Locked doors are taken or refused for good, after a second touch.
            kind = "brass" if phase(person) == "open" or self.luck.random() < 0.4 else "quiet"
            for _ in range(1 if phase(person) == "open" else 2):
                button = page.locator(f"footer .{kind}:enabled")
                if button.count():
                    press(person, f"footer .{kind}:enabled")
        elif page.locator("footer .brass:disabled").count():
            doors = page.locator(".door:enabled[aria-pressed=false]").count()
            if doors:
                # The step may end while the door is looked at.
                with contextlib.suppress(sync_api.TimeoutError):
                    page.locator(".door:enabled[aria-pressed=false]").nth(self.luck.randrange(doors)).click(
                        timeout=2000
                    )
                    for _ in range(2):
                        page.locator("dialog .stand button:enabled").click(timeout=2000)
                        settled(person)
                        if not page.locator("dialog .stand").count():
                            break
