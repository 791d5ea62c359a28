"""What a page at rest costs: the whole browser while nobody touches anything, as a share of one core.

    python scripts/web_idle.py http://127.0.0.1:8484     # a running house

The hall and the three boards. It is rendered in software here: with a graphics card it is less.
"""

import shutil
import sys
from typing import Any

from playwright.sync_api import sync_playwright

SECONDS = 10
SETTLING = 25
"""Flames move for a while after something happened, and then stand still."""


def spent(session: Any) -> float:
    """CPU seconds of all the browser's processes so far."""
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in found))


def main() -> None:
    """Print a line for each page."""
    base = sys.argv[1].rstrip("/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        session = browser.new_browser_cdp_session()
        for page_name in ("hall", "oubliette", "occulto", "obscurio"):
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
            page = context.new_page()
            page.goto(base + "/")
            page.wait_for_selector(".alcove .btn")
            if page_name != "hall":
                page.locator(f".alcove.{page_name} .picture").click()
                page.locator(f".alcove.{page_name} .act .btn").first.click()
                page.wait_for_selector(".board")
            page.wait_for_timeout(SETTLING * 1000)
            running = page.evaluate(
                "document.getAnimations().filter(each => each.playState === 'running')"
                ".map(each => `${each.animationName ?? each.transitionProperty} ${each.effect.target.className}`)"
            )
            before = spent(session)
            page.wait_for_timeout(SECONDS * 1000)
            share = (spent(session) - before) / SECONDS
            if len(sys.argv) > 2:
                page.screenshot(path=f"{sys.argv[2]}/{page_name}.png")
            print(f"{page_name}: {share:.1%} of a core; running animations: {running or 'none'}", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
