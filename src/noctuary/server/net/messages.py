"""What nodes say to each other, as bytes. Fields may be added with a default; anything else raises `NUMBER`."""

from typing import Any

import msgspec

NUMBER = 1
"""Of this protocol. A node that is asked by a newer one hands the table over, and asks nothing of an older one."""


class Enter(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client at this edge wants to sit at, or look at, a table of yours. A request."""

    number: int
    edge: str
    session: str
    table: str
    address: str
    name: str
    token: str
    device: str


class Asked(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """An HTTP request about a table of yours, whose limits were counted at the edge. A request."""

    number: int
    table: str
    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: str
    server: tuple[str, int | None]
    edge: str = ""
    id: str = ""
    """Under which the edge waits for what is too long for one message."""


class Wanted(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Put that table away, in order: it is needed here. A request."""

    number: int
    table: str


class Said(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What a client said, and the how-manieth thing that is."""

    session: str
    n: int
    frame: bytes


class Left(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client has gone."""

    session: str


class Heard(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What some clients of this edge are to hear: of each the session, the number of the first frame, and frames."""

    parts: list[tuple[str, int, list[bytes]]]


class Hold(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Read no more from a client, or go on."""

    session: str
    held: bool


class Ended(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """We have no such client any more: let it go."""

    session: str
    goodbye: bool = False
    """It was told why."""


class Part(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A piece of an answer that is too long for one message."""

    id: str
    at: int
    data: bytes


ToNode = Enter | Asked | Wanted | Said | Left | Heard | Hold | Ended | Part


class Here(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """It was done."""


class Refused(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """It was not: the code of a `Closed`."""

    code: str


class Moved(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """That table is not, or no more, of this node: look again whose it is."""


class Answered(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What was answered to an HTTP request; its body in so many `parts`, if it is too long for one message."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    parts: int = 0


Reply = Here | Refused | Moved | Answered


class Beacon(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A node is there. Said every second, to all."""

    node: str
    about: str
    tables: int
    sockets: int
    waiting: list[str]
    """Public tables at which people wait."""
    rules: dict[str, int] = {}
    """The number of the rules of each game that it has."""


class Gone(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A node has stopped."""

    node: str


class BansChanged(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Read them again."""

    node: str


class Announced(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The host has something to say to all tables."""

    node: str
    code: str
    text: str
    minutes: float


class DeviceForgotten(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A device is to be tied to no seat any more."""

    node: str
    device: str


class Counted(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Somebody did what may not be done often, at another door of the same house."""

    node: str
    what: str
    token: str
    address: str


ToAll = Beacon | Gone | BansChanged | Announced | DeviceForgotten | Counted

encode = msgspec.msgpack.Encoder().encode
to_node = msgspec.msgpack.Decoder(ToNode)
to_all = msgspec.msgpack.Decoder(ToAll)
replies: "msgspec.msgpack.Decoder[Any]" = msgspec.msgpack.Decoder(Reply)
