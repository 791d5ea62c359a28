"""A whole game from what a seat knows, and every way the characters can lie in it: where all thinking begins."""

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.occulto.bot.odds import evidence
from noctuary.occulto.bot.worlds import Worlds
from noctuary.occulto.knowledge import Knowledge, from_knowledge
from noctuary.occulto.state import NO_BACK, Occulto

ANY_DEAL = seed_of("any deal")
"""For thoughts that do not hang on how the hidden cards lie."""


def dealt(known: Knowledge, luck: Stream | None) -> Occulto:
    """A game that agrees with what a seat knows: drawn by luck, or any."""
    seed = ANY_DEAL if luck is None else b"".join(luck.word().to_bytes(4, "big") for _ in range(8))
    g = from_knowledge(known, Chance(seed))
    g.loud = False
    return g


def worlds_of(known: Knowledge, g: Occulto, trust: float) -> Worlds:
    """Every way the characters can lie, weighed by what the benches say."""
    return Worlds([faces_in(g, text) for text in known.worlds], evidence(g, known.view.seat or 0), trust)


def faces_in(g: Occulto, text: str) -> list[int]:
    """The face under each back in a world that is written by places; those that are out lie open."""
    faces = list(g.faces)
    for at, back in enumerate(g.backs):
        if back != NO_BACK:
            faces[back] = int(text[at])
    return faces
