"""Time: how long is waited for an answer, and what is answered for somebody who is late (CA-87)."""

from hashlib import sha256
from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.game import Window
from noctuary.occulto.choices import ACK, DECLINE, PASS
from noctuary.occulto.pieces import COLOURS
from noctuary.occulto.rules.shield import Shields
from noctuary.occulto.state import Occulto

PLAIN: Final = {"act": PASS, "shield": DECLINE, "peek": ACK}
SECONDS: Final = {"act": 180, "peek": 20}
OTHERWISE: Final = 45
"""Seconds for any other question."""
SHIELD: Final = 10
GROUP: Final = 12
"""Seconds for a Shield, and where several are asked for theirs at once."""
FLOOR: Final = 2
"""Seconds before which nobody's answer about a Shield is heard: who has none answers quickly."""


def windows_of(g: Occulto) -> tuple[Window, ...]:
    """One stretch of time for what is being asked, the same for all who are asked it.

    It is named by the question and by how many there have been before, both known to everybody: while Shields are asked
    for, who has answered already changes nothing.
    """
    asks = g.asks()
    if not asks or g.options.timeouts == "off":
        return ()
    kind = asks[0].kind
    name = f"{kind}:{sum(g.counts)}"
    top = g.stack[-1]
    if isinstance(top, Shields):
        seconds = SHIELD if top.asked.bit_count() == 1 else GROUP
        return (Window(name, 1000 * seconds, floor=1000 * FLOOR),)
    return (Window(name, 1000 * SECONDS.get(kind, OTHERWISE)),)


def default_answer(game: Occulto, ask: Ask) -> Choice:
    """Do nothing, no Shield, the look put away; the top card stays; the colour one has most of; else any card.

    The random ones draw from a stream of their own, so that asking for a default changes nothing in the game.
    """
    if ask.kind in PLAIN:
        return PLAIN[ask.kind]
    if ask.kind == "crystal":
        return ask.options[0]
    if ask.kind == "colour":
        potions = game.potions_on(game.bench[ask.who])
        return max(ask.options, key=lambda option: potions[COLOURS.index(option.args[0])])
    luck = Stream(sha256(game.chance.seed + f"default/{ask.who}/{ask.n}".encode()).digest())
    return ask.options[luck.below(len(ask.options))]
