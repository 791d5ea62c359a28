"""What each of the 21 abilities may be aimed at (C-50 … C-70), and how one is announced."""

from noctuary.core.effects import Choice, Piece
from noctuary.occulto.cards import (
    ABUNDANCE,
    BARTER,
    CHAMELEON,
    DIVINATION,
    FULL_MOON,
    GIFT,
    GUST,
    METAMORPHOSIS,
    NO_COLOUR,
    OUBLIETTES,
    REAPER,
    SABOTAGE,
    SHIELD,
    THIEF,
    TOTEM,
    UPROOTING,
    Card,
)
from noctuary.occulto.choices import at_card, at_pairs, at_persons, at_places, at_sides, bare
from noctuary.occulto.deeds import resolve, victims
from noctuary.occulto.shield import open_window
from noctuary.occulto.table import Occulto


def use(g: Occulto, card: Card, ability: int, one: Piece | None, two: Piece | None) -> None:
    """An announced ability: those it touches may shield first (CA-07)."""
    if not open_window(g, card, ability, one, two):
        resolve(g, card, ability, one, two, 0)


def add_plays(g: Occulto, me: int, card: Card, options: list[Choice]) -> None:
    """Every way to play a card; without any target it may be played all the same (CA-52)."""
    if card.ability != CHAMELEON:
        add_uses(g, me, card, None, card.ability, options)
        return
    copied = copyable(g, me)
    for each in copied:
        add_uses(g, me, card, each, g.acts_as(each), options)
    if not copied:
        options.append(bare(card, None))


def copyable(g: Occulto, me: int) -> list[Card]:
    """CAMÉLÉON: cards of one's own bench and of the neighbours' unprotected ones; no Shield (C-69, CA-40, CA-41)."""
    found: list[Card] = []
    for seat in sorted({me, (me + 1) % g.seats, (me - 1) % g.seats}):
        if seat == me or not g.protected >> seat & 1:
            found += [card for card in g.bench[seat] if card.ability not in (SHIELD, CHAMELEON)]
    return found


def add_uses(g: Occulto, me: int, card: Card, copied: Card | None, ability: int, options: list[Choice]) -> None:
    """Every choice of targets for one ability."""
    before = len(options)
    if ability == METAMORPHOSIS:
        options += at_pairs(card, copied, g.seats, g.loose())
    elif ability == OUBLIETTES:
        options += [at_card(card, copied, each) for each in g.reachable(me, True)]
    elif ability == SABOTAGE:
        options += [at_card(card, copied, each) for each in g.reachable(me, True) if may_sabotage(g, each)]
    elif ability == UPROOTING:
        options += [at_card(card, copied, each) for each in g.reachable(me, False)]
    elif ability == THIEF:
        options += at_persons(card, copied, victims(g, me))
    elif ability == BARTER:
        options += at_persons(card, copied, ((1 << g.seats) - 1) & ~(1 << me))
    elif ability == DIVINATION:
        options += at_places(card, copied, g.seats, g.live() & ~(1 << me))
    elif ability in (FULL_MOON, TOTEM):
        options += at_places(card, copied, g.seats, g.live())
    elif ability == REAPER:
        options += at_places(card, copied, g.seats, reapable(g))
    elif ability in (GIFT, GUST):
        options += at_sides(card, copied)
    elif ability == ABUNDANCE:
        options += [at_card(card, copied, each) for each in g.bench[me] if g.colour_of(each) != NO_COLOUR]
    if len(options) == before:
        options.append(bare(card, copied))


def may_sabotage(g: Occulto, card: Card) -> bool:
    """SABOTAGE: not on a Sabotage, unless that is allowed, and not on a card under one (CA-47)."""
    if g.is_sabotage(card) and not g.options.sabotage_on_sabotage:
        return False
    return card not in g.covers.values()


def reapable(g: Occulto) -> int:
    """FAUCHEUSE: any character without a Totem; a player's only if there is another for them, if so read (CA-22)."""
    mask = g.loose()
    if g.options.reap_requires_centre and not g.centre():
        mask &= ~((1 << g.seats) - 1)
    return mask
