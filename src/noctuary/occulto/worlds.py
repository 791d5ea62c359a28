"""Who can be whose: the exact set of assignments of the six characters to the six backs that a seat cannot rule out.

There are 720 at most. A look keeps those that agree with the face; a Tornado turns each into all those that differ by a
shuffle of its backs; everything else moves backs openly and leaves the set as it is. What others do never counts.
"""

from functools import lru_cache
from itertools import permutations

from noctuary.core.chance import Stream
from noctuary.occulto.state import LOOK, MIX

World = tuple[int, ...]
"""For each back, the colour of the character under it."""

LookOrMix = tuple[int, ...]
"""A line of the history: who was shown which face, or which backs were mixed."""
HIDDEN = -1

ALL_WORLDS: tuple[World, ...] = tuple(permutations(range(6)))


def known_history(history: list[LookOrMix], seat: int) -> list[LookOrMix]:
    """The history as a seat knows it: faces it was not shown are left out. (Spectators are the seat after the last.)"""
    return [
        (LOOK, line[1], line[2], line[3], HIDDEN, line[5]) if line[0] == LOOK and not line[3] >> seat & 1 else line
        for line in history
    ]


def facts_of(history: list[LookOrMix]) -> tuple[tuple[int, int], ...]:
    """What of a known history tells something about faces: (back, face) for a look, (-1, backs) for a Tornado."""
    facts = []
    for line in history:
        if line[0] == LOOK and line[4] != HIDDEN:
            facts.append((line[1], line[4]))
        elif line[0] == MIX:
            facts.append((HIDDEN, line[1]))
    return tuple(facts)


@lru_cache(maxsize=4096)
def worlds_of(facts: tuple[tuple[int, int], ...]) -> tuple[World, ...]:
    """The worlds that agree with these facts, in order."""
    if not facts:
        return ALL_WORLDS
    before = worlds_of(facts[:-1])
    back, face = facts[-1]
    if back != HIDDEN:
        return tuple(world for world in before if world[back] == face)
    keys = {_shape(world, face) for world in before}
    return tuple(world for world in ALL_WORLDS if _shape(world, face) in keys)


def _shape(world: World, mixed: int) -> World:
    """What a Tornado leaves as it is: each face outside it, and the set of those inside."""
    inside = sorted(face for back, face in enumerate(world) if mixed >> back & 1)
    outside = [HIDDEN if mixed >> back & 1 else face for back, face in enumerate(world)]
    return (*outside, *inside)


@lru_cache(maxsize=4096)
def placed(facts: tuple[tuple[int, int], ...], backs: tuple[int, ...]) -> tuple[str, ...]:
    """The worlds as texts: for each place a digit, the colour there, or `-` for an empty one."""
    texts = {"".join("-" if back < 0 else str(world[back]) for back in backs) for world in worlds_of(facts)}
    return tuple(sorted(texts))


def sample(history: list[LookOrMix], luck: Stream) -> tuple[list[LookOrMix], list[int]]:
    """A history that agrees with a known one, all that do being equally likely, and the faces it ends with."""
    counts: dict[World, int] = dict.fromkeys(ALL_WORLDS, 1)
    before: list[dict[World, int]] = []
    for line in history:
        if line[0] == LOOK and line[4] != HIDDEN:
            counts = {world: count for world, count in counts.items() if world[line[1]] == line[4]}
        elif line[0] == MIX:
            before.append(counts)
            shapes: dict[World, int] = {}
            for world, count in counts.items():
                shape = _shape(world, line[1])
                shapes[shape] = shapes.get(shape, 0) + count
            counts = {w: shapes[_shape(w, line[1])] for w in ALL_WORLDS if _shape(w, line[1]) in shapes}
    world = last = _pick(counts, luck)
    told: list[LookOrMix] = []
    for line in reversed(history):
        if line[0] == LOOK:
            told.append((*line[:4], world[line[1]], line[5]))
            continue
        told.append(line)
        if line[0] == MIX:
            shape = _shape(world, line[1])
            world = _pick({w: count for w, count in before.pop().items() if _shape(w, line[1]) == shape}, luck)
    told.reverse()
    return told, list(last)


def _pick(counts: dict[World, int], luck: Stream) -> World:
    left = luck.below(sum(counts.values()))
    for world, count in counts.items():
        left -= count
        if left < 0:
            return world
    raise AssertionError("counts do not add up")
