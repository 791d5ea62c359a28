"""Every field of the state: its shape, and who may know it. Positions and knowledge follow from this table."""

from typing import Any, Final

from noctuary.core.fields import OPEN, OWN, SECRET, UNKNOWN, Field, Fields, chance_of, given
from noctuary.core.shapes import (
    OPTIONS,
    Shape,
    flag,
    list_of,
    mask,
    maybe,
    per_seat,
    piece,
    row,
    seat,
    text,
    tuple_of,
    whole,
)
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.deck import Deck, Illusion
from noctuary.obscurio.pieces.traps import Trap, bag_for
from noctuary.obscurio.rules.talk import LINES
from noctuary.obscurio.state import ALL_TOKENS, LAST_SPACE, OPENED, Obscurio, Stage

CARD: Final = piece(Illusion)
TRAP: Final = piece(Trap)
DOOR: Final = whole(0, 7)
TOKENS: Final = whole(0, ALL_TOKENS)
SEATS: Final = mask(lambda g: g.seats)
SMALL: Final = whole(0, 99)
CLUE: Final = tuple_of(tuple_of(whole(-100, 100)))
LINE: Final = row(seat(), text())


def chips(shape: Shape) -> Shape:
    """An entry for each chip."""
    return list_of(shape, lambda g: len(g.chip_seat))


# Who knows what, where it is not the same for the whole game ----------------------------------------------------------


def is_insider(g: Obscurio, seat: int | None) -> bool:
    """Whether a seat has seen what the Traitor did: the Grimoire, the Traitor, and everybody at the end."""
    return g.haunted() and (seat == g.grimoire or seat == g.traitor or g.outcome is not None)


def knows_traitor(g: Obscurio, seat: int | None) -> Any:
    """The Grimoire and the Traitor always, the others once the card lies open (B-17, BA-46)."""
    return g.traitor if is_insider(g, seat) or g.exposed() or not g.haunted() else UNKNOWN


def knows_holder(g: Obscurio, seat: int | None) -> Any:
    """The Grimoire filled it; the Traitor has seen it from the first night on (B-39)."""
    return g.holder if is_insider(g, seat) and (seat != g.traitor or g.met or g.outcome is not None) else UNKNOWN


def knows_exit(g: Obscurio, seat: int | None) -> Any:
    """The Grimoire; the Traitor from a night with Espionage on; everybody once the doors lie open."""
    spied = g.spies() and seat == g.traitor and g.phase not in ("riddle", "read")
    return g.exit if g.phase in OPENED or seat == g.grimoire or spied else UNKNOWN


def knows_picks(g: Obscurio, seat: int | None) -> Any:
    """Who saw them taken (BA-18)."""
    return g.picks if is_insider(g, seat) else UNKNOWN


def knows_past_picks(g: Obscurio, seat: int | None) -> Any:
    """The same of the turns before; without a Traitor everybody knows that there were none."""
    return g.past_picks if is_insider(g, seat) or not g.haunted() else UNKNOWN


def knows_pages(g: Obscurio, seat: int | None) -> Any:
    """The Grimoire, and everybody who has seen the Desk, a dark night or not (BA-15, BA-48)."""
    return g.pages if g.pages and (g.phase != "riddle" or seat == g.grimoire) else UNKNOWN


def knows_clue(g: Obscurio, seat: int | None) -> Any:
    """Whoever knows the Pages."""
    return g.clue if knows_pages(g, seat) is not UNKNOWN else UNKNOWN


def impossible(g: Obscurio) -> str:
    """What cannot be about a position whose pieces are all there; nothing if it can."""
    for name, can_be in (
        ("traitor", g.traitor in g.wizards if g.haunted() else g.traitor == -1),
        ("holder", len(g.holder) == (8 if g.haunted() else 0)),
        ("doors", len(g.doors) in (0, g.door_count())),
        ("exit", g.exit is not None and len(g.pages) == 2),
        ("exit_door", g.exit_door == (g.doors.index(g.exit) + 1 if g.doors and g.exit in g.doors else 0)),
        ("picks", len(g.picks) <= g.pick_limit() and (not g.doors or set(g.picks) <= set(g.doors))),
        ("shown", g.shown <= len(g.doors)),
        ("chips", max([*g.chips, *g.commits]) <= len(g.doors)),
        ("space", g.space < len(g.track)),
        ("clue", len(g.clue) <= 2 and all(len(each) in (1, 4) for each in g.clue)),
        ("past_picks", len(g.past_picks) == len(g.rooms)),
        ("stack", g.outcome is not None or isinstance(g.stack[-1], Stage)),
    ):
        if not can_be:
            return name
    return ""


FIELDS: Final = Fields[Obscurio](
    given("seats", whole(2, 8), lambda g: g.seats),
    given("options", OPTIONS, lambda g: g.options.changed()),
    # What lies open. (`mist` is told with the Pages; it says nothing of them.)
    Field("shown_roles", SEATS, OPEN),
    Field("discard", list_of(CARD), OPEN),
    Field("returned", tuple_of(CARD), OPEN),
    Field("refilled", SMALL, OPEN),
    Field("shown", DOOR, OPEN),
    Field("deck_shown", whole(0, lambda g: len(g.pictures.cards)), OPEN),
    Field("mist", tuple_of(whole(0, 71)), OPEN),
    Field("bag", list_of(TRAP), OPEN),
    Field("traps", list_of(TRAP), OPEN),
    Field("progress", whole(1, LAST_SPACE), OPEN),
    Field("light", TOKENS, OPEN),
    Field("dark", TOKENS, OPEN),
    Field("box", TOKENS, OPEN),
    Field("errors", per_seat(TOKENS), OPEN),
    Field("watcher", flag(), OPEN),
    Field("track", tuple_of(SMALL), OPEN),
    Field("space", SMALL, OPEN),
    Field("extra", SMALL, OPEN),
    Field("turn", SMALL, OPEN),
    Field("dark_now", flag(), OPEN),
    Field("late", SEATS, OPEN),
    Field("chips", chips(DOOR), OPEN),
    Field("lines", list_of(LINE), OPEN),
    Field("spoken", per_seat(whole(0, LINES)), OPEN),
    Field(
        "rooms",
        list_of(
            row(
                tuple_of(TRAP),
                tuple_of(CARD, 2),
                CLUE,
                tuple_of(CARD),
                DOOR,
                tuple_of(DOOR),
                SMALL,
                tuple_of(seat()),
                tuple_of(LINE),
                SEATS,
            )
        ),
        OPEN,
    ),
    Field("rounds", list_of(tuple_of(seat(nobody=True), lambda g: g.seats)), OPEN),
    Field("met", flag(), OPEN),
    # What somebody may not know, always or for a while. What is seen of doors, commits and votes is in the view.
    Field("traitor", seat(nobody=True), knows_traitor),
    Field("deck", list_of(CARD), SECRET),
    Field("holder", list_of(CARD), knows_holder),
    Field("exit", maybe(CARD), knows_exit),
    Field("picks", list_of(CARD), knows_picks),
    Field("pages", list_of(CARD), knows_pages),
    Field("clue", CLUE, knows_clue),
    Field("doors", list_of(CARD), SECRET),
    Field("exit_door", DOOR, SECRET),
    Field("rested", SEATS, SECRET),
    Field("commits", chips(DOOR), SECRET),
    Field("votes", per_seat(seat(nobody=True)), SECRET),
    Field("boards", per_seat(tuple_of(whole(0, 2), lambda g: len(g.wizards))), OWN),
    Field("past_picks", list_of(tuple_of(CARD)), knows_past_picks),
    Field("mock_holders", per_seat(tuple_of(CARD)), OWN),
    Field("mock_picks", per_seat(tuple_of(CARD)), OWN),
    Field("mock_exits", per_seat(maybe(CARD)), OWN),
    stack=OPEN,
    derived=("pictures", "grimoire", "wizards", "chip_seat", "penalty", "active", "quorum"),
    derive=lambda g: g.expose(g.traitor) if g.exposed() else None,
    pieces=lambda g: [
        *(card.id for card in g.pictures.cards),
        *(trap.id for trap in bag_for(g.options.trap_bag, g.haunted())),
        *["token"] * ALL_TOKENS,
    ],
    check=impossible,
)

PUBLIC: Final = tuple(field.name for field in FIELDS.own if field.known is OPEN and not field.given)
"""Fields that everybody may know, in every position."""


def load(deck: Deck, fields: dict[str, Any]) -> Obscurio:
    """The game a full position describes."""
    return FIELDS.load(fields, lambda f: Obscurio(Options.make(f["options"]), f["seats"], deck, chance_of(f)))
