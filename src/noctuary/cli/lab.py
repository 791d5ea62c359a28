"""`noctuary lab GAME STUDY`: the studies that one game has of its own, or the list of them."""

from collections.abc import Sequence

from noctuary.catalog import GAMES
from noctuary.catalog import game as game_of
from noctuary.cli.lab_verbs import VERBS
from noctuary.lab import studies
from noctuary.text import Words


def lab(say: Words, game: str | None, study: str | None, arguments: Sequence[str]) -> None:
    """Carry out a study; without its name, list what there is."""
    if game is not None and study is not None:
        studies.run(game_of(game).name, study, arguments, say)
        return
    if game is None:
        for verb in VERBS:
            print(f"noctuary lab {verb} …: {say(f'cli-lab-{verb}')}")
    for name in GAMES if game is None else (game_of(game).name,):
        for each in studies.studies(name):
            print(f"noctuary lab {name} {each}: {say(f'{name}-study-{each}')}")
