"""What is answered to a request that is refused: a status, a code and the message `door-<code>`."""

from collections.abc import Mapping

from noctuary.core.refusal import BadInput, Refusal
from noctuary.server.errors import Closed
from noctuary.server.web.api import Failed, Problem

STATUS: Mapping[str, int] = {
    "not_found": 404,
    "method": 405,
    "code": 404,
    "full": 409,
    "started": 409,
    "not_started": 409,
    "not_over": 409,
    "not_numbered": 409,
    "over": 409,
    "seat_taken": 409,
    "seat_free": 409,
    "name_taken": 409,
    "present": 409,
    "eyes_closed": 409,
    "not_ready": 409,
    "seats_open": 409,
    "not_seated": 403,
    "not_host": 403,
    "origin": 403,
    "token": 403,
    "word": 403,
    "admin": 403,
    "banned": 403,
    "ban": 404,
    "positions": 403,
    "key": 403,
    "key_taken": 409,
    "keys_full": 409,
    "not_yours": 403,
    "passkey": 403,
    "passkeys_off": 409,
    "onlooker": 404,
    "vacation": 409,
    "no_calls": 409,
    "calls_full": 409,
    "endpoint": 400,
    "too_many": 429,
    "too_long": 413,
    "request": 400,
    "host": 400,
    "busy": 503,
    "drawing": 503,
    "unreadable": 409,
    "damaged": 409,
    "stopping": 503,
}

RETRY_AFTER: Mapping[str, int] = {"drawing": 2}
"""Seconds after which the same may be asked for again, where that is known."""


def closed(wrong: Closed) -> tuple[Failed, int]:
    """Somebody is not let in."""
    return Failed(Problem(wrong.code, f"door-{wrong.code}", wrong.args_by_name)), STATUS[wrong.code]


def bad_input(wrong: BadInput) -> tuple[Failed, int]:
    """What was sent makes no sense."""
    return Failed(Problem(wrong.code, f"bad-{wrong.code}", dict(wrong.args_by_name))), 400


def refused(refusal: Refusal) -> tuple[Failed, int]:
    """The game says no."""
    return Failed(Problem(refusal.code, f"refusal-{refusal.code}", dict(refusal.args_by_name))), 409
