"""The browser of the tests. It is killed and started anew when it does not let a visitor go."""

import contextlib
import os
import signal
import sys
import threading
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Every visitor has a window of their own, and the pages of its address bar cost as much as ours.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    # Any name but this machine's own is a stranger's: that is how a phone sees a server in its network.
    "--host-resolver-rules=MAP club.test 127.0.0.1",
)


class Chromium:
    """One browser for many visitors.

    Now and then, after a hundred windows, Chromium never answers that it closed one, and Playwright waits for ever.
    So it is started anew before that, and killed if it still does not answer: all that a test had to say was said.
    """

    def __init__(self, play: "Playwright", executable: str, visitors: int = 50, patience: float = 60) -> None:
        self.play = play
        self.executable = executable
        self.visitors = visitors
        self.patience = patience
        self.inside: set[int] = set()
        self.start()

    def start(self) -> None:
        """Up, with nobody inside."""
        self.mark = f"--noctuary-tests={uuid.uuid4()}"
        self.browser = self.play.chromium.launch(executable_path=self.executable, args=[*FLAGS, self.mark])
        self.served = 0
        self.killed = False
        self.inside.clear()

    def new_context(self, **settings: Any) -> Any:
        """A visitor's own window, which remembers nothing of anybody else's."""
        if not self.browser.is_connected() or (self.served >= self.visitors and not self.inside):
            self.stop()
            self.start()
        self.served += 1
        context = self.browser.new_context(**settings)
        self.inside.add(id(context))
        return context

    def leave(self, context: Any) -> None:
        """Close a visitor's window."""
        self.inside.discard(id(context))
        self.within_patience(context.close)

    def stop(self) -> None:
        """Down."""
        self.within_patience(self.browser.close)

    def within_patience(self, close: Any) -> None:
        """Close something, or kill the browser."""
        watch = threading.Timer(self.patience, self.kill)
        watch.start()
        try:
            close()
        except Exception:  # Whatever Playwright says of a browser that was killed.
            if not self.killed:
                raise
        finally:
            watch.cancel()

    def kill(self) -> None:
        """Its first process; the others end with it."""
        print("Chromium did not let a visitor go: killed, and started anew", file=sys.stderr)
        self.killed = True
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def pids(self) -> list[int]:
        """The processes that were started with our mark: Playwright does not tell."""
        found = []
        for each in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if self.mark.encode() in each.read_bytes():
                    found.append(int(each.parent.name))
        return found
