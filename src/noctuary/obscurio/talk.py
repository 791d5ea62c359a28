"""Who may speak when, and the lines that every player and every bot understands (B-17, B-21, B-68, 3.6).

Free text travels over the table's own channels, which ask `may_speak` first. The structured lines are choices of the
game, so that they stand in the record and bots can hear them. Nobody gets more than `LINES` of them a turn (BA-52).
"""

from typing import TYPE_CHECKING, Final

from noctuary.core.effects import Ask, Choice, choice

if TYPE_CHECKING:
    from noctuary.obscurio.table import Obscurio

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
AGREE: Final = tuple(choice("agree", seat) for seat in range(8))
WONDER: Final = tuple(choice("ask", seat) for seat in range(8))
SUSPECT: Final = tuple(choice("suspect", seat) for seat in range(8))
TRUST: Final = tuple(choice("trust", seat) for seat in range(8))
CLAIM: Final = tuple(choice("claim", claim) for claim in CLAIMS)


def may_speak(g: "Obscurio", seat: int) -> str:
    """The rule that keeps a seat silent now, or nothing: then it may speak. The same for every Wizard in hiding."""
    if g.outcome is not None:
        return ""
    if seat == g.grimoire or seat not in g.wizards:
        return "B-17"
    if seat not in g.active:
        return "B-79"
    if g.phase == "traitor":
        return "B-39"
    if g.watcher and (g.phase not in ("accuse", "accused") or g.options.watcher_silences_accusation):
        return "B-68"
    return ""


def may_whisper(g: "Obscurio", seat: int) -> str:
    """The rule against private talk between Wizards (BA-42); a spectators' room of its own is no part of the table."""
    return "" if g.outcome is not None else may_speak(g, seat) or "BA-42"


_OPTIONS: Final[dict[tuple[int, int, tuple[int, ...]], tuple[Choice, ...]]] = {}


def line_options(seat: int, doors: int, wizards: tuple[int, ...]) -> tuple[Choice, ...]:
    """The plain lines: about the doors that lie there, about the other Wizards, about oneself."""
    key = (seat, doors, wizards)
    found = _OPTIONS.get(key)
    if found is None:
        lines = [*SUGGEST[1 : doors + 1], *DOUBT[1 : doors + 1]]
        for other in wizards:
            if other != seat:
                lines.extend([AGREE[other], WONDER[other], SUSPECT[other], TRUST[other]])
        found = _OPTIONS[key] = (*lines, *CLAIM)
    return found


class TalkAsk(Ask):
    """A Wizard may say something. A door may be suggested with its Butterfly and the reason as well."""

    __slots__ = ("doors",)

    def __init__(self, who: int, doors: int, wizards: tuple[int, ...]) -> None:
        super().__init__(who, "talk", line_options(who, doors, wizards), False)
        self.doors = doors

    def admits(self, answer: Choice) -> bool:
        """Whether it is a line about something that lies there."""
        if answer in self.options:
            return True
        return WHY.get(answer.text) is answer and self.reasoned(answer)

    def reasoned(self, line: Choice) -> bool:
        """Whether a suggestion with a reason is about a door in use."""
        door: int = line.args[0]
        return door <= self.doors

    def find(self, text: str) -> Choice | None:
        """The line that a text writes."""
        line = WHY.get(text)
        if line is not None:
            return line if self.reasoned(line) else None
        for option in self.options:
            if option.text == text:
                return option
        return None

    def same(self, other: Ask) -> bool:
        """Whether the same lines are open."""
        return other.kind == "talk" and self.options is other.options


def talk_asks(g: "Obscurio") -> list[Ask]:
    """An ask for each Wizard who may say something now."""
    if g.watcher and g.phase != "accuse":
        return []
    doors = g.shown
    return [TalkAsk(seat, doors, g.wizards) for seat in g.active if g.spoken[seat] < LINES and not may_speak(g, seat)]


def say(g: "Obscurio", seat: int, line: Choice) -> None:
    """A line is heard by everybody, the mute book included."""
    g.spoken[seat] += 1
    g.lines.append((seat, line.text))
    if g.loud:
        g.tell("obscurio-said", seat=seat, line=line.kind, about=list(line.args))


def welcome(g: "Obscurio", seat: int) -> bool:
    """Whether a word of this seat could help now, from public facts: who has said what already.

    At the doors: it stands at one that nobody has spoken for, and has not explained itself. In an accusation: it has
    not said in this round whom it suspects.
    """
    mine = [line for who, line in g.lines if who == seat]
    if g.phase == "accuse":
        return len([line for line in mine if line.startswith("suspect")]) <= len(g.rounds)
    if g.phase not in ("open", "locked") or any(line.startswith("suggest") for line in mine):
        return False
    doors = [g.chips[chip] for chip in g.chips_of(seat) if g.chips[chip]]
    spoken_for = [line.split(" ")[1] for _, line in g.lines if line.startswith("suggest")]
    return any(str(door) not in spoken_for for door in doors)


KINDS: Final = frozenset({"suggest", "doubt", "agree", "ask", "suspect", "trust", "claim"})
