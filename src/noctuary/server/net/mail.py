"""E-mail, for hosts who name a mail server: that it is somebody's turn, to an address whose owner has said yes.

An address is stored with the table at which it is told, and nowhere else. Every message has a link that ends it, which
mail programs follow by themselves at one click (RFC 8058).
"""

import asyncio
import ipaddress
import logging
import re
import smtplib
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from noctuary.core.refusal import BadInput
from noctuary.languages import LANGUAGES
from noctuary.server.settings import Settings
from noctuary.server.store.calls import BY_MAIL, CallStore, Subscription
from noctuary.server.table.calls import Message, Words
from noctuary.text import words

THREADS = 2
WAITING = 1000
"""So many messages wait to be sent, at most; what comes beyond that is dropped: the table itself still shows it."""
PATIENCE = 10.0
"""Seconds for which the mail server is waited for at every step."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
"""Whatever else an address may hold, nobody's has. What it can never hold is a second line."""

log = logging.getLogger("noctuary.mail")


class Server(NamedTuple):
    """Where messages are handed over."""

    host: str
    port: int
    safe: bool
    """From the first byte; otherwise as soon as the server offers it."""
    user: str
    password: str

    @property
    def near(self) -> bool:
        """On this very machine, from which nothing is overheard."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def server_of(settings: Settings) -> Server:
    """`smtp://user:password@host:587`, or `smtps://…`; whoever mistypes it does not read their password in a log."""
    try:
        found = urlsplit(settings.mail_server)
        port = found.port
    except ValueError:
        raise BadInput("setting", name="NOCTUARY_MAIL_SERVER", given="?") from None
    if found.scheme not in ("smtp", "smtps") or not found.hostname:
        raise BadInput("setting", name="NOCTUARY_MAIL_SERVER", given=found.scheme or "?")
    safe = found.scheme == "smtps"
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return Server(found.hostname, port or (465 if safe else 587), safe, user, password)


def check(settings: Settings) -> None:
    """Say in one line why nobody could be written to, if the host wants that."""
    if not settings.mail_server:
        return
    server_of(settings)
    if not is_address(settings.mail_from):
        raise BadInput("setting", name="NOCTUARY_MAIL_FROM", given=settings.mail_from)
    if not settings.address:
        raise BadInput("mail-address")


def is_address(text: str) -> bool:
    """Whether something may be written there."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends what it is given, off the loop and a few at a time, and forgets addresses that nobody reads."""

    def __init__(self, settings: Settings, store: CallStore) -> None:
        self.server = server_of(settings)
        self.sender = settings.mail_from
        self.house = settings.address.rstrip("/")
        self.store = store
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")
        self.sending: set[asyncio.Task[None]] = set()

    @classmethod
    def made(cls, settings: Settings, store: CallStore) -> "Mailer | None":
        """One, where the host has named a mail server."""
        return cls(settings, store) if settings.mail_server else None

    def close(self) -> None:
        """Send nothing more."""
        for task in self.sending:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def send(self, to: Sequence[Subscription], told: Words) -> None:
        """That it is their turn: the words that browsers are sent, as a letter."""
        for each in to:
            said = msgspec.json.decode(told(each.lang), type=Message)
            self._later(each, f"{said.title} – {said.text}", said.text, f"{self.house}/t/{each.table_id}")

    def confirm(self, to: Subscription, game: str) -> None:
        """Whoever reads this address says whether they want that; until then nothing else is written there."""
        say = words(to.lang if to.lang in LANGUAGES else LANGUAGES[0])
        name = say(f"{game}-name") if say.has(f"{game}-name") else game
        self._later(to, say("mail-confirm-title", game=name), say("mail-confirm", game=name), self.stop(to))

    def stop(self, to: Subscription) -> str:
        """Where somebody says yes, or no more."""
        return f"{self.house}/t/{to.table_id}/mail/{to.auth}"

    def _later(self, to: Subscription, title: str, text: str, link: str) -> None:
        if len(self.sending) >= WAITING:
            log.warning("too many messages wait: one was dropped")
            return
        task = asyncio.create_task(self._send(to, self.letter(to, title, text, link)))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    def letter(self, to: Subscription, title: str, text: str, link: str) -> EmailMessage:
        """Plain text: nothing in it is fetched by being read."""
        say = words(to.lang if to.lang in LANGUAGES else LANGUAGES[0])
        made = EmailMessage()
        made["From"] = self.sender
        made["To"] = to.endpoint.removeprefix(BY_MAIL)
        made["Subject"] = title
        made["Date"] = formatdate()
        made["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        made["List-Unsubscribe"] = f"<{self.stop(to)}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(f"{text}\n\n{link}\n\n-- \n{say('mail-stop')}\n{self.stop(to)}\n", cte="quoted-printable")
        return made

    async def _send(self, to: Subscription, letter: EmailMessage) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.pool, self.post, letter)
        except smtplib.SMTPRecipientsRefused as refused:
            # 5xx: there is no such address. 4xx: not now.
            if any(code >= 500 for code, _ in refused.recipients.values()):
                await self.store.gone(to.endpoint)
        except Exception as wrong:
            log.warning("the mail server was not reached", extra={"why": type(wrong).__name__})

    def post(self, letter: EmailMessage) -> None:
        """In a thread: hand it over."""
        kind: Callable[..., smtplib.SMTP] = smtplib.SMTP_SSL if self.server.safe else smtplib.SMTP
        secure = ssl.create_default_context()
        more = {"context": secure} if self.server.safe else {}
        with kind(self.server.host, self.server.port, timeout=PATIENCE, **more) as line:
            line.ehlo()
            if not self.server.safe and line.has_extn("starttls"):
                line.starttls(context=secure)
                line.ehlo()
            elif not self.server.safe and not self.server.near:
                raise ssl.SSLError("the mail server offers no encryption")
            if self.server.user:
                line.login(self.server.user, self.server.password)
            line.send_message(letter)
