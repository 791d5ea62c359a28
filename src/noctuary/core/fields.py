"""The fields of a game's state, each declared once: its shape, and who may know it.

`dump`, `load` and what `knowledge` may send all follow from this one table. It is a whitelist: a field that nobody
declared is written nowhere and sent to nobody, and the conformance suite names it.

    FIELDS: Final = Fields[Occulto](
        given("options", OPTIONS, lambda g: g.options.changed()),             # what the game is made with
        given("seats", whole(3, 5), lambda g: g.seats),
        Field("deck", list_of(piece(Card)), SECRET),                          # nobody may know it
        Field("hands", per_seat(list_of(piece(Card))), OWN),                  # each seat its own entry, no other
        Field("bench", per_seat(list_of(piece(Card))), OPEN),                 # everybody
        Field("buried", list_of(piece(Card)), lambda g, seat: len(g.buried)), # a function of the seat
        stack=unsealed,                                 # the machine's own fields: secret unless said otherwise
        derived=("shields_out",), derive=count_shields, # attributes that follow from the fields: not written
        pieces=lambda g: [card.id for card in ALL],     # all that must lie on the table, each once
    )

The table stands below the state class. Its order is the order of a position's line: a field that is moved there changes
how positions are written. Then:

    def dump(self):
        return FIELDS.dump(self)

    def load(fields):
        return FIELDS.load(fields, lambda f: Occulto(Options.make(f["options"]), f["seats"], chance_of(f)))

Make the open part of `knowledge` from `FIELDS.known(g, seat)`. Fill a game that is dealt from knowledge with
`FIELDS.fill`, which checks nothing: checks are for what comes from outside. Name the table in the Spec
(`fields=FIELDS`), and the conformance suite checks `copy` against it and breaks positions at random.

The table is plain Python, used at the edges (positions, knowledge) and never while rules run. The state class may be
compiled and have `__slots__`; `copy` stays written by hand.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from noctuary.core.chance import Chance
from noctuary.core.game import Game
from noctuary.core.notation import write_value
from noctuary.core.refusal import BadInput
from noctuary.core.shapes import EFFECT, MANY, SEED, Shape, list_of, map_of, mask, row, seat, text, tuple_of, whole

G = TypeVar("G", bound=Game)


class Who(Enum):
    """Who may know a field, where that is the same for the whole game."""

    OPEN = "everybody"
    OWN = "each seat its own entry of a row with one entry a seat"
    SECRET = "nobody"


OPEN: Final = Who.OPEN
OWN: Final = Who.OWN
SECRET: Final = Who.SECRET

UNKNOWN: Final = object()
"""What a function of the seat returns to send that seat nothing at all."""

Known = Who | Callable[[Any, int | None], Any]
"""Who may know a field: one of the three, or what a seat (None: a spectator) may know of it, from the game."""


class Field:
    """One attribute of the state."""

    __slots__ = ("formerly", "get", "given", "known", "name", "shape")

    def __init__(
        self, name: str, shape: Shape, known: Known, get: Callable[[Any], Any] | None = None, formerly: str = ""
    ) -> None:
        self.name = name
        self.formerly = formerly
        """What it is called in positions that were stored before it was renamed."""
        self.shape = shape
        self.known = known
        self.get: Callable[[Any], Any] = attrgetter(name) if get is None else get
        """The value in a game; UNKNOWN where there is none to write."""
        self.given = False
        """Whether the game is made with it, so that it is never set afterwards."""


def given(name: str, shape: Shape, get: Callable[[Any], Any]) -> Field:
    """What a game is made with (its options, its seats): written, open to all, handed to whoever makes the game."""
    field = Field(name, shape, OPEN, get)
    field.given = True
    return field


class Fields(Generic[G]):
    """All fields of one game: see the module's docstring."""

    def __init__(
        self,
        *fields: Field,
        pieces: Callable[[G], Sequence[str]],
        stack: Known = SECRET,
        counts: Known = SECRET,
        asked: Known = SECRET,
        revealed: Known = SECRET,
        derived: tuple[str, ...] = (),
        derive: Callable[[G], None] | None = None,
        check: Callable[[G], str] | None = None,
    ) -> None:
        self.own = fields
        self.machine = _machine(stack, counts, asked, revealed)
        self.all = (*self.own, *self.machine)
        self.names = frozenset(field.name for field in self.all)
        if len(self.names) != len(self.all):
            raise ValueError("a field is declared twice")
        self.pieces = pieces
        """The id of everything that must lie on the table of this game: what `components` has to find."""
        self.derived = derived
        """Attributes that follow from the fields, or from what the game is made with."""
        self.derive = derive
        """Works them out after loading."""
        self.check = check
        """Says what else is impossible about a game that was loaded; nothing if it is possible."""

    def dump(self, g: G) -> dict[str, Any]:
        """Every fact of the position, secrets included, as plain data."""
        written = ((field.name, _written(field, g)) for field in self.all)
        return {name: value for name, value in written if value is not UNKNOWN}

    def known(self, g: G, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of the position, and nothing else."""
        told = ((field.name, _told(field, g, seat)) for field in self.all)
        return {name: value for name, value in told if value is not UNKNOWN}

    def load(self, fields: dict[str, Any], make: Callable[[dict[str, Any]], G]) -> G:
        """The game of a position. Refuses what is missing, unknown, ill-shaped or impossible, and says which."""
        fields = self._renamed(fields)
        self._check_names(fields)
        first = [field for field in self.all if field.given or field.name in ("seed", "uses")]
        self._check_shapes(fields, None, first)
        g = make(fields)
        g.loud = False  # Nothing happens while a table is set up.
        self._check_shapes(fields, g, [field for field in self.all if field not in first])
        self.fill(g, fields)
        g.stack = list(fields["stack"])  # An effect may hold pieces too.
        self._check_pieces(g)
        g.load_from(fields)
        fault = "" if self.check is None else self.check(g)
        if fault:
            raise BadInput("position-impossible", why=fault)
        g.loud = True
        return g

    def dealt(self, fields: dict[str, Any], make: Callable[[dict[str, Any]], G]) -> G:
        """The game of fields that were dealt from knowledge: nothing of them comes from outside, nothing is checked."""
        g = make(fields)
        g.loud = False
        self.fill(g, fields)
        g.load_from(fields)
        g.loud = True
        return g

    def fill(self, g: G, fields: dict[str, Any]) -> None:
        """Set every field of `g`, unchecked. The machine's share is left to `Game.load_from`."""
        for field in self.own:
            if not field.given:
                setattr(g, field.name, field.shape.read(fields[field.name]))
        if self.derive is not None:
            self.derive(g)

    def _renamed(self, fields: dict[str, Any]) -> dict[str, Any]:
        now = {field.formerly: field.name for field in self.all if field.formerly and field.name not in fields}
        return {now.get(name, name): value for name, value in fields.items()}

    def _check_names(self, fields: dict[str, Any]) -> None:
        for field in self.all:
            if field.name not in fields and field.name != "outcome":
                raise BadInput("position-field", name=field.name)
        for name in fields:
            if name not in self.names:
                raise BadInput("position-unknown", name=name)

    def _check_shapes(self, fields: dict[str, Any], g: G | None, declared: list[Field]) -> None:
        for field in declared:
            if field.name in fields and not field.shape.fits(fields[field.name], g):
                written = write_value(fields[field.name])
                raise BadInput("position-shape", name=field.name, known=field.shape.pattern, given=written[:80])

    def _check_pieces(self, g: G) -> None:
        found, due = Counter(g.components()), Counter(self.pieces(g))
        if found != due:
            lost, more = sorted((due - found).elements()), sorted((found - due).elements())
            raise BadInput("position-pieces", lost=" ".join(lost[:8]) or "-", more=" ".join(more[:8]) or "-")


def _written(field: Field, g: Game) -> Any:
    value = field.get(g)
    return value if value is UNKNOWN or field.shape.plain else field.shape.write(value)


def _told(field: Field, g: Game, seat: int | None) -> Any:
    if not isinstance(field.known, Who):
        return field.known(g, seat)
    if field.known is SECRET:
        return UNKNOWN
    value = _written(field, g)
    return value if field.known is OPEN else [entry if at == seat else None for at, entry in enumerate(value)]


def _machine(stack: Known, counts: Known, asked: Known, revealed: Known) -> tuple[Field, ...]:
    """The share of `Game` itself: what it is in the middle of, the numbers of its asks, its chance, its end."""
    number = whole(0, MANY)
    return (
        Field("stack", list_of(EFFECT), stack),
        Field("counts", list_of(number, lambda g: g.seats + 1), counts),
        Field("asked", list_of(whole(1, MANY)), asked, lambda g: [ask.n for ask in g.open_asks]),
        Field("revealed", mask(lambda g: g.seats + 1), revealed),
        Field("seed", SEED, SECRET, lambda g: g.chance.seed),
        Field("uses", map_of(text(), number), SECRET, lambda g: g.chance.uses),
        Field("outcome", row(text(), text(), tuple_of(seat()), text()), OPEN, _outcome),
    )


def _outcome(g: Game) -> Any:
    end = g.outcome
    return UNKNOWN if end is None else end.data()


def chance_of(fields: dict[str, Any]) -> Chance:
    """The chance that a position goes on with."""
    return Chance(fields["seed"], fields["uses"])


# For the conformance suite -------------------------------------------------------------------------------------------

MACHINE: Final = frozenset({"chance", "counts", "loud", "open_asks", "outcome", "revealed", "seats", "stack", "told"})
"""Attributes of `Game` itself."""


def attributes(g: Game) -> Iterator[str]:
    """The names of all that an object holds, whether plain, with slots, or compiled."""
    yield from getattr(g, "__dict__", ())
    for each in type(g).__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):
            names = each.__dict__.get(listed, ())
            yield from (name for name in names if not name.startswith("__"))


def undeclared(table: Fields[Any], g: Game) -> list[str]:
    """Attributes of a game that its table does not know: written by nobody, checked by nobody."""
    declared = {field.name for field in table.all}
    return sorted(set(attributes(g)) - declared - MACHINE - set(table.derived))
