"""All that a seat could know, and a whole game dealt from that: what bots think with, and the test of two worlds."""

from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Effect
from noctuary.occulto.choices import PIECES, choice
from noctuary.occulto.fields import FIELDS, empty
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import ALL, Card
from noctuary.occulto.rules.effects import EFFECTS
from noctuary.occulto.rules.memory import ANYWHERE, IN_BURIED, IN_DECK, IN_REMOVED
from noctuary.occulto.rules.questions import Together
from noctuary.occulto.rules.shield import Shields
from noctuary.occulto.state import Occulto
from noctuary.occulto.view import View
from noctuary.occulto.worlds import facts_of, known_history, placed, sample


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and everything the seat could remember of what is hidden now."""

    view: View
    options: Options
    worlds: tuple[str, ...]
    """Every way the characters can lie: for each place of `view.characters` the number of its colour, `-` if empty."""
    cards: dict[str, int]
    """Hidden cards this seat has seen, each with the places where it can be (see `memory`)."""
    deck: tuple[tuple[int, str], ...]
    """Cards of the deck this seat knows, each with its place from the bottom."""
    state: str
    """The rest of the position, nothing of it hidden from this seat, in the notation of positions."""


def knowledge_of(g: Occulto, seat: int | None, whole: bool = True) -> Knowledge:
    """All one seat could know. Without `whole` the part that only a new deal needs is left out."""
    me = g.seats if seat is None else seat
    history = known_history(g.history, me)
    hints = {} if seat is None else g.hints[seat]
    return Knowledge(
        view=g.view(seat),
        options=g.options,
        worlds=placed(facts_of(history), tuple(g.backs)),
        cards={card.id: mask for card, mask in sorted(hints.items(), key=lambda hint: hint[0].index)},
        deck=tuple((at, card.id) for at, card in enumerate(g.deck) if g.deck_seen[at] >> me & 1),
        state=notation.write("occulto", FIELDS.known(g, seat)) if whole else "",
    )


def from_knowledge(known: Knowledge, chance: Chance) -> Occulto:
    """A whole game that agrees with what a seat knows.

    Characters are drawn fairly among all histories that agree. Cards are dealt where the seat's hints allow them. What
    the *other* seats know of hidden cards is forgotten, except for their own hands.
    """
    fields = notation.read(known.state, PIECES, EFFECTS, choice)
    seat = known.view.seat
    luck = chance.stream("redeal")
    fields["history"], fields["faces"] = sample(fields["history"], luck)
    _deal(known, fields, luck)
    fields["stack"] = [_sealed(effect, seat, fields["hands"], luck) for effect in fields["stack"]]
    hints: list[dict[Card, int]] = [{} for _ in range(fields["seats"])]
    if seat is not None:
        hints[seat] = {_card(id): mask for id, mask in known.cards.items()}
    fields.update(hints=hints, seed=chance.seed, uses=chance.uses)
    return FIELDS.dealt(fields, empty)


def _card(id: str) -> Card:
    piece = PIECES[id]
    assert isinstance(piece, Card)
    return piece


def _deal(known: Knowledge, fields: dict[str, Any], luck: Stream) -> None:
    """Deal every card whose place is unknown: first those of which something is known, then the rest."""
    sizes = {1 << at: hand for at, hand in enumerate(fields["hands"]) if isinstance(hand, int)}
    sizes[IN_BURIED], sizes[IN_REMOVED] = fields["buried"], fields["removed"]
    sizes[IN_DECK] = known.view.deck - len(known.deck)
    unknown = _unknown(known, fields)
    hinted = [card for card in unknown if card.id in known.cards]
    hinted.sort(key=lambda card: known.cards[card.id].bit_count())
    piles: dict[int, list[Card]] = {place: [] for place in sizes}
    if not _fit(hinted, known.cards, sizes, piles, luck):
        raise ValueError("what is known of the cards cannot be")
    rest = [card for card in unknown if card.id not in known.cards]
    luck.shuffle(rest)
    for place, pile in piles.items():
        pile += [rest.pop() for _ in range(sizes[place] - len(pile))]
        luck.shuffle(pile)
    fields["hands"] = [piles[1 << at] if isinstance(hand, int) else hand for at, hand in enumerate(fields["hands"])]
    fields["buried"], fields["removed"] = piles[IN_BURIED], piles[IN_REMOVED]
    loose = piles[IN_DECK]
    fields["deck_seen"] = [fields["deck_seen"].get(at, 0) for at in range(known.view.deck)]
    seen = dict(known.deck)
    fields["deck"] = [_card(seen[at]) if at in seen else loose.pop() for at in range(known.view.deck)]


def _unknown(known: Knowledge, fields: dict[str, Any]) -> list[Card]:
    """The cards this seat cannot see anywhere."""
    seen = {*fields["discards"], fields["sabotage_in_flight"], *(_card(id) for _, id in known.deck)}
    for row in (*fields["hands"], *fields["bench"]):
        seen.update(row if isinstance(row, list) else ())
    return [card for card in ALL if card not in seen]


def _fit(
    cards: list[Card], hints: dict[str, int], sizes: dict[int, int], piles: dict[int, list[Card]], luck: Stream
) -> bool:
    """Put each card in one of its places while there is room; go back where that fails."""
    if not cards:
        return True
    card, mask = cards[0], hints[cards[0].id]
    places = [place for place in piles if mask & place & ANYWHERE and len(piles[place]) < sizes[place]]
    luck.shuffle(places)
    for place in places:
        piles[place].append(card)
        if _fit(cards[1:], hints, sizes, piles, luck):
            return True
        piles[place].pop()
    return False


def _sealed(effect: Effect, me: int | None, hands: list[list[Card]], luck: Stream) -> Effect:
    """Sealed answers of the others, drawn anew: any card for a gift or a fire, any or no Shield in a window."""
    if not isinstance(effect, Together):
        return effect
    sealed = list(effect.sealed)
    for seat, hand in enumerate(hands):
        if seat == me or not effect.asked & ~effect.left & 1 << seat:
            continue
        cards: list[Card | None] = [*hand]
        if isinstance(effect, Shields):
            cards = [None, *(card for card in hand if card.is_shield)]
        sealed[seat] = cards[luck.below(len(cards))]
    return effect.again(effect.left, tuple(sealed))
