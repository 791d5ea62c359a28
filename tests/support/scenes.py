"""Obscurio's table in any position, for its browser tests: a room with these traps, whoever is wanted in a browser."""

from typing import Any

from noctuary.catalog import game
from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.traps import BY_ID
from noctuary.obscurio.rules.turn import TURN
from noctuary.obscurio.state import ALL_TOKENS, Obscurio, set_table
from support.pages import ask

SPEC = game("obscurio")
NAMES = ("Maren", "Ada", "Noor", "Théo", "Lanterne", "Bouquin", "Ysolde", "Quill")
COLOURS = ("4", "1", "3", "4", "7", "5", "6", "2")


def room(
    traps: str = "no_effect",
    seats: int = 4,
    *,
    light: int = 10,
    dark: int = 5,
    progress: int = 3,
    seed: str = "browser",
    fiend: int = -1,
    **options: Any,
) -> Obscurio:
    """The beginning of a turn with these traps in play; the Grimoire in seat 0, the Traitor in the last one."""
    whole = SPEC.new(Options.make(options), seats, Chance(seed_of(seed)))
    assert isinstance(whole, Obscurio)
    g = Obscurio(Options.make(options), seats, whole.pictures, Chance(seed_of(seed)))
    set_table(g)
    if g.haunted():
        g.traitor = g.wizards[fiend]
    g.progress = progress
    g.light = light
    g.dark = dark if g.haunted() else 0
    g.box = ALL_TOKENS - g.light - g.dark
    wanted = [BY_ID[name] for name in traps.split()]
    rest = [token for token in g.bag if token not in wanted]
    g.bag = wanted
    g.extra = len(wanted) - 1
    g.then(TURN)
    g.advance()
    g.extra = 0
    g.bag = rest
    return g


def play(g: Obscurio, seat: int, *texts: str) -> None:
    """Some choices, written out."""
    for text in texts:
        g.play(seat, g.find(seat, text))


def written(g: Obscurio, clue: str = "") -> Obscurio:
    """With a clue on the desk, any legal one with two Butterflies if none is given."""
    ask = next(ask for ask in g.asks() if ask.who == g.grimoire)
    two = [option.text for option in ask.options if len(option.args) == 2]
    play(g, g.grimoire, clue or two[len(two) // 2])
    return g


def night(g: Obscurio) -> Obscurio:
    """With eyes closed."""
    written(g)
    play(g, CLOCK, "time")
    return g


def at_doors(g: Obscurio, *picks: int, exit: int = 3) -> Obscurio:
    """Before the doors, with the Traitor's picks, and the Exit where it is wanted."""
    night(g)
    if g.phase == "night":
        for slot in picks:
            play(g, g.traitor, f"pick {slot}")
        for seat in g.wizards:
            play(g, seat, "rest")
        play(g, CLOCK, "tick")
    here = g.exit_door - 1
    g.doors[here], g.doors[exit - 1] = g.doors[exit - 1], g.doors[here]
    g.exit_door = exit
    return g


class Seated:
    """A table in a position, with a person in every seat; those of `pages` sit at a page."""

    def __init__(self, pages: dict[int, Any], g: Obscurio | None, **wish: Any) -> None:
        self.pages = pages
        first = pages.get(0) or next(iter(pages.values()))
        context = first.page.context
        body = {"game": "obscurio", "name": NAMES[0], "colour": COLOURS[0], **wish}
        if g is not None:
            body["position"] = SPEC.write(g)
        seats = g.seats if g is not None else wish["seats"]
        host: Any = pages[0] if 0 in pages else Silent(context.browser, first.base)
        made = host.post("/api/tables", body)
        self.path = f"/t/{made['table']}"
        self.code = made["code"]
        self.silent = [] if 0 in pages else [host]
        for seat in range(1, seats):
            visitor = pages.get(seat)
            if visitor is None:
                visitor = Silent(context.browser, first.base)
                self.silent.append(visitor)
            visitor.post(self.path + "/join", {"name": NAMES[seat], "colour": COLOURS[seat], "seat": seat})
            visitor.post(self.path + "/ready", {"ready": True})
        host.post(self.path + "/start", {})
        for visitor in pages.values():
            visitor.open(self.path)
        for silent in self.silent:
            silent.close()


class Silent:
    """Somebody who takes a seat without looking at it."""

    def __init__(self, browser: Any, base: str) -> None:
        self.base = base
        self.context = browser.new_context(base_url=base)

    def post(self, path: str, body: Any) -> Any:
        """Say something to the server."""
        return ask(self.context, path, body)

    def close(self) -> None:
        """Go."""
        self.context.close()
