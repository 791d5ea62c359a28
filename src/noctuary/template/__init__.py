"""Template: a small whole game, to begin a new one from. All lay a card face down; the highest takes a lamp.

Read `pieces`, `state`, `rules`; then `knowledge`, `bot` and `text`.
"""

from noctuary.core.spec import Spec
from noctuary.template.bot import BOTS
from noctuary.template.knowledge import Knowledge, from_knowledge
from noctuary.template.options import Options
from noctuary.template.pieces import CARDS, choice
from noctuary.template.rules import EFFECTS, load, new
from noctuary.template.text.phrases import describe, words
from noctuary.template.text.terminal import draw
from noctuary.template.view import FIELDS

SPEC = Spec(
    name="template",
    home=__name__,
    prefixes=("T",),
    rules=1,
    seats=(2, 4),
    options=Options,
    new=new,
    load=load,
    from_knowledge=from_knowledge,
    knowledge=Knowledge,
    bots=BOTS,
    best_bot="bold",
    pieces=CARDS,
    effects=EFFECTS,
    choices=choice,
    fields=FIELDS,
    words=words,
    describe=describe,
    draw=draw,
)
