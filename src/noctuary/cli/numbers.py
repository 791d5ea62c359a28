"""Numbers on a command line."""

from noctuary.core.refusal import BadInput


def whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise BadInput("number", name=name, given=text, low=str(low), high=str(high))
    return int(text)


def share_of(name: str, text: str) -> float:
    """A number of percentage points, as a share of one."""
    try:
        points = float(text.replace(",", "."))
    except ValueError:
        points = 0.0
    if not 0.05 <= points <= 50:
        raise BadInput("lab-points", name=name, given=text[:40])
    return points / 100
