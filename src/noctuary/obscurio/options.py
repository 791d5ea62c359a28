"""What a table may choose: the difficulty, and every ruling (BA-…) that leaves a choice."""

from typing import Annotated, Literal

from noctuary.core.options import GameOptions, rule
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces.traps import BY_ID

CHARACTERS = ("amber", "azure", "crimson", "jade", "pearl", "slate", "violet")
"""The seven characters, by their colours (B-03)."""


class Options(GameOptions, frozen=True, kw_only=True):
    """Obscurio's options. The defaults are the rulings of the house."""

    difficulty: Annotated[Literal["beginner", "experienced", "expert"], rule("BA-49")] = "beginner"
    described: Annotated[bool, rule("BA-53")] = False
    grimoire: Annotated[int, rule("B-11", 0, 7, seat=True)] = 0
    characters: Annotated[tuple[str, ...], rule("B-13")] = ()
    tokens: Annotated[int, rule("BA-30", 0, 30)] = 0
    trap_bag: Annotated[tuple[str, ...], rule("BA-02")] = ()
    victory_timing: Annotated[Literal["after_penalties", "immediate"], rule("BA-01")] = "after_penalties"
    hourglass_seconds: Annotated[int, rule("BA-04", 10, 86400)] = 60
    time_track: Annotated[tuple[int, ...], rule("BA-04")] = (0, 1, 2)
    evanescent_track: Annotated[tuple[int, ...], rule("BA-05")] = (1, 2)
    relaxed: Annotated[bool, rule("BA-50")] = False
    relaxed_extra: Annotated[int, rule("BA-50", 0, 6)] = 1
    relaxed_cap: Annotated[int, rule("BA-50", 60, 604800)] = 900
    riddle_limit: Annotated[int, rule("BA-06", 0, 604800)] = 0
    doors: Annotated[Literal[6, 5], rule("BA-55")] = 6
    strict_placement: Annotated[bool, rule("BA-08")] = False
    max_bottom: Annotated[Literal[2, 1], rule("BA-09")] = 2
    read_limit: Annotated[int, rule("BA-06", 5, 604800)] = 60
    grimoire_sees_holder: Annotated[Literal["step3_only", "always"], rule("BA-07")] = "step3_only"
    grimoire_sees_uncovered: Annotated[bool, rule("BA-14")] = False
    step3: Annotated[Literal["ticks", "constant"], rule("BA-51")] = "ticks"
    step3_min: Annotated[int, rule("B-39", 5, 86400)] = 25
    step3_max: Annotated[int, rule("B-39", 5, 86400)] = 75
    last_call: Annotated[int, rule("BA-20", 1, 3600)] = 3
    result_seconds: Annotated[int, rule("BA-54", 5, 86400)] = 60
    locked_watcher_window: Annotated[int, rule("BA-24", 3, 86400)] = 8
    watcher_timeout: Annotated[Literal["committed_count", "all_fail"], rule("BA-26")] = "committed_count"
    watcher_silences_accusation: Annotated[bool, rule("BA-25")] = False
    dangerous_counts: Annotated[Literal["distinct_doors", "wrong_chips"], rule("BA-27")] = "distinct_doors"
    dangerous_counts_unplaced: Annotated[bool, rule("BA-27")] = False
    accusation_seconds: Annotated[int, rule("BA-35", 10, 604800)] = 60
    accusation_full_minute: Annotated[bool, rule("BA-35")] = False
    vote_self: Annotated[bool, rule("BA-32")] = False
    vote_revealed: Annotated[bool, rule("BA-32")] = False
    must_vote: Annotated[bool, rule("BA-32")] = False

    def check(self) -> None:
        """Refuse what cannot be played."""
        _track("time_track", self.time_track)
        _track("evanescent_track", self.evanescent_track)
        for name in self.trap_bag:
            if name not in BY_ID:
                raise _bad("trap_bag", name, ", ".join(BY_ID))
        if len(self.trap_bag) > 30:
            raise _bad("trap_bag", len(self.trap_bag), "≤ 30")
        for name in self.characters:
            if name not in CHARACTERS:
                raise _bad("characters", name, ", ".join(CHARACTERS))
        if len(set(self.characters)) != len(self.characters):
            raise _bad("characters", ",".join(self.characters), ", ".join(CHARACTERS))
        if self.step3_min > self.step3_max:
            raise _bad("step3_min", self.step3_min, f"5 … {self.step3_max} (step3_max)")

    def check_seats(self, seats: int) -> None:
        """Refuse what does not fit this number of players."""
        if self.grimoire >= seats:
            raise _bad("grimoire", self.grimoire, f"0 … {seats - 1}")
        chips = 2 if seats == 2 else seats - 1
        if self.characters and len(self.characters) != chips:
            raise _bad("characters", ",".join(self.characters), f"{chips} × {', '.join(CHARACTERS)}")
        dark = dark_tokens(seats)
        if self.tokens and self.tokens <= dark:
            raise _bad("tokens", self.tokens, f"{dark + 1} … 30")
        if seats < 4 and self.trap_bag and all(BY_ID[name].colour == "purple" for name in self.trap_bag):
            known = [trap.id for trap in BY_ID.values() if trap.colour != "purple"]
            raise _bad("trap_bag", ",".join(self.trap_bag), ", ".join(known))


class Undescribed(Options, frozen=True, kw_only=True):
    """The options of a table whose deck has pictures that nobody has described."""

    def check(self) -> None:
        """Refuse descriptions: there are none."""
        super().check()
        if self.described:
            raise BadInput("obscurio-undescribed", rule="BA-53")


def _bad(name: str, given: object, known: str) -> BadInput:
    """A value that cannot be played with, what could be, and the rule."""
    number = next(about.rule for about in Options.about() if about.name == name)
    return BadInput("obscurio-option", name=name, given=str(given), known=known, rule=number)


def _track(name: str, track: tuple[int, ...]) -> None:
    """A track has one to six spaces, each with a small number of extra traps."""
    if not 1 <= len(track) <= 6 or any(type(extra) is not int or not 0 <= extra <= 9 for extra in track):
        raise _bad(name, ",".join(map(str, track)), "1 … 6 × 0 … 9")


TOKENS = {
    8: (30, 26, 22), 7: (26, 22, 18), 6: (22, 18, 15), 5: (18, 15, 12), 4: (15, 12, 10), 3: (9, 8, 7), 2: (12, 10, 8),
}  # fmt: skip
"""Cohesion tokens by players and difficulty (B-08)."""


def tokens_for(options: Options, seats: int) -> int:
    """How many Cohesion tokens the gauge starts with."""
    if options.tokens:
        return options.tokens
    return TOKENS[seats][("beginner", "experienced", "expert").index(options.difficulty)]


def dark_tokens(seats: int) -> int:
    """How many of them lie in the dark area (B-09); with two or three players there is only one area (BA-31)."""
    return 7 if seats >= 6 else 5 if seats >= 4 else 0
