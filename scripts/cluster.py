"""A house of several nodes on this machine, to look at: PostgreSQL, NATS, so many `noctuary serve`, and a front.

    cluster.py [--nodes 3] [--port 8484]

The front is HAProxy or Caddy, whichever is installed; without one the nodes' own addresses are printed, and any of them
does. Everything listens on 127.0.0.1 and is gone after Ctrl-C, the games too.
"""

import argparse
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from cluster_page import owners_page
from support.nats_server import free_port, nats_server
from support.postgres import postgres_server

HAPROXY = """defaults
  mode http
  timeout connect 3s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
frontend house
  bind 127.0.0.1:{port}
  default_backend nodes
backend nodes
  balance leastconn
  option httpchk GET /readyz
  option forwardfor
  option redispatch
  timeout check 1s
  default-server check inter 1s fall 2 on-marked-down shutdown-sessions
{servers}
"""
CADDY = """{{
\tadmin off
\tauto_https off
}}
http://127.0.0.1:{port} {{
\treverse_proxy {nodes} {{
\t\tlb_policy least_conn
\t\thealth_uri /readyz
\t\thealth_interval 1s
\t\thealth_timeout 1s
\t\tlb_try_duration 3s
\t}}
}}
"""


def front_command(folder: Path, port: int, ports: list[int]) -> list[str] | None:
    """How a front is started, if there is one on this machine."""
    nodes = [f"127.0.0.1:{each}" for each in ports]
    if program := shutil.which("haproxy"):
        servers = "\n".join(f"  server node{at} {node}" for at, node in enumerate(nodes, 1))
        (folder / "haproxy.cfg").write_text(HAPROXY.format(port=port, servers=servers))
        return [program, "-f", str(folder / "haproxy.cfg")]
    if program := shutil.which("caddy"):
        (folder / "Caddyfile").write_text(CADDY.format(port=port, nodes=" ".join(nodes)))
        return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return None


@contextmanager
def running(command: list[str], log: Path, **environment: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that is told to stop at the end, and waited for. Ctrl-C in the terminal is ours, not its."""
    with log.open("ab") as to:
        process = subprocess.Popen(
            command, stdout=to, stderr=to, env={**os.environ, **environment}, start_new_session=True
        )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until_ready(process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Until a node has said where it is; its own words if it ends instead."""
    for _ in range(600):
        if b"http://" in log.read_bytes():
            return
        if process.poll() is not None:
            raise SystemExit(log.read_text().strip())
        time.sleep(0.1)
    raise SystemExit(f"A node does not start; see {log}.")


class Running(NamedTuple):
    """What was started."""

    processes: list["subprocess.Popen[bytes]"]
    """The nodes; behind them the front, if there is one."""
    nodes: list[str]
    front: str
    """Where people go: the front's address, or the first node's."""
    owners: str
    """A page that shows whose each table is."""
    token: str


def house(stack: ExitStack, folder: Path, count: int, port: int) -> Running:
    """Start everything, and say where it is."""
    print("PostgreSQL …", flush=True)
    data = stack.enter_context(postgres_server()).url
    print("NATS …", flush=True)
    bus = stack.enter_context(nats_server()).url
    token = secrets.token_hex(16)
    ports = [free_port() for _ in range(count)]
    processes = []
    for at, each in enumerate(ports, 1):
        print(f"node {at} of {count} …", flush=True)
        log = folder / f"node{at}.log"
        serve = [sys.executable, "-m", "noctuary", "serve", "--host", "127.0.0.1", "--port", str(each), "--no-open"]
        secret = {"NOCTUARY_DATA": data, "NOCTUARY_BUS": bus, "NOCTUARY_ADMIN_TOKEN": token}
        process = stack.enter_context(running(serve, log, **secret))
        wait_until_ready(process, log)
        processes.append(process)
    nodes = [f"http://127.0.0.1:{each}/" for each in ports]
    front = nodes[0]
    owners = stack.enter_context(owners_page(nodes, token))
    if command := front_command(folder, port, ports):
        processes.append(stack.enter_context(running(command, folder / "front.log")))
        front = f"http://127.0.0.1:{port}/"
        print(f"\nThe house:  {front}   (by {Path(command[0]).name})")
    else:
        print("\nThere is no haproxy and no caddy here, so there is no front: open any node.")
    for at, (node, process) in enumerate(zip(nodes, processes, strict=False), 1):
        print(f"node {at}:     {node}   process {process.pid}")
    print(f"logs:       {folder}")
    print(f"who owns what:  {owners}")
    print(f"the same here:  {sys.executable} -m noctuary admin nodes --server {nodes[0]} --admin-token {token}")
    print(f"try a fault:    kill -9 {processes[0].pid}")
    print("Ctrl-C ends it all.", flush=True)
    return Running(processes, nodes, front, owners, token)


def main() -> None:
    """Run it until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=3, choices=range(1, 11), metavar="1-10")
    parser.add_argument("--port", type=int, default=8484, help="of the front")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="cluster") as folder:
        try:
            with ExitStack() as stack:
                processes = house(stack, Path(folder), options.nodes, options.port).processes
                while any(each.poll() is None for each in processes):
                    time.sleep(0.5)
        except KeyboardInterrupt:
            print("\nEnded in order.")


if __name__ == "__main__":
    main()
