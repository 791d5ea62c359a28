"""Positions for tests, in a line: five players unless said otherwise, the Grimoire in seat 0, d (the last) the Traitor.

g = library("great_room locked_doors")      # in the riddle, with these traps in play
to_doors(g, exit=3)                          # clue, reading and eyes-closed step over, the Exit at door 3
stand(g, a=3, b=3, c=5)                      # chips
"""

from typing import Any

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.events import Event
from noctuary.core.game import Outcome
from noctuary.core.refusal import Refusal
from noctuary.obscurio import spec_for
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.pieces.traps import BY_ID, PURPLE
from noctuary.obscurio.rules.turn import TURN
from noctuary.obscurio.state import ALL_TOKENS, Obscurio, set_table

SPEC = spec_for(stand_in())
"""Obscurio with the stand-in deck, whatever the house plays with."""

book, a, b, c, d, e, f, h = range(8)


def library(
    traps: str = "no_effect",
    seats: int = 5,
    *,
    light: int | None = None,
    dark: int | None = None,
    progress: int = 1,
    exposed: bool = False,
    seed: str = "library",
    **options: Any,
) -> Obscurio:
    """A game at the beginning of a turn with these traps in play."""
    g = Obscurio(Options.make(options), seats, stand_in(), Chance(seed_of(seed)))
    set_table(g)
    if g.haunted():
        g.traitor = g.wizards[-1]
    g.progress = progress
    if light is not None:
        g.light = light
    if dark is not None:
        g.dark = dark
    g.box = ALL_TOKENS - g.light - g.dark
    if exposed:
        g.shown_roles = 1 << g.traitor
        g.expose(g.traitor)
    wanted = [BY_ID[name] for name in traps.split()]
    rest = [token for token in g.bag if token not in wanted]
    g.bag = wanted
    g.extra = len(wanted) - 1 - 2 * ("plus_two" in traps)
    g.then(TURN)
    g.advance()
    g.extra = 0
    assert not g.bag
    g.bag = rest
    return g


def play(g: Obscurio, seat: int, text: str) -> list[Event]:
    """A choice, written out."""
    return g.play(seat, g.find(seat, text))


def clock(g: Obscurio, text: str) -> list[Event]:
    """The clock's answer."""
    return play(g, CLOCK, text)


def refused(g: Obscurio, seat: int, text: str) -> str:
    """The rule by which a choice is refused; it must be refused and change nothing."""
    before = SPEC.write(g)
    try:
        g.find(seat, text)
    except Refusal as refusal:
        assert SPEC.write(g) == before
        return refusal.rule or refusal.code
    raise AssertionError(f"{text} was accepted")


def write(g: Obscurio, clue: str = "") -> None:
    """The Grimoire's clue, any legal one if none is given."""
    ask = next(ask for ask in g.asks() if ask.who == g.grimoire)
    play(g, g.grimoire, clue or ask.options[0].text)


def close_eyes(g: Obscurio) -> None:
    """From the riddle into the eyes-closed step."""
    write(g)
    clock(g, "time")


def to_doors(g: Obscurio, *picks: int, exit: int = 3) -> None:
    """From the riddle to the doors, with the Traitor's picks, and the Exit where the test wants it."""
    if g.phase == "riddle":
        close_eyes(g)
    for slot in picks:
        play(g, g.traitor, f"pick {slot}")
    if g.phase == "night":
        rest(g)
        clock(g, "tick")
    here = g.exit_door - 1
    g.doors[here], g.doors[exit - 1] = g.doors[exit - 1], g.doors[here]
    g.exit_door = exit


def rest(g: Obscurio) -> None:
    """Every Wizard is done with the night."""
    for seat in g.wizards:
        if not g.rested >> seat & 1:
            play(g, seat, "rest")


NAMES = {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "h": h}


def stand(g: Obscurio, **doors: int) -> None:
    """Chips to doors, or commits under the Watcher."""
    kind = "commit" if g.phase == "watch" else "place"
    for name, door in doors.items():
        if door:
            play(g, NAMES[name], f"{kind} {door}")


def agree(g: Obscurio) -> None:
    """All confirm, and nobody uses the last call."""
    for seat in g.active:
        if not g.stage().done(g) >> seat & 1:
            play(g, seat, "confirm")
    clock(g, "call")


def resolve(g: Obscurio, **doors: int) -> None:
    """Chips to doors; those who stand nowhere let the time run out."""
    stand(g, **doors)
    if g.phase == "watch" or any(g.chips[chip] == 0 for chip, seat in enumerate(g.chip_seat) if seat in g.active):
        while g.phase in ("open", "watch", "locked"):
            clock(g, "sand")
        if g.phase == "count":
            clock(g, "call")
    else:
        agree(g)


def room(g: Obscurio, exit: int = 3, **doors: int) -> None:
    """A whole room, and the look at it."""
    to_doors(g, exit=exit)
    resolve(g, **doors)


def see(g: Obscurio) -> None:
    """Everybody has seen the result."""
    for seat in range(g.seats):
        play(g, seat, "continue")


def ended(g: Obscurio) -> Outcome:
    """How the game ended, once everybody has seen the last result."""
    assert g.result() is None
    see(g)
    outcome = g.result()
    assert outcome is not None
    return outcome


def gauge(g: Obscurio) -> tuple[int, int]:
    """Light and dark."""
    return g.light, g.dark


def heard(events: list[Event], seat: int | None) -> list[str]:
    """The ids of the messages a seat hears."""
    return [line[0] for event in events if (line := event.seen_by(seat)) is not None]


def without_purple(g: Obscurio) -> bool:
    """Whether no purple token is in the game."""
    return not [token for token in g.bag + g.traps if token.colour == PURPLE]
