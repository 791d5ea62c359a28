"""Obscurio for more than one pair of eyes: one look for everybody on every screen; the wall is read from a sofa."""

from collections.abc import Callable
from typing import Any

import pytest
from support.scenes import COLOURS, NAMES, SPEC, Seated, at_doors, night, play, room, written
from support.steps import CALM, accused, snap, wait_phase

from noctuary.core.effects import CLOCK
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule

Visit = Callable[..., Any]

LOOKS = """(rows) => Object.fromEntries([...document.querySelectorAll(rows)].map((row) => {
    const name = row.querySelector('b')?.innerText.trim();
    const chip = (row.querySelector('img.chip') ?? row.querySelector('img'))?.src;
    return [name, chip];
}).filter(([name, chip]) => name && chip))"""
"""Whose chip is which, in these rows of a screen."""

FLAGS = """() => Object.fromEntries([...document.querySelectorAll('.flags li img')].map(
    (each) => [each.alt.split(':')[0], each.src]))"""


def looks(visitor: Any, rows: str) -> dict[str, str]:
    found: dict[str, str] = visitor.page.evaluate(LOOKS, rows)
    return found


@rule("B-03")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_everybody_looks_the_same_on_every_screen(visit: Visit, seats: int) -> None:
    """Lobby, board, talk and wall show one chip for one person; no two share one, though two wished for the same."""
    host = visit("desktop", "en")
    body = {"game": "obscurio", "name": NAMES[0], "colour": COLOURS[0], "seats": seats}
    made = host.post("/api/tables", body)
    for seat in range(1, seats):
        host.post(f"/t/{made['table']}/bot", {"seat": seat, "bot": "random"})
    host.open(f"/t/{made['table']}")
    host.page.wait_for_selector(".seat .chip")
    lobby = looks(host, ".seat")
    assert len(set(lobby.values())) == len(lobby) == seats
    wall = visit("tv", "en")
    wall.open(f"/screen/{made['code']}")
    wall.page.wait_for_selector(".seats .chip")
    assert looks(wall, ".seats li") == lobby

    ada = visit("desktop", "en")
    g = at_doors(room("no_effect", seats, **CALM), *((1,) if seats > 3 else ()))
    table = Seated({1: ada}, g)
    wait_phase(ada, "open")
    for _ in range(2):
        ada.page.locator(".quick button:has-text('not sure')").click()
    ada.page.wait_for_selector(".talk ol li:nth-child(2)")
    talk = looks(ada, ".talk ol li")
    board = ada.page.evaluate(FLAGS)
    assert len(set(board.values())) == len(board) == seats - 1
    assert talk["Ada"] == board["Ada"]
    assert {name: board[name] for name in talk if name in board} == {name: talk[name] for name in talk if name in board}
    wall.open(f"/screen/{table.code}")
    wall.page.wait_for_selector(".wall .talk li")
    assert looks(wall, ".wall .talk li")["Ada"] == board["Ada"]


SMALL = """() => [...document.querySelectorAll('.wall *')].filter((each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    && !each.closest('.unseen') && parseFloat(getComputedStyle(each).fontSize) < 24
).map((each) => [each.className, each.innerText])"""
"""Words on the wall that cannot be read from a sofa."""


def chosen() -> Obscurio:
    g = at_doors(room("no_effect", 5, **CALM), 1, exit=2)
    for seat in g.wizards:
        play(g, seat, f"place {seat}", "confirm")
    play(g, CLOCK, "call")
    return g


def pointed() -> Obscurio:
    g: Obscurio = accused()
    for seat in g.wizards:
        play(g, seat, f"vote {1 if seat == 3 else 3}", "lock")
    return g


WALLS: dict[str, tuple[Callable[[], Obscurio], str, str]] = {
    "riddle": (lambda: room("plus_two united_butterflies magical_mist", **CALM), ".writes", "Maren is writing"),
    "read": (lambda: written(room("dusk_hallway", **CALM)), ".pages .page img", ""),
    "night": (lambda: night(room("espionage", 8, **CALM)), ".dawn", "Eyes closed"),
    "doors": (lambda: at_doors(room("concealed_door", 8, **CALM), 1), ".ring .door", ""),
    "seven": (lambda: at_doors(room("great_room dark_night", 8, **CALM), 1), ".ring .door", "Remember them"),
    "result": (chosen, ".fate", "The Exit was door 2"),
    "accuse": (lambda: accused(8, dark=12), ".accuse li", "Who opened the wrong doors?"),
    "accused": (pointed, ".accuse .traitor", "Théo is the Traitor"),
}


@pytest.mark.parametrize("name", WALLS)
def test_the_wall_is_for_a_sofa(visit: Visit, name: str) -> None:
    """Large letters, large pictures, nothing to type in, nothing cut off."""
    position, selector, words = WALLS[name]
    ada, wall = visit("phone", "en"), visit("tv", "en")
    table = Seated({1: ada}, position())
    wall.open(f"/screen/{table.code}")
    page = wall.page
    page.wait_for_selector(f".wall {selector}")
    page.wait_for_timeout(200)
    snap(wall, f"wall-{name}")
    assert page.locator("input, textarea, .wall button").count() == 0
    assert page.evaluate(SMALL) == []
    assert words in page.locator(".wall").inner_text()
    least = {
        "read": (".page", 600),
        "doors": (".ring .door", 250),
        "seven": (".ring .door", 200),
        "result": (".ring .door", 250),
    }
    if name in least:
        part, width = least[name]
        for each in page.locator(f".wall {part}").all():
            box = each.bounding_box()
            assert box["width"] >= width
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 1080 - 90
    assert page.evaluate("document.querySelector('.wall').scrollHeight <= document.querySelector('.wall').clientHeight")


CUT = """() => [...document.querySelectorAll('.band li span')].filter((each) =>
    each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth
).map((each) => each.innerText)"""
STAMPED = """() => [...document.querySelectorAll('.sus')].filter((each) => {
    const stamp = each.querySelector('.role')?.getBoundingClientRect();
    return stamp && stamp.bottom > each.querySelector('.name b').getBoundingClientRect().top + 2;
}).map((each) => each.innerText)"""


@rule("B-03")
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_eight_names_are_all_read(visit: Visit, size: str) -> None:
    """Who is here stands in full above the board; and no stamp lies over the name of whoever is found out."""
    ada = visit(size, "en")
    g = accused(8, dark=12)
    for seat in g.wizards:
        play(g, seat, f"vote {1 if seat == g.traitor else g.traitor}", "lock")
    Seated({1: ada}, g)
    ada.page.wait_for_selector(".sus .role")
    for _ in range(7):  # Nobody but Ada looks at a page: that is read and put away.
        ada.page.locator(".band .x").click()
    ada.page.wait_for_selector(".band li:nth-child(8)")
    assert ada.page.evaluate(CUT) == []
    assert ada.page.evaluate(STAMPED) == []
    snap(ada, "accused-eight")


def among_bots(visitor: Any, g: Obscurio) -> None:
    """The book at a page, and bots in all other seats: French calls them by longer names than people have here."""
    body = {"game": "obscurio", "seats": g.seats, "name": "Maren", "colour": "4", "position": SPEC.write(g)}
    made = visitor.post("/api/tables", {**body, "bots": ["random"] * (g.seats - 1)})
    visitor.post(f"/t/{made['table']}/start", {})
    visitor.open(f"/t/{made['table']}")


WITHIN = """(all) => all.filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left < 0 || right > innerWidth;
}).map((each) => each.innerText)"""
NAME_CUT = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"


@rule("B-75")
def test_seven_suspects_stand_within_a_phone(visit: Visit) -> None:
    maren = visit("phone", "fr")
    among_bots(maren, accused(8, dark=12))
    maren.page.wait_for_selector(".sus >> nth=6")
    assert maren.page.locator(".sus").evaluate_all(WITHIN) == []
    assert maren.page.locator(".sus .name b").evaluate_all(NAME_CUT) == []
    snap(maren, "suspects-seven")


@rule("B-52")
@pytest.mark.parametrize(("size", "seats"), [("phone", 5), ("phone", 8), ("desktop", 8)])
def test_the_exit_is_seen_when_all_have_chosen(visit: Visit, size: str, seats: int) -> None:
    """On a phone the doors keep their pictures; at a low desk nothing lies over the way on."""
    g = at_doors(room("great_room united_butterflies no_effect", seats, **CALM), 1)
    for seat in g.wizards:
        play(g, seat, f"place {seat}", "confirm")
    play(g, CLOCK, "call")
    maren = visit(size, "fr")
    if size == "desktop":
        maren.page.set_viewport_size({"width": 1366, "height": 768})
    among_bots(maren, g)
    maren.page.wait_for_selector(".go-on .btn")
    heights = maren.page.locator(".ring .door").evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert len(heights) == 7
    assert min(heights) >= 56
    talk = maren.page.locator(".doors > .talk")
    assert talk.evaluate("(part) => part.scrollHeight - part.clientHeight") <= 1
    snap(maren, f"result-{seats}")


LAPPED = """() => {
    const hint = document.querySelector('.hint');
    const range = document.createRange();
    range.selectNodeContents(hint);
    const words = range.getBoundingClientRect();
    return [...document.querySelectorAll(".book .fly")].some((fly) => {
        const box = fly.getBoundingClientRect();
        return box.left < words.right && box.right > words.left && box.top < words.bottom && box.bottom > words.top;
    });
}"""


@rule("B-29")
def test_no_butterfly_lies_on_the_words_below_the_book(visit: Visit) -> None:
    maren, ada = visit("desktop", "en"), visit("desktop", "fr")
    g = written(room("no_effect", **CALM), "clue 0:bottom")
    Seated({0: maren, 1: ada}, g)
    for visitor in (maren, ada):
        visitor.page.wait_for_selector(".read .hint")
        visitor.page.wait_for_selector(".book .fly")
        assert not visitor.page.evaluate(LAPPED)
