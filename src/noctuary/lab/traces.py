"""How a game stood along its way: chances to win, estimated by playing on from moments of it many times.

What nobody watching could know is dealt anew for each game that is played on (alone: what the player could not know),
and the same bots play. So a trace says how open the game was to an onlooker, not what any seat believed.
"""

from collections.abc import Sequence
from math import log2, sqrt
from typing import Any

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Choice
from noctuary.core.game import Game, Outcome
from noctuary.core.measure import Figure
from noctuary.core.spec import Spec
from noctuary.lab.plan import Arm
from noctuary.lab.simulate import play_out

Chances = dict[str, float]
"""How likely each party (a side, or the number of a seat) is to win; `-` stands for nobody."""
NOBODY = "-"
SURE = 0.9
"""From here on a game counts as decided, if it stays so."""


def parties(outcome: Outcome) -> Chances:
    """Who won, in parts if several seats share it."""
    if outcome.side:
        return {outcome.side: 1.0}
    if not outcome.winners:
        return {NOBODY: 1.0}
    return {str(seat): 1.0 / len(outcome.winners) for seat in outcome.winners}


class Trace:
    """The trace of one game of an arm."""

    def __init__(self, spec: Spec, arm: Arm, number: int) -> None:
        self.spec = spec
        self.arm = arm
        self.seed = f"{arm.seed}/{number}/trace"
        self.bots = [spec.bots[name] for name in arm.seating(number)]

    def figures(self, g: Game, past: Sequence[tuple[int, Choice]], over: Game) -> dict[str, Figure]:
        """Go through a game again, `g` being its deal, and stop at evenly spaced moments."""
        stops = {round(at * len(past) / self.arm.points) for at in range(self.arm.points)}
        g.loud = False
        found: list[Chances] = []
        for at, (seat, choice) in enumerate(past):
            if at in stops:
                found.append(self.chances(g, at))
            g.play(seat, choice)
        outcome = over.result()
        assert outcome is not None
        found.append(parties(outcome))
        return told_by(found, self.arm.players)

    def chances(self, g: Game, at: int) -> Chances:
        viewer = 0 if g.seats == 1 else None
        known: Any = g.knowledge(viewer)
        found: Chances = {}
        for n in range(self.arm.rollouts):
            world = self.spec.from_knowledge(known, Chance(seed_of(f"{self.seed}/{at}/{n}")))
            world.loud = False
            play_out(world, self.bots, Stream(seed_of(f"{self.seed}/{at}/{n}/luck")))
            outcome = world.result()
            assert outcome is not None
            for party, part in parties(outcome).items():
                found[party] = found.get(party, 0.0) + part / self.arm.rollouts
        return found


def told_by(trace: Sequence[Chances], players: int) -> dict[str, Figure]:
    """What a trace says of its game: drama, tension, changes of the lead, and when it was decided."""
    *way, end = trace
    winner = max(end, key=end.__getitem__)
    winners = [chances.get(winner, 0.0) for chances in trace]
    shown = [chances.get("0", 0.0) for chances in trace] if players == 1 else winners
    return {
        "trace": [round(value, 3) for value in shown],
        "openness": [round(openness(chances, players), 3) for chances in trace],
        "tension": round(sum(openness(chances, players) for chances in way) / max(1, len(way)), 3),
        "drama": round(drama(way, winner), 3),
        "lead_changes": lead_changes(trace),
        "decided_at": round(decided_at(winners), 3),
    }


def openness(chances: Chances, players: int) -> float:
    """How open a game is: 0 decided, 1 all parties alike (entropy; two parties, or as many as play)."""
    entropy = -sum(p * log2(p) for p in chances.values() if p > 0)
    sides = any(not party.isdigit() and party != NOBODY for party in chances)
    return min(1.0, abs(entropy) / log2(2 if players == 1 or sides else players))


def drama(way: Sequence[Chances], winner: str) -> float:
    """How far behind the winner was, on the moments when it was behind (Browne: the root of the distance, averaged)."""
    behind = [max(chances.values()) - chances.get(winner, 0.0) for chances in way]
    behind = [distance for distance in behind if distance > 0]
    return sum(sqrt(distance) for distance in behind) / len(behind) if behind else 0.0


def lead_changes(trace: Sequence[Chances], margin: float = 0.1) -> int:
    """How often another party came to lead, by more than the noise of the estimate."""
    leader, changes = "", 0
    for chances in trace:
        best = max(chances, key=chances.__getitem__)
        next_best = max([chances[party] for party in chances if party != best], default=0.0)
        if best != leader and chances[best] > next_best + margin:
            changes += bool(leader)
            leader = best
    return changes


def decided_at(winners: Sequence[float]) -> float:
    """The part of the game after which the winner's chance never fell under `SURE` again."""
    at = len(winners) - 1
    while at > 0 and winners[at - 1] >= SURE:
        at -= 1
    return at / (len(winners) - 1)
