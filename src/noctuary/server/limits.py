"""How often somebody may do something: a bucket for each address and each token. And how much they may hold open."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

BUCKETS = 50_000
"""Most buckets that are remembered; the oldest are full again by then."""

RATES: Mapping[str, tuple[float, float]] = {
    # What: how many at once, and how many a second after that.
    "request": (120, 20),
    "create": (10, 1 / 20),
    "code": (10, 1 / 6),
    "guess": (100, 1),
    "key": (5, 1 / 30),
    "data": (3, 1 / 60),
    "join": (20, 1 / 2),
    "replay": (20, 1 / 2),
    "study": (10, 1 / 10),
    "reason": (30, 1 / 2),
    "socket": (40, 1),
    "frame": (60, 20),
    "say": (5, 1),
    "onlookers": (10, 1 / 2),
    "hint": (5, 1 / 2),
    "pause": (10, 1 / 2),
    "refused": (60, 1),
    "admin": (10, 1 / 6),
}
"""For one token or one socket (`onlookers`: all at one table from one address; `guess`: everybody together).

An address may do ten times as much: a club shares one.
"""

SHARED = 10
GUESSING = ("code", "admin", "key")
"""What is guessed at gets no larger share for an address."""

HOUSE_WIDE = ("create", "code", "guess", "key", "data", "admin")
"""What is counted at all nodes of a house together: who goes from one door to the next may do no more of it."""


class Limits:
    """All buckets."""

    def __init__(self, now: Callable[[], float], on: bool = True) -> None:
        self.now = now
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.on_shared: Callable[[str, str, str], None] | None = None
        """Told of what counts at all doors of a house (`HOUSE_WIDE`): what, token, address."""
        self.sockets: Counter[str] = Counter()
        """How many are open, by address."""

    def allow(self, what: str, *, address: str = "", token: str = "") -> bool:
        """Whether this may be done now; if so, it is counted."""
        if not self.on:
            return True
        share = 1 if what in GUESSING else SHARED
        if self.on_shared is not None and what in HOUSE_WIDE:
            self.on_shared(what, token, address)
        return (not token or self._take(what, "t" + token, 1)) and (
            not address or self._take(what, "a" + neighbourhood(address), share)
        )

    def count(self, what: str, token: str, address: str) -> None:
        """Somebody did something at another door of the house."""
        share = 1 if what in GUESSING else SHARED
        if token:
            self._take(what, "t" + token, 1)
        if address:
            self._take(what, "a" + neighbourhood(address), share)

    def give_back(self, what: str, *, address: str = "", token: str = "") -> None:
        """Count something no more that was allowed and did no harm."""
        for who in ("t" + token if token else "", "a" + neighbourhood(address) if address else ""):
            if (what, who) in self.buckets:
                level, since = self.buckets[what, who]
                self.buckets[what, who] = (level + 1, since)

    def spent(self, what: str, token: str) -> bool:
        """Whether it may not be done now; nothing is counted."""
        size, rate = RATES[what]
        level, since = self.buckets.get((what, "t" + token), (size, self.now()))
        return self.on and min(size, level + (self.now() - since) * rate) < 1

    def come(self, address: str, room: int) -> bool:
        """Whether one more socket from an address may be opened; if so, it is counted until it goes."""
        near = neighbourhood(address)
        if self.on and self.sockets.get(near, 0) >= max(1, room // SHARED):
            return False
        self.sockets[near] += 1
        return True

    def go(self, address: str) -> None:
        """A socket is closed."""
        near = neighbourhood(address)
        self.sockets[near] -= 1
        if not self.sockets[near]:
            del self.sockets[near]

    def _take(self, what: str, who: str, share: int) -> bool:
        """One from a bucket that fills by itself; False if it is empty. It is large enough for `share` people."""
        size, rate = (number * share for number in RATES[what])
        now = self.now()
        level, since = self.buckets.get((what, who), (size, now))
        level = min(size, level + (now - since) * rate)
        if level < 1:
            return False
        self.buckets[what, who] = (level - 1, now)
        self.buckets.move_to_end((what, who))
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
        return True


def neighbourhood(address: str) -> str:
    """The address that is counted: of the newer kind one customer has a whole /64, and can use a new one every time."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or found.exploded[:19])
