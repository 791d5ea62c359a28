"""`noctuary lab play|compare|variant|balance|report`: studies of any game, told in the person's language."""

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from noctuary.catalog import GAMES
from noctuary.catalog import game as game_of
from noctuary.cli.numbers import share_of, whole
from noctuary.core.refusal import BadInput
from noctuary.lab import studied
from noctuary.lab.html import clipped, page
from noctuary.lab.measures import rules_in
from noctuary.lab.on_dask import Dask
from noctuary.lab.parquet import write_parquet
from noctuary.lab.plan import Arm, arm
from noctuary.lab.rows import Played, Results, RowFile, read
from noctuary.lab.run import Local, Plays, Progress, first, run
from noctuary.lab.simulate import cores
from noctuary.lab.summary import Summary, narrow
from noctuary.lab.wording import in_short, of_arm, of_figure, of_head, of_key, percent, signed, verdict
from noctuary.languages import LANGUAGES, pages
from noctuary.rulebooks import plain, rules
from noctuary.text import Words, words

VERBS = ("play", "compare", "variant", "balance", "report")
GAMES_BY_DEFAULT = {"play": "1000", "compare": "1000", "variant": "1000", "balance": "1000"}


def parser(say: Words, shared: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """All that a verb of the lab takes."""
    top = argparse.ArgumentParser(prog="noctuary lab", description=say("cli-lab"), parents=[shared])
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb in VERBS:
        made = verbs.add_parser(
            verb, help=say(f"cli-lab-{verb}"), description=say(f"cli-lab-{verb}"), parents=[shared], allow_abbrev=False
        )
        if verb == "report":
            made.add_argument("files", metavar="FILE", nargs="+", type=Path, help=say("cli-lab-files"))
            made.add_argument("--out", metavar="FILE", type=Path, help=say("cli-lab-join"))
        else:
            made.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(GAMES)))
            playing(made, say, verb)
        made.add_argument("--html", metavar="FILE", type=Path, help=say("cli-lab-html"))
        made.add_argument("--json", action="store_true", help=say("cli-sim-json"))
    return top


def playing(made: argparse.ArgumentParser, say: Words, verb: str) -> None:
    """The arguments of the verbs that play."""
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-play-option"))
    made.add_argument("--players", metavar="N", help=say("cli-play-players"))
    made.add_argument(
        "--bots", default="", metavar="A,B,…", help=say("cli-lab-bots" if verb == "compare" else "cli-sim-bots")
    )
    made.add_argument("--games", default=GAMES_BY_DEFAULT[verb], metavar="N", help=say("cli-lab-games"))
    made.add_argument("--until", metavar="POINTS", help=say("cli-lab-until"))
    made.add_argument("--seed", default="0", metavar="S", help=say("cli-sim-seed"))
    made.add_argument("--out", metavar="FILE", type=Path, help=say("cli-lab-out"))
    made.add_argument("--jobs", metavar="N", help=say("cli-lab-jobs"))
    made.add_argument("--on", metavar="ADDRESS", help=say("cli-lab-on"))
    made.add_argument("--measures", choices=("all", "few", "none"), default="all", help=say("cli-lab-measures"))
    made.add_argument("--traces", default="30" if verb == "balance" else "0", metavar="N", help=say("cli-lab-traces"))
    made.add_argument("--rollouts", default="12", metavar="N", help=say("cli-lab-rollouts"))
    if verb == "compare":
        made.add_argument("--everywhere", action="store_true", help=say("cli-lab-everywhere"))
    elif verb == "variant":
        made.add_argument("--change", action="append", default=[], metavar="NAME=VALUE", help=say("cli-lab-change"))
        made.add_argument("--deck", metavar="FILE", type=Path, help=say("cli-lab-deck"))
        made.add_argument("--every-option", action="store_true", help=say("cli-lab-every"))
    elif verb == "balance":
        made.add_argument("--ladder", default="", metavar="A,B,…", help=say("cli-lab-ladder"))


def lab_verb(say: Words, given: argparse.Namespace) -> None:
    """Play what is wanted, then tell what came of it."""
    if given.verb == "report":
        results = read(given.files)
        if given.out is not None:
            keep(given.out, results)
    else:
        results = carry_out(say, given)
    show(say, given, with_rules(results))


def carry_out(say: Words, given: argparse.Namespace) -> Results:
    """Play the arms of a study; what the file has already is not played again."""
    arms = arms_of(given)
    games = whole("--games", given.games, 1, 100_000_000)
    until = None if given.until is None else share_of("--until", given.until)
    parquet = given.out is not None and given.out.suffix == ".parquet"
    file = RowFile(given.out.with_suffix(".jsonl") if parquet else given.out)
    player = player_of(given)
    enough = None if until is None else narrow(arms, until)
    try:
        with player:
            run(arms, games, file, player, enough, bar(say))
    except KeyboardInterrupt:
        kept = sum(len(file.results[each.id].rows) for each in arms if each.id in file.results)
        clear_line()
        raise BadInput("lab-stopped" if file.path is not None else "lab-stopped-unkept", games=kept) from None
    found = first(file.results, arms, games)
    if parquet:
        write_parquet(given.out, file.results)
    return found


def arms_of(given: argparse.Namespace) -> list[Arm]:
    """The arms of a study."""
    spec = game_of(given.game)
    bots = tuple(name for name in given.bots.split(",") if name)
    players = None if given.players is None else whole("--players", given.players, 1, 99)
    comparing = given.verb == "compare"
    base = arm(
        spec.name,
        players,
        () if comparing else bots,
        spec.options.parse(given.option).changed(),
        seed=given.seed,
        measures=given.measures,
        traces=whole("--traces", given.traces, 0, 1_000_000),
        rollouts=whole("--rollouts", given.rollouts, 1, 10_000),
    )
    if comparing:
        return studied.for_bots(base, bots, given.everywhere)
    if given.verb == "variant":
        return studied.for_variant(base, given.change, given.deck, given.every_option)
    if given.verb == "balance":
        return studied.for_balance(base, [name for name in given.ladder.split(",") if name])
    return [base]


def player_of(given: argparse.Namespace) -> Plays:
    """This machine, or a cluster."""
    if given.on is not None:
        return Dask(given.on)
    return Local(cores() if given.jobs is None else whole("--jobs", given.jobs, 1, max(64, cores())))


def keep(path: Path, results: Results) -> None:
    """Results of several files in one."""
    if path.exists():
        raise BadInput("file-exists", name=str(path))
    if path.suffix == ".parquet":
        write_parquet(path, results)
        return
    file = RowFile(path)
    for played in results.values():
        file.begin(played.arm)
        file.add(played.ordered())


def clear_line() -> None:
    """Take the progress bar away."""
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * 78 + "\r")


def bar(say: Words) -> Callable[[Progress], None] | None:
    """A progress bar with the time left, on a terminal only."""
    if not sys.stderr.isatty():
        return None

    def tell(at: Progress) -> None:
        filled = at.done * 30 // max(1, at.total)
        minutes, seconds = divmod(int(at.left), 60)
        hours, minutes = divmod(minutes, 60)
        left = say("lab-left", time=f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}")
        text = f"[{'█' * filled}{'·' * (30 - filled)}] {at.done}/{at.total} {left}"
        sys.stderr.write("\r" + (" " * 78 + "\r" if at.done >= at.total else f"{text:<78}"))
        sys.stderr.flush()

    return tell


# Telling -------------------------------------------------------------------------------------------------------------


def show(say: Words, given: argparse.Namespace, results: Results) -> None:
    """On the terminal, and as a page if one is wanted."""
    found = studied.studied(results)
    if given.json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        for comparison in found.variants:
            print(verdict(say, comparison) + "\n")
        for table in found.tables:
            tell_table(say, table)
        for step in found.ladder:
            print(verdict(say, step))
            text = {"elo": signed(say, step.elo, 0), "percent": percent(say, step.same.value)}
            print("  " + say("lab-step", **text))
    if given.html is not None:
        languages = [words(lang) for lang in LANGUAGES]
        names = {lang: rule_namer(found, lang) for lang in LANGUAGES}
        given.html.parent.mkdir(parents=True, exist_ok=True)
        given.html.write_text(page(found, languages, say.lang, names), "utf-8")
        if not given.json:
            print(say("lab-written", name=str(given.html)))


def tell_table(say: Words, found: Summary) -> None:
    """An arm, line by line."""
    name = found.arm.game
    title = f"{say(f'{name}-name')} · {of_arm(say, found.arm)}"
    print(say("lab-table", title=title, games=found.games))
    print(f"  {of_head(say, found.head, found.arm)}: {in_short(say, found.wins, True)}")
    for reason, value in found.reasons.items():
        print(f"  {in_short(say, value, True)}  {clipped(say(f'{name}-outcome-{reason}'), 60)}")
    for side, value in found.sides.items():
        print(f"  {of_key(say, name, side)}: {in_short(say, value, True)}")
    if found.arm.players > 1:
        for at, value in enumerate(found.seats):
            print(f"  {say('lab-seat', number=at + 1)}: {in_short(say, value, True)}")
    for label, by in found.labels.items():
        for key, value in by.items():
            print(f"  {of_figure(say, name, label)}, {of_key(say, name, key)}: {in_short(say, value, True)}")
    for figure, value in found.numbers.items():
        print(f"  {of_figure(say, name, figure)}: {in_short(say, value)}")
    for figure, points in found.series.items():
        print(f"  {of_figure(say, name, figure)}: {', '.join(in_short(say, point).split(' [')[0] for point in points)}")
    print()


def with_rules(results: Results) -> Results:
    """Rows in which what was told has become the rules that it cites."""
    cited = cited_rules()
    found: Results = {}
    for id, played in results.items():
        rows = {}
        for number, row in played.rows.items():
            told = row.figures.get("told")
            if told is None:
                rows[number] = row
                continue
            counts: dict[str, list[int]] = {}
            for event, [times] in told.items():
                for rule in cited.get(event, ()):
                    counts.setdefault(rule, [0])[0] += times
            figures: dict[str, Any] = {name: value for name, value in row.figures.items() if name != "told"}
            rows[number] = msgspec.structs.replace(row, figures={**figures, "rules": counts} if counts else figures)
        found[id] = Played(played.arm, rows)
    return found


def cited_rules() -> dict[str, list[str]]:
    """The rules that each message cites."""
    text = "\n".join(page.read_text("utf-8") for page in pages("en"))
    blocks = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*|\n\})*)", text, re.MULTILINE)
    return {id: list(dict.fromkeys(rules_in(said))) for id, said in blocks}


def rule_namer(found: studied.Studied, lang: str) -> Callable[[str], str]:
    """What a rule says, in a few words: its number, and how its text begins."""
    known: dict[str, str] = {}
    for name in dict.fromkeys(table.arm.game for table in found.tables):
        try:
            known.update(rules(game_of(name), lang))
        except BadInput:  # It has no rulebook.
            continue

    def named(number: str) -> str:
        return clipped(" ".join(plain(known.get(number, number)).split()), 70)

    return named


def wants_verb(argv: Sequence[str]) -> bool:
    """Whether a command line names a verb of the lab."""
    plain_words = [
        word for at, word in enumerate(argv) if not word.startswith("-") and (not at or argv[at - 1] != "--lang")
    ]
    return plain_words[:1] == ["lab"] and len(plain_words) > 1 and plain_words[1] in VERBS
