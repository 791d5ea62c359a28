"""Every picture of Noctuary, original and drawn by code.

`deck` is all a running game needs: plain Python over the committed descriptions in `data/`. The rest (kit, motifs,
backdrops, scenes, meta, build) is the workshop that draws the cards and writes those descriptions; it needs shapely,
numpy and pyvips, and runs at build time only.
"""
