"""The table of Occulto as lines of text, for one seat: at most sixteen of them, so that the question fits below."""

from textwrap import wrap

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say
from noctuary.occulto.pieces import BY_ID, COLOURS, POWERS, Card
from noctuary.occulto.text.phrases import card_name, person_name, place_name, target_name
from noctuary.occulto.view import CharacterPlace, Laid, View

TALL = 10
"""Once the players take more lines than this, benches are told by their potions; the legend names every card."""


def draw(view: View, say: Say, width: int) -> list[str]:
    """What lies where, benches first, one's own hand last."""
    players = [line for seat in range(view.players) for line in _player(view, say, seat, width, True)]
    if len(players) > TALL:
        players = [line for seat in range(view.players) for line in _player(view, say, seat, width, False)]
    lines = [_head(view, say), *players]
    lines += _fold(say("occulto-screen-centre") + " " + _centre(view, say), width)
    lines += _fold(say("occulto-screen-totals") + " " + _totals(view, say), width)
    if view.attack is not None:
        ability = say("occulto-ability-" + view.attack.ability)
        seat = person_name(say, view.active)
        targets = ", ".join(target_name(say, target) for target in view.attack.targets)
        kind = "occulto-screen-attack" if targets else "occulto-screen-attack-bare"
        attack = say(kind, seat=seat, ability=ability, **({"targets": targets} if targets else {}))
        lines += [f"«!{line}!»" for line in _fold(attack, width)]
    if view.peek is not None:
        colour = say("occulto-colour-" + view.peek.colour)
        lines += ["«!" + say("occulto-screen-peek", place=place_name(say, view.peek.place), colour=colour) + "!»"]
    if view.seat is not None:
        hand = ", ".join(card_name(say, id) for id in view.hand) or "–"
        lines += _fold(f"{say('occulto-screen-hand')} {hand}", width)
    return lines


def legend(view: View, say: Say) -> list[str]:
    """The signs, the cards in sight and what they do, every bench in full, and the journal."""
    lines = [say("occulto-screen-legend")]
    if view.hand:
        lines += ["", say("occulto-screen-hand")]
        lines += ["  " + say("play-said-of", what=card_name(say, id), text=does(say, BY_ID[id])) for id in view.hand]
    if view.expert:
        lines += ["", say("occulto-screen-expert", attacks=view.attacks)]
        lines += ["  " + _power(say, power) for power in POWERS]
    lines += ["", say("occulto-screen-benches")]
    for seat in range(view.players):
        lines.append("  " + say("play-said-of", what=person_name(say, seat), text=_cards(view, say, seat)))
    if view.journal:
        lines += ["", say("occulto-screen-journal"), *(_note(view, say, at) for at in range(len(view.journal)))]
    return lines


def group(view: View, ask: Ask, choice: Choice) -> Line | None:
    """A card comes before what it is aimed at; what is discarded comes after the wish to protect oneself."""
    if choice.kind == "discard":
        return "occulto-group-discard", {}
    if choice.kind != "play":
        return None
    return "occulto-group-play", {"card": choice.args[0].id}


def explain(say: Say, choice: Choice) -> list[str]:
    """What the card of a choice does."""
    return [does(say, card) for card in choice.args[:1] if isinstance(card, Card)]


def does(say: Say, card: Card) -> str:
    """What a card does, in a sentence."""
    return say("occulto-does-" + card.name)


def _power(say: Say, power: str) -> str:
    """A power and when it is at work."""
    return say("play-said-of", what=say("occulto-power-" + power), text=say("occulto-condition-" + power))


def _head(view: View, say: Say) -> str:
    text = say("occulto-screen-head", turn=view.turn, active=person_name(say, view.active), deck=view.deck)
    if view.expert:
        text += " · " + say("occulto-screen-attacks", number=view.attacks)
    if view.ending:
        text += " · " + say("occulto-screen-ending", turns=view.turns_left)
    return f"«!{text}!»"


def _player(view: View, say: Say, seat: int, width: int, whole: bool) -> list[str]:
    """One player: name, hand size, character, bench."""
    marks = ["▶" if seat == view.active else " ", person_name(say, seat)]
    if seat == view.seat:
        marks.append(say("occulto-screen-you"))
    marks.append(_character(view, view.characters[seat], say))
    marks.append(say("occulto-screen-cards", number=view.hands[seat]))
    if seat in view.protected:
        marks.append(say("occulto-screen-protected"))
    bench = f"[{_size(view, seat)}] {_cards(view, say, seat) if whole else _brewed(view, say, seat)}"
    return _fold(" ".join(marks) + "  " + bench, width, "      ")


def _size(view: View, seat: int) -> str:
    """How full a bench is; in the expert variant no bench ends the game (C-71)."""
    return str(len(view.bench[seat])) if view.expert else f"{len(view.bench[seat])}/{view.limit}"


def _cards(view: View, say: Say, seat: int) -> str:
    return ", ".join(_laid(each, say) for each in view.bench[seat]) or "–"


def _brewed(view: View, say: Say, seat: int) -> str:
    """A bench by its potions."""
    sums: dict[str, int] = {}
    for laid in view.bench[seat]:
        if laid.colour is not None and not laid.cancelled:
            sums[laid.colour] = sums.get(laid.colour, 0) + laid.potions
    return ", ".join(f"{say('occulto-colour-' + colour)} {sums[colour]}" for colour in COLOURS if colour in sums) or "–"


def _character(view: View, place: CharacterPlace, say: Say) -> str:
    """A character as this seat sees it: a back, a face, or what it can be."""
    if place.empty:
        return "( )"
    if place.face is not None:
        text = say("occulto-colour-" + place.face)
    elif (possible := view.possible.get(place.place)) is not None:
        few = len(possible) < 4
        text = "/".join(say("occulto-colour-" + colour) for colour in possible) if few else "?"
    else:
        text = "?"
    return f"({text}{'*' if place.totem is not None else ''})"


def _centre(view: View, say: Say) -> str:
    backs = [_character(view, place, say) for place in view.characters[view.players :]]
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
    kind = note.kind if note.places or note.kind != "look" else "open"
    colour = say("occulto-colour-" + note.colour) if note.colour is not None else ""
    seats = ", ".join(person_name(say, who) for who in note.seats)
    text = say(f"occulto-journal-{kind}", places=places, seats=seats)
    return f"  {note.turn:3} {say('occulto-journal-colour', text=text, colour=colour) if colour else text}"


def _fold(text: str, width: int, indent: str = "    ") -> list[str]:
    """Break a long line at blanks."""
    return wrap(text, max(20, width), subsequent_indent=indent)
