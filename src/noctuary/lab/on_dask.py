"""The same plan on a cluster: tasks go to the workers of a `dask.distributed` scheduler.

A worker that dies in the middle loses nothing: its tasks are played again elsewhere, and give the same rows. A worker
that has another version, other rules or another deck is refused, by name: its games would be other games.
"""

from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, Self

import msgspec

from noctuary.core.refusal import BadInput, shown
from noctuary.lab.plan import Arm, check_same
from noctuary.lab.play import play_some
from noctuary.lab.rows import Row
from noctuary.lab.run import Task

PREFIX = "dask://"
PATIENCE = 5
"""Seconds to wait for a scheduler."""
RETRIES = 10
"""How many workers may die under a task before it is given up."""


class Dask:
    """Plays on a cluster. `address` is `dask://host:port`."""

    def __init__(self, address: str) -> None:
        if not address.startswith(PREFIX) or ":" not in address.removeprefix(PREFIX):
            raise BadInput("lab-on", given=shown(address))
        try:
            import distributed
        except ModuleNotFoundError:
            raise BadInput("extra-missing", name="dask.distributed", extra="lab") from None
        self.distributed: Any = distributed
        self.address = address
        self.client: Any = None

    def __enter__(self) -> Self:
        target = "tcp://" + self.address.removeprefix(PREFIX)
        try:
            self.client = self.distributed.Client(target, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as wrong:
            raise BadInput("lab-no-scheduler", address=self.address, seconds=PATIENCE) from wrong
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.client is not None:
            self.client.close()

    def play(self, tasks: Sequence[Task]) -> Iterator[list[Row]]:
        self.inspect(tasks)
        futures = [
            self.client.submit(
                play_on_worker, msgspec.json.encode(arm), numbers, key=name_of(arm.id, numbers), retries=RETRIES
            )
            for arm, numbers in tasks
        ]
        try:
            for _, packed in self.distributed.as_completed(futures, loop=self.client.loop, with_results=True):
                yield msgspec.json.decode(packed, type=list[Row])
        except ModuleNotFoundError as missing:
            raise BadInput("lab-worker-bare", where=self.address, name=str(missing.name)) from None
        finally:
            self.client.cancel(futures)

    def inspect(self, tasks: Sequence[Task]) -> None:
        """Ask the workers there are, before any of them plays; one that comes later is asked with its first task."""
        for arm in {arm.id: arm for arm, _ in tasks}.values():
            answers = self.client.run(check_worker, msgspec.json.encode(arm), on_error="return")
            for wrong in answers.values():
                if isinstance(wrong, BadInput):
                    raise wrong
                if isinstance(wrong, ModuleNotFoundError):
                    raise BadInput("lab-worker-bare", where=self.address, name=str(wrong.name))
                # A worker that dies while it is asked plays nothing either.


def name_of(id: str, numbers: tuple[int, ...]) -> str:
    """A task's name: the same work has the same one."""
    return f"noctuary-{id}-{numbers[0]}-{numbers[-1]}-{len(numbers)}"


def check_worker(sent: bytes, dask_worker: Any = None) -> None:
    """Refuse to play what would be another game here."""
    check_same(msgspec.json.decode(sent, type=Arm), str(dask_worker.address))


def play_on_worker(sent: bytes, numbers: tuple[int, ...]) -> bytes:
    """Some games, as lines: plain bytes travel between versions of everything else."""
    from distributed import get_worker

    return msgspec.json.encode(play_some(sent, numbers, str(get_worker().address)))
