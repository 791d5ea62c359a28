"""Obscurio: a book that cannot speak, wizards in a hurry, and a traitor among them; for two to eight.

A game by L'Atelier, published by Libellud; this is an independent implementation of its rules. Read `deck`, `traps`,
`clue`, `table`, then the steps of a turn: `turn`, `night`, `doors`, `resolve`, `accuse`; then `view` and `redeal`.
"""

from functools import partial

from noctuary.core.spec import Spec
from noctuary.obscurio.bot import BOTS, advise
from noctuary.obscurio.deck import Deck
from noctuary.obscurio.decks import drawn
from noctuary.obscurio.described import told, undescribed
from noctuary.obscurio.effects import EFFECTS
from noctuary.obscurio.options import Options, Undescribed
from noctuary.obscurio.redeal import Knowledge, from_knowledge
from noctuary.obscurio.screen import draw
from noctuary.obscurio.traps import BY_ID
from noctuary.obscurio.turn import load, new
from noctuary.obscurio.view import named, pictures_of
from noctuary.obscurio.words import describe, words


def spec_for(deck: Deck) -> Spec:
    """The game, played with a deck of pictures. Its hash goes into the head of every record."""
    return Spec(
        name="obscurio",
        rules=2,
        seats=(2, 8),
        options=Undescribed if undescribed(deck) else Options,
        new=partial(new, deck),
        load=partial(load, deck),
        from_knowledge=partial(from_knowledge, deck),
        knowledge=Knowledge,
        bots=BOTS,
        best_bot="steady",
        pieces={**deck.by_id, **BY_ID},
        effects=EFFECTS,
        words=words,
        describe=describe,
        draw=draw,
        advise=advise,
        pictures=pictures_of,
        named=named,
        told=partial(told, deck),
        data={"deck": deck.hash},
    )


SPEC = spec_for(drawn())
