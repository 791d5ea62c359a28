"""Views in two parts: what all who look see alike, and what is each viewer's own.

A game need not part its views: one that gives only `view(seat)` is sent whole to everybody. One that does has fewer
bytes to make when many look. It writes two Structs with the same tag, the second made of the first, and two verbs:

    class PublicView(msgspec.Struct, frozen=True, tag_field="game", tag="lanterns"):
        pile: tuple[str, ...]                  # the same for everybody, spectators included

    class View(PublicView, frozen=True, tag_field="game", tag="lanterns"):
        hand: tuple[str, ...]                  # differs from seat to seat

    def public_view(self):
        return PublicView(pile=...)

    def view_from(self, public, seat):
        return with_own(View, public, hand=...)

`Game.view` joins them. On the wire nobody notices: the public part is encoded once, and each viewer's own fields are
put behind it as bytes (`splice`). The conformance suite deals worlds anew for the public part as for any view.
"""

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple

V = TypeVar("V", bound=msgspec.Struct)


def with_own(whole: type[V], public: msgspec.Struct, **own: Any) -> V:
    """A view made of the public part and a viewer's own fields."""
    return whole(*astuple(public), **own)


@cache
def own_names(whole: type[msgspec.Struct], public: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a view that its public part does not have. They stand behind it, or it is not its part."""
    fields, shared = whole.__struct_fields__, public.__struct_fields__
    if fields[: len(shared)] != shared:
        raise TypeError(f"{whole.__qualname__} does not begin with the fields of {public.__qualname__}")
    return fields[len(shared) :]


def own_part(view: msgspec.Struct, public: msgspec.Struct) -> dict[str, Any]:
    """A viewer's own fields."""
    return {name: getattr(view, name) for name in own_names(type(view), type(public))}


def splice(public: bytes, own: bytes) -> bytes:
    """Two JSON objects as one."""
    return public if own == b"{}" else b"%b,%b" % (public[:-1], own[1:])
