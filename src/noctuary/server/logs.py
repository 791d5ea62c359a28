"""Logs: one JSON object a line on standard error, and never a token, a link, a name or a choice in it."""

import json
import logging
import sys
import time

FIELDS = ("table", "why", "code")


class Lines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what, and the few fields that are allowed."""
        row: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        row.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[1] is not None:
            # Where it happened and what kind it was; the message could hold a secret of the game.
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            row["error"] = type(record.exc_info[1]).__name__
            if trace is not None:
                row["at"] = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
        return json.dumps(row)


def set_up() -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, level in (("noctuary", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
