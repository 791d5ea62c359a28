"""What the player sees.

Built up field by field: a fact that is not named here is not sent. Hidden are the order of the deck, the faces of
covered cards never seen, and the seed.
"""

from typing import Any

import msgspec

from noctuary.oubliette.choices import FAIL
from noctuary.oubliette.idle import idle
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import Card, cards_of
from noctuary.oubliette.rules.fights import current_fight, fatal
from noctuary.oubliette.rules.items import using
from noctuary.oubliette.state import EQUIPPED, PLACES, Oubliette, Room


class RoomView(msgspec.Struct, frozen=True):
    """A room of the Path."""

    cards: tuple[str, ...]
    number: int
    portcullis: str | None
    chasms: tuple[str, ...]
    bridged: int


class FightView(msgspec.Struct, frozen=True):
    """What a Creature costs, and what each card pays."""

    need: int
    """What is still to be paid (O-42, O-79, OA-03)."""
    worths: dict[str, int]
    """What the card at each place pays by itself; places as choices write them (O-44)."""
    power: int
    """What an equipped King adds to each card of a payment it is not part of (O-82, OA-95)."""
    power_place: str
    """Where that King lies, as choices write places."""


class View(msgspec.Struct, frozen=True, tag_field="game", tag="oubliette"):
    """The table as the player sees it. Cards are ids; None is a card that lies face down."""

    preset: str
    options: dict[str, Any]
    """The options that differ from the printed game: what is said of a card depends on them."""
    milder: str
    """The preset that is one step milder; empty if there is none."""
    turn: int
    turned: str | None
    """The card just turned over, while it is being met."""
    deck: int
    graveyard: tuple[str, ...]
    slots: tuple[tuple[str | None, ...], ...]
    """Each pile from the bottom up; the last is showing."""
    equipped: str | None
    sealed: bool
    path: tuple[RoomView, ...]
    direction: int
    needed: int
    sideways: tuple[str, ...]
    curses: tuple[str, ...]
    gone: tuple[str, ...]
    chaos_uses: int
    bonus: int
    """What a Curse adds to every Creature."""
    ace_value: int
    """What an Ace is worth in combat (OA-07)."""
    actions: int
    free: str | None
    searched: bool
    held: tuple[str, ...]
    """Cards in hand in the middle of a choice: drawn by Advantage, found by a search."""
    using: str
    """The place of the Item in use (Advantage, Grave Dig, Hourglass), as choices write places; empty without one."""
    fight: FightView | None
    asked: str
    """The kind of the question; empty once the game is over."""
    idle: dict[str, str]
    """For each place whose card answers nothing now: why, as the end of a message `oubliette-idle-…`."""
    fatal: str
    """How giving way to this Creature or Trap would end the game, as an outcome's reason; empty if it would not."""


def figures(g: Oubliette) -> dict[str, int]:
    """What a finished game is remembered by: how many rooms lay there, and what was left of the candle."""
    return {"rooms": len(g.path), "candle": len(g.deck)}


def view_of(g: Oubliette) -> View:
    """The player's view."""
    known = g.seen if g.options.show_seen else 0
    return View(
        preset=g.options.preset,
        options=g.rules.changed,
        milder=_milder(g.options.preset),
        turn=g.turn,
        turned=_id(g.turned),
        deck=len(g.deck),
        graveyard=_ids(g.graveyard),
        slots=tuple(_pile(g, slot, known) for slot in g.slots),
        equipped=_id(g.equipped),
        sealed=g.sealed,
        path=tuple(_room(room) for room in g.path),
        direction=g.direction,
        needed=g.needed(),
        sideways=_ids(cards_of(g.sideways)),
        curses=_ids(g.curses),
        gone=_ids(g.gone),
        chaos_uses=g.chaos_uses,
        bonus=g.creature_bonus(),
        ace_value=g.options.ace_value,
        actions=g.actions,
        free=_id(g.free),
        searched=g.searched,
        held=tuple(arg.id for effect in g.stack for arg in effect.args() if isinstance(arg, Card)),
        using=using(g),
        fight=_fight(g),
        asked=asked(g),
        idle=idle(g),
        fatal=_fatal(g),
    )


def _milder(preset: str) -> str:
    """Rules that a player put together are neither harsh nor mild."""
    known = Options.mildness
    return known[known.index(preset) + 1] if preset in known[:-1] else ""


def asked(g: Oubliette) -> str:
    return g.open_asks[0].kind if g.open_asks else ""


def _fatal(g: Oubliette) -> str:
    """Nothing where one cannot give way: those who can pay must (OA-04)."""
    for ask in g.open_asks:
        if FAIL in ask.options:
            return fatal(g, ask.kind == "trap")[0]
    return ""


def _fight(g: Oubliette) -> FightView | None:
    fight = current_fight(g)
    if fight is None:
        return None
    # Under an Ace that has been lifted lies a card nobody has seen: no worths until the fight itself goes on.
    tops = g.usable() if fight is g.stack[-1] else []
    worths = {PLACES[top.place]: g.combat_value(top.card) for top in tops}
    return FightView(
        fight.need(g), {place: worth for place, worth in worths.items() if worth}, g.power(), PLACES[EQUIPPED]
    )


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _ids(cards: list[Card] | tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _room(room: Room) -> RoomView:
    return RoomView(_ids(room.cards), room.number, _id(room.portcullis), _ids(room.chasms), room.bridged)


def _pile(g: Oubliette, slot: list[Card], known: int) -> tuple[str | None, ...]:
    """The showing card, and of the covered ones those that are known. A card under a lifted Ace is still covered."""
    last = len(slot) - 1
    return tuple(
        card.id if known & card.bit or (at == last and g.seen & card.bit) else None for at, card in enumerate(slot)
    )
