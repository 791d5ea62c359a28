"""What a seat sees, built up field by field: a fact that is not named here is not sent.

What all who look see alike (`public_of`) stands apart from what is one seat's own.

The option `memory_aid` decides how much of what a seat could remember is kept before its eyes: nothing but what lies
open (`off`), its own looks and all open moves (`journal`), or also what follows from them (`deduction`).
"""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from noctuary.core.views import with_own
from noctuary.occulto.choices import SIDES
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import COLOURS, DECK, NO_COLOUR, Card, Colour
from noctuary.occulto.rules.ability import NUMBERED
from noctuary.occulto.rules.questions import Peek, Together
from noctuary.occulto.rules.scoring import BONUS, OF_HOLDER, attacks, counted, leading, powers, totals_with
from noctuary.occulto.rules.shield import Shields
from noctuary.occulto.state import GONE, LOOK, MIX, NO_BACK, SHIFT, SWAP, Ending, Occulto
from noctuary.occulto.whereabouts import surely_held
from noctuary.occulto.worlds import facts_of, known_history, placed

Mode = Literal["free", "play", "discard"]
DRAWN_WITH: Final = {"SIDE_STEPS": {side.id: side.step for side in SIDES}}
"""Which way a Gust goes along the places that it names, by its side (C-58)."""
MODES: Final[tuple[Mode, ...]] = ("free", "play", "discard")


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on a bench."""

    card: str
    colour: Colour | None = None
    """Printed, or chosen for an Abundance."""
    potions: int = 0
    """What it counts now."""
    covers: str | None = None
    """For a Sabotage: the card under it."""
    cancelled: bool = False


class CharacterPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for a character."""

    place: str
    empty: bool = False
    face: Colour | None = None
    """Its colour, where everybody can see it."""
    totem: tuple[int, int] | None = None
    """Whose Totem holds it, and how many of that player's turns must still begin."""


class Shown(msgspec.Struct, frozen=True):
    """A face this seat is looking at now."""

    place: str
    colour: Colour


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: a look, a move, an elimination."""

    turn: int
    kind: Literal["look", "swap", "gone", "gust", "tornado"]
    places: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    colour: Colour | None = None
    side: Literal["left", "right"] | None = None


class Attack(msgspec.Struct, frozen=True):
    """What Shields are being asked for."""

    card: str
    ability: str
    targets: tuple[str, ...]


class Lead(msgspec.Struct, frozen=True):
    """Who has most of what a power counts, and how much."""

    seats: tuple[int, ...]
    number: int


class PublicView(msgspec.Struct, frozen=True, tag_field="game", tag="occulto"):
    """What all who look see alike. Cards are ids, colours are names, places as in the choices."""

    players: int
    preset: str
    expert: bool
    memory_aid: Literal["off", "journal", "deduction"]
    turn: int
    active: int
    first: int
    actions: int
    mode: Mode
    """What this turn is being used for (C-26)."""
    hands: tuple[int, ...]
    bench: tuple[tuple[Laid, ...], ...]
    protected: tuple[int, ...]
    rations: tuple[int, ...]
    deck: int
    discards: tuple[str, ...]
    buried: int
    removed: int
    sabotage_in_flight: str | None
    guise: str
    characters: tuple[CharacterPlace, ...]
    out: tuple[Colour, ...]
    totals: dict[Colour, int]
    limit: int
    attacks: int
    powers: tuple[str, ...]
    """Active powers, once all characters are open."""
    bonus: dict[Colour, int]
    """What they add to the potions of their colours (C-73)."""
    saved: tuple[Colour, ...]
    """The characters that are saved, once all are open (C-41 … C-45)."""
    leads: dict[str, Lead]
    """In the expert variant: who has most of what each power counts that speaks of its holder (C-75 … C-78)."""
    ending: Ending
    turns_left: int
    waiting: tuple[int, ...]
    """Who is being asked, whether or not they have answered already."""
    asked: str
    sealed: bool
    """Whether it is answered under seal: then nobody is told who has answered already."""
    attack: Attack | None


class View(PublicView, frozen=True, tag_field="game", tag="occulto"):
    """The table as one seat sees it."""

    seat: int | None
    hand: tuple[str, ...]
    peek: Shown | None
    journal: tuple[Note, ...]
    possible: dict[str, tuple[Colour, ...]]
    """What the character at each place can be, as far as this seat can know (`deduction`)."""
    held: dict[str, int]
    """Cards this seat knows to be in somebody's hand (`deduction`)."""


def public_of(g: Occulto) -> PublicView:
    """What all see."""
    over = g.outcome is not None
    return PublicView(
        players=g.seats,
        preset=_preset(g.options),
        expert=g.options.expert,
        memory_aid=g.options.memory_aid,
        turn=g.turn,
        active=g.active,
        first=g.first,
        actions=g.actions,
        mode=MODES[g.mode],
        hands=tuple(len(hand) for hand in g.hands),
        bench=tuple(tuple(_laid(g, card) for card in bench) for bench in g.bench),
        protected=_seats(g.protected),
        rations=tuple(g.rations),
        deck=len(g.deck),
        discards=_ids(g.discards),
        buried=len(g.buried),
        removed=len(g.removed),
        sabotage_in_flight=None if g.sabotage_in_flight is None else g.sabotage_in_flight.id,
        guise=NUMBERED[g.guise].name if g.guise else "",
        characters=_characters(g),
        out=tuple(COLOURS[g.faces[back]] for back in g.out),
        totals=dict(zip(COLOURS, g.totals(), strict=True)),
        limit=g.limit(),
        attacks=attacks(g),
        powers=_powers(g) if over and g.options.expert else (),
        bonus=_bonus(g),
        saved=_saved(g) if over else (),
        leads=_leads(g) if g.options.expert else {},
        ending=g.ending,
        turns_left=g.turns_left,
        waiting=_seats(waiting(g)),
        asked=g.open_asks[0].kind if g.open_asks else "",
        sealed=bool(g.stack) and isinstance(g.stack[-1], Together),
        attack=_attack(g),
    )


def view_from(g: Occulto, public: PublicView, seat: int | None) -> View:
    """One seat's view."""
    aid = g.options.memory_aid
    return with_own(
        View,
        public,
        seat=seat,
        hand=() if seat is None else _ids(g.hands[seat]),
        peek=None if seat is None else _peek(g, seat),
        journal=() if aid == "off" else tuple(_notes(g, seat)),
        possible=_possible(g, seat) if aid == "deduction" else {},
        held=surely_held(g, seat) if aid == "deduction" and seat is not None else {},
    )


@lru_cache(maxsize=64)
def _preset(options: Options) -> str:
    """The name of the options, which takes a while to find."""
    return options.preset


def _ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(8) if mask >> seat & 1)


def _laid(g: Occulto, card: Card) -> Laid:
    """A card of a bench, with what it counts."""
    colour = g.colour_of(card)
    cancelled = bool(g.covers) and g.cancelled(card)
    potions = 0 if colour == NO_COLOUR else g.potions_on([card])[colour]
    under = g.covers.get(card)
    shown = None if colour == NO_COLOUR else COLOURS[colour]
    return Laid(card.id, shown, potions, None if under is None else under.id, cancelled)


def _characters(g: Occulto) -> tuple[CharacterPlace, ...]:
    """The places, with what is open there."""
    over = g.outcome is not None
    found = []
    for at, back in enumerate(g.backs):
        totem = next(((who, left) for locked, who, left in g.locks if locked == back), None)
        face = COLOURS[g.faces[back]] if back != NO_BACK and (over or at == g.open_place) else None
        found.append(CharacterPlace(str(g.place_at(at)), back == NO_BACK, face, totem))
    return tuple(found)


def _possible(g: Occulto, seat: int | None) -> dict[str, tuple[Colour, ...]]:
    """What this seat can work out of the characters, by place."""
    return {str(g.place_at(at)): colours for at, colours in enumerate(possible_at(g, seat))}


def possible_at(g: Occulto, seat: int | None) -> tuple[tuple[Colour, ...], ...]:
    """For each place, the colours that a seat cannot rule out."""
    facts = facts_of(known_history(g.history, g.seats if seat is None else seat))
    texts = placed(facts, tuple(g.backs))
    return tuple(
        tuple(COLOURS[int(sign)] for sign in sorted({text[at] for text in texts}) if sign != "-")
        for at in range(len(g.backs))
    )


def _powers(g: Occulto) -> tuple[str, ...]:
    active = powers(g)
    return tuple(DECK.powers[colour] for colour in range(len(COLOURS)) if active >> colour & 1)


def _bonus(g: Occulto) -> dict[Colour, int]:
    active = powers(g) if g.outcome is not None and g.options.expert else 0
    return {colour: BONUS if active >> at & 1 else 0 for at, colour in enumerate(COLOURS)}


def _saved(g: Occulto) -> tuple[Colour, ...]:
    active = powers(g) if g.options.expert else 0
    winners = g.outcome.winners if g.outcome is not None else ()
    places = winners or leading(g, totals_with(g, active))
    return tuple(COLOURS[g.faces[g.backs[at]]] for at in places if g.backs[at] != NO_BACK)


def _leads(g: Occulto) -> dict[str, Lead]:
    found = {}
    for power in OF_HOLDER:
        counts = counted(g, power)
        most = max(counts)
        found[power] = Lead(tuple(seat for seat, count in enumerate(counts) if count == most and most), most)
    return found


def waiting(g: Occulto) -> int:
    """Who is asked, as a set; those who have answered a sealed question stay in it."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (Peek, Together)):
        return top.asked
    mask = 0
    for ask in g.open_asks:
        mask |= 1 << ask.who
    return mask


def _attack(g: Occulto) -> Attack | None:
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Shields):
        return None
    targets = tuple(str(target) for target in (top.target, top.second_target) if target is not None)
    return Attack(top.card.id, NUMBERED[top.number].name, targets)


def _peek(g: Occulto, seat: int) -> Shown | None:
    """The face that lies open to this seat until it is put away."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Peek) or not top.left >> seat & 1:
        return None
    at = seat if top.at < 0 else top.at
    return Shown(str(g.place_at(at)), COLOURS[g.faces[g.backs[at]]])


def _notes(g: Occulto, seat: int | None) -> list[Note]:
    """All that happened to characters, as this seat could have written it down."""
    return [_note(g, line) for line in known_history(g.history, g.seats if seat is None else seat)]


def _note(g: Occulto, line: tuple[int, ...]) -> Note:
    kind, turn = line[0], line[-1]
    if kind == LOOK:
        place = str(g.place_at(line[2])) if line[2] < len(g.backs) else ""
        colour = COLOURS[line[4]] if line[4] >= 0 else None
        return Note(turn, "look", (place,) if place else (), _seats(line[3] & ((1 << g.seats) - 1)), colour)
    if kind == SWAP:
        return Note(turn, "swap", (str(g.place_at(line[1])), str(g.place_at(line[2]))))
    if kind == GONE:
        return Note(turn, "gone", tuple(str(g.place_at(at)) for at in line[1:3] if at >= 0))
    places = tuple(str(g.place_at(at)) for at in range(len(g.backs)) if line[2] >> at & 1)
    if kind == SHIFT:
        return Note(turn, "gust", places, side="left" if line[1] > 0 else "right")
    assert kind == MIX
    return Note(turn, "tornado", places)
