"""What the other tests stand on: a browser that hangs costs a minute, not the whole run."""

import os
import signal
from typing import Any

import pytest
from support.chromium import Chromium


@pytest.fixture
def another(chromium: Chromium) -> Any:
    """A browser of this test's own, with little patience."""
    made = Chromium(chromium.play, chromium.executable, visitors=2, patience=1)
    yield made
    made.stop()


def test_one_that_hangs_is_killed_and_started_anew(another: Chromium) -> None:
    context = another.new_context()
    context.new_page()
    for pid in another.pids():
        os.kill(pid, signal.SIGSTOP)
    another.leave(context)
    assert another.killed
    page = another.new_context().new_page()
    assert page.evaluate("1 + 1") == 2


def test_it_is_renewed_once_everybody_has_left(another: Chromium) -> None:
    first, second = another.new_context(), another.new_context()
    mark = another.mark
    another.leave(first)
    another.leave(another.new_context())
    assert another.mark == mark
    another.leave(second)
    another.new_context()
    assert another.mark != mark
