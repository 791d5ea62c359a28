"""What a worker does in tests, in the place of thinking."""

import os
import time

from noctuary.core.events import Line
from noctuary.server.table.bots import BotJob


def slowly(job: BotJob) -> tuple[str, Line]:
    """Take as many seconds as the name of the bot says, and tell which process this is."""
    time.sleep(float(job.bot))
    return str(os.getpid()), ("", {})
