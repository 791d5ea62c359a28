"""How many files this process may have open: every connection is one."""

import contextlib
import logging

RESERVED = 256
"""Files that are not connections of clients: the database, bots, pictures, the program itself."""
WINDOWS = 8192
"""What is reckoned with where the system names no limit."""

log = logging.getLogger("noctuary.files")


def raise_limit(sockets: int) -> int:
    """Allow as many as so many sockets need, if we may; how many connections there is room for."""
    try:
        import resource
    except ImportError:
        return WINDOWS - RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Every socket may be accompanied by a request of the same page.
    wanted = 2 * sockets + RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    room = wanted if soft == resource.RLIM_INFINITY else soft - RESERVED
    if room < sockets:
        log.warning(
            "fewer connections than wanted: allow more open files (ulimit -n, LimitNOFILE=)",
            extra={"count": max(1, room)},
        )
    return max(1, room)
