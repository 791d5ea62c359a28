"""The guided first game: the way through it can be gone, wins, and every note is true where it is shown."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Ask
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import BY_ID
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.state import Oubliette
from noctuary.testing import rule

SCRIPT = json.loads((Path(__file__).parents[2] / "web/src/oubliette/lesson.json").read_text("utf-8"))
ORDER = ("goal", "candle", "fight", "trap", "chasm", "portcullis", "obstacle", "items", "equip")
"""One new thing after the other."""


class Moment:
    """A step of the lesson: the game, what was told since the card was turned over, the answer."""

    def __init__(self, g: Oubliette, told: list[str], choice: str) -> None:
        self.g = g
        self.ask: Ask = g.asks()[0]
        self.told = told
        self.kind, *self.places = choice.split()
        self.need = g.view(0).fight.need if g.view(0).fight else 0
        self.tops = [slot[-1] for slot in g.slots if slot]
        self.chosen = [slot[-1] for at, slot in enumerate(g.slots) if str(at + 1) in self.places]

    def can(self, kind: str) -> bool:
        return any(option.kind == kind for option in self.ask.options)

    def pays(self) -> int:
        return sum(card.worth for card in self.chosen)

    def exact(self) -> bool:
        """The payment is exactly what is asked, and what is said of it is what the option says."""
        return self.ask.kind == "fight" and self.pays() == self.need

    def alone(self) -> bool:
        return any(card.worth >= self.need for card in self.tops)

    def black_evens(self) -> list[int]:
        return sorted(card.number for card in self.tops if card.black_even)

    def lays_next(self) -> bool:
        return self.kind == "path" and self.chosen[0].number == self.g.needed()


TRUE: dict[str, Callable[[Moment], bool]] = {
    "goal": lambda m: [room.number for room in m.g.path] == [10] and m.g.needed() == 9,
    "candle": lambda m: len(m.g.deck) > 0,
    "fight": lambda m: m.exact() and len(m.chosen) == 1,
    "turn": lambda m: (
        "oubliette-fight-won" in m.told and m.g.needed() == 9 and all(card.number != 9 for card in m.tops)
    ),
    "trap": lambda m: m.ask.kind == "trap" and len(m.black_evens()) == 3 and m.chosen[0].black_even,
    "act": lambda m: m.g.actions == 1 and m.g.needed() == 9 and m.lays_next() and "oubliette-uncovered" in m.told,
    "acted": lambda m: m.g.actions == 0 and m.kind == "turn" and not m.can("path"),
    "pay": lambda m: m.exact() and len(m.chosen) == 2 and not m.alone(),
    "lay": lambda m: m.lays_next() and m.g.actions == 1,
    "go": lambda m: m.kind == "turn" and m.g.actions == 0,
    "next": lambda m: m.g.turned is not None and m.g.turned.number == m.g.needed() and m.kind == "place",
    "chasm": lambda m: m.ask.kind == "chasm" and m.g.path[-1].open and m.chosen[0].rope,
    "flip": lambda m: (
        {"oubliette-rope", "oubliette-hazard"} <= set(m.told)
        and "oubliette-hazard-taken" not in m.told
        and m.g.graveyard[-1].red
        and m.g.equipped is None
        and not m.g.path[-1].open
    ),
    "portcullis": lambda m: m.g.path[-1].portcullis is not None and m.g.path[-1].number == 5 and m.lays_next(),
    "stuck": lambda m: m.g.path[-1].open and not any(card.rope for card in m.tops) and not m.can("path"),
    "obstacle": lambda m: (
        m.told[:2] == ["oubliette-obstacle", "oubliette-room-lost"]
        and [card.number for card in m.g.graveyard[-3:] if card.number] == [4, 4]
        and m.g.path[-1].number == 5
        and not m.g.path[-1].open
    ),
    "items": lambda m: m.kind == "passage" and m.can("time_shift") and m.can("restock") and m.g.needed() == 4,
    "curse": lambda m: m.g.path[-1].number == 4 and m.g.creature_bonus() == 2 and m.kind == "turn",
    "trap-again": lambda m: m.ask.kind == "trap" and m.black_evens() == [2, 8, 10] and m.chosen[0].number == 2,
    "equip": lambda m: m.g.equipped is None and m.kind == "equip" and m.chosen[0].id[0] == "K" and m.g.actions == 1,
    "store": lambda m: (
        m.ask.kind == "store" and m.g.turned is not None and abs(m.g.turned.number - m.chosen[0].number) == 1
    ),
    "last": lambda m: len(m.g.path) == 8 and m.lays_next(),
}
"""What each note claims of the position it is shown in; numbers and cards in it are taken from the table."""


def play() -> tuple[list[tuple[list[str], Moment, str]], Oubliette]:
    """The lesson's own way: notes, moment and position of every step, and the game at its end."""
    g = new(Options.make({"preset": SCRIPT["preset"]}), 1, Chance(seed_of(str(SCRIPT["deal"]))))
    walked: list[tuple[list[str], Moment, str]] = []
    told: list[str] = []
    for step in SCRIPT["steps"]:
        walked.append((step["notes"], Moment(g.copy(), told, step["choice"]), at(g)))
        events = [event.id for event in g.play(0, g.find(0, step["choice"]))]
        turned = [here for here, id in enumerate(events) if id == "oubliette-turned"]
        told = events[turned[-1] + 1 :] if turned else told + events
    return walked, g


def at(g: Oubliette) -> str:
    """The position as the page names it (`placeOf` in web/src/oubliette/lesson.ts)."""
    view: Any = g.view(0)
    tops = [pile[-1] if pile else "-" for pile in view.slots]
    kind = g.asks()[0].kind
    return " ".join(
        map(str, (view.turn, kind, view.turned or "-", view.actions, view.deck, *tops, view.equipped or "-"))
    )


@rule("O-92")
def test_following_the_lesson_wins() -> None:
    walked, g = play()
    outcome = g.result()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert len(walked) < 30


def test_every_step_is_known_by_its_position() -> None:
    walked, _ = play()
    places = [place for _, _, place in walked]
    assert places == [step["at"] for step in SCRIPT["steps"]]
    assert len(set(places)) == len(places)


@rule("O-02", "O-43", "O-38")
def test_every_note_is_true_where_it_is_shown() -> None:
    walked, _ = play()
    false = [f"{note} at {place}" for notes, moment, place in walked for note in notes if not TRUE[note](moment)]
    assert false == []
    assert {note for notes, _, _ in walked for note in notes} == set(TRUE)


def test_one_new_thing_after_the_other() -> None:
    shown = [note for notes, _, _ in play()[0] for note in notes if note in ORDER]
    assert tuple(dict.fromkeys(shown)) == ORDER
    assert BY_ID["JD"].worth == 11
