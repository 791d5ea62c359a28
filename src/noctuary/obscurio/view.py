"""What each seat sees, field by field (section 5). A fact that is not named here is not sent.

Cards are ids of the deck, for bots and the terminal. An id tells which card it is to anybody who has the deck, so what
is sent to people is the `named` view: there, each picture has a name that means nothing. Whoever draws a table must
render a Page with its sheets and never hand out the bare picture (3.9): the view says which sheets lie on it. Element
names and tags are never part of a view.
"""

from collections.abc import Callable

import msgspec

from noctuary.core.spec import Picture
from noctuary.obscurio.clue import write
from noctuary.obscurio.deck import Illusion
from noctuary.obscurio.table import NOBODY, OPENED, Obscurio
from noctuary.obscurio.traps import DUSK


class PageView(msgspec.Struct, frozen=True):
    """A Page on the Desk, under its sheets."""

    card: str
    red: bool
    """The red sheet of Dusk Hallway (B-34)."""
    mist: int | None
    """How the printed sheet of Magical Mist lies, in 72 steps (B-35, BA-13)."""


class WizardView(msgspec.Struct, frozen=True):
    """A Wizard, as everybody sees them."""

    seat: int
    characters: tuple[str, ...]
    chips: tuple[int, ...]
    """The door of each chip, 0 for the centre."""
    errors: int
    done: bool
    """Ready, confirmed, chip in hand, answered or vote locked, as the phase has it."""
    role: str | None
    """`loyal` or `traitor`, once the card lies face up."""
    active: bool


class WindowView(msgspec.Struct, frozen=True):
    """A stretch of time, in milliseconds."""

    name: str
    length: int
    running: bool


class View(msgspec.Struct, frozen=True, tag_field="game", tag="obscurio"):
    """The table as one seat sees it."""

    seat: int | None
    role: str
    """`grimoire`, `loyal`, `traitor`, `wizard` (no Traitor plays), or `spectator`."""
    traitor: int | None
    """Who the Traitor is, for those who know."""
    phase: str
    turn: int
    grimoire: int
    wizards: tuple[WizardView, ...]
    waiting: tuple[int, ...]
    """Whom the game waits for; nobody's name while eyes are closed."""
    progress: int
    light: int
    dark: int
    box: int
    traps: tuple[str, ...]
    bag: tuple[str, ...]
    watcher: bool
    deck: int
    discard: tuple[str, ...]
    exit: str | None
    exit_door: int | None
    pages: tuple[PageView, ...] | None
    clue: tuple[str, ...] | None
    holder: tuple[str, ...] | None
    picks: tuple[str, ...] | None
    pick_limit: int
    decoys: tuple[int, ...] | None
    """Doors with the Traitor's cards, for the Grimoire."""
    resting: bool
    """Whether this seat, or for the Grimoire the Traitor, is done in the eyes-closed step."""
    doors: tuple[str | None, ...]
    """The card at each door; None where it lies face down."""
    reached: int
    """Under locked doors, the door that is open now."""
    track: tuple[int, ...]
    space: int
    extra: int
    commits: tuple[int, ...]
    """One's own sealed doors or answers."""
    vote: int | None
    votes: tuple[int | None, ...] | None
    rounds: int
    board: tuple[int, ...] | None
    lines: tuple[tuple[int, str], ...]
    windows: tuple[WindowView, ...]
    past_picks: tuple[tuple[str, ...], ...] | None
    """The Traitor's cards of every turn, once the game is over."""
    pictures: str
    """The hash of the deck that is played with."""


def view_of(g: Obscurio, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    over = g.outcome is not None
    book = seat == g.grimoire
    fiend = seat is not None and seat == g.traitor
    opened = g.phase in OPENED
    return View(
        seat=seat,
        role=role_of(g, seat),
        traitor=known_traitor(g, seat),
        phase=g.phase,
        turn=g.turn,
        grimoire=g.grimoire,
        wizards=tuple(_wizard(g, wizard) for wizard in g.wizards),
        waiting=_waiting(g),
        progress=g.progress,
        light=g.light,
        dark=g.dark,
        box=g.box,
        traps=tuple(trap.id for trap in g.traps),
        bag=tuple(sorted(trap.id for trap in g.bag)),
        watcher=g.watcher,
        deck=g.deck_shown,
        discard=ids(g.discard),
        exit=g.exit.id if g.exit is not None and sees_exit(g, seat) else None,
        exit_door=_exit_door(g, book),
        pages=_pages(g, book) if sees_pages(g, seat) else None,
        clue=tuple(write(butterfly) for butterfly in g.clue) if sees_pages(g, seat) else None,
        holder=ids(g.holder) if sees_holder(g, seat) else None,
        picks=ids(g.picks) if (book or fiend or over) and g.haunted() else None,
        pick_limit=g.pick_limit(),
        decoys=_decoys(g) if book or over else None,
        resting=_resting(g, seat),
        doors=tuple(card.id if g.face_up(door) else None for door, card in enumerate(g.doors, 1)),
        reached=g.shown,
        track=g.track,
        space=g.space,
        extra=g.extra,
        commits=() if seat is None else tuple(g.commits[chip] for chip in g.chips_of(seat)),
        vote=None if seat is None or g.votes[seat] == NOBODY else g.votes[seat],
        votes=_votes(g) if opened and g.phase != "accuse" else None,
        rounds=len(g.rounds),
        board=None if seat is None or book else g.boards[seat],
        lines=tuple(g.lines),
        windows=tuple(WindowView(window.name, window.length, window.running) for window in g.windows()),
        past_picks=tuple(ids(row) for row in g.past_picks) if over else None,
        pictures=g.pictures.hash,
    )


def ids(cards: list[Illusion] | tuple[Illusion, ...]) -> tuple[str, ...]:
    """The ids of some cards."""
    return tuple([card.id for card in cards])


def role_of(g: Obscurio, seat: int | None) -> str:
    """What a seat knows itself to be."""
    if seat is None:
        return "spectator"
    if seat == g.grimoire:
        return "grimoire"
    if not g.haunted():
        return "wizard"
    return "traitor" if seat == g.traitor else "loyal"


def known_traitor(g: Obscurio, seat: int | None) -> int | None:
    """Who the Traitor is, if this seat may know it (BA-46)."""
    known = g.haunted() and (
        g.outcome is not None or g.exposed() or seat == g.grimoire or (seat is not None and seat == g.traitor)
    )
    return g.traitor if known else None


def sees_exit(g: Obscurio, seat: int | None) -> bool:
    """The Grimoire all turn (BC-21), the Traitor in Step 3 by Espionage, everybody at the resolution."""
    if g.phase in OPENED or seat == g.grimoire:
        return True
    return g.phase == "traitor" and g.spies() and seat is not None and seat == g.traitor


def sees_pages(g: Obscurio, seat: int | None) -> bool:
    """The Grimoire while it writes, then everybody, unless the night took them (BA-15, BA-48)."""
    if g.dark_now or not g.pages:
        return False
    return g.phase != "riddle" or seat == g.grimoire


def sees_holder(g: Obscurio, seat: int | None) -> bool:
    """The Traitor and the Grimoire in Step 3 (B-39, BA-07); everybody at the end."""
    if not g.haunted():
        return False
    if g.outcome is not None:
        return True
    if seat == g.grimoire:
        return g.phase == "traitor" or g.options.grimoire_sees_holder == "always"
    return g.phase == "traitor" and seat is not None and seat == g.traitor


def _wizard(g: Obscurio, seat: int) -> WizardView:
    chips = g.chips_of(seat)
    characters = g.characters()
    done = g.flags >> seat & 1 == 1
    if g.phase in ("locked", "locked_watch"):
        done = all(g.chips[chip] or g.answered >> chip & 1 for chip in chips)
    shown = g.haunted() and (g.outcome is not None or g.shown_roles >> seat & 1 == 1)
    return WizardView(
        seat=seat,
        characters=tuple(characters[chip] for chip in chips),
        chips=tuple(g.chips[chip] for chip in chips),
        errors=g.errors[seat],
        done=done,
        role=("traitor" if seat == g.traitor else "loyal") if shown else None,
        active=seat in g.active,
    )


def _waiting(g: Obscurio) -> tuple[int, ...]:
    """Seats that must answer. In the eyes-closed step nobody must, and nobody is named (3.3)."""
    return tuple(dict.fromkeys(ask.who for ask in g.open_asks if ask.must and ask.who >= 0))


def _exit_door(g: Obscurio, book: bool) -> int | None:
    """The Exit's door: marked for the Grimoire where its card lies open, for all when it is resolved."""
    if not g.doors:
        return None
    if g.phase in OPENED or (book and g.face_up(g.exit_door)):
        return g.exit_door
    return None


def _decoys(g: Obscurio) -> tuple[int, ...]:
    return tuple(door for door, card in enumerate(g.doors, 1) if card in g.picks and g.face_up(door))


def _pages(g: Obscurio, book: bool) -> tuple[PageView, ...]:
    bare = book and g.options.grimoire_sees_uncovered
    red = g.has(DUSK) and not bare
    return tuple(PageView(page.id, red, g.mist[at] if g.mist and not bare else None) for at, page in enumerate(g.pages))


def _resting(g: Obscurio, seat: int | None) -> bool:
    whose = g.traitor if seat == g.grimoire else seat
    return g.phase == "traitor" and whose is not None and g.rested >> whose & 1 == 1


def _votes(g: Obscurio) -> tuple[int | None, ...]:
    return tuple(None if vote == NOBODY else vote for vote in g.votes)


def pictures_of(view: View) -> tuple[Picture, ...]:
    """The pictures a seat is shown now, each by its place; in another turn the same card is another picture."""
    turn = f"{view.turn}"
    found = [Picture(f"page-{at}", turn, page.card, page.red, page.mist) for at, page in enumerate(view.pages or (), 1)]
    if view.exit is not None:
        found.append(Picture("exit", turn, view.exit))
    found += _row("holder", turn, view.holder or ())
    found += _row("door", turn, view.doors)
    found += _row("pick", turn, view.picks or (), drawer=True)
    found += _row("discard", "", view.discard, drawer=True)
    for past, picks in enumerate(view.past_picks or (), 1):
        found += _row(f"pick-{past}", "", picks, drawer=True)
    return tuple(found)


def _row(place: str, appearance: str, cards: tuple[str | None, ...], drawer: bool = False) -> list[Picture]:
    return [
        Picture(f"{place}-{at}", appearance, card, drawer=drawer)
        for at, card in enumerate(cards, 1)
        if card is not None
    ]


def named(view: View, name: Callable[[Picture], str]) -> View:
    """The same view with a name for each picture in the place of its card."""
    names = {picture.place: name(picture) for picture in pictures_of(view)}

    def row(place: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names[f"{place}-{at}"] for at in range(1, len(cards) + 1))

    return msgspec.structs.replace(
        view,
        pages=None
        if view.pages is None
        else tuple(PageView(names[f"page-{at}"], page.red, page.mist) for at, page in enumerate(view.pages, 1)),
        exit=names.get("exit"),
        holder=None if view.holder is None else row("holder", view.holder),
        doors=tuple(names.get(f"door-{at}") for at in range(1, len(view.doors) + 1)),
        picks=None if view.picks is None else row("pick", view.picks),
        discard=row("discard", view.discard),
        past_picks=None
        if view.past_picks is None
        else tuple(row(f"pick-{past}", picks) for past, picks in enumerate(view.past_picks, 1)),
    )
