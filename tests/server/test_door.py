"""At the door: the lobby, and a clear answer to everybody who is not let in."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from support.server_for_tests import go, house, play_out, process

from noctuary.core.chance import Chance
from noctuary.core.refusal import BadInput
from noctuary.languages import LANGUAGES
from noctuary.oubliette import SPEC
from noctuary.server.client import Client, Refused, ask
from noctuary.server.settings import from_environment
from noctuary.server.store.schema import TABLES
from noctuary.server.table import wire
from noctuary.server.table.state import hashed
from noctuary.server.web import security as outside
from noctuary.server.web.errors import STATUS
from noctuary.server.web.security import own_machine
from noctuary.testing.oubliette import oubliette
from noctuary.text import words


async def refused(work: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as caught:
        await work
    error = caught.value.error
    assert error["message_id"].split("-", 1)[1] == error["code"]
    for lang in LANGUAGES:
        assert words(lang)(error["message_id"], **error["args"])
    return caught.value.code


def test_people_come_and_go(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            base = server.base
            ann = await Client.create(base, "lanterns", "Ann", seats=3, public=True, colour="red")
            async with ann:
                code = ann.info["code"]
                assert (await ask(f"{base}/api/code/{code.lower()}"))[0] == {"table": ann.table}
                assert (await ask(f"{base}/api/tables"))[0] == [
                    {"code": code, "game": "lanterns", "seats": 3, "taken": 1, "host": "Ann", "preset": "custom"}
                ]
                assert await refused(Client.join(base, ann.table, " ann ")) == "name_taken"
                assert await refused(Client.join(base, ann.table, "Bea", seat=0)) == "seat_taken"
                assert await refused(Client.join(base, ann.table, "Bea", seat=9)) == "seat_taken"
                bea = await Client.join(base, ann.table, "Bea", seat=2)
                assert bea.seat == 2
                assert await refused(ann.post("start")) == "seats_open"
                assert await refused(bea.post("start")) == "not_host"
                await ann.post("bot", seat=1, bot="random")
                assert await refused(ann.post("bot", seat=1, bot="genius")) == "bot"
                assert await refused(ann.post("bot", seat=2, bot="random")) == "seat_taken"
                assert await refused(Client.join(base, ann.table, "Cid")) == "full"
                assert await refused(ann.post("start")) == "not_ready"
                await bea.post("ready", ready=True)
                await ann.until(lambda: ann.info["seats"][2]["ready"])
                assert await refused(ann.get("record")) == "not_over"
                assert await refused(ann.post("rematch")) == "not_over"
                await ann.post("start")
                await ann.until(lambda: ann.info["started"])
                assert await refused(Client.join(base, ann.table, "Cid")) == "started"
                assert await refused(ann.get("replay?seat=0")) == "not_over"
                assert await refused(ann.post("ready", ready=True)) == "started"
                assert await refused(ann.post("bot", seat=1, bot="")) == "started"
                assert await refused(ann.post("bot", seat=2, bot="random")) == "seat_taken"
                assert await refused(ann.post("bot", seat=1, bot="genius")) == "bot"
                await ann.post("bot", seat=1, bot="random")
                assert await refused(ann.post("kick", seat=0)) == "request"
                await ann.post("kick", seat=2)
                assert await refused(bea.post("ready", ready=False)) == "token"
                await ann.until(lambda: ann.info["seats"][2]["bot"] == "random")
                await play_out(ann, "lobby")
                assert await refused(Client.join(base, ann.table, "Cid")) == "over"
                await ann.post("rematch")
                await ann.until(lambda: ann.info["phase"] == "lobby")
                assert [seat["bot"] for seat in ann.info["seats"]] == ["", "random", "random"]
                seal = ann.info["seal"]
                await ann.post("start")
                await ann.until(lambda: ann.info["round"] == 2 and not ann.state["result"])
                assert ann.info["seal"] != seal
                assert ann.info["first"] > 0
                await ann.post("leave")
                assert await refused(ann.post("leave")) == "token"

    go(work)


def test_no_two_people_have_the_same_colour(tmp_path: Path) -> None:
    """Who comes second gets another one, as long as there are any."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "obscurio", "P0", seats=8, colour="3")
            for seat in range(1, 8):
                await Client.join(server.base, ann.table, f"P{seat}", colour="5" if seat == 2 else "3")
            async with ann:
                assert "".join(seat["colour"] for seat in ann.info["seats"]) == "31524678"
            await ann.post("kick", seat=1)
            await Client.join(server.base, ann.table, "P8", colour="")
            async with ann:
                await ann.until(lambda: ann.info["seats"][1]["name"] == "P8")
                assert ann.info["seats"][1]["colour"] == ""

    go(work)


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea = await server.lanterns("Ann Bea -")
            async with ann:
                link = (await ann.post("move"))["link"]
                place, _, word = link.partition("#move=")
                assert place == f"/t/{ann.table}"
                taken, cookie = await ask(f"{server.base}{place}/claim", {"word": word})
                assert taken == {"seat": 0}
                assert await refused(ask(f"{server.base}{place}/claim", {"word": word})) == "word"
                await ann.until(lambda: ann.bye == "moved")
                async with Client(server.base, ann.table, cookie) as phone:
                    assert phone.info["you"] == 0
                    await ann.until(lambda: ann.info["you"] is None)
                assert await refused(ann.post("leave")) == "token"
                assert await refused(bea.post("kick", seat=1)) == "not_host"

    go(work)


def test_the_house_says_where_others_find_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On its own machine only: `localhost` in an invitation helps nobody. Others know an address that works."""

    async def told(proxied: bool = False, **settings: Any) -> str:
        async with house(tmp_path, **settings) as server:
            headers = {"X-Forwarded-For": "10.0.0.9"} if proxied else {}
            found, _ = await ask(f"{server.base}/api/house", None, "", headers)
            return str(found["address"]).replace(server.base.rpartition(":")[2], "PORT")

    async def work() -> None:
        monkeypatch.setattr(outside, "lan_address", lambda: "192.168.1.20")
        assert await told() == "http://192.168.1.20:PORT"
        assert await told(proxied=True) == ""
        assert await told(host="127.0.0.1") == ""
        assert await told(address="https://club.example/") == "https://club.example"
        assert await told(address="https://club.example/", proxied=True) == ""
        monkeypatch.setattr(outside, "lan_address", lambda: "")
        assert await told() == ""

    go(work)


@pytest.mark.parametrize(
    ("peer", "own"), [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("::ffff:10.0.0.9", False)]
)
def test_the_machine_of_the_house_is_known_by_all_its_names(peer: str, own: bool) -> None:
    assert own_machine(Request({"type": "http", "headers": [], "client": (peer, 1)})) == own


@pytest.mark.parametrize(
    "given", ["club.example", "ftp://club", "https://club/deep", "https://a@b", "javascript:alert(1)"]
)
def test_an_address_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(BadInput):
        from_environment({"NOCTUARY_ADDRESS": given})


def test_a_table_that_nobody_waits_at_is_not_listed_for_long(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea = [await Client.create(server.base, "lanterns", name, public=True) for name in ("Ann", "Bea")]
            store = server.hub.database

            async def hosts() -> list[str]:
                return sorted(each["host"] for each in (await ask(f"{server.base}/api/tables"))[0])

            assert await hosts() == ["Ann", "Bea"]
            async with store.engine.begin() as connection:
                await connection.execute(TABLES.update().values(touched=TABLES.c.touched - 3600))
            assert await hosts() == []
            async with bea:
                assert await hosts() == ["Bea"]
                await Client.join(server.base, ann.table, "Cid")
                assert await hosts() == ["Ann", "Bea"]

    go(work)


def test_the_host_chooses_who_is_the_grimoire_also_between_two_games(tmp_path: Path) -> None:
    """Only the host, only before a game, only what fits the table; and it outlives a restart."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "obscurio", "Ann", seats=3, options={"tokens": 20})
            bea = await Client.join(server.base, ann.table, "Bea")
            await ann.post("bot", seat=2, bot="random")
            await bea.post("ready", ready=True)
            assert await refused(bea.post("options", options={"grimoire": 1})) == "not_host"
            assert await refused(ann.post("options", options={"grimoire": 3})) == "obscurio-option"
            assert await refused(ann.post("options", options={"weather": "rain"})) == "option"
            before = len(await server.hub.database.read(ann.table))
            await ann.post("options", options={"grimoire": 1})
            await ann.post("options", options={"grimoire": 1})
            assert len(await server.hub.database.read(ann.table)) == before + 1
        async with house(tmp_path) as server:
            ann.base = bea.base = server.base
            async with ann, bea:
                assert ann.info["options"] == bea.info["options"] == {"tokens": 20, "grimoire": 1}
                await ann.post("start")
                assert await refused(ann.post("options", options={"grimoire": 0})) == "started"
                await bea.until(lambda: bea.state)
                assert [each.state["view"]["role"] for each in (ann, bea)].count("grimoire") == 1
                assert bea.state["view"]["role"] == "grimoire"

    go(work)


def test_after_the_game(tmp_path: Path) -> None:
    """Record, seed and seal, replay from every seat, statistics, playing on, deleting."""

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                seal = ann.info["seal"]
                await play_out(ann, "after")
                replay = await ann.get("replay?seat=0")
                assert Chance(bytes.fromhex(replay["seed"])).commitment() == seal == replay["seal"]
                heard = [line for step in replay["steps"] for line in step["lines"]]
                assert heard == ann.lines
                assert replay["steps"][-1]["view"] == ann.state["view"]
                assert all(step["seat"] in (None, 0) and not step["views"] for step in replay["steps"])
                knowing = await ann.get("replay?seat=all")
                assert len(knowing["steps"][3]["views"]) == 3
                assert {step["seat"] for step in knowing["steps"][1:]} <= {0, 1, 2, -1}
                assert await refused(ann.get("replay?seat=7")) == "request"
                assert await refused(ann.get("replay?round=2")) == "not_over"
                mine = (await ask(f"{server.base}/api/mine", None, ann.cookie))[0]
                assert mine["games"][0]["table"] == ann.table
                assert mine["statistics"][0]["played"] == 1
                assert (await ask(f"{server.base}/api/mine"))[0]["games"] == []
                made, cookie = await ask(f"{server.base}/t/{ann.table}/branch", {"step": 4, "seat": 1, "name": "Ann"})
                async with Client(server.base, made["table"], cookie) as again:
                    await again.post("start")
                    await again.until(lambda: again.state)
                    again.seat = 1
                    await play_out(again, "branch")
                    # The deal that the position takes the place of is not part of what was heard.
                    assert again.lines == (await again.get("story?seat=1"))["lines"]
                (device,) = [part.partition("=")[2] for part in ann.cookie.split("; ") if part.startswith("device=")]
                store = server.hub.database
                assert any(hashed(device) in line for line in await store.read(ann.table))
                await ask(f"{server.base}/api/forget", {}, ann.cookie)
                assert (await ask(f"{server.base}/api/mine", None, ann.cookie))[0]["games"] == []
                assert not any(hashed(device) in line for line in await store.read(ann.table))
                async with Client(server.base, ann.table, ann.cookie) as still:
                    assert still.info["you"] == 0
                await ann.post("delete")
                await ann.until(lambda: ann.bye in ("gone", "not_found"))
                assert await refused(ann.get("record")) == "not_found"

    go(work)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "request"),
        (b"[]", "request"),
        (b'{"game":"chess"}', "game"),
        (b'{"game":"oubliette","seats":3}', "players"),
        (b'{"game":"oubliette","options":{"jokers":9}}', "option-value"),
        (b'{"game":"oubliette","options":{"x":9}}', "option"),
        (b'{"game":"oubliette","deal":0}', "deal"),
        (b'{"game":"oubliette","name":"\\u0000"}', "request"),
        (b'{"game":"oubliette","position":"oubliette 1 | x"}', "positions"),
        (b'{"game":"oubliette","colour":"<script>"}', "request"),
        (b'{"game":"oubliette","seed":"00"}', "request"),
        (b'{"game":"oubliette","name":"' + b"x" * 40_000 + b'"}', "too_long"),
        (b"[" * 20_000, "request"),
        (b"\xff\xfe", "request"),
    ],
)
def test_a_bad_request_is_answered(tmp_path: Path, body: bytes, code: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            with pytest.raises(Refused) as caught:
                await ask(f"{server.base}/api/tables", body)
            assert caught.value.code == code
            assert 400 <= caught.value.status < 500
            assert not server.hub.tables

    go(work)


def test_strangers_are_kept_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            base = server.base
            evil = {"Origin": "https://evil.example"}
            assert await refused(ask(f"{base}/t/{ann.table}/leave", {}, ann.cookie, evil)) == "origin"
            own = {"Origin": base}
            assert (await ask(f"{base}/t/{ann.table}/move", {}, ann.cookie, own))[0]["link"]
            for name in ("x", "x" * 24, "x" * 300):
                assert await refused(ask(f"{base}/t/{name}/join", {"name": "Eve"})) == "not_found"
            assert await refused(ask(f"{base}/t/..%2f..%2fetc%2fpasswd/join", {"name": "Eve"})) == "method"
            assert await refused(ask(f"{base}/api/code/AAAAA")) == "code"
            assert await refused(ask(f"{base}/api/code/%27%22%3B")) == "code"
            assert await refused(ask(f"{base}/t/{ann.table}/leave", {}, "seat=" + "x" * 43)) == "token"
            assert await refused(ask(f"{base}/t/{ann.table}/leave", {})) == "not_seated"
            assert await refused(ask(f"{base}/metrics", None, "", {"X-Forwarded-For": "10.0.0.9"})) == "not_found"
            told = (await ask(f"{base}/metrics"))[0]
            assert b"noctuary_tables 1.0" in told
            for histogram in (b"answer", b"commit", b"open"):
                assert b"noctuary_" + histogram + b'_seconds_bucket{le="0.025"}' in told
            for path in ("assets/../../app.py", "%2e%2e/app.py", "api/nothing", "x.js"):
                assert await refused(ask(f"{base}/{path}")) == "not_found"
            page = (await ask(f"{base}/t/{ann.table}"))[0]
            assert b"<title>" in page
            assert (await ask(f"{base}/healthz"))[0] == {"ok": True}
            assert b"refusal-stale" in (await ask(f"{base}/locale/fr.ftl"))[0]

    go(work)


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=True) as server:
            codes = [await refused(ask(f"{server.base}/api/code/AAAA{sign}")) for sign in "ABCDEFGHJKLMN"]
            assert codes[:10] == ["code"] * 10
            assert "too_many" in codes[10:]
            ann = await Client.create(server.base, "oubliette")
            await ann.post("start")
            async with ann:
                for at in range(90):
                    await ann.send({"do": "play", "id": f"{at}", "choice": "nonsense"})
                await ann.until(lambda: len(ann.answers) == 90)
                assert "too_many" in {answer["code"] for answer in ann.answers.values()}
                async with Client(server.base, ann.table, ann.cookie) as again:
                    said = [await again.command("say", text="hello") for _ in range(3)]
                async with Client(server.base, ann.table, ann.cookie) as again:
                    said += [await again.command("say", text="hello") for _ in range(4)]
                assert "too_many" in {answer.get("code") for answer in said}

    go(work)


def test_a_client_of_another_version_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await ann.send({"do": "hello", "version": "0"})
                await ann.until(lambda: ann.bye == "version")
            async with Client(server.base, ann.table, "seat=old") as other:
                assert other.answers["hello"]["code"] == "token"
                assert other.info["you"] is None

    go(work)


def test_positions_only_where_they_are_let(tmp_path: Path) -> None:
    async def work() -> None:
        position = SPEC.write(oubliette("path: 10C | slots: 5H 9S - - | turned: 9D"))
        async with house(tmp_path, positions=True) as server:
            ann = await Client.create(server.base, "oubliette", position=position)
            await ann.post("start")
            async with ann:
                assert ann.state["view"]["turned"] == "9D"
            assert await refused(Client.create(server.base, "oubliette", position="oubliette 2 | x: 1")) in (
                "position-field",
                "position-impossible",
                "position-word",
            )

    go(work)


def test_every_code_has_its_words() -> None:
    sources = "".join(path.read_text() for path in Path(wire.__file__).parent.glob("*.py"))
    for lang in LANGUAGES:
        say = words(lang)
        for code in set(re.findall(r'Closed\("(\w+)"', sources)) | set(STATUS):
            assert say.has(f"door-{code}"), code
        sent = {"busy", "too_many", "too_long", "request", "token"}
        for code in set(re.findall(r'Refusal\("(\w+)"', sources)) | sent:
            assert say.has(f"refusal-{code}"), code


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        command = [sys.executable, "-m", "noctuary", "--lang", "en", "serve", "--host", "127.0.0.1"]
        done = subprocess.run(
            [*command, "--port", str(server.port), "--data", str(tmp_path / "other.db")],
            capture_output=True,
            text=True,
            env={"PYTHONPATH": ":".join(sys.path)},
            check=False,
        )
        assert done.returncode == 2
        assert str(server.port) in done.stderr
        assert "Traceback" not in done.stderr


def test_frames_are_what_the_types_say(tmp_path: Path) -> None:
    """Everything the server sends is of a kind that the generated types know."""

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            ann.keeping = True
            async with ann:
                await ann.command("say", text="hello")
                await play_out(ann, "typed")
            assert {frame["is"] for frame in ann.frames} >= {"table", "state", "lines", "ok", "said"}
            for frame in ann.frames:
                typed = msgspec.convert(frame, wire.AnyFrame)
                assert msgspec.json.decode(wire.encode(typed)) == frame

    go(work)


def test_who_knows_the_code_has_not_guessed(tmp_path: Path) -> None:
    """A club that shares an address comes in by one code, however many they are; wrong codes are still counted."""

    async def work() -> None:
        async with house(tmp_path, limits=True) as server:
            wish = {"game": "occulto", "seats": 3, "name": "Ann", "colour": "1"}
            made, _ = await ask(f"{server.base}/api/tables", wish)
            for _ in range(40):
                found, _ = await ask(f"{server.base}/api/code/{made['code']}")
                assert found["table"] == made["table"]
            codes = [await refused(ask(f"{server.base}/api/code/ZZZ{number}")) for number in range(10, 40)]
            assert codes[:10] == ["code"] * 10
            assert "too_many" in codes

    go(work)
