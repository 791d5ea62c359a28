"""The deck as a file: an owner of the printed game can replace it, and is told what is wrong with it (C-02, C-03)."""

import pickle

import pytest

from noctuary.core.refusal import BadInput
from noctuary.languages import LANGUAGES
from noctuary.occulto import SPEC
from noctuary.occulto.card_faces import CARD_FACES, AbilityFace, Healing, Villager, printed_on
from noctuary.occulto.pieces import ALL, DECK, deck_path, load_deck, read_deck
from noctuary.testing import rule
from noctuary.text import words

TEXT = deck_path().read_text("utf-8")


@rule("C-03")
def test_our_deck_is_level() -> None:
    """Ten cards and twenty potions of each colour."""
    for colour in range(6):
        cards = [card for card in ALL if card.colour == colour]
        assert len(cards) == 10
        assert sum(card.potions for card in cards) == 20
    assert SPEC.data == {"cards.toml": DECK.hash}


@rule("C-03")
def test_potions_and_colours_may_be_replaced() -> None:
    other = read_deck(
        TEXT.replace(
            'G04 = { ability = "thief", colour = "red", potions = 2 }',
            'G04 = { ability = "thief", colour = "blue", potions = 4 }',
        ).encode()
    )
    assert other.cards[3].potions == 4
    assert other.hash != DECK.hash


@pytest.mark.parametrize(
    ("old", "new", "code", "names"),
    [
        ("[cards]", "[cards", "deck-file", ""),
        ("[categories]", "[kinds]", "deck-table", "categories"),
        ("G04 = ", "G68 = ", "deck-missing", "G04"),
        ('G04 = { ability = "thief"', 'G04 = { ability = "robber"', "deck-ability", "robber"),
        ('G04 = { ability = "thief"', 'G04 = { ability = "barter"', "deck-count", "thief"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "pink", potions = 2', "deck-colour", "pink"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "red", potions = 12', "deck-potions", "12"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "red", potions = -1', "deck-potions", "-1"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "red", potions = 10', "deck-potions", "10"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "red", potions = "2"', "deck-potions", "G04"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "none", potions = 2', "deck-potions", "G04"),
        ('"thief", colour = "red", potions = 2', '"thief", colour = "red"', "deck-card", "G04"),
        ('colour = "any"', 'colour = "red"', "deck-colour", "G61"),
        ('thief = "attack"', 'thief = "crime"', "deck-category", "crime"),
        ('thief = "attack"', 'robber = "attack"', "deck-ability", "robber"),
        ('thief = "attack"\n', "", "deck-missing", "thief"),
        ('power = "babylon_burns"', 'power = "shiny_power"', "deck-power", "shiny_power"),
        ('name = "Mme Faya"', 'name = ""', "deck-missing", "characters.red"),
        ("[characters]", '[characters]\npink = { name = "X", power = "y" }', "deck-colour", "pink"),
        ("[cards]", '[cards]\nG99 = { ability = "thief", colour = "red", potions = 2 }', "deck-extra", "G99"),
    ],
)
@rule("C-02", "C-03")
def test_a_damaged_deck_is_refused_with_what_is_wrong(old: str, new: str, code: str, names: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput) as wrong:
        read_deck(TEXT.replace(old, new, 1).encode())
    assert wrong.value.code == code
    assert names in str(wrong.value)
    for lang in LANGUAGES:
        assert names.rsplit(".", maxsplit=1)[-1] in words(lang).bad_input(wrong.value)


def test_a_deck_that_is_not_there_or_not_text() -> None:
    with pytest.raises(BadInput, match="file"):
        load_deck(deck_path().with_name("no-such-deck.toml"))
    with pytest.raises(BadInput, match="deck-file"):
        read_deck(b"\xff\xfe")


@rule("C-03")
def test_a_deck_tells_what_is_printed_on_it() -> None:
    """Clients draw what the file says, not what our deck has."""
    text = TEXT.replace('"thief", colour = "red", potions = 2', '"thief", colour = "green", potions = 9', 1)
    text = text.replace('name = "Mme Faya"', 'name = "Ada"').replace('thief = "attack"', 'thief = "vision"')
    printed = printed_on(read_deck(text.encode()))
    assert printed.cards["G04"] == Healing("thief", "green", 9)
    assert printed.cards["G61"] == Healing("abundance", None, 1)
    assert printed.abilities["thief"] == AbilityFace("C-52", "vision", aimed=True, strikes="hand", answer=False)
    assert printed.characters["red"] == Villager("Ada", "babylon_burns", "C-74")
    assert len(printed.cards) == 67


@rule("C-55", "CA-52")
def test_each_ability_says_what_a_page_has_to_know_of_it() -> None:
    faces = CARD_FACES.abilities
    assert [face.rule for face in faces.values()] == [f"C-{number}" for number in range(50, 71)]
    assert [name for name, face in faces.items() if face.answer] == ["shield"]
    assert {name for name, face in faces.items() if not face.aimed} == {
        "shield", "forest_fire", "tornado", "lucidity", "clover", "double_ration", "crystal_ball",
    }  # fmt: skip
    assert {name for name, face in faces.items() if face.strikes == "bench"} == {"oubliettes", "sabotage", "uprooting"}
    assert {name for name, face in faces.items() if face.strikes == "character"} == {
        "reaper", "totem", "divination", "gust", "metamorphosis", "tornado", "lucidity", "full_moon",
    }  # fmt: skip


def test_a_piece_is_the_same_piece_in_another_process() -> None:
    """Pieces are compared by identity, also when a bot thinks elsewhere."""
    for card in ALL[:3]:
        assert pickle.loads(pickle.dumps(card)) is card
