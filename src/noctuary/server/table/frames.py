"""The frames of a viewer: what is sent about a table and a position. One door out, one place to look for leaks."""

from typing import Any

from noctuary.core.effects import Ask, Seat
from noctuary.core.events import Line
from noctuary.core.refusal import Refusal
from noctuary.core.spec import Spec
from noctuary.server.table.by_the_day import plays_by_the_day, unasked_vacation
from noctuary.server.table.pictures import PictureGrants
from noctuary.server.table.state import Place, State
from noctuary.server.table.views import Views
from noctuary.server.table.wire import (
    VERSION,
    AskData,
    ClockData,
    LineData,
    LinesFrame,
    OnlookerInfo,
    OptionData,
    ResultData,
    SeatInfo,
    TableFrame,
    encode,
)

TRUE, FALSE = b"true", b"false"


def table_frame(
    state: State,
    viewer: Seat | None,
    online: frozenset[Seat],
    away: frozenset[Seat],
    pause: frozenset[Seat],
    onlookers: tuple[OnlookerInfo, ...] = (),
    hushed: bool = False,
) -> bytes:
    """The table as `viewer` is shown it."""
    opened = state.opened
    days = plays_by_the_day(state)

    def seat_info(seat: Seat, place: Place) -> SeatInfo:
        return SeatInfo(
            name=place.name,
            colour=place.colour,
            bot=place.bot,
            person=place.person,
            online=seat in online,
            away=seat in away,
            ready=place.ready,
            muted=place.muted,
            pause=seat in pause,
            agreed=tuple(sorted(state.proposals.get(seat, ()))),
            vacation=state.began + state.vacations[seat] // 1000 if seat in state.vacations else 0,
        )

    return encode(
        TableFrame(
            code=opened.code,
            game=opened.game,
            options=state.changed,
            preset=state.preset,
            seats=tuple(seat_info(seat, place) for seat, place in enumerate(state.places)),
            you=viewer,
            host=state.host,
            public=opened.public,
            practice=opened.practice,
            deal=opened.deal,
            pace=opened.pace,  # type: ignore[arg-type]
            hours=opened.hours,
            vacation_left=0 if viewer is None or not days else unasked_vacation(state, viewer),
            phase=state.phase,  # type: ignore[arg-type]
            round=state.round,
            first=state.first[viewer],
            started=state.phase in ("playing", "over"),
            over=state.phase == "over",
            paused=state.paused,
            onlookers_muted=state.onlookers_muted,
            onlookers=onlookers,
            hushed=hushed,
            shelved=state.shelved,  # type: ignore[arg-type]
            seal=state.seal(),
            version=VERSION,
        )
    )


def may_hint(state: State) -> bool:
    """Whether the house advises: somebody who plays alone, or alone against bots. Never against people."""
    return state.spec.advise is not None and sum(not place.bot for place in state.places) == 1


class SharedParts:
    """What is the same for every viewer of a moment."""

    def __init__(self, state: State, at: int) -> None:
        self.views = Views(state)
        self.asks = state.playing().game.asks()
        self.result = encode(result_data(state))
        self.may_undo = may_undo(state)
        self.hints = may_hint(state)
        clock = encode(clock_data(state, at))
        self.tail = b',"clock":%b}' % clock
        self.bare = b',"pictures":{},"clock":%b}' % clock
        """The same in games without pictures."""


def state_frame(state: State, viewer: Seat | None, shared: SharedParts, grants: PictureGrants) -> tuple[str, bytes]:
    """The position as `viewer` sees it, and the hash of all but the clock and what is to be fetched."""
    seen = shared.views.of(viewer)
    asks = [ask_data(state.spec, seen.named, ask) for ask in shared.asks if ask.who == viewer]
    rest = b',"asks":%b,"result":%b,"may_undo":%b,"may_speak":%b,"hints":%b' % (
        encode(asks) if asks else b"[]",
        shared.result,
        TRUE if viewer is not None and shared.may_undo else FALSE,
        encode(may_speak(state, viewer)),
        TRUE if viewer is not None and shared.hints else FALSE,
    )
    digest = shared.views.digest(*seen.parts[-1:], rest)
    head = b'{"is":"state","seq":%d,"hash":"%b","view":' % (state.known_lines(viewer), digest.encode())
    if state.spec.pictures is not None:
        tail = b',"pictures":' + encode(grants.names(state, viewer, seen.view)) + shared.tail
    else:
        tail = shared.bare
    return digest, b"".join((head, *seen.parts, rest, tail))


def ask_data(spec: Spec, view: Any, ask: Ask) -> AskData:
    """An ask with its options in words' ids."""
    options = []
    for option in ask.options:
        id, args = spec.describe(view, ask, option)
        options.append(OptionData(option.text, id, args))
    return AskData(ask.kind, ask.n, ask.must, type(ask).admits is not Ask.admits, tuple(options))


def result_data(state: State) -> ResultData | None:
    """How it ended; only then the seed is told."""
    journal = state.playing()
    outcome = journal.game.result()
    if outcome is None:
        return None
    return ResultData(
        outcome.reason,
        outcome.rule,
        outcome.winners,
        outcome.side,
        journal.game.chance.seed.hex(),
        journal.assisted,
        journal.hints,
    )


def may_undo(state: State) -> bool:
    """Whether the last choice can be taken back. Of games for one only, so it tells nobody anything."""
    if len(state.places) > 1:
        return False
    try:
        state.playing().may_undo()
    except Refusal:
        return False
    return True


def may_speak(state: State, viewer: Seat | None) -> str:
    """Nothing, if this viewer may speak now; otherwise the rule, or `-`."""
    if viewer is None:
        return "-" if state.onlookers_muted else ""
    if state.places[viewer].muted:
        return "-"
    if state.journal is None or state.phase != "playing":
        return ""
    return state.journal.game.may_speak(viewer)


def clock_data(state: State, at: int) -> tuple[ClockData, ...]:
    """What is left of each window."""
    if not state.sand.counts(state.playing().game):
        return ()
    return tuple(
        ClockData(name, window.left_at(at), window.whole, window.running and not state.paused)
        for name, window in state.sand.windows.items()
    )


def lines_frame(heard: list[Line], since: int, first: int = 0) -> bytes:
    """What somebody has heard since a number of theirs, of lines that begin after number `first`."""
    return encode(LinesFrame(since, tuple(LineData(id, args) for id, args in heard[since - first :])))
