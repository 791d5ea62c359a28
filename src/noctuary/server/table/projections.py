"""What is kept of a table beside its log, so that nobody reads a log to list it."""

from collections.abc import Sequence

import msgspec

from noctuary.server.store.lines import Device, Listing, Result
from noctuary.server.table.ledger import AnyEntry, Coded, Seated
from noctuary.server.table.state import State
from noctuary.server.table.turns import asked, waited_for
from noctuary.server.table.wire import Pace


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the lists show of a table. Who is asked is for each seat alone (`turns`)."""

    seats: int = 0
    taken: int = 0
    host: str = ""
    preset: str = ""
    pace: Pace = "normal"
    people: tuple[str, ...] = ()
    """The name of each seat's person; nothing for bots and free seats."""
    waiting: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


def listing_of(id: str, state: State) -> Listing:
    host = state.host
    summary = Summary(
        seats=len(state.places),
        taken=sum(not place.free for place in state.places),
        host="" if host is None else state.places[host].name,
        preset=state.preset,
        pace=state.opened.pace,  # type: ignore[arg-type]
        people=tuple(place.name if place.person else "" for place in state.places),
        waiting=waited_for(state),
        asked=asked(state),
    )
    return Listing(
        id=id,
        code=(state.opened.code or None) if state.phase != "closed" else None,
        game=state.opened.game,
        public=state.opened.public,
        phase=state.phase,
        summary=msgspec.json.encode(summary).decode(),
    )


def results_of(id: str, state: State, when: int) -> tuple[Result, ...]:
    """How the game that is over since `when` ended for each person."""
    journal = state.playing()
    outcome = journal.game.result()
    assert outcome is not None
    names = msgspec.json.encode([place.name or place.bot for place in state.places]).decode()
    figures = {} if state.spec.figures is None else state.spec.figures(journal.game)
    return tuple(
        Result(
            table_id=id,
            round=state.round,
            seat=seat,
            device=place.device,
            game=state.opened.game,
            reason=outcome.reason,
            won=seat in outcome.winners,
            assisted=journal.assisted,
            names=names,
            ended=when,
            preset=state.preset if state.spec.options.presets else "",
            deal=state.opened.deal,
            hints=journal.hints,
            figures=msgspec.json.encode(figures).decode(),
        )
        for seat, place in enumerate(state.places)
        if place.person
    )


def devices_of(entries: Sequence[AnyEntry], first: int) -> tuple[Device, ...]:
    """The devices that some lines seat, of which the first has this number."""
    return tuple(
        Device(seq=seq, seat=entry.seat, device=entry.device)
        for seq, entry in enumerate(entries, start=first)
        if isinstance(entry, Seated) and entry.device
    )


def code_in(entries: Sequence[AnyEntry]) -> str:
    """The code that some lines give the table; nothing if they give none."""
    return next((entry.code for entry in entries if isinstance(entry, Coded)), "")
