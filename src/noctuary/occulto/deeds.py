"""What the 21 abilities do (C-50 … C-70), once nobody shields them any more."""

from typing import Final

from noctuary.core.effects import Piece
from noctuary.occulto import memory
from noctuary.occulto.cards import (
    ABUNDANCE,
    BARTER,
    CLOVER,
    COLOURS,
    CRYSTAL_BALL,
    DIVINATION,
    DOUBLE_RATION,
    FOREST_FIRE,
    GUST,
    LUCIDITY,
    METAMORPHOSIS,
    OUBLIETTES,
    REAPER,
    SABOTAGE,
    TORNADO,
    TOTEM,
    Card,
)
from noctuary.occulto.choices import Person, Place, Side
from noctuary.occulto.questions import (
    Burn,
    Crystal,
    Give,
    Peek,
    Replace,
    Steal,
    nothing_sealed,
    recolour,
    replace,
    steal,
    turn_down,
)
from noctuary.occulto.table import GONE, LOOK, MIX, NO_BACK, SHIFT, SWAP, Occulto

CRYSTAL: Final = Crystal()


def resolve(g: Occulto, card: Card, ability: int, one: Piece | None, two: Piece | None, spared: int) -> None:
    """The ability does its work on whoever is not `spared`."""
    me = g.active
    if isinstance(one, Card):
        at_bench(g, me, card, ability, one, spared)
    elif isinstance(one, Person):
        if not spared:
            at_hand(g, me, ability, one.seat)
    elif isinstance(one, Place):
        if not spared:
            at_character(g, me, ability, g.number_of(one), g.number_of(two) if isinstance(two, Place) else -1)
    elif isinstance(one, Side):
        if ability == GUST:
            gust(g, one, spared)
        else:
            gift(g, one, spared)
    else:
        untargeted(g, me, card, ability, spared)


def untargeted(g: Occulto, me: int, card: Card, ability: int, spared: int) -> None:
    """Abilities that need no target, and cards that found none (CA-52)."""
    if ability == FOREST_FIRE:
        forest_fire(g, me, spared)
    elif ability == TORNADO:
        tornado(g, me, spared)
    elif ability == LUCIDITY:
        if g.backs[me] != NO_BACK:
            look(g, me, 1 << me)
    elif ability == CLOVER:
        clover(g, me)
    elif ability == DOUBLE_RATION:
        g.rations[me] += 1
    elif ability == CRYSTAL_BALL:
        crystal_ball(g, me)
    elif ability == SABOTAGE:
        land(g, me, card)


def at_bench(g: Occulto, me: int, card: Card, ability: int, target: Card, spared: int) -> None:
    """Abilities aimed at a card on a bench."""
    if ability == ABUNDANCE:
        abundance(g, me, card, target)
    elif ability == SABOTAGE:
        sabotage(g, me, card, target, spared)
    elif spared:
        return
    elif ability == OUBLIETTES:
        oubliettes(g, target)
    else:
        uprooting(g, me, target)


def at_hand(g: Occulto, me: int, ability: int, victim: int) -> None:
    """Abilities aimed at a player's hand."""
    if ability == BARTER:
        barter(g, me, victim)
    elif g.options.thief == "choose":
        memory.looked_into(g, me, victim)
        g.reveal(me)
        g.then(Steal(victim))
    else:
        hand = g.hands[victim]
        steal(g, me, victim, hand[g.chance.below("thief", len(hand))])


def at_character(g: Occulto, me: int, ability: int, at: int, other: int) -> None:
    """Abilities aimed at characters."""
    if ability == METAMORPHOSIS:
        metamorphosis(g, at, other)
    elif ability == REAPER:
        reaper(g, at)
    elif ability == TOTEM:
        totem(g, me, at)
    elif ability == DIVINATION:
        look(g, at, 1 << me)
    else:
        full_moon(g, at)


# Characters --------------------------------------------------------------------------------------------------------


def look(g: Occulto, at: int, seats: int) -> None:
    """LUCIDITÉ, DIVINATION: these see what lies there, once (C-57, C-63)."""
    show(g, at, seats)
    g.then(Peek(at, seats, seats))


def show(g: Occulto, at: int, seats: int) -> None:
    """These seats learn what lies at a place."""
    back = g.backs[at]
    face = g.faces[back]
    g.history.append((LOOK, back, at, seats, face, g.turn))
    g.revealed |= seats
    if g.loud:
        lookers = tuple([seat for seat in range(g.seats) if seats >> seat & 1])
        shared = {"place": str(g.place_at(at)), "seats": lookers}
        g.tell_some("occulto-look", shared, lookers, {"colour": COLOURS[face]})


def full_moon(g: Occulto, at: int) -> None:
    """PLEINE LUNE: everybody but its owner sees it (C-64, CA-31)."""
    seats = (1 << g.seats) - 1
    if at < g.seats:
        seats &= ~(1 << at)
    look(g, at, seats)


def metamorphosis(g: Occulto, at: int, other: int) -> None:
    """MÉTAMORPHOSE: two characters change places (C-60)."""
    g.backs[at], g.backs[other] = g.backs[other], g.backs[at]
    g.history.append((SWAP, at, other, g.turn))
    turn_down(g, at)
    turn_down(g, other)
    if g.loud:
        g.tell("occulto-swapped", place=str(g.place_at(at)), other_place=str(g.place_at(other)))


def totem(g: Occulto, me: int, at: int) -> None:
    """TOTEM: it stays where it is until the start of one's second turn from now (C-54, CA-26)."""
    g.locks = (*g.locks, (g.backs[at], me, 2))


def reaper(g: Occulto, at: int) -> None:
    """FAUCHEUSE: it is out; a player left without one takes one of the centre, unseen (C-50, CA-21)."""
    back = g.backs[at]
    g.backs[at] = NO_BACK
    g.out.append(back)
    everyone = (1 << (g.seats + 1)) - 1
    g.history.append((LOOK, back, at, everyone, g.faces[back], g.turn))
    g.history.append((GONE, at, -1, g.turn))
    g.reveal_to_all()
    turn_down(g, at)
    if g.loud:
        g.tell("occulto-reaped", place=str(g.place_at(at)), colour=COLOURS[g.faces[back]])
    centre = g.centre()
    if at >= g.seats or not centre:
        return
    if len(centre) == 1:
        replace(g, at, centre[0])
    elif g.options.reap_pick == "victim":
        g.then(Replace(at))
    else:
        replace(g, at, centre[g.chance.below("reap", len(centre))])


def gust(g: Occulto, side: Side, spared: int) -> None:
    """BOURRASQUE: all move one place around the ring, past those held or shielded; a gap moves too (C-58, CA-13)."""
    last = len(g.backs) if g.options.gust_centre else g.seats
    held = g.live() & ~g.loose() | spared
    ring = [at for at in range(last) if not held >> at & 1]
    backs = [g.backs[at] for at in ring]
    mask = 0
    for at, place in enumerate(ring):
        mask |= 1 << place
        g.backs[ring[(at + side.step) % len(ring)]] = backs[at]
    g.history.append((SHIFT, side.step, mask, g.turn))
    if g.open_place >= 0 and mask >> g.open_place & 1:
        g.open_place = -1
    if g.loud:
        g.tell("occulto-gust", side=str(side), places=[str(g.place_at(at)) for at in ring])


def tornado(g: Occulto, me: int, spared: int) -> None:
    """TORNADE: the other players' characters are shuffled among them; nobody looks (C-62, CA-30)."""
    loose = g.loose() & ~spared & ~(1 << me)
    places = [at for at in range(g.seats) if loose >> at & 1]
    faces = [g.faces[g.backs[at]] for at in places]
    g.chance.shuffle("tornado", faces)
    mask = 0
    for at, face in zip(places, faces, strict=True):
        g.faces[g.backs[at]] = face
        mask |= 1 << g.backs[at]
    g.history.append((MIX, mask, loose & ((1 << g.seats) - 1), g.turn))
    if g.loud:
        g.tell("occulto-tornado", places=[str(g.place_at(at)) for at in places])


def victims(g: Occulto, me: int) -> int:
    """VOLEUR: other players who hold a card (CA-35)."""
    mask = 0
    for seat, hand in enumerate(g.hands):
        if hand and seat != me:
            mask |= 1 << seat
    return mask


# Hands and deck ----------------------------------------------------------------------------------------------------


def barter(g: Occulto, me: int, other: int) -> None:
    """TROC: two whole hands change owners (C-59, CA-36)."""
    g.hands[me], g.hands[other] = g.hands[other], g.hands[me]
    memory.swapped(g, me, other)
    g.reveal(me)
    g.reveal(other)
    if g.loud:
        both = {seat: {"cards": [str(card) for card in g.hands[seat]]} for seat in (me, other)}
        g.tell_each("occulto-bartered", {"seat": me, "other_seat": other}, both)


def gift(g: Occulto, side: Side, spared: int) -> None:
    """CADEAU EMPOISONNÉ: everybody who has a card and did not shield chooses one to pass on (C-53, CA-34)."""
    asked = 0
    for seat, hand in enumerate(g.hands):
        if hand and not spared >> seat & 1:
            asked |= 1 << seat
    if asked:
        g.then(Give(side, spared, asked, asked, nothing_sealed(g)))


def forest_fire(g: Occulto, me: int, spared: int) -> None:
    """FEU DE FORÊT: everybody else who has a card and did not shield discards one (C-56, CA-10)."""
    asked = victims(g, me) & ~spared
    if asked:
        g.then(Burn(asked, asked, nothing_sealed(g)))


def clover(g: Occulto, me: int) -> None:
    """TRÈFLE À QUATRE FEUILLES: draw one, and act once more (C-65, CA-58)."""
    g.draw(me, 1)
    g.actions += 1


def crystal_ball(g: Occulto, me: int) -> None:
    """BOULE DE CRISTAL: see the top two; one stays on top, the other goes to the bottom (C-68, CA-39)."""
    if not g.deck:
        return
    g.reveal(me)
    for at in range(max(0, len(g.deck) - 2), len(g.deck)):
        g.deck_seen[at] |= 1 << me
    if g.loud:
        g.tell("occulto-crystal", seat=me, count=min(2, len(g.deck)))
    g.then(CRYSTAL)


# Benches -----------------------------------------------------------------------------------------------------------


def oubliettes(g: Occulto, target: Card) -> None:
    """OUBLIETTES: one card of a bench is discarded (C-51, CA-48)."""
    owner = g.home(target)
    lifted = g.take_up(target)
    g.forget_links(lifted)
    for card in lifted:
        g.bin(card)
        if g.loud:
            g.tell("occulto-dropped", seat=owner, card=str(card))


def uprooting(g: Occulto, me: int, target: Card) -> None:
    """DÉRACINEMENT: one card of an opponent's bench joins one's own; its ability is not used again (C-70, CA-50)."""
    owner = g.home(target)
    lifted = g.take_up(target)
    for card in lifted:
        g.lay(me, card)
        if g.loud:
            g.tell("occulto-uprooted", seat=me, victim=owner, card=str(card))
    for card in lifted:
        if g.is_abundance(card):
            recolour(g, card)


def abundance(g: Occulto, me: int, card: Card, base: Card) -> None:
    """ABONDANCE: one potion more of the colour of the card it is laid on (C-66, CA-45)."""
    colour = g.colour_of(base)
    g.tints[card] = colour
    g.bases[card] = base
    if g.loud:
        g.tell("occulto-abundance", seat=me, card=str(card), colour=COLOURS[colour])


def sabotage(g: Occulto, me: int, card: Card, target: Card, spared: int) -> None:
    """SABOTAGE: lies on the card and in its bench; shielded, it lies in one's own and does nothing (C-61, CA-17)."""
    if spared:
        land(g, me, card)
        return
    owner = g.home(target)
    land(g, owner, card)
    g.covers[card] = target
    if g.loud:
        g.tell("occulto-sabotaged", seat=owner, card=str(card), target=str(target))


def land(g: Occulto, seat: int, card: Card) -> None:
    """A card that was in the air comes down on a bench."""
    g.air = None
    g.lay(seat, card)
