"""Suspicion: every choice weighed against how hard its room was, and what that makes of a vote."""

from math import log
from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import Butterflies, clue_of, draw, option
from noctuary.obscurio.bot.resemblance import shares
from noctuary.obscurio.knowledge import Knowledge, Room

SHARPNESS: Final = 1.3
"""How sharply a loyal Wizard is taken to read (fitted)."""
SLIP: Final = 0.1
"""How often a loyal Wizard stands anywhere (fitted)."""
FALSE: Final = 0.35
"""How often a Traitor stands at a wrong door on purpose (fitted)."""
STALLED: Final = 0.18
"""What it says to have kept all others waiting (the rules page's weak term: ×1.2; of a bot it says nothing)."""
POINTED: Final = 0.2
"""What it says to have pointed at somebody who proved loyal (the rules page's weak term: ×1.2)."""
SWAYED: Final = 0.3
"""Two others can talk a Wizard into a name that looks so much less guilty than the one it said (chosen)."""
TEMPER: Final = 0.7
"""How evenly votes are spread over suspects."""


class Weighing:
    """The numbers that suspicion is made with."""

    __slots__ = ("false", "pointed", "sharpness", "slip", "stalled")

    def __init__(
        self,
        sharpness: float = SHARPNESS,
        slip: float = SLIP,
        false: float = FALSE,
        stalled: float = STALLED,
        pointed: float = POINTED,
    ) -> None:
        self.sharpness = sharpness
        self.slip = slip
        self.false = false
        self.stalled = stalled
        self.pointed = pointed


FITTED: Final = Weighing()


def suspicion(known: Knowledge, weighing: Weighing = FITTED) -> dict[int, float]:
    """For each Wizard, the logarithm of how much more their choices look like a Traitor's."""
    wizards = [wizard.seat for wizard in known.view.wizards]
    found = dict.fromkeys(wizards, 0.0)
    for room in known.rooms:
        for seat, weight in zip(wizards, room_weights(known.view.pictures, room, wizards, weighing), strict=True):
            found[seat] += weight
    for votes in known.rounds:
        for wizard in known.view.wizards:
            target = votes[wizard.seat]
            if any([other.role == "loyal" and other.seat == target for other in known.view.wizards]):  # noqa: C419
                found[wizard.seat] += weighing.pointed
    return found


def room_weights(deck: str, room: Room, wizards: list[int], weighing: Weighing) -> list[float]:
    """What one room says of each Wizard."""
    doors = shares_in(deck, room, weighing.sharpness)
    wrong = max(1.0 - doors[room.exit_door - 1], 0.02)
    found: list[float] = []
    for at, seat in enumerate(wizards):
        if seat not in room.active:
            found.append(0.0)
            continue
        door = room.chips[at]
        weight = weighing.stalled if room.late == 1 << seat else 0.0
        if door == 0:
            weight += 0.15
        else:
            loyal = (1 - weighing.slip) * doors[door - 1] + weighing.slip / len(doors)
            false = 0.0 if door == room.exit_door else doors[door - 1] / wrong
            weight += log((weighing.false * false + (1 - weighing.false) * loyal) / loyal)
        found.append(weight)
    return found


_SHARES: Final[dict[tuple[tuple[str, ...], tuple[str, ...], Butterflies, tuple[str, ...], float], list[float]]] = {}


def shares_in(deck: str, room: Room, sharpness: float) -> list[float]:
    """How a Wizard would have read that room."""
    key = (room.traps, room.pages, room.clue, room.doors, sharpness)
    found = _SHARES.get(key)
    if found is None:
        if len(_SHARES) >= 512:
            _SHARES.clear()
        clue = clue_of(deck, room.traps, tuple(room.pages), tuple([tuple(each) for each in room.clue]))
        found = _SHARES[key] = shares([sharpness * clue.value(id) for id in room.doors])
    return found


def guilt(known: Knowledge, of_others: bool) -> dict[int, float]:
    """For each Wizard whose card is hidden, how likely they are the Traitor: to all, or to this seat itself."""
    hidden = [
        wizard.seat
        for wizard in known.view.wizards
        if wizard.role is None and not (of_others and wizard.seat == known.view.seat)
    ]
    if not hidden or known.seats < 4 or any([wizard.role == "traitor" for wizard in known.view.wizards]):  # noqa: C419
        return {}
    suspects = suspicion(known)
    return dict(zip(hidden, shares([suspects[seat] for seat in hidden]), strict=True))


def accuse(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Point at whom one has named, or would name, then lock. The Traitor points at whoever is suspected most."""
    if known.view.vote is not None:
        return option(ask, "lock")
    votes = [choice.args[0] for choice in ask.options if choice.kind == "vote" and choice.args[0] != known.view.seat]
    if not votes:
        return option(ask, "lock")
    said, since = own_word(known)
    if said in votes:
        better = persuaded(known, said, since)
        return option(ask, f"vote {better if better in votes else said}")
    return option(ask, f"vote {suspect(known, votes, luck)}")


def suspect(known: Knowledge, among: list[int], luck: Stream) -> int:
    """Whom one would point at: by suspicion, with a temper."""
    hidden = [wizard.seat for wizard in known.view.wizards if wizard.seat in among and wizard.role is None] or among
    suspects = suspicion(known)
    temper = TEMPER / 2 if known.view.role == "traitor" else TEMPER
    return hidden[draw(luck, shares([suspects[seat] / temper for seat in hidden]))]


def own_word(known: Knowledge) -> tuple[int, dict[int, int]]:
    """Whom this seat has named in this round, -1 for nobody; and whom the others named since, by speaker."""
    lines = known.view.lines
    mine = [at for at, (seat, line) in enumerate(lines) if seat == known.view.seat and line.startswith("suspect")]
    if len(mine) <= len(known.rounds):
        return -1, {}
    named = {seat: int(line.split(" ")[1]) for seat, line in lines[mine[-1] + 1 :] if line.startswith("suspect")}
    return int(lines[mine[-1]][1].split(" ")[1]), named


def persuaded(known: Knowledge, said: int, since: dict[int, int]) -> int:
    """Whom one points at after what was said since: two who name the same other, not a friend, can change a mind.

    One's own word holds unless something was said; and nobody is talked into a name that looks much less guilty.
    """
    suspects = suspicion(known)
    for other in dict.fromkeys(since.values()):
        calls = len([1 for name in since.values() if name == other])
        if other not in (said, known.view.seat) and calls >= 2 and suspects[other] > suspects[said] - SWAYED:
            return other
    return said
