"""What deploy/ tells Docker and systemd to run does run. Neither of them is needed here."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest

from noctuary.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
PORT = "8484"


def unit() -> RawConfigParser:
    """The unit, its settings as they are spelled."""
    read = RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(ROOT / "deploy" / "noctuary.service", "utf-8")
    return read


def image_command(word: str) -> list[str]:
    """The command after a word of the Dockerfile."""
    (line,) = re.findall(rf"^{word} .*?(\[.*\])$", DOCKERFILE.replace("\\\n", " "), re.MULTILINE)
    return [str(each) for each in json.loads(line)]


def started(command: list[str], data: Path) -> subprocess.Popen[str]:
    """The server as it is told to be started, but on any free port and without the installed program."""
    assert command[command.index("--port") + 1] == PORT
    words = ["0" if word == PORT else word for word in command[1:]]
    return subprocess.Popen(
        [sys.executable, "-m", "noctuary", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NOCTUARY_DATA": str(data), "PYTHONPATH": str(ROOT / "src")},
    )


@pytest.mark.parametrize("whose", ["image", "unit"])
def test_the_server_starts_is_well_and_stops(tmp_path: Path, whose: str) -> None:
    """With the image's own health check, which fails when the server is gone."""
    command = image_command("CMD") if whose == "image" else shlex.split(unit()["Service"]["ExecStart"])
    assert Path(command[0]).name == "noctuary"
    with started(command, tmp_path) as server:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found
        check = [word.replace(f":{PORT}/", f":{found[1]}/") for word in image_command("HEALTHCHECK")[1:]]
        assert subprocess.run([sys.executable, *check], check=False).returncode == 0
        assert (tmp_path / "tables.db").is_file()
        server.send_signal(signal.SIGTERM)
        server.stdout.read()
        assert server.wait(30) == 0
    assert subprocess.run([sys.executable, *check], stderr=subprocess.DEVNULL, check=False).returncode != 0


def test_the_data_is_where_only_the_server_can_read_it() -> None:
    service = unit()["Service"]
    assert service["Environment"] == f"NOCTUARY_DATA=/var/lib/{service['StateDirectory']}"
    assert (service["StateDirectoryMode"], service["UMask"]) == ("0700", "0077")
    volume = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert volume == re.findall(r"NOCTUARY_DATA=(\S+)", DOCKERFILE)
    assert re.findall(r"install -d -m 700 -o noctuary (\S+)", DOCKERFILE) == volume


def test_what_the_build_names_is_there_and_not_left_out() -> None:
    ignored = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    named = re.findall(r"(?:requirements|scripts)/\S+", DOCKERFILE)
    assert len(named) == 2
    assert all((ROOT / path).is_file() for path in named)
    assert not {"docs", "hatch_build.py", "src", "web", *(path.split("/")[0] for path in named)} & set(ignored)


@pytest.mark.parametrize("name", ["alerts.yml", "grafana.json"])
def test_what_is_watched_is_told(name: str) -> None:
    """Every figure that alerts and dashboard speak of is one of ours, and each histogram is on the dashboard."""
    told = Metrics().text({"tables": 0, "sockets": 0}).decode()
    text = (ROOT / "deploy" / "monitoring" / name).read_text("utf-8")
    watched = set(re.findall(r"noctuary_[a-z_]+", text))
    known = set(re.findall(r"noctuary_[a-z_]+", told))
    # Label values make a line only when they occur; the counters' names stand in their heads.
    assert {each for each in watched if each not in known and each.removesuffix("_bucket") not in known} == set()
    if name == "grafana.json":
        json.loads(text)
        assert {each for each in known if each.endswith("_seconds_bucket")} <= watched
