"""Eyes closed in the browser: every Wizard has the same screen; results stay; the album at the end."""

from collections.abc import Callable
from typing import Any

import pytest
from support.scenes import Seated, at_doors, night, play, room
from support.steps import CALM, look, press, shown, snap, wait_phase

from noctuary.testing import rule

Visit = Callable[..., Any]

SKELETON = """() => [...document.querySelectorAll('.eyes *:not(.fetch *, .bar *, .dawn, .disc *)')].map((each) => {
    const box = each.getBoundingClientRect();
    const name = (each.getAttribute('class') ?? '').replace(/ ?gone/, '');
    return [each.tagName, name, each.matches('.cell') ? '' : each.disabled ?? '',
        ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
})"""
"""Every part of the night's screen with its place; not what a picture shows, nor how long it is until dawn.

A card that was taken is replaced at the next moment at which everybody is given a picture, whoever took it.
"""

WORDS = r"""() => document.querySelector('.eyes').innerText
    .replace(/\d+ (seconds?|secondes?)/, '').replaceAll(/[✦\s]+/g, ' ')"""


@rule("B-39", "BA-51")
@pytest.mark.parametrize(("size", "lang"), [("phone", "en"), ("desktop", "fr")])
def test_a_glance_over_a_shoulder_tells_nothing(visit: Visit, size: str, lang: str) -> None:
    """The Traitor's screen and a loyal Wizard's are alike but for the pictures, at every step of the night."""
    loyal, traitor = visit(size, lang), visit(size, lang)
    Seated({1: loyal, 3: traitor}, night(room("dark_magic espionage", **CALM)))

    def alike(step: str) -> None:
        for person in (loyal, traitor):
            shown(person)
        assert loyal.page.evaluate(SKELETON) == traitor.page.evaluate(SKELETON), step
        assert loyal.page.evaluate(WORDS) == traitor.page.evaluate(WORDS), step

    for person in (loyal, traitor):
        wait_phase(person, "night")
        person.page.wait_for_selector(".grid.cards .cell:nth-of-type(8) img")
        assert person.page.locator(".eyes .pages .page").count() == 2
        snap(person, "night-traitor" if person is traitor else "night-loyal")
    alike("awake")
    for person in (loyal, traitor):
        press(person, ".cell", 4)
    alike("a card was touched")
    for person in (loyal, traitor):
        press(person, ".cell", 4)
        person.page.wait_for_selector(".sl.f")
    alike("a card was taken")
    for person in (loyal, traitor):
        press(person, "footer .btn")
        person.page.wait_for_selector("footer .btn:disabled")
        assert person.page.locator(".grid.cards").count() == 0


@rule("B-79")
def test_nobody_suspects_when_the_traitor_is_known(visit: Visit) -> None:
    ada = visit("phone", "en")
    g = room("no_effect", **CALM)
    g.shown_roles |= 1 << g.traitor
    g.expose(g.traitor)
    Seated({1: ada}, night(g))
    wait_phase(ada, "night")
    press(ada, "footer .btn")
    ada.page.wait_for_selector("footer .btn:disabled")
    assert "suspect" not in ada.page.locator(".eyes").inner_text()
    assert ada.page.locator(".cell").count() == 0


@rule("BA-54", "B-52")
def test_a_result_stays_until_everybody_goes_on(visit: Visit) -> None:
    """The last room before the way out, too."""
    ada, book = visit("phone", "en"), visit("desktop", "fr")
    g = at_doors(room("no_effect", progress=6, **CALM), 1)
    for seat in (2, 3):
        play(g, seat, "commit 3")
    play(g, 1, "commit 4")
    play(g, -1, "call")
    for seat in (2, 3):
        play(g, seat, "continue")
    Seated({0: book, 1: ada}, g)
    for person in (ada, book):
        wait_phase(person, "resolve")
        person.page.wait_for_selector(".d3 .exit .tag")
        assert person.page.locator(".band").bounding_box()["height"] == 44
        look(person, "result")
    press(ada, ".go-on .btn")
    ada.page.wait_for_selector(".go-on", state="detached")
    assert ada.page.locator(".end").count() == 0
    press(book, ".go-on .btn")
    for person in (ada, book):
        person.page.wait_for_selector(".end.free .album .room")
        # The way back and the menu stand where word of absent people stood: nothing lies under them.
        assert person.page.locator(".band").bounding_box()["height"] == 0
        room_ = person.page.locator(".album .room").last
        assert room_.locator(".pages .page").count() == 2
        assert room_.locator(".pages .butterfly").count() == 2
        assert room_.locator(".doors li").count() == 6
        assert room_.locator(".doors .exit").count() == 1
        assert room_.locator(".doors .lie").count() == 1
        assert room_.locator(".at img").evaluate_all("all => all.map(each => each.alt).sort()") == [
            "Ada",
            "Noor",
            "Théo",
        ]
        look(person, "album")
