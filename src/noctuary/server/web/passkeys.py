"""Passkeys: a device proves who its person is with a secret of its own (WebAuthn). The house keeps what checks it.

The package `webauthn` is an extra. Where it is not installed, or where browsers allow no passkeys (neither https nor
this very machine by its name), the house says so, and everything else works as before.
"""

import base64
import importlib.util
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request

from noctuary.server.errors import Closed
from noctuary.server.table.state import hashed
from noctuary.server.web.security import by_address, host_name

VALID = 300.0
"""Seconds within which a browser answers."""
OPEN = 1000
"""Most questions that wait for an answer."""
ODD = (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError)
"""What the package stumbles over when it is given nonsense."""


@cache
def installed() -> bool:
    """Whether the package is there."""
    return importlib.util.find_spec("webauthn") is not None


def offered(request: Request) -> bool:
    """Whether there can be any here: browsers want https, or this machine by its name, and never a bare address."""
    name = host_name(request)
    secure = request.url.scheme == "https" and not by_address(name)
    return installed() and (secure or name == "localhost")


class Kept(msgspec.Struct, frozen=True):
    """What checks a passkey."""

    public_key: str
    count: int


class Passkeys:
    """The questions that were put to browsers and wait for their answer."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.open: OrderedDict[bytes, tuple[str, float]] = OrderedDict()
        """By challenge: for which person (nobody: whoever can answer), and until when."""

    def to_make(self, request: Request, person: str, name: str) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        check(request)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

        options = generate_registration_options(
            rp_id=host_name(request),
            rp_name="Noctuary",
            user_id=sha256(b"noctuary passkey " + person.encode()).digest(),
            user_name=name.strip() or "Noctuary",
            challenge=self._challenge(person),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    def to_show(self, request: Request) -> dict[str, Any]:
        """What a browser needs to show one."""
        check(request)
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=host_name(request), challenge=self._challenge(""))
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    def made(self, request: Request, person: str, credential: dict[str, Any]) -> tuple[str, str]:
        """The id of a new passkey, and what is kept of it."""
        check(request)
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._answered(credential, person)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_name(request),
                expected_origin=origin(request),
            )
        except (WebAuthnException, *ODD):
            raise Closed("passkey") from None
        return stored_id(found.credential_id), kept(found.credential_public_key, found.sign_count)

    def id_of(self, request: Request, credential: dict[str, Any]) -> str:
        """Which passkey somebody says that they show."""
        check(request)
        try:
            return stored_id(unpacked(credential["rawId"]))
        except ODD:
            raise Closed("passkey") from None

    def shown(self, request: Request, credential: dict[str, Any], stored: str) -> str:
        """Check a passkey; what is kept of it from now on."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._answered(credential, "")
        known = msgspec.json.decode(stored, type=Kept)
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_name(request),
                expected_origin=origin(request),
                credential_public_key=unpacked(known.public_key),
                credential_current_sign_count=known.count,
            )
        except (WebAuthnException, *ODD):
            raise Closed("passkey") from None
        return kept(unpacked(known.public_key), found.new_sign_count)

    def _challenge(self, person: str) -> bytes:
        challenge = secrets.token_bytes(32)
        self.open[challenge] = (person, self.now() + VALID)
        if len(self.open) > OPEN:
            self.open.popitem(last=False)
        return challenge

    def _answered(self, credential: dict[str, Any], person: str) -> bytes:
        """The question that is answered, once."""
        try:
            said = json.loads(unpacked(credential["response"]["clientDataJSON"]))
            challenge = unpacked(said["challenge"])
        except ODD:
            raise Closed("passkey") from None
        asked, until = self.open.pop(challenge, ("", 0.0))
        if until < self.now() or asked != person:
            raise Closed("passkey")
        return challenge


def check(request: Request) -> None:
    """Refuse where there can be none."""
    if not offered(request):
        raise Closed("passkeys_off")


def origin(request: Request) -> str:
    """The page that must have asked."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def stored_id(id: bytes) -> str:
    """A passkey's id as it is stored."""
    return hashed("passkey " + id.hex())


def kept(public_key: bytes, count: int) -> str:
    """What checks a passkey, as it is stored."""
    packed = base64.urlsafe_b64encode(public_key).rstrip(b"=").decode()
    return msgspec.json.encode(Kept(packed, count)).decode()


def unpacked(text: str) -> bytes:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
