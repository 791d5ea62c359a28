"""Occulto positions as short literals, and plays as short sentences.

    v = village("hands: a=forest_fire b=shield,barter c=thief | bench: d=red3 | protected: d | turn: a")
    v("a play forest_fire", "b shield shield", "c decline")
    assert v.hand("b") == ["barter"] and v.bench("b") == ["shield"]

Players are a to e; `@b` is the character before b, `c0` one of the centre's. A card is named by its ability (`thief`,
`thief.blue`, `thief2` for another one) or by its potions (`red3`, `red3b` for another one); each name means one card
throughout a test. Characters lie as in the scenarios of the rules: red a, yellow b, blue c, violet d, green e, then the
centre. Cards that are not named make up the deck; `deck: 3` leaves three of them there and discards the others, and
`deck: thief,red3` puts these on top, the first to be drawn first.
"""

import re
from typing import Any

from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import Refusal
from noctuary.occulto import SPEC
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import ALL, COLOURS, Card
from noctuary.occulto.rules.turn import ACT, END_OF_TURN, TURN
from noctuary.occulto.state import LOOK, Occulto

LETTERS = "abcde"
POTIONS = re.compile(rf"({'|'.join(COLOURS)})(\d)[a-z]?$")
ABILITY = re.compile(r"([a-z_]+?)\d*(?:\.([a-z]+))?$")


class Village:
    """A game with names for its cards."""

    def __init__(self, text: str, seats: int, options: dict[str, Any]) -> None:
        fields = dict(part.strip().split(": ", 1) for part in text.split("|") if part.strip())
        self.names: dict[str, Card] = {}
        self.left = list(ALL)
        self.g = g = Occulto(Options.make(options), seats, Chance(seed_of("village")))
        g.loud = False
        g.hands = self.rows(fields.get("hands", ""), seats)
        g.bench = self.rows(fields.get("bench", ""), seats)
        g.rations = [0] * seats
        g.hints = [{} for _ in range(seats)]
        self.deal(fields.get("deck", ""))
        g.shields_out = sum(card.is_shield for bench in (*g.bench, g.discards) for card in bench)
        for pair in fields.get("covers", "").split():
            top, under = pair.split(">")
            g.covers[self.card(top)] = self.card(under)
        for pair in fields.get("tints", "").split():
            card, colour = pair.split("=")
            g.tints[self.card(card)] = COLOURS.index(colour)
        self.characters(fields.get("characters", ""))
        for letter in fields.get("protected", "").split():
            g.protected |= 1 << LETTERS.index(letter)
        g.active = LETTERS.index(fields.get("turn", "a"))
        g.first = LETTERS.index(fields.get("first", "a"))
        g.turn = 1
        g.actions = 1 if seats == 5 else 2
        g.then(TURN) if "start" in fields else g.then(ACT, END_OF_TURN)
        g.advance()
        g.loud = True
        self.parts = g.components()

    # Reading the literal -----------------------------------------------------------------------------------------

    def rows(self, text: str, seats: int) -> list[list[Card]]:
        rows: list[list[Card]] = [[] for _ in range(seats)]
        for part in text.split():
            letter, _, names = part.partition("=")
            rows[LETTERS.index(letter)] = [self.card(name) for name in names.split(",") if name]
        return rows

    def deal(self, text: str) -> None:
        g = self.g
        if text.isdigit():
            g.deck, g.discards = self.left[: int(text)], [c for c in self.left[int(text) :] if not c.is_shield]
            g.removed = [card for card in self.left[int(text) :] if card.is_shield]
        else:
            top = [self.card(name) for name in text.split(",") if name]
            g.deck = [*self.left, *reversed(top)]
        g.deck_seen = [0] * len(g.deck)

    def characters(self, text: str) -> None:
        g = self.g
        g.faces = [COLOURS.index(colour) for colour in text.split()] or list(range(6))
        g.backs = list(range(6))
        for seat in range(g.seats):
            g.history.append((LOOK, seat, seat, 1 << seat, g.faces[seat], 0))
        if g.seats == 3:
            g.history.append((LOOK, 5, 5, 15, g.faces[5], 0))
            if g.options.third_faceup == "out":
                g.out.append(g.backs.pop())
            else:
                g.open_place = 5

    def card(self, name: str) -> Card:
        if name not in self.names:
            self.names[name] = next(card for card in self.left if self.fits(card, name))
            self.left.remove(self.names[name])
        return self.names[name]

    @staticmethod
    def fits(card: Card, name: str) -> bool:
        if match := POTIONS.match(name):
            return card.colour == COLOURS.index(match[1]) and card.potions == int(match[2])
        match = ABILITY.match(name)
        assert match is not None, name
        return card.name == match[1] and (match[2] is None or card.colour == COLOURS.index(match[2]))

    # Playing -----------------------------------------------------------------------------------------------------

    def text(self, sentence: str) -> tuple[int, str]:
        letter, kind, *words = sentence.split()
        return LETTERS.index(letter), " ".join([kind, *map(self.word, words)])

    def word(self, word: str) -> str:
        if word in LETTERS:
            return f"seat{LETTERS.index(word)}"
        if word[0] == "@":
            return f"s{LETTERS.index(word[1])}"
        if word in ("left", "right", *COLOURS) or re.match(r"c\d$", word):
            return word
        return self.names[word].id if word in self.names else word

    def __call__(self, *sentences: str) -> "Village":
        """Play; then nothing on the table may be lost."""
        for sentence in sentences:
            seat, text = self.text(sentence)
            self.g.play(seat, self.g.find(seat, text))
            assert self.g.components() == self.parts
        return self

    def rest(self) -> "Village":
        """Put looks away and raise no more Shields, until something else is asked."""
        while self.g.asks() and self.g.asks()[0].kind in ("peek", "shield"):
            ask = self.g.asks()[0]
            self.g.play(ask.who, ask.options[0])
        return self

    def all_pass(self, turns: int = 1) -> "Village":
        """So many players do nothing."""
        for _ in range(turns):
            self.rest()
            self(f"{self.turn} pass")
        return self

    def refused(self, sentence: str) -> str:
        """The rule by which this is refused; nothing may change."""
        seat, text = self.text(sentence)
        before = SPEC.write(self.g)
        try:
            self.g.find(seat, text)
        except Refusal as refusal:
            assert SPEC.write(self.g) == before
            return refusal.rule
        raise AssertionError(f"{sentence} was not refused")

    # Looking -----------------------------------------------------------------------------------------------------

    def called(self, cards: list[Card]) -> list[str]:
        names = {card: name for name, card in self.names.items()}
        return [names.get(card, card.id) for card in cards]

    def hand(self, letter: str) -> list[str]:
        return self.called(self.g.hands[LETTERS.index(letter)])

    def bench(self, letter: str) -> list[str]:
        return self.called(self.g.bench[LETTERS.index(letter)])

    @property
    def totals(self) -> dict[str, int]:
        """The colours that have potions."""
        return {colour: total for colour, total in zip(COLOURS, self.g.totals(), strict=True) if total}

    @property
    def turn(self) -> str:
        return LETTERS[self.g.active]

    @property
    def held(self) -> list[str]:
        """The character at each place, the centre last."""
        return [COLOURS[self.g.faces[back]] if back >= 0 else "-" for back in self.g.backs]

    @property
    def asked(self) -> str:
        """Who is asked what: `shield bc`."""
        asks = self.g.asks()
        return f"{asks[0].kind} {''.join(LETTERS[ask.who] for ask in asks)}" if asks else "over"

    def options(self, letter: str) -> list[str]:
        """What a player may answer, in the words of the test."""
        names = {card.id: name for name, card in self.names.items()}
        found = []
        for ask in self.g.asks():
            if ask.who == LETTERS.index(letter):
                found += [" ".join(names.get(word, word) for word in option.text.split()) for option in ask.options]
        return found

    def targets(self, letter: str, card: str) -> list[str]:
        """What a card may be played at."""
        return [
            each[len(f"play {card}") :].strip()
            for each in self.options(letter)
            if f"{each} ".startswith(f"play {card} ")
        ]

    def possible(self, letter: str, place: int) -> set[str]:
        """What a player cannot rule out at a place."""
        worlds = self.g.knowledge(LETTERS.index(letter)).worlds
        return {COLOURS[int(world[place])] for world in worlds if world[place] != "-"}

    @property
    def winners(self) -> str:
        outcome = self.g.result()
        assert outcome is not None
        return "".join(LETTERS[seat] for seat in outcome.winners)

    @property
    def reason(self) -> str:
        outcome = self.g.result()
        return "" if outcome is None else outcome.reason


def village(text: str = "", seats: int = 5, **options: Any) -> Village:
    """A position from a literal."""
    return Village(text, seats, options)
