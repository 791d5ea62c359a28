"""What a player may ask for when a game is over: why a bot did that, a winning line, the chances, how others fared.

And of a numbered deal, before it as well: how hard it is.
"""

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.errors import Closed
from noctuary.server.table.fared import fared
from noctuary.server.table.games import games
from noctuary.server.web.handlers import Handlers, reply, seat_of, whole


async def winning_line(house: Handlers, request: Request) -> Response:
    """A line that wins the numbered deal of a finished game."""
    return reply(await house.reviews.line(*await own_round(house, request)))


async def chances(house: Handlers, request: Request) -> Response:
    """Where the chances of a finished game went, choice by choice."""
    return reply(await house.reviews.chances(*await own_round(house, request)))


async def why(house: Handlers, request: Request) -> Response:
    """Why the choice of a step (`step=12`) of a finished game was made."""
    return reply(await house.reviews.why(*await own_round(house, request), whole(request, "step")))


async def how_others_fared(house: Handlers, request: Request) -> Response:
    """How everybody fared in a numbered deal (`game`, `deal`, `preset`), for those who have finished it."""
    game, deal, preset = numbered(request)
    store, devices = house.hub.store, await house.devices(request)
    if not await store.results_of_deal(game, deal, preset, devices, limit=1):
        raise Closed("not_over")  # Not a row is read for those who may not know.
    found = fared(await store.results_of_deal(game, deal, preset), devices)
    if found is None:
        raise Closed("not_over")
    return reply(found)


async def grade(house: Handlers, request: Request) -> Response:
    """How hard a numbered deal is (`game`, `deal`, `preset`): worked out once, in the background."""
    game, deal, preset = numbered(request)
    if games()[game].grade is None or not deal:
        raise Closed("request", why="deal")
    return reply(await house.reviews.grade(game, deal, preset))


def numbered(request: Request) -> tuple[str, int, str]:
    """Which numbered deal is asked about, under which preset."""
    game, preset = request.query_params.get("game", ""), request.query_params.get("preset", "")
    deal = request.query_params.get("deal", "")
    spec = games().get(game)
    if spec is None or spec.deal_of_day is None or preset not in spec.options.presets:
        raise Closed("request", why="game, preset")
    if not deal.isascii() or not deal.isdigit() or len(deal) > 9:
        raise Closed("request", why="deal")
    return game, int(deal), preset


async def own_round(house: Handlers, request: Request) -> tuple[str, int]:
    """The table and the game of it that are asked about, by somebody who played it: a processor works for them."""
    id, number, _ = await house.wanted_round(request)
    table = await house.table(request)
    if seat_of(request, table) is not None:
        return id, number
    results = await house.results_of(await house.devices(request))
    if not any((each.table_id, each.round) == (id, number) for each in results):
        raise Closed("not_seated")
    return id, number
