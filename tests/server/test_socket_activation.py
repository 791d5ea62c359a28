"""The port is held by somebody else (systemd), and passed: a restart refuses nobody."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server_for_tests import ROOT

from noctuary.core.refusal import BadInput
from noctuary.server.run import passed_socket

PATIENCE = 60


@pytest.fixture
def parent(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that holds a port, and the server behind it."""
    command = [sys.executable, "-m", "noctuary", "--lang", "en", "serve", "--no-open", "--port", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "support.passing_parent", *command, "--data", str(tmp_path / "tables.db")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"},
    ) as made:
        yield made
        assert made.stdin is not None
        made.stdin.close()
        assert made.wait(PATIENCE) == 0


def until(parent: "subprocess.Popen[str]", words: str) -> str:
    """What is printed, up to a line with these words."""
    assert parent.stdout is not None
    for line in parent.stdout:
        if words in line:
            return line
    raise AssertionError(f"never said: {words}")


def read(port: int, path: str) -> object:
    """An answer of the server."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as reply:
        return json.loads(reply.read())


def test_a_connection_made_while_nobody_answers_is_not_refused(parent: "subprocess.Popen[str]") -> None:
    assert parent.stdin is not None
    assert parent.stdout is not None
    port = int(parent.stdout.readline())
    assert f"localhost:{port}/" in until(parent, "Noctuary is open"), (
        "the port that was passed, not the one in the settings"
    )
    assert read(port, "/readyz") == {"ok": True}
    parent.stdin.write("restart\n")
    assert until(parent, "ended").split()[1] == "0"
    # The server is gone. Whoever comes now waits at the port, with their request.
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as waiting:
        waiting.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        parent.stdin.write("now\n")
        until(parent, "Noctuary is open")
        answer = b"".join(iter(lambda: waiting.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert answer.endswith(b'{"ok":true}')


def test_variables_for_somebody_else_are_not_followed() -> None:
    environment = {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid() + 1), "LISTEN_FDNAMES": "x", "HOME": "/"}
    assert passed_socket(environment) is None
    assert environment == {"HOME": "/"}, "and no child follows them"
    assert passed_socket({}) is None


def test_two_sockets_are_one_too_many() -> None:
    with pytest.raises(BadInput, match="socket-passed"):
        passed_socket({"LISTEN_FDS": "2", "LISTEN_PID": str(os.getpid())})


def test_what_is_no_listening_socket_is_said(tmp_path: Path) -> None:
    """In a process of its own, whose file 3 is something else."""
    code = (
        "os.environ['LISTEN_PID'] = str(os.getpid()); from noctuary.cli.main import main; "
        "raise SystemExit(main(['serve', '--no-open', '--lang', 'en']))"
    )
    for what in ("open('/dev/null')", "socket.socket()"):
        held = f"import os, socket; kept = {what}; os.dup2(kept.fileno(), 3); "
        done = subprocess.run(
            [sys.executable, "-c", held + code],
            env={
                **{name: value for name, value in os.environ.items() if not name.startswith("NOCTUARY_")},
                "LISTEN_FDS": "1",
                "NOCTUARY_DATA": str(tmp_path),
                "PYTHONPATH": str(ROOT / "src"),
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
        assert "systemd" in done.stderr
