"""Where the games of a table begin and end in its log."""

STARTED = '{"is":"started"'
"""How the line begins with which a game does."""


def bounds(starts: list[int], round: int) -> tuple[int, int | None] | None:
    """The first line of a game (0: the last), and the first that is not of it any more."""
    if not starts or not 0 <= round <= len(starts):
        return None
    at = (round or len(starts)) - 1
    return starts[at], starts[at + 1] if at + 1 < len(starts) else None
