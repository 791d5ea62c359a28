"""What every game must keep to, as one call: `check_game(make, seeds)`.

    check_game(lambda seed: journal_of(SPEC, seed), range(20))

Random games are played to the end, and at every step the promises of the house are tried: the same seed and choices
give the same game; the record replays; copies share nothing; every option is accepted and everything else is refused
without a trace; nothing on the table is lost; positions round-trip, and broken ones are refused; every attribute of
the state is declared; everything can be said in French and English; and *two worlds*: deal anew everything a seat may
not know, and not one byte it receives may change.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask, Choice, Seat, expected
from noctuary.core.events import Event
from noctuary.core.fields import undeclared
from noctuary.core.game import Game
from noctuary.core.record import Header, Journal, parse
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec, seen
from noctuary.core.views import own_part, splice
from noctuary.testing import texts
from noctuary.testing.breakage import breakages

NONSENSE = ("", " ", "nonsense", "pass pass", "-1", "0", "null", "{}", "é" * 40, "x" * 5000)

encode = msgspec.json.Encoder(order="deterministic").encode


class Broken(AssertionError):
    """A promise that a game did not keep: which one, and how."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise


def journal_of(spec: Spec, seed: int, seats: int | None = None, **options: Any) -> Journal:
    """A fresh game of this spec, for tests."""
    count = spec.seats[0] if seats is None else seats
    return Journal(
        spec,
        Header(
            game=spec.name,
            rules=spec.rules,
            seats=tuple(f"seat {seat}" for seat in range(count)),
            seed=seed_of(f"{spec.name}/{seed}").hex(),
            options=options,
            data=dict(spec.data),
        ),
    )


def check_game(
    make: Callable[[int], Journal], seeds: Iterable[int], worlds: int = 3, depth: int = 12, limit: int = 5000
) -> None:
    """Play one random game a seed and try every promise on the way. Raises `Broken` at the first that fails.

    `worlds`: on average, one step in so many is dealt anew for each seat. `depth`: how far two worlds are played on.
    `limit`: more choices than any game takes.
    """
    varied: dict[str, bool] = {}
    for at, seed in enumerate(seeds):
        if at == 0:
            can_be_told(make, seed, limit)
        Trial(make, seed, worlds, depth, varied).run(limit)
    constant = sorted(name for name, differs in varied.items() if not differs)
    if constant:
        raise Broken("redeal", f"these secrets never vary when dealt anew: {', '.join(constant)}")


def digest(spec: Spec, game: Game) -> str:
    """A short name for a whole position. Fields go by their first names, so that renaming one changes no digest."""
    fields = () if spec.fields is None else spec.fields.all
    first = {field.name: field.formerly for field in fields if field.formerly}
    facts = {first.get(name, name): value for name, value in game.dump().items()}
    return sha256(notation.write(spec.head(), facts).encode()).hexdigest()[:16]


def heard(events: list[Event], seat: Seat | None) -> bytes:
    """What a seat hears of some events, as bytes."""
    return encode([line for event in events if (line := event.seen_by(seat)) is not None])


def can_be_told(make: Callable[[int], Journal], seed: int, limit: int) -> None:
    """Every message is there in every language, and a random game finds words for all of it."""
    journal, luck = make(seed), Stream(seed_of(f"told/{seed}"))
    wrong = texts.faults(journal.spec)
    if wrong:
        raise Broken("texts", "; ".join(wrong[:8]))
    teller = texts.Teller(journal.spec)
    try:
        for _ in range(limit if teller.languages else 0):
            teller.position(journal.game)
            asks = journal.game.asks()
            if not asks:
                break
            ask = asks[luck.below(len(asks))]
            journal.play(ask.who, ask.options[luck.below(len(ask.options))], ask.n)
            teller.events(journal.events[-1], journal.game.seats)
    except texts.Missing as missing:
        raise Broken("texts", f"no words for {missing.args[0]}") from missing


class Trial:
    """One random game, looked at from all sides."""

    def __init__(
        self, make: Callable[[int], Journal], seed: int, worlds: int, depth: int, varied: dict[str, bool]
    ) -> None:
        self.make = make
        self.seed = seed
        self.worlds = worlds
        self.depth = depth
        self.varied = varied
        self.luck = Stream(seed_of(f"conformance/{seed}"))
        self.journal = make(seed)
        self.spec = self.journal.spec
        self.game = self.journal.game
        self.seats: list[Seat | None] = [*range(self.game.seats), None]
        self.parts = self.game.components()
        self.kept: list[tuple[Game, str]] = []
        self.earlier: list[str] = []

    def run(self, limit: int) -> None:
        """To the end of the game."""
        self.declared()
        for _ in range(limit):
            self.look()
            if not self.game.asks():
                break
            ask, choice = self.choose(self.game)
            self.earlier.append(choice.text)
            self.journal.play(ask.who, choice, ask.n)
            self.game = self.journal.game
        else:
            raise Broken("termination", f"no end after {limit} choices with seed {self.seed}")
        self.look_back()

    def choose(self, game: Game) -> tuple[Ask, Choice]:
        """A random legal choice of a random seat that is asked."""
        asks = game.asks()
        ask = asks[self.luck.below(len(asks))]
        return ask, ask.options[self.luck.below(len(ask.options))]

    def look(self) -> None:
        """Everything that is tried at one position."""
        self.well_asked()
        self.well_parted()
        self.conserved(self.game)
        self.round_trip()
        if self.luck.below(self.worlds) == 0:
            self.broken_refused()
        if self.luck.below(2) == 0:
            self.kept.append((self.game.copy(), digest(self.spec, self.game)))
        self.options_accepted()
        self.others_refused()
        for seat in self.seats:
            if self.luck.below(self.worlds) == 0:
                self.two_worlds(seat)
                self.sealed_answers(seat)

    def well_asked(self) -> None:
        """Somebody is asked if and only if the game goes on, and each ask is in order."""
        asks = self.game.asks()
        if bool(asks) == (self.game.result() is not None):
            raise Broken("asks", "a game is over when, and only when, nobody is asked")
        for ask in asks:
            texts = [option.text for option in ask.options]
            if not texts or len(set(texts)) != len(texts) or ask.n < 1:
                raise Broken("asks", f"an ask needs a number and different options: {ask}")
        if asks:
            wanted, found = expected(self.game, asks), self.game.stack[-1].expected_ask(self.game)
            if found is None or found.who != wanted.who or not found.same(wanted):
                raise Broken("asks", f"{found} is made for drivers, where {wanted} is expected first")

    def well_parted(self) -> None:
        """Where views have a public part, everybody's begins with the same bytes, and their own follow."""
        public = self.game.public_view()
        if public is None:
            return
        for seat in self.seats:
            view = self.game.view(seat)
            parts = msgspec.json.encode(public), msgspec.json.encode(own_part(view, public))
            if splice(*parts) != msgspec.json.encode(view):
                raise Broken("views", f"what seat {seat} sees is not what all see and its own (seed {self.seed})")

    def conserved(self, game: Game) -> None:
        """Nothing on the table is ever lost or made."""
        parts = game.components()
        if parts != self.parts:
            lost, made = Counter(self.parts) - Counter(parts), Counter(parts) - Counter(self.parts)
            raise Broken("conservation", f"lost {[*lost]}, made {[*made]} (seed {self.seed})")

    def round_trip(self) -> None:
        """A position can be written down and read back, in the middle of an effect too."""
        text = self.spec.write(self.game)
        try:
            again = self.spec.read(text)
        except Exception as wrong:
            raise Broken("position", f"cannot be read back: {wrong!r}: {text}") from wrong
        if self.spec.write(again) != text:
            raise Broken("position", f"changed on the way:\n{text}\n{self.spec.write(again)}")
        for seat in self.seats:
            if encode(seen(again, seat)) != encode(seen(self.game, seat)):
                raise Broken("position", f"seat {seat} sees something else after reading it back")

    def declared(self) -> None:
        """The table of fields knows everything that the state holds."""
        if self.spec.fields is not None:
            unknown = undeclared(self.spec.fields, self.game)
            if unknown:
                raise Broken("fields", f"declared nowhere, so written nowhere and checked by nobody: {unknown}")

    def same_state(self, copy: Game) -> None:
        """A copy has every attribute of the original, also those that no position writes."""
        if digest(self.spec, copy) != digest(self.spec, self.game):
            raise Broken("copy", "a copy is not the same position")
        for name in () if self.spec.fields is None else self.spec.fields.derived:
            one, other = getattr(copy, name), getattr(self.game, name)
            # What is made from the options alone (an object of the game's own) need not know how to compare itself.
            if isinstance(other, int | str | tuple | list | dict) and one != other:
                raise Broken("copy", f"a copy has another {name}")

    def broken_refused(self) -> None:
        """A position with something lost, doubled, foreign or out of range in it is refused."""
        if self.spec.fields is None:
            return
        for what, fields in breakages(self.spec, self.game, self.luck):
            try:
                self.spec.restore(fields)
            except BadInput:
                continue
            except Exception as wrong:
                raise Broken("position", f"with {what}, it is not refused but fails: {wrong!r}") from wrong
            raise Broken("position", f"with {what}, it is accepted (seed {self.seed})")

    def options_accepted(self) -> None:
        """What is offered can be played, on a copy that leaves the original alone."""
        before = digest(self.spec, self.game)
        for ask in self.game.asks():
            for _ in range(3):
                option = ask.options[self.luck.below(len(ask.options))]
                copy = self.game.copy()
                self.same_state(copy)
                try:
                    copy.play(ask.who, option, ask.n)
                except Refusal as refusal:
                    raise Broken("options", f"{option} was offered and refused: {refusal}") from refusal
                self.conserved(copy)
                if digest(self.spec, self.game) != before:
                    raise Broken("copy", f"playing {option} on a copy changed the original")

    def attempts(self, game: Game) -> Iterator[tuple[Seat, str, int]]:
        """Things that must be refused: nonsense, old choices, other seats' choices, stale numbers."""
        asks = game.asks()
        texts = [*NONSENSE, *self.earlier[-3:], *(str(ask.options[0]) for ask in asks)]
        for text in texts:
            for seat in (*range(-2, game.seats), game.seats, 99):
                if not any(ask.who == seat and ask.find(text) is not None for ask in asks):
                    yield seat, text, 0
        for ask in asks:
            for n in (ask.n - 1, ask.n + 1, ask.n + 1000, -1):
                if n != 0 and not any(other.who == ask.who and other.n == n for other in asks):
                    yield ask.who, ask.options[0].text, n

    def others_refused(self) -> None:
        """Whatever is not offered is refused, and changes nothing."""
        before = digest(self.spec, self.game)
        for seat, text, n in self.attempts(self.game):
            if refused(self.game, seat, text, n) is None:
                raise Broken("refusal", f"seat {seat} got away with {text[:40]!r} (n={n})")
            foreign = Choice(text, text.split(" ")[0], ())
            try:
                self.game.play(seat, foreign, n)
            except Refusal:
                continue
            raise Broken("refusal", f"seat {seat} played {text[:40]!r}, which nobody offered")
        if digest(self.spec, self.game) != before:
            raise Broken("refusal", "a refused choice left a trace")

    # Two worlds --------------------------------------------------------------------------------------------------

    def two_worlds(self, seat: Seat | None) -> None:
        """Deal anew what `seat` may not know: it must not notice, now or later, until it is lawfully shown."""
        here = self.game.copy()
        there = self.redeal(here, seat)
        for name, value in here.secrets(seat).items():
            self.varied[name] = self.varied.get(name, False) or value != there.secrets(seat)[name]
        self.alike(here, there, seat, "at first sight")
        self.equal(encode(here.knowledge(seat)), encode(there.knowledge(seat)), seat, "in what it can know")
        for attempt in self.attempts(here):
            if attempt[0] == seat and refused(here, *attempt) != refused(there, *attempt):
                raise Broken("two worlds", f"seat {seat} is refused {attempt[1][:40]!r} in different words")
        for _ in range(self.depth):
            if not self.step(here, there, seat):
                return

    def sealed_answers(self, seat: Seat | None) -> None:
        """Another seat gives two different answers: where `seat` cannot know which it was, it must not hear it either.

        The games dealt anew get the same answers in both worlds, so they do not show a sealed answer that is told. Two
        answers of different kinds (lay a card, or play it without effect) are done in the open, whatever comes of them.
        """
        asks = [ask for ask in self.game.asks() if ask.who != seat]
        if not asks:
            return
        ask = asks[self.luck.below(len(asks))]
        first = ask.options[self.luck.below(len(ask.options))]
        others = [option for option in ask.options if option.kind == first.kind and option is not first]
        if not others:
            return
        second = others[self.luck.below(len(others))]
        here, there = self.game.copy(), self.game.copy()
        told_here = here.play(ask.who, first, ask.n)
        told_there = there.play(ask.who, second, ask.n)
        if here.reveals_to(seat) or there.reveals_to(seat):
            return
        if encode(here.knowledge(seat)) == encode(there.knowledge(seat)):
            answers = f"whether seat {ask.who} answered {first} or {second}"
            self.equal(heard(told_here, seat), heard(told_there, seat), seat, f"in what it hears, {answers}")
            self.alike(here, there, seat, answers)

    def redeal(self, game: Game, seat: Seat | None) -> Game:
        """Another world that agrees with all that `seat` knows, made from the bytes of its knowledge alone."""
        known = msgspec.json.decode(encode(game.knowledge(seat)), type=self.spec.knowledge)
        try:
            there = self.spec.from_knowledge(known, Chance(seed_of(f"other world/{self.luck.word()}")))
        except Exception as wrong:
            raise Broken("redeal", f"what seat {seat} knows cannot be dealt: {wrong!r}") from wrong
        self.conserved(there)
        return there

    def step(self, here: Game, there: Game, seat: Seat | None) -> bool:
        """Play on with the same choice in both worlds; False once they may differ."""
        if not here.asks():
            return False
        ask, choice = self.choose(here)
        same = next((each for each in there.asks() if each.who == ask.who and each.find(choice.text)), None)
        if same is None:
            if ask.who == seat:
                raise Broken("two worlds", f"seat {seat} may {choice} in one world only")
            return False
        answer = same.find(choice.text)
        assert answer is not None
        told_here = here.play(ask.who, choice)
        told_there = there.play(same.who, answer)
        if here.reveals_to(seat) or there.reveals_to(seat):
            # Lawfully shown. In one world only, perhaps: the last of several sealed votes opens them all.
            return False
        self.equal(heard(told_here, seat), heard(told_there, seat), seat, f"in what it hears of {choice}")
        self.alike(here, there, seat, f"after {choice}")
        return True

    def alike(self, here: Game, there: Game, seat: Seat | None, when: str) -> None:
        """Both worlds send this seat the same bytes, and give it the same time."""
        self.equal(encode(seen(here, seat)), encode(seen(there, seat)), seat, when)
        self.equal(encode(here.public_view()), encode(there.public_view()), seat, f"in what all see {when}")
        self.equal(encode(times(here)), encode(times(there)), seat, f"by its time {when}")

    def equal(self, one: bytes, other: bytes, seat: Seat | None, when: str) -> None:
        """The comparison itself, with the first difference shown."""
        if one != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            left, right = (part[max(0, at - 60) : at + 60].decode(errors="replace") for part in (one, other))
            raise Broken("two worlds", f"seat {seat} can tell {when} (seed {self.seed}):\n…{left}…\n…{right}…")

    # Afterwards --------------------------------------------------------------------------------------------------

    def look_back(self) -> None:
        """Old copies are as they were, and the record tells the same game."""
        for copy, before in self.kept:
            if digest(self.spec, copy) != before:
                raise Broken("copy", "an old copy changed while the game went on")
        text = self.journal.text()
        try:
            again = parse(text.encode(), lambda _: self.spec)
        except BadInput as wrong:
            raise Broken("replay", f"the record cannot be played again: {wrong}") from wrong
        if digest(self.spec, again.game) != digest(self.spec, self.game):
            raise Broken("replay", "the record tells another game")
        for seat in self.seats:
            for one, other in zip(self.journal.events, again.events, strict=True):
                if heard(one, seat) != heard(other, seat):
                    raise Broken("replay", f"seat {seat} hears something else in the replay")


def times(game: Game) -> list[tuple[str, int, bool, int]]:
    """The windows of a position, which whoever runs the table shows to everybody."""
    return [(window.name, window.length, window.running, window.floor) for window in game.windows()]


def refused(game: Game, seat: Seat, text: str, n: int) -> bytes | None:
    """The refusal a seat gets for a text, as bytes; None if it is accepted."""
    try:
        game.find(seat, text, n)
    except Refusal as refusal:
        return encode(refusal.line())
    return None
