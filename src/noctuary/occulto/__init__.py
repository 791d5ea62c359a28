"""Occulto: cursed villagers, hidden characters and one cauldron, for three to five.

Read `pieces`, `state`, then `rules` (`turn`, `abilities`, `shield`, `questions`, `scoring`), then `worlds` and
`knowledge` for what a seat can know. An independent implementation of the published rules, with a deck of our own.
"""

from noctuary.core.spec import Spec
from noctuary.occulto.bot import BOTS
from noctuary.occulto.card_faces import CARD_FACES
from noctuary.occulto.choices import PIECES, choice
from noctuary.occulto.fields import FIELDS, load
from noctuary.occulto.knowledge import Knowledge, from_knowledge
from noctuary.occulto.measures import measures
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import DECK
from noctuary.occulto.puzzles import WEEKLY
from noctuary.occulto.reasons import advise, reasons
from noctuary.occulto.rules.defaults import default_answer
from noctuary.occulto.rules.effects import EFFECTS
from noctuary.occulto.rules.turn import new
from noctuary.occulto.text.phrases import describe, words
from noctuary.occulto.text.terminal import draw, explain, group, legend
from noctuary.occulto.upgrades import upgrade

SPEC = Spec(
    name="occulto",
    home=__name__,
    prefixes=("C", "CA"),
    rules=2,
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
    choices=choice,
    upgrade=upgrade,
    fields=FIELDS,
    words=words,
    describe=describe,
    draw=draw,
    group=group,
    explain=explain,
    legend=legend,
    advise=advise,
    reasons=reasons,
    measures=measures,
    weekly=WEEKLY,
    default_answer=default_answer,
    by_the_day={},
    card_faces=CARD_FACES,
    data={"cards.toml": DECK.hash},
)
