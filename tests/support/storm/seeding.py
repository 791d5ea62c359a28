"""What else would differ from run to run: drawn secrets, and the places of objects in sets."""

import contextlib
import random
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from typing import Any
from unittest import mock

from noctuary.server.net.sockets import Socket
from noctuary.server.table.connection import Connection


@contextlib.contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Everything that asks `secrets` is answered from a seed, and sets of clients have an order."""
    chance = random.Random(f"secrets {seed}")
    serials = iter(range(1, 1 << 40))

    def token_bytes(size: int | None = None) -> bytes:
        return chance.randbytes(size or 32)

    def choice(of: Sequence[Any]) -> Any:
        return of[chance.randrange(len(of))]

    def place(it: Any) -> int:
        found: int = it.__dict__.get("serial") or it.__dict__.setdefault("serial", next(serials))
        return found

    drawn = {
        "token_bytes": token_bytes,
        "token_hex": lambda size=None: token_bytes(size).hex(),
        "token_urlsafe": lambda size=None: urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode(),
        "randbelow": chance.randrange,
        "choice": choice,
    }
    with contextlib.ExitStack() as stack:
        for name, made in drawn.items():
            stack.enter_context(mock.patch.object(secrets, name, made))
        for kind in (Connection, Socket):
            stack.enter_context(mock.patch.object(kind, "__hash__", place))
        yield
