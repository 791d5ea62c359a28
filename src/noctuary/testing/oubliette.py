"""The short literal of a position: some cards are named, the rest is dealt from a seed. For tests, docs and programs.

    oubliette("slots: 7D(5) 5C/9H 2C - | equipped: 3S | path: 10C 9D+P | deck: KH 4C")

- `slots`: up to four. `7D(5)` shows the 7 on four covered cards, `5C/9H` the 5 on a covered 9; `-` is an empty slot.
- `equipped`: a card; left out, the place is empty.
- `path`: rooms in order; `9D+P` has a Portcullis behind it, `9D+C` an open Chasm in front, `9D+CB` a bridged one (the
  aces are taken from those not named); `X1=9` and `2C&3D=5` are rooms of Passage and of a Map.
- `deck`: the next cards, first one first; `only`: there are no others, the rest lies at the bottom of the Graveyard.
- `begun: yes`: there was a Path, and it was lost.
- `graveyard`: from bottom to top. `sideways`: Torches and Jokers used once. `chaos`: how often Chaos was used.
- `turned` is the card to be turned over, before those of `deck`. The game turns it over and asks what it does,
  unless `act: yes` (or `actions: 2`) makes it stand in the action window, or `setup: yes` just after the deal.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput
from noctuary.oubliette.options import Options
from noctuary.oubliette.options_compiled import ENDLESS
from noctuary.oubliette.pieces import ACE, BY_ID, JOKER, Card
from noctuary.oubliette.pieces import deck as whole_deck
from noctuary.oubliette.rules.turn import ACT, BEGIN, TURN, check
from noctuary.oubliette.state import PLAYER, Oubliette, Room

FIELDS: Final = (
    "slots", "equipped", "path", "deck", "turned", "graveyard", "sideways", "chaos", "act", "actions", "setup", "begun",
)  # fmt: skip
SLOT: Final = re.compile(r"([\w/]+)(?:\((\d+)\))?")
ROOM: Final = re.compile(r"([\w&]+)(?:=(\d+))?((?:\+P)?(?:\+CB?)*)")


def oubliette(text: str, seed: str = "literal", **options: Any) -> Oubliette:
    """The game of a literal. Refuses what is not a position, in one line."""
    fields = _fields(text)
    g = Oubliette(Options.make(options), Chance(seed_of(seed)))
    box = _Box(fields, g.options.jokers)
    g.path = [_room(word, box) for word in fields["path"].split()]
    g.direction = 0 if not g.path else -1 if g.path[0].number == 10 else 1
    g.begun = bool(g.path) or fields["begun"] == "yes"
    piles = [_slot(word, box) for word in fields["slots"].split()]
    g.graveyard = box.cards("graveyard")
    g.equipped = next(iter(box.cards("equipped")), None)
    g.sideways = sum(BY_ID[word].bit for word in fields["sideways"].split() if box.known(word))
    _curse(g, _number(fields, "chaos"), box)
    following = [*box.cards("turned"), *box.cards("deck")]
    rest = box.rest()
    g.chance.shuffle("deck", rest)
    g.slots = _dealt(piles, rest)
    g.seen = sum(slot[-1].bit for slot in g.slots if slot)
    if "only" in fields["deck"].split():
        g.graveyard[:0] = rest
        rest = []
    g.deck = rest + following[::-1]
    _begin(g, fields)
    return g


def may(g: Oubliette) -> list[str]:
    """What the player may answer now, in the order it is offered."""
    return [option.text for ask in g.asks() for option in ask.options]


def play(g: Oubliette, *texts: str) -> Oubliette:
    """Give these answers, one after the other."""
    for text in texts:
        g.play(PLAYER, g.find(PLAYER, text))
    return g


def names(cards: Iterable[Card]) -> str:
    """Cards as a literal writes them."""
    return " ".join(card.id for card in cards)


class _Box:
    """The cards: each is taken out once, by name or as one of those that nobody named."""

    def __init__(self, fields: dict[str, str], jokers: int) -> None:
        self.fields = fields
        self.left = {card.id: card for card in whole_deck(jokers)}
        named = re.findall(r"\b(?:10|[2-9JQKAX])[CDHS123]\b", " ".join(fields[name] for name in FIELDS[:6]))
        self.unnamed = [card for card in self.left.values() if card.id not in named]

    def known(self, id: str) -> bool:
        """Whether there is such a card; refuses it otherwise."""
        if id not in BY_ID:
            raise BadInput("position-word", word=id)
        return True

    def take(self, id: str) -> Card:
        """The card of this name."""
        if self.known(id) and id not in self.left:
            raise _impossible(f"{id} is there twice, or not in this deck")
        return self.left.pop(id)

    def cards(self, field: str) -> list[Card]:
        return [self.take(word) for word in self.fields[field].split() if word not in ("-", "only")]

    def any(self, rank: int, red: bool) -> Card:
        """A card that nobody named."""
        for card in self.unnamed:
            if card.rank == rank and card.red == red and card.id in self.left:
                return self.take(card.id)
        raise _impossible("not enough aces or Jokers are left for the Path and the Curses")

    def rest(self) -> list[Card]:
        """All that is left."""
        return list(self.left.values())


def _impossible(why: str) -> BadInput:
    return BadInput("position-impossible", why=why)


def _fields(text: str) -> dict[str, str]:
    fields = dict.fromkeys(FIELDS, "")
    for part in filter(str.strip, text.split("|")):
        name, _, value = (side.strip() for side in part.partition(":"))
        if name not in fields:
            raise _impossible(f"{name} is not one of {', '.join(FIELDS)}")
        fields[name] = value
    return fields


def _number(fields: dict[str, str], name: str) -> int:
    value = fields[name] or "0"
    if not value.isdigit():
        raise _impossible(f"{name}: {value} is not a number")
    return int(value)


def _room(word: str, box: _Box) -> Room:
    match = ROOM.fullmatch(word)
    if match is None:
        raise BadInput("position-word", word=word)
    names, number, marks = match.groups()
    cards = tuple(box.take(id) for id in names.split("&"))
    counted = int(number) if number else cards[0].number
    portcullis = box.any(ACE, red=False) if "+P" in marks else None
    chasms = tuple(box.any(ACE, red=True) for _ in range(marks.count("+C")))
    return Room(cards, counted, portcullis, chasms, marks.count("+CB"))


def _slot(word: str, box: _Box) -> tuple[list[Card], int]:
    """The named cards of a slot from the bottom up, and how many others lie under them."""
    if word == "-":
        return [], 0
    match = SLOT.fullmatch(word)
    if match is None:
        raise BadInput("position-word", word=word)
    cards = [box.take(id) for id in reversed(match[1].split("/"))]
    size = int(match[2] or len(cards))
    if not len(cards) <= size <= 5:
        raise _impossible(f"{word}: a slot holds one to five cards, those named among them")
    return cards, size - len(cards)


def _dealt(piles: list[tuple[list[Card], int]], rest: list[Card]) -> list[list[Card]]:
    """The four slots, covered cards dealt from the rest."""
    if len(piles) > 4:
        raise _impossible("there are four slots")
    if sum(under for _, under in piles) > len(rest):
        raise _impossible("not enough cards are left for the slots")
    slots = [[rest.pop() for _ in range(under)] + cards for cards, under in piles]
    return slots + [[] for _ in range(4 - len(slots))]


def _curse(g: Oubliette, uses: int, box: _Box) -> None:
    """Chaos was used so often, and not as a Passage."""
    for use in range(uses):
        (g.curses if use < 2 else g.gone).append(box.any(JOKER, red=False))
    g.chaos_uses = uses
    g.sealed = uses >= 2


def _begin(g: Oubliette, fields: dict[str, str]) -> None:
    """Set the game going at the moment that is meant."""
    try:
        check(g)
    except ValueError as wrong:
        raise _impossible(str(wrong)) from None
    if fields["act"] == "yes" or fields["actions"]:
        endless = g.options.action_model.endswith("inf")
        g.turn = 1
        g.actions = _number(fields, "actions") if fields["actions"] else ENDLESS if endless else 1
        g.then(ACT)
    elif not g.deck:
        raise _impossible("there is no card to turn over")
    elif fields["setup"] == "yes":
        g.then(BEGIN, TURN)
    else:
        g.then(TURN)
    g.advance()
    g.revealed = 0
