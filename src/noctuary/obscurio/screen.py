"""The Library in a terminal: pictures are told by what is on them."""

from noctuary.core.spec import Say
from noctuary.obscurio.view import View, WizardView
from noctuary.obscurio.words import butterfly_text, contents, seat_name


def draw(view: View, say: Say, width: int) -> list[str]:
    """The whole table as this seat sees it."""
    lines = [_head(view, say), _gauge(view, say)]
    lines += [_traps(view, say), "", *_wizards(view, say), ""]
    if view.exit is not None:
        lines.append(_line(say("obscurio-screen-exit"), contents(say, view.exit), width))
    for number, page in enumerate(view.pages or (), 1):
        text = contents(say, page.card, page.red, page.mist)
        lines.append(_line(say("obscurio-screen-page", number=number), text, width))
    if view.clue:
        pages = tuple(page.card for page in view.pages or ())
        clue = " + ".join(butterfly_text(say, pages, each) for each in view.clue)
        lines.append(say("obscurio-screen-clue", clue=clue))
    for slot, card in enumerate(view.holder or (), 1):
        lines.append(_line(say("obscurio-screen-slot", number=slot), contents(say, card), width))
    for door, shown in enumerate(view.doors, 1):
        title = say("obscurio-screen-door", number=door)
        if shown is None:
            lines.append(f"{title} «.{say('obscurio-screen-face-down')}.»")
        else:
            lines.append(_line(title + (" ★" if view.exit_door == door else ""), contents(say, shown), width))
    return lines


def _head(view: View, say: Say) -> str:
    phase = say("obscurio-phase-" + view.phase)
    head = say("obscurio-screen-head", turn=view.turn, phase=phase)
    return f"«!{head}!»  {say('obscurio-screen-role', role=say('obscurio-role-' + view.role))}"


def _gauge(view: View, say: Say) -> str:
    track = "".join("●" if space <= view.progress else "○" for space in range(1, 7))
    tokens = say("obscurio-screen-gauge", light=view.light, dark=view.dark)
    return f"{track}  {tokens}  {say('obscurio-screen-deck', number=view.deck)}"


def _traps(view: View, say: Say) -> str:
    names = [say("obscurio-trap-" + trap) for trap in view.traps]
    if view.watcher:
        names.append(say("obscurio-watcher"))
    return say("obscurio-screen-traps", traps=", ".join(names))


def _wizards(view: View, say: Say) -> list[str]:
    return [_wizard(wizard, view, say) for wizard in view.wizards]


def _wizard(wizard: WizardView, view: View, say: Say) -> str:
    doors = "/".join(str(door) if door else "–" for door in wizard.chips)
    colours = "/".join(say("obscurio-character-" + name) for name in wizard.characters)
    notes = [say("obscurio-role-" + wizard.role)] if wizard.role else []
    if view.traitor == wizard.seat and not wizard.role:
        notes.append(say("obscurio-role-traitor"))
    if wizard.done:
        notes.append("✓")
    who = seat_name(say, wizard.seat)
    return f"  {who} ({colours})  {say('obscurio-screen-chip', doors=doors, errors=wizard.errors)}  {' '.join(notes)}"


def _line(title: str, text: str, width: int) -> str:
    room = width - len(title) - 2
    return f"«!{title}!» {text if len(text) <= room else text[: max(0, room - 1)] + '…'}"
