"""What a study counts of Obscurio: roles, traps, rooms, and how sure loyal Wizards are of who the Traitor is."""

from math import log2

from noctuary.core.effects import Ask
from noctuary.core.measure import Figure, Measure, Tally
from noctuary.obscurio.bot.suspicion import guilt
from noctuary.obscurio.knowledge import knowledge_of
from noctuary.obscurio.state import Obscurio


class Rooms(Measure):
    """Rooms, chips and traps."""

    def figures(self, g: Obscurio) -> dict[str, Figure]:
        traps: Tally = {}
        right = stood = found = 0
        for row in g.rooms:
            in_play, _, _, _, exit_door, chips, _, active, _, _ = row
            for trap in in_play:
                traps.setdefault(trap.id, [0])[0] += 1
            at = [door for seat, door in zip(g.chip_seat, chips, strict=True) if seat in active]
            loyal = [
                door for seat, door in zip(g.chip_seat, chips, strict=True) if seat in active and seat != g.traitor
            ]
            right += loyal.count(exit_door)
            stood += len(loyal)
            found += exit_door in at
        rooms = max(1, len(g.rooms))
        return {
            "rooms": len(g.rooms),
            "accuracy": round(right / max(1, stood), 3),
            "found": round(found / rooms, 3),
            "tokens_left": g.gauge(),
            "accused": float(bool(g.rounds)),
            "traps": traps,
            "role": [role(g, seat) for seat in range(g.seats)],
        }


def role(g: Obscurio, seat: int) -> str:
    """What a seat plays."""
    if seat == g.grimoire:
        return "grimoire"
    return "traitor" if seat == g.traitor else "wizard"


class Beliefs(Measure):
    """How unsure loyal Wizards are of who the Traitor is, in bits, when each room's riddle is set.

    By the model that the bots accuse with (`bot.suspicion`): what chips, votes and lateness say, all read alike.
    """

    def __init__(self) -> None:
        self.rooms = -1
        self.bits: list[float] = []

    def before(self, g: Obscurio, ask: Ask) -> None:
        if not g.haunted() or len(g.rooms) == self.rooms:
            return
        self.rooms = len(g.rooms)
        bits = [doubt(g, seat) for seat in g.wizards if seat != g.traitor]
        self.bits.append(round(sum(bits) / len(bits), 3))

    def figures(self, g: Obscurio) -> dict[str, Figure]:
        return {"doubt": self.bits} if self.bits else {}


def doubt(g: Obscurio, seat: int) -> float:
    """How many bits a seat lacks to know the Traitor; none, once everybody does."""
    return -sum(p * log2(p) for p in guilt(knowledge_of(g, seat, False), True).values() if p > 0)


def measures() -> tuple[Measure, ...]:
    """What is counted while one game of Obscurio is played."""
    return Rooms(), Beliefs()
