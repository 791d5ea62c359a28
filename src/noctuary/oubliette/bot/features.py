"""What a player looks at before answering: the table in a form that is quick to think about.

Made from knowledge alone (`features_of`). `features_of_game` reads the same facts off a game, for playouts of a game
that was itself dealt from knowledge; nothing hidden is copied, and a test holds the two equal.
"""

from typing import Any, Final

from noctuary.oubliette.options_compiled import CompiledOptions, compiled_options
from noctuary.oubliette.pieces import BY_ID, KING, Card, combat_worth, deck
from noctuary.oubliette.rules.fights import current_fight
from noctuary.oubliette.rules.items import using
from noctuary.oubliette.state import Oubliette

EQUIPPED: Final = 4
UNKNOWN: Final = Card("?", 0, "", 60)
"""A card that lies face down."""

Tops = list[Card | None]
"""The four showing cards and the Equipped one; None is an empty place."""


class Features:
    """The facts a decision rests on."""

    __slots__ = (
        "actions", "bonus", "bridge_behind", "chaos_uses", "chasm_here", "chasms", "deck", "direction", "graveyard",
        "hand", "laid", "need", "needed", "options", "piles", "portcullis", "rooms", "sealed", "sideways",
        "tops", "turned", "using",
    )  # fmt: skip

    def __init__(self, options: CompiledOptions) -> None:
        self.options = options
        self.piles: list[list[Card]] = []
        self.tops: Tops = []
        self.sealed: bool = False
        self.turned: Card | None = None
        self.deck: int = 0
        self.graveyard: list[Card] = []
        self.rooms: int = 0
        self.laid: int = 0
        """The cards of the Path and of the Curses, as a set."""
        self.needed: int = 0
        self.direction: int = 0
        self.portcullis: bool = False
        """Whether one is shut behind the current room."""
        self.chasms: int = 0
        """Uncrossed ones ahead."""
        self.chasm_here: bool = False
        """Whether the current room has a Chasm on it, crossed or not: then it is behind the next one."""
        self.bridge_behind: bool = False
        self.sideways: int = 0
        self.chaos_uses: int = 0
        self.bonus: int = 0
        self.actions: int = 0
        self.hand: list[Card] = []
        """Cards in hand in the middle of a choice."""
        self.need: int = 0
        """What the Creature still costs, in a fight (O-42, O-79, OA-03)."""
        self.using: str = ""
        """The place of the Item in use."""

    def top(self, sign: str) -> Card:
        """The usable card at a place, as choices write places."""
        card = self.graveyard[-1] if sign == "g" else self.tops[AT[sign]]
        assert card is not None
        return card

    def below(self, place: int) -> Card | None:
        """What shows when the card of a place has gone."""
        if place == EQUIPPED:
            return None
        pile = self.piles[place]
        return pile[-2] if len(pile) > 1 else None

    def without(self, *signs: str) -> Tops:
        """What shows once the cards of these places have gone."""
        tops = self.tops.copy()
        for sign in signs:
            if sign != "g":
                tops[AT[sign]] = self.below(AT[sign])
        return tops

    def having(self, card: Card, sign: str) -> Tops:
        """What shows once `card` lies at this place."""
        tops = self.tops.copy()
        tops[AT[sign]] = card
        return tops

    def deadly(self) -> bool:
        """Whether being set back would lose the game (O-18, O-46)."""
        return self.rooms == 1 or self.portcullis or self.bridge_behind

    def fatal(self, trap: bool) -> bool:
        """Whether failing here ends the game (O-17, O-18, O-23, O-46, OA-41 … OA-43)."""
        if not self.rooms:
            return self.options.fail_without_path == "lose"
        if self.portcullis:
            return True
        failure = self.options.trap_failure if trap else "as_combat"
        if self.rooms == 1:
            return failure != "literal"
        return self.bridge_behind and failure == "as_combat"

    def value(self, card: Card) -> int:
        """What a card pays in a fight, without Power."""
        return combat_worth(card, self.options.ace_value)

    def power(self) -> bool:
        """Whether a King adds to every card paid (O-82)."""
        equipped = self.tops[EQUIPPED]
        return equipped is not None and equipped.rank == KING

    def unseen(self) -> int:
        """The set of the cards that may lie in the deck, as far as a quick look tells."""
        seen = self.laid
        for card in self.graveyard:
            seen |= card.bit
        for pile in self.piles:
            for card in pile:
                seen |= card.bit
        for top in (self.tops[EQUIPPED], self.turned):
            if top is not None:
                seen |= top.bit
        return WHOLE[self.options.jokers] & ~seen


WHOLE: Final[dict[int, int]] = {jokers: sum(card.bit for card in deck(jokers)) for jokers in (2, 3)}
"""The set of all cards."""
AT: Final[dict[str, int]] = {"1": 0, "2": 1, "3": 2, "4": 3, "e": EQUIPPED}


def features_of(known: Any) -> Features:
    """The facts, from knowledge."""
    view = known.view
    s = Features(compiled_options(known.options))
    for pile in known.slots:
        s.piles.append([BY_ID[entry] if isinstance(entry, str) else UNKNOWN for entry in pile])
    _see_tops(s, None if view.equipped is None else BY_ID[view.equipped])
    s.sealed = view.sealed
    s.turned = None if view.turned is None else BY_ID[view.turned]
    s.deck = view.deck
    s.graveyard = [BY_ID[id] for id in view.graveyard]
    s.rooms = len(view.path)
    s.needed = view.needed
    s.direction = view.direction
    if view.path:
        room = view.path[-1]
        s.portcullis = room.portcullis is not None
        s.chasm_here = bool(room.chasms)
        s.chasms = len(room.chasms) - room.bridged
        s.bridge_behind = s.rooms > 1 and bool(view.path[-2].chasms)
    for each in view.path:
        for id in (*each.cards, *each.chasms):
            s.laid |= BY_ID[id].bit
        if each.portcullis is not None:
            s.laid |= BY_ID[each.portcullis].bit
    for id in (*view.curses, *view.gone):
        s.laid |= BY_ID[id].bit
    for id in view.sideways:
        s.sideways |= BY_ID[id].bit
    s.chaos_uses = view.chaos_uses
    s.bonus = view.bonus
    s.actions = view.actions
    s.hand = [BY_ID[id] for id in view.held]
    s.need = view.fight.need if view.fight is not None else 0
    s.using = view.using
    return s


def _see_tops(s: Features, equipped: Card | None) -> None:
    s.tops = [pile[-1] if pile else None for pile in s.piles]
    s.tops.append(equipped)


def features_of_game(g: Oubliette) -> Features:
    """The same facts, from a game that holds nothing this player does not know, or knows nothing of."""
    s = Features(g.rules)
    seen = g.seen
    for slot in g.slots:
        s.piles.append([card if seen & card.bit else UNKNOWN for card in slot])
    _see_tops(s, g.equipped)
    s.sealed = g.sealed
    s.turned = g.turned
    s.deck = len(g.deck)
    s.graveyard = g.graveyard
    path = g.path
    s.rooms = len(path)
    s.needed = g.needed()
    s.direction = g.direction
    if path:
        room = path[-1]
        s.portcullis = room.portcullis is not None
        s.chasm_here = bool(room.chasms)
        s.chasms = len(room.chasms) - room.bridged
        s.bridge_behind = s.rooms > 1 and bool(path[-2].chasms)
    for each in path:
        for card in each.cards:
            s.laid |= card.bit
        for card in each.chasms:
            s.laid |= card.bit
        if each.portcullis is not None:
            s.laid |= each.portcullis.bit
    for card in g.curses:
        s.laid |= card.bit
    for card in g.gone:
        s.laid |= card.bit
    s.sideways = g.sideways
    s.chaos_uses = g.chaos_uses
    s.bonus = g.creature_bonus()
    s.actions = g.actions
    for arg in g.stack[-1].args():
        if isinstance(arg, Card):
            s.hand.append(arg)
    fight = current_fight(g)
    s.need = fight.need(g) if fight is not None else 0
    s.using = using(g)
    return s
