"""What cards, rooms and time are worth: one table of weights, and the few sums made with it.

A Thought weighs tables: the showing cards as they would be after an answer, in this room, the next or the one before.
"""

from typing import Final

from noctuary.oubliette.cards import ACE, JACK, JOKER, KING, QUEEN, Card
from noctuary.oubliette.sight import EQUIPPED, UNKNOWN, Sight, Tops

MODELS: Final = ("other1", "other_inf", "every1", "every_inf")

TABLE: Final[dict[str, tuple[float, float, float, float]]] = {
    # name        other1  other_inf every1  every_inf   what it weighs
    "room": (10.0, 10.0, 10.0, 10.0),  # a room of the Path
    "near": (5.0, 5.0, 5.0, 5.0),  # a showing card of the next number
    "fade": (0.85, 0.85, 0.85, 0.85),  # how that shrinks with each number further on
    "spare": (0.3, 0.3, 0.3, 0.3),  # how much of it a second card of the number is worth
    "scarce": (0.1, 0.1, 0.1, 0.1),  # how it grows with each card of the number that is in the Graveyard
    "start": (4.0, 4.0, 4.0, 4.0),  # a 10 or 2 while there is no Path
    "behind": (0.3, 0.3, 0.3, 0.3),  # a number already passed
    "combat": (0.15, 0.15, 0.15, 0.15),  # each point that could be paid to a Creature
    "weak": (0.4, 0.4, 0.4, 0.4),  # each point short of a Wraith
    "payer": (2.5, 2.5, 2.5, 2.5),  # one black even card against Traps
    "payers": (0.6, 0.6, 0.6, 0.6),  # each further one
    "deadly": (2.0, 2.0, 2.0, 2.0),  # how both grow where being set back would lose
    "rope": (0.8, 0.8, 0.8, 0.8),
    "chasm": (7.0, 7.0, 7.0, 7.0),  # a Chasm ahead
    "tied": (3.0, 3.0, 3.0, 3.0),  # a Rope, while there is a Chasm ahead
    "torch": (0.8, 0.8, 0.8, 0.8),
    "jack": (3.0, 3.0, 3.0, 4.0),
    "queen": (3.0, 3.0, 3.0, 3.0),
    "king": (1.0, 1.0, 1.0, 1.0),
    "ace": (3.0, 3.0, 3.0, 3.0),
    "joker": (11.0, 11.0, 11.0, 11.0),
    "half": (4.0, 4.0, 4.0, 4.0),  # a Joker that has destroyed once
    "searching": (1.0, 1.0, 1.0, 1.0),  # what each Item gives from the Equipped place
    "grave": (2.0, 2.0, 2.0, 2.0),
    "colours": (1.0, 1.0, 1.0, 1.0),
    "power": (1.0, 1.0, 1.0, 1.0),
    "map": (1.5, 1.5, 3.0, 3.0),
    "unknown": (3.5, 3.5, 3.5, 3.5),  # a card about to be turned up
    "empty": (1.5, 1.5, 1.5, 1.5),  # an empty slot
    "bare": (2.5, 2.5, 2.5, 2.5),  # an empty Equipped place
    "covered": (0.3, 0.3, 0.3, 0.3),  # how much of a card is left when another lies on it
    "time": (0.6, 0.6, 0.6, 0.6),  # a card of the deck
    "calm": (0.7, 0.7, 0.7, 0.7),  # how much of that counts while a Joker could shift it back
    "other": (5.0, 5.0, 5.0, 5.0),  # turning over a card that gives an action
    "harm": (4.0, 4.0, 4.0, 4.0),  # turning over a Creature, a Trap or an 8
    "few": (3.0, 3.0, 3.0, 3.0),  # each showing card fewer than three
    "curse": (2.0, 2.0, 2.0, 2.0),
    "shift": (0.8, 0.8, 0.8, 0.8),  # each card a Time Shift gives back
    "wait": (1.0, 1.0, 1.0, 1.0),  # each card of the deck that says it can wait
    "restock": (0.3, 0.3, 0.3, 0.3),  # each card a Restock deals
    "hourglass": (5.0, 5.0, 5.0, 5.0),
    "patience": (0.1, 0.1, 0.1, 0.1),  # each card of the deck that says an Hourglass can wait
    "advantage": (2.0, 2.0, 2.0, 2.0),  # the better of two unknown cards
    "search": (0.5, 0.5, 0.5, 0.5),  # finding a card, before its cost in time
}

Weights = dict[str, float]


def column(model: str) -> Weights:
    """The weights for one reading of when the player may act (OA-70)."""
    at = MODELS.index(model)
    return {name: row[at] for name, row in TABLE.items()}


WEIGHTS: Final[dict[str, Weights]] = {model: column(model) for model in MODELS}

WON: Final = 1e6
LOST: Final = -1e6

ITEMS: Final = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace", JOKER: "joker"}
BENEFITS: Final = {10: "searching", JACK: "grave", QUEEN: "colours", KING: "power", ACE: "map"}
AVERAGE: Final = 7
"""What an unknown card pays, about."""


class Thought:
    """Weighs what the table would be after an answer."""

    __slots__ = ("gone", "s", "w")

    def __init__(self, s: Sight, w: Weights) -> None:
        self.s = s
        self.w = w
        self.gone: list[int] = [0] * 16
        """How many cards of each rank lie in the Graveyard."""
        for card in s.graveyard:
            self.gone[card.rank] += 1

    def stay(self, tops: Tops) -> float:
        """The table with these cards showing, in this room."""
        s = self.s
        return self.hold(tops, s.needed, s.direction, s.deadly(), s.chasms)

    def step(self, tops: Tops) -> float:
        """The same, one room further on. The ninth wins."""
        s = self.s
        if s.rooms == 8:
            return WON
        return self.w["room"] + self.hold(tops, s.needed + s.direction, s.direction, s.chasm_here, 0)

    def back(self, tops: Tops, trap: bool = False) -> float:
        """The same, set back by a Creature or a Trap (O-17, O-20, O-46, OA-41 … OA-43)."""
        s = self.s
        literal = trap and s.options.trap_failure == "literal"
        if s.rooms == 0:
            return LOST if s.options.fail_without_path == "lose" else self.stay(tops)
        if s.portcullis or (s.deadly() and not literal):
            return LOST
        if s.rooms == 1:
            return self.hold(tops, 0, 0, False, 0) - self.w["room"]
        held = self.hold(tops, s.needed - s.direction, s.direction, s.rooms == 2, 1 if s.bridge_behind else 0)
        return held - self.w["room"]

    def time(self, cards: int) -> float:
        """What so many cards of the deck are worth. The last of them is the game."""
        if cards >= self.s.deck and not self.refill():
            return -LOST / 10
        return self.w["time"] * cards * (self.w["calm"] if self.shifting() else 1.0)

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
        total = 0.0
        strength = payers = ropes = held = numbers = 0
        for place, card in enumerate(tops):
            if card is None:
                total += w["empty"] if place != EQUIPPED else 0.0 if s.sealed else w["bare"]
                continue
            held += 1
            if card is UNKNOWN:
                total += w["unknown"]
                strength += AVERAGE
                continue
            rank = card.rank
            if place == EQUIPPED:
                if 10 <= rank <= ACE:
                    total += w[BENEFITS[rank]]
                if not s.options.equipped_is_inventory:
                    held -= 1
                    continue
            if card.number:
                part = self.path_worth(card.number, needed, direction)
                total += part * w["spare"] if (numbers >> rank) & 1 else part
                numbers |= 1 << rank
                payers += card.black_even
                ropes += card.rope
                if card.torch:
                    total += w["torch"] * (0.5 if s.sideways & card.bit else 1.0)
            else:
                total += w["half"] if rank == JOKER and s.sideways & card.bit else w[ITEMS[rank]]
            strength += s.value(card)
        if not held:
            return LOST
        if held < 3:
            total -= w["few"] * (3 - held)
        if s.power():
            strength += held
        danger = w["deadly"] if deadly else 1.0
        missing = KING + s.bonus - strength
        total += w["combat"] * strength
        if missing > 0:
            total -= w["weak"] * missing * danger
        if payers:
            total += w["payer"] * danger + w["payers"] * (payers - 1)
        if chasms:
            total -= w["chasm"] * chasms
            total += w["tied"] * min(ropes, chasms)
        elif ropes:
            total += w["rope"]
        return total

    def path_worth(self, number: int, needed: int, direction: int) -> float:
        """What a number is worth for the Path."""
        w = self.w
        if not direction:
            if number in (2, 10):
                return w["start"] if self.s.options.start_from_inventory else w["behind"]
            return w["near"] * w["fade"] ** 4
        ahead = (number - needed) * direction
        if ahead < 0:
            return w["behind"]
        return float(w["near"] * w["fade"] ** ahead * (1.0 + w["scarce"] * self.gone[number]))

    def cover(self, place: int, card: Card) -> float:
        """The table once `card` lies on a place: what it covers is not wholly lost."""
        s = self.s
        tops = s.tops.copy()
        old = tops[place]
        tops[place] = card
        value = self.stay(tops)
        if old is not None:
            value += self.w["covered"] * self.alone(old)
        return value

    def alone(self, card: Card) -> float:
        """A rough worth of one card by itself."""
        if card is UNKNOWN:
            return self.w["unknown"]
        if card.number:
            return self.path_worth(card.number, self.s.needed, self.s.direction)
        return self.w[ITEMS[card.rank]]

    def turning(self, card: Card) -> float:
        """How welcome a card would be when it is turned over."""
        s = self.s
        ahead = (card.number - s.needed) * s.direction if card.number and s.direction else -1
        if ahead == 0:
            return self.w["room"]
        welcome = self.path_worth(card.number, s.needed, s.direction) if ahead > 0 else 0.0
        if card.happening == "other":
            return welcome + self.w["other"]
        if card.happening in ("lost", "creature", "trap"):
            return welcome - self.w["harm"]
        return welcome - self.w["harm"] / 2
