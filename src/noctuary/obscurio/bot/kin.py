"""What people call alike though it is drawn differently: a raven and a swan are birds, stairs and a ladder lead up.

Found by reading riddles blind (`noctuary deck quiz`): what was solved without the very same thing on both pictures was
solved by such families, and the categories of the deck are too wide for it. By the look of a thing; what has no family
has its category.
"""

from typing import Final

FAMILIES: Final = {
    "bird": "bird owl raven swan peacock",
    "sea animal": "fish jellyfish octopus whale seahorse crab turtle",
    "furry animal": "bear cat elephant fox horse lion mouse rabbit stag wolf",
    "crawling animal": "dragon snake frog snail",
    "insect": "bee moth web",
    "tree": "tree bare_tree great_tree",
    "flower": "rose sunflower lotus dandelion",
    "fruit": "apple pumpkin",
    "leaves": "ivy_branch foliage",
    "boat": "ship paper_boat submarine",
    "airship": "airship balloon",
    "light": "candle lantern",
    "lightning": "lightning",
    "time": "clock hourglass",
    "moon": "crescent_moon full_moon",
    "stars": "comet constellation",
    "tea": "teacup teapot",
    "glass": "bottle bell_jar crystal_ball hourglass",
    "castle": "castle city tower lighthouse",
    "way up": "stairs ladder",
    "door": "door gate keyhole",
    "paper": "book letter map cards",
    "figure": "child person traveller diver acrobat shadow",
    "face": "mask eye",
    "headgear": "crown top_hat",
    "music": "bell gramophone violin",
    "furniture": "bed chair swing",
    "game": "dice cards chess_piece",
    "thread": "thread rope puppet_strings",
    "rock": "cliff floating_island cave volcano iceberg",
    "circus": "circus_tent carousel acrobat",
}
DULL: Final = ("table", "boards", "rails", "foliage", "rope", "splash", "gears")
"""Things nobody names though they are no background: they lie under others, or go through the picture."""
KIN: Final[dict[str, str]] = {}
"""The family of a look."""
for _family, _looks in FAMILIES.items():
    for _look in _looks.split(" "):
        KIN.setdefault(_look, _family)
