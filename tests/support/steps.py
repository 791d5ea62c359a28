"""What browser tests do at Obscurio's table: look, wait, touch."""

from pathlib import Path
from typing import Any

from noctuary.core.effects import CLOCK
from support.pages import keep
from support.scenes import at_doors, play, room

SCREENS = Path(__file__).resolve().parent.parent.parent / "build" / "screens"
CALM: dict[str, Any] = {
    "hourglass_seconds": 600,
    "read_limit": 600,
    "step3_min": 300,
    "step3_max": 600,
    "accusation_seconds": 600,
}
"""Windows that do not close while somebody looks at a screen."""


def until(visitor: Any, true: str) -> None:
    """Until something is so on the page. (The page's own policy forbids Playwright's way of waiting for it.)"""
    for _ in range(200):
        if visitor.page.evaluate(true):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def shown(visitor: Any) -> None:
    """Until every picture on the screen is there, or is known to be missing (they are drawn by `make pictures`)."""
    until(visitor, "[...document.images].every(each => each.complete || each.loading === 'lazy')")


def look(visitor: Any, name: str) -> None:
    """Keep a picture of the whole screen, with all that is drawn on it."""
    shown(visitor)
    visitor.look(f"obscurio-{name}")


def snap(visitor: Any, name: str) -> None:
    """Keep a picture of a screen that was looked at more closely elsewhere; nothing may stick out sideways."""
    shown(visitor)
    keep(visitor.page, SCREENS / f"obscurio-{name}-{visitor.size}-{visitor.lang}.png")
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    assert visitor.errors == [], f"{name}: {visitor.errors}"


def settled(visitor: Any) -> None:
    """Until the server has answered."""
    visitor.page.wait_for_selector("main:not([aria-busy=true])")


def press(visitor: Any, selector: str, at: int = 0) -> None:
    """Touch something and wait for the answer."""
    visitor.page.locator(selector).nth(at).click()
    settled(visitor)


def stand(visitor: Any, door: int) -> None:
    """Look at a door and move the chip there; under the Watcher's eye that is asked for twice."""
    page = visitor.page
    page.locator(".door").nth(door - 1).click()
    page.wait_for_selector("dialog .stand button:enabled")
    press(visitor, "dialog .stand button")
    if page.locator("dialog .stand button:enabled").count():
        press(visitor, "dialog .stand button")
    page.wait_for_selector("dialog", state="detached")


def wait_phase(visitor: Any, *names: str) -> None:
    """Until the table is there."""
    visitor.page.wait_for_selector(", ".join(".end" if name == "end" else f".table.{name}" for name in names))


def touch_page(visitor: Any, page: int, x: float, y: float) -> None:
    """Touch a Page at a place, in shares of its width."""
    box = visitor.page.locator(".leaf .page").nth(page).bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)


def accused(seats: int = 4, dark: int = 5, **options: Any) -> Any:
    """A room that used up the last light."""
    g = at_doors(room("no_effect", seats, light=1, dark=dark, **CALM, **options), 1)
    for number, seat in enumerate(g.wizards):
        play(g, seat, f"place {5 if number else 3}", "confirm")
    play(g, CLOCK, "call")
    play(g, CLOCK, "shown")
    return g


def phase(visitor: Any) -> str:
    """What the table is at, as this browser shows it."""
    return str(
        visitor.page.evaluate(
            """() => document.querySelector('.end') ? 'end'
            : (document.querySelector('.table')?.className.split(' ')[1] ?? '')"""
        )
    )
