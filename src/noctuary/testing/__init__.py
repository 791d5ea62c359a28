"""For whoever writes a game: one suite that every game must pass, tests that cite the rules they show.

    from noctuary.testing import check_game, journal_of, rule

    def test_every_promise_of_the_house_is_kept() -> None:
        check_game(lambda seed: journal_of(SPEC, seed), range(20))

    @rule("T-3")
    def test_a_ward_answers_a_moth() -> None: ...

`python -m noctuary.testing.rules` lists the rules that no test cites, and the citations of rules that do not exist.
Short literals of positions are in the module named after their game; that of the game of pictures also has a stand-in
deck, which needs none.
"""

from noctuary.testing.conformance import Broken, check_game, digest, heard, journal_of, refused
from noctuary.testing.ruling import rule

__all__ = ["Broken", "check_game", "digest", "heard", "journal_of", "refused", "rule"]
