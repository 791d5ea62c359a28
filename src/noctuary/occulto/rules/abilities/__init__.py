"""The 21 abilities (C-50 … C-70): one class each, with its questions beside it.

`characters` look at and move characters, `hands` move cards between hands, `deck` draws, `bench` changes what lies on
the benches; `special` are the Shield and the Chameleon. A class and one object of it in any of these modules is an
ability; a row of the deck file that names it makes a card of it.
"""

from noctuary.occulto.pieces import ABILITIES, DECK, check_deck
from noctuary.occulto.rules.abilities import bench, characters, deck, hands, special

MODULES = (characters, hands, deck, bench, special)

_ordered = sorted(ABILITIES.values(), key=lambda ability: ability.number)
ABILITIES.clear()
ABILITIES.update({ability.name: ability for ability in _ordered})
check_deck(DECK)
