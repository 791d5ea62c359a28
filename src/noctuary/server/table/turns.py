"""Whose turn it is at a table: what everybody may know of that, and what a seat may know of itself."""

from noctuary.core.effects import CLOCK, Seat
from noctuary.server.table.state import State


def waited_for(state: State) -> tuple[Seat, ...]:
    """The seats everybody sees the table wait for. While eyes are closed, and in a game that does not say: none.

    It is read off what a spectator is shown, so it tells no more than that: who has answered a sealed question is
    still waited for.
    """
    if state.phase != "playing" or state.journal is None or state.veiled():
        return ()
    if len(state.places) == 1:
        return asked(state)
    return tuple(getattr(state.journal.game.view(None), "waiting", ()))


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that must answer something. For each seat alone: others are told `waited_for`."""
    if state.phase != "playing" or state.journal is None:
        return ()
    return tuple(dict.fromkeys(ask.who for ask in state.journal.game.asks() if ask.must and ask.who != CLOCK))


def called(state: State) -> tuple[Seat, ...]:
    """The people who may be told that it is their turn: all see that they are waited for, and they must answer."""
    must = asked(state)
    return tuple(seat for seat in waited_for(state) if seat in must and state.places[seat].person)
