"""The same plan on a cluster of `dask.distributed`: a real scheduler and real worker processes."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.cli import main
from noctuary.core.refusal import BadInput
from noctuary.lab.on_dask import PREFIX, Dask
from noctuary.lab.plan import arm
from noctuary.lab.rows import RowFile
from noctuary.lab.run import Local, run

distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install noctuary[lab]")
pytestmark = pytest.mark.filterwarnings("ignore")  # Of the library's own shutting down.

SERIES = arm("occulto", 3, ("random",), measures="few")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def address(cluster: Any) -> str:
    return PREFIX + str(cluster.scheduler_address).removeprefix("tcp://")


def local(games: int) -> dict[int, Any]:
    file = RowFile(None)
    with Local() as player:
        run([SERIES], games, file, player)
    return file.results[SERIES.id].rows


def test_rows_are_those_of_a_local_run(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rows.jsonl"
    words = ["lab", "play", "occulto", "--players", "3", "--bots", "random", "--measures", "few", "--games", "60"]
    assert main([*words, "--out", str(out), "--on", address(cluster)]) == 0
    assert RowFile(out).results[SERIES.id].rows == local(60)


def test_a_killed_worker_loses_nothing(cluster: Any) -> None:
    """A worker dies after the first rows have come; its tasks are played again elsewhere."""
    file = RowFile(None)
    killed: list[int] = []

    def kill(_: Any) -> None:
        if not killed:
            process = next(iter(cluster.workers.values())).process
            killed.append(process.pid)
            os.kill(process.pid, 9)

    with Dask(address(cluster)) as player:
        run([SERIES], 400, file, player, progress=kill)
    assert killed
    assert file.results[SERIES.id].rows == local(400)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("cards.toml", {"data": {"cards.toml": "0" * 64}}),
        ("rules", {"rules": 99}),
        ("noctuary", {"version": "9.9"}),
    ],
)
def test_a_worker_that_would_play_another_game_is_refused(cluster: Any, name: str, change: dict[str, Any]) -> None:
    other = msgspec.structs.replace(SERIES, **change)
    with Dask(address(cluster)) as player, pytest.raises(BadInput) as wrong:
        run([other], 10, RowFile(None), player)
    assert wrong.value.code == "lab-worker"
    assert wrong.value.args_by_name["name"] == name
    assert str(wrong.value.args_by_name["where"]).startswith("tcp://")


def test_no_scheduler_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.lab.on_dask.PATIENCE", 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert main(["--lang", "en", "lab", "play", "oubliette", "--on", f"dask://127.0.0.1:{port}"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "No scheduler answers" in err
