"""The table as lines of text."""

from noctuary.core.spec import Say
from noctuary.template.view import View


def draw(view: View, say: Say, width: int) -> list[str]:
    """For a terminal of this width."""
    lines = [say("template-name"), ""]
    for seat, lamps in enumerate(view.lamps):
        lines.append(
            say("template-seat", seat=say("template-player", number=seat + 1), lamps=lamps, cards=view.hands[seat])
        )
    if view.hand:
        lines += ["", say("template-hand", cards=" ".join(id.removeprefix("n") for id in view.hand))]
    return [line[:width] for line in lines]
