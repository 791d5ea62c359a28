"""A table as it stands after a line of its log, written down whole: so that nobody has to read how it came to that.

The game is a full position, made by the rules whose number stands beside it. A field that is new gets a default, for
snapshots of earlier versions are read for years; what cannot be read is no loss, as long as the log can.
"""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from noctuary.core.events import Event, Line
from noctuary.core.record import Chosen, Header, Hinted, Journal
from noctuary.core.spec import Spec
from noctuary.server.store.lines import Snapshot
from noctuary.server.table.clock import Running
from noctuary.server.table.ledger import Opened, Refused, Said, Told, events_of, told_of
from noctuary.server.table.seating import Place
from noctuary.server.table.state import Answers, Raising, State, made_by

log = logging.getLogger("noctuary.snapshot")


class GameKept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game on the table."""

    rules: int
    """The version of the rules that wrote the position; the header's may be an earlier one."""
    data: dict[str, str]
    header: Header
    position: str
    start: str = ""
    """Where the choices that count begin; nothing: with the deal."""
    past: tuple[Chosen, ...] = ()
    shown: tuple[bool, ...] = ()
    before: tuple[Told, ...] = ()
    events: tuple[tuple[Told, ...], ...] = ()
    assisted: bool = False
    hints: int = 0
    advice: Hinted | None = None


class WindowKept(msgspec.Struct, frozen=True):
    """A stretch of time."""

    name: str
    length: int
    running: bool
    since: int
    whole: int
    left: int
    floor: int


class TableKept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of a table. Names are those of `State`."""

    opened: Opened
    options: dict[str, Any] = {}
    places: tuple[Place, ...]
    lobby_lines: int
    phase: str
    round: int
    header: Header | None = None
    first: tuple[int, ...]
    """One for each viewer; spectators are the last."""
    lines: tuple[Line, ...] = ()
    """Every line that somebody has heard of this game, once."""
    heard: tuple[tuple[int, ...], ...]
    """Which of them each viewer has heard."""
    accepted: tuple[tuple[int | None, str], ...] = ()
    refused: tuple[Refused, ...] = ()
    answers_since: int = 0
    answers_whole: bool = True
    wishes: tuple[int, ...] = ()
    stand_ins: tuple[tuple[int, int], ...] = ()
    late: tuple[int, ...] = ()
    proposals: tuple[tuple[int, tuple[int, ...]], ...] = ()
    vacations: tuple[tuple[int, int], ...] = ()
    vacation_used: tuple[tuple[int, int], ...] = ()
    began: int = 0
    talk: tuple[Said, ...] = ()
    windows: tuple[WindowKept, ...] = ()
    at: int = 0
    time: int = 0
    """The table's time when this was written; the last line may be older."""
    paused: bool = False
    onlookers_muted: bool = False
    shelved: str = ""
    game: GameKept | None = None


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(TableKept)


# Writing -------------------------------------------------------------------------------------------------------------


def taken(state: State, time: int) -> Snapshot:
    """The snapshot of a table after its last line."""
    return Snapshot(state.seq, _encode(kept_of(state, time)).decode())


def kept_of(state: State, time: int) -> TableKept:
    """All of a table."""
    lines, heard = numbered([state.heard[viewer] for viewer in state.viewers])
    given = state.answers.given
    return TableKept(
        opened=state.opened,
        options=state.chosen,
        places=tuple(state.places),
        lobby_lines=state.lobby_lines,
        phase=state.phase,
        round=state.round,
        header=state.header,
        first=tuple(state.first[viewer] for viewer in state.viewers),
        lines=lines,
        heard=heard,
        accepted=tuple(key for key, refused in given.items() if refused is None),
        refused=tuple(refused for refused in given.values() if refused is not None),
        answers_since=state.answers.since,
        answers_whole=state.answers.whole,
        wishes=tuple(sorted(state.wishes)),
        stand_ins=tuple(sorted(state.stand_ins.items())),
        late=tuple(sorted(state.late)),
        proposals=tuple((seat, tuple(sorted(by))) for seat, by in sorted(state.proposals.items())),
        vacations=tuple(sorted(state.vacations.items())),
        vacation_used=tuple(sorted(state.vacation_used.items())),
        began=state.began,
        talk=tuple(state.talk),
        windows=tuple(window_of(each) for each in state.sand.windows.values()),
        at=state.at,
        time=time,
        paused=state.paused,
        onlookers_muted=state.onlookers_muted,
        shelved=state.shelved,
        game=game_of(state),
    )


def numbered(logs: Sequence[Sequence[Line]]) -> tuple[tuple[Line, ...], tuple[tuple[int, ...], ...]]:
    """Everybody's lines: each once, and which of them everybody heard. Lines that all hear are the same objects."""
    known: dict[int, int] = {}
    lines: list[Line] = []

    def number(line: Line) -> int:
        at = known.setdefault(id(line[1]), len(lines))
        if at == len(lines) or lines[at][0] != line[0]:
            at = len(lines)
            lines.append(line)
        return at

    heard = tuple(tuple(number(line) for line in each) for each in logs)
    return tuple(lines), heard


def window_of(each: Running) -> WindowKept:
    """A stretch of time, as it is kept."""
    return WindowKept(each.name, each.length, each.running, each.since, each.whole, each.left, each.floor)


def game_of(state: State) -> GameKept | None:
    """The game on the table, if there is one."""
    journal = state.journal
    if journal is None or state.phase not in ("playing", "over"):
        return None
    return GameKept(
        rules=state.spec.rules,
        data=dict(state.spec.data),
        header=journal.header,
        position=state.spec.write(journal.game),
        start=journal.position,
        past=tuple(journal.past),
        shown=tuple(journal.shown),
        before=told_of(journal.before),
        events=tuple(map(told_of, journal.events)),
        assisted=journal.assisted,
        hints=journal.hints,
        advice=journal.advice,
    )


# Reading -------------------------------------------------------------------------------------------------------------


def restored(snapshot: Snapshot) -> tuple[State, int]:
    """The table of a snapshot, and its time. Raises whatever is wrong with it."""
    kept = _decoder.decode(snapshot.body)
    state = State(kept.opened)
    state.seq = snapshot.seq
    state.places = list(kept.places)
    state.count_people()
    state.lobby_lines, state.phase, state.round = kept.lobby_lines, kept.phase, kept.round
    state.header = kept.header
    state.choose(kept.options)
    if state.header is not None and state.phase != "lobby" and made_by(state.spec, state.header):
        state.play_by(state.header.options)
    state.first = dict(zip(state.viewers, kept.first, strict=True))
    heard = zip(state.viewers, kept.heard, strict=True)
    state.heard = {viewer: [kept.lines[at] for at in each] for viewer, each in heard}
    state.answers = Answers(kept.answers_since, kept.answers_whole)
    state.answers.given = dict.fromkeys(kept.accepted) | {(each.seat, each.id): each for each in kept.refused}
    state.wishes, state.late = set(kept.wishes), set(kept.late)
    state.stand_ins = dict(kept.stand_ins)
    state.proposals = {seat: set(by) for seat, by in kept.proposals}
    state.vacations, state.vacation_used = dict(kept.vacations), dict(kept.vacation_used)
    state.began = kept.began
    state.talk = list(kept.talk)
    state.onlookers_muted = kept.onlookers_muted
    state.at, state.paused, state.shelved = kept.at, kept.paused, kept.shelved
    state.sand.windows = {each.name: running_of(each) for each in kept.windows}
    if kept.game is not None:
        go_on(state, kept.game)
    return state, kept.time


def running_of(kept: WindowKept) -> Running:
    """A stretch of time, as it was."""
    return Running.kept(kept.name, kept.length, kept.running, kept.since, kept.whole, kept.left, kept.floor)


def go_on(state: State, kept: GameKept) -> None:
    """Put the game on the table: as it was, brought up to the rules of today, or away."""
    spec = state.spec
    if kept.rules == spec.rules and kept.data == dict(spec.data):
        state.journal = journal_of(spec, kept)
    elif state.phase == "over":
        state.shelve("finished")
    else:
        position = brought_up(spec, kept)
        if position:
            state.journal = state.journal_from(position, kept.header, before_of(kept))
            state.journal.assisted, state.journal.hints = kept.assisted, kept.hints
            state.raising = Raising()
        else:
            state.shelve("closed")
            state.closing = list(told_of(before_of(kept)))


def journal_of(spec: Spec, kept: GameKept) -> Journal:
    """The game with all that was chosen and told, so that it can be taken back and told once more."""
    journal = Journal(spec, kept.header, game=spec.read(kept.position))
    journal.position = kept.start
    journal.past, journal.shown = list(kept.past), list(kept.shown)
    journal.lines = list(kept.past)
    journal.before = events_of(kept.before)
    journal.events = [events_of(each) for each in kept.events]
    journal.assisted, journal.hints, journal.advice = kept.assisted, kept.hints, kept.advice
    return journal


def before_of(kept: GameKept) -> list[Event]:
    """All that was told of the game so far."""
    return events_of([*kept.before, *(each for told in kept.events for each in told)])


def brought_up(spec: Spec, kept: GameKept) -> str:
    """A position of earlier rules as today's write it; nothing, if nobody has said how, or it fails."""
    if spec.upgrade is None or kept.rules >= spec.rules:
        return ""
    try:
        return spec.write(spec.read(kept.position))
    except Exception:
        log.exception("a game could not be brought up to date", extra={"code": f"{spec.name} {kept.rules}"})
        return ""
