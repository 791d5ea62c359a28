"""Real engines for several nodes: PostgreSQL and NATS."""

from collections.abc import Iterator

import pytest
from support.nats_server import NatsServer, nats_server
from support.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """A real NATS server."""
    with nats_server() as server:
        yield server
