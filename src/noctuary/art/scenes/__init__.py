"""The deck, one readable entry per card. Importing the package registers every card.

An entry says in its head what the card is (titles, the one surreal idea, palette, themes, setting) and in its body
what is drawn, back to front. Compose around one hero at two or three times the size of the rest; let things overlap,
touch the ground and leave by the rim.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in sorted(iter_modules(__path__), key=lambda m: m.name):
    import_module(f"{__name__}.{_module.name}")
