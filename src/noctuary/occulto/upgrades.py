"""What earlier versions of Occulto's rules wrote, as this one writes it."""

from typing import Final

from noctuary.core.upgrade import Texts, Upgrades


def from_1(fields: Texts) -> Texts:
    """Version 2 has the same fields: a Gust, a Gift and a Barter that come after this follow its rules."""
    return fields


upgrade: Final = Upgrades("occulto", {1: from_1})
