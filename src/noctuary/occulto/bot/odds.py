"""Who may be whose, read off a game in the eyes of one of its seats: what it has seen, and what the benches say.

Rows stand for backs, columns for colours. Only what the seat may know of the history is looked at, so every game dealt
from the same knowledge gives the same rows.
"""

import math
from typing import Final

from noctuary.occulto.pieces import COLOURS, NO_COLOUR
from noctuary.occulto.state import GONE, LOOK, MIX, NO_BACK, SHIFT, SWAP, Occulto

Rows = list[list[float]]
MANY: Final = 6
"""Backs, and colours."""
EVEN_OUT: Final = 8
"""How often rows and columns are brought back to one in turn, after a Tornado."""


def faces_known(g: Occulto, seat: int) -> list[int]:
    """For each back the face this seat has seen, or -1. Right as long as no Tornado has blown."""
    known = [-1] * MANY
    for line in g.history:
        if line[0] == LOOK and line[3] >> seat & 1:
            known[line[1]] = line[4]
    return known


def has_mixed(g: Occulto) -> bool:
    """Whether a Tornado has blown."""
    for line in g.history:  # noqa: SIM110 - a plain loop is quicker compiled
        if line[0] == MIX:
            return True
    return False


def odds_of_backs(g: Occulto, seat: int) -> Rows:
    """How likely each face is under each back: exact until a Tornado blows, close after it."""
    if has_mixed(g):
        return odds_through_tornadoes(g, seat)
    return even_odds(faces_known(g, seat))


def even_odds(known: list[int]) -> Rows:
    """What is not known can be anything that is left."""
    left = [colour for colour in range(MANY) if colour not in known]
    rows: Rows = []
    for back in range(MANY):
        row = [0.0] * MANY
        if known[back] >= 0:
            row[known[back]] = 1.0
        else:
            for colour in left:
                row[colour] = 1.0 / len(left)
        rows.append(row)
    return rows


def odds_through_tornadoes(g: Occulto, seat: int) -> Rows:
    """A look settles a row and a column; a Tornado gives the backs it mixed the mean of their rows."""
    rows: Rows = [[1.0 / MANY] * MANY for _ in range(MANY)]
    for line in g.history:
        if line[0] == LOOK and line[3] >> seat & 1:
            for back in range(MANY):
                rows[back][line[4]] = 0.0
            rows[line[1]] = [0.0] * MANY
            rows[line[1]][line[4]] = 1.0
            even_out(rows)
        elif line[0] == MIX:
            mixed = [back for back in range(MANY) if line[1] >> back & 1]
            if mixed:
                mean = [0.0] * MANY
                for back in mixed:
                    for colour in range(MANY):
                        mean[colour] += rows[back][colour] / len(mixed)
                for back in mixed:
                    rows[back] = mean.copy()
    return rows


def even_out(rows: Rows) -> None:
    """Bring rows and columns back to a sum of one each (Sinkhorn)."""
    for _ in range(EVEN_OUT):
        for row in rows:
            whole = 0.0
            for share in row:
                whole += share
            if whole > 0.0:
                for colour in range(MANY):
                    row[colour] /= whole
        for colour in range(MANY):
            whole = 0.0
            for row in rows:
                whole += row[colour]
            if whole > 0.0:
                for row in rows:
                    row[colour] /= whole


# What the benches say -------------------------------------------------------------------------------------------------


def evidence(g: Occulto, seat: int) -> Rows:
    """For each back and colour, the potions that somebody has laid who knew that back and had it before them.

    A bench does not say when each of its cards was played; they are taken to lie evenly over the turns so far.
    """
    rows: Rows = [[0.0] * MANY for _ in range(MANY)]
    for who in range(g.seats):
        bench = g.bench[who]
        if who == seat or not bench:
            continue
        walk = Walk(g, who)
        for number, card in enumerate(bench):
            walk.go_on((number + 0.5) * g.turn / len(bench), rows)
            back = walk.at[who]
            if card.colour != NO_COLOUR and back >= 0 and walk.knows >> back & 1:
                rows[back][card.colour] += card.potions
        walk.go_on(float(g.turn + 1), rows)
        if walk.at[: len(g.backs)] != g.backs:
            return [[0.0] * MANY for _ in range(MANY)]
    return rows


class Walk:
    """Where the backs lay, and which of them one seat knew, turn by turn."""

    __slots__ = ("at", "g", "knows", "next", "who")

    def __init__(self, g: Occulto, who: int) -> None:
        self.g = g
        self.who = who
        self.at: list[int] = list(range(MANY))
        self.knows: int = 0
        self.next: int = 0

    def go_on(self, turn: float, rows: Rows) -> None:
        """All that happened before this turn. What was said of backs that a Tornado mixes is forgotten."""
        history = self.g.history
        while self.next < len(history) and history[self.next][-1] < turn:
            line = history[self.next]
            self.next += 1
            kind = line[0]
            if kind == LOOK:
                if line[3] >> self.who & 1:
                    self.knows |= 1 << line[1]
            elif kind == SWAP:
                self.at[line[1]], self.at[line[2]] = self.at[line[2]], self.at[line[1]]
            elif kind == SHIFT:
                ring = [at for at in range(MANY) if line[2] >> at & 1]
                backs = [self.at[at] for at in ring]
                for number in range(len(ring)):
                    self.at[ring[(number + line[1]) % len(ring)]] = backs[number]
            elif kind == GONE:
                self.at[line[1]] = self.at[line[2]] if line[2] >= 0 else NO_BACK
                if line[2] >= 0:
                    self.at[line[2]] = NO_BACK
            else:
                self.knows &= ~line[1]
                for back in range(MANY):
                    if line[1] >> back & 1:
                        rows[back] = [0.0] * MANY


def fill(known: list[int], said: Rows, trust: float, back: int, weight: float, rows: Rows) -> float:
    """Add every way to go on from this back to the rows; says how much all of them weigh."""
    while back < MANY and known[back] >= 0:
        back += 1
    if back == MANY:
        for each in range(MANY):
            rows[each][known[each]] += weight
        return weight
    whole = 0.0
    for colour in range(MANY):
        if colour not in known:
            known[back] = colour
            whole += fill(known, said, trust, back + 1, weight * math.exp(trust * said[back][colour]), rows)
            known[back] = -1
    return whole


def odds_with_benches(g: Occulto, seat: int, trust: float) -> Rows:
    """How likely each face is under each back, if those who laid potions of a colour rather hold it."""
    if trust == 0.0:
        return odds_of_backs(g, seat)
    if has_mixed(g):
        return leaning(odds_through_tornadoes(g, seat), evidence(g, seat), trust)
    rows: Rows = [[0.0] * MANY for _ in range(MANY)]
    whole = fill(faces_known(g, seat), evidence(g, seat), trust, 0, 1.0, rows)
    for row in rows:
        for colour in range(MANY):
            row[colour] /= whole
    return rows


def leaning(rows: Rows, said: Rows, trust: float) -> Rows:
    """Rows with what the benches say multiplied in."""
    for back in range(MANY):
        for colour in range(MANY):
            rows[back][colour] *= math.exp(trust * said[back][colour])
    even_out(rows)
    return rows


assert len(COLOURS) == MANY
