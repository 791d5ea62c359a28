"""Figures for Prometheus. Totals over all tables; still, only the host may read them (see the security page)."""

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.004, 0.008, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Seconds by which what people wait for is sorted."""

THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
"""Seconds by which the thinking of bots is sorted; after the last it is given up."""


class Metrics:
    """What has happened since the start."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = self._counter("commands", "Answers by code; `bot` and `clock` are choices nobody sent.", "code")
        self.closed = self._counter("closed", "Sockets that were let go, by reason.", "code")
        self.limited = self._counter("limited", "What was too much at once, by kind.", "code")
        self.mended = self._counter("mended", "Clients that showed something else than they were sent.")
        self.lost = self._counter("lost", "Clients of other nodes' tables that missed something, and came back.")
        self.bus_bytes = self._counter("bus_bytes", "Bytes said to other nodes, by kind.", "kind")
        self.taken_over = self._counter("dropped", "Tables that were let go because another node owns them.")
        self.lines = self._counter("lines", "Lines written to the log.")
        self.answer = self._histogram("answer_seconds", "From a player's choice to its answer, stored and told.")
        self.commit = self._histogram("commit_seconds", "From handing lines to the writer to their being durable.")
        self.open = self._histogram("open_seconds", "Reading a table into memory.")
        self.think = Histogram(
            "noctuary_think_seconds",
            "What a bot thinks about one choice, from when a worker begins.",
            ("game",),
            buckets=THINKING,
            registry=self.registry,
        )
        self.gauges: dict[str, Gauge] = {}

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"noctuary_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"noctuary_{name}", about, buckets=BUCKETS, registry=self.registry)

    def text(self, now: Mapping[str, float]) -> bytes:
        """The exposition format; `now` is what is counted at this moment."""
        for name, value in now.items():
            if name not in self.gauges:
                self.gauges[name] = Gauge(f"noctuary_{name}", name.replace("_", " "), registry=self.registry)
            self.gauges[name].set(value)
        return generate_latest(self.registry)


METRICS = Metrics()
