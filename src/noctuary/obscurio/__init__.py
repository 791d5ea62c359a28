"""Obscurio: a book that cannot speak, wizards in a hurry, and a traitor among them; for two to eight.

A game by L'Atelier, published by Libellud; this is an independent implementation of its rules. Read `pieces`, `state`,
then the steps of a turn in `rules`, beginning with `rules.turn`; then `view` and `knowledge`.
"""

from collections.abc import Mapping
from functools import cache, partial

from noctuary.art.deck import own_folder
from noctuary.core.spec import Spec
from noctuary.obscurio.bot.players import BOTS, THINKING
from noctuary.obscurio.bot.reasons import advise, reasons
from noctuary.obscurio.choices import choice
from noctuary.obscurio.dealt import cards_in_play
from noctuary.obscurio.fields import FIELDS, load
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.measures import measures
from noctuary.obscurio.options import Options, Undescribed
from noctuary.obscurio.pieces.deck import Deck
from noctuary.obscurio.pieces.decks import drawn, from_folder
from noctuary.obscurio.pieces.own_deck import on_shelf
from noctuary.obscurio.pieces.traps import BY_ID
from noctuary.obscurio.puzzles import WEEKLY
from noctuary.obscurio.redeal import from_knowledge
from noctuary.obscurio.rules.effects import EFFECTS
from noctuary.obscurio.rules.turn import new
from noctuary.obscurio.text.phrases import describe, words
from noctuary.obscurio.text.picture_text import describe_picture, undescribed
from noctuary.obscurio.text.terminal import draw, group, legend
from noctuary.obscurio.view import anonymise_own, anonymise_view, own_pictures, pictures_of


def spec_for(deck: Deck) -> Spec:
    """The game, played with a deck of pictures. Its hash goes into the head of every record."""
    return Spec(
        name="obscurio",
        home=__name__,
        prefixes=("B", "BA", "BC"),
        rules=3,
        seats=(2, 8),
        options=Undescribed if undescribed(deck) else Options,
        new=partial(new, deck),
        load=partial(load, deck),
        from_knowledge=partial(from_knowledge, deck),
        knowledge=Knowledge,
        bots=BOTS,
        best_bot="steady",
        pieces={**deck.by_id, **BY_ID},
        effects=EFFECTS,
        choices=choice,
        fields=FIELDS,
        words=words,
        describe=describe,
        draw=draw,
        group=group,
        legend=legend,
        advise=advise,
        reasons=reasons,
        measures=measures,
        weekly=WEEKLY if deck is drawn() else None,
        thinking=THINKING,
        by_the_day={"relaxed": True, "step3": "constant"},
        pictures=pictures_of,
        anonymise_view=anonymise_view,
        own_pictures=own_pictures,
        anonymise_own=anonymise_own,
        describe_picture=partial(describe_picture, deck),
        cards_in_play=cards_in_play,
        data={"deck": deck.hash},
        other_data=with_deck,
    )


def with_deck(data: Mapping[str, str]) -> Spec | None:
    """The game with a deck from the host's shelf, by the hash in a record's head; None if it is not there."""
    return _with_deck(data["deck"]) if data.keys() == {"deck"} else None


@cache
def _with_deck(hash: str) -> Spec | None:
    deck = on_shelf(hash)
    return None if deck is None else spec_for(deck)


def chosen() -> Deck:
    """The deck this house plays with: its own, or the one that NOCTUARY_OBSCURIO_DECK names."""
    folder = own_folder()
    return drawn() if folder is None else from_folder(folder)


SPEC = spec_for(chosen())
