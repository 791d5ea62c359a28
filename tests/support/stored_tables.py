"""Tables as a released version stored them, and what everybody there saw: the logs of years ago must open.

    python -m support.stored_tables NAME      writes tests/server/fixtures/NAME (from tests/, PYTHONPATH=src:tests)

Beside each log lies the snapshot of an orderly stop, after its last line, and for a running game that of a server which
was killed some lines later. Logs and snapshots are never written again once they are released. What was seen may be
(`--seen NAME`), when a view has gained a new shape and the difference was looked at.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("NOCTUARY_GAMES", "support.lanterns")

import msgspec

from noctuary.catalog import HOUSE
from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import CLOCK, Ask
from noctuary.core.refusal import Refusal
from noctuary.server.store.lines import Snapshot
from noctuary.server.table import broadcast, ledger
from noctuary.server.table.ledger import AnyEntry, Muted, Opened, Readied, Refused, Said, Seated, Set, Wished
from noctuary.server.table.pictures import PictureGrants
from noctuary.server.table.snapshot import taken
from noctuary.server.table.state import State, hashed
from support.every_game import seats_of

FIXTURES = Path(__file__).parents[1] / "server" / "fixtures"
SEATS = {name: seats_of(name, 3) for name in HOUSE}
MOMENTS = ("lobby", "running", "question", "finished", "again")
BEHIND = 5
"""So many lines after the snapshot a server was killed."""


class Written:
    """A table and all the lines that made it."""

    def __init__(self, game: str, seats: int = 0, watched: bool = True) -> None:
        seats = seats or SEATS[game]
        self.watched = watched
        opened = Opened(game=game, seats=seats, code="ABCDE", key="k" * 32, pace="off", when=1_790_000_000)
        self.state = State(opened)
        self.lines: list[AnyEntry] = [opened]
        self.snapshots: list[Snapshot] = []
        """The table as it stood before its last choices."""
        self.luck = Stream(seed_of(f"stored {game}"))
        people = max(1, seats - 1)
        for seat in range(people):
            self.do(Seated(seat=seat, name=f"P{seat}", colour=str(seat), token=hashed(f"token {seat}"), device=""))
        for seat in range(people, seats):
            self.do(Set(seat, self.state.spec.best_bot))
        for seat in range(1, people):
            self.do(Readied(seat, True))

    def do(self, *entries: AnyEntry) -> None:
        """Lines of the lobby."""
        self.lines += self.state.do(*entries)

    def start(self) -> None:
        """A game, with some talk before it."""
        self.do(Said(seat=0, text="Good evening", id="s1"), Muted(0, True), Muted(0, False))
        self.lines += self.state.do(*self.state.start_entries(seed_of(f"stored {self.state.round}"), 1_790_000_100))
        self.do(Refused(0, "r1", "not_an_option"), Wished(0, True, "w1"), Wished(0, False, "w2"))

    def step(self) -> None:
        """One answer of somebody who must, or of the clock where nobody does."""
        game = self.state.playing().game
        asks = sorted(game.asks(), key=lambda ask: (not game.expects(ask) or ask.who == CLOCK, ask.who != CLOCK))
        ask = asks[0]
        if self.watched:
            self.snapshots = [*self.snapshots[-30:], taken(self.state, self.state.at)]
        choice = random_bot(None, ask, self.luck).text
        self.lines += self.state.play(ask.who, choice, ask.n, self.state.at + 700, f"c{self.state.seq}")
        if len(self.lines) % 7 == 0:
            self.undo()

    def undo(self) -> None:
        """Taken back, where that is allowed."""
        with contextlib.suppress(Refusal):
            self.lines += self.state.undo(self.state.at + 100, f"u{self.state.seq}")

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Until then, or the end."""
        while self.state.phase == "playing" and not enough():
            self.step()
            assert len(self.state.playing().lines) < 2000, "it comes to no end"

    def play_again(self) -> None:
        """Back to the lobby, and another game."""
        self.do(ledger.Reopened())
        for seat, place in enumerate(self.state.places):
            if place.person and seat:
                self.do(Readied(seat, True))
        self.start()


def asked(state: State) -> list[Ask]:
    """Who must answer now."""
    return [ask for ask in state.playing().game.asks() if ask.must and ask.who != CLOCK]


def in_a_question(written: Written) -> Callable[[], bool]:
    """Whether some have answered and others have not; alone: whether it is another question than the first."""
    first = asked(written.state)[0].kind
    before = 0

    def enough() -> bool:
        nonlocal before
        now = asked(written.state)
        if len(written.state.places) == 1:
            return bool(now) and now[0].kind != first and len(written.state.playing().past) > 10
        found = 0 < len(now) < before and before > 1
        before = len(now)
        return found

    return enough


def phases(game: str) -> list[str]:
    """A moment for each kind of question that somebody must answer, and for closed eyes."""
    found: list[str] = []
    written = Written(game)
    written.start()
    while written.state.phase == "playing":
        found += [f"ask-{ask.kind}" for ask in asked(written.state)] + ["eyes"] * written.state.veiled()
        written.step()
    return list(dict.fromkeys(found))


def in_phase(written: Written, moment: str) -> bool:
    """Whether this is one of those moments."""
    if moment == "eyes":
        return written.state.veiled()
    return any(f"ask-{ask.kind}" == moment for ask in asked(written.state))


def made(game: str, moment: str) -> Written:
    """A table at one of the moments."""
    written = Written(game)
    if moment == "lobby":
        return written
    written.start()
    if moment == "question":
        written.play_until(in_a_question(written))
    elif moment not in MOMENTS:
        written.play_until(lambda: in_phase(written, moment))
    else:
        written.play_until(lambda: moment == "running" and len(written.state.playing().past) >= 12)
    if moment == "again":
        written.play_again()
        written.play_until(lambda: len(written.state.playing().past) >= 5)
    return written


def seen(state: State) -> dict[str, Any]:
    """What every viewer is sent: the table, the log, the position with its questions and clocks."""
    found: dict[str, Any] = {}
    nobody: frozenset[int] = frozenset()
    for viewer in state.viewers:
        parts = [broadcast.table_frame(state, viewer, nobody, nobody, frozenset(state.wishes))]
        if state.phase in ("playing", "over"):
            first = state.first[viewer]
            parts.append(broadcast.lines_frame(state.heard[viewer], first, first))
            shared = broadcast.SharedParts(state, state.at)
            parts.append(broadcast.state_frame(state, viewer, shared, PictureGrants())[1])
        found["spectator" if viewer is None else str(viewer)] = [msgspec.json.decode(part) for part in parts]
    return found


def stored() -> Iterator[Path]:
    """Every stored log there is."""
    yield from sorted(FIXTURES.glob("*/*.jsonl"))


def bodies(log: Path) -> list[str]:
    """The lines of one."""
    return log.read_text("utf-8").splitlines()


def write_seen(log: Path) -> None:
    """What is seen there now."""
    text = msgspec.json.encode(seen(State.of(map(ledger.read, bodies(log)))))
    log.with_suffix(".seen.json").write_bytes(text + b"\n")


def main(arguments: list[str]) -> None:
    """Write a folder of them."""
    *flags, name = arguments
    folder = FIXTURES / name
    folder.mkdir(exist_ok=True)
    if "--seen" not in flags:
        for game in SEATS:
            for moment in (*MOMENTS, *phases(game)):
                write_table(folder / f"{game}-{moment}.jsonl", made(game, moment))
    for log in sorted(folder.glob("*.jsonl")):
        write_seen(log)


def write_table(log: Path, written: Written) -> None:
    """A log, the snapshot of an orderly stop, and that of a server which was killed some lines later."""
    log.write_text("".join(ledger.write(line) + "\n" for line in written.lines), "utf-8")
    state = written.state
    write_snapshot(log.with_suffix(".stopped.json"), taken(state, state.at))
    earlier = [each for each in written.snapshots if each.seq <= state.seq - BEHIND]
    if state.phase == "playing" and earlier and log.stem.split("-", 1)[1] in MOMENTS:
        write_snapshot(log.with_suffix(".killed.json"), earlier[-1])


def write_snapshot(file: Path, snapshot: Snapshot) -> None:
    """A snapshot as it is stored."""
    file.write_text(f'{{"seq":{snapshot.seq},"body":{snapshot.body}}}\n', "utf-8")


def snapshot_in(file: Path) -> Snapshot:
    """A stored snapshot."""
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw])
    return Snapshot(int(bytes(kept["seq"])), bytes(kept["body"]).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
