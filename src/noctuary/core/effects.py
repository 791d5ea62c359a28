"""Rules as data: what a game is in the middle of, lying on a stack.

An `Effect` is a sentence of the rules waiting to be carried out. A `Step` does something and asks nobody. A `Question`
asks one or more seats and acts on an answer. Effects are never changed once made: a half-answered question is replaced
on the stack by one that holds the answers. So a position in the middle of a reaction can be copied by copying a list,
printed as one line, stored and re-dealt.

The classes that games build on may be subclassed by plain Python even where they are compiled themselves.

Why not generators or callbacks: "what happens next" would be hidden in frames that cannot be saved or looked at.
"""

from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

G = TypeVar("G")

Seat = int
CLOCK: Final = -1
"""Time is a seat: it answers "the sand ran out". Never driven by a player's socket."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A card, token or tile: made once, compared by identity, written by its id."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return self.id


class Choice:
    """One answer with all its targets, written as a short readable text (`pay 1 3`).

    Choices are made once, by their game's `Choices`, and compared by identity; what comes from outside is looked up
    among options.
    """

    __slots__ = ("args", "kind", "made_by", "text")

    def __init__(self, text: str, kind: str, args: tuple[Any, ...], made_by: "Choices | None" = None) -> None:
        self.text = text
        self.kind = kind
        self.args = args
        self.made_by = made_by
        """None for one that is not kept: a point in a picture, of which there are too many."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.made_by is None:
            return Choice, (self.text, self.kind, self.args)
        return _made_again, (self.made_by.module, self.text, self.kind, self.args)


class Choices:
    """All choices of one game: each is made once, and found again by its text.

        choice: Final = Choices(__name__)  # under this name, in one module of the game
        PASS: Final = choice("pass")

    Every game has its own, because another game may write the same text and mean a card of its own.
    """

    __slots__ = ("by_text", "module")

    def __init__(self, module: str) -> None:
        self.module = module
        """Where it is: another process finds it there."""
        self.by_text: dict[str, Choice] = {}

    def __call__(self, kind: str, *args: Any) -> Choice:
        """The one Choice of this kind with these targets. Called by the rules only, never with a player's own text."""
        text = " ".join([kind, *(str(arg) for arg in args)])
        made = self.by_text.get(text)
        if made is None:
            made = self.by_text[text] = Choice(text, kind, args, self)
        elif made.args != args:
            raise ValueError(f"two choices are written {text!r}")
        return made

    def find(self, text: str) -> Choice | None:
        """The choice that is written so, if it has been made."""
        return self.by_text.get(text)


def _made_again(module: str, text: str, kind: str, args: tuple[Any, ...]) -> Choice:
    """A choice that was sent to another process: the one that its game has there."""
    choices: Choices = import_module(module).choice
    return choices.find(text) or choices(kind, *args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """Who is asked what, and what they may answer.

    `must` is false where the game goes on without an answer (talk, moving a chip again). `n` is given by the game: it
    numbers this seat's own asks, and a command that cites it cannot answer a later question by mistake.
    """

    __slots__ = ("kind", "must", "n", "options", "who")

    def __init__(self, who: Seat, kind: str, options: tuple[Choice, ...], must: bool = True) -> None:
        self.who = who
        self.kind = kind
        self.options = options
        self.must = must
        self.n: int = 0

    def admits(self, answer: Choice) -> bool:
        """Whether `answer` is legal. Asks with too many answers to list (a point in a picture) say so themselves."""
        for option in self.options:  # noqa: SIM110 - a plain loop by identity: choices are made once
            if option is answer:
                return True
        return False

    def find(self, text: str) -> Choice | None:
        """The legal choice that `text` writes, if there is one."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def same(self, other: "Ask") -> bool:
        """Whether a seat would see no difference between the two."""
        return self.kind == other.kind and self.must == other.must and self.options == other.options

    def __repr__(self) -> str:
        return f"Ask({self.who}, {self.kind!r}, {self.options!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A sentence of the rules that waits on the stack."""

    __slots__ = ()

    def args(self) -> tuple[Any, ...]:
        """What it was made with, so that it can be written down and made again."""
        return ()

    def asks(self, g: Any) -> tuple[Ask, ...]:
        """Who is asked what. Only a `Question` asks."""
        return ()

    def expected_ask(self, g: Any) -> Ask | None:
        """Of its asks, the one that random play answers: `expected(g, self.asks(g))`; None if it asks nobody.

        A question to many seats may find it without making the asks of all the others.
        """
        asks = self.asks(g)
        if len(asks) == 1:
            return asks[0]
        return expected(g, asks) if asks else None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"


def expected(g: Any, asks: tuple[Ask, ...]) -> Ask:
    """Who answers first of several: one that is expected to; the clock when nobody is."""
    for ask in asks:
        if ask.who != CLOCK and g.expects(ask):
            return ask
    for ask in asks:
        if ask.who == CLOCK:
            return ask
    return asks[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Effect, Generic[G]):
    """Something that happens without asking anybody."""

    __slots__ = ()

    def run(self, g: G) -> None:
        """Do it; further effects may be pushed."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Effect, Generic[G]):
    """Something that one or more seats decide. A question that asks nobody is dropped."""

    __slots__ = ()

    def asks(self, g: G) -> tuple[Ask, ...]:
        """Who is asked what: a pure function of the position, with fresh `Ask`s each time."""
        raise NotImplementedError

    def run(self, g: G, seat: Seat, answer: Choice) -> None:
        """Act on a legal answer. The question has left the stack; if it is to go on, it pushes its successor."""
        raise NotImplementedError
