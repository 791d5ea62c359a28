"""The end: which character is saved and who holds it (C-40 … C-46); the powers of the expert variant (C-73 … C-81)."""

from typing import Final

from noctuary.core.effects import Step
from noctuary.occulto.pieces import COLOURS, DECK, NO_COLOUR
from noctuary.occulto.state import LOOK, NO_BACK, Occulto

BONUS: Final = 3
ATTACKS_NEEDED: Final = 16
FEWER_THAN: Final = 3
OF_HOLDER: Final = ("delusions_of_grandeur", "voice_on_the_way", "scabats_schemes", "rgb_update")
"""The powers whose condition speaks of their holder (CA-78)."""


class Score(Step[Occulto]):
    """All characters are turned up and the potions counted (C-41)."""

    __slots__ = ()

    def run(self, g: Occulto) -> None:
        """Who has won."""
        active = powers(g) if g.options.expert else 0
        totals = totals_with(g, active)
        g.reveal_to_all()
        for at, back in enumerate(g.backs):
            if back != NO_BACK:
                g.history.append((LOOK, back, at, (1 << (g.seats + 1)) - 1, g.faces[back], g.turn))
        if g.loud:
            held = [COLOURS[g.faces[back]] if back != NO_BACK else "" for back in g.backs]
            g.tell("occulto-revealed", faces=held, places=[str(g.place_at(at)) for at in range(len(g.backs))])
            g.tell("occulto-totals", totals={colour: totals[at] for at, colour in enumerate(COLOURS)})
            if active:
                names = [DECK.powers[colour] for colour in range(len(COLOURS)) if active >> colour & 1]
                g.tell("occulto-powers", powers=names)
        decide(g, totals)


SCORE: Final = Score()


def totals_with(g: Occulto, active: int) -> list[int]:
    """The potions of each colour, with what the active powers add (C-73)."""
    totals = g.totals()
    for colour in range(len(COLOURS)):
        if active >> colour & 1:
            totals[colour] += BONUS
    return totals


def leading(g: Occulto, totals: list[int]) -> list[int]:
    """The places of the characters with most potions; eliminated ones are left out (C-44, C-45, CA-66)."""
    places = [at for at, back in enumerate(g.backs) if back != NO_BACK]
    if not g.options.centre_can_win:
        places = [at for at in places if at < g.seats]
    most = max([totals[g.faces[g.backs[at]]] for at in places], default=0)
    return [at for at in places if totals[g.faces[g.backs[at]]] == most]


def decide(g: Occulto, totals: list[int]) -> None:
    """The saved character's holder wins; players go before the centre; one's own bench breaks ties (C-42 … C-46)."""
    saved = leading(g, totals)
    players = [at for at in saved if at < g.seats]
    if not players:
        g.end("centre", "C-45", ())
        return
    own = {seat: g.potions_on(g.bench[seat])[g.faces[g.backs[seat]]] for seat in players}
    best = max(own.values())
    winners = tuple([seat for seat in players if own[seat] == best])
    if len(winners) > 1:
        g.end("shared", "C-43", winners)
    elif len(players) > 1:
        g.end("tie_break", "C-42", winners)
    else:
        g.end("saved", "C-41", winners)


# The expert variant --------------------------------------------------------------------------------------------------


def powers(g: Occulto) -> int:
    """The colours whose character's power is active, as a set; Boï's is settled last (C-79, CA-79)."""
    holders = [-1] * len(COLOURS)
    for seat in range(g.seats):
        if g.backs[seat] != NO_BACK:
            holders[g.faces[g.backs[seat]]] = seat
    return powers_of(g, holders)


def powers_of(g: Occulto, holders: list[int]) -> int:
    """The same, if these were the holders of the colours' characters (-1: nobody)."""
    active = 0
    shiny = -1
    for colour, power in enumerate(DECK.powers):
        if power == "shiny_power":
            shiny = colour
        elif condition(g, power, holders[colour]):
            active |= 1 << colour
    if active.bit_count() < FEWER_THAN:
        active |= 1 << shiny
    return active


def condition(g: Occulto, power: str, holder: int) -> bool:
    """Whether a power's condition holds. Powers that speak of the holder need one (C-80, CA-78)."""
    if power == "babylon_burns":
        return attacks(g) >= ATTACKS_NEEDED
    if holder < 0:
        return False
    counts = counted(g, power)
    return counts[holder] == len(COLOURS) if power == "rgb_update" else has_most(g, holder, counts)


def counted(g: Occulto, power: str) -> list[int]:
    """What a power that speaks of its holder counts, for each seat: all of it lies open (C-75 … C-78)."""
    if power == "delusions_of_grandeur":
        return [len(bench) for bench in g.bench]
    if power == "voice_on_the_way":
        return [sum([card.category == "vision" for card in bench]) for bench in g.bench]
    if power == "scabats_schemes":
        return [len(hand) for hand in g.hands]
    return [len({g.colour_of(card) for card in bench if not g.cancelled(card)} - {NO_COLOUR}) for bench in g.bench]


def attacks(g: Occulto) -> int:
    """Attack cards on all benches, sabotaged or not (C-74, CA-83)."""
    return sum([card.category == "attack" for bench in g.bench for card in bench])


def has_most(g: Occulto, seat: int, counts: list[int]) -> bool:
    """Whether a seat has the most: alone, unless ties count (CA-77). Nobody has the most of nothing (CA-91)."""
    if counts[seat] == 0 or counts[seat] < max(counts):
        return False
    return g.options.variant_most_ties or counts.count(counts[seat]) == 1
