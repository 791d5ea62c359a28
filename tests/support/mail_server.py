"""A mail server of our own on this machine: it takes letters, and knows some names not."""

import queue
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

LINK = re.compile(r"https?://\S+")


class MailServer:
    """What came."""

    def __init__(self) -> None:
        self.came: queue.Queue[EmailMessage] = queue.Queue()
        self.unknown: set[str] = set()
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        """To whom."""
        if address in self.unknown:
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """A whole letter."""
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.came.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next one, when it comes."""
        return self.came.get(timeout=60)


def links(letter: EmailMessage) -> list[str]:
    """The links of a letter, from top to bottom."""
    return LINK.findall(letter.get_content())


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A running one."""
    made = MailServer()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        made.port = probe.getsockname()[1]
    controller = Controller(made, hostname="127.0.0.1", port=made.port)
    controller.start()
    try:
        yield made
    finally:
        controller.stop()
