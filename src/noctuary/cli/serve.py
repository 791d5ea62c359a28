"""`noctuary serve`: the table server, with its address for people and their phones."""

import argparse
import contextlib
import os
import sys
import threading
import webbrowser

from noctuary.art.deck import OWN_SHELF
from noctuary.catalog import GAMES
from noctuary.core.refusal import BadInput
from noctuary.text import Words


def add_arguments(made: argparse.ArgumentParser, say: Words) -> None:
    """The flags."""
    from noctuary.server.settings import NAMES, flag

    for name in NAMES:
        if name == "positions":
            made.add_argument(flag(name), nargs="?", const="yes", metavar="YES", help=say(f"setting-{name}"))
        else:
            made.add_argument(flag(name), metavar="…", help=say(f"setting-{name}"))
    made.add_argument("--open", action=argparse.BooleanOptionalAction, default=None, help=say("cli-serve-open"))


def serve(say: Words, options: argparse.Namespace) -> None:
    """Run the server until Ctrl-C."""
    try:
        from noctuary.server import run
        from noctuary.server.settings import NAMES, from_environment, own_decks_folder, unknown
        from noctuary.server.table.games import closed
        from noctuary.server.web.security import EVERYWHERE, on_the_network
    except ModuleNotFoundError as missing:
        raise BadInput("extra-missing", name=str(missing.name), extra="server") from None
    for name, wrong in closed().items():
        if name not in GAMES.closed():  # Those have been told already.
            print(say("cli-error", message=say.bad_input(wrong)), file=sys.stderr)
    os.environ.setdefault(OWN_SHELF, str(own_decks_folder()))  # Processes that think for bots read it too.
    settings = from_environment(os.environ, **{name: getattr(options, name) for name in NAMES})
    if settings.port > 65535:
        raise BadInput("number", name="--port", given=str(settings.port), low="0", high="65535")
    for name in unknown(os.environ):
        print(say("serve-unknown", name=name), file=sys.stderr)

    def ready(host: str, port: int) -> None:
        here = (
            f"http://localhost:{port}/" if host in EVERYWHERE or host.startswith("127.") else f"http://{host}:{port}/"
        )
        print(say("serve-here", address=here))
        there = settings.address or on_the_network(host, port)
        if there:
            print(say("serve-there", address=f"{there.rstrip('/')}/"))
            show_code(f"{there.rstrip('/')}/")
        show_pictures(say, settings.draw)
        print(say("serve-compiled" if compiled() else "serve-plain"))
        print(say("serve-stop"), flush=True)
        wanted = options.open if options.open is not None else sys.stdout.isatty()
        if wanted:
            threading.Timer(1, webbrowser.open, (here,)).start()

    def drawing(done: int, total: int) -> None:
        print(say("serve-drawn" if done >= total else "serve-drawing", done=done, total=total), flush=True)

    run.run(settings, ready, drawing)


def compiled() -> bool:
    """Whether the rules that are run were compiled."""
    from noctuary.core import game

    return not str(game.__file__).endswith(".py")


def show_pictures(say: Words, draw: bool) -> None:
    """What a host should know before people play with pictures that are not there."""
    from noctuary.art import background
    from noctuary.server.web.picture_files import missing

    absent, sheets = missing()
    if absent and draw:
        lacks = background.lacks()
        if lacks:
            print(say.bad_input(BadInput("extra-missing", name=lacks, extra="art")))
        if not lacks and background.may_write():
            print(say("serve-will-draw", number=absent))
            return
    if absent:
        print(say("serve-no-pictures", number=absent))
    elif not sheets:
        print(say("serve-no-sheets"))


def show_code(address: str) -> None:
    """The address as a QR code, where it can be drawn."""
    if not sys.stdout.isatty():
        return
    with contextlib.suppress(ImportError, UnicodeEncodeError):
        import segno

        segno.make(address, micro=False).terminal(compact=True)
