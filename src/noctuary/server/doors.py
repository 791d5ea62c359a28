"""What is said to somebody who is not let in: a status, a code and the message `door-<code>`."""

from collections.abc import Mapping

from noctuary.server.http import Failed, Problem

STATUS: Mapping[str, int] = {
    "not_found": 404,
    "method": 405,
    "code": 404,
    "full": 409,
    "started": 409,
    "not_started": 409,
    "not_over": 409,
    "over": 409,
    "seat_taken": 409,
    "seat_free": 409,
    "name_taken": 409,
    "not_ready": 409,
    "seats_open": 409,
    "not_seated": 403,
    "not_host": 403,
    "origin": 403,
    "token": 403,
    "word": 403,
    "positions": 403,
    "too_many": 429,
    "too_long": 413,
    "request": 400,
    "busy": 503,
    "unreadable": 409,
    "stopping": 503,
}


class Closed(Exception):
    """A request that is refused and changes nothing."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = dict(args)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def reply(self) -> Failed:
        """What is answered."""
        return Failed(Problem(self.code, f"door-{self.code}", self.args_by_name))


class Busy(Exception):
    """A change could not be stored. Nothing was told; the same command may be sent again."""


AGAIN = 0.5
"""Seconds until we ourselves try again."""
