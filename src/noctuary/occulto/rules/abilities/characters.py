"""Abilities that look at characters, hold them, move them or end them."""

from typing import Any, Final

from noctuary.core.effects import Ask, Choice, Piece, Question
from noctuary.occulto.choices import TAKE_CENTRE, Place, Side, at_pairs, at_places, at_sides
from noctuary.occulto.pieces import COLOURS, Card
from noctuary.occulto.rules.ability import Ability, Aim, Scope, Seats
from noctuary.occulto.rules.questions import Peek
from noctuary.occulto.state import GONE, LOOK, MIX, NO_BACK, SHIFT, SWAP, Occulto


class OfCharacters(Ability):
    """Does something with characters; the cards of those it touches stay where they are."""

    def strikes(self) -> Scope:
        return "character"


# Looks ---------------------------------------------------------------------------------------------------------------


class Lucidity(OfCharacters):
    """LUCIDITÉ: look at one's own character (C-63)."""

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if g.backs[me] != NO_BACK:
            look(g, me, 1 << me)


LUCIDITY: Final = Lucidity(14, "lucidity", "C-63", 5)


class LookAtPlace(OfCharacters):
    """Looks at a character of the table; where the table allows it, its owner may shield it (CA-15)."""

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return owner_of(aim.target)

    def may_be_shielded(self, g: Occulto) -> bool:
        return g.options.shield_vs_vision


class Divination(LookAtPlace):
    """DIVINATION: look at any character but one's own (C-57)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_places(card, copied, g.seats, g.live() & ~(1 << me))

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if isinstance(aim.target, Place) and not spared:
            look(g, g.number_of(aim.target), 1 << me)


DIVINATION: Final = Divination(8, "divination", "C-57", 4)


class FullMoon(LookAtPlace):
    """PLEINE LUNE: everybody but its owner sees it (C-64, CA-31)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_places(card, copied, g.seats, g.live())

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if isinstance(aim.target, Place) and not spared:
            look(g, g.number_of(aim.target), g.everybody() & ~owner_of(aim.target), "occulto-full-moon")


FULL_MOON: Final = FullMoon(15, "full_moon", "C-64", 3)


def look(g: Occulto, at: int, seats: Seats, message: str = "occulto-look") -> None:
    """These seats are shown the character at a place, and everybody is told who looks where."""
    back = g.backs[at]
    face = g.faces[back]
    g.history.append((LOOK, back, at, seats, face, g.turn))
    g.revealed |= seats
    if g.loud:
        lookers = tuple([seat for seat in range(g.seats) if seats >> seat & 1])
        shared = {"place": str(g.place_at(at)), "seats": lookers}
        g.tell_once(message, shared, {seat: {"colour": COLOURS[face]} for seat in lookers})
    g.then(Peek(at, seats, seats))


def owner_of(place: Piece | None) -> Seats:
    """The seat before which a place lies, as a set."""
    return 1 << place.seat if isinstance(place, Place) and place.seat >= 0 else 0


# Holding and moving --------------------------------------------------------------------------------------------------


class Totem(OfCharacters):
    """TOTEM: a character stays where it is until the start of one's second turn from now (C-54, CA-26)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_places(card, copied, g.seats, g.live())

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if isinstance(aim.target, Place):
            g.locks = (*g.locks, (g.backs[g.number_of(aim.target)], me, 2))


TOTEM: Final = Totem(5, "totem", "C-54", 1)


class Metamorphosis(OfCharacters):
    """MÉTAMORPHOSE: two characters change places (C-60)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_pairs(card, copied, g.seats, g.loose())

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return owner_of(aim.target) | owner_of(aim.second_target)

    def asks_one_by_one(self) -> bool:
        """One Shield stops it, so that a second one would be wasted (CA-12)."""
        return True

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Place) or not isinstance(aim.second_target, Place) or spared:
            return
        at, other = g.number_of(aim.target), g.number_of(aim.second_target)
        g.backs[at], g.backs[other] = g.backs[other], g.backs[at]
        g.history.append((SWAP, at, other, g.turn))
        turn_down(g, at)
        turn_down(g, other)
        if g.loud:
            g.tell("occulto-swapped", place=str(g.place_at(at)), other_place=str(g.place_at(other)))

    def forbids(self, g: Occulto, seat: int, target: Piece | None) -> str:
        return held_by_totem(g, target)


METAMORPHOSIS: Final = Metamorphosis(11, "metamorphosis", "C-60", 8)


class Gust(OfCharacters):
    """BOURRASQUE: all move one place around the ring, past those held or shielded; a gap moves too (C-58, CA-13).

    Where the centre moves with them (CA-29), a place there that has been emptied is no place any more: a gap in the
    centre never comes to a player.
    """

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_sides(card, copied)

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return g.loose() & g.everybody()

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        side = aim.target
        assert isinstance(side, Side)
        last = len(g.backs) if g.options.gust_centre else g.seats
        held = g.live() & ~g.loose() | spared
        gone = [at for at in range(g.seats, last) if g.backs[at] == NO_BACK]
        ring = [at for at in range(last) if not held >> at & 1 and at not in gone]
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


GUST: Final = Gust(9, "gust", "C-58", 1)


class Tornado(OfCharacters):
    """TORNADE: the other players' characters are shuffled among them; nobody looks (C-62, CA-30)."""

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return g.loose() & g.everybody()

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        loose = g.loose() & ~spared & ~(1 << me)
        places = [at for at in range(g.seats) if loose >> at & 1]
        faces = [g.faces[g.backs[at]] for at in places]
        g.chance.shuffle("tornado", faces)
        mask = 0
        for at, face in zip(places, faces, strict=True):
            g.faces[g.backs[at]] = face
            mask |= 1 << g.backs[at]
        g.history.append((MIX, mask, loose & g.everybody(), g.turn))
        if g.loud:
            g.tell("occulto-tornado", places=[str(g.place_at(at)) for at in places])


TORNADO: Final = Tornado(13, "tornado", "C-62", 1)


def turn_down(g: Occulto, at: int) -> None:
    """A character that lay open in the centre is face down once it has moved (CA-71, CA-88)."""
    if at == g.open_place:
        g.open_place = -1


def held_by_totem(g: Occulto, target: Piece | None) -> str:
    """The rule by which a Totem keeps a character where it is, if one does."""
    if not isinstance(target, Place):
        return ""
    at = g.number_of(target)
    return "C-54" if at < len(g.backs) and g.live() & ~g.loose() & 1 << at else ""


# The Reaper ----------------------------------------------------------------------------------------------------------


class Reaper(OfCharacters):
    """FAUCHEUSE: a character is out; a player left without one takes one of the centre, unseen (C-50, CA-21)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        """Any without a Totem; a player's only if there is another for them, where it is read so (CA-22)."""
        mask = g.loose()
        if g.options.reap_requires_centre and not g.centre():
            mask &= ~g.everybody()
        return at_places(card, copied, g.seats, mask)

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return owner_of(aim.target)

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if isinstance(aim.target, Place) and not spared:
            self.eliminate(g, g.number_of(aim.target))

    def eliminate(self, g: Occulto, at: int) -> None:
        """It lies open in the centre from now on."""
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

    def forbids(self, g: Occulto, seat: int, target: Piece | None) -> str:
        return held_by_totem(g, target)


REAPER: Final = Reaper(1, "reaper", "C-50", 1)


class Replace(Question[Occulto]):
    """Who lost a character picks one of the centre's backs, unseen (CA-21)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def args(self) -> tuple[Any, ...]:
        return (self.victim,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        return (Ask(self.victim, "replace", tuple([TAKE_CENTRE[at - g.seats] for at in g.centre()])),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        replace(g, seat, g.number_of(answer.args[0]))


def replace(g: Occulto, victim: int, at: int) -> None:
    """A back of the centre goes to the player who has none; nobody looks (CA-25). A Totem stays on it (CA-27)."""
    g.backs[victim], g.backs[at] = g.backs[at], NO_BACK
    g.history.append((GONE, victim, at, g.turn))
    turn_down(g, at)
    if g.loud:
        g.tell("occulto-replaced", seat=victim, place=str(g.place_at(at)))
