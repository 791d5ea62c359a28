"""What a study counts of Occulto: abilities, colours, who leads, and how sure players are of their own character."""

from math import log2

from noctuary.core.effects import Ask, Choice
from noctuary.core.measure import Figure, Measure, Tally, count
from noctuary.occulto.pieces import COLOURS
from noctuary.occulto.rules.scoring import leading, powers, totals_with
from noctuary.occulto.state import NO_BACK, Occulto
from noctuary.occulto.worlds import facts_of, known_history, worlds_of


class Table(Measure):
    """Where colours went, who began, and how often another player's character came to lead."""

    def __init__(self) -> None:
        self.dealt: list[str] = []
        self.leader: tuple[int, ...] = ()
        self.changes = 0
        self.abilities: Tally = {}

    def begin(self, g: Occulto) -> None:
        self.dealt = [COLOURS[g.faces[g.backs[seat]]] for seat in range(g.seats)]

    def after(self, g: Occulto, ask: Ask, choice: Choice) -> None:
        if choice.kind in ("play", "lay"):
            count(self.abilities, choice.args[0].name, ask.who, g.seats)
        places = tuple(leading(g, g.totals()))
        if places and len(places) < 6 and places != self.leader:
            self.changes += bool(self.leader)
            self.leader = places

    def figures(self, g: Occulto) -> dict[str, Figure]:
        saved = leading(g, totals_with(g, powers(g) if g.options.expert else 0))
        order = [ORDER[(seat - g.first) % g.seats] for seat in range(g.seats)]
        return {
            "turns": g.turn,
            "table_lead_changes": self.changes,
            "colour": self.dealt,
            "order": order,
            "abilities": self.abilities,
            "saved": {COLOURS[g.faces[g.backs[at]]]: [1] for at in saved},
            "ending": {g.ending: [1]},
        }


ORDER = ("first", "second", "third", "fourth", "fifth")


class Beliefs(Measure):
    """How unsure players are of the character before them, in bits, as each round begins; the worlds are exact."""

    def __init__(self) -> None:
        self.turn = -1
        self.bits: list[float] = []

    def before(self, g: Occulto, ask: Ask) -> None:
        if g.turn == self.turn or (g.turn - 1) % g.seats:
            return
        self.turn = g.turn
        bits = [doubt(g, seat) for seat in range(g.seats) if g.backs[seat] != NO_BACK]
        self.bits.append(round(sum(bits) / max(1, len(bits)), 3))

    def figures(self, g: Occulto) -> dict[str, Figure]:
        return {"doubt": self.bits}


def doubt(g: Occulto, seat: int) -> float:
    """How many bits a seat lacks to know its own character."""
    worlds = worlds_of(facts_of(known_history(g.history, seat)))
    counts = [0] * len(COLOURS)
    for world in worlds:
        counts[world[g.backs[seat]]] += 1
    return -sum(n / len(worlds) * log2(n / len(worlds)) for n in counts if n)


def measures() -> tuple[Measure, ...]:
    """What is counted while one game of Occulto is played."""
    return Table(), Beliefs()
