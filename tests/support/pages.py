"""What browser tests do with any page: speak to the server as its browser does, and keep a picture of it."""

import base64
import json
from pathlib import Path
from typing import Any


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
