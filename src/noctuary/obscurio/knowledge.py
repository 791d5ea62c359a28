"""What a seat could remember.

Everybody remembers the Pages and the Butterflies that a dark night took away. The Grimoire remembers what lies in the
holder. The Traitor remembers it from the first Step 3 on, and the Exit of a turn with Espionage, and all the cards ever
picked. Nobody forgets what lay open. `fields` says who may know which field; here that becomes data for bots.
"""

from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.obscurio.fields import FIELDS, PUBLIC
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.clue import Butterfly
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import View, ids


class Room(msgspec.Struct, frozen=True):
    """A resolved turn, as everybody remembers it."""

    traps: tuple[str, ...]
    pages: tuple[str, ...]
    clue: tuple[tuple[int, ...], ...]
    doors: tuple[str, ...]
    exit_door: int
    chips: tuple[int, ...]
    space: int
    active: tuple[int, ...]
    lines: tuple[tuple[int, str], ...]
    late: int = 0
    """Who had not decided when the hourglass was turned, one bit a seat."""


class Mock(msgspec.Struct, frozen=True):
    """What a loyal Wizard has in the night instead of the holder. It means nothing (BA-51)."""

    holder: tuple[str, ...]
    picks: tuple[str, ...]
    exit: str | None


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and what this seat could remember. None: it has not seen that."""

    view: View
    options: Options
    seats: int
    pages: tuple[str, ...] | None
    clue: tuple[tuple[int, ...], ...] | None
    exit: str | None
    holder: tuple[str, ...] | None
    picks: tuple[str, ...] | None
    past_picks: tuple[tuple[str, ...], ...] | None
    mock: Mock | None
    rooms: tuple[Room, ...]
    rounds: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]
    """How many asks this seat has had, and the numbers of those that are open."""
    state: str
    """The public rest of the position, in the notation of positions."""


def knowledge_of(g: Obscurio, seat: int | None, whole: bool = True) -> Knowledge:
    """All this seat could know. Without `whole` the part that only a new deal needs is left out."""
    told = FIELDS.known(g, seat)
    exit = told.get("exit")
    return Knowledge(
        view=g.view(seat),
        options=g.options,
        seats=g.seats,
        pages=_cards(told, "pages"),
        clue=told.get("clue"),
        exit=None if exit is None else exit.id,
        holder=_cards(told, "holder") if g.haunted() else None,
        picks=_cards(told, "picks") if g.haunted() else None,
        past_picks=tuple(ids(row) for row in told["past_picks"]) if "past_picks" in told else None,
        mock=_mock(told, seat),
        rooms=tuple(_room(row) for row in told["rooms"]),
        rounds=tuple(told["rounds"]),
        numbers=() if seat is None else (g.counts[seat], *(ask.n for ask in g.open_asks if ask.who == seat)),
        state=_state(told) if whole else "",
    )


def _cards(told: dict[str, Any], name: str) -> tuple[str, ...] | None:
    return ids(told[name]) if name in told else None


def _mock(told: dict[str, Any], seat: int | None) -> Mock | None:
    if seat is None or not told["mock_holders"][seat]:
        return None
    exit = told["mock_exits"][seat]
    return Mock(ids(told["mock_holders"][seat]), ids(told["mock_picks"][seat]), None if exit is None else exit.id)


def _room(row: tuple[Any, ...]) -> Room:
    traps, pages, clue, doors, exit_door, chips, space, active, lines, late = row
    return Room(ids(traps), ids(pages), clue, ids(doors), exit_door, chips, space, active, lines, late)


def public_state(g: Obscurio) -> str:
    """What everybody knows of a position beside the view, the same text for all seats."""
    return _state(FIELDS.known(g, None))


def _state(told: dict[str, Any]) -> str:
    names = [*PUBLIC, "stack", *(["outcome"] if "outcome" in told else [])]
    return notation.write("obscurio", {name: told[name] for name in names})


def butterflies(known: Knowledge) -> tuple[Butterfly, ...]:
    """The clue, as far as this seat remembers it."""
    return () if known.clue is None else tuple(tuple(each) for each in known.clue)


# Secrets, by name ----------------------------------------------------------------------------------------------------


def secrets_of(g: Obscurio, seat: int | None) -> dict[str, Any]:
    """What this seat must not know now, said without the views: each of these differs in some other world."""
    secrets: dict[str, Any] = {"deck": tuple(g.deck), "seed": g.chance.seed}
    if g.outcome is not None:
        return secrets
    told = FIELDS.known(g, seat)
    night = g.phase == "night"
    if g.haunted():
        secrets.update(_night_secrets(g, seat, told))
    if "exit" not in told:
        secrets["exit"] = g.exit
        if g.doors:
            secrets["exit door"] = g.exit_door
    if "pages" not in told:
        secrets["pages"] = tuple(g.pages)
    if night:
        secrets["boards"] = [board for other, board in enumerate(g.boards) if other != seat]
    if any(not g.face_up(door) for door in range(1, len(g.doors) + 1)):
        secrets["hidden doors"] = tuple(g.doors)
    others = [commit for chip, commit in enumerate(g.commits) if g.chip_seat[chip] != seat and commit]
    if others:
        secrets["commits"] = others
    if g.phase == "accuse":
        secrets["votes"] = [vote for other, vote in enumerate(g.votes) if other != seat]
    return secrets


def _night_secrets(g: Obscurio, seat: int | None, told: dict[str, Any]) -> dict[str, Any]:
    """What a night hides, in itself and afterwards."""
    secrets: dict[str, Any] = {}
    if "traitor" not in told:
        secrets["traitor"] = g.traitor
    if "holder" not in told:
        secrets["holder"] = tuple(g.holder)
    if "picks" not in told and (g.phase == "night" or g.doors):
        secrets["picks"] = tuple(g.picks)
    if "past_picks" not in told and g.rooms:
        secrets["past picks"] = tuple(g.past_picks)
    if g.met:
        secrets["mock holders"] = [cards for other, cards in enumerate(g.mock_holders) if other != seat]
    return secrets
