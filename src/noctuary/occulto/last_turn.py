"""The last action of a game, counted out: in how many of the ways that a seat cannot rule out does a choice win?

It is for the weekly puzzle, and exact. What the seat does not know is who is whose (`worlds`) and who holds which
Shield (`whereabouts`); nothing else that is hidden can change the count. Where chance decides, nothing is counted.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from noctuary.core.effects import Choice
from noctuary.occulto.choices import DECLINE, RAISE
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.scoring import leading
from noctuary.occulto.state import NO_BACK, Occulto
from noctuary.occulto.whereabouts import whereabouts
from noctuary.occulto.worlds import facts_of, known_history, placed

BY_CHANCE: Final = ("tornado", "clover")
"""After these nobody can say what comes."""

Raised = tuple[tuple[int, str], ...]
"""Who raised which Shield."""


class Ending(NamedTuple):
    """How the game can end after a choice."""

    shields: Raised
    answer: str
    """What the seat answered afterwards, where it was asked for a colour."""
    game: Occulto


class Lost(NamedTuple):
    """A way in which a choice does not win."""

    shields: Raised
    world: str
    """The colour at each place when all is over, as in `Knowledge.worlds`."""
    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Counted(NamedTuple):
    """What becomes of a choice."""

    choice: str
    won: int
    ways: int
    """Characters times Shields."""
    lost: Lost | None
    """The plainest way in which it does not win: the fewest Shields."""
    totals: tuple[int, ...]
    """The potions of each colour if nobody raises a Shield."""


def is_last_action(g: Occulto) -> bool:
    """Whether whoever is asked now ends the game with one answer, and no chance decides it."""
    asks = g.asks()
    if not g.ending or g.turns_left or g.actions != 1 or g.options.expert or len(asks) != 1 or asks[0].kind != "act":
        return False
    return not any(g.acts_as(card).name in BY_CHANCE for hand in (g.hands[g.active], *g.bench) for card in hand) or (
        not any(card.name in (*BY_CHANCE, "chameleon") for card in g.hands[g.active])
    )


def counted(g: Occulto) -> list[Counted]:
    """Every choice of the last action, with the ways in which its seat wins alone."""
    (ask,) = g.asks()
    me = ask.who
    worlds = placed(facts_of(known_history(g.history, me)), tuple(g.backs))
    return [count(g, me, choice, worlds) for choice in ask.options]


def count(g: Occulto, me: int, choice: Choice, worlds: tuple[str, ...]) -> Counted:
    """One of them. Asked for a colour afterwards, the seat gives the one that wins most often."""
    cases: dict[Raised, list[Ending]] = {}
    for ending in endings(g, me, choice):
        cases.setdefault(ending.shields, []).append(ending)
    won, lost = 0, None
    for shields in sorted(cases, key=len):
        most, failed = -1, None
        for ending in cases[shields]:
            wins, first = _over_worlds(g, ending, me, worlds)
            if wins > most:
                most, failed = wins, first
        won += most
        lost = lost or failed
    quiet = cases[()][0].game
    return Counted(choice.text, won, len(cases) * len(worlds), lost, tuple(quiet.totals()))


def endings(g: Occulto, me: int, choice: Choice) -> Iterator[Ending]:
    """Every way in which the game can end after a choice, as far as Shields and the seat's own answers go."""
    after = g.copy()
    after.loud = False
    can_hold = {card: places for card, places in whereabouts(g, me).items() if card.is_shield}
    after.play(me, choice)
    yield from _on(after, me, can_hold, (), "")


def _on(g: Occulto, me: int, can_hold: dict[Card, int], shields: Raised, said: str) -> Iterator[Ending]:
    while g.outcome is None:
        ask = g.asks()[0]
        if ask.kind == "shield":
            for shield, places in can_hold.items():
                if places >> ask.who & 1 and shield.id not in [card for _, card in shields]:
                    other = g.copy()
                    _hand_over(other, shield, ask.who)
                    other.play(ask.who, RAISE[shield.index])
                    yield from _on(other, me, can_hold, (*shields, (ask.who, shield.id)), said)
            g.play(ask.who, DECLINE)
        elif ask.kind == "colour" and ask.who == me:
            for option in ask.options:
                other = g.copy()
                other.play(me, option)
                yield from _on(other, me, can_hold, shields, option.text)
            return
        else:
            g.play(ask.who, ask.options[0])
    yield Ending(shields, said, g)


def _hand_over(g: Occulto, shield: Card, seat: int) -> None:
    """Put a Shield into a hand, in exchange for a card that is none, if there is one; the question is put anew."""
    if shield not in g.hands[seat]:
        swapped = min(g.hands[seat], key=lambda card: card.is_shield)
        for pile in (*g.hands, g.deck, g.buried):
            if shield in pile:
                pile[pile.index(shield)] = swapped
        g.hands[seat][g.hands[seat].index(swapped)] = shield
    g.open_asks = g.stack[-1].asks(g)


def _over_worlds(before: Occulto, ending: Ending, me: int, worlds: tuple[str, ...]) -> tuple[int, Lost | None]:
    """In how many worlds the seat wins alone, and one in which it does not."""
    g = ending.game
    totals = tuple(g.totals())
    wins, lost = 0, None
    for world in worlds:
        g.faces = faces_in(before, world)
        winners = winners_of(g, list(totals))
        if winners == (me,):
            wins += 1
        elif lost is None:
            lost = Lost(ending.shields, _world_of(g), winners, totals)
    return wins, lost


def faces_in(g: Occulto, world: str) -> list[int]:
    """The face under each back in a world that is written by places; those that are out lie open."""
    faces = list(g.faces)
    for at, back in enumerate(g.backs):
        if back != NO_BACK:
            faces[back] = int(world[at])
    return faces


def _world_of(g: Occulto) -> str:
    return "".join("-" if back == NO_BACK else str(g.faces[back]) for back in g.backs)


def winners_of(g: Occulto, totals: list[int]) -> tuple[int, ...]:
    """Who wins a game that is over, with the faces it has now (C-41 … C-46)."""
    players = [at for at in leading(g, totals) if at < g.seats]
    own = {seat: g.potions_on(g.bench[seat])[g.faces[g.backs[seat]]] for seat in players}
    return tuple(seat for seat in players if own[seat] == max(own.values()))
