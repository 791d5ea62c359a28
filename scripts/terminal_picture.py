"""Draw a terminal's content (as `tmux capture-pane -e -p` prints it, on standard input) as an HTML page.

    tmux capture-pane -e -p | python scripts/terminal_picture.py > terminal.html

A headless browser turns the page into the README's picture.
"""

import html
import re
import sys

STYLES = {"1": "font-weight:bold;color:#fff6df", "2": "color:#8d86a3", "31": "color:#f0766a"}
PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: #14121f; }}
pre {{ margin: 22px 26px; font: 17px/1.32 "DejaVu Sans Mono", monospace; color: #d8d2c4; }}
</style><pre>{}</pre>"""


def main() -> None:
    """Read, style, print."""
    text = html.escape(sys.stdin.read().rstrip("\n"))
    shown: list[str] = []
    on: list[str] = []
    for part in re.split(r"(\x1b\[[\d;]*m)", text):
        code = re.fullmatch(r"\x1b\[([\d;]*)m", part)
        if code is None:
            style = ";".join(STYLES[each] for each in on)
            shown.append(f'<span style="{style}">{part}</span>' if style and part else part)
            continue
        for each in code[1].split(";"):
            if each in STYLES:
                on.append(each)
            elif each in ("", "0"):
                on.clear()
            elif each == "39":
                on = [kept for kept in on if kept != "31"]
            elif each == "22":
                on = [kept for kept in on if kept == "31"]
    print(PAGE.format("".join(shown)))


if __name__ == "__main__":
    main()
