"""What keeps a process from being one of the nodes is said in one line, before anything is served or changed."""

import asyncio
import os
import subprocess
import sys

import pytest
import sqlalchemy as sa
from support.databases import own_database
from support.nats_server import NatsServer, nats_server
from support.server_for_tests import go, house

from noctuary.server.store.engines import engine_for
from noctuary.server.store.schema import schema_of

SERVE = ("--lang", "en", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open")


def start(data: str, bus: str, *, before: str = "") -> str:
    """The one line that `noctuary serve` complains with."""
    flags = [*SERVE, "--data", data, "--bus", bus]
    program = f"import sys; {before}\nfrom noctuary.cli.main import main\nsys.exit(main({flags!r}))"
    house = {
        name: value for name, value in os.environ.items() if name != "NOCTUARY_GAMES"
    }  # without the tests' own game
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False, env=house
    )
    complaints = done.stderr.splitlines()
    assert (done.returncode, done.stdout, len(complaints)) == (2, "", 1), done
    return complaints[0]


async def untouched(url: str) -> bool:
    """Whether a database has no schema yet."""
    engine = engine_for(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(schema_of)
    await engine.dispose()
    return found is None


def test_several_nodes_need_postgresql(tmp_path_factory: pytest.TempPathFactory, nats: NatsServer) -> None:
    folder = tmp_path_factory.mktemp("house")
    for data in (str(folder), str(folder / "tables.db"), f"sqlite:///{folder}/tables.db"):
        assert "--data postgresql://" in start(data, nats.url)
    assert list(folder.iterdir()) == []


def test_without_nats_py_the_extra_is_named(postgres: str) -> None:
    mine = asyncio.run(own_database(postgres))
    complaint = start(mine, "nats://127.0.0.1:4222", before="sys.modules['nats'] = None")
    assert 'pip install "noctuary[bus]"' in complaint
    assert asyncio.run(untouched(mine))


def test_a_bus_that_is_not_there_is_named(postgres: str) -> None:
    mine = asyncio.run(own_database(postgres))
    assert "nats://127.0.0.1:1 cannot be reached" in start(mine, "nats://127.0.0.1:1")
    assert "cannot be reached" in start(mine, "nats://127.0.0.1:99999")


def test_a_bus_that_refuses_us_says_so_without_the_password(postgres: str) -> None:
    mine = asyncio.run(own_database(postgres))
    with nats_server("--user", "house", "--pass", "right") as guarded:
        for given in ("", "house:mistaken@"):
            complaint = start(mine, guarded.url.replace("//", f"//{given}"))
            assert "does not let this node in" in complaint
            assert f"127.0.0.1:{guarded.port}" in complaint
            assert "mistaken" not in complaint


def test_a_house_does_not_share_its_bus_with_another(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        async with house(await own_database(postgres), bus=nats.url):
            other = await own_database(postgres)
            complaint = await asyncio.to_thread(start, other, nats.url)
            assert "Another house uses this bus" in complaint

    go(work)


def test_a_clock_that_is_far_from_the_database_s_is_refused(postgres: str, nats: NatsServer) -> None:
    mine = asyncio.run(own_database(postgres))
    wrong = "import time; right = time.time; time.time = lambda: right() - 120"
    complaint = start(mine, nats.url, before=wrong)
    assert "The clock of this machine is 120 seconds away" in complaint


def test_who_is_older_than_the_nodes_that_are_there_is_refused(postgres: str, nats: NatsServer) -> None:
    """A newer one is welcome: that is how a house is brought up to date, one node after the other."""
    older = (
        "import noctuary.server.net.joining as j; now = j.rules_here(); j.rules_here = lambda: {**now, 'occulto': 0}"
    )

    async def work() -> None:
        mine = await own_database(postgres)
        async with house(mine, bus=nats.url) as there:
            complaint = await asyncio.to_thread(start, mine, nats.url, before=older)
            assert "its rules of occulto are version 0" in complaint
            there.application.up().node.rules = {"occulto": 0}  # type: ignore[union-attr]
            async with house(mine, bus=nats.url):
                pass

    go(work)


def test_a_database_that_refuses_us_says_so_without_the_password(postgres: str, nats: NatsServer) -> None:
    mine = sa.make_url(asyncio.run(own_database(postgres)))
    asyncio.run(ask_passwords_of(postgres, "guarded"))
    wrong = mine.set(username="guarded", password="mistaken").render_as_string(hide_password=False)
    complaint = start(wrong, nats.url)
    assert "cannot be used" in complaint
    assert "password authentication failed" in complaint
    assert "mistaken" not in complaint
    nobody = mine.set(username="nobody").render_as_string(hide_password=False)
    assert '"nobody" does not exist' in start(nobody, nats.url)
    assert asyncio.run(untouched(mine.render_as_string(hide_password=False)))


async def ask_passwords_of(url: str, user: str) -> None:
    """Make a user of the test's PostgreSQL who has to give a password; it believes everybody else."""
    engine = engine_for(url)
    async with engine.connect() as connection:
        async with connection.begin():
            await connection.execute(sa.text(f"CREATE ROLE {user} LOGIN PASSWORD 'right'"))
            file = await connection.scalar(sa.text("SHOW hba_file"))
            rules = await connection.scalar(sa.text(f"SELECT pg_read_file('{file}')"))
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert driver is not None
            lines = [f"local all {user} scram-sha-256", *str(rules).splitlines()]
            values = ", ".join(f"({at}, '{line.replace(chr(39), chr(39) * 2)}')" for at, line in enumerate(lines))
            kept = f"SELECT line FROM (VALUES {values}) AS rules(at, line) ORDER BY at"
            await driver.execute(f"COPY ({kept}) TO '{file}'")
            await connection.execute(sa.text("SELECT pg_reload_conf()"))
        await asyncio.sleep(0.5)
    await engine.dispose()
