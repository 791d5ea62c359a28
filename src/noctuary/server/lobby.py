"""Before and between games: seats, bots, readiness, the start and the rematch."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

from noctuary.core.effects import Seat
from noctuary.server.doors import AGAIN, Busy, Closed
from noctuary.server.http import Claim, Join, Kick, Mute, Ready, SetBot, SetOptions
from noctuary.server.hub import check_bot, check_options, seed_for
from noctuary.server.ledger import AnyEntry, Left, Muted, Opted, Readied, Reopened, Seated, Set
from noctuary.server.state import State, hashed
from noctuary.server.table import Table


class Lobby:
    """What people do at a table besides playing."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def join(self, body: Join, device: str) -> tuple[Seat, str]:
        """Take a seat; its number and its token."""
        token = secrets.token_urlsafe(32)
        taken: list[Seat] = []

        def make(state: State) -> list[AnyEntry]:
            seat = state.free_seat(body.seat)
            name = state.check_name(body.name)
            taken.append(seat)
            colour = state.own_colour(body.colour)
            return state.do(Seated(seat=seat, name=name, colour=colour, token=hashed(token), device=device))

        try:
            await self._sit_down(make, token)
        except Busy:
            self.table.begin(self._leave_free(token))
            raise
        return taken[0], token

    async def _sit_down(self, make: Callable[[State], list[AnyEntry]], token: str) -> None:
        """A token that is stored and never handed out would keep everybody from the seat: so see whether it is."""
        try:
            await self.table.run(self.table.change(make))
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

    async def claim(self, body: Claim, device: str) -> tuple[Seat, str]:
        """Hold a seat with a new token; the old one opens nothing any more."""
        moving = self.table.moving
        word = moving.take(body.word)

        def make(state: State) -> list[AnyEntry]:
            place = state.places[word.seat]
            if not place.person or not moving.good(state, word):
                raise Closed("word")
            token = hashed(word.token)
            return state.do(Seated(seat=word.seat, name=place.name, colour=place.colour, token=token, device=device))

        try:
            await self._sit_down(make, word.token)
        except Busy:
            moving.give_back(body.word, word)
            raise
        return word.seat, word.token

    async def leave(self, seat: Seat) -> None:
        """Give a seat up. A game goes on with a bot in it; a game for one just stops there."""

        def make(state: State) -> list[AnyEntry]:
            if not state.places[seat].person:
                raise Closed("seat_free")
            return state.do(self._left(state, seat))

        await self.table.run(self.table.change(make))

    def _left(self, state: State, seat: Seat) -> Left:
        return Left(seat, state.spec.best_bot if state.phase == "playing" and len(state.places) > 1 else "")

    async def kick(self, body: Kick) -> None:
        """Ask somebody to go."""
        if body.seat >= len(self.table.state.places) or body.seat == self.table.state.host:
            raise Closed("request", why="seat")
        await self.leave(body.seat)

    async def ready(self, seat: Seat, body: Ready) -> None:
        """Say whether one is ready."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby":
                raise Closed("started")
            return [] if state.places[seat].ready == body.ready else state.do(Readied(seat, body.ready))

        await self.table.run(self.table.change(make))

    async def bot(self, body: SetBot) -> None:
        """Give a free seat to a bot, or take one back; during a game, give a bot's seat to another bot."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby" and not (state.phase == "playing" and body.bot):
                raise Closed("started")
            if body.seat >= len(state.places) or state.places[body.seat].person:
                raise Closed("seat_taken")
            if body.bot:
                check_bot(state.spec.name, body.bot)
            return state.do(Set(body.seat, body.bot or ""))

        await self.table.run(self.table.change(make))

    async def options(self, body: SetOptions) -> None:
        """Choose other options for the games to come: who is to be the Grimoire this time, say."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "lobby":
                raise Closed("started")
            if state.opened.position:
                raise Closed("positions")
            chosen = {**state.changed, **body.options}
            check_options(state.spec, chosen, len(state.places))
            changed = state.spec.options.make(chosen).changed()
            return [] if changed == state.changed else state.do(Opted(changed))

        await self.table.run(self.table.change(make))

    async def mute(self, body: Mute) -> None:
        """Silence a seat, or let it speak."""

        def make(state: State) -> list[AnyEntry]:
            if body.seat >= len(state.places):
                raise Closed("request", why="seat")
            return state.do(Muted(body.seat, body.muted))

        await self.table.run(self.table.change(make))

    async def start(self) -> None:
        """Begin."""

        def make(state: State) -> list[AnyEntry]:
            state.check_start()
            return state.do(*state.start_entries(seed_for(state.opened.deal), int(time.time())))

        await self.table.run(self.table.change(make))

    async def rematch(self) -> None:
        """Back to the lobby."""

        def make(state: State) -> list[AnyEntry]:
            if state.phase != "over":
                raise Closed("not_over")
            return state.do(Reopened())

        await self.table.run(self.table.change(make))
