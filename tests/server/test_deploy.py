"""What deploy/ tells Docker and systemd to run does run. Neither of them is needed here."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from fnmatch import fnmatch
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
import uvicorn
import yaml  # type: ignore[import-untyped]

from noctuary.server.metrics import Metrics
from noctuary.server.net.node import Node
from noctuary.server.settings import from_environment, unknown
from noctuary.server.table.hub import Hub
from noctuary.server.web.routes import ENDPOINTS

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
    assert len(named) == 5
    assert all((ROOT / path).is_file() for path in named)
    assert not {"docs", "hatch_build.py", "src", "web", *(path.split("/")[0] for path in named)} & set(ignored)


LOCKED = re.compile(r"^([a-z0-9-]+)(?:\[[a-z]+\])?==([^ ;\n]+)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    """What a lock file holds."""
    return dict(LOCKED.findall((ROOT / "requirements" / f"{name}.txt").read_text("utf-8")))


def test_the_image_takes_nothing_from_pypi_without_its_hash() -> None:
    """And runs on what the tests run on."""
    fetched = re.findall(r"(?:pip|pip --python \S+) (?:install|wheel) .*?(?=&&|$)", DOCKERFILE, re.MULTILINE)
    assert len(fetched) == 5
    for command in fetched:
        assert "--require-hashes" in command or "--no-deps" in command, command
    assert locked("server").items() <= locked("dev").items()
    assert {name: of for name, of in locked("art").items() if name in locked("server")}.items() <= locked(
        "server"
    ).items()
    for name in ("server", "build"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=[a-z])", text.strip())), name
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["server"]]
    names = {re.split(r"[^A-Za-z0-9_.-]", each)[0].lower().replace("_", "-").replace(".", "-") for each in wanted}
    assert names <= set(locked("server"))
    backend = {re.split(r"[^A-Za-z0-9_.-]", each)[0].replace(".", "-") for each in project["build-system"]["requires"]}
    assert backend <= set(locked("build"))


def test_uvicorn_is_the_one_whose_inside_we_know() -> None:
    (wanted,) = re.findall(r'"uvicorn>=([0-9.]+),<([0-9.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    minor = [int(part) for part in locked("server")["uvicorn"].split(".")[:2]]
    assert wanted == (f"{minor[0]}.{minor[1]}", f"{minor[0]}.{minor[1] + 1}")
    assert uvicorn.__version__.startswith(f"{minor[0]}.{minor[1]}.")


def test_the_parts_of_the_compose_file_fit_together() -> None:
    """No Docker engine is needed to see that names, ports, variables and files are those of the rest."""
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    built = services["server"]["build"]
    assert (ROOT / "deploy" / built["context"] / built["dockerfile"]).samefile(ROOT / "deploy" / "Dockerfile")
    environment = services["server"]["environment"]
    assert unknown({name: "" for name in environment if name.startswith("NOCTUARY_")}) == []
    plain = {name: re.sub(r"\$\{\w+[^}]*\}", "club.example.org", value) for name, value in environment.items()}
    settings = from_environment({**plain, "NOCTUARY_ADMIN_TOKEN": "x" * 16})
    url = sa.make_url(settings.data)
    owner = services["database"]["environment"]
    assert (url.host, url.username, url.database) == ("database", owner["POSTGRES_USER"], owner["POSTGRES_DB"])
    check = services["database"]["healthcheck"]["test"]
    assert check == ["CMD", "pg_isready", "-U", owner["POSTGRES_USER"], "-d", owner["POSTGRES_DB"]]
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (ROOT / "deploy" / source).is_file(), source
    assert "ports" not in services["server"], "only the proxy can be reached"
    assert not set(services["proxy"]["networks"]) & set(services["database"]["networks"])
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert f"reverse_proxy server:{PORT}" in caddy
    assert re.findall(r"\{\$(\w+)\}", caddy) == list(services["proxy"]["environment"])
    hidden = re.findall(r"^\s*@inside path (.*)$", caddy, re.MULTILINE)[0].split()
    assert all(any(fnmatch(each.path, part) for part in hidden) for each in ENDPOINTS if each.admin)


def test_more_nodes_are_added_to_the_same_compose_file() -> None:
    """What the second file changes is in the first; the bus is where only the nodes are, and all come by one door."""
    first, more = (
        yaml.safe_load((ROOT / "deploy" / name).read_text("utf-8")) for name in ("compose.yaml", "compose.nodes.yaml")
    )
    assert set(more["services"]) - set(first["services"]) == {"bus"}
    bus = more["services"]["bus"]
    assert "ports" not in bus
    assert all(first["networks"][name]["internal"] for name in bus["networks"])
    asked = urlsplit(
        more["services"]["server"]["environment"]["NOCTUARY_BUS"].replace("${NATS_PASSWORD:?in .env}", "x")
    )
    assert (asked.scheme, asked.hostname, asked.username) == ("nats", "bus", bus["command"][1])
    (volume,) = more["services"]["proxy"]["volumes"]
    caddy = (ROOT / "deploy" / volume.split(":")[0]).read_text("utf-8")
    assert "dynamic a server 8484" in caddy
    assert "/admin/* /metrics" in caddy


def test_the_socket_is_the_one_the_service_would_take() -> None:
    """With noctuary.socket the port is held by systemd, and is the same."""
    held = RawConfigParser()
    held.read(ROOT / "deploy" / "noctuary.socket", "utf-8")
    command = shlex.split(unit()["Service"]["ExecStart"])
    host, port = (command[command.index(name) + 1] for name in ("--host", "--port"))
    assert held["Socket"]["ListenStream"] == f"{host}:{port}"
    assert "noctuary.socket" in unit()["Unit"]["After"]


def gauges() -> dict[str, float]:
    """What tables and node count at this moment, of a house in which there is nothing yet."""
    health = SimpleNamespace(total=0)
    hub: Any = SimpleNamespace(tables={}, store=SimpleNamespace(health=health, trouble=""))
    node: Any = SimpleNamespace(relays={}, guests=SimpleNamespace(lines={}), bus=SimpleNamespace(up=True), others={})
    return {**Hub.gauges(hub), **Node.gauges(node)}


@pytest.mark.parametrize("name", ["alerts.yml", "grafana.json"])
def test_what_is_watched_is_told(name: str) -> None:
    """Every figure that alerts and dashboard speak of is one of ours, and each histogram is on the dashboard."""
    told = Metrics().text({"sockets": 0, **gauges()}).decode()
    text = (ROOT / "deploy" / "monitoring" / name).read_text("utf-8")
    watched = set(re.findall(r"noctuary_[a-z_]+", text))
    known = set(re.findall(r"noctuary_[a-z_]+", told))
    # Label values make a line only when they occur; the counters' names stand in their heads.
    assert {each for each in watched if each not in known and each.removesuffix("_bucket") not in known} == set()
    # What a house of several nodes is watched by: each of them, and all together.
    assert {"noctuary_stores", "noctuary_bus_up", "noctuary_nodes", "noctuary_dropped_total"} <= watched
    if name == "grafana.json":
        panels = json.loads(text)["panels"]
        places = {(each["gridPos"]["x"], each["gridPos"]["y"]) for each in panels}
        assert len(places) == len({each["id"] for each in panels}) == len(panels)
        told_by = [(each["expr"], each["legendFormat"]) for panel in panels for each in panel["targets"]]
        assert {"sum(noctuary_tables)", "noctuary_tables"} <= {expression for expression, _ in told_by}
        assert all("instance" in legend for expression, legend in told_by if "(" not in expression)
        assert {each for each in known if each.endswith("_seconds_bucket")} <= watched
