"""Pieces of the games as SVG: playing cards, portraits, emblems, chips, backs, covers; drawn with the kit.

`python -m noctuary.art.pieces` writes them to `web/src/art/kit/`, where the client takes them; they are committed, and
a test draws them again and compares. Texts that change with the language (names, French ranks) are the client's.
"""
