"""`noctuary sim`: games without a screen."""

import json
import sys
from collections.abc import Callable, Sequence

from noctuary.catalog import game as game_of
from noctuary.lab.simulate import Plan, Tally, bots_of, simulate, wilson
from noctuary.text import Words


def sim(
    words: Words,
    game: str,
    players: int | None,
    games: int,
    seed: str,
    bots: Sequence[str],
    options: Sequence[str],
    jobs: int,
    as_json: bool,
) -> None:
    """Play a series and print what came of it."""
    spec = game_of(game)
    seats = spec.seats[0] if players is None else players
    spec.check_seats(seats)
    names = bots_of(spec, bots, seats)
    plan = Plan(game, seats, games, seed, names, spec.options.parse(options).changed())
    tally, seconds = simulate(plan, jobs, None if as_json else progress_bar(games))
    if as_json:
        print(json.dumps(summary(plan, tally, seconds)))
    else:
        _show(words, plan, tally, seconds)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The figures as one object."""
    return {
        "game": plan.game,
        "players": plan.players,
        "games": tally.games,
        "bots": plan.bots,
        "options": plan.options,
        "seed": plan.seed,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "outcomes": dict(tally.outcomes.most_common()),
        "wins": dict(sorted(tally.wins.items())),
    }


def progress_bar(total: int) -> Callable[[int], None] | None:
    """A progress bar, on a terminal only."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        filled = done * 40 // total
        end = "\r" if done < total else "\r" + " " * 60 + "\r"
        sys.stderr.write(f"\r[{'█' * filled}{'·' * (40 - filled)}] {done}/{total}{end if done >= total else ''}")
        sys.stderr.flush()

    return show


def _show(words: Words, plan: Plan, tally: Tally, seconds: float) -> None:
    print(words("sim-title", game=words(f"{plan.game}-name"), players=plan.players, games=tally.games))
    print(words("sim-bots", bots=", ".join(plan.bots)))
    for reason, count in tally.outcomes.most_common():
        text = words(f"{plan.game}-outcome-{reason}")
        print(words("sim-outcome", percent=f"{100 * count / tally.games:5.2f}", count=count, reason=text))
    for who, count in sorted(tally.wins.items()):
        low, high = wilson(count, tally.games)
        share = f"{100 * count / tally.games:.2f}"
        figures = {"count": count, "percent": share, "low": f"{100 * low:.2f}", "high": f"{100 * high:.2f}"}
        print(words("sim-wins", who=_winner(words, plan, who), **figures))
    rate = f"{tally.decisions / seconds:,.0f}" if seconds else "–"
    print(words("sim-speed", decisions=tally.decisions, seconds=f"{seconds:.1f}", rate=rate))


def _winner(words: Words, plan: Plan, who: str) -> str:
    """A side by its name, a seat by its number and its bot; whoever plays alone is the bot."""
    if not who.isdigit():
        return words(f"{plan.game}-winners-{who}")
    bot = plan.bots[int(who)]
    return bot if plan.players == 1 else words("sim-seat", number=int(who) + 1, bot=bot)
