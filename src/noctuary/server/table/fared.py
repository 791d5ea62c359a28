"""How everybody fared in a numbered deal: counts without names, for those who have finished it."""

from collections.abc import Collection, Sequence

import msgspec

from noctuary.server.store.lines import Result

LEAST = 5
"""Of fewer players nothing is told: one could guess who did what."""
FIGURE = "rooms"
"""How far a player came, where the game counts it (`Spec.figures`)."""


class OwnTry(msgspec.Struct, frozen=True):
    """Your own first try."""

    won: bool
    rooms: int
    assisted: bool


class Fared(msgspec.Struct, frozen=True):
    """How a deal went for everybody who played it without help; of each the first try counts."""

    players: int
    least: int
    """Of fewer than so many players no more is told than how many they are."""
    won: int
    """How many got out; 0 where too few have played."""
    rooms: tuple[int, ...]
    """How many of the others ended in room 0, 1, 2 …; empty where too few have played."""
    yours: OwnTry


def fared(results: Sequence[Result], mine: Collection[str]) -> Fared | None:
    """What is told to whoever has these devices, earliest results first; nothing to those who have not finished it."""
    own = next((each for each in results if each.device in mine), None)
    if own is None:
        return None
    tries: dict[str, Result] = {}
    for each in results:
        if each.device:
            tries.setdefault("me" if each.device in mine else each.device, each)
    counted = [each for each in tries.values() if not each.assisted]
    yours = OwnTry(own.won, rooms_of(own), own.assisted)
    if len(counted) < LEAST:
        return Fared(len(counted), LEAST, 0, (), yours)
    lost = [rooms_of(each) for each in counted if not each.won]
    rooms = tuple(lost.count(number) for number in range(max(lost, default=-1) + 1))
    return Fared(len(counted), LEAST, len(counted) - len(lost), rooms, yours)


def rooms_of(result: Result) -> int:
    """How far it went."""
    return msgspec.json.decode(result.figures, type=dict[str, int]).get(FIGURE, 0)
