"""The table of Oubliette: what lies where, and the few things that can be done with it.

Places a card can be used from are numbered: 0 to 3 are the slots, 4 is the Equipped place, 5 the top of the Graveyard
(only with a Jack equipped, O-86). People and records write them 1 2 3 4 e g.
"""

from typing import Any, Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Piece
from noctuary.core.game import Game
from noctuary.oubliette.options import Options
from noctuary.oubliette.options_compiled import CompiledOptions, compiled_options
from noctuary.oubliette.pieces import ACE, ACES, JACK, JOKER, KING, QUEEN, Card, Top, combat_worth

EQUIPPED: Final = 4
GRAVE: Final = 5
PLACES: Final = "1234eg"

PLAYER: Final = 0


class Room:
    """One position of the Path: its cards, the number it counts as, and what blocks the way (O-22, O-25).

    A Portcullis belongs to the room it lies under, a Chasm to the room it lies on. Rooms are replaced, never changed.
    """

    __slots__ = ("bridged", "cards", "chasms", "number", "open", "portcullis")

    def __init__(
        self,
        cards: tuple[Card, ...],
        number: int,
        portcullis: Card | None = None,
        chasms: tuple[Card, ...] = (),
        bridged: int = 0,
    ) -> None:
        self.cards = cards
        self.number = number
        self.portcullis = portcullis
        self.chasms = chasms
        self.bridged = bridged
        self.open: bool = len(chasms) > bridged
        """Whether an uncrossed Chasm is in front (O-26)."""

    def data(self) -> tuple[Any, ...]:
        """The room as plain values."""
        return self.cards, self.number, self.portcullis, self.chasms, self.bridged


class Oubliette(Game):
    """A game of Oubliette: where every card is, and what the player is in the middle of."""

    __slots__ = (
        "actions", "away", "begun", "chaos_uses", "curses", "deck", "direction", "dug", "epoch", "equipped", "free",
        "gone", "grave_used", "graveyard", "leaving", "met", "moved", "options", "path", "returned",
        "rules", "sealed", "searched", "seen", "sideways", "slots", "stocked", "turn", "turned",
    )  # fmt: skip

    name = "oubliette"

    def __init__(self, options: Options, chance: Chance) -> None:
        super().__init__(1, chance)
        self.options = options
        self.rules: CompiledOptions = compiled_options(options)
        self.deck: list[Card] = []
        """The next card is the last of the list."""
        self.graveyard: list[Card] = []
        self.slots: list[list[Card]] = [[], [], [], []]
        self.equipped: Card | None = None
        self.sealed: bool = False
        """The second Curse has closed the Equipped place (O-80)."""
        self.path: list[Room] = []
        self.direction: int = 0
        """-1 on the way down from 10, +1 on the way up from 2, 0 without a Path."""
        self.begun: bool = False
        """Whether there has been a Path, lost since or not (OA-23)."""
        self.curses: list[Card] = []
        """Jokers of the first and second Curse, above the Path or in the Equipped place."""
        self.gone: list[Card] = []
        """Jokers removed from the game (O-81)."""
        self.leaving: int = 0
        """Jokers on the Path that are removed from the game with their room (O-81, OA-92), as a set of cards."""
        self.chaos_uses: int = 0
        self.sideways: int = 0
        """Torches and Jokers that have been used once, as a set of cards."""
        self.turn: int = 0
        # This turn.
        self.turned: Card | None = None
        self.actions: int = 0
        self.free: Card | None = None
        """The card Advantage brought, which may be used once without an action (OA-80)."""
        self.met: bool = False
        """Whether the turned-over card was an encounter."""
        self.searched: bool = False
        self.moved: bool = False
        self.grave_used: bool = False
        """Whether the Graveyard's top card was used, or covered, in this encounter or action (OA-97)."""
        self.dug: int = 0
        """Jacks used this turn, as a set of cards: they may not be dug up again (OA-86)."""
        # What the player has seen.
        self.seen: int = 0
        """Cards in the slots whose faces the player knows, as a set."""
        self.epoch: int = 0
        """How often cards have gone back into the deck."""
        self.returned: list[int] = []
        """For each epoch, the cards that went back then and have not been seen since."""
        self.stocked: list[tuple[int, int]] = []
        """Epoch and set of the unseen cards that each Restock laid face down in the slots."""
        self.away: int = 0
        """All cards of `returned` and `stocked` together."""

    # Looking -----------------------------------------------------------------------------------------------------

    def top(self, place: int) -> Card | None:
        """The card that can be used at a place now."""
        if place < EQUIPPED:
            slot = self.slots[place]
            return slot[-1] if slot else None
        if place == EQUIPPED:
            return self.equipped if self.rules.equipped_is_inventory else None
        if self.grave_used or not self.graveyard or not self.has_equipped(JACK):
            return None
        return self.graveyard[-1]

    def usable(self) -> list[Top]:
        """Every place with a usable card, and the card (O-51, O-86)."""
        first, second, third, fourth = self.slots
        if first and second and third and fourth:
            # Nearly always so, and asked for at every decision.
            found = [first[-1].at[0], second[-1].at[1], third[-1].at[2], fourth[-1].at[3]]
        else:
            found = []
            for place, slot in enumerate(self.slots):
                if slot:
                    found.append(slot[-1].at[place])
        equipped = self.equipped
        if equipped is not None:
            if self.rules.equipped_is_inventory:
                found.append(equipped.at[EQUIPPED])
            if equipped.rank == JACK and not self.grave_used and self.graveyard:
                found.append(self.graveyard[-1].at[GRAVE])
        return found

    def ace_near(self) -> bool:
        """Whether an Ace may be usable. Showing cards have been seen, so a No spares looking at every place."""
        equipped = self.equipped
        return self.seen & ACES != 0 or (equipped is not None and (equipped.rank == ACE or equipped.rank == JACK))

    def inventory(self) -> list[tuple[int, Card]]:
        """The Inventory proper: what a Gremlin or the Darkness takes from (O-51, OA-97)."""
        return [(top.place, top.card) for top in self.usable() if top.place != GRAVE]

    def carries_nothing(self) -> bool:
        """Whether the Inventory is completely empty (O-58)."""
        for slot in self.slots:
            if slot:
                return False
        return self.equipped is None or not self.rules.equipped_is_inventory

    def has_equipped(self, rank: int) -> bool:
        """Whether a card of this rank gives its benefit from the Equipped place."""
        return self.equipped is not None and self.equipped.rank == rank

    def needed(self) -> int:
        """The number of the next room; 0 without a Path."""
        return self.path[-1].number + self.direction if self.path else 0

    def chasm_ahead(self) -> bool:
        """Whether an uncrossed Chasm is in front (O-26)."""
        return bool(self.path) and self.path[-1].open

    def may_lay(self, card: Card) -> bool:
        """Whether a card would be the next room, or the first (O-10, O-13, O-26)."""
        if not self.path:
            return card.number == 2 or card.number == 10
        return card.number == self.needed() and not self.path[-1].open

    def chasm_behind(self) -> bool:
        """Whether the room before this one has a Chasm on it (OA-52)."""
        return len(self.path) > 1 and bool(self.path[-2].chasms)

    def creature_bonus(self) -> int:
        """What the first Curse adds to every Creature (O-79)."""
        return 2 if self.chaos_uses else 0

    def fits(self, card: Card, slot: int) -> bool:
        """Whether `card` may be added on top of a slot (O-52 … O-54, O-88, OA-09)."""
        pile = self.slots[slot]
        if not pile:
            return True
        if len(pile) >= 5:
            return False
        below = pile[-1]
        if card.beside & below.bit:
            return True
        if self.rules.ace_wrap and {card.rank, below.rank} == {ACE, 2}:
            return True
        equipped = self.equipped
        return equipped is not None and equipped.rank == QUEEN and card.matches(below)

    def may_equip(self, card: Card) -> bool:
        """Whether `card` may be put into the Equipped place (O-55, O-80, OA-15)."""
        return self.equipped is None and not self.sealed and card.rank != JOKER

    def may_equip_from_stock(self) -> bool:
        """Whether a Restock fills the Equipped place: not if its own Curse is about to close it (OA-91)."""
        return self.equipped is None and not self.sealed and self.chaos_uses != 1

    def combat_value(self, card: Card) -> int:
        """What a card pays in a fight under these rules, without Power."""
        return combat_worth(card, self.rules.ace_value)

    def power(self) -> int:
        """What an equipped King adds to each card of a payment it is not part of (O-82, OA-95)."""
        return 1 if self.equipped is not None and self.equipped.rank == KING else 0

    # Moving cards ------------------------------------------------------------------------------------------------

    def draw(self) -> Card:
        """Turn up the top card of the deck."""
        card = self.deck.pop()
        self.revealed = 3
        if self.away & card.bit:
            self.learn(card)
        return card

    def learn(self, card: Card) -> None:
        """The player sees a card they did not know the place of."""
        self.revealed = 3
        if self.away & card.bit:
            keep = ~card.bit
            self.away &= keep
            self.returned = [mask & keep for mask in self.returned]
            self.stocked = [(epoch, mask & keep) for epoch, mask in self.stocked]

    def expose(self, slot: int) -> None:
        """The showing card of a slot left: the next is turned face up (O-57)."""
        pile = self.slots[slot]
        if pile:
            card = pile[-1]
            if not self.seen & card.bit:
                self.seen |= card.bit
                self.revealed = 3
                if self.away & card.bit:
                    self.learn(card)
                if self.loud:
                    self.tell("oubliette-uncovered", card=card.id, slot=slot + 1)

    def bury(self, card: Card) -> None:
        """Lay a card on top of the Graveyard. A used Torch or Chaos is straight again there (OA-64).

        What was on top before cannot be used any more in this encounter, nor what has just been paid (OA-97).
        """
        self.grave_used = True
        if self.sideways:
            self.sideways &= ~card.bit
        if card is self.free:
            self.free = None
        self.graveyard.append(card)

    def lift(self, place: int) -> Card:
        """Take the usable card of a place away; the slot's next card is not turned up yet."""
        if place < EQUIPPED:
            card = self.slots[place].pop()
            self.seen &= ~card.bit
        elif place == EQUIPPED:
            assert self.equipped is not None
            card = self.equipped
            self.equipped = None
        else:
            card = self.graveyard.pop()
            self.grave_used = True
        return card

    def shown_next(self, place: int) -> None:
        """After `lift`: turn up what lies below."""
        if place < EQUIPPED:
            self.expose(place)

    def spend(self, place: int) -> Card:
        """Use a card up: to the Graveyard, or under it if it came from there (O-59, O-87)."""
        if place < EQUIPPED:
            card = self.slots[place].pop()
            self.seen &= ~card.bit
            self.bury(card)
            self.expose(place)
            return card
        card = self.lift(place)
        if place == GRAVE:
            self.graveyard.insert(0, card)
        else:
            self.bury(card)
        return card

    def spend_equipped(self) -> None:
        """The Equipped card goes to the Graveyard."""
        assert self.equipped is not None
        self.bury(self.equipped)
        self.equipped = None

    def put(self, card: Card, place: int) -> None:
        """Lay a card the player sees on a slot or into the Equipped place."""
        if place == EQUIPPED:
            self.equipped = card
        else:
            self.slots[place].append(card)
            self.seen |= card.bit

    def bury_turned(self) -> None:
        """The turned-over card goes to the Graveyard, last of all (OA-19, OA-37)."""
        turned = self.turned
        if turned is not None:
            self.turned = None
            self.bury(turned)

    def give_back(self, cards: list[Card]) -> None:
        """Shuffle cards into the deck. The player knows that they are there, and no more."""
        mask = 0
        for card in cards:
            mask |= card.bit
        self.epoch += 1
        self.returned = [*self.returned, mask]
        self.away |= mask
        self.deck.extend(cards)
        self.chance.shuffle("deck", self.deck)

    def lay_room(self, cards: tuple[Card, ...], number: int) -> None:
        """Place the next room; the ninth wins at once (O-02, O-92)."""
        if not self.path:
            self.direction = -1 if number == 10 else 1
            self.begun = True
        if self.sideways:
            for card in cards:
                self.sideways &= ~card.bit
        self.path.append(Room(cards, number))
        self.left_room()
        if self.loud:
            self.tell("oubliette-room", cards=[card.id for card in cards], number=number)
        if len(self.path) == 9:
            self.end("escaped", "O-92", (PLAYER,))

    def lose_room(self) -> None:
        """Remove the current room with its own Portcullis and Chasms (OA-46, OA-47); a crossed Chasm opens again."""
        room = self.path.pop()
        self.left_room()
        for card in room.cards:
            if self.leaving & card.bit:
                self.leaving &= ~card.bit
                self.gone.append(card)
            else:
                self.bury(card)
        if room.portcullis is not None:
            self.bury(room.portcullis)
        for chasm in room.chasms:
            self.bury(chasm)
        if self.path:
            last = self.path[-1]
            if last.bridged:
                self.path[-1] = Room(last.cards, last.number, last.portcullis, last.chasms)
        else:
            self.direction = 0
        if self.loud:
            self.tell("oubliette-room-lost", cards=[card.id for card in room.cards], number=room.number)

    def left_room(self) -> None:
        """In another room, where each is searched once only, there is something to search again (OA-99)."""
        if self.rules.searching == "once_a_room":
            self.searched = False

    # The contract ------------------------------------------------------------------------------------------------

    def public_view(self) -> Any:
        """What the player sees; a spectator looks over their shoulder."""
        from noctuary.oubliette.view import view_of

        return view_of(self)

    def view_from(self, public: Any, seat: int | None) -> Any:
        """The same: nothing is anybody's own."""
        return public

    def knowledge(self, seat: int | None) -> Any:
        """What the player sees and could remember."""
        from noctuary.oubliette.knowledge import knowledge_of

        return knowledge_of(self)

    def copy(self) -> "Oubliette":
        """The same position; only what changes in place is copied."""
        other = Oubliette(self.options, self.chance.copy())
        self.copy_onto(other)
        other.deck = self.deck.copy()
        other.graveyard = self.graveyard.copy()
        a, b, c, d = self.slots
        other.slots = [a.copy(), b.copy(), c.copy(), d.copy()]
        other.equipped = self.equipped
        other.sealed = self.sealed
        other.path = self.path.copy()
        other.direction = self.direction
        other.begun = self.begun
        other.curses = self.curses.copy()
        other.gone = self.gone.copy()
        other.leaving = self.leaving
        other.chaos_uses = self.chaos_uses
        other.sideways = self.sideways
        other.turn = self.turn
        other.turned = self.turned
        other.actions = self.actions
        other.free = self.free
        other.met = self.met
        other.searched = self.searched
        other.moved = self.moved
        other.grave_used = self.grave_used
        other.dug = self.dug
        other.seen = self.seen
        other.epoch = self.epoch
        other.returned = self.returned
        other.stocked = self.stocked
        other.away = self.away
        return other

    def dump(self) -> dict[str, Any]:
        """Every fact of the position."""
        from noctuary.oubliette.fields import FIELDS

        return FIELDS.dump(self)

    def components(self) -> list[str]:
        """Every card, wherever it is."""
        cards: list[Card | None] = [*self.deck, *self.graveyard, *self.curses, *self.gone, self.equipped, self.turned]
        for slot in self.slots:
            cards.extend(slot)
        for room in self.path:
            cards.extend([*room.cards, room.portcullis, *room.chasms])
        held = [arg.id for effect in self.stack for arg in effect.args() if isinstance(arg, Piece)]
        return sorted([card.id for card in cards if card is not None] + held)

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """The order of the deck, the unseen cards of the slots, and the seed."""
        return {
            "deck": tuple(self.deck),
            "buried": tuple(card for slot in self.slots for card in slot if not self.seen & card.bit),
            "seed": self.chance.seed,
        }

    def why_not(self, seat: int, kind: str) -> str:
        """The rule a refused kind of choice rests on."""
        return WHY_NOT.get(kind, "")


WHY_NOT: Final = {
    "start": "O-08", "turn": "O-12", "place": "O-13", "decline": "O-21", "pay": "O-43", "destroy": "O-76",
    "fail": "OA-04", "rope": "O-27", "advance": "O-28", "avoid": "O-69", "get_lost": "O-29", "torch": "O-31",
    "discard": "O-30", "ward": "O-70", "give": "O-33", "keep": "O-34", "store": "O-53", "drop": "O-37",
    "equip": "O-55", "advantage": "O-61", "pick": "O-62", "path": "O-38", "map": "O-83", "dig": "O-64",
    "take": "O-64", "hourglass": "O-66", "return": "O-66", "time_shift": "O-74", "passage": "O-75",
    "restock": "O-78", "search": "O-89", "equip_found": "O-91", "path_found": "OA-104", "map_turned": "OA-96",
    "move": "OA-12",
}  # fmt: skip
