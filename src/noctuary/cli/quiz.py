"""`noctuary deck quiz`: a page of riddles for people, and its key in a file of its own."""

import shutil
from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from pathlib import Path

from noctuary.art.deck import load
from noctuary.core.refusal import BadInput
from noctuary.lab.obscurio.quiz import Riddle, riddles
from noctuary.obscurio import SPEC
from noctuary.obscurio.pieces.clue import BODY
from noctuary.text import Words

SIZE = 600
COLOURS = ("#d1372f", "#2f62c9")
"""Of the first and the second Butterfly, as on the table."""
STYLE = """
body { font: 17px/1.5 Georgia, serif; margin: 0 auto; max-width: 62rem; padding: 1rem; background: #f6f2ea }
section { border-top: 1px solid #cfc6b6; padding: 1rem 0; break-inside: avoid }
.pages, .doors { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0; text-align: center }
.pages figure { width: min(24rem, 46%) }
.doors figure { width: min(18rem, 30%) }
img, svg { width: 100%; display: block }
.disc { position: relative }
.disc img { border-radius: 50% }
.disc svg { position: absolute; inset: 0; overflow: visible }
.page { padding-bottom: 11% }
td, th { padding: 0.2rem 1rem; text-align: left }
"""


def quiz(say: Words, rooms: int, seed: str, folder: Path, bot: str) -> None:
    """Write `index.html`, the pictures it shows, and `key.html`."""
    if bot not in SPEC.bots or bot == "random":
        known = ", ".join(name for name in SPEC.bots if name != "random")
        raise BadInput("bot", game=SPEC.name, given=bot, known=known)
    found = riddles(rooms, seed, bot)
    try:
        (folder / "pictures").mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadInput("quiz-folder", folder=str(folder)) from None
    files = {id: picture(folder, id) for each in found for id in (*each.pages, *each.doors)}
    (folder / "index.html").write_text(page_of(say, found, files), "utf-8")
    (folder / "key.html").write_text(key_of(say, found), "utf-8")
    print(say("quiz-done", page=str(folder / "index.html"), key=str(folder / "key.html"), rooms=rooms))


def picture(folder: Path, code: str) -> str:
    """The picture of a card, laid into the folder; its name tells nothing."""
    card = load().coded(code)
    file = None if card is None else card.file(SIZE)
    if file is None or not file.is_file():
        raise BadInput("quiz-undrawn")
    shutil.copyfile(file, folder / "pictures" / f"{code}.webp")
    return f"pictures/{code}.webp"


def page_of(say: Words, found: Sequence[Riddle], files: dict[str, str]) -> str:
    """The riddles."""
    parts = [f"<h1>{escape(say('quiz-title', rooms=len(found)))}</h1><p>{escape(say('quiz-how'))}</p>"]
    for number, each in enumerate(found, 1):
        pages = "".join(
            f'<figure><div class="page"><div class="disc"><img src="{files[id]}" alt="{side}">'
            f"{butterflies(each, at)}</div></div><figcaption>{side}</figcaption></figure>"
            for at, (id, side) in enumerate(zip(each.pages, (say("quiz-left"), say("quiz-right")), strict=True))
        )
        doors = "".join(
            f'<figure><div class="disc"><img src="{files[id]}" alt=""></div>'
            f"<figcaption>{escape(say('quiz-door', door=door))}</figcaption></figure>"
            for door, id in enumerate(each.doors, 1)
        )
        parts.append(
            f'<section id="room-{number}"><h2>{escape(say("quiz-room", number=number))}</h2>'
            f'<div class="pages">{pages}</div><div class="doors">{doors}</div></section>'
        )
    return html(say, say("quiz-title", rooms=len(found)), "".join(parts))


def key_of(say: Words, found: Sequence[Riddle]) -> str:
    """The Exit of every room, and which doors were decoys."""
    rows = "".join(
        f"<tr><td>{number}</td><td>{each.exit}</td><td>{', '.join(map(str, each.decoys)) or '–'}</td></tr>"
        for number, each in enumerate(found, 1)
    )
    heads = "".join(f"<th>{escape(say(id))}</th>" for id in ("quiz-key-room", "quiz-key-exit", "quiz-key-decoys"))
    return html(say, say("quiz-key"), f"<h1>{escape(say('quiz-key'))}</h1><table><tr>{heads}</tr>{rows}</table>")


def html(say: Words, title: str, body: str) -> str:
    """A page that needs nothing but its pictures."""
    return (
        f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style><body>{body}</body></html>\n'
    )


def butterflies(each: Riddle, page: int) -> str:
    """The Butterflies of a Page, drawn over it: the point is where the head is."""
    drawn = [butterfly(clue, COLOURS[number]) for number, clue in enumerate(each.clue) if clue[0] == page]
    return f'<svg viewBox="-100 -100 200 200" aria-hidden="true">{"".join(drawn)}</svg>' if drawn else ""


def butterfly(clue: tuple[int, ...], colour: str) -> str:
    """One Butterfly: four wings, a body, antennae to the tip and a dot on it. Below a Page it has no tip."""
    if len(clue) == 1:
        x, y, degrees, tip = 0.0, 112.0, -90.0, ""
    else:
        _, tip_x, tip_y, step = clue
        angle = step * pi / 36
        x, y, degrees = tip_x - BODY * cos(angle), tip_y - BODY * sin(angle), 5.0 * step
        tip = f'<circle cx="{BODY}" r="1.8" fill="{colour}" stroke="#fff" stroke-width=".8"/>'
    wings = "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" transform="rotate({turn} {cx} {cy})"/>'
        for cx, cy, rx, ry, turn in ((3, -7, 8, 5, -60), (3, 7, 8, 5, 60), (-6, -5, 5, 3.5, 40), (-6, 5, 5, 3.5, -40))
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({degrees:.1f})" fill="{colour}" stroke="#fff">'
        f'{wings}<path d="M-9 0H9" stroke="#2b2733" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M9 0Q16 -4 {BODY} 0M9 0Q16 4 {BODY} 0" fill="none" stroke="{colour}" stroke-width="1"/>{tip}</g>'
    )
