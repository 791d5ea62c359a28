"""`noctuary arena`: bots against each other."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from noctuary.catalog import game as game_of
from noctuary.cli.sim import progress_bar
from noctuary.core.refusal import BadInput
from noctuary.lab.arena import Figure, Meeting, Standing, check, meet, standings
from noctuary.lab.arena_chart import chart
from noctuary.text import Words


def arena(
    say: Words,
    game: str,
    players: int | None,
    deals: int,
    seed: str,
    bots: Sequence[str],
    options: Sequence[str],
    jobs: int,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Let them meet, and print the standing."""
    spec = game_of(game)
    names = check(spec, bots or list(spec.bots))
    seats = spec.seats[0] if players is None else players
    spec.check_seats(seats)
    if picture is not None and not picture.absolute().parent.is_dir():
        raise BadInput("arena-chart", file=str(picture))
    meeting = Meeting(spec.name, seats, deals, seed, names, spec.options.parse(options).changed())
    played, costs = meet(meeting, jobs, None if as_json else progress_bar(deals))
    standing = standings(meeting, played, costs)
    title = say("arena-title", game=say(f"{spec.name}-name"), players=seats, deals=deals, games=len(played), seed=seed)
    if as_json:
        figures = {**msgspec.to_builtins(meeting), "games": len(played), "standing": msgspec.to_builtins(standing)}
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print("\n".join([title, *table(say, standing, seats), say("arena-reading")]))
    if picture is not None:
        heads = (say("arena-rating"), say("arena-wins"), say("arena-cpu"))
        fair = None if seats == 1 or played[0].sides else 1 / seats
        picture.write_text(chart(title, heads, standing, fair), "utf-8")


def table(say: Words, standing: Sequence[Standing], seats: int) -> list[str]:
    """The standing as a table in Markdown: it is read in a terminal, and goes into a report as it is."""
    names = [each.bot for each in standing]
    heads = [say("arena-bot"), say("arena-rating"), say("arena-wins"), say("arena-cpu")]
    if seats > 1:
        heads += [say("arena-among", bot=name) for name in names]
    rows = [heads, ["---"] * len(heads)]
    for each in standing:
        row = [each.bot, figure(each.rating, 1, 1), figure(each.wins, 100, 1), f"{each.cpu_ms:.2f} ms"]
        if seats > 1:
            row += [figure(each.alone[name], 100, 1) if name in each.alone else "–" for name in names]
        rows.append(row)
    return ["| " + " | ".join(row) + " |" for row in rows]


def figure(figure: Figure, times: int, digits: int) -> str:
    """A figure and its interval."""
    return f"{times * figure.value:.{digits}f} [{times * figure.low:.{digits}f}, {times * figure.high:.{digits}f}]"
