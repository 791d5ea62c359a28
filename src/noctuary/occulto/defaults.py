"""Time: how long is waited for an answer, and what is answered for somebody who is late (CA-87)."""

from hashlib import sha256
from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.game import Window
from noctuary.occulto.cards import COLOURS
from noctuary.occulto.choices import ACK, DECLINE, PASS
from noctuary.occulto.table import Occulto

PLAIN: Final = {"act": PASS, "shield": DECLINE, "peek": ACK}
SECONDS: Final = {"act": 180, "shield": 15, "peek": 20}
OTHERWISE: Final = 45
"""Seconds for any other question."""


def windows_of(g: Occulto) -> tuple[Window, ...]:
    """One stretch of time for what is being asked, the same for all who are asked it.

    It is named by the question and by how many there have been before, both known to everybody: while Shields are asked
    for, who has answered already changes nothing.
    """
    asks = g.asks()
    if not asks or g.options.timeouts == "off":
        return ()
    kind = asks[0].kind
    return (Window(f"{kind}:{sum(g.counts)}", 1000 * SECONDS.get(kind, OTHERWISE)),)


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
