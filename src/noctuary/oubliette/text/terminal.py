"""The dungeon in a terminal: plain text, with marks that a caller may colour.

Red cards stand between «R and R», what matters now between «! and !», quiet things between «. and .»: the terminal
turns the marks into colours or takes them out, so that the table reads the same without them.
"""

from noctuary.core.spec import Say
from noctuary.oubliette.pieces import BY_ID
from noctuary.oubliette.text.phrases import card_name, uses
from noctuary.oubliette.view import RoomView, View


def draw(view: View, say: Say, width: int) -> list[str]:
    """The whole table, about a dozen lines."""
    return [
        _head(view, say, width),
        "",
        _path(view, say),
        *_blocks(view, say, width),
        "",
        *_turned(view, say, width),
        *_inventory(view, say, width),
        "",
        _graveyard(view, say, width),
    ]


def legend(view: View, say: Say) -> list[str]:
    """The signs, when one may act, and why each card that glows in no answer cannot be used now."""
    why = [
        say("play-said-of", what=place, text=say("oubliette-idle-" + reason, number=view.needed))
        for place, reason in view.idle.items()
    ]
    when = say("oubliette-screen-act", action_model=view.options.get("action_model", "other1"))
    return [say("oubliette-screen-legend"), when, *why]


def painted(say: Say, id: str | None) -> str:
    """A card with its colour mark."""
    if id is None:
        return say("oubliette-hidden")
    name = card_name(say, id)
    return f"«R{name}R»" if BY_ID[id].red else name


def _head(view: View, say: Say, width: int) -> str:
    left = say("oubliette-screen-head", preset=say("oubliette-preset-" + view.preset), turn=view.turn)
    candle = "▮" * round(view.deck / 2)
    right = say("oubliette-screen-time", deck=view.deck)
    return f"«!{left}!»{' ' * max(2, width - len(left) - len(right) - len(candle) - 2)}{right} «.{candle}.»"


def _path(view: View, say: Say) -> str:
    if not view.path:
        return say("oubliette-screen-no-path")
    rooms = "".join(_room(room, say) for room in view.path)
    ahead = "".join(f" «.{number:>2}.»" for number in _ahead(view))
    arrow = "↓" if view.direction < 0 else "↑"
    return f"{say('oubliette-screen-path')} {arrow}{rooms} «![{view.needed}]!»{ahead}"


def _ahead(view: View) -> range:
    end = 1 if view.direction < 0 else 11
    return range(view.needed + view.direction, end, view.direction)


def _room(room: RoomView, say: Say) -> str:
    gate = "‖" if room.portcullis else " "
    cards = "+".join(painted(say, id) for id in room.cards)
    name = cards if len(room.cards) == 1 and BY_ID[room.cards[0]].number else f"{cards}={room.number}"
    gap = "=" * room.bridged + "~" * (len(room.chasms) - room.bridged)
    return f"{gate}{name}{gap}"


def _blocks(view: View, say: Say, width: int) -> list[str]:
    """What bars the way, in words, for those who cannot read the signs."""
    if not view.path:
        return [""]
    room = view.path[-1]
    notes = []
    if room.portcullis:
        notes.append(say("oubliette-screen-portcullis"))
    if len(room.chasms) > room.bridged:
        notes.append(say("oubliette-screen-chasm"))
    if len(view.path) > 1 and view.path[-2].chasms:
        notes.append(say("oubliette-screen-chasm-behind"))
    if view.bonus:
        notes.append(say("oubliette-screen-cursed"))
    if view.fatal:
        notes.append(say("oubliette-screen-fatal"))
    lines = [""]
    for note in notes:
        joined = f"{lines[-1]} · {note}" if lines[-1] else note
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(note)
    return [f"«.{line}.»" if line else "" for line in lines]


def _turned(view: View, say: Say, width: int) -> list[str]:
    """The card that was turned over and what it does here."""
    if view.turned is None:
        held = ", ".join(painted(say, id) for id in view.held)
        return [say("oubliette-screen-held", cards=held), ""] if held else []
    card = BY_ID[view.turned]
    kind = "next" if view.asked == "next" else card.happening
    name = say("oubliette-creature-" + card.id[0]) if card.creature else ""
    what = say("oubliette-meet-" + kind, number=card.number, name=name, need=card.rank + view.bonus)
    line = f"{say('oubliette-screen-turned')} «!{painted(say, view.turned)}!»"
    return [f"{line}  {what}", ""] if _length(line) + len(what) + 2 <= width else [line, f"  {what}"]


def _inventory(view: View, say: Say, width: int) -> list[str]:
    """Five columns: the showing card, what it is good for, what lies below."""
    columns = [_column(view, say, str(at + 1), pile) for at, pile in enumerate(view.slots)]
    equipped: tuple[str | None, ...] = (view.equipped,) if view.equipped else ()
    columns.append(_column(view, say, "e", equipped))
    wide = (width - 2) // 5
    return ["".join(_fit(column[row], wide) for column in columns).rstrip() for row in range(4)]


def _column(view: View, say: Say, place: str, pile: tuple[str | None, ...]) -> list[str]:
    title = say("oubliette-screen-equipped") if place == "e" else say("oubliette-screen-slot", place=place)
    if place == "e" and view.sealed:
        return [title, say("oubliette-screen-sealed"), "", ""]
    if not pile:
        return [title, "—", "", ""]
    showing = pile[-1]
    below = [painted(say, id) if id else "?" for id in reversed(pile[:-1])]
    if showing is None:
        return [title, say("oubliette-hidden"), "", " ".join(below)]
    notes = [say(id) for id in uses(BY_ID[showing], view.needed, place == "e")]
    if showing in view.sideways:
        notes.append(say("oubliette-item-used"))
    if showing == view.free:
        notes.append(say("oubliette-item-free"))
    return [title, f"«!{painted(say, showing)}!»", "«." + ", ".join(notes) + ".»" if notes else "", " ".join(below)]


def _graveyard(view: View, say: Say, width: int) -> str:
    head = say("oubliette-screen-graveyard", number=len(view.graveyard))
    room = width - len(head) - 4
    shown: list[str] = []
    for id in reversed(view.graveyard):
        name = card_name(say, id)
        if room < len(name) + 1:
            shown.append("…")
            break
        room -= len(name) + 1
        shown.append(painted(say, id))
    return f"{head} {' '.join(shown)}"


MARKS = ("«R", "R»", "«!", "!»", "«.", ".»")


def _fit(text: str, wide: int) -> str:
    """Pad to a column, marks not counted; cut what is too long."""
    long = _length(text)
    if long >= wide:
        text = _cut(text, wide - 1)
        long = _length(text)
    return text + " " * (wide - long)


def _length(text: str) -> int:
    return len(text) - sum(2 * text.count(mark) for mark in MARKS)


def _cut(text: str, wide: int) -> str:
    """The first `wide` signs, with every mark kept so that they still come in pairs."""
    kept, room, at = [], wide, 0
    while at < len(text):
        if text[at : at + 2] in MARKS:
            kept.append(text[at : at + 2])
            at += 2
            continue
        if room > 0:
            kept.append(text[at])
            room -= 1
        at += 1
    return "".join(kept)
