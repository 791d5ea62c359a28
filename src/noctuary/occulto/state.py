"""The table of Occulto: what lies where, and the few things that can be done with it.

Characters are six backs, numbered 0 to 5. Every move of a back is public, so `backs` (which back lies at which place)
is no secret; `faces` (what is under each) is. A Tornado changes faces and leaves the backs where they are. Places are
numbered too: the seats first, then the centre.
"""

from typing import Any, Final, Literal

from noctuary.core.chance import Chance
from noctuary.core.events import Event
from noctuary.core.game import Game, Window
from noctuary.occulto.choices import CENTRE_PLACES, SEAT_PLACES, Place
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import COLOURS, NO_COLOUR, SHIELDS, Card
from noctuary.occulto.rules import memory
from noctuary.occulto.rules.ability import NUMBERED, Ability
from noctuary.occulto.rules.refuse import why

NO_BACK: Final = -1

Ending = Literal["", "bench", "deck"]
"""What set off the end, once something has."""

FREE: Final = 0
PLAYING: Final = 1
DISCARDING: Final = 2

LOOK: Final = 0
MIX: Final = 1
SWAP: Final = 2
SHIFT: Final = 3
GONE: Final = 4
"""Kinds of lines in the history of the characters; see `Occulto.history`."""


OTHERS: Final[list[list[list[int]]]] = [
    [[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)] for seats in range(6)
]
"""For each number of players and each seat, the other seats clockwise. Never changed."""


class Occulto(Game):
    """A game of Occulto: all cards and characters, and who may know them."""

    name = "occulto"

    def __init__(self, options: Options, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        # Healing cards.
        self.hands: list[list[Card]] = []
        self.bench: list[list[Card]] = []
        self.deck: list[Card] = []
        """The next card is the last of the list."""
        self.deck_seen: list[int] = []
        """For each card of the deck, the set of seats that know it lies there (C-68)."""
        self.discards: list[Card] = []
        self.buried: list[Card] = []
        """Discards from hand that nobody else may see (CA-73)."""
        self.removed: list[Card] = []
        """Taken out before the deal, unseen (C-14 … C-16)."""
        self.covers: dict[Card, Card] = {}
        """Each Sabotage that cancels something, and the card under it."""
        self.tints: dict[Card, int] = {}
        """The colour each Abundance has now."""
        self.bases: dict[Card, Card] = {}
        """The card each Abundance was laid on, while it is there (CA-45)."""
        self.guise: int = 0
        """The number of the lasting ability the Chameleon was laid as; 0 for none (CA-42)."""
        self.sabotage_in_flight: Card | None = None
        """On its way to a bench, until the Shields have been asked for."""
        self.shields_out: int = 0
        """Shields that everybody has seen leave the game: on benches or among the open discards."""
        # Characters.
        self.backs: list[int] = []
        self.faces: list[int] = []
        self.out: list[int] = []
        """Backs that lie face up in the centre: eliminated, or set aside with three players."""
        self.locks: tuple[tuple[int, int, int], ...] = ()
        """Totems: back, player, and how many more of that player's turns must begin until it ends (CA-26)."""
        self.open_place: int = -1
        """Where a character lies face up and in play (CA-71)."""
        self.history: list[tuple[int, ...]] = []
        """All that happened to characters: (LOOK, back, place, seats that saw, face, turn), (MIX, backs, 0, turn),
        (SWAP, place, place, turn), (SHIFT, step, places, turn), (GONE, place, place that filled the gap, turn)."""
        # Turns.
        self.active: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.actions: int = 0
        self.mode: int = FREE
        self.protected: int = 0
        self.rations: list[int] = []
        self.ending: Ending = ""
        self.turns_left: int = 0
        """How many turns follow the current one, once the end has been set off."""
        # What each seat knows of cards in other places.
        self.hints: list[dict[Card, int]] = []

    # Looking -----------------------------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from the left neighbour."""
        return OTHERS[self.seats][seat]

    def everybody(self) -> int:
        """All players, as a set."""
        return (1 << self.seats) - 1

    def holders(self) -> int:
        """The players who hold a card, as a set."""
        mask = 0
        for seat, hand in enumerate(self.hands):
            if hand:
                mask |= 1 << seat
        return mask

    def limit(self) -> int:
        """How many cards on a bench set off the end (C-34, C-35, CA-92)."""
        limit: int = self.options.bench_limit
        return limit or (7 if self.seats == 5 else 8)

    def place_at(self, at: int) -> Place:
        """The place of this number."""
        return SEAT_PLACES[at] if at < self.seats else CENTRE_PLACES[at - self.seats]

    def number_of(self, place: Place) -> int:
        return place.seat if place.seat >= 0 else self.seats + place.centre

    def live(self) -> int:
        """The places where a character lies that can be chosen (CA-23)."""
        mask = 0
        for at, back in enumerate(self.backs):
            if back != NO_BACK:
                mask |= 1 << at
        return mask

    def loose(self) -> int:
        """The places whose character can be exchanged or eliminated: no Totem holds it (C-54)."""
        mask = self.live()
        for lock in self.locks:
            if lock[0] in self.backs:
                mask &= ~(1 << self.backs.index(lock[0]))
        return mask

    def centre(self) -> list[int]:
        """The places of the centre where a character lies."""
        return [at for at in range(self.seats, len(self.backs)) if self.backs[at] != NO_BACK]

    def home(self, card: Card) -> int:
        """Whose bench a card lies on."""
        for seat, bench in enumerate(self.bench):
            if card in bench:
                return seat
        raise ValueError(f"{card} lies on no bench")

    def acts_as(self, card: Card) -> Ability:
        """A card's ability; for a Chameleon laid as something that lasts, that (CA-42)."""
        if self.guise and card.name == "chameleon":
            return NUMBERED[self.guise]
        return card.ability

    def cancelled(self, card: Card) -> bool:
        """Whether a Sabotage lies on it, one that is not itself cancelled (CA-47)."""
        for sabotage, covered in self.covers.items():
            if covered is card:
                return not self.cancelled(sabotage)
        return False

    def colour_of(self, card: Card) -> int:
        """The colour of a card on a bench: printed, or chosen for an Abundance."""
        if card.colour != NO_COLOUR:
            return card.colour
        return self.tints.get(card, NO_COLOUR)

    def potions_on(self, bench: list[Card]) -> list[int]:
        """The potions of each colour on a bench that are not cancelled (C-40)."""
        totals = [0] * len(COLOURS)
        for card in bench:
            if self.covers and self.cancelled(card):
                continue
            if card.colour != NO_COLOUR:
                totals[card.colour] += card.potions
            tint = self.tints.get(card, NO_COLOUR)
            if tint != NO_COLOUR:
                totals[tint] += 1
        return totals

    def totals(self) -> list[int]:
        """The potions of each colour on all benches (C-18)."""
        totals = [0] * len(COLOURS)
        for bench in self.bench:
            for colour, potions in enumerate(self.potions_on(bench)):
                totals[colour] += potions
        return totals

    def reachable(self, seat: int, mine: bool) -> list[Card]:
        """The cards on benches that `seat` can touch: unprotected ones, and one's own if `mine` (C-31, CA-04)."""
        found: list[Card] = []
        for owner, bench in enumerate(self.bench):
            if owner == seat:
                if mine:
                    found += bench
            elif not self.protected >> owner & 1:
                found += bench
        return found

    def is_protected_from(self, seat: int, card: Card) -> bool:
        """Whether a card lies on somebody else's protected bench (C-31)."""
        for owner, bench in enumerate(self.bench):
            if owner != seat and self.protected >> owner & 1 and card in bench:
                return True
        return False

    # Cards -------------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """Draw from the deck, as many as there are (CA-65). Drawing its last card sets off the end (CA-64)."""
        drawn: list[Card] = []
        while count > 0 and self.deck:
            card = self.deck.pop()
            memory.drawn(self, seat, card, self.deck_seen.pop())
            self.hands[seat].append(card)
            drawn.append(card)
            count -= 1
        if not drawn:
            return
        self.reveal(seat)
        if self.loud:
            cards = [str(card) for card in drawn]
            self.tell_some("occulto-draw", {"seat": seat, "count": len(cards)}, (seat,), {"cards": cards})
        if not self.deck and not self.ending:
            self.ending = "deck"
            expert = self.options.expert
            self.turns_left = 0 if expert else (self.first - 1 - self.active) % self.seats
            if self.loud:
                self.tell("occulto-deck-empty", turns=self.turns_left)

    def lay(self, seat: int, card: Card) -> None:
        """A card that everybody sees joins a bench."""
        memory.shown(self, card)
        self.bench[seat].append(card)
        if card.is_shield:
            self.shields_out += 1

    def throw(self, seat: int, card: Card, quiet: bool) -> None:
        """A card leaves a hand for the discards: openly, or seen by its owner alone (CA-73)."""
        self.hands[seat].remove(card)
        if quiet:
            self.buried.append(card)
            memory.hidden_discard(self, seat, card)
        else:
            memory.shown(self, card)
            self.bin(card)

    def bin(self, card: Card) -> None:
        """An open card is out of the game (C-06)."""
        self.discards.append(card)
        if card.is_shield:
            self.shields_out += 1

    def take_up(self, card: Card) -> list[Card]:
        """Lift a card off its bench, with its stack if stacks keep together (CA-48); says what was lifted."""
        bench = self.bench[self.home(card)]
        lifted = self.stack_of(card) if self.options.stack == "together" else [card]
        for each in lifted:
            bench.remove(each)
            if each.is_shield:
                self.shields_out -= 1
        for sabotage, covered in list(self.covers.items()):
            if (sabotage in lifted) != (covered in lifted):
                del self.covers[sabotage]
        for abundance, base in list(self.bases.items()):
            if base in lifted and abundance not in lifted:
                del self.bases[abundance]
                if self.options.abundance_orphan == "lose":
                    del self.tints[abundance]
        return lifted

    def stack_of(self, card: Card) -> list[Card]:
        """A card with the Sabotages on it and the cards under it."""
        found = [card]
        for each in found:
            for sabotage, covered in self.covers.items():
                if covered is each and sabotage not in found:
                    found.append(sabotage)
                if sabotage is each and covered not in found:
                    found.append(covered)
        return found

    def forget_links(self, cards: list[Card]) -> None:
        """Cards that left the benches for good cover and colour nothing any more."""
        for card in cards:
            self.covers.pop(card, None)
            self.tints.pop(card, None)
            self.bases.pop(card, None)

    def all_shields_seen(self) -> bool:
        """Whether everybody knows that nobody can hold a Shield."""
        return self.shields_out == SHIELDS

    # Telling -----------------------------------------------------------------------------------------------------

    def tell_some(self, id: str, shared: dict[str, Any], seats: tuple[int, ...], private: dict[str, Any]) -> None:
        """Tell everybody, and some seats more: theirs is the message `<id>-seen`."""
        self.told.append(Event(id, shared, dict.fromkeys(seats, private), None, f"{id}-seen"))

    def tell_once(self, id: str, shared: dict[str, Any], private: dict[int, dict[str, Any]]) -> None:
        """`tell_each`, for what a seat sees at this moment and has to remember (C-08).

        A log would remember it for them. At a table without any aid everybody therefore hears the same: a face lies in
        the view while it is looked at, a card is seen to come or go in one's own hand.
        """
        if self.options.memory_aid == "off":
            self.told.append(Event(id, shared))
        else:
            self.tell_each(id, shared, private)

    def tell_each(self, id: str, shared: dict[str, Any], private: dict[int, dict[str, Any]]) -> None:
        """Tell everybody, and some seats more, each its own: theirs is the message `<id>-seen`."""
        self.told.append(Event(id, shared, private, None, f"{id}-seen"))

    # The contract ------------------------------------------------------------------------------------------------

    def may_speak(self, seat: int) -> str:
        """Talk is free, unless this table plays in silence; once the game is over everybody may (CA-86)."""
        return "CA-86" if self.options.chat == "off" and self.outcome is None else ""

    def windows(self) -> tuple[Window, ...]:
        """How long is waited for an answer (CA-87)."""
        from noctuary.occulto.rules.defaults import windows_of

        return windows_of(self)

    def public_view(self) -> Any:
        """What all who look see now."""
        from noctuary.occulto.view import public_of

        return public_of(self)

    def view_from(self, public: Any, seat: int | None) -> Any:
        """What a seat sees now."""
        from noctuary.occulto.view import view_from

        return view_from(self, public, seat)

    def knowledge(self, seat: int | None) -> Any:
        """What a seat sees and could remember."""
        from noctuary.occulto.knowledge import knowledge_of

        return knowledge_of(self, seat)

    def copy(self) -> "Occulto":
        """The same position; only what changes in place is copied."""
        other = Occulto(self.options, self.seats, self.chance.copy())
        self.copy_onto(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.bench = [bench.copy() for bench in self.bench]
        other.deck = self.deck.copy()
        other.deck_seen = self.deck_seen.copy()
        other.discards = self.discards.copy()
        other.buried = self.buried.copy()
        other.removed = self.removed
        other.covers = self.covers.copy()
        other.tints = self.tints.copy()
        other.bases = self.bases.copy()
        other.guise = self.guise
        other.sabotage_in_flight = self.sabotage_in_flight
        other.shields_out = self.shields_out
        other.backs = self.backs.copy()
        other.faces = self.faces.copy()
        other.out = self.out.copy()
        other.locks = self.locks
        other.open_place = self.open_place
        other.history = self.history.copy()
        other.active = self.active
        other.first = self.first
        other.turn = self.turn
        other.actions = self.actions
        other.mode = self.mode
        other.protected = self.protected
        other.rations = self.rations.copy()
        other.ending = self.ending
        other.turns_left = self.turns_left
        other.hints = [hints.copy() for hints in self.hints]
        return other

    def dump(self) -> dict[str, Any]:
        """Every fact of the position."""
        from noctuary.occulto.fields import FIELDS

        return FIELDS.dump(self)

    def components(self) -> list[str]:
        """Every healing card and every character, wherever it is."""
        cards = [*self.deck, *self.discards, *self.buried, *self.removed]
        for row in (*self.hands, *self.bench):
            cards += row
        if self.sabotage_in_flight is not None:
            cards.append(self.sabotage_in_flight)
        backs = [*(back for back in self.backs if back != NO_BACK), *self.out]
        return sorted([card.id for card in cards] + [COLOURS[self.faces[back]] for back in backs])

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """What this seat must not know; each varies when the position is dealt anew."""
        return {
            "hands": tuple(tuple(sorted(map(str, hand))) for who, hand in enumerate(self.hands) if who != seat),
            "deck": tuple(self.deck),
            "characters": tuple(self.faces),
            "seed": self.chance.seed,
        }

    def why(self, seat: int, text: str, asked: bool) -> str:
        """The rule a refused choice rests on, by what is open and by this seat's own hand."""
        return why(self, seat, text, asked)
