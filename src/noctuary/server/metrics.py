"""Counters for Prometheus. Totals over all tables; still, only the host may read them (see the security page)."""

from collections import Counter


class Metrics:
    """What has happened since the start."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        """Answers by code; `bot` and `clock` are choices nobody sent."""
        self.closed: Counter[str] = Counter()
        """Sockets that were let go, by reason."""
        self.limited: Counter[str] = Counter()
        self.mended = 0

    def text(self, gauges: dict[str, float]) -> str:
        """The exposition format."""
        rows = []
        for name, counter in (("commands", self.commands), ("closed", self.closed), ("limited", self.limited)):
            rows.append(f"# TYPE noctuary_{name}_total counter")
            rows += [f'noctuary_{name}_total{{code="{code}"}} {count}' for code, count in sorted(counter.items())]
        rows += ["# TYPE noctuary_mended_total counter", f"noctuary_mended_total {self.mended}"]
        for name, value in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            rows += [f"# TYPE noctuary_{name} {kind}", f"noctuary_{name} {value:g}"]
        return "\n".join(rows) + "\n"


METRICS = Metrics()
