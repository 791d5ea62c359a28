"""One short function for each question: weigh every answer, and take the one that leaves the best table.

Each returns the worth of an answer. Only differences matter, so what all answers share is left out.
"""

from collections.abc import Callable
from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.oubliette.bot.evaluation import LOST, WON, Evaluation
from noctuary.oubliette.bot.features import AT, EQUIPPED, UNKNOWN, Features, Tops
from noctuary.oubliette.bot.prospects import lays_after_rope, paid, solver
from noctuary.oubliette.pieces import JACK, JOKER, QUEEN, Card, cards_of, pays_trap

NEVER: Final = LOST * 4
"""Less than any answer weighs."""
FIRST: Final = WON / 2
"""More than any answer weighs that does not win."""


def answer(t: Evaluation, ask: Ask) -> Choice:
    """The best answer to any question; of equals, the first."""
    found = ask.options[0]
    if len(ask.options) > 1:
        most = NEVER
        for weight, option in weighed(t, ask):
            if weight > most:
                found, most = option, weight
    return found


def weighed(t: Evaluation, ask: Ask) -> list[tuple[float, Choice]]:
    """Every answer worth thinking of, with its weight."""
    weigh = WEIGH[ask.kind]
    if ask.kind != "fight":
        return [(weigh(t, option), option) for option in ask.options]
    return [(weigh(t, option), option) for option in ask.options if option.kind != "pay" or not wasteful(t, option)]


# At any time -----------------------------------------------------------------------------------------------------


def any_time(
    t: Evaluation, option: Choice, solves: Callable[[Card], bool] | None, solved: float, unsolved: float
) -> float:
    """Advantage in an encounter: how likely two cards hold one that `solves` it, and what that is worth (O-61).

    Equipping, where it is allowed here (OA-14), costs nothing: if it helps, it comes first.
    """
    s = t.s
    if option.kind == "equip":
        gain = equip(t, option) - t.stay(s.tops)
        return FIRST + gain if gain > 0 else LOST
    hope = 0.0
    if solves is not None:
        unseen = cards_of(t.unseen)
        misses = sum(1 for card in unseen if not solves(card))
        hope = 1.0 - (misses / len(unseen)) ** min(2, s.deck) if unseen else 0.0
    spent = t.w.ace + t.time(min(2, s.deck))
    return hope * solved + (1.0 - hope) * unsolved - spent + (t.w.advantage if hope < 1.0 else 0.0)


def free_advantage(t: Evaluation, option: Choice) -> float:
    """Advantage in a quiet moment: a card of the next number can be laid at once (OA-80)."""
    s = t.s
    now = t.stay(s.tops)
    solves = solver(t, "act", option.args[0])
    return any_time(t, option, solves, now if solves is None else t.step(s.tops), now)


# The start and the next number -----------------------------------------------------------------------------------


def start(t: Evaluation, option: Choice) -> float:
    """Which 10 or 2 to begin with, judged by the cards that then come next (O-09)."""
    if option.kind == "decline":
        return t.hold(t.s.tops, 0, 0, False, 0) - t.w.room
    sign = option.args[0]
    down = t.s.top(sign).number == 10
    return t.hold(t.s.without(sign), 9 if down else 3, -1 if down else 1, True, 0)


def next_number(t: Evaluation, option: Choice) -> float:
    """Place it; cross the Chasm first if need be (O-13, OA-32)."""
    s = t.s
    kind = option.kind
    if kind == "place":
        return t.step(s.tops)
    if kind == "rope":
        return t.step(s.without(option.args[0])) if s.chasms == 1 else t.stay(s.without(option.args[0]))
    assert s.turned is not None
    if kind == "decline":
        return t.stay(s.tops) + t.turning(s.turned) - t.w.room
    if not s.chasms:
        return free_advantage(t, option) - t.w.room
    return any_time(t, option, lambda card: card.rope, t.step(s.tops), t.stay(s.tops))


# Creatures and Traps ---------------------------------------------------------------------------------------------


def price(t: Evaluation) -> int:
    """What the Creature still costs (O-42, O-79)."""
    return t.s.need


def wasteful(t: Evaluation, option: Choice) -> bool:
    """Whether a payment holds a card it could do without (OA-05)."""
    if t.s.options.combat_payment == "sequential":
        return False
    values = paid(t, option.args)
    return sum(values) - min(values) >= price(t) and not ("e" in option.args and t.s.power())


def fight(t: Evaluation, option: Choice) -> float:
    """Pay with what is missed least; a Joker only if that is dearer still (O-43, O-76)."""
    s = t.s
    kind = option.kind
    if kind == "pay":
        if s.options.combat_payment == "sequential":
            return pay_one(t, option.args[0])
        return t.stay(s.without(*option.args))
    if kind == "fail":
        return t.back(s.tops)
    if kind == "destroy":
        return destroy(t, option.args[0])
    solves = solver(t, "fight", option.args[0]) if option.kind == "advantage" else None
    return any_time(t, option, solves, t.stay(s.without(option.args[0])), t.back(s.tops))


def pay_one(t: Evaluation, sign: str) -> float:
    """The next card of a payment made one at a time (OA-03): as the cheapest whole payment it can begin."""
    s = t.s
    need = price(t) - paid(t, (sign,))[0]
    others = [other for other in AT if other != sign and s.tops[AT[other]] is not None]
    most = LOST
    for mask in range(1 << len(others)):
        signs = (sign, *[other for at, other in enumerate(others) if (mask >> at) & 1])
        if sum(paid(t, signs)[1:]) >= need:
            most = max(most, t.stay(s.without(*signs)) - 0.001 * len(signs))
    return most if most > LOST else t.back(s.tops) + 0.001 * s.value(s.top(sign))


def destroy(t: Evaluation, sign: str) -> float:
    """Chaos beats the Creature; used the second time, it brings its Curse (O-76)."""
    s = t.s
    if s.sideways & s.top(sign).bit:
        return t.stay(s.without(sign)) - t.w.curse
    return t.stay(s.tops) - t.w.joker + t.w.half


def trap(t: Evaluation, option: Choice) -> float:
    """The black even card that is missed least (O-19)."""
    s = t.s
    if option.kind == "pay":
        return t.stay(s.without(option.args[0]))
    if option.kind == "fail":
        return t.back(s.tops, trap=True)
    now = t.stay(s.tops)
    return any_time(t, option, lambda card: pays_trap(card, s.options.queen_pays_trap), now, t.back(s.tops, trap=True))


# What blocks the way, and what is lost ---------------------------------------------------------------------------


def rope(t: Evaluation, sign: str) -> float:
    """Over the Chasm: worth most when the next room can be laid at once (O-27)."""
    s = t.s
    tops = s.without(sign)
    over = t.hold(tops, s.needed, s.direction, s.deadly(), s.chasms - 1)
    if lays_after_rope(s, sign):
        over += t.w.room
    return over


def chasm(t: Evaluation, option: Choice) -> float:
    """At the edge: cross now, or keep the Rope for when the next room is at hand (O-27)."""
    s = t.s
    if option.kind == "rope":
        return rope(t, option.args[0])
    now = t.stay(s.tops)
    if option.kind == "advance":
        return now
    return any_time(t, option, lambda card: card.rope, now + t.w.tied, now)


def lost(t: Evaluation, option: Choice) -> float:
    """Three cards of time, or a Queen (O-29, O-69)."""
    s = t.s
    gone = t.time(min(3, s.deck))
    if option.kind == "get_lost":
        return t.stay(s.tops) - gone
    if option.kind == "avoid":
        return t.stay(s.without(option.args[0]))
    now = t.stay(s.tops)
    return any_time(t, option, lambda card: card.rank == QUEEN, now, now - gone)


def darkness(t: Evaluation, option: Choice) -> float:
    """Light a Torch, or leave the card that is missed least (O-30, O-31)."""
    s = t.s
    if option.kind == "discard":
        return t.stay(s.without(option.args[0]))
    if option.kind == "torch":
        sign = option.args[0]
        used = sign != "g" and not s.sideways & s.top(sign).bit
        return t.stay(s.tops) - t.w.torch * 0.5 if used else t.stay(s.without(sign))
    worst = max(t.stay(s.without(sign)) for sign in AT if s.tops[AT[sign]] is not None)
    return any_time(t, option, lambda card: card.torch, t.stay(s.tops), worst)


def gremlin(t: Evaluation, option: Choice) -> float:
    """The highest card, or all the others, or a Ward (O-33, O-34, O-70)."""
    s = t.s
    if option.kind == "ward":
        return t.stay(s.without(option.args[0])) if s.options.ward_discarded else t.stay(s.tops)
    if option.kind == "give":
        return t.stay(s.without(option.args[0]))
    places = AT if s.options.equipped_is_inventory else ("1", "2", "3", "4")
    if option.kind == "keep":
        others = [sign for sign in places if sign != option.args[0] and s.tops[AT[sign]] is not None]
        return t.stay(s.without(*others))
    others = [sign for sign in places if sign != option.args[0] and s.tops[AT[sign]] is not None]
    next_highest = max(others, key=lambda sign: s.top(sign).rank, default=option.args[0])
    return any_time(t, option, None, 0.0, t.stay(s.without(next_highest)))


# Cards to keep ---------------------------------------------------------------------------------------------------


def store(t: Evaluation, option: Choice) -> float:
    """Keep the card where it is worth more than what it covers (O-37)."""
    s = t.s
    assert s.turned is not None
    if option.kind == "drop":
        return t.stay(s.tops)
    if option.kind == "store":
        return t.cover(AT[option.args[0]], s.turned)
    if option.kind == "map_turned":
        return t.step(s.without(*option.args))
    return free_advantage(t, option)


def picked(t: Evaluation, option: Choice) -> float:
    """Which of two cards to keep: what answers the encounter, the next number, or the more useful (O-62)."""
    s = t.s
    card: Card = option.args[0]
    turned = s.turned
    if turned is not None and s.options.advantage == "replace_turned":
        return t.turning(card)
    if card.rank == JOKER and s.using == "e":
        return t.stay(s.tops)  # it could not be equipped and would go to the Graveyard (OA-84)
    tops: Tops = [*s.tops, card]
    if card.number and card.number == s.needed and not s.chasms and (turned is None or quiet(s, turned)):
        return t.step(s.tops) if s.options.advantage == "use_or_keep" else t.stay(tops)
    if turned is None or quiet(s, turned):
        return t.stay(tops)
    return t.stay(tops) + saves(t, turned, card)


def quiet(s: Features, turned: Card) -> bool:
    """Whether the turned card is no encounter."""
    return turned.happening == "other" or turned.number == s.needed


def saves(t: Evaluation, turned: Card, card: Card) -> float:
    """What a card is worth as an answer to the encounter."""
    s = t.s
    room = t.w.room * (3.0 if s.deadly() else 1.0)
    kind = turned.happening
    if kind == "creature":
        others = sum(s.value(top) for top in s.tops if top is not None and top is not UNKNOWN)
        return room if others < price(t) <= others + s.value(card) else 0.0
    if kind == "trap":
        return room if pays_trap(card, s.options.queen_pays_trap) else 0.0
    if kind == "lost":
        return t.time(min(3, s.deck)) if card.rank == QUEEN else 0.0
    if kind == "chasm":
        return t.w.tied if card.rope else 0.0
    return 0.0


def found(t: Evaluation, option: Choice) -> float:
    """Where a found card goes (O-90, O-91, OA-91)."""
    s = t.s
    card = s.hand[-1]
    if option.kind == "drop":
        return t.stay(s.tops)
    if option.kind == "path_found":
        return t.step(s.tops) if s.rooms else t.begin(s.tops, card.number)
    if option.kind == "equip_found":
        return t.stay(s.having(card, "e"))
    return t.cover(AT[option.args[0]], card)


def dig(t: Evaluation, option: Choice) -> float:
    """The card of the Graveyard that is worth most now (O-64)."""
    s = t.s
    card: Card = option.args[0]
    tops: Tops = [*s.tops, card]
    if s.actions > 1 and card.number and card.number == s.needed and not s.chasms:
        return t.step(s.tops)
    return t.stay(tops)


def hourglass(t: Evaluation, option: Choice) -> float:
    """The cards one would like to turn over, but no number twice: the second would bar the way (O-14, O-66)."""
    card: Card = option.args[0]
    twice = card.number and any(other.number == card.number for other in t.s.hand)
    return t.turning(card) - (t.w.room if twice else 0.0)


# The action ------------------------------------------------------------------------------------------------------


def act(t: Evaluation, option: Choice) -> float:
    """What to do after the event: turning over the next card is what everything is weighed against (O-38)."""
    return ACTS[option.kind](t, option)


def turn_over(t: Evaluation, _: Choice) -> float:
    """Do no more this turn. With an empty deck that is the end."""
    return t.stay(t.s.tops) if t.s.deck else LOST


def path(t: Evaluation, option: Choice) -> float:
    """The next room from the Inventory."""
    s = t.s
    if not s.rooms:
        return start(t, option) + t.w.room
    return t.step(s.without(option.args[0]))


def equip(t: Evaluation, option: Choice) -> float:
    """Move a showing card over and turn up the next (O-56)."""
    s = t.s
    tops = s.without(option.args[0])
    tops[EQUIPPED] = s.top(option.args[0])
    return t.stay(tops)


def use_rope(t: Evaluation, option: Choice) -> float:
    """Cross the Chasm."""
    return rope(t, option.args[0])


def use_map(t: Evaluation, option: Choice) -> float:
    """Several cards as the next room (O-83)."""
    return t.step(t.s.without(*option.args))


def use_jack(t: Evaluation, option: Choice) -> float:
    """Dig, if something in the Graveyard is worth more than the Jack (O-64)."""
    return best_dug(t, option)[0]


def best_dug(t: Evaluation, option: Choice) -> tuple[float, Card | None]:
    """What the best card of the Graveyard would make of the table, and that card."""
    s = t.s
    sign = option.args[0]
    most = NEVER
    best: Card | None = None
    seen = 0
    for card in s.graveyard:
        if (seen >> card.rank) & 1 or card.rank == JACK or (card.rank == JOKER and sign == "e"):
            continue
        seen |= 1 << card.rank
        tops = s.tops.copy() if sign == "g" else s.having(card, sign)
        worth = t.step(s.without(sign)) if s.actions > 1 and laid_next(s, card) else t.stay(tops)
        if worth > most:
            most, best = worth, card
    return most, best


def laid_next(s: Features, card: Card) -> bool:
    """Whether the card could be laid as the next room."""
    return card.number != 0 and card.number == s.needed and not s.chasms


def use_queen(t: Evaluation, option: Choice) -> float:
    """Three chosen cards of time (O-66)."""
    s = t.s
    returned = min(3, len(s.graveyard))
    gain = t.w.hourglass * returned / 3 - t.w.patience * s.deck + t.dry()
    return t.stay(s.without(option.args[0])) + gain + (-LOST / 10 if not s.deck else 0.0)


def time_shift(t: Evaluation, option: Choice) -> float:
    """The whole Graveyard as time: the later the better, but in time (O-74)."""
    s = t.s
    gain = t.w.shift * len(s.graveyard) - t.w.wait * s.deck - t.w.curse + t.dry()
    return t.stay(s.without(option.args[0])) + gain + (-LOST / 10 if not s.deck else 0.0)


def passage(t: Evaluation, option: Choice) -> float:
    """A room for a Joker (O-75)."""
    s = t.s
    tops = s.without(option.args[0])
    if s.rooms:
        return t.step(tops) - t.w.curse
    return t.begin(tops, option.args[1]) - t.w.curse


def restock(t: Evaluation, option: Choice) -> float:
    """Cards for time (O-78)."""
    s = t.s
    missing = min(s.deck, 20 - sum(len(pile) for pile in s.piles))
    if missing >= s.deck:
        return LOST
    return t.stay(s.without(option.args[0])) + t.w.restock * missing - t.w.curse


def search(t: Evaluation, _: Choice) -> float:
    """A card for a card of time (O-89)."""
    s = t.s
    if s.deck <= 1:
        return LOST
    return t.stay(s.tops) + t.w.search * sum(1 for pile in s.piles if len(pile) < 5) - t.time(1)


def move(t: Evaluation, option: Choice) -> float:
    """A card on another slot (OA-12)."""
    s = t.s
    here, there = option.args
    card = s.top(here)
    tops = s.without(here)
    covered = tops[AT[there]]
    tops[AT[there]] = card
    return t.stay(tops) + (t.w.covered * t.alone(covered) if covered is not None else 0.0) - 0.01


ACTS: Final[dict[str, Callable[[Evaluation, Choice], float]]] = {
    "turn": turn_over,
    "path": path,
    "equip": equip,
    "rope": use_rope,
    "map": use_map,
    "dig": use_jack,
    "hourglass": use_queen,
    "time_shift": time_shift,
    "passage": passage,
    "restock": restock,
    "search": search,
    "move": move,
    "advantage": free_advantage,
}

WEIGH: Final[dict[str, Callable[[Evaluation, Choice], float]]] = {
    "start": start,
    "next": next_number,
    "fight": fight,
    "trap": trap,
    "chasm": chasm,
    "lost": lost,
    "darkness": darkness,
    "gremlin": gremlin,
    "store": store,
    "advantage": picked,
    "found": found,
    "stock": found,
    "dig": dig,
    "hourglass": hourglass,
    "act": act,
}
