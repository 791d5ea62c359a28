"""Several real node processes of one house, with a line to PostgreSQL and one to NATS for each, which can be cut."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from typing import Any

import sqlalchemy as sa

from noctuary.server.client import ask
from support.cuttable import Cuttable
from support.databases import own_database
from support.nats_server import NatsServer, free_port, nats_server
from support.postgres import Postgres, postgres_server
from support.server_for_tests import Process

TOKEN = "a token of the faults' host"


class NodeProcess(Process):
    """One node."""

    def __init__(self, data: str, database: Cuttable, bus: Cuttable, **environment: str) -> None:
        url = sa.make_url(data).set(host="127.0.0.1", port=database.port, query={})
        super().__init__(
            url.render_as_string(hide_password=False),
            NOCTUARY_BUS=f"nats://127.0.0.1:{bus.port}",
            NOCTUARY_ADMIN_TOKEN=TOKEN,
            **environment,
        )
        self.port = free_port()
        self.database = database
        self.bus = bus

    @property
    def pid(self) -> int:
        """Of the process."""
        assert self.process is not None
        return self.process.pid

    def sleep(self) -> None:
        """SIGSTOP: it does nothing, and does not know."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)


class Cluster:
    """PostgreSQL, NATS and so many nodes."""

    def __init__(self, count: int, **environment: str) -> None:
        self.count = count
        self.environment = environment
        self.nodes: list[NodeProcess] = []
        self.data = ""
        self.postgres: Postgres
        self.nats: NatsServer
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> "Cluster":
        self.postgres = self.stack.enter_context(postgres_server())
        self.nats = self.stack.enter_context(nats_server())
        self.data = await own_database(self.postgres.url)
        for _ in range(self.count):
            database, bus = await Cuttable(self.postgres.socket).start(), await Cuttable(self.nats.port).start()
            self.stack.push_async_callback(database.stop)
            self.stack.push_async_callback(bus.stop)
            self.nodes.append(NodeProcess(self.data, database, bus, **self.environment))
        for node in self.nodes:
            await self.start(node)
        return self

    async def __aexit__(self, *_: object) -> None:
        for node in self.nodes:
            if node.process is not None:
                node.kill()
        await self.stack.aclose()

    async def start(self, node: NodeProcess) -> None:
        """Start a node, in its own time."""
        await asyncio.to_thread(node.start)

    async def stop(self, node: NodeProcess) -> int:
        """Stop one in order; its exit code."""
        return await asyncio.to_thread(node.stop)

    @property
    def bases(self) -> list[str]:
        """Where all nodes are."""
        return [node.base for node in self.nodes]

    async def shown(self, base: str) -> dict[str, Any]:
        """What a node tells the host of all of them."""
        found: dict[str, Any] = (await ask(f"{base}/admin/nodes", headers={"Authorization": f"Bearer {TOKEN}"}))[0]
        return found

    async def owners(self) -> dict[str, NodeProcess]:
        """Whose each table is."""
        found = await self.shown(self.nodes[0].base)
        at = {each["node"]: int(each["about"].rsplit(":", 1)[1]) for each in found["nodes"]}
        by_port = {node.port: node for node in self.nodes}
        return {each["table"]: by_port[at[each["node"]]] for each in found["tables"] if at.get(each["node"]) in by_port}
