"""A player that tries its best answers out in games dealt anew from what it knows, and sees which wins more often."""

from typing import Final

from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Ask, Choice
from noctuary.oubliette.bot.evaluation import WEIGHTS, WON, Evaluation
from noctuary.oubliette.bot.features import features_of
from noctuary.oubliette.bot.playout import play_out
from noctuary.oubliette.bot.policy import weighed
from noctuary.oubliette.knowledge import Knowledge, from_knowledge
from noctuary.oubliette.state import Oubliette

ANSWERS: Final = 3
"""How many answers are tried: those the careful bot likes best."""
WORLDS: Final = 16
"""In how many deals."""
ROOM: Final = 0.01
"""What a room counts beside a win, to tell lost games apart."""
DOUBT: Final = 1.0
"""By how many standard errors another answer must be better before the careful one is left."""


def patient(known: Knowledge, ask: Ask, luck: Stream, worlds: int = WORLDS) -> Choice:
    """The answer that does best in deals that could be true."""
    if len(ask.options) == 1:
        return ask.options[0]
    evaluation = Evaluation(features_of(known), WEIGHTS[known.options.action_model])
    ranked = sorted(weighed(evaluation, ask), key=lambda pair: -pair[0])
    tried = [option for _, option in ranked[:ANSWERS]]
    if len(tried) == 1 or ranked[0][0] >= WON:
        return tried[0]
    rows = [results(known, tried, luck) for _ in range(worlds)]
    return chosen(tried, rows)


def results(known: Knowledge, tried: list[Choice], luck: Stream) -> list[float]:
    """How each answer does in one deal."""
    seed = b"".join(luck.word().to_bytes(4, "big") for _ in range(8))
    world = from_knowledge(known, Chance(seed))
    return [result(world.copy(), option) for option in tried]


def result(g: Oubliette, option: Choice) -> float:
    """How the game goes on after this answer."""
    g.loud = False
    g.play(0, option)
    won = bool(play_out(g).winners)
    return (1.0 if won else 0.0) + ROOM * len(g.path)


def chosen(tried: list[Choice], rows: list[list[float]]) -> Choice:
    """The first answer, unless another was better by more than chance explains."""
    best, most = tried[0], 0.0
    for at in range(1, len(tried)):
        gains = [row[at] - row[0] for row in rows]
        gain = sum(gains) / len(gains)
        spread = sum((each - gain) ** 2 for each in gains) / len(gains)
        sure = gain - DOUBT * (spread / len(gains)) ** 0.5
        if sure > most:
            best, most = tried[at], sure
    return best
