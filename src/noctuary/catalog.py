"""Every game there is, by name: the house's own, then those that other installed packages bring.

A package brings a game by an entry point that names its Spec:

    [project.entry-points."noctuary.games"]
    lanterns = "lanterns:SPEC"

A game is imported when it is first asked for and not before. One that cannot be opened is left out of the house;
`closed` says why, in one line.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from noctuary.core.refusal import BadInput, shown
from noctuary.core.spec import Spec

GROUP: Final = "noctuary.games"
HOUSE: Final = ("oubliette", "occulto", "obscurio")
"""The games of this package, in the order they are offered."""


class Catalog(Mapping[str, Spec]):
    """The games that can be opened. Looking one up opens it; walking over all of them opens all."""

    def __init__(self) -> None:
        self._opened: dict[str, Spec] = {}
        self._guests: dict[str, EntryPoint] | None = None

    def names(self) -> tuple[str, ...]:
        """All names, those of games that cannot be opened included."""
        return tuple(dict.fromkeys((*HOUSE, *self.guests())))

    def guests(self) -> dict[str, EntryPoint]:
        """The games of other packages, as they announce themselves."""
        if self._guests is None:
            self._guests = {entry.name: entry for entry in entry_points(group=GROUP)}
        return self._guests

    def open(self, name: str) -> Spec:
        """The game of this name. Refuses a name nobody knows, and a game that cannot be opened."""
        if name not in self._opened:
            if name not in self.names():
                raise BadInput("game", given=shown(name), known=", ".join(self.names()))
            self._opened[name] = self._load(name)
        return self._opened[name]

    def _load(self, name: str) -> Spec:
        try:
            spec = import_module(f"noctuary.{name}").SPEC if name in HOUSE else self.guests()[name].load()
        except Exception as wrong:
            raise why_closed(name, wrong) from wrong
        if not isinstance(spec, Spec) or spec.name != name:
            raise BadInput("game-closed", game=name, why=f"{GROUP}: {name} = {type(spec).__name__}")
        return spec

    def closed(self) -> dict[str, BadInput]:
        """The games that cannot be opened, with the reason."""
        found = {}
        for name in self.names():
            try:
                self.open(name)
            except BadInput as wrong:
                found[name] = wrong
        return found

    def __getitem__(self, name: str) -> Spec:
        if name not in self.names():
            raise KeyError(name)
        return self.open(name)

    def __iter__(self) -> Iterator[str]:
        closed = self.closed()
        return (name for name in self.names() if name not in closed)

    def __len__(self) -> int:
        return len(self.names()) - len(self.closed())


def why_closed(name: str, wrong: Exception) -> BadInput:
    """Why a game could not be opened, in one line; what its own files are accused of stays as it is."""
    if isinstance(wrong, BadInput):
        return wrong
    return BadInput("game-closed", game=name, why=f"{type(wrong).__name__}: {wrong}".splitlines()[0][:200])


GAMES: Final = Catalog()


def game(name: str) -> Spec:
    """The game of this name."""
    return GAMES.open(name)
