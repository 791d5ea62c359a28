"""A turn from its first trap to its last card, in its order; and how a game begins."""

from typing import Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Step
from noctuary.core.events import Event
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.deck import Deck
from noctuary.obscurio.rules.step1_traps import DRAW_TRAPS
from noctuary.obscurio.rules.step2_riddle import DEAL_RIDDLE, END_READING, START_READING, WRITE
from noctuary.obscurio.rules.step3_night import NIGHTFALL
from noctuary.obscurio.rules.step4_doors import DEAL_DOORS
from noctuary.obscurio.rules.step4_result import RESOLVE
from noctuary.obscurio.rules.step5_clear import CLEAR
from noctuary.obscurio.state import Obscurio, set_table


class Turn(Step[Obscurio]):
    """One turn. A question that is reached comes on top, and what follows from its answers too (B-22 … B-71)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """The steps in their order, and the next turn."""
        g.then(
            DRAW_TRAPS,  # Step 1
            DEAL_RIDDLE,  # Step 2: the Exit and two Pages
            WRITE,  # … the Grimoire's clue
            START_READING,  # … the Wizards look at it
            END_READING,
            NIGHTFALL,  # Step 3: the Traitor's cards, if there is a Traitor
            DEAL_DOORS,  # Step 4: the doors, and one of four ways of choosing
            RESOLVE,  # … who was right, losses, an accusation, the end
            CLEAR,  # Step 5
            TURN,
        )


TURN: Final = Turn()


def new(deck: Deck, options: Options, seats: int, chance: Chance) -> Obscurio:
    """A game that has just been set up."""
    options.check_seats(seats)
    g = Obscurio(options, seats, deck, chance)
    set_table(g)
    if g.loud:
        g.tell("obscurio-begun", grimoire=g.grimoire, light=g.light, dark=g.dark)
        if g.haunted():
            g.told.append(Event("obscurio-traitor-known", {"seat": g.traitor}, None, (g.grimoire,)))
    g.then(TURN)
    g.advance()
    return g
