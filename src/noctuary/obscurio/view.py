"""What each seat sees, field by field. A fact that is not named here is not sent.

Cards are ids of the deck, for bots and the terminal. An id tells which card it is to anybody who has the deck, so what
is sent to people is the `named` view: there, each picture has a name that means nothing. Whoever draws a table must
render a Page with its sheets and never hand out the bare picture: the view says which sheets lie on it. Element
names and tags are never part of a view.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypeVar

import msgspec

from noctuary.core.effects import Piece
from noctuary.core.spec import Picture
from noctuary.core.views import with_own
from noctuary.obscurio.choices import ARGUMENTS, LONGER
from noctuary.obscurio.pieces.clue import BODY, COS, RADIUS, SIN, STEPS, Rules, open_kinds, write
from noctuary.obscurio.pieces.mist import printed_stretches
from noctuary.obscurio.pieces.traps import Trap
from noctuary.obscurio.state import NOBODY, OPENED, Obscurio, Phase

Role = Literal["grimoire", "loyal", "traitor", "wizard", "spectator"]
"""What a seat knows itself to be: `wizard` where no Traitor plays."""

DRAWN_WITH: Final = {
    "RADIUS": RADIUS,
    "BODY": BODY,
    "STEPS": STEPS,
    "COSINES": COS,
    "SINES": SIN,
    "ARGUMENTS": ARGUMENTS,
    "LONGER": LONGER,
}
"""What a page needs to draw a Butterfly, to keep it on its Page (B-28), and to say a line in words."""


class PageView(msgspec.Struct, frozen=True):
    """A Page on the Desk, under its sheets."""

    card: str
    red: bool
    """The red sheet of Dusk Hallway (B-34)."""
    mist: int | None
    """How the printed sheet of Magical Mist lies, in 72 steps (B-35, BA-13)."""
    printed: str = ""
    """For the Grimoire while it lays a clue: where a tip would touch that print, in words of `print_of`."""


class ClueKinds(msgspec.Struct, frozen=True):
    """The kinds of clue that something lets through, as `0b 1p`: one below Page 1 and one pointing into Page 2."""

    trap: str
    """The trap that asks for it; nothing for the rules of every turn."""
    kinds: tuple[str, ...]


class WizardView(msgspec.Struct, frozen=True):
    """A Wizard, as everybody sees them."""

    seat: int
    characters: tuple[str, ...]
    chips: tuple[int, ...]
    """The door of each chip, 0 for the centre."""
    errors: int
    done: bool
    """Ready, confirmed, chip in hand, answered or vote locked, as the phase has it."""
    role: Literal["loyal", "traitor"] | None
    """Once the card lies face up."""
    active: bool


class RoomView(msgspec.Struct, frozen=True):
    """A room that is behind everybody, for the album at the end: nothing of it is secret any more."""

    traps: tuple[str, ...]
    pages: tuple[str, ...]
    clue: tuple[str, ...]
    doors: tuple[str, ...]
    exit_door: int
    decoys: tuple[int, ...]
    """Doors with the Traitor's cards."""
    chips: tuple[tuple[int, int], ...]
    """Who stood where: a seat and a door for each chip, 0 for the centre. A Traitor who is known has none."""
    found: bool


class WindowView(msgspec.Struct, frozen=True):
    """A stretch of time, in milliseconds."""

    name: str
    length: int
    running: bool


class PublicView(msgspec.Struct, frozen=True, tag_field="game", tag="obscurio"):
    """What all who look see alike."""

    phase: Phase
    opened: bool
    """Whether all doors lie open (BA-44)."""
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
    pick_limit: int
    doors: tuple[str | None, ...]
    """The card at each door; None where it lies face down."""
    reached: int
    """Under locked doors, the door that is open now."""
    track: tuple[int, ...]
    space: int
    extra: int
    votes: tuple[int | None, ...] | None
    rounds: int
    lines: tuple[tuple[int, str], ...]
    windows: tuple[WindowView, ...]
    past_picks: tuple[tuple[str, ...], ...] | None
    """The Traitor's cards of every turn, once the game is over."""
    album: tuple[RoomView, ...] | None
    """Every room, once the game is over."""
    pictures: str
    """The hash of the deck that is played with."""


class View(PublicView, frozen=True, tag_field="game", tag="obscurio"):
    """The table as one seat sees it."""

    seat: int | None
    role: Role
    traitor: int | None
    """Who the Traitor is, for those who know."""
    exit: str | None
    """The Exit, for those who see it. In a night with Espionage a loyal Wizard is shown some card: it means nothing."""
    exit_door: int | None
    pages: tuple[PageView, ...] | None
    clue: tuple[str, ...] | None
    clue_kinds: tuple[ClueKinds, ...] | None
    """For the Grimoire while it lays a clue: a clue must be of a kind that is in each of these."""
    holder: tuple[str, ...] | None
    """The eight cards of the night. Every Wizard has eight; only the Traitor's, which the Grimoire sees, are real."""
    picks: tuple[str, ...] | None
    """The cards taken from it. A loyal Wizard's, in the night alone, count for nothing."""
    decoys: tuple[int, ...] | None
    """Doors with the Traitor's cards, for the Grimoire."""
    resting: bool
    """Whether this seat, or for the Grimoire the Traitor, is done in the night."""
    commits: tuple[int, ...]
    """One's own sealed doors or answers."""
    vote: int | None
    board: tuple[int, ...] | None


def public_of(g: Obscurio) -> PublicView:
    """What all see."""
    over = g.outcome is not None
    opened = g.phase in OPENED
    return PublicView(
        phase="end" if over else g.stage().phase(),
        opened=opened,
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
        pick_limit=g.pick_limit(),
        doors=tuple(card.id if g.face_up(door) else None for door, card in enumerate(g.doors, 1)),
        reached=g.shown,
        track=g.track,
        space=g.space,
        extra=g.extra,
        votes=_votes(g) if opened and g.phase != "accuse" else None,
        rounds=len(g.rounds),
        lines=tuple(g.lines),
        windows=tuple(WindowView(window.name, window.length, window.running) for window in g.windows()),
        past_picks=tuple(ids(row) for row in g.past_picks) if over else None,
        album=tuple(_room(g, turn) for turn in range(len(g.rooms))) if over else None,
        pictures=g.pictures.hash,
    )


def view_from(g: Obscurio, public: PublicView, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    book = seat == g.grimoire
    return with_own(
        View,
        public,
        seat=seat,
        role=role_of(g, seat),
        traitor=known_traitor(g, seat),
        exit=_exit(g, seat),
        exit_door=_exit_door(g, book),
        pages=_pages(g, book) if sees_pages(g, seat) else None,
        clue=tuple(write(butterfly) for butterfly in g.clue) if sees_pages(g, seat) else None,
        clue_kinds=_clue_kinds(tuple(g.traps), g.options.max_bottom)
        if book and g.phase == "riddle" and g.outcome is None
        else None,
        holder=_holder(g, seat),
        picks=_picks(g, seat),
        decoys=_decoys(g) if book or g.outcome is not None else None,
        resting=_resting(g, seat),
        commits=() if seat is None else tuple(g.commits[chip] for chip in g.chips_of(seat)),
        vote=None if seat is None or g.votes[seat] == NOBODY else g.votes[seat],
        board=None if seat is None or book else g.boards[seat],
    )


def ids(cards: Sequence[Piece]) -> tuple[str, ...]:
    """The ids of some cards or traps."""
    return tuple([card.id for card in cards])


def role_of(g: Obscurio, seat: int | None) -> Role:
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


def has_mock(g: Obscurio, seat: int | None) -> bool:
    """Whether a seat is a loyal Wizard in the night: then it has cards that mean nothing (BA-51)."""
    return g.phase == "night" and seat is not None and seat != g.grimoire and seat != g.traitor


def _exit(g: Obscurio, seat: int | None) -> str | None:
    """The Grimoire all turn (BC-21), the Traitor in Step 3 by Espionage, everybody at the resolution."""
    card = g.exit
    if has_mock(g, seat):
        assert seat is not None
        card = g.mock_exits[seat]
    elif not (g.phase in OPENED or seat == g.grimoire or (g.phase == "night" and g.spies() and seat == g.traitor)):
        card = None
    return None if card is None else card.id


def sees_pages(g: Obscurio, seat: int | None) -> bool:
    """The Grimoire while it writes, then everybody, unless the night took them (BA-15, BA-48)."""
    if g.dark_now or not g.pages:
        return False
    return g.phase != "riddle" or seat == g.grimoire


def _holder(g: Obscurio, seat: int | None) -> tuple[str, ...] | None:
    """The Traitor and the Grimoire in Step 3 (B-39, BA-07), a mock one for all others; everybody at the end."""
    if not g.haunted():
        return None
    if has_mock(g, seat):
        assert seat is not None
        return ids(g.mock_holders[seat])
    night = g.phase == "night" and seat is not None
    always = seat == g.grimoire and g.options.grimoire_sees_holder == "always"
    return ids(g.holder) if night or always or g.outcome is not None else None


def _picks(g: Obscurio, seat: int | None) -> tuple[str, ...] | None:
    """The Traitor and the Grimoire (BA-18), everybody at the end; in the night one's own that mean nothing."""
    if not g.haunted():
        return None
    if has_mock(g, seat):
        assert seat is not None
        return ids(g.mock_picks[seat])
    return ids(g.picks) if seat == g.grimoire or seat == g.traitor or g.outcome is not None else None


def _room(g: Obscurio, turn: int) -> RoomView:
    traps, pages, clue, doors, exit_door, chips, _, active, _, _ = g.rooms[turn]
    standing = [(seat, chips[chip]) for chip, seat in enumerate(g.chip_seat) if seat in active]
    return RoomView(
        traps=ids(traps),
        pages=ids(pages),
        clue=tuple(write(butterfly) for butterfly in clue),
        doors=ids(doors),
        exit_door=exit_door,
        decoys=tuple(door for door, card in enumerate(doors, 1) if card in g.past_picks[turn]),
        chips=tuple(standing),
        found=exit_door in [door for _, door in standing],
    )


def _wizard(g: Obscurio, seat: int) -> WizardView:
    chips = g.chips_of(seat)
    characters = g.characters()
    done = 0 if g.outcome is not None else g.stage().done(g)
    shown = g.haunted() and (g.outcome is not None or g.shown_roles >> seat & 1 == 1)
    return WizardView(
        seat=seat,
        characters=tuple(characters[chip] for chip in chips),
        chips=tuple(g.chips[chip] for chip in chips),
        errors=g.errors[seat],
        done=done >> seat & 1 == 1,
        role=("traitor" if seat == g.traitor else "loyal") if shown else None,
        active=seat in g.active,
    )


def _waiting(g: Obscurio) -> tuple[int, ...]:
    """Seats that must answer. In the night nobody must, and nobody is named."""
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
    red = any(trap.reddens() for trap in g.traps) and not bare
    mist = g.mist or (None, None)
    laying = book and g.phase == "riddle"
    return tuple(
        PageView(page.id, red, None if bare else sheet, "" if sheet is None or not laying else print_of(sheet))
        for page, sheet in zip(g.pages, mist, strict=True)
    )


@lru_cache(maxsize=256)
def _clue_kinds(traps: tuple[Trap, ...], max_bottom: int) -> tuple[ClueKinds, ...]:
    """What the rules of every turn let through, then what each trap in play does that asks more of a clue."""
    found = [ClueKinds("", open_kinds(False, False, max_bottom))]
    for trap in dict.fromkeys(traps):
        rules = Rules(False, False, max_bottom)
        trap.bind(rules)
        kinds = open_kinds(rules.united, rules.bottom, rules.max_bottom)
        if kinds != found[0].kinds:
            found.append(ClueKinds(trap.id, kinds))
    return tuple(found)


@cache
def print_of(mist: int) -> str:
    """The print of a sheet that lies so, a row for each hundredth from -100 to 100, as stretches `from:to`."""
    rows = (printed_stretches(mist, y) for y in range(-100, 101))
    return "/".join(" ".join(f"{first}:{last}" for first, last in row) for row in rows)


def _resting(g: Obscurio, seat: int | None) -> bool:
    whose = g.traitor if seat == g.grimoire else seat
    return g.phase == "night" and whose is not None and g.rested >> whose & 1 == 1


def _votes(g: Obscurio) -> tuple[int | None, ...]:
    return tuple(None if vote == NOBODY else vote for vote in g.votes)


def pictures_of(view: PublicView) -> tuple[Picture, ...]:
    """The pictures a seat is shown now, each by its place; in another turn the same card is another picture.

    Of a public part alone, those that all are shown.
    """
    return (*own_pictures(view), *_shared_pictures(view)) if isinstance(view, View) else _shared_pictures(view)


def _shared_pictures(view: PublicView) -> tuple[Picture, ...]:
    found = _row("door", f"{view.turn}", view.doors, shared=True)
    found += _row("discard", "", view.discard, drawer=True, shared=True)
    for past, picks in enumerate(view.past_picks or (), 1):
        found += _row(f"pick-{past}", "", picks, drawer=True, shared=True)
    for number, room in enumerate(view.album or (), 1):
        found += _row(f"room-{number}-page", "", room.pages, drawer=True, shared=True)
        found += _row(f"room-{number}-door", "", room.doors, drawer=True, shared=True)
    return tuple(found)


def own_pictures(view: View) -> tuple[Picture, ...]:
    """Those that are this seat's own, or that not all see alike."""
    turn = f"{view.turn}"
    found = [Picture(f"page-{at}", turn, page.card, page.red, page.mist) for at, page in enumerate(view.pages or (), 1)]
    if view.exit is not None:
        found.append(Picture("exit", turn, view.exit))
    found += _row("holder", turn, view.holder or ())
    found += _row("pick", turn, view.picks or (), drawer=True)
    return tuple(found)


def _row(
    place: str, appearance: str, cards: tuple[str | None, ...], drawer: bool = False, shared: bool = False
) -> list[Picture]:
    return [
        Picture(f"{place}-{at}", appearance, card, drawer=drawer, shared=shared)
        for at, card in enumerate(cards, 1)
        if card is not None
    ]


Name = Callable[[Picture], str]
P = TypeVar("P", bound=PublicView)


def anonymise_view(view: P, name: Name) -> P:
    """The same view, or public part of one, with a name for each picture in the place of its card."""
    names = {picture.place: name(picture) for picture in _shared_pictures(view)}
    return msgspec.structs.replace(
        view,
        **(_own_names(view, name) if isinstance(view, View) else {}),
        doors=tuple(names.get(f"door-{at}") for at in range(1, len(view.doors) + 1)),
        discard=_named(names, "discard", view.discard),
        past_picks=None
        if view.past_picks is None
        else tuple(_named(names, f"pick-{past}", picks) for past, picks in enumerate(view.past_picks, 1)),
        album=None
        if view.album is None
        else tuple(
            msgspec.structs.replace(
                room,
                pages=_named(names, f"room-{turn}-page", room.pages),
                doors=_named(names, f"room-{turn}-door", room.doors),
            )
            for turn, room in enumerate(view.album, 1)
        ),
    )


def anonymise_own(view: View, name: Name) -> View:
    """A view of which the public part has its names already."""
    return msgspec.structs.replace(view, **_own_names(view, name))


def _own_names(view: View, name: Name) -> dict[str, Any]:
    """The fields with a viewer's own pictures, by their names."""
    names = {picture.place: name(picture) for picture in own_pictures(view)}
    pages = enumerate(view.pages or (), 1)
    sheets = tuple(msgspec.structs.replace(page, card=names[f"page-{at}"]) for at, page in pages)
    return {
        "pages": None if view.pages is None else sheets,
        "exit": names.get("exit"),
        "holder": None if view.holder is None else _named(names, "holder", view.holder),
        "picks": None if view.picks is None else _named(names, "pick", view.picks),
    }


def _named(names: dict[str, str], place: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(names[f"{place}-{at}"] for at in range(1, len(cards) + 1))
