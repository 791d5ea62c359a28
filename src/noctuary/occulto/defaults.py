"""What is answered for somebody who does not answer in time (CA-87)."""

from hashlib import sha256

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.occulto.cards import COLOURS
from noctuary.occulto.choices import ACK, DECLINE, PASS
from noctuary.occulto.table import Occulto

PLAIN = {"act": PASS, "shield": DECLINE, "peek": ACK}


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
