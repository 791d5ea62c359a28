"""Views in two parts: what all see is the same for all, and with each viewer's own it is their view."""

from typing import Any

import msgspec
import pytest
from support.lanterns import SPEC, Lanterns, spec_of

from noctuary.catalog import GAMES, HOUSE
from noctuary.core.chance import Stream, seed_of
from noctuary.core.views import own_names, own_part, splice, with_own
from noctuary.testing import Broken, check_game, journal_of


class Public(msgspec.Struct, frozen=True, tag_field="game", tag="lanterns"):
    """What all see of the toy."""

    pile: tuple[str, ...]
    next: str = ""


class Whole(Public, frozen=True, tag_field="game", tag="lanterns"):
    """And a hand."""

    hand: tuple[str, ...] = ()


class Parted(Lanterns):
    """The toy with views in two parts, whole for whoever asks for a view."""

    def public_view(self) -> Any:
        return Public(tuple(card.id for card in self.pile))

    def view_from(self, public: Any, seat: int | None) -> Any:
        return with_own(Whole, public, hand=() if seat is None else tuple(card.id for card in self.hands[seat]))

    def view(self, seat: int | None) -> Any:
        return self.view_from(self.public_view(), seat)


class LeakyPublic(Parted):
    """What all see tells the next card of the deck; what each sees does not."""

    def public_view(self) -> Any:
        return Public(tuple(card.id for card in self.pile), self.deck[-1].id if self.deck else "")

    def view(self, seat: int | None) -> Any:
        return self.view_from(Public(tuple(card.id for card in self.pile)), seat)


class LeakyBoth(Parted):
    """Both tell it."""

    def public_view(self) -> Any:
        return Public(tuple(card.id for card in self.pile), self.deck[-1].id if self.deck else "")


class Unlike(Parted):
    """One seat's view begins otherwise than what all see."""

    def view(self, seat: int | None) -> Any:
        seen = super().view(seat)
        return msgspec.structs.replace(seen, next="me") if seat == 1 else seen


def test_a_game_with_parted_views_keeps_every_promise() -> None:
    check_game(lambda seed: journal_of(spec_of(Parted), seed), range(8))


@pytest.mark.parametrize(("toy", "promise"), [(LeakyPublic, "views"), (LeakyBoth, "two worlds"), (Unlike, "views")])
def test_a_public_part_that_tells_too_much_is_found(toy: type[Lanterns], promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check_game(lambda seed: journal_of(spec_of(toy), seed), range(12))


def test_a_game_need_not_part_its_views() -> None:
    game = journal_of(SPEC, 0).game
    assert game.public_view() is None
    assert game.view(0) != game.view(1)


def test_a_view_that_does_not_begin_with_its_public_part_is_no_view_of_it() -> None:
    with pytest.raises(TypeError, match="does not begin"):
        own_names(Public, Whole)


def test_two_objects_become_one() -> None:
    assert splice(b'{"a":1}', b'{"b":2}') == b'{"a":1,"b":2}'
    assert splice(b'{"a":1}', b"{}") == b'{"a":1}'


@pytest.mark.parametrize("name", HOUSE)
def test_all_viewers_of_the_house_see_one_public_part(name: str) -> None:
    """At every position of some random games."""
    spec = GAMES[name]
    for seed in range(3):
        luck = Stream(seed_of(f"parted/{name}/{seed}"))
        journal = journal_of(spec, seed, spec.seats[1])
        while asks := journal.game.asks():
            public = journal.game.public_view()
            for viewer in (*range(journal.game.seats), None):
                view = journal.game.view(viewer)
                own = own_part(view, public)
                assert "seat" in own or journal.game.seats == 1
                assert all(getattr(view, field) == getattr(public, field) for field in public.__struct_fields__)
            ask = asks[luck.below(len(asks))]
            journal.play(ask.who, ask.options[luck.below(len(ask.options))])
