"""How strong is a bot of Occulto: alone among others of one kind, and what it loses in the last action of a game.

    python scripts/occulto_strength.py alone alchemist --among healer --players 5 --deals 400 --seed verdict rows.jsonl
    python scripts/occulto_strength.py last alchemist --players 5 --decisions 100 --seed last rows.jsonl
    python scripts/occulto_strength.py show rows.jsonl …

Every deal is played from every seat, so that luck in the cards evens out; the interval takes deals as independent, not
games. Rows are written as they come, and a series that is started again goes on after its last row.

The loss is judged by nothing that the bots use: every answer is carried out by the rules in every world, with every
layout of the Shields before those it can touch and every way to raise them, and the game is scored.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.occulto import SPEC
from noctuary.occulto.bot.dealing import dealt, worlds_of
from noctuary.occulto.bot.style import SHARP
from noctuary.occulto.bot.worlds import Worlds
from noctuary.occulto.choices import Person, Place
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.memory import ANYWHERE
from noctuary.occulto.state import Occulto

OUT_OF_HANDS = -1


def new_game(players: int, seed: str) -> Occulto:
    """A deal, quiet."""
    g = SPEC.new(SPEC.options.make({}), players, Chance(seed_of(seed)))
    assert isinstance(g, Occulto)
    g.loud = False
    return g


class Decision:
    """A question to the bot, and what it answered."""

    def __init__(self, g: Occulto, ask: Ask, known: Knowledge, answer: Choice, seconds: float) -> None:
        self.g, self.ask, self.known, self.answer, self.seconds = g, ask, known, answer, seconds


def decisions_of(g: Occulto, bot: str, among: str, own: int, luck: Stream) -> Iterator[Decision]:
    """Play a game to its end; every decision of the seat `own`, before it is carried out."""
    while g.open_asks:
        ask = g.open_asks[0]
        if len(ask.options) == 1:
            g.carry_out(ask, ask.options[0])
            continue
        known = g.knowledge(ask.who)
        begun = process_time()
        answer = SPEC.bots[bot if ask.who == own else among](known, ask, luck)
        assert answer is not None
        if ask.who == own:
            yield Decision(g, ask, known, answer, process_time() - begun)
        g.carry_out(ask, answer)


def alone(bot: str, among: str, players: int, deals: range, seed: str, out: Path) -> None:
    """Rows of: deal, share of the victory from each seat, CPU seconds, decisions, slowest of them."""
    done = len(out.read_text().splitlines()) if out.exists() else 0
    for deal in deals[done:]:
        shares: list[float] = []
        spent: list[float] = []
        for own in range(players):
            g = new_game(players, f"{seed}/{deal}")
            luck = Stream(seed_of(f"{seed}/{deal}/{own}"))
            spent += [each.seconds for each in decisions_of(g, bot, among, own, luck)]
            assert g.outcome is not None
            winners = g.outcome.winners
            shares.append(1 / len(winners) if own in winners else 0.0)
        with out.open("a") as file:
            file.write(json.dumps([deal, shares, sum(spent), len(spent), max(spent)]) + "\n")


# The last action ------------------------------------------------------------------------------------------------------


def last(bot: str, among: str, players: int, decisions: int, seed: str, out: Path) -> None:
    """Rows of: deal, loss, chance of the best answer, chance of the bot's, how many answers."""
    found = deal = 0
    while found < decisions:
        g = new_game(players, f"{seed}/{deal}")
        for each in decisions_of(g, bot, among, deal % players, Stream(seed_of(f"{seed}/{deal}/luck"))):
            if not (g.ending and g.turns_left == 0 and each.ask.kind == "act" and g.actions == 1):
                continue
            base = dealt(each.known, None)
            worlds = worlds_of(each.known, base, SHARP.trust)
            chances = {option: chance_of(base, each.ask, option, worlds) for option in judged(each.ask)}
            chosen = each.answer if each.answer in chances else each.ask.options[0]
            row = [deal, max(chances.values()) - chances[chosen], max(chances.values()), chances[chosen], len(chances)]
            with out.open("a") as file:
                file.write(json.dumps(row) + "\n")
            found += 1
        deal += 1


def judged(ask: Ask) -> list[Choice]:
    """Every play; to pass and to discard are the same in the last action."""
    return [option for option in ask.options if option.kind == "play" or option is ask.options[0]]


def chance_of(base: Occulto, ask: Ask, option: Choice, worlds: Worlds) -> float:
    """What share of the victory an answer brings, if rivals who hold a Shield answer as is worst."""
    me = ask.who
    hands = [seat for seat in range(base.seats) if seat != me]
    named = touched(base, option)
    asked = [seat for seat in hands if seat in named] if option.args[1:] and named else hands
    if option.kind != "play" or named == {me}:
        asked = []
    elif option.args[0].name == "chameleon":
        asked = hands
    below = [card for at, card in enumerate(base.deck) if not base.deck_seen[at] >> me & 1]
    hidden = [card for seat in hands for card in base.hands[seat]] + below + base.buried + base.removed
    shields = [card for card in hidden if card.is_shield]
    plain = [card for card in hidden if not card.is_shield]
    hints = base.hints[me]
    value = whole = 0.0
    for layout in product([*asked, OUT_OF_HANDS], repeat=len(shields)):
        room = {seat: len(base.hands[seat]) for seat in asked}
        room[OUT_OF_HANDS] = len(hidden) - sum(room.values())
        ways = 1
        for card, seat in zip(shields, layout, strict=True):
            elsewhere = ANYWHERE & ~sum(1 << each for each in asked)
            allowed = hints.get(card, ANYWHERE) & (elsewhere if seat < 0 else 1 << seat)
            ways *= max(0, room[seat]) if allowed else 0
            room[seat] -= 1
        if ways:
            pairs = list(zip(shields, layout, strict=True))
            seats = asked + [seat for seat in hands if seat not in asked]
            held = {seat: [card for card, at in pairs if at == seat] for seat in seats}
            rest = [card for card, at in pairs if at == OUT_OF_HANDS] + plain
            value += ways * over_worlds(base, ask, option, worlds, held, rest)
            whole += ways
    return value / whole


def touched(g: Occulto, option: Choice) -> set[int]:
    """The players that a play names, by their hand, their character or a card of their bench."""
    found: set[int] = set()
    for arg in option.args[1:]:
        if isinstance(arg, Card):
            found.add(g.home(arg))
        elif isinstance(arg, Place | Person) and arg.seat >= 0:
            found.add(arg.seat)
    return found


def over_worlds(
    base: Occulto, ask: Ask, option: Choice, worlds: Worlds, held: dict[int, list[Card]], others: list[Card]
) -> float:
    """One layout of the Shields, every world; rivals do not know the world, so one answer of theirs stands for all."""
    sums: list[list[float]] = []
    for world, weight in zip(worlds.faces, worlds.weights, strict=True):
        g = base.copy()
        g.faces = world.copy()
        rest = others.copy()
        for seat, shields in held.items():
            g.hands[seat] = shields + [rest.pop() for _ in range(len(g.hands[seat]) - len(shields))]
        g.carry_out(ask, option)
        ends = [[weight * share for share in mine] for mine in endings(g, ask.who)]
        sums = [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(sums, ends, strict=True)] if sums else ends
    return min(max(mine) for mine in sums)


def endings(g: Occulto, me: int) -> list[list[float]]:
    """For each way the others can answer, what each colour of a stolen Abundance brings `me`."""
    if not g.open_asks:
        assert g.outcome is not None
        winners = g.outcome.winners
        return [[1 / len(winners) if me in winners else 0.0]]
    ask = g.open_asks[0]
    found: list[list[float]] = []
    for option in ask.options if ask.kind in {"shield", "colour"} else ask.options[:1]:
        other = g.copy()
        other.carry_out(ask, option)
        found += endings(other, me)
    return [[each[0] for each in found]] if ask.kind == "colour" else found


# Showing --------------------------------------------------------------------------------------------------------------


def show(path: Path) -> str:
    """A series in a sentence, with its 95 % interval."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    if isinstance(rows[0][1], list):
        values = [fmean(row[1]) for row in rows]
        games, decisions = sum(len(row[1]) for row in rows), sum(row[3] for row in rows)
        mean, slowest = 1000 * sum(row[2] for row in rows) / decisions, 1000 * max(row[4] for row in rows)
        what = f"% of {games} games ({len(rows)} deals), {mean:.1f} ms a decision, slowest {slowest:.0f} ms"
    else:
        values = [row[1] for row in rows]
        what = f"points lost in {len(rows)} decisions, {sum(value > 1e-9 for value in values)} not the best"
    middle, error = 100 * fmean(values), 196 * stdev(values) / sqrt(len(values))
    return f"{path.name}: {middle:.2f} [{middle - error:.2f}, {middle + error:.2f}] {what}"


def main() -> None:
    """Play a series, or show some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("alone", "last"):
        command = commands.add_parser(name)
        command.add_argument("bot", choices=list(SPEC.bots))
        command.add_argument("--among", choices=list(SPEC.bots), default="healer")
        command.add_argument("--players", type=int, choices=(3, 4, 5), default=5)
        command.add_argument("--deals" if name == "alone" else "--decisions", type=int, default=100)
        command.add_argument("--seed", default=name)
        command.add_argument("out", type=Path)
    commands.add_parser("show").add_argument("rows", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "alone":
        alone(given.bot, given.among, given.players, range(given.deals), given.seed, given.out)
    elif given.command == "last":
        last(given.bot, given.among, given.players, given.decisions, given.seed, given.out)
    for path in given.rows if given.command == "show" else [given.out]:
        print(show(path))


if __name__ == "__main__":
    main()
