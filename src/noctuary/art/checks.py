"""What a card must be to ship: readable, pointable, in both languages, in the words of the vocabulary."""

from __future__ import annotations

from typing import Any

from noctuary.art.registry import MOTIFS
from noctuary.art.vocabulary import CATEGORIES, COLOURS, MOODS, SETTINGS, SHAPES, TAGS, THEMES

LEAST, FEWEST, MOST = 0.004, 10, 12
FIELDS = ("field",)  # skies and walls: pointable, but not what a card lives by


def figures(d: dict[str, Any]) -> list[dict[str, Any]]:
    """The elements that count: all but the empty fields behind them."""
    return [e for e in d["elements"] if e["shape"] not in FIELDS]


def faults(d: dict[str, Any]) -> list[str]:
    """Everything wrong with a description; empty is good."""
    out = []
    seen = figures(d)
    if len(seen) < FEWEST or len(d["elements"]) > MOST:
        out.append(f"{len(d['elements'])} elements, {len(seen)} of them more than a field")
    for e in d["elements"]:
        if e["area"] < LEAST:
            out.append(f"{e['id']} covers {e['area']:.2%} of the disc")
        if not (e["name"]["en"] and e["name"]["fr"]):
            out.append(f"{e['id']} has no name in one language")
        if not e["outline"]:
            out.append(f"{e['id']} has no outline")
        words = ((e["category"], CATEGORIES), (e["shape"], SHAPES), *((t, TAGS) for t in e["tags"]))
        out += [f"{e['id']}: {word} is not in the vocabulary" for word, table in words if word not in table]
        out += [f"{e['id']}: no colour {c}" for c, _ in e["colours"] if c not in COLOURS]
    out += [f"no theme {w}" for w in d["themes"] if w not in THEMES]
    out += [f"no mood {w}" for w in d["moods"] if w not in MOODS]
    if d["setting"] not in SETTINGS:
        out.append(f"no setting {d['setting']}")
    for key in ("title", "idea", "alt"):
        if not (d[key]["en"] and d[key]["fr"]):
            out.append(f"no {key} in one language")
    if max((e["area"] for e in seen if not MOTIFS[e["motif"]].backdrop), default=0) < 0.04:
        out.append("no hero: nothing but ground is larger than 4 % of the disc")
    return out
