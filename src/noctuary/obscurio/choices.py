"""Every answer a seat or the clock can give, made once; only clues (see `pieces.clue`) are written freely."""

from typing import Final

from noctuary.core.effects import Choice, Choices

choice: Final = Choices(__name__)

DOORS: Final = 7
SEATS: Final = 8


def _per_door(kind: str) -> tuple[Choice, ...]:
    """One choice for each door, at the index of its number; index 0 is never used."""
    return tuple(choice(kind, door) for door in range(DOORS + 1))


def _per_seat(kind: str) -> tuple[Choice, ...]:
    return tuple(choice(kind, seat) for seat in range(SEATS))


# The clock's.
TIME: Final = choice("time")
"""The time for reading, or for accusing, is over."""
TICK: Final = choice("tick")
"""Another stretch of the night is over."""
SAND: Final = choice("sand")
"""The hourglass ran out."""
CALL: Final = choice("call")
"""The last call, or the count of three, is over."""
SHOWN: Final = choice("shown")
"""Everybody has had time to look; nobody is waited for any more."""

# Step 2.
READY: Final = choice("ready")
UNREADY: Final = choice("unready")

# Step 3.
PICK: Final = tuple(choice("pick", slot) for slot in range(9))
REST: Final = choice("rest")
"""Done with the cards: the same word for everybody."""
MARK: Final = tuple(tuple(choice("mark", seat, level) for level in range(3)) for seat in range(SEATS))
"""On one's own board: 0 nothing known, 1 trusted, 2 suspected."""

# Step 4.
PLACE: Final = _per_door("place")
COMPANION: Final = _per_door("companion")
CONFIRM: Final = choice("confirm")
WITHDRAW: Final = choice("withdraw")
COMMIT: Final = _per_door("commit")
COMMIT_BOTH: Final = tuple(
    tuple(choice("commit", own, companion) for companion in range(DOORS + 1)) for own in range(DOORS + 1)
)
UNCOMMIT: Final = choice("uncommit")
TAKE: Final = choice("take")
REFUSE: Final = choice("refuse")
TAKE_COMPANION: Final = choice("take_companion")
REFUSE_COMPANION: Final = choice("refuse_companion")

# Results, of doors and of votes.
CONTINUE: Final = choice("continue")
"""Seen enough."""

# The accusation.
VOTE: Final = _per_seat("vote")
ABSTAIN: Final = choice("abstain")
LOCK: Final = choice("lock")
UNLOCK: Final = choice("unlock")


ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("door",),
    "companion": ("door",),
    "suggest": ("door", "butterfly", "reason", "at"),
    "doubt": ("door",),
    "agree": ("seat",),
    "concede": ("seat",),
    "ask": ("seat",),
    "suspect": ("seat",),
    "trust": ("seat",),
    "claim": ("claim",),
    "vote": ("seat",),
    "mark": ("seat", "level"),
    "commit": ("door", "second"),
}
"""What the arguments of a choice are called in sentences."""
LONGER: Final[dict[str, str]] = {"suggest": "-why", "commit": "-both"}
"""Choices with a second argument that are said in another sentence: the end of its name."""


def _place_options() -> dict[int, tuple[Choice, ...]]:
    """For one chip: the other doors, and confirming or withdrawing. The key holds doors in use, place and confirmed."""
    table: dict[int, tuple[Choice, ...]] = {}
    for doors in (5, 6, 7):
        for here in range(doors + 1):
            moves = [PLACE[door] for door in range(1, doors + 1) if door != here]
            table[doors * 100 + here * 10] = tuple([*moves, CONFIRM] if here else moves)
            table[doors * 100 + here * 10 + 1] = (*moves, WITHDRAW)
    return table


_PLACES: Final = _place_options()


def place_options(doors: int, here: int, confirmed: bool) -> tuple[Choice, ...]:
    """What a Wizard with one chip may do in the open (B-48, BA-20)."""
    return _PLACES[doors * 100 + here * 10 + (1 if confirmed else 0)]


def both_options(doors: int, own: int, companion: int, confirmed: bool) -> tuple[Choice, ...]:
    """The same with two chips (B-87)."""
    options = [PLACE[door] for door in range(1, doors + 1) if door != own]
    options.extend([COMPANION[door] for door in range(1, doors + 1) if door != companion])
    if confirmed:
        options.append(WITHDRAW)
    elif own and companion:
        options.append(CONFIRM)
    return tuple(options)


COMMITS: Final[dict[int, tuple[Choice, ...]]] = {doors: tuple(COMMIT[1 : doors + 1]) for doors in (5, 6, 7)}
COMMITS_BOTH: Final[dict[int, tuple[Choice, ...]]] = {
    doors: tuple(COMMIT_BOTH[own][companion] for own in range(1, doors + 1) for companion in range(1, doors + 1))
    for doors in (5, 6, 7)
}


def commit_options(doors: int, committed: bool, both: bool) -> tuple[Choice, ...]:
    """What a Wizard may do under the Watcher (B-69)."""
    options = COMMITS_BOTH[doors] if both else COMMITS[doors]
    return (*options, UNCOMMIT) if committed else options


_BOARDS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], tuple[Choice, ...]]] = {}


def board_options(seat: int, wizards: tuple[int, ...], board: tuple[int, ...]) -> tuple[Choice, ...]:
    """Every change a Wizard can make to their own board."""
    key = (seat, wizards, board)
    found = _BOARDS.get(key)
    if found is None:
        options = [
            MARK[other][level]
            for other, now in zip(wizards, board, strict=True)
            if other != seat
            for level in range(3)
            if level != now
        ]
        found = _BOARDS[key] = tuple(options)
    return found


PICKS: Final = (*PICK[1:], REST)
DONE: Final = (REST,)
IS_READY: Final = (READY,)
NOT_READY: Final = (UNREADY,)
ANSWERS: Final = (TAKE, REFUSE)
ANSWERS_COMPANION: Final = (TAKE_COMPANION, REFUSE_COMPANION)
AT_TIME: Final = (TIME,)
AT_TICK: Final = (TICK,)
AT_SAND: Final = (SAND,)
AT_CALL: Final = (CALL, SAND)
AT_COUNT: Final = (CALL,)
AT_SHOWN: Final = (SHOWN,)
AT_WINDOW: Final = (TIME, SAND)
GO_ON: Final = (CONTINUE,)
