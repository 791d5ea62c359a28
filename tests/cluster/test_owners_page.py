"""The page of `make cluster` that shows who owns what: it asks whichever node answers, and keeps the host's token."""

import asyncio
import json
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from support.databases import own_database
from support.nats_server import NatsServer, free_port
from support.server_for_tests import go, house

from noctuary.server.client import Client

SCRIPTS = Path(__file__).parent.parent.parent / "scripts"
TOKEN = "a very long admin token"


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode())


def test_it_shows_the_owner_of_each_table(postgres: str, nats: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(SCRIPTS), *sys.path])
    from cluster_page import owners_page

    async def work() -> None:
        async with house(await own_database(postgres), bus=nats.url, admin_token=TOKEN) as one:
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3)
            dead = f"http://127.0.0.1:{free_port()}/"
            with owners_page([dead, f"{one.base}/"], TOKEN) as address:
                page = await asyncio.to_thread(fetched, address)
                found: dict[str, Any] = json.loads(await asyncio.to_thread(fetched, f"{address}nodes.json"))
            assert "Who owns what" in page
            assert TOKEN not in page
            assert [each["table"] for each in found["tables"]] == [ann.table]
            assert found["by"] == f"{one.base}/"

    go(work)
