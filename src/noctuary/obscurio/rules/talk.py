"""Who may speak when, and the lines that every player and every bot understands (B-17, B-21, B-68).

Free text travels over the table's own channels, which ask `may_speak` first. The structured lines are choices of the
game, so that they stand in the record and bots can hear them. Nobody gets more than `LINES` of them a turn (BA-52).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.choices import choice
from noctuary.obscurio.pieces.deck import element_at

if TYPE_CHECKING:
    from noctuary.obscurio.state import Obscurio

LINES: Final = 6

REASONS: Final = ("name", "kind", "tag", "colour", "shape", "theme")
"""What two pictures may have in common."""
CLAIMS: Final = ("loyal", "sure", "unsure", "lost")

SUGGEST: Final = tuple(choice("suggest", door) for door in range(8))
DOUBT: Final = tuple(choice("doubt", door) for door in range(8))
WHY: Final = {
    line.text: line
    for door in range(1, 8)
    for butterfly in (1, 2)
    for reason in REASONS
    if (line := choice("suggest", door, butterfly, reason))
}
"""This door, for the first or second Butterfly, because of that."""
MOST: Final = 40
"""So many things of a card at a door can be spoken of."""
_THINGS: Final[dict[str, Choice]] = {}


def named_thing(text: str) -> Choice | None:
    """A suggestion that says which thing of the door's card it is about: `suggest 3 1 name 5`. Made when first said."""
    found = _THINGS.get(text)
    if found is None:
        why, _, number = text.rpartition(" ")
        line = WHY.get(why)
        if line is None or number not in NUMBERS:
            return None
        found = _THINGS[text] = choice("suggest", *line.args, int(number))
    return found


NUMBERS: Final = frozenset([str(number) for number in range(1, MOST + 1)])
AGREE: Final = tuple(choice("agree", seat) for seat in range(8))
CONCEDE: Final = {line.text: line for line in [choice("concede", seat) for seat in range(8)]}
"""To give way: the other was right."""
WONDER: Final = tuple(choice("ask", seat) for seat in range(8))
SUSPECT: Final = tuple(choice("suspect", seat) for seat in range(8))
TRUST: Final = tuple(choice("trust", seat) for seat in range(8))
CLAIM: Final = tuple(choice("claim", claim) for claim in CLAIMS)


def may_speak(g: "Obscurio", seat: int) -> str:
    """The rule that keeps a seat silent now, or nothing: then it may speak. The same for every Wizard in hiding."""
    return "" if g.outcome is not None else silenced(g, seat, g.phase)


def silenced(g: "Obscurio", seat: int, phase: str) -> str:
    """The same for a phase that is about to be."""
    if seat == g.grimoire or seat not in g.wizards:
        return "B-17"
    if seat not in g.active:
        return "B-79"
    if phase == "night":
        return "B-39"
    if g.watcher and (phase not in ("accuse", "accused") or g.options.watcher_silences_accusation):
        return "B-68"
    return ""


_OPTIONS: Final[dict[tuple[int, int, tuple[int, ...], bool, bool], tuple[Choice, ...]]] = {}


def line_options(seat: int, doors: int, wizards: tuple[int, ...], traitor: bool, accusing: bool) -> tuple[Choice, ...]:
    """The plain lines that fit the moment: about the doors that lie there, about the other Wizards, about oneself.

    Trust is a subject only while a Traitor hides; doors and how sure one is of them are none in an accusation.
    """
    key = (seat, doors, wizards, traitor, accusing)
    found = _OPTIONS.get(key)
    if found is None:
        lines = [*SUGGEST[1 : doors + 1], *DOUBT[1 : doors + 1]]
        for other in wizards:
            if other != seat:
                lines.extend([AGREE[other], WONDER[other]])
                if traitor:
                    lines.extend([SUSPECT[other], TRUST[other]])
        if traitor:
            lines.append(CLAIM[0])
        if not accusing:
            lines.extend(CLAIM[1:])
        found = _OPTIONS[key] = tuple(lines)
    return found


class TalkAsk(Ask):
    """A Wizard may say something. A door may be suggested with its Butterfly, the reason and the thing on its card."""

    __slots__ = ("doors",)

    def __init__(self, who: int, doors: int, wizards: tuple[int, ...], traitor: bool, accusing: bool) -> None:
        super().__init__(who, "talk", line_options(who, doors, wizards, traitor, accusing), False)
        self.doors = doors

    def admits(self, answer: Choice) -> bool:
        """Whether it is a line about something that lies there."""
        return answer in self.options or self.find(answer.text) is answer

    def reasoned(self, line: Choice) -> bool:
        """Whether a suggestion with a reason is about a door in use."""
        door: int = line.args[0]
        return door <= self.doors

    def find(self, text: str) -> Choice | None:
        """The line that a text writes."""
        line = WHY.get(text) or named_thing(text)
        if line is not None:
            return line if self.reasoned(line) else None
        line = CONCEDE.get(text)
        if line is not None:
            return line if AGREE[line.args[0]] in self.options else None
        for option in self.options:
            if option.text == text:
                return option
        return None

    def same(self, other: Ask) -> bool:
        """Whether the same lines are open."""
        return other.kind == "talk" and self.options is other.options


def talk_asks(g: "Obscurio", phase: str) -> list[Ask]:
    """An ask for each Wizard who may say something in this phase."""
    accusing = phase == "accuse"
    if g.watcher and not accusing:
        return []
    doors = 0 if accusing else g.shown
    traitor = g.haunted() and not g.exposed()
    return [
        TalkAsk(seat, doors, g.active, traitor, accusing)
        for seat in g.active
        if g.spoken[seat] < LINES and not silenced(g, seat, phase)
    ]


def say(g: "Obscurio", seat: int, line: Choice) -> None:
    """A line is heard by everybody, the mute book included."""
    g.spoken[seat] += 1
    g.lines.append((seat, line.text))
    if g.loud:
        g.tell("obscurio-said", seat=seat, line=line.kind, about=list(line.args), **things(g, line))


def things(g: "Obscurio", line: Choice) -> dict[str, Any]:
    """What a line speaks of, by name, where both can be seen: a thing on a Page, and the like of it at a door."""
    if line.kind != "suggest" or len(line.args) < 4:
        return {}
    door, butterfly, _, at = line.args
    if door > g.shown or any([trap.hides(door) for trap in g.traps]):  # noqa: C419
        return {}
    if butterfly > len(g.clue) or len(g.clue[butterfly - 1]) == 1:
        return {}
    page, x, y, _ = g.clue[butterfly - 1]
    shown = element_at(g.pages[page], x, y)
    card = g.doors[door - 1]
    if shown is None or at > len(card.elements):
        return {}
    like = card.elements[at - 1]
    return {"page": page + 1, "thing": [shown.name, shown.french], "like": [like.name, like.french]}


def welcome(g: "Obscurio", seat: int) -> bool:
    """Whether a word of this seat could help now."""
    standing = {other: [g.chips[chip] for chip in g.chips_of(other) if g.chips[chip]] for other in g.active}
    stage = g.stage()
    done = stage.done(g) >> seat & 1 == 1
    return call_for(stage.phase(), seat, g.lines, standing, done, len(g.rounds)) != NOTHING


Lines = Sequence[tuple[int, str]]
Standing = dict[int, list[int]]
NOTHING: Final = ("", 0)


def call_for(phase: str, seat: int, lines: Lines, standing: Standing, done: bool, rounds: int) -> tuple[str, int]:
    """What a polite player would say something about now, from public facts: who stands where, who has said what.

    `suspect`: whom, in an accusation, once a round. `loyal`, `unsure`, `explain` (a door): an answer to whoever asked.
    For the rest see `call_at_doors`.
    """
    asked = is_asked(seat, lines)
    if phase == "accuse":
        named = [line for who, line in lines if who == seat and line.startswith("suspect")]
        if len(named) <= rounds:
            return "suspect", 0
        return ("loyal", 0) if asked else NOTHING
    if phase == "read":
        return ("unsure", 0) if asked else NOTHING
    own = standing.get(seat, [])
    if phase not in ("open", "locked") or not own:
        return NOTHING
    return ("explain", own[0]) if asked else call_at_doors(seat, lines, standing, done)


def call_at_doors(seat: int, lines: Lines, standing: Standing, done: bool) -> tuple[str, int]:
    """What is worth a word while chips move; nobody says more than is new.

    `explain` (a door): one stands where nobody has spoken for. `judge` (a seat): the first who stands at a door that
    this seat spoke for, and has said nothing yet, agrees, or doubts another door. `ask` (a seat): once all stand and
    it has agreed itself, the first who spoke asks whoever stands where nobody has spoken for and says nothing.
    `concede` (a seat): one spoke for another door, and stands now where this seat said.
    """
    own = standing[seat]
    said = [line for _, line in lines]
    doors = spoken_for(lines)
    new = [door for door in own if door not in doors]
    if new and seat not in doors.values():
        return "explain", new[0]
    speaker = doors.get(own[0], seat)
    if speaker != seat and not has_spoken(seat, lines) and f"agree {speaker}" not in said:
        beside = [other for other, at in standing.items() if own[0] in at and not has_spoken(other, lines)]
        return ("judge", speaker) if beside[0] == seat else NOTHING
    if speaker != seat and gives_way(seat, speaker, own[0], lines):
        return "concede", speaker
    if done and lines and lines[0][0] == seat and all(standing.values()):
        for other, at in standing.items():
            if at[0] not in doors and not has_spoken(other, lines) and f"ask {other}" not in said:
                return "ask", other
    return NOTHING


def gives_way(seat: int, speaker: int, here: int, lines: Lines) -> bool:
    """Whether one has spoken for another door than this one, and has not said yet that the speaker was right."""
    mine = [line for who, line in lines if who == seat]
    doors = [line.split(" ")[1] for line in mine if line.startswith("suggest")]
    return bool(doors) and doors[-1] != str(here) and mine[-1] not in (f"concede {speaker}", f"agree {speaker}")


def spoken_for(lines: Lines) -> dict[int, int]:
    """The doors that were suggested, and who did so first."""
    found: dict[int, int] = {}
    for seat, line in lines:
        if line.startswith("suggest"):
            found.setdefault(int(line.split(" ")[1]), seat)
    return found


def has_spoken(seat: int, lines: Lines) -> bool:
    """Whether a seat has said anything this turn."""
    return seat in [who for who, _ in lines]


def is_asked(seat: int, lines: Lines) -> bool:
    """Whether somebody has asked this seat, and it has said nothing since."""
    for who, line in reversed(lines):
        if who == seat:
            return False
        if line == f"ask {seat}":
            return True
    return False


KINDS: Final = frozenset({"suggest", "doubt", "agree", "concede", "ask", "suspect", "trust", "claim"})
