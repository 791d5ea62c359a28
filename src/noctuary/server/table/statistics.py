"""What a device's finished games add up to, by the rules they were played by."""

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
    preset: str
    """The rules it was played by; empty where a game has no presets, and for games of a time when it was not kept."""
    deal: int | None
    hints: int
    """How many hints were asked for."""
    figures: dict[str, int]
    """What the game counts of itself, by name: for Oubliette `rooms` reached and `candle` left."""


class GameStatistics(msgspec.Struct, frozen=True):
    """What a device's finished games of one kind and preset add up to. Assisted games (for practice, or a hint was
    followed) are not counted as won or lost."""

    game: str
    preset: str
    played: int
    won: int
    assisted: int
    streak: int
    best_streak: int
    reasons: dict[str, int]
    most: dict[str, int]
    """The highest of each figure, in games that count."""
    most_won: dict[str, int]
    """The same in games that were won: who dies early has much candle left."""


class Finished(msgspec.Struct, frozen=True):
    """The finished games of this device, latest first, and what they add up to."""

    games: tuple[FinishedGame, ...]
    statistics: tuple[GameStatistics, ...]


def finished(results: list[Result]) -> Finished:
    """A device's games, latest first, and their statistics."""
    games = tuple(finished_game(each) for each in results)
    kinds = sorted({(each.game, each.preset) for each in games})
    return Finished(games, tuple(statistics(*kind, _of(games, *kind)) for kind in kinds))


def finished_game(result: Result) -> FinishedGame:
    """One of them, with what was written as text read."""
    return FinishedGame(
        result.table_id,
        result.round,
        result.game,
        result.seat,
        result.reason,
        result.won,
        result.assisted,
        msgspec.json.decode(result.names, type=tuple[str, ...]),
        result.ended,
        result.preset,
        result.deal,
        result.hints,
        msgspec.json.decode(result.figures, type=dict[str, int]),
    )


def _of(games: tuple[FinishedGame, ...], game: str, preset: str) -> list[FinishedGame]:
    return [each for each in games if (each.game, each.preset) == (game, preset)]


def statistics(game: str, preset: str, games: list[FinishedGame]) -> GameStatistics:
    """Played, won, streaks, records: assisted games stand apart. The games come latest first."""
    counted = [each for each in reversed(games) if not each.assisted]
    streak = best = 0
    for each in counted:
        streak = streak + 1 if each.won else 0
        best = max(best, streak)
    return GameStatistics(
        game,
        preset,
        len(counted),
        sum(each.won for each in counted),
        len(games) - len(counted),
        streak,
        best,
        dict(Counter(each.reason for each in counted)),
        _most(counted),
        _most([each for each in counted if each.won]),
    )


def _most(games: list[FinishedGame]) -> dict[str, int]:
    most: dict[str, int] = {}
    for each in games:
        for name, figure in each.figures.items():
            most[name] = max(figure, most.get(name, figure))
    return most
