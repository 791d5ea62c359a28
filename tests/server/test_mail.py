"""People are told by e-mail when it is their turn, if whoever reads the address has agreed; with a real mail server."""

import asyncio
import http.client
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
from support.mail_server import MailServer, links, mail_server
from support.server_for_tests import House, go, house, seated, until_turn_of_one

from noctuary.core.refusal import BadInput
from noctuary.server.client import Client, Refused, ask
from noctuary.server.net import mail
from noctuary.server.settings import Settings
from noctuary.server.store.calls import PATIENCE
from noctuary.server.store.schema import CALLS

ADDRESS = "http://club.test"
ANN = "ann@example.org"


def set_up(mail: MailServer, **more: Any) -> dict[str, Any]:
    """A house whose host has named a mail server."""
    named = {"mail_server": f"smtp://127.0.0.1:{mail.port}", "mail_from": "house@club.test", "address": ADDRESS}
    return {**named, "call_after": 0.0, **more}


async def letter(mail: MailServer) -> EmailMessage:
    """The next one."""
    return await asyncio.to_thread(mail.next)


async def rows(server: House) -> list[Any]:
    """What is stored of those who want to be told."""
    return list(await server.hub.database.rows(sa.select(CALLS)))


async def follow(server: House, link: str, method: str = "GET", body: str = "") -> tuple[int, str]:
    """Open a link of a letter, or press its button: without a cookie, as on any other device."""

    def work() -> tuple[int, str]:
        assert link.startswith(ADDRESS)
        with closing(http.client.HTTPConnection(urlsplit(server.base).netloc)) as line:
            kind = {"content-type": "application/x-www-form-urlencoded"} if method == "POST" else {}
            line.request(method, link.removeprefix(ADDRESS), body, kind)
            answer = line.getresponse()
            return answer.status, answer.read().decode()

    return await asyncio.to_thread(work)


async def asked(mail: MailServer, person: Client, address: str = ANN, lang: str = "en") -> EmailMessage:
    """Somebody wants to be written to; the question that comes."""
    await person.post("mail", address=address, lang=lang)
    return await letter(mail)


def test_an_address_is_asked_first_then_told_and_ended_by_one_click(tmp_path: Path) -> None:
    """The letter says table and game in their language, and nothing of what happens there."""

    async def work() -> None:
        with mail_server() as post:
            async with house(tmp_path, **set_up(post)) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                person = people[first]
                assert (await person.get("call"))["mail"]
                question = await asked(post, person, lang="fr")
                assert question["To"] == ANN
                assert question["From"] == "house@club.test"
                (yes, _) = links(question)
                info = await person.get("call")
                assert (info["on"], info["address"], info["agreed"]) == (False, ANN, False)
                # To read the page agrees to nothing: programs follow links, too.
                status, page = await follow(server, yes)
                assert (status, "Oui, écrivez-moi" in page) == (200, True)
                assert not (await person.get("call"))["agreed"]
                await asyncio.sleep(1.2)  # It is their turn all the time.
                assert post.came.empty()
                assert (await follow(server, f"{yes}/yes", "POST"))[0] == 200
                assert (await person.get("call"))["agreed"]
                told = await letter(post)
                assert told["Subject"] == "Occulto – C’est à vous de jouer."
                table, stop = links(told)
                assert table == f"{ADDRESS}/t/{person.table}"
                assert told["List-Unsubscribe"].strip() == f"<{stop}>"
                assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                words = told.get_content().split()
                assert "C’est à vous de jouer." in " ".join(words)
                assert len(words) < 20
                status, page = await follow(server, stop, "POST", "List-Unsubscribe=One-Click")
                assert (status, "Votre adresse est effacée" in page) == (200, True)
                assert await rows(server) == []
                assert (await follow(server, stop))[0] == 404
                assert (await follow(server, stop, "POST"))[0] == 200

    go(work)


def test_an_address_stays_no_longer_than_it_is_wanted(tmp_path: Path) -> None:
    """It goes with muting, leaving, my data, the table, and if nobody agrees; what is held of me names it."""
    now = [1e9]

    async def work() -> None:
        with mail_server() as post:
            async with house(tmp_path, **set_up(post, call_after=3600.0, clock=lambda: now[0])) as server:
                people = await seated(server.base, "occulto", 3)
                await asked(post, people[0])
                await people[0].post("call/off")
                assert await rows(server) == []
                for person in people:
                    await asked(post, person, f"{person.seat}@example.org")
                held = (await ask(f"{server.base}/api/me/data", None, people[1].cookie))[0]
                assert held["addresses"] == [f"{people[1].seat}@example.org"]
                assert held["called"] == [people[1].table]
                await ask(f"{server.base}/api/me/delete", {"sure": True}, people[1].cookie)
                await people[2].post("leave")
                assert [row.seat for row in await rows(server)] == [0]
                now[0] += PATIENCE + 1
                await server.application.up().calls.forget_unanswered(int(now[0]))
                assert await rows(server) == []
                await asked(post, people[0])
                await people[0].post("delete")
                assert await rows(server) == []

    go(work)


def test_nobody_is_flooded_with_questions(tmp_path: Path) -> None:
    async def work() -> None:
        with mail_server() as post:
            async with house(tmp_path, **set_up(post, limits=False)) as server:
                for _ in range(3):
                    (person, *_) = await seated(server.base, "occulto", 3)
                    await asked(post, person)
                (person, *_) = await seated(server.base, "occulto", 3)
                with pytest.raises(Refused, match="calls_full"):
                    await person.post("mail", address=ANN)
                await asked(post, person, "bea@example.org")

    go(work)


def test_an_address_that_nobody_has_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        with mail_server() as post:
            post.unknown.add("nobody@example.org")
            async with house(tmp_path, **set_up(post)) as server:
                (person, *_) = await seated(server.base, "occulto", 3)
                await person.post("mail", address="nobody@example.org")
                while await rows(server):
                    await asyncio.sleep(0.01)

    go(work)


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@home", "a b@example.org", "ann@example.org\r\nBcc: x@example.org", "é@example.org"]
)
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async def work() -> None:
        with mail_server() as post:
            async with house(tmp_path, **set_up(post)) as server:
                (person, *_) = await seated(server.base, "occulto", 3)
                with pytest.raises(Refused, match="request"):
                    await person.post("mail", address=address)
                assert await rows(server) == []

    go(work)


def test_a_house_without_a_mail_server_writes_to_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (person, *_) = await seated(server.base, "occulto", 3)
            assert not (await person.get("call"))["mail"]
            with pytest.raises(Refused, match="no_calls"):
                await person.post("mail", address=ANN)

    go(work)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"mail_server": "mail.example.org"}, "setting"),
        ({"mail_server": "http://mail.example.org"}, "setting"),
        ({"mail_from": "nobody"}, "setting"),
        ({"address": ""}, "mail-address"),
    ],
)
def test_a_setting_that_cannot_be_is_told_at_the_start_and_without_the_password(
    given: dict[str, str], says: str
) -> None:
    good = {"mail_server": "smtp://u:secret@mail.example.org", "mail_from": "house@club.test", "address": ADDRESS}
    mail.check(Settings(**good))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=says) as wrong:
        mail.check(Settings(**{**good, **given}))  # type: ignore[arg-type]
    assert "secret" not in str(wrong.value)


def test_letters_go_encrypted_or_only_to_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    server = mail.server_of(Settings(mail_server="smtps://u%40x:p@mail.example.org"))
    assert (server.host, server.port, server.safe, server.user) == ("mail.example.org", 465, True, "u@x")
    assert not server.near
    assert mail.server_of(Settings(mail_server="smtp://127.0.0.1:25")).near
    with mail_server() as post:
        monkeypatch.setattr(mail.Server, "near", property(lambda _: False))
        sender = mail.Mailer(Settings(**set_up(post)), None)  # type: ignore[arg-type]
        made = EmailMessage()
        made["From"], made["To"] = "house@club.test", ANN
        with pytest.raises(OSError, match="no encryption"):
            sender.post(made)
        sender.close()
        assert post.came.empty()
