"""The Library in a terminal: pictures are told by what is on them.

Many pictures get a line each, so that all of them and the question fit on one screen; the legend tells them in full.
"""

from textwrap import wrap

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say
from noctuary.obscurio.text.phrases import butterfly_text, contents, seat_name
from noctuary.obscurio.view import PageView, View, WizardView

FEW = 4
"""So many pictures are told in full; of more, each gets a line, and the legend has the rest."""
TALK = ("suggest", "doubt", "agree", "ask", "suspect", "trust")


def draw(view: View, say: Say, width: int) -> list[str]:
    """The whole table as this seat sees it."""
    lines = [_head(view, say), *_fold(f"{_gauge(view, say)}  {_traps(view, say)}", width), *_wizards(view, say, width)]
    pictures = _pictures(view, say)
    fold = _whole if len(pictures) <= FEW else _line
    return [*lines, *(row for title, text in pictures for row in fold(title, text, width))]


def legend(view: View, say: Say) -> list[str]:
    """The signs, what this turn's traps do, and every picture in full."""
    lines = [say("obscurio-screen-legend")]
    for trap in view.traps:
        lines.append(say("play-said-of", what=say("obscurio-trap-" + trap), text=say("obscurio-effect-" + trap)))
    if view.watcher:
        lines.append(say("play-said-of", what=say("obscurio-watcher"), text=say("obscurio-effect-watcher")))
    return [*lines, "", *(f"{title} {text}" for title, text in _pictures(view, say))]


def group(view: View, ask: Ask, choice: Choice) -> Line | None:
    """The first Butterfly comes before the second, one's own door before the companion's, a kind of word before it."""
    if choice.kind == "clue":
        return "obscurio-group-clue", {"clue": [choice.args[0]], "pages": [page.card for page in view.pages or ()]}
    if choice.kind == "commit" and len(choice.args) > 1:
        return "obscurio-group-commit", {"door": choice.args[0]}
    if choice.kind == "mark":
        return "obscurio-group-mark", {"seat": choice.args[0]}
    return (f"obscurio-group-{choice.kind}", {}) if choice.kind in TALK else None


def _pictures(view: View, say: Say) -> list[tuple[str, str]]:
    """Everything in sight that has a picture, and the clue: a title and its words."""
    found = []
    if view.exit is not None:
        found.append((say("obscurio-screen-exit"), contents(say, view.exit)))
    for number, page in enumerate(view.pages or (), 1):
        text = contents(say, page.card, page.red, page.mist)
        found.append((say("obscurio-screen-page", number=number), text + _sheets(say, page)))
    if view.clue:
        clue = " + ".join(_butterfly(view, say, word) for word in view.clue)
        found.append((say("obscurio-screen-butterflies"), clue))
    for slot, card in enumerate(view.holder or (), 1):
        found.append((say("obscurio-screen-slot", number=slot), contents(say, card)))
    for door, shown in enumerate(view.doors, 1):
        title = say("obscurio-screen-door", number=door) + (" ★" if view.exit_door == door else "")
        found.append((title, f"«.{say('obscurio-screen-face-down')}.»" if shown is None else contents(say, shown)))
    return found


def _sheets(say: Say, page: PageView) -> str:
    """Which sheets lie on a Page."""
    red = [say("obscurio-screen-red")] if page.red else []
    mist = [say("obscurio-screen-mist")] if page.mist is not None else []
    return f" ({', '.join([*red, *mist])})" if red or mist else ""


def _butterfly(view: View, say: Say, word: str) -> str:
    pages = view.pages or ()
    sheets = tuple((page.red, page.mist) for page in pages)
    return butterfly_text(say, tuple(page.card for page in pages), word, sheets)


def _head(view: View, say: Say) -> str:
    phase = say("obscurio-phase-" + view.phase)
    head = say("obscurio-screen-head", turn=view.turn, phase=phase)
    return f"«!{head}!»  {say('obscurio-screen-role', role=say('obscurio-role-' + view.role))}"


def _gauge(view: View, say: Say) -> str:
    track = "".join("●" if space <= view.progress else "○" for space in range(1, 7))
    return f"{track}  {say('obscurio-screen-gauge', light=view.light, dark=view.dark)}"


def _traps(view: View, say: Say) -> str:
    names = [say("obscurio-trap-" + trap) for trap in view.traps]
    if view.watcher:
        names.append(say("obscurio-watcher"))
    return say("obscurio-screen-traps", traps=", ".join(names)) if names else ""


def _wizards(view: View, say: Say, width: int) -> list[str]:
    """Two to a line where they fit."""
    texts = [_wizard(wizard, view, say) for wizard in view.wizards]
    column = width // 2
    if max(map(len, texts)) >= column:
        return texts
    pairs = zip(texts[0::2], [*texts[1::2], ""], strict=False)
    return [(left.ljust(column) + right).rstrip() for left, right in pairs]


def _wizard(wizard: WizardView, view: View, say: Say) -> str:
    doors = "/".join(str(door) if door else "–" for door in wizard.chips)
    errors = f" ×{wizard.errors}" if wizard.errors else ""
    notes = [say("obscurio-role-" + wizard.role)] if wizard.role else []
    if view.traitor == wizard.seat and not wizard.role:
        notes.append(say("obscurio-role-traitor"))
    if wizard.seat == view.seat:
        notes.append(say("obscurio-screen-you"))
    if wizard.done:
        notes.append("✓")
    return f" {seat_name(say, wizard.seat)} [{doors}]{errors} {' '.join(notes)}".rstrip()


def _line(title: str, text: str, width: int) -> list[str]:
    """One line, cut where it is too long."""
    room = width - len(title) - 1
    return [f"«!{title}!» {text if len(text) <= room else text[: max(0, room - 1)] + '…'}"]


def _fold(text: str, width: int) -> list[str]:
    return wrap(text, width, subsequent_indent="    ")


def _whole(title: str, text: str, width: int) -> list[str]:
    """As many lines as it takes."""
    first, *rest = _fold(f"{title} {text}", width)
    return [f"«!{title}!»{first[len(title) :]}", *rest]
