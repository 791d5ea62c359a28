"""`noctuary puzzle`: the puzzle of the week in the terminal."""

from noctuary.catalog import GAMES
from noctuary.catalog import game as game_of
from noctuary.core.refusal import BadInput
from noctuary.core.weekly import has_begun, today, week_of
from noctuary.paint import paint, wants_colours
from noctuary.text import Words


def puzzle(say: Words, game: str, week: str | None, answer: str | None) -> None:
    """Put it, take an answer, and tell which is right and why."""
    spec = game_of(game)
    if spec.weekly is None:
        raise BadInput("no-puzzle", game=spec.name, known=", ".join(name for name in GAMES if GAMES[name].weekly))
    week = week or week_of(today())
    if not has_begun(week, today()):
        raise BadInput("puzzle-week", given=week, known=week_of(today()))
    shown = spec.weekly.show(spec, week)
    print(say("puzzle-title", game=say(f"{spec.name}-name"), week=week))
    for line in spec.weekly.draw(spec, say, shown, say.lang):
        print(paint(line, wants_colours(False)))
    texts = [say(each.id, **spec.words(say, each.args)) for each in shown.answers]
    for number, text in enumerate(texts, 1):
        print(f"  {number}. {text}")
    given = chosen(say, answer, len(texts))
    if given is None:
        return
    solved = spec.weekly.judge(week, shown.answers[given - 1].choice)
    assert solved is not None
    print(say("puzzle-found" if solved.found else "puzzle-missed"))
    right = [each.choice for each in shown.answers].index(solved.right)
    print(say("puzzle-right", number=right + 1, choice=texts[right]))
    for line in spec.weekly.tell(say, solved, say.lang):
        print(line)


def chosen(say: Words, answer: str | None, most: int) -> int | None:
    """The number that is given, on the command line or now; none for whoever goes without answering."""
    if answer is None:
        try:
            answer = input(say("puzzle-prompt", most=most)).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not answer:
            return None
    if not answer.isascii() or not answer.isdigit() or not 1 <= int(answer[:3]) <= most:
        raise BadInput("puzzle-answer", given=answer, most=most)
    return int(answer)
