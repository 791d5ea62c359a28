"""What the viewers of a table are told, and how it is made. One door out, one place to look for leaks.

`Broadcast` tells each viewer what is new to them. What several of them are told alike is made once: of a position, what
all see is built and encoded once, each viewer's own part beside it (`Views`).
"""

from collections.abc import Collection
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

from noctuary.core.effects import Ask, Seat
from noctuary.core.events import Line
from noctuary.core.refusal import Refusal
from noctuary.core.spec import Spec
from noctuary.core.views import own_part, with_own
from noctuary.server.table.by_the_day import unasked_vacation
from noctuary.server.table.connection import Connection
from noctuary.server.table.ledger import Said
from noctuary.server.table.onlookers import Onlookers
from noctuary.server.table.pictures import PictureGrants, name_of, named_view
from noctuary.server.table.state import Place, State
from noctuary.server.table.wire import (
    VERSION,
    AskData,
    ClockData,
    LineData,
    LinesFrame,
    OnlookerInfo,
    OptionData,
    ResultData,
    SaidFrame,
    SeatInfo,
    TableFrame,
    encode,
)

TRUE, FALSE = b"true", b"false"


class Broadcast:
    """One round of telling, with all of it stored."""

    def __init__(
        self,
        state: State,
        at: int,
        grants: PictureGrants,
        online: frozenset[Seat],
        away: frozenset[Seat],
        onlookers: Onlookers,
    ) -> None:
        self.state = state
        self.at = at
        self.grants = grants
        self.veiled = state.veiled()
        self.present = online, away, frozenset(state.wishes)
        self.people = (state.lobby_lines, state.round, state.phase, *self.present)
        """All that the table's own frame depends on."""
        self.onlookers = onlookers
        self.listed: tuple[OnlookerInfo, ...] = ()
        """Those who look on, once it is known."""
        self.states: dict[Seat | None, tuple[str, bytes]] = {}
        self.lines: dict[tuple[int, ...], bytes] = {}
        self.shared: SharedParts | None = None

    def to_all(self, connections: Collection[Connection]) -> None:
        """Tell everybody who has said hello."""
        if self.onlookers.numbers:
            self.listed = self.onlookers.listed(connections)
        if self.veiled:
            self.grants.renew(self.state)
        for connection in list(connections):
            if connection.veiled != self.veiled:
                connection.veil(self.veiled)
            if connection.greeted:
                self.to(connection)

    def to(self, connection: Connection) -> None:
        """What is new to one viewer. Nothing is sent if nothing is: silence is silent."""
        self._table(connection)
        if self.state.phase in ("playing", "over"):
            self._lines(connection)
            self._state(connection)

    def _table(self, connection: Connection) -> None:
        host = connection.seat is not None and connection.seat == self.state.host
        own = self.listed if host else (), connection.seat is None and self.onlookers.silenced(connection)
        people = (*self.people, *own)
        # While eyes are closed, nobody's coming and going is shown.
        if people != connection.people and not (connection.people and self.veiled):
            connection.people = people
            frame = table_frame(self.state, connection.seat, *self.present, *own)
            if frame != connection.table:
                connection.table = frame
                connection.push(frame)

    def _lines(self, connection: Connection) -> None:
        heard = self.state.heard[connection.seat]
        first = self.state.first[connection.seat]
        since = max(connection.heard, first)
        if since >= first + len(heard):
            return
        # Lines without anything private are the same objects in everybody's log.
        key = (since, *[id(args) for _, args in heard[since - first :]])
        frame = self.lines.get(key)
        if frame is None:
            frame = self.lines[key] = lines_frame(heard, since, first)
        connection.heard = first + len(heard)
        connection.push(frame)

    def _state(self, connection: Connection) -> None:
        viewer = connection.seat
        made = self.states.get(viewer)
        if made is None:
            if self.shared is None:
                self.shared = SharedParts(self.state, self.at)
            digest, frame = state_frame(self.state, viewer, self.shared, self.grants)
            # A vacation stops the clock, or lets it go on, and changes nothing else.
            still = f"{self.state.paused} {len(self.state.vacations)}"
            made = f"{self.state.round} {digest} {still} {self.grants.step}", frame
            self.states[viewer] = made
        if made[0] != connection.state:
            connection.state = made[0]
            connection.push(made[1])


def spoken(state: State, connections: Collection[Connection], said: Said) -> None:
    """Let all hear what somebody said."""
    frame = encode(SaidFrame(said.seat, said.text, said.room))  # type: ignore[arg-type]
    for connection in connections:
        if connection.greeted and hears(state, connection, said):
            connection.push(frame)


def hears(state: State, connection: Connection, said: Said) -> bool:
    """Whether a viewer may hear it: the gallery's words reach players at the end only."""
    return said.room != "gallery" or connection.seat is None or state.phase != "playing"


# The table -----------------------------------------------------------------------------------------------------------


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
    days = state.by_the_day

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


# The position --------------------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """What one viewer sees."""

    view: Any
    """As the game gives it, with cards for pictures."""
    named: Any
    """As it is sent."""
    parts: tuple[bytes, ...]
    """The bytes of that: two parts, or one where the game does not part its views."""


class Views:
    """The views of a position. In a game that gives only `view(seat)` each is made as a whole."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.playing().game
        self.public = self.game.public_view()
        self.hash = blake2b(digest_size=8)
        """Of what all see."""
        if self.public is not None:
            self.named = self.public if state.spec.anonymise_view is None else named_view(state, None, self.public)
            self.whole = encode(self.named)
            self.head = self.whole[:-1] + b","
            self.hash.update(self.whole)

    def of(self, viewer: Seat | None) -> Seen:
        """The view of a seat, or of those who only look on."""
        if self.public is None:
            view = self.game.view(viewer)
            named = named_view(self.state, viewer, view)
            return Seen(view, named, (encode(named),))
        view = self.game.view_from(self.public, viewer)
        named = view if self.named is self.public else self._named(viewer, view)
        own = own_part(named, self.public)
        return Seen(view, named, (self.head, encode(own)[1:]) if own else (self.whole,))

    def _named(self, viewer: Seat | None, view: Any) -> Any:
        """With names for pictures; those of the public part are at hand."""
        anonymise = self.state.spec.anonymise_own
        if anonymise is None:
            return named_view(self.state, viewer, view)
        own = own_part(view, self.public)
        return anonymise(with_own(type(view), self.named, **own), partial(name_of, self.state, viewer))

    def digest(self, *own: bytes) -> str:
        """The hash of what all see and what one viewer is sent besides."""
        digest = self.hash.copy()
        for part in own:
            digest.update(part)
        return digest.hexdigest()


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
