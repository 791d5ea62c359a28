"""A refusal: why something was not done, for people and for programs."""


class Refusal(Exception):
    """A choice that changed nothing: a stable reason code, the rule it rests on, and what to put in the message.

    The code names a message (`refusal-<code>`) in both languages. A refusal must never tell a seat more than its view.
    """

    def __init__(self, code: str, rule: str = "", **args: str | int) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule
        self.args_by_name: dict[str, str | int] = dict(args)

    def line(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"code": self.code, "rule": self.rule, "args": self.args_by_name}


class BadInput(Exception):
    """Something from outside that cannot be understood: one line saying what is wrong and what would be right.

    `code` names a message (`bad-<code>`) in both languages.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code}: " + ", ".join(f"{key}={value}" for key, value in args.items()))
        self.code = code
        self.args_by_name: dict[str, str | int] = dict(args)
