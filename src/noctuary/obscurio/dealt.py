"""Which cards of a running game may be seen in its present step, so that their pictures are drawn before others."""

from noctuary.obscurio.state import Obscurio


def cards_in_play(g: Obscurio) -> tuple[frozenset[str], frozenset[str]]:
    """The cards that this step may show to anybody, whatever is chosen in it; and those that come next.

    Both change at moments that everybody sees. In the night a card that is taken is replaced by any card nobody has
    seen (BA-51), so all of them may be shown: whose picture has to be waited for must not tell that one was taken.
    """
    if g.veiled():
        return frozenset(card.id for card in g.pictures.cards), frozenset()
    out = [*g.pages, *g.discard, *g.doors, *g.picks, *([] if g.exit is None else [g.exit])]
    if g.outcome is not None or g.options.grimoire_sees_holder == "always":
        out += g.holder
    coming = [*g.holder, *g.deck[-g.door_count() - 2 :]]
    return frozenset(card.id for card in out), frozenset(card.id for card in coming)
