"""Why a bot of Occulto chose so, and what it would advise: whom it took itself and others for, and what it expected.

Everything here is made from what one seat knows. `reasons` is asked for when the game is over, `advise` by somebody who
plays alone against bots.
"""

from collections.abc import Sequence
from typing import Final

from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.reasons import Reasons, tenths
from noctuary.occulto.bot.belief import Belief
from noctuary.occulto.bot.dealing import dealt, worlds_of
from noctuary.occulto.bot.endgame import counted
from noctuary.occulto.bot.healer import Healer
from noctuary.occulto.bot.levels import MOST_ENDS, is_late, ranked, tried_out
from noctuary.occulto.bot.policy import weighed
from noctuary.occulto.bot.style import PLAIN, SHARP
from noctuary.occulto.choices import Person, Place
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.pieces import COLOURS
from noctuary.occulto.state import NO_BACK

READERS: Final = ("alchemist", "seer", "magus")
"""Those who count every end of the last turn."""
SEARCHERS: Final = ("seer", "magus")
"""Those who try answers out, late in the game."""
CHANCES: Final = ("act", "shield", "colour", "replace")
"""Questions whose answers the rules of thumb weigh by the chance to win; a card to give away is weighed by itself."""
PLAYOUTS: Final = 160
HINT_PLAYOUTS: Final = 64
"""About a third of a second in plain Python."""
SURE: Final = 0.995
LIKELY: Final = 0.1
"""What is less likely than this is not spoken of."""


def reasons(known: Knowledge, ask: Ask, choice: Choice, bot: str) -> Reasons:
    """Whom the bot took itself for, whom it took those for at whom it aimed, and what it expected to win."""
    luck = Stream(seed_of(f"reason/{known.state}/{ask.n}"))
    odds = Belief(known).odds if bot == "healer" else read_odds(known, bot, luck)
    lines = [of_itself(odds[ask.who]), *of_others(odds, ask.who, choice)]
    if bot in READERS:
        g = dealt(known, luck)
        worlds = worlds_of(known, g, SHARP.trust)
        last = counted(g, ask, worlds, ranked(ask, g, worlds, SHARP), MOST_ENDS)
        if last:
            return compared(
                [(each.option, each.chance) for each in last], choice, [*lines, ("occulto-reason-counted", {})]
            )
    if bot in SEARCHERS and is_late(known.view):
        return compared([(each.option, each.chance()) for each in tried_out(known, ask, luck, PLAYOUTS)], choice, lines)
    weights = thoughts(known, ask, bot, luck)
    at = next(number for number, option in enumerate(ask.options) if option.text == choice.text)
    others = [number for number in range(len(weights)) if number != at]
    best = max(others, key=lambda number: weights[number])
    if weights[best] > weights[at]:
        lines.append((f"occulto-reason-{'bluff' if bot == 'healer' else 'slip'}", {}))
    elif ask.kind not in CHANCES:
        lines.append(("occulto-reason-card", {}))
    if ask.kind not in CHANCES:
        return Reasons(tuple(lines), ask.options[best])
    return Reasons(tuple(lines), ask.options[best], tenths(weights[at]), tenths(weights[best]))


def read_odds(known: Knowledge, bot: str, luck: Stream) -> list[list[float]]:
    """How likely each colour is at each place, to a bot that reads the benches."""
    g = dealt(known, luck)
    rows = worlds_of(known, g, (PLAIN if bot == "apprentice" else SHARP).trust).rows()
    return [rows[back] if back != NO_BACK else [0.0] * len(COLOURS) for back in g.backs]


def thoughts(known: Knowledge, ask: Ask, bot: str, luck: Stream) -> list[float]:
    """What a bot with rules of thumb thinks of each answer."""
    if bot == "healer":
        healer = Healer(known)
        return [healer.answer(ask, option) for option in ask.options]
    style = PLAIN if bot == "apprentice" else SHARP
    g = dealt(known, luck)
    return list(weighed(g, ask, style, worlds_of(known, g, style.trust).rows()))


def compared(tried: Sequence[tuple[Choice, float]], choice: Choice, lines: list[Line]) -> Reasons:
    """The share of games won after an answer and after the best of the others."""
    mine = next((chance for option, chance in tried if option.text == choice.text), None)
    other = next((each for each in tried if each[0].text != choice.text), None)
    if mine is None or other is None:
        return Reasons(tuple(lines))
    if other[1] > mine:
        lines = [*lines, ("occulto-reason-close", {})]
    return Reasons(tuple(lines), other[0], tenths(mine), tenths(other[1]))


def of_itself(odds: Sequence[float]) -> Line:
    """Whom it took itself for."""
    shares = likely(odds)
    best = next(iter(shares), "")
    if not best:
        return "occulto-reason-nobody", {}
    if odds[COLOURS.index(best)] >= SURE:
        return "occulto-reason-sure", {"colour": best}
    return "occulto-reason-likely", {"totals": shares}


def of_others(odds: Sequence[Sequence[float]], me: int, choice: Choice) -> list[Line]:
    """Whom it took those for at whom the choice is aimed."""
    found: list[Line] = []
    for target in choice.args:
        at = target.seat if isinstance(target, Person | Place) else -1
        if at >= 0 and at != me:
            shares = likely(odds[at])
            if shares:
                found.append(("occulto-reason-other", {"seat": at, "totals": shares}))
    return found


def likely(odds: Sequence[float]) -> dict[str, int]:
    """The colours that are likely enough to speak of, in percent, the likeliest first; at most three."""
    ranked = sorted(range(len(COLOURS)), key=lambda colour: -odds[colour])[:3]
    return {COLOURS[colour]: round(100 * odds[colour]) for colour in ranked if odds[colour] >= LIKELY}


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """The answer that a short search likes best, for whom it does most, and the chances of it and of the next best.

    The luck comes from what is known, so that the same table gets the same hint.
    """
    luck = Stream(seed_of(f"hint/{known.state}/{ask.n}"))
    kinds = {"act": "act", "shield": "shield", "burn": "card", "give": "card"}
    why = "occulto-hint-" + kinds.get(ask.kind, "other")
    args = {"totals": likely(read_odds(known, "seer", luck)[ask.who])}
    if len(ask.options) == 1:
        return ask.options[0], ("reason-only", {})
    best, *others = tried_out(known, ask, luck, HINT_PLAYOUTS)
    if not others:
        return best.option, (why, args)
    stakes = {
        "chance": tenths(best.chance()),
        "other": others[0].option.text,
        "other_chance": tenths(others[0].chance()),
    }
    return best.option, (why, {**args, **stakes})
