"""Occulto: cursed villagers, hidden characters and one cauldron, for three to five.

Read `cards`, `table`, `turn`, `abilities`, `shield`, `deeds`, `questions`, `scoring`; then `worlds` and `knowledge` for
what a seat can know. An independent implementation of the published rules, with a deck of our own.
"""

from noctuary.core.spec import Spec
from noctuary.occulto.bot import BOTS, advise
from noctuary.occulto.cards import DECK
from noctuary.occulto.choices import PIECES
from noctuary.occulto.defaults import default_answer
from noctuary.occulto.effects import EFFECTS
from noctuary.occulto.knowledge import Knowledge, from_knowledge
from noctuary.occulto.options import Options
from noctuary.occulto.printed import PRINTED
from noctuary.occulto.screen import draw
from noctuary.occulto.turn import load, new
from noctuary.occulto.words import describe, words

SPEC = Spec(
    name="occulto",
    rules=1,
    seats=(3, 5),
    options=Options,
    new=new,
    load=load,
    from_knowledge=from_knowledge,
    knowledge=Knowledge,
    bots=BOTS,
    best_bot="healer",
    pieces=PIECES,
    effects=EFFECTS,
    words=words,
    describe=describe,
    draw=draw,
    advise=advise,
    default_answer=default_answer,
    printed=PRINTED,
    data={"cards.toml": DECK.hash},
)
