"""What a table of showing cards is worth: the few sums made with the weights.

An Evaluation weighs tables: the showing cards as they would be after an answer, in this room, the next or the one
before.
"""

from typing import Final

from noctuary.oubliette.bot.features import EQUIPPED, UNKNOWN, Features, Tops
from noctuary.oubliette.bot.weights import Weights
from noctuary.oubliette.pieces import ALL, JACK, JOKER, KING, QUEEN, Card, combat_worth

WON: Final = 1e6
LOST: Final = -1e6

RANK: Final = [sum(card.bit for card in ALL if card.rank == rank) for rank in range(16)]
"""The set of all cards of a rank; none for rank 0, which is what is needed without a Path."""
VALUES: Final = {ace: [0, 0, *[combat_worth(card, ace) for card in (*ALL[:13], ALL[-1])]] for ace in (14, 1)}
"""What a card of each rank pays in a fight (O-44, OA-07, OA-08)."""
AVERAGE: Final = 7
"""What an unknown card pays, about."""


class Evaluation:
    """Weighs what the table would be after an answer."""

    __slots__ = ("gone", "hope", "s", "tables", "unseen", "w")

    def __init__(self, s: Features, w: Weights) -> None:
        self.s = s
        self.w = w
        self.tables: dict[int, list[float]] = {}
        """What a card of each rank is worth by itself, by the number needed next."""
        gone = 0
        for card in s.graveyard:
            gone |= card.bit
        self.gone: int = gone
        self.unseen: int = s.unseen()
        self.hope: float = w.unknown + self.expected()
        """What a card is worth that is about to be turned up."""

    def dry(self) -> float:
        """What giving cards back to the deck is worth besides, where it cannot hold the next number."""
        return self.w.dry if self.s.rooms and not self.unseen & RANK[self.s.needed] else 0.0

    def expected(self) -> float:
        """What an unseen card is worth for the Path, on average."""
        s = self.s
        if not s.direction or not self.unseen:
            return 0.0
        total = 0.0
        part = self.w.near
        number = s.needed
        while 2 <= number <= 10:
            total += part * (self.unseen & RANK[number]).bit_count()
            part *= self.w.fade
            number += s.direction
        return total / self.unseen.bit_count()

    def stay(self, tops: Tops) -> float:
        """The table with these cards showing, in this room."""
        s = self.s
        return self.hold(tops, s.needed, s.direction, s.deadly(), s.chasms)

    def step(self, tops: Tops) -> float:
        """The same, one room further on. The ninth wins."""
        s = self.s
        if s.rooms == 8:
            return WON
        return self.w.room + self.hold(tops, s.needed + s.direction, s.direction, s.chasm_here, 0)

    def begin(self, tops: Tops, number: int) -> float:
        """The same, in the first room of a Path that begins with a 10 or a 2."""
        down = number == 10
        return self.w.room + self.hold(tops, 9 if down else 3, -1 if down else 1, True, 0)

    def back(self, tops: Tops, trap: bool = False) -> float:
        """The same, set back by a Creature or a Trap (O-17, O-20, O-46, OA-41 … OA-43)."""
        s = self.s
        if s.fatal(trap):
            return LOST
        if s.rooms == 0:
            return self.stay(tops)
        if s.rooms == 1:
            return self.hold(tops, 0, 0, False, 0) - self.w.room
        held = self.hold(tops, s.needed - s.direction, s.direction, s.rooms == 2, 1 if s.bridge_behind else 0)
        return held - self.w.room

    def time(self, cards: int) -> float:
        """What so many cards of the deck are worth. The last of them is the game."""
        if cards >= self.s.deck and not self.refill():
            return -LOST / 10
        return self.w.time * cards * (self.w.calm if self.shifting() else 1.0)

    def shifting(self) -> bool:
        """Whether a Joker is at hand that could give the Graveyard back to the deck."""
        s = self.s
        return any(card is not None and card.rank == JOKER and not s.sideways & card.bit for card in s.tops)

    def refill(self) -> bool:
        """Whether the deck could be refilled when it runs out."""
        return self.s.options.deck_out == "end_of_turn" and any(
            card is not None and card.rank in (QUEEN, JOKER) and self.s.actions > 0 for card in self.s.tops
        )

    def hold(self, tops: Tops, needed: int, direction: int, deadly: bool, chasms: int) -> float:
        """What these showing cards are worth to somebody who needs this number next."""
        w = self.w
        s = self.s
        table = self.tables.get(needed)
        if table is None:
            table = self.table(needed, direction)
        values = VALUES[s.options.ace_value]
        total = 0.0
        strength = payers = ropes = held = numbers = 0
        for place, card in enumerate(tops):
            if card is None:
                total += w.empty if place != EQUIPPED else 0.0 if s.sealed else w.bare
                continue
            held += 1
            if card is UNKNOWN:
                total += self.hope
                strength += AVERAGE
                continue
            rank = card.rank
            if place == EQUIPPED:
                total += w.benefits[rank]
                if not s.options.equipped_is_inventory:
                    held -= 1
                    continue
            strength += values[rank]
            if rank <= 10:
                total += table[rank] * w.spare if (numbers >> rank) & 1 else table[rank]
                numbers |= 1 << rank
                payers += card.black_even
                ropes += card.rope
                if card.torch:
                    total += w.torch * (0.5 if s.sideways & card.bit else 1.0)
            elif rank == JOKER and s.sideways & card.bit:
                total += w.half
            else:
                total += table[rank]
        if not held:
            return LOST
        if held < 3:
            total -= w.few * (3 - held)
        if s.power():
            strength += held
        return total + w.combat * strength + self.safety(strength, payers, deadly) + self.ropes(ropes, chasms)

    def safety(self, strength: int, payers: int, deadly: bool) -> float:
        """What it is worth to be ready for a Wraith and for a Trap."""
        w = self.w
        danger = w.deadly if deadly else 1.0
        missing = KING + self.s.bonus - strength
        total = -w.weak * missing * danger if missing > 0 else 0.0
        if payers:
            total += w.payer * danger + w.payers * (payers - 1)
        return total

    def ropes(self, ropes: int, chasms: int) -> float:
        """What Chasms ahead cost, and Ropes are worth."""
        w = self.w
        if chasms:
            return w.tied * min(ropes, chasms) - w.chasm * chasms
        return w.rope if ropes else 0.0

    def table(self, needed: int, direction: int) -> list[float]:
        """What a card of each rank is worth by itself, needing this number next."""
        w = self.w
        row = [0.0, 0.0, *[self.path_worth(number, needed, direction) for number in range(2, 11)]]
        row += [w.jack, w.queen, w.king, w.ace, w.joker]
        if self.gone & RANK[needed]:
            row[JACK] += w.dig
        self.tables[needed] = row
        return row

    def path_worth(self, number: int, needed: int, direction: int) -> float:
        """What a number is worth for the Path."""
        w = self.w
        if not direction:
            if number in (2, 10):
                return w.start if self.s.options.start_from_inventory else w.behind
            return w.near * w.fade**4
        ahead = (number - needed) * direction
        if ahead < 0:
            return w.behind
        scarce = 1.0 + w.scarce * (self.gone & RANK[number]).bit_count()
        return float(w.near * w.fade**ahead * scarce)

    def cover(self, place: int, card: Card) -> float:
        """The table once `card` lies on a place: what it covers is not wholly lost."""
        s = self.s
        tops = s.tops.copy()
        old = tops[place]
        tops[place] = card
        value = self.stay(tops)
        if old is not None:
            value += self.w.covered * self.alone(old)
        return value

    def alone(self, card: Card) -> float:
        """A rough worth of one card by itself."""
        if card is UNKNOWN:
            return self.hope
        s = self.s
        table = self.tables.get(s.needed)
        return (self.table(s.needed, s.direction) if table is None else table)[card.rank]

    def turning(self, card: Card) -> float:
        """How welcome a card would be when it is turned over."""
        s = self.s
        ahead = (card.number - s.needed) * s.direction if card.number and s.direction else -9
        if ahead == 0:
            return self.w.room
        if ahead == -1 and s.options.same_number != "category":
            return -self.w.room
        welcome = self.path_worth(card.number, s.needed, s.direction) if ahead > 0 else 0.0
        if card.happening == "other":
            return welcome + self.w.other
        if card.happening in ("lost", "creature", "trap"):
            return welcome - self.w.harm
        return welcome - self.w.harm / 2
