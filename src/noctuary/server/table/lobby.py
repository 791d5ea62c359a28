"""Before and between games: seats, bots, readiness, the start and the rematch."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from noctuary.core.effects import Seat
from noctuary.server.errors import AGAIN, Busy, Closed
from noctuary.server.table.by_the_day import DAY, vacation_left
from noctuary.server.table.hub import check_bot, check_by_the_day, check_options, new_code, seed_for
from noctuary.server.table.ledger import (
    ONLOOKERS,
    AnyEntry,
    Coded,
    Left,
    Muted,
    Opted,
    Proposed,
    Readied,
    Reopened,
    Seated,
    Set,
    StandIn,
    Vacation,
)
from noctuary.server.table.state import Newcomer, State, hashed
from noctuary.server.table.table import Table
from noctuary.server.table.wire import DAYS


class Lobby:
    """What people do at a table besides playing."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def join(self, who: Newcomer, wanted: Seat | None) -> tuple[Seat, str]:
        """Take a seat; its number and its token."""
        token = secrets.token_urlsafe(32)
        taken: list[Seat] = []

        def make(state: State) -> list[AnyEntry]:
            seat = state.free_seat(wanted)
            name = state.check_name(who.name)
            taken.append(seat)
            colour = state.own_colour(who.colour)
            return state.do(Seated(seat=seat, name=name, colour=colour, token=hashed(token), device=who.device))

        try:
            await self._sit_down(make, token)
        except Busy:
            self.table.spawn(self._leave_free(token))
            raise
        return taken[0], token

    async def _sit_down(self, make: Callable[[State], list[AnyEntry]], token: str) -> None:
        """A token that is stored and never handed out would keep everybody from the seat: so see whether it is."""
        try:
            await self.table.shielded(self.table.change(make))
        except Busy:
            async with self.table.lock:
                await self.table.fresh()
            if self.table.state.seat_of(token) is None:
                raise

    async def _leave_free(self, token: str) -> None:
        """Nobody was given this token: a seat that it holds after all is free again as soon as that can be stored."""

        def make(state: State) -> list[AnyEntry]:
            seat = state.seat_of(token)
            return [] if seat is None else state.do(self._left(state, seat))

        while not self.table.gone:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(Busy, Closed):
                await self.table.change(make)
                return

    async def claim(self, link: str, device: str) -> tuple[Seat, str]:
        """Hold a seat with a new token; the old one opens nothing any more."""
        transfers = self.table.transfers
        word = transfers.take(link)

        def make(state: State) -> list[AnyEntry]:
            place = state.places[word.seat]
            if not place.person or not transfers.good(state, word):
                raise Closed("word")
            token = hashed(word.token)
            return state.do(Seated(seat=word.seat, name=place.name, colour=place.colour, token=token, device=device))

        try:
            await self._sit_down(make, word.token)
        except Busy:
            transfers.give_back(link, word)
            raise
        return word.seat, word.token

    async def leave(self, seat: Seat) -> None:
        """Give a seat up. A game goes on with a bot in it; a game for one just stops there."""

        def make(state: State) -> list[AnyEntry]:
            if not state.places[seat].person:
                raise Closed("seat_free")
            return state.do(self._left(state, seat))

        await self.table.shielded(self.table.change(make))

    def _left(self, state: State, seat: Seat) -> Left:
        return Left(seat, state.spec.best_bot if state.phase == "playing" and len(state.places) > 1 else "")

    async def kick(self, seat: Seat) -> None:
        """Ask somebody to go."""
        if seat >= len(self.table.state.places) or seat == self.table.state.host:
            raise Closed("request", why="seat")
        await self.leave(seat)

    async def ready(self, seat: Seat, ready: bool) -> None:
        """Say whether one is ready."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby":
                raise Closed("started")
            return [] if state.places[seat].ready == ready else state.do(Readied(seat, ready))

        await self.table.shielded(self.table.change(make))

    async def stand_in(self, by: Seat, seat: Seat, on: bool) -> None:
        """Let a bot play for somebody who is away, or no longer: the host decides, or anybody if the host is away."""
        online = self.table.online()

        def make(state: State) -> list[AnyEntry]:
            together = state.opened.pace == DAYS
            if by != state.host and state.host in online and not together:
                raise Closed("not_host")
            if state.phase != "playing":
                raise Closed("not_started")
            if seat >= len(state.places) or not state.places[seat].person:
                raise Closed("request", why="seat")
            if state.veiled():
                raise Closed("eyes_closed")
            if together:
                return self._propose(state, by, seat, on)
            if on and seat in online:
                raise Closed("present", name=state.places[seat].name)
            return [] if on == (seat in state.stand_ins) else state.do(StandIn(seat, on))

        await self.table.shielded(self.table.change(make))

    def _propose(self, state: State, by: Seat, seat: Seat, on: bool) -> list[AnyEntry]:
        """Over days nobody sees who is here: a bot plays for somebody who is away when all others want it."""
        wants = state.proposals.get(seat, set())
        if by == seat or seat in state.stand_ins:
            raise Closed("request", why="seat")
        if on == (by in wants):
            return []
        others = {each for each, place in enumerate(state.places) if place.person and each != seat}
        if on and wants | {by} >= others - set(state.stand_ins):
            return state.do(Proposed(by, seat), StandIn(seat, True))
        return state.do(Proposed(by, seat, on))

    async def vacation(self, seat: Seat, days: int) -> None:
        """Let one's own clock stand still for so many days, or (0) no longer."""

        def make(state: State) -> list[AnyEntry]:
            if not state.by_the_day:
                raise Closed("not_started")
            at = self.table.time.ms()
            left = vacation_left(state, seat, at)
            if days > left:
                raise Closed("vacation", number=left)
            if not days and seat not in state.vacations:
                return []
            return state.do(Vacation(seat, at + days * DAY if days else 0, at))

        await self.table.shielded(self.table.change(make))

    async def bot(self, seat: Seat, bot: str) -> None:
        """Give a free seat to a bot, or take one back; during a game, give a bot's seat to another bot."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby" and not (state.phase == "playing" and bot):
                raise Closed("started")
            if seat >= len(state.places) or state.places[seat].person:
                raise Closed("seat_taken")
            if bot:
                check_bot(state.spec.name, bot)
            return state.do(Set(seat, bot))

        await self.table.shielded(self.table.change(make))

    async def options(self, options: Mapping[str, Any]) -> None:
        """Choose other options for the games to come: who is to be the Grimoire this time, say."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby":
                raise Closed("started")
            if state.opened.position:
                raise Closed("positions")
            wanted = {**state.chosen, **options}
            check_options(state.spec, wanted, len(state.places))
            if state.opened.pace == DAYS:
                check_by_the_day(state.spec, wanted)
            chosen = state.spec.options.chosen(wanted)
            return [] if chosen == state.chosen else state.do(Opted(chosen))

        await self.table.shielded(self.table.change(make))

    async def mute(self, seat: Seat | None, muted: bool) -> None:
        """Silence a seat, or all who look on; or let them speak."""

        def make(state: State) -> list[AnyEntry]:
            if seat is not None and seat >= len(state.places):
                raise Closed("request", why="seat")
            return state.do(Muted(ONLOOKERS if seat is None else seat, muted))

        await self.table.shielded(self.table.change(make))

    async def start(self) -> None:

        def make(state: State) -> list[AnyEntry]:
            state.check_start()
            return state.do(*state.start_entries(seed_for(state.opened.deal), int(self.table.settings.clock())))

        await self.table.shielded(self.table.change(make))

    async def rematch(self) -> None:
        """Back to the lobby."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "over":
                raise Closed("not_over")
            code = [] if state.opened.code else [Coded(new_code())]
            return state.do(Reopened(), *code)

        await self.table.shielded(self.table.change(make))
