"""Creatures and Traps: what is fought or paid for, and what failing costs (O-15 … O-20, O-41 … O-46)."""

from itertools import compress
from typing import Final

from noctuary.core.effects import Ask, Choice, Question
from noctuary.oubliette.choices import DESTROY, FAIL, PAY, place_of
from noctuary.oubliette.pieces import ACE, JOKER, JOKERS, Card, Top, combat_worth, pays_trap
from noctuary.oubliette.rules.chaos import curse
from noctuary.oubliette.rules.items import SETTLE, AdvantagePick, Picked, add_any_time, any_time
from noctuary.oubliette.state import EQUIPPED, GRAVE, PLAYER, Oubliette


def payments(g: Oubliette, tops: list[Top], need: int) -> list[Choice]:
    """Every set of cards worth at least `need` (O-43, O-44, OA-05), with the Power of an equipped King (O-82).

    The King gives no bonus to a payment it is part of (OA-95), and a Jack no Graveyard card to one (OA-105).
    """
    ace = g.rules.ace_value
    worth_in = WORTH_IN[len(tops)]
    places = 0
    count = 0
    worth = 0
    for top in tops:
        value = combat_worth(top.card, ace)
        if value:
            places |= 1 << top.place
            worth += worth_in[count][value]
            count += 1
    if g.power():
        worth += POWER[count if (places >> EQUIPPED) & 1 else count + 1]
    worths = worth.to_bytes(64, "little")
    return list(compress(PAYMENTS[places], worths.translate(AT_LEAST[need])))


# What all sets of cards are worth is added up at once, in an integer with a byte for each set; a set's number has a bit
# for each card, in the order of their places.
WORTH_IN: Final = [
    [
        [sum(value << 8 * number for number in range(1 << cards) if number >> card & 1) for value in range(ACE + 1)]
        for card in range(cards)
    ]
    for cards in range(7)
]
"""For so many cards, for each of them and for its value: that value in every set the card is in."""
POWER: Final = [sum(number.bit_count() << 8 * number for number in range(1 << cards >> 1)) for cards in range(8)]
"""What an equipped King, the last of so many cards or outside of one card less, adds to each set without it."""
AT_LEAST: Final = [bytes([worth >= need for worth in range(256)]) for need in range(32)]
"""For each need, whether a worth is enough."""
BOTH: Final = 1 << EQUIPPED | 1 << GRAVE


def _payments(places: int) -> list[Choice]:
    """The sets of these places, by their numbers. Those with the Jack and its Graveyard card are the last: left out."""
    return [PAY[mask] for mask in range(64) if mask & places == mask and mask & BOTH != BOTH]


PAYMENTS: Final = [_payments(places) for places in range(64)]


def spend_all(g: Oubliette, answer: Choice) -> list[Card]:
    """Discard the cards of a payment; the one from the Graveyard is taken before others are laid on it."""
    cards: list[Card] = []
    for place in PAID_FROM[answer]:
        cards.append(g.spend(place))
    return cards


PAID_FROM: Final = {
    PAY[mask]: [place for place in (GRAVE, 0, 1, 2, 3, EQUIPPED) if mask >> place & 1] for mask in range(64)
}


def fatal(g: Oubliette, trap: bool) -> tuple[str, str]:
    """How failing now would end the game, and by which rule; two empty texts if it only costs a room."""
    kind = "trap" if trap else "beaten"
    if not g.path:
        return (f"{kind}_without_path", "OA-43") if g.rules.fail_without_path == "lose" else ("", "")
    if g.path[-1].portcullis is not None:
        return f"{kind}_at_portcullis", "O-23" if trap else "O-94"
    if trap and g.rules.trap_failure == "literal":
        return "", ""
    if len(g.path) == 1:
        return f"{kind}_in_first_room", "OA-41" if trap else "O-93"
    if g.chasm_behind() and not (trap and g.rules.trap_failure == "set_back"):
        return f"{kind}_at_chasm", "OA-42" if trap else "O-94"
    return "", ""


def set_back(g: Oubliette, trap: bool) -> None:
    """A Creature or Trap was not overcome: back one room, or lost (O-17, O-18, O-20, O-23, O-46, OA-41 … OA-43)."""
    reason, by = fatal(g, trap)
    if reason:
        g.end(reason, by, ())
    elif g.path:
        g.lose_room()
    g.bury_turned()


class Fight(Question[Oubliette]):
    """CREATURE: pay at least its value in cards, or be set back (O-15 … O-18, O-41 … O-46).

    `paid` counts what was discarded so far where cards are paid one at a time (OA-03).
    """

    __slots__ = ("paid",)

    def __init__(self, paid: int = 0) -> None:
        self.paid = paid

    def args(self) -> tuple[object, ...]:
        return (self.paid,)

    def need(self, g: Oubliette) -> int:
        """What is still to be paid (O-42, O-79)."""
        assert g.turned is not None
        return g.turned.rank + g.creature_bonus() - self.paid

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Pay, destroy, or fail; failing is for those who cannot pay (OA-04)."""
        tops = g.usable()
        need = self.need(g)
        if g.rules.combat_payment == "visible":
            options = payments(g, tops, need)
            able = bool(options)
        else:
            options = [PAY[1 << top.place] for top in tops if g.combat_value(top.card)]
            power = g.power()
            able = sum(g.combat_value(top.card) + (power if top.place != EQUIPPED else 0) for top in tops) >= need
        if not able or not g.rules.must_pay:
            options.append(FAIL)
        if g.seen & JOKERS:
            for top in tops:
                if top.card.rank == JOKER and top.place < EQUIPPED:
                    options.append(DESTROY[top.place])
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "fight", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        creature = g.turned
        assert creature is not None
        if answer.kind == "pay":
            self.pay(g, creature, answer)
        elif answer is FAIL:
            if g.loud:
                g.tell("oubliette-fight-lost", card=creature.id)
            set_back(g, trap=False)
        elif answer.kind == "destroy":
            destroy(g, place_of(answer), creature)
        else:
            any_time(g, answer, self, free=False)

    def pay(self, g: Oubliette, creature: Card, answer: Choice) -> None:
        """Discard the cards; once they are worth enough, the Creature goes to the Graveyard (O-16)."""
        if g.rules.combat_payment == "sequential":
            place = place_of(answer)
            power = g.power() if place != EQUIPPED else 0
            card = g.spend(place)
            paid = self.paid + g.combat_value(card) + power
            if g.loud:
                g.tell("oubliette-paid", cards=[card.id])
            if paid < creature.rank + g.creature_bonus():
                g.then(SETTLE, Fight(paid))
                return
        else:
            cards = spend_all(g, answer)
            if g.loud:
                g.tell("oubliette-paid", cards=[card.id for card in cards])
        if g.loud:
            g.tell("oubliette-fight-won", card=creature.id)
        g.bury_turned()


def current_fight(g: Oubliette) -> Fight | None:
    """The fight that is going on, also while the player picks a card of Advantage in the middle of it."""
    if not g.stack or g.turned is None:
        return None
    effect = g.stack[-1]
    if isinstance(effect, AdvantagePick) and effect.again is not None:
        effect = effect.again
    elif isinstance(effect, Picked) and len(g.stack) > 2:
        effect = g.stack[-3]  # below it lie a Settle and the encounter that goes on
    return effect if isinstance(effect, Fight) else None


def destroy(g: Oubliette, place: int, creature: Card) -> None:
    """DESTROY (Joker): beats a Creature; turned sideways after the first, cursed after the second (O-76, O-77)."""
    joker = g.top(place)
    assert joker is not None
    if g.loud:
        g.tell("oubliette-destroyed", card=creature.id)
    g.bury_turned()
    if g.sideways & joker.bit:
        g.lift(place)
        g.shown_next(place)
        curse(g, joker)
    else:
        g.sideways |= joker.bit


class Trap(Question[Oubliette]):
    """TRAP (red odd number): discard a black even card, or be set back (O-19, O-20)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Any black even number; a black Queen only if so read (OA-60)."""
        tops = g.usable()
        queens = g.rules.queen_pays_trap
        options: list[Choice] = []
        for top in tops:
            if pays_trap(top.card, queens):
                options.append(PAY[1 << top.place])
        if not options or not g.rules.must_pay:
            options.append(FAIL)
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "trap", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        assert g.turned is not None
        if answer.kind == "pay":
            card = g.spend(place_of(answer))
            if g.loud:
                g.tell("oubliette-trap-passed", card=g.turned.id, paid=card.id)
            g.bury_turned()
        elif answer is FAIL:
            if g.loud:
                g.tell("oubliette-trap-caught", card=g.turned.id)
            set_back(g, trap=True)
        else:
            any_time(g, answer, self, free=False)


FIGHT: Final = Fight()
TRAP: Final = Trap()
