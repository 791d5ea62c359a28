"""Whole games by ear: nothing is known but the accessibility tree and what live regions say; keys are all there is."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from support.cures import BENCHES, HANDS, begin
from support.ear import LISTEN, named
from support.listeners import AtTheVillage, InTheDark, InTheLibrary, Listener
from support.scenes import SPEC, Seated, at_doors, night, room, written
from support.steps import CALM, SCREENS, accused, look, wait_phase

from noctuary.core.ruling import rule

Visit = Callable[..., Any]


@pytest.fixture
def listen(visit: Visit, swift: str) -> Callable[..., Any]:
    """Somebody whose page is heard from its first word."""

    def make(size: str, lang: str, **more: Any) -> Any:
        visitor = visit(size, lang, at=swift, **more)
        visitor.page.add_init_script(f"({LISTEN})()")
        return visitor

    return make


def sit_down(visitor: Any, game: str, seats: int, bot: str, **wish: Any) -> None:
    """At a table of this game, with bots in the other seats."""
    body = {"game": game, "seats": seats, "bots": [bot] * (seats - 1), "name": "Maren", "colour": "4", **wish}
    table = visitor.post("/api/tables", body)["table"]
    visitor.post(f"/t/{table}/start")
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector("main:not(.quiet)")


def bare(text: str) -> str:
    """Without the rules that are cited, which the story has as buttons."""
    return re.sub(r"\s+", " ", re.sub(r"\(?\b[A-Z]{1,2}-\d+\)?,?", " ", text)).replace(" .", ".").strip()


def told_once(player: Listener) -> None:
    """The whole story, as it can be read afterwards, was announced line by line, each line once."""
    ear = player.ear
    said = [each["words"] for each in ear.said if each["role"] == "log"]
    ear.press(named(ear.settled(), r"^Menu")[-1])
    ear.press(named(ear.settled(), r"^(The story so far|L’histoire jusqu’ici)")[0])
    older = [each for each in ear.settled() if each.role == "DisclosureTriangle"]
    for each in older:
        ear.press(each)
    lines = ear.page.get_by_role("dialog").get_by_role("listitem").get_by_role("paragraph").all_inner_texts()
    told, heard = Counter(map(bare, lines)), Counter(map(bare, said))
    assert told - heard == Counter(), "nobody heard of this"
    assert heard - told == Counter(), "this was said once too often"


def test_oubliette(listen: Visit) -> None:
    """As with a switch: Tab leads from one thing to the next, Enter presses it, and there are no other keys."""
    visitor = listen("phone", "fr")
    visitor.deal(21, options={"preset": "merciful"})
    player = InTheDark(visitor, 3, switch=True)
    player.play()
    player.ear.check_words()
    told_once(player)
    assert visitor.errors == []


def test_occulto(listen: Visit) -> None:
    visitor = listen("phone", "en")
    visitor.open()
    sit_down(visitor, "occulto", 3, "healer", options={"thief": "choose"})
    player = AtTheVillage(visitor, 5, switch=True)
    player.play()
    player.ear.check_words()
    told_once(player)
    assert visitor.errors == []


ROLES = {"book": (0, -1, "en"), "wizard": (1, -1, "fr"), "traitor": (1, 0, "en")}


@rule("BA-53")
@pytest.mark.parametrize("role", ROLES)
def test_obscurio_with_described_pictures(listen: Visit, role: str) -> None:
    grimoire, fiend, lang = ROLES[role]
    visitor = listen("desktop", lang)
    visitor.open()
    options: dict[str, Any] = {"described": True, "grimoire": grimoire, "step3_min": 6, "step3_max": 30, "last_call": 1}
    g = room("no_effect", light=1, dark=4, progress=5, fiend=fiend, **options)
    sit_down(visitor, "obscurio", 4, "steady", position=SPEC.write(g), options=options)
    player = InTheLibrary(visitor, 7, switch=True)
    player.play()
    player.ear.check_words()
    told_once(player)
    assert {"book": {"list"}, "wizard": {"page", "rested", "door"}, "traitor": {"page", "rested", "door"}}[
        role
    ] <= player.done
    assert visitor.errors == []


# Large letters, strong colours ---------------------------------------------------------------------------------------

ROOMS: dict[str, tuple[int, Callable[[], Any]]] = {
    "riddle": (0, lambda: room(**CALM)),
    "read": (1, lambda: written(room(**CALM))),
    "traitor": (1, lambda: night(room(**CALM))),
    "open": (1, lambda: at_doors(room("great_room", 5, **CALM), 1)),
    "accuse": (1, accused),
}

CUT = """() => [...document.querySelectorAll('main button:enabled, main input')].filter((node) => {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (!box.width || style.visibility === 'hidden' || node.closest('[inert], .unseen')) return false;
    // What lies in a row that can be pushed sideways is reached by pushing it.
    for (let near = node.parentElement; near; near = near.parentElement)
        if (near.scrollWidth > near.clientWidth + 1 && getComputedStyle(near).overflowX === 'auto')
            return false;
    return box.left < -2 || box.right > innerWidth + 2;
}).map((node) => (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 60))"""


def cut_off(visitor: Any, name: str) -> list[str]:
    """What sticks out sideways, and what can be pressed and is cut off."""
    visitor.page.wait_for_timeout(100)
    visitor.page.screenshot(path=str(SCREENS / f"large-{name}.png"), full_page=True)
    wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{name}: {each}" for each in [*visitor.page.evaluate(CUT), *([f"{wide} px too wide"] if wide > 0 else [])]]


def test_a_phone_at_200_percent(visit: Visit) -> None:
    """195 by 422: half a phone's pixels. One scrolls downwards, never sideways."""
    visitor = visit("phone", "fr")
    visitor.page.set_viewport_size({"width": 195, "height": 422})
    visitor.open()
    found = cut_off(visitor, "hall")
    visitor.deal(4127)
    found += cut_off(visitor, "oubliette")
    begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    found += cut_off(visitor, "occulto")
    for name, (seat, position) in ROOMS.items():
        Seated({seat: visitor}, position())
        wait_phase(visitor, name)
        found += cut_off(visitor, name)
    assert found == [], "\n".join(found)


def test_more_contrast_on_every_board(visit: Visit) -> None:
    visitor = visit("phone", "en", contrast="more")
    begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    visitor.look("occulto-contrast")
    for name in ("riddle", "open", "accuse"):
        seat, position = ROOMS[name]
        Seated({seat: visitor}, position())
        wait_phase(visitor, name)
        look(visitor, f"contrast-{name}")
