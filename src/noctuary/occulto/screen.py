"""The table of Occulto as lines of text, for one seat."""

from noctuary.core.spec import Say
from noctuary.occulto.cards import COLOURS
from noctuary.occulto.view import CharacterPlace, Laid, View
from noctuary.occulto.words import card_name, person_name, place_name, target_name


def draw(view: View, say: Say, width: int) -> list[str]:
    """What lies where, benches first, one's own hand last."""
    lines = [_head(view, say), ""]
    for seat in range(view.players):
        lines += _player(view, say, seat, width)
    lines += ["", *_fold(say("occulto-screen-centre") + " " + _centre(view, say), width)]
    lines += _fold(say("occulto-screen-totals") + " " + _totals(view, say), width)
    if view.attack is not None:
        ability = say("occulto-ability-" + view.attack.ability)
        targets = ", ".join(target_name(say, target) for target in view.attack.targets) or "–"
        lines += [
            "",
            say("occulto-screen-attack", seat=person_name(say, view.active), ability=ability, targets=targets),
        ]
    if view.peek is not None:
        colour = say("occulto-colour-" + view.peek.colour)
        lines += ["", say("occulto-screen-peek", place=place_name(say, view.peek.place), colour=colour)]
    if view.journal:
        lines += ["", say("occulto-screen-journal"), *(_note(view, say, at) for at in range(len(view.journal)))][-12:]
    if view.seat is not None:
        lines += ["", say("occulto-screen-hand"), *("  " + card_name(say, id) for id in view.hand)]
    return lines


def _head(view: View, say: Say) -> str:
    text = say("occulto-screen-head", turn=view.turn, active=person_name(say, view.active), deck=view.deck)
    if view.ending:
        text += " · " + say("occulto-screen-ending", turns=view.turns_left)
    return text


def _player(view: View, say: Say, seat: int, width: int) -> list[str]:
    """One player: name, hand size, character, bench."""
    marks = ["▶" if seat == view.active else " ", person_name(say, seat)]
    if seat == view.seat:
        marks.append(say("occulto-screen-you"))
    marks.append(say("occulto-screen-cards", number=view.hands[seat]))
    marks.append(_character(view.characters[seat], say))
    if seat in view.protected:
        marks.append(say("occulto-screen-protected"))
    laid = ", ".join(_laid(each, say) for each in view.bench[seat]) or "–"
    size = f"{len(view.bench[seat])}/{view.limit}"
    return [" ".join(marks), *("    " + line for line in _fold(f"[{size}] {laid}", width - 4))]


def _character(place: CharacterPlace, say: Say) -> str:
    """A character as this seat sees it: a back, a face, or what it can be."""
    if place.empty:
        return "( )"
    if place.face is not None:
        text = say("occulto-colour-" + place.face)
    elif place.possible is not None:
        few = len(place.possible) < 4
        text = "/".join(say("occulto-colour-" + colour) for colour in place.possible) if few else "?"
    else:
        text = "?"
    return f"({text}{'*' if place.totem is not None else ''})"


def _centre(view: View, say: Say) -> str:
    backs = [_character(place, say) for place in view.characters[view.players :]]
    out = ["†" + say("occulto-colour-" + colour) for colour in view.out]
    return " ".join([*backs, *out]) or "–"


def _laid(laid: Laid, say: Say) -> str:
    text = card_name(say, laid.card)
    if laid.cancelled:
        text = f"×{text}"
    elif laid.colour is not None and laid.potions == 1 and text and "(" not in text:
        text += f" ({say('occulto-colour-' + laid.colour)} 1)"
    return text


def _totals(view: View, say: Say) -> str:
    return " · ".join(f"{say('occulto-colour-' + colour)} {view.totals[colour]}" for colour in COLOURS)


def _note(view: View, say: Say, at: int) -> str:
    """A line of the journal."""
    note = view.journal[at]
    places = ", ".join(place_name(say, place) for place in note.places) or "–"
    colour = say("occulto-colour-" + note.colour) if note.colour is not None else ""
    seats = ", ".join(person_name(say, who) for who in note.seats)
    text = say(f"occulto-journal-{note.kind}", places=places, seats=seats)
    return f"  {note.turn:3} {text}" + (f": {colour}" if colour else "")


def _fold(text: str, width: int) -> list[str]:
    """Break a long line at blanks."""
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > max(20, width):
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
