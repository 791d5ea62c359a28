"""A study that is stopped in the middle says so in one line, and goes on when it is asked for again."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noctuary.cli import main
from noctuary.lab.run import CHUNK

PLAY = ["lab", "play", "oubliette", "--bots", "random", "--measures", "none", "--seed", "stopped"]


def started(rows: Path, jobs: int) -> "subprocess.Popen[str]":
    """A long series in a process group of its own, some way in."""
    command = [sys.executable, "-m", "noctuary", "--lang", "en", *PLAY, "--games", "1000000", "--jobs", str(jobs)]
    process = subprocess.Popen(
        [*command, "--out", str(rows)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 (tests may be run with it ignored)
    )
    while process.poll() is None and not (rows.exists() and rows.stat().st_size > 20_000):
        time.sleep(0.05)
    return process


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_one_line_and_rows_that_go_on(tmp_path: Path, jobs: int) -> None:
    rows = tmp_path / "rows.jsonl"
    process = started(rows, jobs)
    os.killpg(process.pid, signal.SIGINT)
    out, told = process.communicate(timeout=60)
    assert out == ""
    assert told.startswith("noctuary: Stopped. ")
    assert told.count("\n") == 1
    lines = rows.read_text().splitlines()
    kept = int(told.removeprefix("noctuary: Stopped. ").split(" ")[0].replace(",", ""))
    assert 0 <= len(lines) - 1 - kept <= CHUNK  # What was just being written may be more than is told.
    assert main(["--lang", "en", *PLAY, "--games", str(len(lines) + 50), "--jobs", "1", "--out", str(rows)]) == 0
    assert rows.read_text().splitlines()[: len(lines)] == lines


def test_a_process_that_is_killed_is_named_in_one_line(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    process = started(rows, 2)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.kill(int(children[0]), signal.SIGKILL)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert told.startswith("noctuary: A process that played was ended")
    assert told.count("\n") == 1
