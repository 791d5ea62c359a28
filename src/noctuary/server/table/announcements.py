"""What the host has to say to all tables at once: a band on the page that leaves by itself."""

import math
from collections.abc import Callable

from noctuary.server.table.wire import AnnouncedFrame

STOCK = ("restart", "closing", "well")
"""What is said often, in every reader's language: the message `announced-<code>`."""
SHOWN = 60.0
"""Seconds for which a sentence without a number of minutes is shown."""


class Announcements:
    """The last one, for as long as it is shown."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.code = ""
        self.text = ""
        self.timed = False
        self.until = now()

    def say(self, code: str, text: str, minutes: float) -> AnnouncedFrame:
        """From now on, for so many minutes. Nothing to say takes the last one back."""
        self.code, self.text, self.timed = code, text, bool(minutes)
        lasts = (minutes * 60 if minutes else SHOWN) if code or text else 0
        self.until = self.now() + lasts
        return self.frame()

    def frame(self) -> AnnouncedFrame:
        """As it is told now: the minutes are those that are left."""
        left = self.until - self.now()
        if left <= 0:
            return AnnouncedFrame("", "", 0, 0)
        return AnnouncedFrame(self.code, self.text, math.ceil(left / 60) if self.timed else 0, math.ceil(left))

    @property
    def lasts(self) -> bool:
        """Whether there is something to be told."""
        return self.now() < self.until
