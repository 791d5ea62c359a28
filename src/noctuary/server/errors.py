"""Why something was not done. What travels is a code; words and statuses are found at the edge."""


class Closed(Exception):
    """Somebody asks for what they cannot have, and nothing changes: the message is `door-<code>`."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = dict(args)


class Busy(Exception):
    """A change could not be stored. Nothing was told; the same command may be sent again."""


class Elsewhere(Exception):
    """Another node owns that table. `left`: seconds for which it does in any case."""

    def __init__(self, owner: str, left: float) -> None:
        super().__init__(owner)
        self.owner = owner
        self.left = left


AGAIN = 0.5
"""Seconds until we ourselves try again."""
