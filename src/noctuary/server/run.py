"""Run the server: take the port, say where it is, serve until told to stop."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, MutableMapping
from types import FrameType

import uvicorn

from noctuary.core.refusal import BadInput
from noctuary.server import files
from noctuary.server.net import joining, mail, push
from noctuary.server.net.door import Door, requests
from noctuary.server.net.protocol import Frames
from noctuary.server.settings import Settings, database_of
from noctuary.server.store.database import Store
from noctuary.server.table.bots import Thinker
from noctuary.server.web.app import Application, application

SOCKET_LIMIT = 64 * 1024
"""Longest frame that is read at all; beyond it the socket is closed (1009)."""
PATIENCE = 3
"""Seconds that a stop waits for clients."""
GOODBYE = 2.0
"""Seconds in which tables finish what is under way when the server stops."""
IN_ANY_CASE = 9.0
"""Seconds after which a stop that hangs is over: less than systemd and Docker give it."""


def take_port(host: str, port: int) -> socket.socket:
    """Listen, or say that somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as wrong:
        listener.close()
        raise BadInput("port", host=host, port=str(port), why=getattr(wrong, "strerror", None) or str(wrong)) from None
    listener.listen(1024)
    return listener


FIRST_PASSED = 3
"""The number of the first open file that systemd passes."""


def passed_socket(environment: MutableMapping[str, str]) -> socket.socket | None:
    """The listening socket that systemd holds for us (`noctuary.socket`), if it does.

    It stays open while we restart: whoever connects meanwhile waits, and is refused nothing. The variables are taken
    away, because they are not for our children.
    """
    passed, pid = environment.pop("LISTEN_FDS", ""), environment.pop("LISTEN_PID", "")
    environment.pop("LISTEN_FDNAMES", None)
    if not passed or pid != str(os.getpid()):
        return None
    if passed != "1":
        raise BadInput("socket-passed", why=f"LISTEN_FDS={passed}")
    os.set_inheritable(FIRST_PASSED, False)
    try:
        found = socket.socket(fileno=FIRST_PASSED)
        listens = found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    except OSError as wrong:
        raise BadInput("socket-passed", why=wrong.strerror or str(wrong)) from None
    if not listens or found.family not in (socket.AF_INET, socket.AF_INET6) or found.type != socket.SOCK_STREAM:
        found.close()
        raise BadInput("socket-passed", why=f"{found.family.name} {found.type.name}")
    return found


def config(
    settings: Settings, thinker: Thinker | None = None, tell_drawing: Callable[[int, int], None] | None = None
) -> uvicorn.Config:
    """How the server speaks HTTP. No compression on sockets: it would tell contents by their size."""
    made = uvicorn.Config(
        application(settings, thinker, tell_drawing=tell_drawing),
        ws=Frames,
        ws_max_size=SOCKET_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
    made.http = requests(Door(files.raise_limit(settings.sockets), made.forwarded_allow_ips, settings.limits))
    return made


class Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their sockets."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """We were told to stop: in order if that can be done in time, and in any case."""
        if not self.should_exit:
            threading.Thread(target=end_anyway, name="end", daemon=True).start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        application: Application = self.config.app.state.application  # type: ignore[union-attr]
        if application.handlers is not None:
            await asyncio.wait({asyncio.create_task(application.close())}, timeout=GOODBYE)
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def end_anyway() -> None:
    """Something hangs (a disk, a database, a thread): all that was acknowledged is stored, so nothing is lost."""
    time.sleep(IN_ANY_CASE)
    logging.getLogger("noctuary.run").error("the stop hangs: ended without it")
    os._exit(1)


async def try_engines(settings: Settings) -> None:
    """Open and close database and bus, so that whatever is wrong is said in one line before anything starts."""
    push.check(settings)
    mail.check(settings)
    if settings.bus:
        joining.check(settings)
    store = await Store.open(database_of(settings.data))
    try:
        await joining.try_bus(settings, store)
    finally:
        await store.close()


def stopped(*_: object) -> None:
    """The server has stopped, as it was told."""
    raise SystemExit(0)


LOGGED = ("table", "why", "code", "count", "action", "from_")


class LogLine(logging.Formatter):
    """One line, and never a token, a link, a name or a choice in it: a JSON object, or `plain` words."""

    def __init__(self, plain: bool = False) -> None:
        super().__init__()
        self.plain = plain

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what, and the few fields that are allowed."""
        row = self.fields(record)
        if not self.plain:
            return json.dumps(row)
        first = [str(row.pop(name)) for name in ("time", "level", "what")]
        more = [f"{name}={json.dumps(value)}" for name, value in row.items()]
        return " ".join([*first, *more])

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """What is told of an event."""
        row: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        row.update({name.rstrip("_"): getattr(record, name) for name in LOGGED if hasattr(record, name)})
        if record.exc_info and record.exc_info[1] is not None:
            # Where it happened and what kind it was; the message could hold a secret of the game.
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            row["error"] = type(record.exc_info[1]).__name__
            if trace is not None:
                row["at"] = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
        return row


QUIET = 60.0
"""Seconds in which the same complaint of a part that is not ours is written once."""


class Once(logging.Filter):
    """What others complain of is written once in a while, and then with how often it was: anybody can make uvicorn say
    that a request is none, thousands of times a second, until the disk is full."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.told: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written. Told apart by the words of the code, not by what stands in them."""
        if record.name.split(".")[0] == "noctuary":
            return True
        what = record.name, str(record.msg)[:60]
        when, missed = self.told.get(what, (-QUIET, 0))
        if self.now() - when < QUIET:
            self.told[what] = when, missed + 1
            return False
        if missed:
            record.count = missed + 1
        if len(self.told) >= COMPLAINTS:
            self.told.clear()
        self.told[what] = self.now(), 0
        return True


COMPLAINTS = 100
"""So many different ones are told apart."""
WRITERS = (
    ("noctuary", logging.INFO),
    ("uvicorn", logging.WARNING),
    ("asyncio", logging.WARNING),
    ("sqlalchemy", logging.ERROR),
)
"""Who writes to the log, from which level on."""


def log_to_standard_error(logs: str = "json") -> None:
    """One line an event, in the form that was asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogLine(logs == "plain" or (logs == "auto" and sys.stderr.isatty())))
    handler.addFilter(Once())
    for name, level in WRITERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def run(
    settings: Settings, ready: Callable[[str, int], None], tell_drawing: Callable[[int, int], None] | None = None
) -> None:
    """Serve until interrupted. `ready` is called with the address once the port is ours.

    `tell_drawing` hears now and then how many pictures of how many are drawn, while some are missing.
    """
    log_to_standard_error(settings.logs)
    # What is loaded now stays; a table's values live long and hold no cycles. So look for garbage less often, but never
    # through so much at once that a table stutters.
    gc.freeze()
    gc.set_threshold(10_000, 5, 100)
    listener = passed_socket(os.environ) or take_port(settings.host, settings.port)
    try:
        asyncio.run(try_engines(settings))
        address, port = listener.getsockname()[:2]
        server = Server(config(settings, tell_drawing=tell_drawing))
        ready(str(address), int(port))
        # A stop that was asked for and done is a success, whichever signal asked.
        signal.signal(signal.SIGTERM, stopped)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
    finally:
        listener.close()
