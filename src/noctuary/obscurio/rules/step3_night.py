"""Step 3, the night: the Traitor adds cards, and nobody else can tell (B-39 … B-44).

Every Wizard is asked the same thing at the same time, and sees the same screen: eight cards, from which some may be
taken, and under Espionage an Exit. Only the Traitor's are real; those of a loyal Wizard mean nothing (BA-51). Nothing
that one of them does reaches another seat: no event, no count, no number. Only the clock ends the night, after the
least time, once every Wizard rests: so its length tells nothing of one of them, be it a person or a bot.
"""

from collections.abc import Sequence
from typing import Any, Final

from noctuary.core.chance import Stream
from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.events import Event
from noctuary.core.game import Window
from noctuary.obscurio.choices import AT_TICK, DONE, PICKS, REST, TICK, board_options
from noctuary.obscurio.pieces.deck import Illusion
from noctuary.obscurio.rules.windows import SECOND, last_tick, night_seconds
from noctuary.obscurio.state import Obscurio, Phase, Stage, mask_of

SLOTS: Final = 8


class Nightfall(Step[Obscurio]):
    """All Wizards close their eyes; the Traitor is shown the holder, and the Exit by Espionage (B-39, B-44, BA-17)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """The scene is the same for everybody. Without a Traitor there is no night (B-84)."""
        if not g.haunted():
            return
        g.rested = 0
        g.met = True
        fill_mock_holders(g)
        for seat in range(g.seats):
            g.reveal(seat)
        if g.loud:
            g.tell("obscurio-eyes-closed")
        g.then(Night(0))


class Night(Stage):
    """The step itself, after some ticks of the clock."""

    __slots__ = ("ticks",)

    def __init__(self, ticks: int) -> None:
        self.ticks = ticks

    def args(self) -> tuple[Any, ...]:
        """How often the clock has ticked."""
        return (self.ticks,)

    def phase(self) -> Phase:
        return "night"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return (Window("night", night_seconds(g, self.ticks) * SECOND),)

    def asked(self, g: Obscurio) -> tuple[int, ...]:
        return g.wizards

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """Cards for everybody; who rests has a board of suspicions, as long as there is somebody to suspect."""
        if not g.rested >> seat & 1:
            picked = len(g.picks) if seat == g.traitor else len(g.mock_picks[seat])
            return Ask(seat, "night", PICKS if picked < g.pick_limit() else DONE, False)
        if g.exposed():
            return None
        return Ask(seat, "board", board_options(seat, g.wizards, g.boards[seat]), False)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "night", AT_TICK, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """A card, a mark, a rest, or a tick: after the least time the night ends when all Wizards rest (BA-51)."""
        if answer is TICK:
            g.reveal_to_all()
            everybody = mask_of(g.wizards)
            if self.ticks < last_tick(g) and g.rested & everybody != everybody:
                g.then(Night(self.ticks + 1))
            else:
                g.mock_picks = [()] * g.seats
                g.mock_exits = [None] * g.seats
            return
        if answer is REST:
            g.rested |= 1 << seat
        elif answer.kind == "pick":
            pick(g, seat, answer.args[0])
        else:
            mark(g, seat, answer.args[0], answer.args[1])
        g.then(self)


def pick(g: Obscurio, seat: int, slot: int) -> None:
    """A card of the holder joins the Exit, face down; its slot is filled again at once (B-40, BA-16)."""
    if seat == g.traitor:
        g.picks.append(g.holder[slot - 1])
        g.holder[slot - 1] = g.draw()
        hears: tuple[int, ...] = (g.grimoire, seat)
    else:
        mock_pick(g, seat, slot)
        hears = (seat,)
    for each in hears:
        g.reveal(each)
    if g.loud:
        g.told.append(Event("obscurio-picked", {"slot": slot}, None, hears))


def mark(g: Obscurio, seat: int, other: int, level: int) -> None:
    """A mark on one's own board."""
    board = list(g.boards[seat])
    board[g.wizards.index(other)] = level
    g.boards[seat] = tuple(board)


# What loyal Wizards have in the night --------------------------------------------------------------------------------


def fill_mock_holders(g: Obscurio) -> None:
    """Eight cards for each loyal Wizard, which stay from turn to turn as the Traitor's do.

    A card that has come to light is never in the holder, so it leaves; others that nobody has seen yet take its place.
    They are drawn from what is public and from chance alone: they tell nothing.
    """
    seen = [*g.discard, *g.pages]
    for seat in g.wizards:
        if seat == g.traitor:
            continue
        luck = g.chance.stream(f"mock {seat}")
        holder: list[Illusion | None] = [*g.mock_holders[seat]] or [None] * SLOTS
        for slot, card in enumerate(holder):
            if card is None or is_among(card, seen):
                holder[slot] = unseen_card(g, luck, seen, holder)
        g.mock_holders[seat] = tuple([card for card in holder if card is not None])
        g.mock_picks[seat] = ()
        g.mock_exits[seat] = unseen_card(g, luck, seen, holder) if g.spies() else None


def mock_pick(g: Obscurio, seat: int, slot: int) -> None:
    """A loyal Wizard takes a card that means nothing."""
    holder = [*g.mock_holders[seat]]
    exit = g.mock_exits[seat]
    taken = (*g.mock_picks[seat], holder[slot - 1])
    seen = [*g.discard, *g.pages, *taken]
    if exit is not None:
        seen.append(exit)
    luck = g.chance.stream(f"mock {seat}")
    holder[slot - 1] = unseen_card(g, luck, seen, [*holder])
    g.mock_picks[seat] = taken
    g.mock_holders[seat] = tuple(holder)


def unseen_card(g: Obscurio, luck: Stream, seen: list[Illusion], holder: list[Illusion | None]) -> Illusion:
    """Any card that is neither of these."""
    cards = g.pictures.cards
    while True:
        card = cards[luck.below(len(cards))]
        if not is_among(card, holder) and not is_among(card, seen):
            return card


def is_among(card: Illusion, cards: Sequence[Illusion | None]) -> bool:
    """Whether it is one of these: by identity, as every card is made once."""
    for each in cards:  # noqa: SIM110 - a plain loop is quickest where this is compiled
        if each is card:
            return True
    return False


NIGHTFALL: Final = Nightfall()
