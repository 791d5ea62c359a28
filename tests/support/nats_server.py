"""A real NATS server on this machine, which can be stopped and started again on the same port."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NatsServer:
    """One server."""

    def __init__(self, port: int = 0, *flags: str) -> None:
        self.port = port or free_port()
        self.flags = flags
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen."""
        program = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or "nats-server"
        command = [program, "-a", "127.0.0.1", "-p", str(self.port), *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
                return
            time.sleep(0.05)
        raise RuntimeError("the NATS server does not listen")

    def stop(self) -> None:
        """End at once."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()


@contextmanager
def nats_server(*flags: str) -> Iterator[NatsServer]:
    """A server for as long as it is needed."""
    server = NatsServer(0, *flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()
