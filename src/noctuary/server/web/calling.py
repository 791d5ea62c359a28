"""What somebody asks for who wants to be told of their turn at a table."""

from starlette.requests import Request
from starlette.responses import Response

from noctuary.core.effects import Seat
from noctuary.server.errors import Closed
from noctuary.server.store.calls import BY_MAIL, Subscription
from noctuary.server.table.state import hashed
from noctuary.server.table.table import Table
from noctuary.server.web import api
from noctuary.server.web.handlers import Handlers, reply


async def about(house: Handlers, request: Request) -> Response:
    """Whether this browser is told, and what it needs to know for that."""
    table, seat = await house.at_table(request)
    if house.hub.calls is None:
        return reply(api.CallInfo("", False))
    mine = hashed((await house.device(request))[0])
    rows = await house.calls.at(table.id)
    told = next((each for each in rows if each.device == mine and each.seat == seat), None)
    key = "" if house.pusher is None else house.pusher.public
    if told is None or not told.by_mail:
        return reply(api.CallInfo(key, told is not None, house.mailer is not None))
    return reply(
        api.CallInfo(key, False, house.mailer is not None, told.endpoint.removeprefix(BY_MAIL), told.confirmed)
    )


async def device_of(house: Handlers, request: Request, table: Table, seat: Seat) -> str:
    """The browser that asks, if it is one of those of whoever has this seat."""
    device = hashed((await house.device(request))[0])
    if device not in await house.people.devices(table.state.places[seat].device):
        raise Closed("not_yours")
    return device


async def on(house: Handlers, request: Request, body: api.Call) -> Response:
    """Tell this browser from now on."""
    # Late: a house in a browser has no sockets of that kind.
    from noctuary.server.net.push import Unreachable, endpoint_of, keys_of

    table, seat = await house.at_table(request)
    if house.pusher is None or house.hub.calls is None:
        raise Closed("no_calls")
    try:
        endpoint_of(body.endpoint, house.settings.push_loopback)
    except Unreachable:
        raise Closed("endpoint") from None
    if not keys_of(body.p256dh, body.auth):
        raise Closed("request", why="keys")
    wanted = Subscription(
        table_id=table.id,
        device=await device_of(house, request, table, seat),
        seat=seat,
        endpoint=body.endpoint,
        p256dh=body.p256dh,
        auth=body.auth,
        lang=body.lang,
    )
    if not await house.hub.calls.want(table, wanted):
        raise Closed("calls_full")
    return reply({})


async def off(house: Handlers, request: Request, _: api.Empty) -> Response:
    """Mute this table: tell this browser no more."""
    table, _seat = await house.at_table(request)
    if house.hub.calls is not None:
        await house.calls.remove(table.id, [hashed((await house.device(request))[0])])
    return reply({})
