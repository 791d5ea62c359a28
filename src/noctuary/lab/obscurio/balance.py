"""How Obscurio's bots fare: games are played and kept as small rows, tables and plots are made of them.

    noctuary lab obscurio balance play build/balance.jsonl --games 2000      # goes on where it stopped
    noctuary lab obscurio balance show build/balance.jsonl docs/reports/balance  # prints tables, plots there

A row holds one game: its cell, who won, and for each room its traps, where the chips stood and who was late. The clock
answers when every bot hesitates, so the hourglass is turned by the bots themselves.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.spec import Bot
from noctuary.lab import studies
from noctuary.lab.simulate import next_ask, wilson
from noctuary.obscurio import spec_for
from noctuary.obscurio.knowledge import knowledge_of
from noctuary.obscurio.pieces.decks import drawn, stand_in
from noctuary.obscurio.pieces.traps import TRAPS
from noctuary.obscurio.state import Obscurio

TRIALS = (
    ("play", "FOLDER/rows.jsonl", "--games", "1", "--players", "4", "--levels", "expert"),
    ("show", "FOLDER/rows.jsonl", "FOLDER"),
)
LEVELS = ("beginner", "experienced", "expert")
ARMS = {
    "steady": ("steady", "steady", "steady"),
    "random clue": ("random", "steady", "steady"),
    **{f"{book} book": (book, "steady", "steady") for book in ("novice", "wise")},
    **{f"{wizards} wizards": ("steady", wizards, "steady") for wizards in ("novice", "wise")},
    **{f"{traitor} traitor": ("steady", "steady", traitor) for traitor in ("novice", "wise", "random")},
    **{f"all {kind}": (kind, kind, kind) for kind in ("novice", "wise")},
    **{f"only {trap.id}": ("steady", "steady", "steady") for trap in TRAPS},
}
"""Who plays the Grimoire, the loyal Wizards and the Traitor. `only …`: every turn has this trap and no other."""


class Row(msgspec.Struct, array_like=True):
    """A finished game."""

    arm: str
    seats: int
    level: str
    number: int
    side: str
    traitor: int
    exposed: bool
    rounds: int
    rooms: list["RoomRow"]
    left: int


class RoomRow(msgspec.Struct, array_like=True):
    """A room of it: `right`, `stood` and `fooled` count the chips of loyal Wizards."""

    traps: tuple[str, ...]
    watcher: bool
    found: bool
    right: int
    stood: int
    fooled: int
    picks: int
    traitor_right: int
    """1 or 0; -1 where no hidden Traitor stood."""
    space: int
    late: int
    lines: int


def row_of(g: Obscurio, arm: str, level: str, number: int) -> Row:
    """What is kept of a game."""
    outcome = g.result()
    assert outcome is not None
    rooms: list[RoomRow] = []
    progress = 1
    for room, picks in zip(g.rooms, g.past_picks, strict=True):
        traps, _, _, doors, exit_door, chips, space, active, lines, late = room
        stood = [(seat, door) for seat, door in zip(g.chip_seat, chips, strict=True) if seat in active]
        loyal = [door for seat, door in stood if seat != g.traitor]
        false = [door for seat, door in stood if seat == g.traitor]
        found = exit_door in [door for _, door in stood]
        rooms.append(
            RoomRow(
                tuple(trap.id for trap in traps),
                progress == 6,
                found,
                loyal.count(exit_door),
                len(loyal),
                sum(door > 0 and doors[door - 1] in picks for door in loyal),
                len(picks),
                int(false[0] == exit_door) if false else -1,
                space,
                late,
                len(lines),
            )
        )
        progress = min(6, progress + found)
    return Row(
        arm, g.seats, level, number, outcome.side, g.traitor, g.exposed(), len(g.rounds), rooms, g.light + g.dark
    )


def play_out(g: Obscurio, bots: Sequence[Bot], luck: Stream) -> None:
    """One game, with as much knowledge as bots look at."""
    g.loud = False
    hesitant: set[int] = set()
    while asks := g.asks():
        ask = next_ask(g, asks, bots, hesitant)
        if ask.kind == "night" and ask.who not in (g.traitor, CLOCK):
            choice = ask.options[-1]  # What every bot does: it rests.
        elif (answer := decide(g, ask, bots, luck)) is not None:
            choice = answer
        else:
            hesitant.add(ask.who)
            continue
        hesitant.clear()
        g.carry_out(ask, choice)


def decide(g: Obscurio, ask: Ask, bots: Sequence[Bot], luck: Stream) -> Choice | None:
    """What is answered; nothing, if a bot hesitates."""
    if ask.who == CLOCK or len(ask.options) == 1:
        return ask.options[0]
    return bots[ask.who](knowledge_of(g, ask.who, False), ask, luck)


class Series:
    """Games of one deck."""

    def __init__(self, house: bool) -> None:
        self.spec = spec_for(drawn() if house else stand_in())

    def game(self, arm: str, seats: int, level: str, number: int) -> Row:
        """One game of a cell; its number is its seed."""
        seed = f"balance/{seats}/{level}/{number}"
        options: dict[str, object] = {"difficulty": level}
        if arm.startswith("only "):
            options |= {"trap_bag": (arm.removeprefix("only "),) * 3, "time_track": (0,), "evanescent_track": (0,)}
        g = self.spec.new(self.spec.options.make(options), seats, Chance(seed_of(seed)))
        assert isinstance(g, Obscurio)
        book, wizard, traitor = ARMS[arm]
        kinds = [wizard] * seats
        kinds[g.grimoire] = book
        if g.haunted():
            kinds[g.traitor] = traitor
        play_out(g, [self.spec.bots[kind] for kind in kinds], Stream(seed_of(f"{seed}/{arm}")))
        return row_of(g, arm, level, number)


def stored(path: Path) -> Iterator[Row]:
    """The games of a file; a last line cut short is left out."""
    if path.exists():
        decode = msgspec.json.Decoder(Row).decode
        for line in path.read_bytes().split(b"\n"):
            if line.endswith(b"]"):
                yield decode(line)


def play(words: argparse.Namespace) -> None:
    """Play what is missing, a few games of every cell at a time, so that the file is of use at any moment."""
    series = Series(words.house)
    done = {(row.arm, row.seats, row.level, row.number) for row in stored(words.file)}
    words.file.parent.mkdir(parents=True, exist_ok=True)
    with words.file.open("ab") as out:
        for start in range(0, words.games, words.batch):
            for arm in words.arms.split(","):
                for seats in map(int, words.players.split(",")):
                    for level in words.levels.split(","):
                        for number in range(start, min(words.games, start + words.batch)):
                            if (arm, seats, level, number) not in done:
                                row = series.game(arm, seats, level, number)
                                out.write(msgspec.json.encode(row) + b"\n")
                        out.flush()


# Tables and plots ----------------------------------------------------------------------------------------------------


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    low, high = wilson(part, whole)
    return f"{part / max(1, whole):.3f} [{low:.3f}, {high:.3f}]"


def accuracy(rows: Sequence[Row]) -> tuple[float, float]:
    """The share of loyal chips at the Exit, and half its 95 % interval. Chips of one game go together: games count."""
    right = [sum(room.right for room in row.rooms) for row in rows]
    stood = [sum(room.stood for room in row.rooms) for row in rows]
    mean = sum(right) / max(1, sum(stood))
    spread = sum((hit - mean * all_) ** 2 for hit, all_ in zip(right, stood, strict=True))
    return mean, 1.96 * sqrt(spread) / max(1, sum(stood))


def cells(rows: Sequence[Row]) -> dict[tuple[str, int, str], list[Row]]:
    """The games of each cell."""
    found: dict[tuple[str, int, str], list[Row]] = {}
    for row in rows:
        found.setdefault((row.arm, row.seats, row.level), []).append(row)
    return found


HEAD = """| {} | games | wins of the Wizards | loyal accuracy | found | turns | sand | false | accusation | exposed |
|{}---|---|---|---|---|---|---|---|---|"""


def line(rows: Sequence[Row]) -> str:
    """One cell."""
    games = len(rows)
    rooms = [room for row in rows for room in row.rooms]
    mean, half = accuracy(rows)
    stood = [room.traitor_right for room in rooms if room.traitor_right >= 0]
    accused = [row for row in rows if row.rounds]
    false = f"{1 - sum(stood) / len(stood):.2f}" if stood else "–"
    exposed = f"{sum(row.exposed for row in accused) / len(accused):.2f}" if accused else "–"
    return (
        f"{games} | {share(sum(row.side == 'wizards' for row in rows), games)} | {mean:.3f} ± {half:.3f} | "
        f"{sum(room.found for room in rooms) / len(rooms):.3f} | {len(rooms) / games:.1f} | "
        f"{sum(room.space for room in rooms) / len(rooms):.2f} | {false} | {len(accused) / games:.2f} | {exposed} |"
    )


def fall(higher: Sequence[Row], lower: Sequence[Row]) -> str:
    """By how much the Wizards win less often in the second cell, with its 95 % interval."""
    shares = [sum(row.side == "wizards" for row in cell) / len(cell) for cell in (higher, lower)]
    spread = [part * (1 - part) / len(cell) for part, cell in zip(shares, (higher, lower), strict=True)]
    return f"{shares[0] - shares[1]:.3f} ± {1.96 * sqrt(sum(spread)):.3f}"


def show_falls(found: dict[tuple[str, int, str], list[Row]]) -> None:
    """From level to level, for each number of players."""
    print("| players | Beginner to Experienced | Experienced to Expert |")
    print("|---|---|---|")
    for seats in range(2, 9):
        levels = [found.get(("steady", seats, level)) for level in LEVELS]
        if levels[0] and levels[1] and levels[2]:
            print(f"| {seats} | {fall(levels[0], levels[1])} | {fall(levels[1], levels[2])} |")
    print()


def show(rows: Sequence[Row], folder: Path | None) -> None:
    """Every table there is data for; plots into a folder."""
    found = cells(rows)
    print(HEAD.format("players | level", "---|---|"))
    for seats in range(2, 9):
        for level in LEVELS:
            if cell := found.get(("steady", seats, level)):
                print(f"| {seats} | {level} | {line(cell)}")
    print()
    show_falls(found)
    print(HEAD.format("who | players | level", "---|---|---|"))
    for (arm, seats, level), cell in sorted(found.items()):
        if arm != "steady" and not arm.startswith("only "):
            print(f"| {arm} | {seats} | {level} | {line(cell)}")
    print()
    print(HEAD.format("every turn | players | level", "---|---|---|"))
    for (arm, seats, level), cell in sorted(found.items()):
        if arm.startswith("only "):
            print(f"| {arm.removeprefix('only ')} | {seats} | {level} | {line(cell)}")
    print()
    print("| trap in play | rooms | loyal accuracy | found | traps beside it |")
    print("|---|---|---|---|---|")
    main_rows = [row for row in rows if row.arm == "steady" and row.seats >= 4]
    for name in [*(trap.id for trap in TRAPS), "watcher"]:
        rooms = [
            room
            for row in main_rows
            for room in row.rooms
            if name in room.traps or (name == "watcher" and room.watcher)
        ]
        if rooms:
            right, stood = sum(room.right for room in rooms), sum(room.stood for room in rooms)
            beside = sum(len(room.traps) - (name != "watcher") for room in rooms) / len(rooms)
            print(
                f"| {name} | {len(rooms)} | {right / stood:.3f} | "
                f"{sum(room.found for room in rooms) / len(rooms):.3f} | {beside:.2f} |"
            )
    if folder is not None:
        (folder / "obscurio.svg").write_text(plot(found), "utf-8")


COLOURS = {"beginner": "#3b7d6e", "experienced": "#b07d2b", "expert": "#9c3d54"}


def plot(found: dict[tuple[str, int, str], list[Row]]) -> str:
    """Wins and accuracy by players, one line a level, with their intervals."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 330" font-family="sans-serif" font-size="12">',
        '<rect width="760" height="330" fill="#fff"/>',
    ]
    for side, title in enumerate(("Wins of the Wizards", "Loyal accuracy")):
        left = 50 + 370 * side
        parts.append(f'<text x="{left}" y="24" font-size="14">{title}</text>')
        for tenth in range(0, 11, 2):
            y = 290 - 25 * tenth
            parts.append(
                f'<path d="M{left} {y}h300" stroke="#ddd"/><text x="{left - 28}" y="{y + 4}">{tenth / 10}</text>'
            )
        for seats in range(2, 9):
            parts.append(f'<text x="{left + 48 * (seats - 2) + 2}" y="310">{seats}</text>')
        for shift, level in enumerate(LEVELS):
            points = []
            for seats in range(2, 9):
                cell = found.get(("steady", seats, level))
                if not cell:
                    continue
                wins = sum(row.side == "wizards" for row in cell)
                low, high = wilson(wins, len(cell))
                middle = wins / len(cell)
                if side:
                    middle, half = accuracy(cell)
                    low, high = middle - half, middle + half
                x = left + 48 * (seats - 2) + 4 * shift
                points.append(f"{x},{290 - 250 * middle:.1f}")
                parts.append(f'<path d="M{x} {290 - 250 * low:.1f}V{290 - 250 * high:.1f}" stroke="{COLOURS[level]}"/>')
                parts.append(f'<circle cx="{x}" cy="{290 - 250 * middle:.1f}" r="3" fill="{COLOURS[level]}"/>')
            parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{COLOURS[level]}"/>')
            if side == 0:
                x = left + (150, 212, 296)[shift]
                parts.append(f'<text x="{x}" y="24" fill="{COLOURS[level]}">{level}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main(arguments: Sequence[str]) -> None:
    """Play, or show."""
    parser = studies.parser("obscurio balance", __doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play")
    player.add_argument("file", type=Path)
    player.add_argument("--games", type=int, default=100)
    player.add_argument("--batch", type=int, default=100)
    player.add_argument("--arms", default="steady", help=", ".join(ARMS))
    player.add_argument("--players", default="2,3,4,5,6,7,8")
    player.add_argument("--levels", default=",".join(LEVELS))
    player.add_argument("--house", action="store_true")
    shower = commands.add_parser("show")
    shower.add_argument("file", type=Path)
    shower.add_argument("folder", type=Path, nargs="?")
    words = parser.parse_args(arguments)
    if words.command == "play":
        play(words)
    else:
        show(list(stored(words.file)), words.folder)
