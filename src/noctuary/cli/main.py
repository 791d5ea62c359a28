"""Read the command line, in the person's language, and do what it says."""

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from noctuary import __version__
from noctuary.catalog import GAMES
from noctuary.catalog import game as game_of
from noctuary.cli.admin import add_arguments as add_admin_arguments
from noctuary.cli.admin import admin
from noctuary.cli.arena import arena
from noctuary.cli.backup import backup, restore
from noctuary.cli.deck import deck, deck_from_folder
from noctuary.cli.engine import serve
from noctuary.cli.export import export
from noctuary.cli.grade import deal_number, grade, oracle
from noctuary.cli.lab import lab
from noctuary.cli.lab_verbs import lab_verb, wants_verb
from noctuary.cli.lab_verbs import parser as lab_parser
from noctuary.cli.new_game import new_game
from noctuary.cli.numbers import whole
from noctuary.cli.play import play, show_statistics
from noctuary.cli.puzzle import puzzle
from noctuary.cli.quiz import quiz
from noctuary.cli.replay import replay
from noctuary.cli.serve import add_arguments as add_serve_arguments
from noctuary.cli.serve import serve as serve_tables
from noctuary.cli.sim import sim
from noctuary.core.refusal import BadInput
from noctuary.lab.simulate import cores
from noctuary.languages import LANGUAGES
from noctuary.paint import wants_colours
from noctuary.rulebooks import book, plain, rule
from noctuary.text import Words, preferred, words


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit code: 0, or 2 if the input was bad."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    speak = words(preferred())
    try:
        speak = words(language(argv))
        if wants_verb(argv):
            at = argv.index("lab")
            lab_verb(speak, lab_parser(speak, shared_arguments(speak)).parse_args([*argv[:at], *argv[at + 1 :]]))
            return 0
        options = parser(speak).parse_args(argv)
        for name, wrong in GAMES.closed().items():
            if name != getattr(options, "game", ""):
                print(speak("cli-error", message=speak.bad_input(wrong)), file=sys.stderr)
        run(options, speak)
    except BadInput as wrong:
        print(speak("cli-error", message=speak.bad_input(wrong)), file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has had enough; closing quietly is the custom.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def language(argv: list[str]) -> str:
    """The language asked for, before anything else is read, so that help and errors speak it."""
    for at, word in enumerate(argv):
        name, sign, value = word.partition("=")
        if name == "--lang":
            chosen = value if sign else (argv[at + 1] if at + 1 < len(argv) else "")
            if chosen not in LANGUAGES:
                raise BadInput("language", given=chosen, known=", ".join(LANGUAGES))
            return chosen
    return preferred()


def shared_arguments(say: Words) -> argparse.ArgumentParser:
    """What every command takes."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
    return shared


def parser(say: Words) -> argparse.ArgumentParser:
    """All commands with their help."""
    shared = shared_arguments(say)
    top = argparse.ArgumentParser(
        prog="noctuary",
        description=say("cli-about", games=", ".join(say(f"{name}-name") for name in GAMES)),
        parents=[shared],
    )
    top.add_argument("--version", action="version", version=f"noctuary {__version__}", help=say("cli-version"))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, *arguments: str) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name, help=say("cli-" + name), description=say("cli-" + name), parents=[shared], allow_abbrev=False
        )
        if "game" in arguments:
            made.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(GAMES)))
        if "option" in arguments:
            made.add_argument(
                "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-play-option")
            )
            made.add_argument("--players", metavar="N", help=say("cli-play-players"))
        return made

    made = command("play", "game", "option")
    made.add_argument("--deal", metavar="N", help=say("cli-play-deal"))
    made.add_argument("--resume", action="store_true", help=say("cli-play-resume"))
    made.add_argument("--bots", default="", metavar="A,B,…", help=say("cli-play-bots"))
    made.add_argument("--practice", action="store_true", help=say("cli-play-practice"))
    made.add_argument("--plain", action="store_true", help=say("cli-play-plain"))
    made.add_argument("--options", action="store_true", help=say("cli-play-options"))
    command("stats", "game")
    made = command("sim", "game", "option")
    made.add_argument("--games", default="1000", metavar="N", help=say("cli-sim-games"))
    made.add_argument("--seed", default="0", metavar="S", help=say("cli-sim-seed"))
    made.add_argument("--bots", default="", metavar="A,B,…", help=say("cli-sim-bots"))
    made.add_argument("--jobs", default="1", metavar="N", help=say("cli-sim-jobs"))
    made.add_argument("--json", action="store_true", help=say("cli-sim-json"))
    made = command("arena", "game", "option")
    made.add_argument("--games", default="100", metavar="N", help=say("cli-arena-games"))
    made.add_argument("--seed", default="0", metavar="S", help=say("cli-sim-seed"))
    made.add_argument("--bots", default="", metavar="A,B,…", help=say("cli-arena-bots"))
    made.add_argument("--jobs", default="1", metavar="N", help=say("cli-sim-jobs"))
    made.add_argument("--json", action="store_true", help=say("cli-sim-json"))
    made.add_argument("--chart", metavar="FILE", type=Path, help=say("cli-arena-chart"))
    for verb in ("grade", "oracle"):
        made = command(verb, "game")
        made.add_argument("deal", metavar="DEAL", help=say("cli-grade-deal"))
        made.add_argument("--preset", default="as_written", metavar="P", help=say("cli-grade-preset"))
        made.add_argument("--json", action="store_true", help=say("cli-sim-json"))
        if verb == "grade":
            made.add_argument("--count", default="1", metavar="N", help=say("cli-grade-count"))
        else:
            made.add_argument("--nodes", default="20000", metavar="N", help=say("cli-oracle-nodes"))
    made = command("puzzle", "game")
    made.add_argument("--week", metavar="2026-W47", help=say("cli-puzzle-week"))
    made.add_argument("--answer", metavar="N", help=say("cli-puzzle-answer"))
    made = command("lab")
    made.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game", games=", ".join(GAMES)))
    made.add_argument("study", metavar="STUDY", nargs="?", help=say("cli-lab-study"))
    made.add_argument("arguments", metavar="…", nargs=argparse.REMAINDER, help=say("cli-lab-arguments"))
    add_serve_arguments(command("serve"), say)
    made = command("backup")
    made.add_argument("file", metavar="FILE", type=Path, help=say("cli-backup-file"))
    made.add_argument("--data", metavar="URL", help=say("setting-data"))
    made = command("restore")
    made.add_argument("file", metavar="FILE", type=Path, help=say("cli-restore-file"))
    made.add_argument("--data", metavar="URL", help=say("setting-data"))
    add_admin_arguments(command("admin"), shared, say)
    command("engine")
    made = command("deck")
    made.add_argument(
        "what", metavar="quiz|from-folder", nargs="?", choices=("quiz", "from-folder"), help=say("cli-deck-what")
    )
    made.add_argument("folder", metavar="PATH", nargs="?", type=Path, help=say("cli-deck-folder"))
    made.add_argument("--name", metavar="NAME", help=say("cli-deck-name"))
    made.add_argument("--json", action="store_true", help=say("cli-sim-json"))
    made.add_argument("--rooms", default="40", metavar="N", help=say("cli-deck-rooms"))
    made.add_argument("--seed", default="0", metavar="S", help=say("cli-sim-seed"))
    made.add_argument("--bot", default="steady", metavar="BOT", help=say("cli-deck-bot"))
    made.add_argument("--out", default=Path("quiz"), metavar="FOLDER", type=Path, help=say("cli-deck-out"))
    made = command("replay")
    made.add_argument("file", metavar="FILE", type=Path, help=say("cli-replay-file"))
    made.add_argument("--step", action="store_true", help=say("cli-replay-step"))
    made.add_argument("--why", action="store_true", help=say("cli-replay-why"))
    made.add_argument("--plain", action="store_true", help=say("cli-play-plain"))
    made = command("export")
    made.add_argument("files", metavar="FILE", nargs="+", type=Path, help=say("cli-export-files"))
    made.add_argument("--out", metavar="FOLDER", type=Path, required=True, help=say("cli-export-out"))
    made.add_argument("--licence", metavar="TEXT", help=say("cli-export-licence"))
    made.add_argument("--parquet", action="store_true", help=say("cli-export-parquet"))
    made = command("new-game")
    made.add_argument("name", metavar="NAME", help=say("cli-new-game-name"))
    made.add_argument("--into", metavar="FOLDER", type=Path, default=Path(), help=say("cli-new-game-into"))
    made = command("rules", "game")
    made.add_argument("number", metavar="NUMBER", nargs="?", help=say("cli-rules-number"))
    return top


def run(options: argparse.Namespace, say: Words) -> None:
    """Carry out a command."""
    if options.command == "play":
        run_play(options, say)
    elif options.command == "stats":
        show_statistics(say, game_of(options.game))
    elif options.command == "sim":
        bots = [name for name in options.bots.split(",") if name]
        games = whole("--games", options.games, 1, 100_000_000)
        jobs = whole("--jobs", options.jobs, 1, max(64, cores()))
        sim(say, options.game, players(options.players), games, options.seed, bots, options.option, jobs, options.json)
    elif options.command == "arena":
        run_arena(options, say)
    elif options.command == "grade":
        count = whole("--count", options.count, 1, 1_000_000)
        grade(say, options.game, options.deal, count, options.preset, options.json)
    elif options.command == "oracle":
        nodes = whole("--nodes", options.nodes, 1, 100_000_000)
        oracle(say, options.game, options.deal, options.preset, nodes, options.json)
    elif options.command == "puzzle":
        puzzle(say, options.game, options.week, options.answer)
    elif options.command == "lab":
        lab(say, options.game, options.study, options.arguments)
    elif options.command == "serve":
        serve_tables(say, options)
    elif options.command == "backup":
        backup(say, options.file, options.data)
    elif options.command == "restore":
        restore(say, options.file, options.data)
    elif options.command == "admin":
        admin(say, options)
    elif options.command == "engine":
        # A program that drives us ends us by closing the pipe; Ctrl-C at its terminal is its business.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        serve(sys.stdin.buffer, sys.stdout, say)
    elif options.command == "deck" and options.what == "quiz":
        quiz(say, whole("--rooms", options.rooms, 1, 500), options.seed, options.out, options.bot)
    elif options.command == "deck" and options.what == "from-folder":
        deck_from_folder(say, options.folder, options.name)
    elif options.command == "deck":
        deck(say, options.json)
    elif options.command == "replay":
        replay(say, options.file, options.step, wants_colours(options.plain), options.why)
    elif options.command == "export":
        export(say, options.files, options.out, options.licence, options.parquet)
    elif options.command == "new-game":
        new_game(say, options.name, options.into)
    elif options.number is not None:
        print(rule(game_of(options.game), options.number, say.lang))
    else:
        print(plain(book(game_of(options.game), say.lang)))


def run_arena(options: argparse.Namespace, say: Words) -> None:
    """Let bots meet."""
    arena(
        say,
        options.game,
        players(options.players),
        whole("--games", options.games, 1, 1_000_000),
        options.seed,
        [name for name in options.bots.split(",") if name],
        options.option,
        whole("--jobs", options.jobs, 1, max(64, cores())),
        options.json,
        options.chart,
    )


def run_play(options: argparse.Namespace, say: Words) -> None:
    """Play, or list what can be set."""
    if options.options:
        show_options(say, options.game)
        return
    deal = None if options.deal is None else deal_number(game_of(options.game), options.deal)
    play(
        say,
        options.game,
        players(options.players),
        deal,
        options.option,
        options.practice,
        options.resume,
        wants_colours(options.plain),
        [name for name in options.bots.split(",") if name],
    )


def show_options(say: Words, game: str) -> None:
    """Every option of a game: values, rule, what it changes."""
    spec = game_of(game)
    print(say("cli-options-title", game=say(f"{spec.name}-name")))
    presets = [f"{name} ({say(f'{spec.name}-preset-{name}')})" for name in spec.options.presets]
    if presets:
        print(f"  preset = {', '.join(presets)}")
    for about in spec.options.about():
        values = [about.default, *(value for value in about.choices if value != about.default)]
        listed = " | ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)
        bounds = f" ({about.low} … {about.high})" if about.low is not None else ""
        print(f"  {about.name} = {listed}{bounds}  [{about.rule}]")
        print(f"      {say(f'{spec.name}-option-{about.name}')}")


def players(text: str | None) -> int | None:
    """How many players were asked for."""
    return None if text is None else whole("--players", text, 1, 8)
