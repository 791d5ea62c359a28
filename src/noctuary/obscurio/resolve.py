"""The end of Step 4: who was right, what it costs, and how games end (B-52 … B-58, B-62, section 4.3)."""

from typing import Final

from noctuary.core.effects import CLOCK, Ask, Choice, Question, Step
from noctuary.obscurio.accuse import START_ACCUSING, clean
from noctuary.obscurio.choices import AT_SHOWN
from noctuary.obscurio.table import LAST_SPACE, Obscurio
from noctuary.obscurio.traps import DANGEROUS


class Resolve(Step[Obscurio]):
    """Turn everything up; pay; advance or not (4.3)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """In this order: losses, an empty gauge, the Exit, an accusation (BA-01, BA-28, BA-29)."""
        remember(g)
        g.phase = "resolve"
        g.dark_now = False
        g.extra = g.track[g.space]
        g.reveal_to_all()
        found = is_found(g)
        light = g.light
        if g.loud:
            g.tell("obscurio-exit", door=g.exit_door, found=found)
        if found and g.progress == LAST_SPACE and g.options.victory_timing == "immediate":
            g.escape()
        else:
            pay_for_chips(g)
            if g.has(DANGEROUS):
                pay_for_doors(g)
            if g.gauge() == 0:
                g.run_dry()
            elif found:
                advance(g)
        if g.outcome is not None:
            g.phase = "end"
            return
        g.then(SHOW, START_ACCUSING if g.haunted() and light > 0 and g.light == 0 else clean())


def remember(g: Obscurio) -> None:
    """What everybody has seen of this room, for their memory; and the Traitor's cards, for the end (BA-18)."""
    g.rooms.append(
        (
            tuple(g.traps), tuple(g.pages), g.clue, tuple(g.doors), g.exit_door, tuple(g.chips), g.space,
            g.active, tuple(g.lines), g.late,
        )
    )  # fmt: skip
    g.past_picks.append(tuple(g.picks))


def standing(g: Obscurio) -> list[int]:
    """The chips that count: those of active Wizards."""
    return [chip for chip, seat in enumerate(g.chip_seat) if seat in g.active]


def is_found(g: Obscurio) -> bool:
    """Whether a chip stands at the Exit, the hidden Traitor's included (B-52)."""
    return g.exit_door in [g.chips[chip] for chip in standing(g)]


def pay_for_chips(g: Obscurio) -> None:
    """Each wrong or missing chip costs its owner (B-55, B-88, BC-24)."""
    for chip in standing(g):
        if g.chips[chip] != g.exit_door:
            before = g.gauge()
            g.pay(g.penalty[chip], g.chip_seat[chip])
            if g.loud:
                g.tell("obscurio-error", seat=g.chip_seat[chip], chip=chip, tokens=before - g.gauge())


def pay_for_doors(g: Obscurio) -> None:
    """DANGEROUS ROOM: a token more for each wrong door that was chosen (B-62, BC-05, BA-27)."""
    wrong = [g.chips[chip] for chip in standing(g) if g.chips[chip] != g.exit_door]
    unplaced = wrong.count(0)
    placed = [door for door in wrong if door]
    count = len(set(placed)) if g.options.dangerous_counts == "distinct_doors" else len(placed)
    if g.options.dangerous_counts_unplaced:
        count += unplaced
    before = g.gauge()
    g.pay(count)
    if g.loud:
        g.tell("obscurio-danger", tokens=before - g.gauge())


def advance(g: Obscurio) -> None:
    """One space, however many were right; beyond the last one lies freedom (B-52 … B-54, BC-01)."""
    if g.progress == LAST_SPACE:
        g.escape()
        return
    g.progress += 1
    if g.loud:
        g.tell("obscurio-progress", space=g.progress)


class Show(Question[Obscurio]):
    """Everybody looks at the open doors."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Only the clock."""
        return (Ask(CLOCK, "shown", AT_SHOWN, False),)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Go on."""


RESOLVE: Final = Resolve()
SHOW: Final = Show()
