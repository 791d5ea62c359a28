"""A house whose pictures are not all drawn yet: the hall says how far it is, and a table asks again."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from support.steps import until, wait_phase

Visit = Callable[..., Any]
THERE = """[...document.images].filter(each => each.src.includes('/picture/') || each.src.startsWith('data:image/gif'))
    .every(each => each.src.includes('/picture/') && each.complete && each.naturalWidth > 1)"""


@pytest.mark.parametrize(
    ("size", "lang", "line"),
    [
        ("phone", "en", "The pictures are being drawn: 31 of 84"),
        ("desktop", "fr", "Les images se dessinent : 31 sur 84"),
    ],
)
def test_the_hall_tells_how_many_pictures_are_drawn(visit: Visit, size: str, lang: str, line: str) -> None:
    visitor = visit(size, lang)
    told: list[list[int] | None] = [[31, 84], None]

    def hall(route: Any) -> None:
        drawing = told[0] if len(told) == 1 else told.pop(0)
        route.fulfill(json={"open": [], "mine": [], "announced": None, "drawing": drawing})

    visitor.page.route("**/api/hall", hall)
    visitor.open()
    shown = visitor.page.locator(".drawing")
    assert " ".join(shown.inner_text().split()) == line
    visitor.look("hall-drawing")
    shown.wait_for(state="detached")


def test_a_picture_that_is_not_drawn_yet_comes_when_it_is(visit: Visit) -> None:
    """Two answers of "not yet" for each, then the picture; meanwhile no broken one is seen."""
    visitor = visit("phone", "en")
    page = visitor.page
    asked: dict[str, int] = {}

    def late(route: Any) -> None:
        asked[route.request.url] = asked.get(route.request.url, 0) + 1
        if asked[route.request.url] > 2:
            route.continue_()
        else:
            error = {"code": "drawing", "message_id": "door-drawing", "args": {}}
            route.fulfill(status=503, headers={"retry-after": "2"}, body=json.dumps({"error": error}))

    page.route("**/picture/*", late)
    bots = ["steady"] * 2
    made = visitor.post("/api/tables", {"game": "obscurio", "seats": 3, "bots": bots, "name": "Maren", "colour": "4"})
    visitor.post(f"/t/{made['table']}/start")
    visitor.open(f"/t/{made['table']}")
    wait_phase(visitor, "riddle")
    page.wait_for_selector("img.pic")
    until(visitor, "[...document.images].some(each => each.src.startsWith('data:image/gif'))")
    until(visitor, THERE)
    assert set(asked.values()) <= {3, 4}
    visitor.errors = [error for error in visitor.errors if "503" not in error]
    visitor.look("obscurio-drawn-late")
