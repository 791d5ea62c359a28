"""The seats of a table: who has one, how they are known, and what a seat remembers of them."""

from hashlib import sha256

import msgspec

COLOURS = "12345678"
"""What people are known by: as many as there are seats at the largest table."""


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(b"noctuary token " + token.encode()).hexdigest()


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who takes a seat."""

    name: str
    colour: str
    device: str
    """The hash of the word their device is known by."""


class Place(msgspec.Struct, omit_defaults=True):
    """A seat of the table and who has it."""

    name: str = ""
    bot: str = ""
    colour: str = ""
    token: str = ""
    device: str = ""
    ready: bool = False
    muted: bool = False

    @property
    def person(self) -> bool:
        """Whether somebody holds it."""
        return bool(self.token)

    @property
    def free(self) -> bool:
        """Whether nobody has it, not even a bot."""
        return not self.token and not self.bot
