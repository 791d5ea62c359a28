"""The puzzle of the week, the same in every house. Which answer is right is told to those who have given one."""

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from noctuary.core.spec import Spec
from noctuary.core.weekly import Weekly, has_begun, week_of
from noctuary.server.errors import Closed
from noctuary.server.table.games import games
from noctuary.server.web.api import PuzzleAnswer
from noctuary.server.web.handlers import Handlers, reply


async def puzzle(house: Handlers, request: Request) -> Response:
    """This week's puzzle of a game, or that of a week (`week`) that has begun."""
    spec, weekly = of_game(request)
    return reply(weekly.show(spec, wanted(house, request.query_params.get("week", ""))))


async def answered(house: Handlers, request: Request, body: PuzzleAnswer) -> Response:
    """The right answer and its proof, for whoever gives one of the answers."""
    _, weekly = of_game(request)
    told = weekly.judge(wanted(house, body.week), body.choice)
    if told is None:
        raise Closed("request", why="choice")
    return reply(told)


def of_game(request: Request) -> tuple[Spec, Weekly]:
    """The game of the path, if it has puzzles."""
    spec = games().get(request.path_params["game"])
    if spec is None or spec.weekly is None:
        raise Closed("not_found")
    return spec, spec.weekly


def wanted(house: Handlers, week: str) -> str:
    """A week that has begun; this one, if none is named."""
    today = datetime.fromtimestamp(house.settings.clock(), UTC).date()
    week = week or week_of(today)
    if not has_begun(week, today):
        raise Closed("request", why="week")
    return week
