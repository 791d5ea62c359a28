"""Whole games by ear: nothing is known but the accessibility tree and what live regions say; keys are all there is."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from support.listeners import AtTheVillage, InTheDark, InTheLibrary, Listener
from support.occulto_browser import BENCHES, HANDS, begin
from support.pages import unguarded
from support.scenes import SPEC, Seated, at_doors, night, room, written
from support.screen_reader import FAR, LISTEN, Ear, Thing, named
from support.steps import CALM, SCREENS, accused, look, wait_phase

from noctuary.testing import rule

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


SPOKEN = """(lines) => lines.map((line) => {
    const copy = line.cloneNode(true);
    for (const sign of copy.querySelectorAll('[aria-hidden=true]')) sign.remove();
    return copy.textContent;
})"""
"""What is for the eye alone, such as the sign of a card, is left out."""


def told_once(player: Listener) -> None:
    """The whole story, as it can be read afterwards, was announced line by line, each line once."""
    ear = player.ear
    said = [each["words"] for each in ear.said if each["role"] == "log"]
    ear.press(named(ear.settled(), r"^Menu")[-1])
    ear.press(named(ear.settled(), r"^(The story so far|Le récit jusqu’ici)")[0])
    older = [each for each in ear.settled() if each.role == "DisclosureTriangle"]
    for each in older:
        ear.press(each)
    lines = ear.page.get_by_role("dialog").get_by_role("listitem").get_by_role("paragraph").evaluate_all(SPOKEN)
    told, heard = Counter(map(bare, lines)), Counter(map(bare, said))
    assert told - heard == Counter(), "nobody heard of this"
    assert heard - told == Counter(), "this was said once too often"


def test_oubliette(listen: Visit) -> None:
    """As with a switch: Tab leads from one thing to the next, Enter presses it, and there are no other keys."""
    visitor = unguarded(listen("phone", "fr"))
    visitor.deal(21, options={"preset": "merciful"})
    player = InTheDark(visitor, 3, switch=True)
    player.play()
    player.ear.check_words()
    assert any("de carreau" in each["words"] for each in player.ear.said)
    assert not any(re.search("[♣♦♥♠]", each["words"]) for each in player.ear.said)
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


def hear(player: Listener, pattern: str) -> str:
    """Until something like this is announced, and nothing is done meanwhile; what it was."""
    for _ in range(600):
        player.ear.listen()
        found = [each["words"] for each in player.ear.said if re.search(pattern, each["words"])]
        if found:
            return str(found[0])
        player.ear.page.wait_for_timeout(30)
    raise AssertionError(f"nobody says {pattern}: {player.ear.said}")


@rule("C-55")
@pytest.mark.parametrize(
    ("answer", "outcome"), [("Raise", r"Maren raises Shield"), ("Let it", r"discarded from the bench of Maren")]
)
def test_an_attack_is_heard_of_and_answered(listen: Visit, answer: str, outcome: str) -> None:
    visitor = listen("phone", "en")
    hands = "hands: a=shield.green,double_ration.blue b=oubliettes.violet,thief.blue c=full_moon.green"
    begin(visitor, f"{hands} | bench: {BENCHES} | turn: b", "b play oubliettes.violet lucidity.blue", timeouts="off")
    player = AtTheVillage(visitor, 5, switch=True)
    ear = player.ear
    hear(player, r"Oubliettes.*your bench")
    things = ear.check()
    assert any(each.role == "heading" and each.name == "Protect yourself?" for each in things)
    before = len(ear.said)
    ear.press(named(things, f"^{answer}")[0])
    ear.said = ear.said[before:]
    hear(player, outcome)
    assert any("Maren raises Shield" in each["words"] for each in ear.said) == (answer == "Raise")
    ear.check_words()


@rule("B-72")
def test_an_accusation(listen: Visit) -> None:
    """One points by Tab and Enter, and hears at whom everybody pointed, and what came to light."""
    visitor = listen("phone", "fr")
    visitor.open()
    position = SPEC.write(accused(grimoire=1))
    sit_down(visitor, "obscurio", 4, "steady", position=position, options={**CALM, "grimoire": 1})
    player = InTheLibrary(visitor, 7, switch=True)
    for _ in range(60):
        things = player.ear.check()
        if seal := named(things, r"^Sceller\s: je"):
            break
        player.turn(things)
    else:
        raise AssertionError("nobody can be pointed at\n" + "\n".join(map(str, things)))
    player.ear.press(seal[0])
    votes = hear(player, r"^Les doigts se tendent")
    assert "Maren" in votes
    hear(player, r"montre")
    assert "pointed" in player.done
    player.ear.check_words()


def test_from_the_hall_to_obscurio_by_tab_alone(listen: Visit) -> None:
    """A table is opened, its options chosen, bots seated and the game begun with two keys."""
    visitor = listen("phone", "en")
    visitor.open()
    ear = Ear(visitor, switch=True)

    def find(pattern: str, role: str, within: str) -> Thing:
        for _ in range(100):
            found = [each for each in named(ear.check(), pattern, role) if not within or each.inside(within)]
            if found:
                return found[0]
            ear.page.wait_for_timeout(30)
        raise AssertionError(f"no {role} {pattern}")

    def press(pattern: str, role: str = "button", within: str = "", far: int = FAR) -> None:
        ear.press(find(pattern, role, within), far=far)

    def choose(pattern: str, role: str = "button", within: str = "") -> None:
        press(pattern, role, within)
        state = find(pattern, role, within).state
        assert "true" in (state.get("pressed"), state.get("checked")), state

    press("^Look at Obscurio")
    press("^Open a table")
    choose("^Leaf green", within="Your colour")
    choose("^3$", within="Seats")
    choose("^Open to anybody", "switch")
    press("options of the rules", "DisclosureTriangle")
    choose("^Expert", within="How many tokens of Cohesion you begin with.")
    choose("^Every picture can be heard", "switch")
    # All options of the rules lie between this one and the end of the sheet.
    press("^Open the table", far=2 * FAR)
    press("^Seat a bot, seat 2")
    press("^Seat a bot, seat 3")
    press("^Begin")
    visitor.page.wait_for_selector(".table")
    assert any(each.role == "heading" for each in ear.check())
    assert visitor.errors == []


# Large letters, strong colours ---------------------------------------------------------------------------------------

ROOMS: dict[str, tuple[int, Callable[[], Any]]] = {
    "riddle": (0, lambda: room(**CALM)),
    "read": (1, lambda: written(room(**CALM))),
    "night": (1, lambda: night(room(**CALM))),
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
