"""Every option, that is every ruling that leaves a choice, in both settings: by default, and changed.

`OPTIONS` names for each what can be looked at; a test makes sure that no option is missing.
"""

from collections.abc import Callable
from typing import Any

import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK
from noctuary.obscurio.options import Options
from noctuary.obscurio.rules.talk import may_speak
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import pictures_of
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    SPEC,
    a,
    b,
    book,
    c,
    clock,
    close_eyes,
    d,
    e,
    ended,
    library,
    play,
    refused,
    resolve,
    room,
    to_doors,
)

Look = Callable[[dict[str, Any]], Any]


def windows(g: Obscurio) -> dict[str, int]:
    return {window.name.split(":")[0]: window.length // 1000 for window in g.windows()}


def at_doors(options: dict[str, Any], traps: str = "no_effect", **more: Any) -> Obscurio:
    g = library(traps, **more, **options)
    to_doors(g)
    return g


def accusing(options: dict[str, Any]) -> Obscurio:
    g = library(light=1, **options)
    room(g, a=1, b=3, c=3, d=3)
    clock(g, "shown")
    assert g.phase == "accuse"
    return g


def heard_doors(options: dict[str, Any]) -> int:
    """How many doors a Wizard can hear."""
    g = at_doors(options)
    assert SPEC.describe_picture is not None
    told = [SPEC.describe_picture(g.options, each) for each in pictures_of(g.view(a)) if each.place.startswith("door")]
    return sum(each is not None for each in told)


def last_token(options: dict[str, Any]) -> str:
    g = library(light=0, dark=2, progress=6, exposed=True, **options)
    room(g, a=1, b=1, c=3)
    outcome = ended(g)
    return outcome.side


def tick_lengths(options: dict[str, Any]) -> tuple[int, ...]:
    """The lengths of the eyes-closed step when the Traitor never rests."""
    g = library(**options)
    close_eyes(g)
    lengths = []
    while g.phase == "night":
        lengths.append(windows(g)["night"])
        clock(g, "tick")
    return tuple(lengths)


def silence(options: dict[str, Any]) -> str:
    g = library(light=1, progress=6, **options)
    room(g, a=1, b=1, c=1, d=1)
    clock(g, "shown")
    return may_speak(g, a)


def danger(options: dict[str, Any]) -> int:
    g = library("dangerous_room", 6, **options)
    box = g.box
    to_doors(g)
    resolve(g, a=1, b=1, c=2, d=3)  # and e stands nowhere
    assert e in g.wizards
    return g.box - box


def watched(options: dict[str, Any]) -> list[int]:
    g = at_doors(options, progress=6)
    for seat in (a, b, c):
        play(g, seat, "commit 3")
    while g.phase == "watch":
        clock(g, "sand")
    return [g.errors[seat] for seat in (a, b, c, d)]


def early_end(options: dict[str, Any]) -> str:
    g = accusing(options)
    for seat, target in ((a, d), (b, d), (c, d), (d, a)):
        play(g, seat, f"vote {target}")
        play(g, seat, "lock")
    return g.phase


def again(options: dict[str, Any]) -> bool:
    """Whether a proven Loyal may be pointed at in the next round."""
    g = accusing(options)
    for seat, target in ((a, b), (b, a), (c, b), (d, b)):
        play(g, seat, f"vote {target}")
    clock(g, "time")
    clock(g, "shown")
    assert g.view(a).wizards[1].role == "loyal"
    return may(g, a, f"vote {b}")


def may(g: Obscurio, seat: int, text: str) -> bool:
    return any(ask.who == seat and ask.find(text) is not None for ask in g.asks())


def tokens_in_bag(options: dict[str, Any]) -> int:
    g = SPEC.new(Options.make(options), 5, Chance(seed_of("bag")))
    assert isinstance(g, Obscurio)
    return len(g.bag) + len(g.traps)


def sees_red(options: dict[str, Any]) -> list[bool]:
    return [page.red for page in library("dusk_hallway", **options).view(book).pages]


OPTIONS: dict[str, tuple[Any, Look, Any, Any]] = {
    # name: another value, what to look at, by default, then
    "difficulty": ("expert", lambda o: library(**o).gauge(), 18, 12),
    "grimoire": (2, lambda o: library(**o).view(2).role, "loyal", "grimoire"),
    "characters": (
        ("slate", "jade", "amber", "pearl"),
        lambda o: [wizard.characters[0] for wizard in library(**o).view(a).wizards],
        ["amber", "azure", "crimson", "jade"],
        ["slate", "jade", "amber", "pearl"],
    ),
    "tokens": (9, lambda o: (library(**o).light, library(**o).dark), (13, 5), (4, 5)),
    "trap_bag": (
        ("no_effect", "no_effect", "plus_two"),
        tokens_in_bag,
        14,
        3,
    ),
    "victory_timing": ("immediate", last_token, "traitor", "wizards"),
    "hourglass_seconds": (90, lambda o: windows(at_doors(o)), {"sand": 60}, {"sand": 90}),
    "time_track": ((1,), lambda o: at_doors(o).track, (0, 1, 2), (1,)),
    "evanescent_track": ((2,), lambda o: at_doors(o, "evanescent_room").track, (1, 2), (2,)),
    "relaxed": (True, lambda o: (windows(at_doors(o))["sand"], at_doors(o).track), (60, (0, 1, 2)), (900, (1,))),
    "relaxed_extra": (4, lambda o: at_doors({"relaxed": True, **o}).track, (1,), (4,)),
    "relaxed_cap": (60, lambda o: windows(at_doors({"relaxed": True, **o})), {"sand": 900}, {"sand": 60}),
    "riddle_limit": (30, lambda o: windows(library(**o)), {}, {"riddle": 30}),
    "strict_placement": (True, lambda o: library(**o).asks()[0].kind, "clue", "put"),
    "doors": (5, lambda options: len(at_doors(options).doors), 6, 5),
    "max_bottom": (1, lambda o: may(library(**o), book, "clue 0:bottom 1:bottom"), True, False),
    "read_limit": (20, lambda o: windows(read(o)), {"read": 60}, {"read": 20}),
    "grimoire_sees_holder": ("always", lambda o: library(**o).view(book).holder is not None, False, True),
    "grimoire_sees_uncovered": (True, sees_red, [True, True], [False, False]),
    "step3": ("constant", tick_lengths, (25, *[5] * 10), (75,)),
    "step3_min": (60, tick_lengths, (25, *[5] * 10), (60, 5, 5, 5)),
    "step3_max": (35, tick_lengths, (25, *[5] * 10), (25, 5, 5)),
    "result_seconds": (10, lambda o: windows(resolved(o)), {"shown": 60}, {"shown": 10}),
    "last_call": (10, lambda o: windows(agreed(o))["call"], 3, 10),
    "locked_watcher_window": (
        3,
        lambda o: windows(at_doors(o, "locked_doors", progress=6))["window"],
        8,
        3,
    ),
    "watcher_timeout": ("all_fail", watched, [0, 0, 0, 1], [1, 1, 1, 1]),
    "watcher_silences_accusation": (True, silence, "", "B-68"),
    "dangerous_counts": ("wrong_chips", danger, 2, 3),
    "dangerous_counts_unplaced": (True, danger, 2, 3),
    "accusation_seconds": (30, lambda o: windows(accusing(o)), {"accuse": 60}, {"accuse": 30}),
    "accusation_full_minute": (True, early_end, "accused", "accuse"),
    "vote_self": (True, lambda o: may(accusing(o), a, f"vote {a}"), False, True),
    "vote_revealed": (True, again, False, True),
    "must_vote": (True, lambda o: may(accusing(o), a, "lock"), True, False),
    "described": (True, heard_doors, 0, 6),
}  # fmt: skip


def read(options: dict[str, Any]) -> Obscurio:
    g = library(**options)
    play(g, g.grimoire, "clue 0:bottom")
    return g


def resolved(options: dict[str, Any]) -> Obscurio:
    g = agreed(options)
    clock(g, "call")
    return g


def agreed(options: dict[str, Any]) -> Obscurio:
    g = at_doors(options)
    for seat in g.active:
        play(g, seat, "place 3")
        play(g, seat, "confirm")
    return g


@rule("BA-01", "BA-27", "BA-35")
@pytest.mark.parametrize("name", OPTIONS)
def test_both_settings(name: str) -> None:
    other, look, by_default, then = OPTIONS[name]
    assert by_default != then
    assert look({}) == by_default
    assert look({name: other}) == then


def test_no_option_is_left_out() -> None:
    assert set(OPTIONS) == set(Options.__struct_fields__)
    assert all(about.rule for about in Options.about())


@rule("BA-06")
def test_a_dark_night_gives_a_longer_last_look() -> None:
    for limit in (60, 20):
        g = library("dark_night", read_limit=limit)
        play(g, book, "clue 0:bottom")
        assert windows(g) == {"read": limit + 30}


@rule("BA-24")
def test_the_window_closes_as_a_refusal() -> None:
    g = at_doors({}, "locked_doors", progress=6)
    play(g, a, "take")
    clock(g, "time")
    assert (g.chips, g.shown) == ([1, 0, 0, 0], 2)
    assert refused(g, a, "take") == "B-63"
    assert any(ask.who == CLOCK for ask in g.asks())
