"""What a host does with a running server: tables, bans, announcements, old tables. And who may not."""

import argparse
import asyncio
import contextlib
import io
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from support.databases import own_database
from support.server_for_tests import House, go, house, play_out
from websockets.asyncio.client import connect

from noctuary.cli.admin import show_nodes
from noctuary.cli.main import main
from noctuary.server.client import Client, Refused, ask
from noctuary.server.limits import RATES
from noctuary.server.web.openapi import document
from noctuary.server.web.routes import ENDPOINTS, Endpoint
from noctuary.text import Words

TOKEN = "a token that nobody guesses"
HOST = {"Authorization": f"Bearer {TOKEN}"}


async def admin(server: House, path: str, body: Any = None, token: str = TOKEN) -> Any:
    """Ask as the host does."""
    return (await ask(f"{server.base}/admin/{path}", body, headers={"Authorization": f"Bearer {token}"}))[0]


async def bare(server: House, endpoint: Endpoint, headers: dict[str, str]) -> None:
    """Ask for something without saying what."""
    body: dict[str, Any] | None = {} if endpoint.method == "POST" else None
    await ask(server.base + endpoint.path.format(table="x" * 20), body, headers=headers)


async def command(server: House | str, *words: str, token: str = TOKEN) -> tuple[int, str, str]:
    """`noctuary admin`, as the host types it: its exit code, what it says, what it complains of."""
    out, complaints = io.StringIO(), io.StringIO()
    base = server if isinstance(server, str) else server.base
    given = ["admin", *words, "--server", base, "--admin-token", token, "--lang", "en"]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(complaints):
        code = await asyncio.to_thread(main, given)
    return code, out.getvalue(), complaints.getvalue()


def test_nobody_finds_anything_where_no_token_is_set(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            for each in ENDPOINTS:
                if each.admin:
                    with pytest.raises(Refused, match="404 not_found"):
                        await bare(server, each, HOST)
            code, out, complaint = await command(server, "tables")
            assert (code, out, len(complaint.splitlines())) == (2, "", 1)
            assert "NOCTUARY_ADMIN_TOKEN" in complaint

    go(work)


def test_a_wrong_token_opens_nothing_and_is_not_tried_for_long(tmp_path: Path) -> None:
    now = [0.0]

    async def work() -> None:
        async with house(tmp_path, admin_token=TOKEN, limits=True, now=lambda: now[0]) as server:
            guests = [each for each in ENDPOINTS if each.admin]
            assert len(guests) == len([path for path in document()["paths"] if path.startswith("/admin")]) + 1
            for each in guests:
                with pytest.raises(Refused, match="403 admin"):
                    await bare(server, each, {})
            now[0] += 3600
            code, out, complaint = await command(server, "tables", token=TOKEN[:-1] + "!")
            assert (code, out, complaint.count("\n")) == (2, "", 1)
            assert "token is not right" in complaint
            for _ in range(int(RATES["admin"][0])):
                with contextlib.suppress(Refused):
                    await admin(server, "tables", token="guessed " * 3)
            for token in ("guessed " * 3, TOKEN):
                with pytest.raises(Refused, match="429"):
                    await admin(server, "tables", token=token)
            now[0] += 3600
            for _ in range(40):
                assert await admin(server, "tables") == [], "who has the right one is not counted"

    go(work)


def test_tables_are_listed_shown_closed_and_deleted(url: str) -> None:
    async def work() -> None:
        async with house(await own_database(url), admin_token=TOKEN) as server:
            ann, bea = await server.lanterns("Ann Bea -")
            waiting = await Client.create(server.base, "lanterns", "Cid", seats=3)
            listed = await admin(server, "tables")
            assert {each["table"] for each in listed} == {ann.table, waiting.table}
            assert [each["table"] for each in await admin(server, "tables?phase=lobby")] == [waiting.table]
            async with ann, bea:
                code = ann.info["code"]
                shown = await admin(server, f"tables/{code.lower()}")
                assert shown == await admin(server, f"tables/{ann.table}")
                assert [(each["name"], each["online"], len(each["device"])) for each in shown["seated"]] == [
                    ("Ann", True, 12),
                    ("Bea", True, 12),
                    ("", False, 0),
                ]
                assert (shown["about"]["here"], shown["about"]["phase"], shown["rounds"]) == (2, "playing", 1)
                await admin(server, f"tables/{code}/close", {})
                await bea.until(lambda: bea.bye == "closed")
            # It stays closed, and what was played there can be read.
            for _ in range(2):
                assert (await admin(server, f"tables/{ann.table}"))["about"]["phase"] == "closed"
                with pytest.raises(Refused, match="over"):
                    await Client.join(server.base, ann.table, "Dan")
                assert (await ann.get("story?seat=0"))["lines"]
                while ann.table in server.hub.tables:
                    await server.hub._let_go(0)
                    await asyncio.sleep(0.01)
            async with Client(server.base, ann.table, ann.cookie) as back:
                assert (back.info["phase"], back.info["started"]) == ("closed", False)
                assert (await back.play("1"))["is"] == "no"
            await admin(server, f"tables/{ann.table}/delete", {})
            with pytest.raises(Refused, match="404"):
                await admin(server, f"tables/{ann.table}")
            with pytest.raises(Refused, match="404"):
                await ann.get("story?seat=0")

    go(work)


def test_a_ban_sends_away_and_keeps_out(url: str) -> None:
    async def work() -> None:
        mine = await own_database(url)
        async with house(mine, admin_token=TOKEN) as server:
            ann, bea = await server.lanterns("Ann Bea -")
            async with ann, bea:
                mark = (await admin(server, f"tables/{ann.table}"))["seated"][1]["device"]
                made = await admin(server, "bans", {"what": mark, "why": "shouting"})
                assert (made["kind"], made["until"], made["what"][:12]) == ("device", None, mark)
                await bea.until(lambda: bea.bye == "banned")
                assert ann.bye == ""
                with pytest.raises(Refused, match="403 banned"):
                    await ask(f"{server.base}/api/tables", {"game": "lanterns"}, bea.cookie)
                assert (await ask(f"{server.base}/healthz", None, bea.cookie))[0] == {"ok": True}
        async with house(mine, admin_token=TOKEN) as server:
            assert [each["why"] for each in await admin(server, "bans")] == ["shouting"], "a restart forgets no ban"
            with pytest.raises(Refused, match="403 banned"):
                await ask(f"{server.base}/api/mine", None, bea.cookie)
            address = server.base.replace("http", "ws") + f"/t/{ann.table}/ws"
            async with connect(address, additional_headers={"Cookie": bea.cookie}) as turned:
                assert json.loads(await turned.recv()) == {"is": "bye", "code": "banned"}
            await admin(server, "bans/lift", {"what": mark})
            assert (await ask(f"{server.base}/api/mine", None, bea.cookie))[0]["games"] == []

    go(work)


def test_an_address_a_range_and_a_few_days(tmp_path: Path) -> None:
    """The host is let in from a banned address all the same: nobody locks themselves out."""
    days = [0.0]

    async def work() -> None:
        async with house(tmp_path, admin_token=TOKEN, clock=lambda: days[0] * 86_400) as server:
            for what, kept in (("127.0.0.1", "127.0.0.1/32"), ("127.0.0.9/8", "127.0.0.0/8")):
                assert (await admin(server, "bans", {"what": what, "days": 3}))["what"] == kept
                with pytest.raises(Refused, match="403 banned"):
                    await ask(f"{server.base}/api/games")
                days[0] += 2.9
                with pytest.raises(Refused, match="403 banned"):
                    await ask(f"{server.base}/api/games")
                days[0] += 0.2
                assert (await ask(f"{server.base}/api/games"))[0]
                await admin(server, "bans/lift", {"what": what})
            await admin(server, "bans", {"what": "2001:db8::/32"})
            assert (await ask(f"{server.base}/api/games"))[0]
            banned = server.application.up().bans.banned
            assert [banned(each, "", 0) for each in ("2001:db8:5::1", "2001:db9::1", "::ffff:10.0.0.1", "?")] == [
                True,
                False,
                False,
                False,
            ]
            for wrong in ("somebody", "abc", "300.1.1.1", "0123456789ab", "1.2.3.4/99"):
                with pytest.raises(Refused, match="404 ban"):
                    await admin(server, "bans", {"what": wrong})
                with pytest.raises(Refused, match="404 ban"):
                    await admin(server, "bans/lift", {"what": wrong})

    go(work)


def test_a_sentence_reaches_all_tables_and_those_who_come_later(tmp_path: Path) -> None:
    now = [0.0]

    async def work() -> None:
        async with house(tmp_path, admin_token=TOKEN, now=lambda: now[0]) as server:
            ann, bea = await server.lanterns("Ann Bea -")
            other = await Client.create(server.base, "lanterns", "Cid", seats=3)
            for each in (ann, bea, other):
                each.keeping = True
            async with ann, bea, other:
                told = await admin(server, "announce", {"code": "restart", "minutes": 5})
                assert told == {"tables": 2, "people": 3}
                for each in (ann, bea, other):
                    frame = {"is": "announced", "code": "restart", "text": "", "minutes": 5, "seconds": 300}
                    await each.until(lambda each=each, frame=frame: frame in each.frames)
                now[0] = 200
                late = Client(server.base, ann.table)
                late.keeping = True
                async with late:
                    assert [each["minutes"] for each in late.frames if each["is"] == "announced"] == [2]
                await admin(server, "announce", {"text": "Pizza\nis here"})
                await ann.until(lambda: any(each.get("text") == "Pizza is here" for each in ann.frames))
                await admin(server, "announce", {})
                gone = {"is": "announced", "code": "", "text": "", "minutes": 0, "seconds": 0}
                await ann.until(lambda: gone in ann.frames)
                for wrong in ({"code": "boo"}, {"code": "well", "text": "x"}, {"text": "x" * 201}, {"minutes": -1}):
                    with pytest.raises(Refused, match="400"):
                        await admin(server, "announce", wrong)

    go(work)


def test_old_tables_are_pruned_and_running_ones_are_not(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.web.admin.PRUNED", 2)

    async def work() -> None:
        async with house(await own_database(url), admin_token=TOKEN, clock=lambda: time.time() + 86_400 * 40) as server:
            running = (await server.lanterns("Ann - -"))[0]
            for _ in range(5):
                await Client.create(server.base, "lanterns", "Ann", seats=3)
            while any(table.awake for table in server.hub.tables.values()):
                await asyncio.sleep(0.01)
            assert (await command(server, "prune", "--days", "41"))[1].strip() == "No table was that old."
            done = await command(server, "prune", "--days", "39", "--dry-run", "--json")
            assert json.loads(done[1]) == {"tables": 5, "left": 0, "dry_run": True}
            assert (await command(server, "prune", "--days", "39"))[1].strip() == "5 tables are deleted."
            assert [each["table"] for each in await admin(server, "tables")] == [running.table]

    go(work)


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, admin_token=TOKEN) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await play_out(ann, "admin")
                assert "One table: code" in (await command(server, "tables"))[1]
                code, out, _ = await command(server, "show", ann.info["code"])
                mark = next(line.split()[2] for line in out.splitlines() if "Ann" in line and "here" in line)
                assert (code, len(mark)) == (0, 12)
                assert (await command(server, "announce", "restart", "--minutes", "5"))[1] == (
                    "Told at one table, to one person.\n"
                )
                assert (await command(server, "ban", "203.0.113.0/24", "--days", "7", "--why", "spam"))[1] == (
                    "203.0.113.0/24 is banned.\n"
                )
                assert "spam" in (await command(server, "bans"))[1]
                assert json.loads((await command(server, "bans", "--json"))[1])[0]["kind"] == "address"
                assert (await command(server, "unban", "203.0.113.0/24"))[0] == 0
                assert (await command(server, "bans"))[1] == "Nobody is banned.\n"
            assert (await command(server, "close", ann.table))[1] == f"{ann.table} is closed.\n"
            assert (await command(server, "delete", ann.table, "--json"))[1] == "{}\n"

    go(work)


def test_what_cannot_be_done_is_one_line(tmp_path: Path) -> None:
    async def work() -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            nobody = f"http://127.0.0.1:{taken.getsockname()[1]}"
            async with house(tmp_path, admin_token=TOKEN) as server:
                wrong = {
                    "There is no such table": (server, "show", "ABCDE"),
                    "or it is gone": (server, "delete", "x" * 24),
                    "cannot be read": (server, "tables", "--phase", "asleep"),
                    "is not banned, or is no address": (server, "unban", "10.0.0.1"),
                    "--days must be": (server, "ban", "10.0.0.1", "--days", "many"),
                    "--minutes must be": (server, "announce", "x", "--minutes", "-1"),
                    "No server answers": (nobody, "tables"),
                    "is not the address of a server": ("localhost:8484", "tables"),
                    "not the address": ("htp://localhost:8484", "tables"),
                    "at http://127.0.0.1:": (server.base + "/typo", "tables"),
                }
                for words, (base, *given) in wrong.items():
                    code, out, complaint = await command(base, *map(str, given))
                    assert (code, out, complaint.count("\n")) == (2, "", 1), (words, complaint)
                    assert words in complaint
                code, _, complaint = await command(server, "tables", token="")
                assert (code, "no admin token" in complaint) == (2, True)

    go(work)


def test_a_house_of_one_process_is_one_node_with_all_its_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, admin_token=TOKEN) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            async with ann:
                shown = await admin(server, "nodes")
                (node,) = shown["nodes"]
                assert (node["here"], node["in_force"], node["tables"], node["sockets"]) == (True, True, 1, 1)
                assert [(each["node"], each["table"]) for each in shown["tables"]] == [(node["node"], ann.table)]
                code, out, complaint = await command(server, "nodes")
                first, second, third = out.splitlines()
                assert (code, complaint) == (0, "")
                assert first.startswith("Nodes (1)")
                assert "alone" in second
                assert ann.info["code"] in third
                assert ann.table in third

    go(work)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nodes_are_shown_in_both_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One in force, one that is gone and is heard no more, and tables beyond what is listed."""
    node: dict[str, Any] = {"node": "ab", "about": "one:8484", "here": True, "tables": 3, "sockets": 2}
    gone = {**node, "node": "cd", "about": "two:8484", "sockets": None, "until": 60, "in_force": False}
    table = {"node": "ab", "table": "T" * 20, "code": "", "game": "occulto", "phase": "over", "log": "1234"}
    held = {**node, "until": 60, "in_force": True}
    show_nodes(Words(lang), argparse.Namespace(), {"nodes": [held, gone], "tables": [table], "left": 2})
    head, first, of_first, second, more = capsys.readouterr().out.splitlines()
    assert head.startswith({"en": "Nodes (2)", "fr": "Nœuds (2)"}[lang])
    assert {"en": "holds until", "fr": "tient jusqu’à"}[lang] in first
    assert of_first.split()[:3] == ["-", "occulto", "over"]
    assert {"en": "gone since", "fr": "parti depuis"}[lang] in second
    assert " - " in second
    assert "2" in more
