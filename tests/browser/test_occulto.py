"""Occulto in real browsers: a whole game of two people and bots, every kind of question, every screen looked at."""

import itertools
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.occulto_browser import (
    BENCHES,
    HANDS,
    WINDOW,
    answer_by_keys,
    answer_by_touch,
    asked,
    attacked,
    begin,
    open_table,
    over,
    sit,
)
from support.screens import EVERY

from noctuary.occulto.pieces import deck_path

Visit = Callable[..., Any]

STEPS = 2000


@pytest.fixture(scope="session")
def base(quick: str) -> str:
    """Bots that are quick: whole games are played here."""
    return quick


def test_a_whole_game_with_two_people_and_bots(visit: Visit, swift: str) -> None:
    """One on a phone in French, one at a desk in English, a bot between them; some turns by keyboard alone."""
    host, guest = (visit(*each, at=swift, service_workers="allow") for each in (("phone", "fr"), ("desktop", "en")))
    table = open_table(host, 3, people=2, options={"memory_aid": "deduction"})
    guest.open(f"/t/{table}")
    guest.post(f"/t/{table}/join", {"name": "Sacha", "colour": "2"})
    guest.post(f"/t/{table}/ready", {"ready": True})
    host.post(f"/t/{table}/start")
    sit(host, table)
    sit(guest, table)
    luck = random.Random(11)
    seen: set[tuple[str, str]] = set()
    for step in range(STEPS):
        if over(host) and over(guest):
            break
        waiting = [each for each in (host, guest) if asked(each)]
        if not waiting:
            page = host.page
            if ("others", host.size) not in seen and page.locator(".stage").count():
                seen.add(("others", host.size))
                host.look("occulto-others")
            page.wait_for_timeout(60)
            continue
        for visitor in waiting:
            kind = asked(visitor)
            if kind and kind not in {each for each, _ in seen}:
                seen.add((kind, visitor.size))
                visitor.look(f"occulto-{kind}")
            if visitor.page.locator(".last").count() and ("last", visitor.size) not in seen:
                seen.add(("last", visitor.size))
                visitor.look("occulto-last")
            (answer_by_keys if step % 3 == 1 else answer_by_touch)(visitor, luck)
    for visitor in (host, guest):
        visitor.page.wait_for_selector("main.final.done")
        visitor.look("occulto-end")
        assert visitor.page.locator(".rank li.up").count() == 6
    assert {"peek", "act"} <= {kind for kind, _ in seen}
    guest.page.get_by_role("button", name="See the table").click()
    guest.page.wait_for_selector("main.board")
    assert guest.page.locator(".ring .face").count() >= 3


SCREENS = [
    ("phone", "en"),
    ("desktop", "fr"),
]


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_the_shield_window_looks_alike_with_a_shield_and_without(visit: Visit, size: str, lang: str) -> None:
    """The same words, the same buttons in the same places; only the card is missing."""
    boxes = []
    for name, card in (("held", "shield.green"), ("none", "double_ration.red")):
        visitor = visit(size, lang)
        hands = f"hands: a={card},double_ration.blue b=oubliettes.violet,thief.blue c=full_moon.green"
        attack = "b play oubliettes.violet lucidity.blue"
        page = begin(visitor, f"{hands} | bench: {BENCHES} | turn: b", attack, timeouts="off")
        attacked(page)
        visitor.look(f"occulto-shield-{name}")
        buttons = page.locator(".shield footer .btn")
        boxes.append((page.locator(".shield h2").bounding_box(), [each.bounding_box() for each in buttons.all()]))
        assert buttons.first.is_enabled() == (name == "held")
        (buttons.first if name == "held" else buttons.last).click()
        page.wait_for_selector(WINDOW, state="detached")
    assert boxes[0] == boxes[1]


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_swap_is_chosen_on_the_table(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size, lang)
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | protected: b | turn: a", memory_aid="deduction")
    visitor.look("occulto-turn")
    page.keyboard.press("3")
    visitor.look("occulto-card")
    page.keyboard.press("1")
    assert page.locator(".place:has(.legal)").count() == 6
    page.locator("[data-place=s4]").click()
    page.locator("[data-place=c0]").click()
    visitor.look("occulto-swap")
    page.locator(".act .btn.brass:enabled").click()
    page.wait_for_selector(".hand li:nth-child(5)", state="detached")


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_what_can_be_opened(visit: Visit, size: str, lang: str) -> None:
    """Benches, a card close up, what was seen, the powers, the discards."""
    visitor = visit(size, lang)
    hands = f"hands: {HANDS}"
    page = begin(visitor, f"{hands} | bench: {BENCHES} | turn: a", expert=True, memory_aid="journal")
    page.keyboard.press("4")
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open] .rule")
    visitor.look("occulto-zoom")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for name, opener in (
        ("seen", ".top .eye"),
        ("powers", ".top .powers"),
        ("discards", ".heap"),
        ("bench", ".seat .cover"),
    ):
        page.locator(opener).first.click()
        page.wait_for_selector("dialog[open]")
        visitor.look(f"occulto-{name}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("seats", [3, 4])
def test_fewer_players_have_two_actions(visit: Visit, seats: int) -> None:
    for size, lang in (("phone", "fr"), ("desktop", "en"), ("narrow", "fr")):
        visitor = visit(size, lang)
        page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a", seats=seats)
        assert page.locator(".pips i").count() == 2
        visitor.look(f"occulto-{seats}")
        page.keyboard.press("3")
        page.keyboard.press("Enter")
        page.wait_for_selector(".hand li:nth-child(5)", state="detached")
        page.wait_for_selector(".pips")
        assert page.locator(".pips i").count() == 1
        page.keyboard.press("1")
        assert page.locator(".act .btn:has(.bsgn)").count() == 0


def test_a_drag_does_what_a_tap_does(visit: Visit) -> None:
    visitor = visit("desktop", "en")
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    card = page.locator(".hand li:nth-child(3) .hc").bounding_box()
    bench = page.locator(".mine .sb").bounding_box()
    assert card is not None
    assert bench is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(bench["x"] + 60, bench["y"] + 60, steps=8)
    page.mouse.up()
    page.wait_for_selector(".hand li:nth-child(5)", state="detached")
    assert page.locator(".mine .chip").count() == 5


BIG = "thief,shield,barter,lucidity,double_ration,forest_fire,oubliettes,metamorphosis,sabotage,chameleon,full_moon"

COVERED_TITLES = """() => [...document.querySelectorAll('.hand li')].filter((card) => {
    const box = card.querySelector('.hc .plate b').getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
        const found = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
        return found?.closest('.hand li') !== card;
    });
}).map((card) => card.innerText)"""

OVERLAPS = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
    return boxes('.own').flatMap((own) => boxes('.mid > *, .pile, .hand .hc').filter((box) =>
        box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom)).length;
}"""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_titles_of_a_big_hand_are_read_and_the_mask_covers_nothing(visit: Visit, seats: int) -> None:
    visitor = visit("desktop", "fr")
    page = begin(visitor, f"hands: a={BIG} b=gust c=tornado | turn: a", seats=seats)
    visitor.look(f"occulto-big-hand-{seats}")
    for width, height in ((1440, 900), (1440, 800), (1366, 768), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(COVERED_TITLES) == [], (width, height)
        assert page.evaluate(OVERLAPS) == 0, (width, height)


def test_the_last_round_is_announced(visit: Visit) -> None:
    full = "e=full_moon.red,uprooting.blue,lucidity.green,tornado,totem,forest_fire.red"
    for size, lang in SCREENS:
        visitor = visit(size, lang)
        hands = "hands: a=metamorphosis.red,sabotage,chameleon e=double_ration.red"
        page = begin(visitor, f"{hands} | bench: {BENCHES} {full} | turn: e", "e play double_ration.red")
        page.wait_for_selector(".last")
        visitor.look("occulto-last-round")


def test_enter_answers_no_panel_by_itself(visit: Visit) -> None:
    """The Shield's window opens at its heading: an Enter that comes too soon lets nothing happen."""
    visitor = visit("desktop", "en")
    hands = "hands: a=shield.green,double_ration.blue b=oubliettes.violet,thief.blue c=full_moon.green"
    page = begin(visitor, f"{hands} | bench: {BENCHES} | turn: b", "b play oubliettes.violet lucidity.blue")
    attacked(page)
    page.wait_for_selector(".shield h2:focus")
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    assert page.evaluate("document.activeElement.tagName") == "H2"
    assert page.locator(".shield .btn:disabled").count() == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('.area, .own, .cards, .act')") is None
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(WINDOW, state="detached")
    page.wait_for_selector(".mine .chip:nth-child(2)")


@pytest.mark.parametrize("order", ["always", "never"])
def test_a_standing_order_answers_with_a_shield_or_without(visit: Visit, order: str) -> None:
    """The window opens all the same, and closes by itself; only the Shield's own card tells the difference."""
    for card in ("shield.green", "double_ration.red"):
        visitor = visit("phone", "en")
        hands = f"hands: a={card},double_ration.blue b=oubliettes.violet,thief.blue c=full_moon.green"
        text = f"{hands} | bench: {BENCHES} | turn: b"
        page = begin(visitor, text, "b play oubliettes.violet lucidity.blue", timeouts="off")
        attacked(page)
        page.keyboard.press("o")
        page.wait_for_selector("dialog[open]")
        visitor.look("occulto-orders")
        page.locator("dialog[open] .seg button", has_text=f"{order} raise").first.click()
        page.keyboard.press("Escape")
        page.wait_for_selector(".shield .order")
        assert page.locator(".shield .btn:enabled").count() == (2 if card == "shield.green" else 1)
        page.wait_for_selector(WINDOW, state="detached")
        page.keyboard.press("l")
        story = page.locator("dialog[open]").inner_text()
        assert ("raises Shield" in story) == (order == "always" and card == "shield.green")
        page.reload()
        page.wait_for_selector(".top .order sup", state="attached")


class Line:
    """A page's line to the server, on which what the server says can be held back for a while."""

    def __init__(self, page: Any) -> None:
        self.held: list[str] | None = None
        page.route_web_socket("**/ws", self.pair)

    def pair(self, line: Any) -> None:
        """Join both ends."""
        self.line, server = line, line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: line.send(text) if self.held is None else self.held.append(text))

    def let_go(self) -> None:
        """Say all that was held back."""
        for text in self.held or []:
            self.line.send(text)
        self.held = None


def test_a_standing_order_can_be_overruled(visit: Visit) -> None:
    visitor = visit("desktop", "fr")
    line = Line(visitor.page)
    hands = "hands: a=shield.green,double_ration.blue b=oubliettes.violet,thief.blue c=full_moon.green"
    page = begin(visitor, f"{hands} | bench: {BENCHES} | turn: b", "b play oubliettes.violet lucidity.blue")
    attacked(page)
    page.keyboard.press("o")
    page.locator("dialog[open] .seg button", has_text="ne jamais lever").first.click()
    page.keyboard.press("Escape")
    page.locator(".shield .order button").click()
    page.wait_for_selector(".shield .order", state="detached")
    line.held = []  # On a slow machine the others have answered by now, and the window would close at once.
    page.locator(".shield .btn.brass:enabled").click()
    page.wait_for_selector(".shield .order[role=status]")
    visitor.look("occulto-shield-sealed")
    line.let_go()
    page.wait_for_selector(WINDOW, state="detached")
    page.keyboard.press("l")
    assert "Bouclier" in page.locator("dialog[open]").inner_text()


def slow(page: Any, left: int) -> None:
    """Let every frame say that so many milliseconds are left."""

    def pair(line: Any) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def pass_on(text: Any) -> None:
            frame = json.loads(text)
            if frame.get("is") == "state":
                frame["clock"] = [{**each, "left_ms": left, "running": False} for each in frame["clock"]]
            line.send(json.dumps(frame))

        server.on_message(pass_on)

    page.route_web_socket("**/ws", pair)


@pytest.mark.parametrize(
    ("left", "state", "spoken"),
    [(95_000, "", ""), (29_500, "soon", "30 seconds left."), (9_500, "late", "10 seconds left.")],
)
def test_the_time_of_a_turn_is_shown_and_said(visit: Visit, left: int, state: str, spoken: str) -> None:
    visitor = visit("phone", "en")
    slow(visitor.page, left)
    page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a")
    time = page.locator(".act [role=timer]")
    seconds = -(-left // 1000)
    assert time.get_attribute("aria-label") == f"Time left: {seconds // 60}:{seconds % 60:02}"
    assert time.evaluate("(node) => ['soon', 'late'].filter((name) => node.classList.contains(name)).join()") == state
    assert page.locator("main > .unseen[role=status]").inner_text().strip() == spoken
    visitor.look(f"occulto-time-{state or 'calm'}")


def test_no_time_where_the_table_has_none(visit: Visit) -> None:
    page = begin(visit("phone", "fr"), f"hands: {HANDS} | bench: {BENCHES} | turn: a", timeouts="off")
    assert page.locator("[role=timer]").count() == 0


def test_everything_is_on_one_short_screen(visit: Visit) -> None:
    """360 by 640: bench, hand and buttons at once, nothing over anything else."""
    full = "e=full_moon.red,uprooting.blue,lucidity.green,tornado,totem,forest_fire.red"
    for seats in (3, 4, 5):
        visitor = visit("narrow", "fr")
        page = begin(visitor, f"hands: {HANDS} | bench: {BENCHES} | turn: a", seats=seats)
        fits(page)
    visitor = visit("narrow", "fr")
    hands = "hands: a=metamorphosis.red,sabotage,chameleon e=double_ration.red"
    page = begin(visitor, f"{hands} | bench: {BENCHES} {full} | turn: e", "e play double_ration.red")
    page.wait_for_selector(".last")
    fits(page)
    visitor.look("occulto-last-short")


def fits(page: Any) -> None:
    """Nothing to scroll, and what is stacked does not overlap."""
    boxes = [page.locator(each).first.bounding_box() for each in (".area", ".mine .sb", ".hand li", ".act .bt")]
    for upper, lower in itertools.pairwise(boxes):
        assert upper["y"] + upper["height"] <= lower["y"] + 4, boxes
    fan = max(box["y"] + box["height"] for box in (card.bounding_box() for card in page.locator(".hand li").all()))
    assert fan <= page.locator(".act h2").bounding_box()["y"]
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_deck_of_ones_own_is_drawn_as_it_is(tmp_path: Path, house: Any, visit: Visit) -> None:
    """Other potions and other names, from the file the server was given."""
    text = deck_path().read_text("utf-8")
    text = re.sub(r'(colour = "(?!any|none)\w+", potions = )\d', r"\g<1>5", text)
    text = re.sub(r'name = "[^"]+"', 'name = "Ada Nuit"', text)
    deck = tmp_path / "cards.toml"
    deck.write_text(text, encoding="utf-8")
    house.stop()
    house.settings["NOCTUARY_OCCULTO_DECK"] = str(deck)
    house.start()
    visitor = visit("phone", "en", at=house.address)
    table = open_table(visitor, 3)
    visitor.post(f"/t/{table}/start")
    sit(visitor, table)
    assert visitor.page.locator(".peek h2").inner_text() == "Ada Nuit"
    potions = visitor.page.locator(".hand .pot b").all_inner_texts()
    assert potions
    assert set(potions) <= {"5"}
    assert any("5)" in each for each in visitor.page.locator(".hand .unseen").all_inner_texts())
    visitor.look("occulto-own-deck")


TABLE = f"bench: {BENCHES}"
SCENES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "turn": (f"hands: {HANDS} | {TABLE} | protected: b | turn: a", (), {"memory_aid": "deduction"}),
    "peek": (f"hands: a=lucidity.green,gust | {TABLE} | turn: a", ("a play lucidity.green",), {"expert": True}),
    "shield": (
        f"hands: a=shield.green,gust b=oubliettes.violet,thief.blue | {TABLE} | turn: b",
        ("b play oubliettes.violet lucidity.blue",),
        {},
    ),
    "crystal": (f"hands: a=crystal_ball.violet,gust | {TABLE} | turn: a", ("a play crystal_ball.violet",), {}),
    "steal": (
        f"hands: a=thief.violet b=oubliettes.violet,barter.green,totem,shield.blue | {TABLE} | turn: a",
        ("a play thief.violet seat1", "b decline"),
        {"thief": "choose"},
    ),
    "colour": (
        "hands: a=uprooting.blue b=totem | bench: a=lucidity.blue,thief.red b=thief.green,abundance "
        "| tints: abundance=green | turn: a",
        ("a play uprooting.blue abundance", "b decline"),
        {},
    ),
    "burn": (
        f"hands: a=totem,gust b=forest_fire.red | {TABLE} | turn: b",
        ("b play forest_fire.red", "a decline"),
        {},
    ),
    "give": (
        f"hands: a=totem,gust b=poisoned_gift.green,tornado | {TABLE} | turn: b",
        ("b play poisoned_gift.green left", "a decline"),
        {},
    ),
    "replace": (
        f"hands: a=totem c=reaper | {TABLE} | turn: c",
        ("c play reaper @a", "a decline"),
        {"seats": 4, "reap_pick": "victim"},
    ),
    "end": (f"hands: a=gust,totem | {TABLE} | deck: 1 | start: 1 | turn: a", (), {"expert": True}),
}
"""A position for every screen, with what is played before it is looked at, and the options."""

EVERYWHERE = [
    ("phone", "fr", {}),
    ("narrow", "en", {}),
    ("tablet", "fr", {}),
    ("desktop", "en", {}),
    ("tv", "fr", {}),
    ("zoomed", "en", {}),
    ("desktop", "fr", {"forced_colors": "active"}),
]


@pytest.mark.parametrize(("size", "lang", "more"), EVERYWHERE)
def test_every_screen_keeps_nobody_out(visit: Visit, size: str, lang: str, more: dict[str, Any]) -> None:
    """Each question, the story, the end and an onlooker's table, looked at with axe at every size.

    In the short form each of them is looked at in two or three of the sizes.
    """
    visitor, kind = visit(size, lang, **more), "forced-" if more else ""
    turn = EVERYWHERE.index((size, lang, more))
    for number, (name, (text, plays, options)) in enumerate(SCENES.items()):
        if not EVERY and (number - turn) % 3:
            continue
        # A machine that is slow to look may not run out of a window's time.
        page = begin(visitor, text, *plays, **{"timeouts": "on" if name == "turn" else "off", **options})
        if name == "turn":
            visitor.look(f"occulto-{kind}{name}-all")
            page.keyboard.press("l")
            page.wait_for_selector("dialog[open]")
            visitor.look(f"occulto-{kind}story")
            page.keyboard.press("Escape")
            onlooker = visit(size, lang, **more)
            onlooker.open(page.url.removeprefix(visitor.base))
            onlooker.page.wait_for_selector("main.board")
            # Who holds no seat has nothing to remember; the story stays where players have it, on the right.
            assert onlooker.page.locator("aside.notes").count() == 0
            story = onlooker.page.locator("aside.log").bounding_box()
            assert story is None or story["x"] > onlooker.page.viewport_size["width"] / 2
            onlooker.look(f"occulto-{kind}onlooker")
        elif name == "end":
            page.keyboard.press("p")
            page.wait_for_selector("main.final.done")
            visitor.look(f"occulto-{kind}{name}-all")
        else:
            page.wait_for_selector(f"main.board[data-ask={name}]")
            visitor.look(f"occulto-{kind}{name}-all")


def test_what_a_ration_adds_is_said_in_words(visit: Visit) -> None:
    """The sign beside a bench is short: for ears, and for fingers who raise the bench, it is written out."""
    visitor = visit("phone", "en")
    hands = "hands: a=metamorphosis.red,sabotage,chameleon e=double_ration.red"
    page = begin(visitor, f"{hands} | bench: {BENCHES} | turn: e", "e play double_ration.red")
    sign = page.locator(".seat .plus")
    assert "more next turn" in sign.inner_text()
    page.locator(".seat:has(.plus) .cover").click()
    page.wait_for_selector("dialog .line:has-text('more next turn')")
