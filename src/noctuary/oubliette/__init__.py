"""Oubliette: a dungeon dealt from a deck of cards, for one.

Read `pieces`, `state`, `rules`; then `view`, `knowledge` and `bot`.

A solitaire by Julian "Legend" Jimenez; this is an independent implementation of its rules.
"""

from noctuary.core.spec import Spec
from noctuary.oubliette.bot import BOTS, advise_with_chances
from noctuary.oubliette.choices import choice
from noctuary.oubliette.daily import deal_of_day
from noctuary.oubliette.fields import FIELDS, load
from noctuary.oubliette.grade import graded, verdict_on
from noctuary.oubliette.knowledge import Knowledge, from_knowledge
from noctuary.oubliette.measures import measures
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import BY_ID
from noctuary.oubliette.reasons import reasons
from noctuary.oubliette.review import compared
from noctuary.oubliette.rules import EFFECTS
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.text.phrases import describe, words
from noctuary.oubliette.text.terminal import draw, legend
from noctuary.oubliette.upgrades import upgrade
from noctuary.oubliette.view import figures

SPEC = Spec(
    name="oubliette",
    home=__name__,
    prefixes=("O", "OA"),
    rules=2,
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
    choices=choice,
    upgrade=upgrade,
    fields=FIELDS,
    words=words,
    describe=describe,
    draw=draw,
    legend=legend,
    advise=advise_with_chances,
    reasons=reasons,
    grade=graded,
    solve=verdict_on,
    compare=compared,
    deal_of_day=deal_of_day,
    figures=figures,
    measures=measures,
)
