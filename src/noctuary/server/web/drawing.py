"""Pictures that are not drawn yet are drawn while the house is open, those that a table needs first.

Nobody is told by time which card a picture is. Whoever asks for one waits until every picture that the present step of
that table may show is drawn, and all who wait are answered together; what all are told of the progress is looked at
only now and then; and the deck itself is shown to nobody before it is whole (`picture_files.deck_files`).
"""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Protocol

from noctuary.art import background, deck
from noctuary.core.spec import Picture
from noctuary.server.errors import Closed
from noctuary.server.table.hub import Hub
from noctuary.server.table.state import State
from noctuary.server.web import picture_files

log = logging.getLogger("noctuary.pictures")

PATIENCE: Final = 4.0
"""Seconds for which a request waits. A browser asks for six things at once: more would keep it from anything else."""
BEAT: Final = 5.0
"""Seconds between two looks at how far it is: how long a single card takes would tell which one it was."""
TRIES: Final = 2
LONGEST: Final = 900.0
"""Seconds after which whoever draws is taken to hang, and is replaced. A card takes ten, and far more behind others."""
MOST: Final = 4
"""Processes that draw, at most: each takes 200 MB."""
LOOKED_AT: Final = 100
"""So many tables say which cards they need."""
SHEETS: Final = ""
"""The job that draws the sheets of mist, before any card."""

InPlay = tuple[frozenset[str], frozenset[str]]
"""The cards that a table's step may show, and those of the next."""
Tell = Callable[[int, int], None]


class Painter(Protocol):
    """Somebody who draws, one picture at a time."""

    async def draw(self, id: str) -> None:
        """Draw the card of this id into the folder, or the sheets of mist."""
        ...

    def end(self) -> None:
        """Stop, whatever is under way."""
        ...


class Process:
    """A process that draws, behind everything else on the machine. One that died is replaced at the next picture."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def draw(self, id: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, get_context("spawn"), background.start, (os.getpid(),))
                self.pid = await loop.run_in_executor(self.pool, os.getpid)
            size = picture_files.PIXELS
            work = (background.draw_sheets, size) if id == SHEETS else (background.draw_card, id, size)
            await loop.run_in_executor(self.pool, *work)
        except BrokenProcessPool:
            self.end()
            raise

    def end(self) -> None:
        """End the process."""
        pool, pid, self.pool, self.pid = self.pool, self.pid, None, 0
        if pid:
            with contextlib.suppress(OSError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def in_play_at(state: State) -> InPlay | None:
    """The cards that may be shown at a table, now and next; None where no game with pictures is under way."""
    if state.spec.cards_in_play is None or state.journal is None or state.phase not in ("playing", "over"):
        return None
    return state.spec.cards_in_play(state.journal.game)


def in_play_in(hub: Hub) -> list[InPlay]:
    """The same of the tables that were opened last."""
    tables = list(hub.tables.values())[-LOOKED_AT:]
    found = []
    for table in reversed(tables):
        with contextlib.suppress(Exception):  # A table that stumbles asks for nothing first.
            if (cards := in_play_at(table.state)) is not None:
                found.append(cards)
    return found


def painters() -> list[Painter]:
    """As many as fit this machine; none where nothing can be drawn or kept."""
    able = not background.lacks() and background.may_write()
    return [Process() for _ in range(min(MOST, os.cpu_count() or 1))] if able else []


class Drawing:
    """The pictures of the house that are missing, until they are drawn. It draws nothing where nothing is missing."""

    def __init__(
        self, in_play: Callable[[], Iterable[InPlay]], crew: Collection[Painter], tell: Tell | None = None
    ) -> None:
        self.in_play = in_play
        self.crew = crew
        self.tell = tell
        cards = {} if deck.own_folder() else {deck.code_of(card.id): card.id for card in deck.load()}
        there = picture_files.rasters()
        self.ids = {code: id for code, id in sorted(cards.items()) if code not in there}
        """What was missing at the beginning, in the order of the names cards have at a table, which tells nothing."""
        self.total = len(cards)
        self.missing = set(self.ids)
        self.mist = [name for name in picture_files.places() if name.startswith("mist")]
        self.sheets = any(name not in there for name in self.mist)
        """Whether sheets of mist are missing."""
        self.under_way: set[str] = set()
        self.tried: dict[str, int] = {}
        self.shown = self.done()
        """How far it was at the last look."""
        self.patience = PATIENCE
        self.longest = LONGEST
        self.moved = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def done(self) -> int:
        """How many cards have a picture, or never will."""
        return self.total - len(self.missing)

    @property
    def over(self) -> bool:
        """Whether nothing has to be waited for."""
        return not self.missing and not self.sheets

    def progress(self) -> tuple[int, int] | None:
        """How many of how many are drawn, as far as everybody may know; None when all are."""
        return None if self.over or not self.ids else (self.shown, self.total)

    def start(self) -> None:
        """Begin, if there is anything to do and somebody who does it."""
        if not self.crew:
            self.missing.clear()
            self.sheets = False
        if not self.over:
            self.tasks = [asyncio.create_task(self._all()), asyncio.create_task(self._look())]

    async def close(self) -> None:
        """Stop. What is half drawn is drawn anew the next time."""
        for task in self.tasks:
            task.cancel()
        for painter in self.crew:
            painter.end()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def wait(self, cards: Collection[str]) -> None:
        """Until all of these are drawn, and the sheets; refused if that takes too long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.patience):
                while self.sheets or not self.missing.isdisjoint(cards):
                    await self.moved.wait()
                return
        raise Closed("drawing")

    async def wait_for_step(self, state: State, picture: Picture) -> None:
        """Until all that a table's present step may show is drawn, whichever picture of it somebody asks for.

        A game that is over and played no more is looked at when the whole deck is drawn: one could find out by it which
        cards lie on other tables.
        """
        in_play = in_play_at(state)
        now = self.ids.keys() if in_play is None or picture.place == "" else {*in_play[0], picture.card}
        await self.wait(now)

    async def _all(self) -> None:
        """Sheets first, by one; then everybody draws."""
        first = next(iter(self.crew))
        while self.sheets and self.tried.get(SHEETS, 0) < TRIES:
            await self._draw(first, SHEETS)
        self.sheets = False
        await asyncio.gather(*(self._work(painter) for painter in self.crew))
        for painter in self.crew:
            painter.end()
        if self.tell is not None and self.ids:
            self.tell(self.total, self.total)

    async def _work(self, painter: Painter) -> None:
        while (code := next(self._order(), None)) is not None:
            self.under_way.add(code)
            await self._draw(painter, code)
            self.under_way.discard(code)
        painter.end()

    def _order(self) -> Iterator[str]:
        """What to draw next: what is on a table, what comes to one next, and the rest."""
        free = self.missing - self.under_way
        tables = list(self.in_play())
        for wanted in (*(now for now, _ in tables), *(soon for _, soon in tables), free):
            yield from sorted(free & wanted)

    async def _draw(self, painter: Painter, code: str) -> None:
        """One picture. Where it fails twice its place stays dark; which card it was would tell, so the log does not."""
        self.tried[code] = self.tried.get(code, 0) + 1
        try:
            if not await asyncio.to_thread(self._there, code):
                async with asyncio.timeout(self.longest):
                    await painter.draw(self.ids.get(code, SHEETS))
            if await asyncio.to_thread(self._there, code):
                self._finished(code)
                return
        except Exception as wrong:
            if isinstance(wrong, TimeoutError):
                painter.end()  # the next picture gets a process of its own
            log.warning("a picture could not be drawn", extra={"why": type(wrong).__name__})
        if self.tried[code] >= TRIES:
            log.error("a picture stays dark")
            self._finished(code)

    def _there(self, code: str) -> bool:
        """Whether it is there to be shown: somebody else may draw into the same folder."""
        return all(picture_files.take(name) for name in ([code] if code else self.mist))

    def _finished(self, code: str) -> None:
        if code == SHEETS:
            self.sheets = False
        self.missing.discard(code)
        moved, self.moved = self.moved, asyncio.Event()
        moved.set()

    async def _look(self) -> None:
        told = -1
        while not self.over:
            if self.tell is not None and self.shown not in (told, self.total):
                self.tell(self.shown, self.total)
            told = self.shown
            await asyncio.sleep(BEAT)
            self.shown = self.done()
