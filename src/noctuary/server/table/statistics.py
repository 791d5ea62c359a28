"""What a device's finished games add up to."""

from collections import Counter

import msgspec

from noctuary.server.store.lines import Result


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of this device."""

    table: str
    round: int
    game: str
    seat: int
    reason: str
    won: bool
    assisted: bool
    names: tuple[str, ...]
    ended: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What a device's finished games of one kind add up to. Assisted games (for practice, or a hint was followed)
    are not counted as won or lost."""

    game: str
    played: int
    won: int
    assisted: int
    streak: int
    best_streak: int
    reasons: dict[str, int]


class Finished(msgspec.Struct, frozen=True):
    """The finished games of this device, latest first, and what they add up to."""

    games: tuple[FinishedGame, ...]
    statistics: tuple[GameStatistics, ...]


def finished(results: list[Result]) -> Finished:
    """A device's games, latest first, and their statistics."""
    games = tuple(
        FinishedGame(
            each.table_id,
            each.round,
            each.game,
            each.seat,
            each.reason,
            each.won,
            each.assisted,
            msgspec.json.decode(each.names, type=tuple[str, ...]),
            each.ended,
        )
        for each in results
    )
    kinds = sorted({each.game for each in results})
    return Finished(games, tuple(statistics(kind, [each for each in results if each.game == kind]) for kind in kinds))


def statistics(kind: str, results: list[Result]) -> GameStatistics:
    """Played, won, streaks: assisted games stand apart."""
    counted = [each for each in reversed(results) if not each.assisted]
    streak = best = 0
    for each in counted:
        streak = streak + 1 if each.won else 0
        best = max(best, streak)
    return GameStatistics(
        kind,
        len(counted),
        sum(each.won for each in counted),
        len(results) - len(counted),
        streak,
        best,
        dict(Counter(each.reason for each in counted)),
    )
