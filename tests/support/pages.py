"""What browser tests do with any page: speak to the server as its browser does, and keep a picture of it."""

import base64
import json
import re
from pathlib import Path
from typing import Any

GUARD_SOURCE = Path(__file__).resolve().parents[2] / "web" / "src" / "oubliette" / "guard.svelte.ts"
NO_GUARD = """(() => {
    const real = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => real(then, ms === GUARD ? 0 : ms, ...rest);
})()"""


def unguarded(visitor: Any) -> Any:
    """Let this visitor press what is new at once, from the next page on.

    The guard against double taps has tests of its own; in a whole game it is a third of a second a step.
    """
    length = re.search(r"GUARD = (\d+)", GUARD_SOURCE.read_text("utf-8"))
    assert length is not None
    visitor.page.add_init_script(NO_GUARD.replace("GUARD", length[1]))
    return visitor


def ask(context: Any, address: str, body: Any = None) -> Any:
    """Ask the server for something with the cookies of a browser; no page has to be open for that."""
    headers = {"content-type": "application/json"}
    answer = context.request.post(address, data=json.dumps(body or {}), headers=headers)
    assert answer.ok, f"{address} {answer.text()}"
    return json.loads(answer.text() or "null")


def keep(page: Any, path: Path) -> None:
    """A picture of what is on the screen, hardly packed: that takes a third of the time of Playwright's own."""
    path.parent.mkdir(parents=True, exist_ok=True)
    line = page.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    line.detach()
    path.write_bytes(base64.b64decode(taken["data"]))
