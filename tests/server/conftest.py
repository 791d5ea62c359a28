"""Databases for the server's tests: SQLite, and a real PostgreSQL that is started for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres")
    return found
