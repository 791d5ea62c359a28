"""Oubliette: a dungeon dealt from a deck of cards, for one.

Read `cards`, `table`, `turn`, `encounters`, `fights`, `items`; then `view` and `bot`.

A solitaire by Julian "Legend" Jimenez; this is an independent implementation of its rules.
"""

from noctuary.core.spec import Spec
from noctuary.oubliette.bot import BOTS, advise
from noctuary.oubliette.cards import BY_ID
from noctuary.oubliette.effects import EFFECTS
from noctuary.oubliette.options import Options
from noctuary.oubliette.screen import draw
from noctuary.oubliette.turn import load, new
from noctuary.oubliette.view import Knowledge, from_knowledge
from noctuary.oubliette.words import describe, words

SPEC = Spec(
    name="oubliette",
    rules=1,
    seats=(1, 1),
    options=Options,
    new=new,
    load=load,
    from_knowledge=from_knowledge,
    knowledge=Knowledge,
    bots=BOTS,
    best_bot="careful",
    pieces=BY_ID,
    effects=EFFECTS,
    words=words,
    describe=describe,
    draw=draw,
    advise=advise,
)
