"""Every endpoint, once: from this table come the routes, their limits, and the OpenAPI document."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.weekly import Shown, Solved
from noctuary.server.errors import Busy, Closed
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.store.bans import Ban
from noctuary.server.store.lines import Down
from noctuary.server.table.fared import Fared
from noctuary.server.table.replay import Replay, Story
from noctuary.server.table.review import Chances, Why, WinningLine
from noctuary.server.table.state import hashed
from noctuary.server.table.statistics import Finished
from noctuary.server.table.study import DealGrade
from noctuary.server.web import admin, admin_nodes, afterwards, api, calling, errors, hall, mailing, me, weekly
from noctuary.server.web.admin import check_token
from noctuary.server.web.forward import COUNTED, answered_at_owner
from noctuary.server.web.handlers import Handlers, reply, table_id
from noctuary.server.web.security import address_of, body_of, same_origin
from noctuary.server.web.static import card_file, deck_list, printed_file, rules_file, static_file, words_file


class Endpoint(NamedTuple):
    """One thing that may be asked for."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Response]]
    """With the request; of a POST, with its body too."""
    body: type[api.Body] | None = None
    answers: Any = None
    """The type of the answer; None where it is an empty object, or no JSON."""
    limit: str = ""
    """Under what name it is counted (`limits.RATES`), besides `request`."""
    admin: bool = False
    """Whether it is for the host alone."""


FILES = (words_file, printed_file, rules_file, deck_list, card_file, static_file)
"""These need no table and no store."""

ENDPOINTS = (
    Endpoint("GET", "/api/games", Handlers.games, answers=list[api.GameInfo]),
    Endpoint("GET", "/api/house", Handlers.house, answers=api.House),
    Endpoint("GET", "/api/tables", hall.open_tables, answers=list[api.OpenTable]),
    Endpoint("GET", "/api/hall", hall.hall, answers=api.Hall),
    Endpoint("GET", "/api/code/{code}", Handlers.code, answers=api.CodeFound, limit="code"),
    Endpoint("GET", "/api/mine", Handlers.mine, answers=Finished),
    Endpoint("GET", "/api/fared", afterwards.how_others_fared, answers=Fared, limit="replay"),
    Endpoint("GET", "/api/grade", afterwards.grade, answers=DealGrade, limit="reason"),
    Endpoint("GET", "/api/puzzle/{game}", weekly.puzzle, answers=Shown, limit="replay"),
    Endpoint("POST", "/api/puzzle/{game}", weekly.answered, api.PuzzleAnswer, Solved, limit="replay"),
    Endpoint("POST", "/api/tables", Handlers.create, api.Create, api.TableMade, limit="create"),
    Endpoint("POST", "/api/forget", Handlers.forget, api.Empty, limit="create"),
    Endpoint("GET", "/api/me", me.me, answers=api.Me),
    Endpoint("GET", "/api/me/data", me.data, answers=api.MyExport, limit="data"),
    Endpoint("POST", "/api/me/key", me.make_key, api.MakeKey, limit="join"),
    Endpoint("POST", "/api/me/enter", me.enter, api.EnterKey, limit="join"),
    Endpoint("POST", "/api/me/sign_out", me.sign_out, api.SignOut, limit="join"),
    Endpoint("POST", "/api/me/delete", me.delete, api.DeleteMe, limit="data"),
    Endpoint("POST", "/api/me/passkey/make", me.passkey_wanted, api.WantPasskey, api.PasskeyOptions, limit="join"),
    Endpoint("POST", "/api/me/passkey/made", me.passkey_made, api.Passkey, limit="join"),
    Endpoint("POST", "/api/me/passkey/show", me.passkey_asked, api.Empty, api.PasskeyOptions, limit="join"),
    Endpoint("POST", "/api/me/passkey/shown", me.passkey_shown, api.Passkey, limit="join"),
    Endpoint("POST", "/t/{table}/join", Handlers.join, api.Join, api.SeatTaken, limit="join"),
    Endpoint("POST", "/t/{table}/claim", Handlers.claim, api.Claim, api.SeatTaken, limit="code"),
    Endpoint("POST", "/t/{table}/move", Handlers.move, api.Empty, api.MoveLink),
    Endpoint("GET", "/t/{table}/mine", me.your_seat, answers=api.YourSeat),
    Endpoint("POST", "/t/{table}/back", me.take_back, api.Empty, api.SeatTaken, limit="join"),
    Endpoint("GET", "/t/{table}/call", calling.about, answers=api.CallInfo),
    Endpoint("POST", "/t/{table}/call", calling.on, api.Call, limit="join"),
    Endpoint("POST", "/t/{table}/call/off", calling.off, api.Empty),
    Endpoint("POST", "/t/{table}/mail", mailing.on, api.Mail, limit="join"),
    Endpoint("GET", "/t/{table}/mail/{token}", mailing.shown, limit="join"),
    Endpoint("POST", "/t/{table}/mail/{token}", mailing.ended, limit="join"),
    Endpoint("POST", "/t/{table}/mail/{token}/yes", mailing.agreed, limit="join"),
    Endpoint("POST", "/t/{table}/leave", Handlers.leave, api.Empty),
    Endpoint("POST", "/t/{table}/rematch", Handlers.rematch, api.Empty),
    Endpoint("POST", "/t/{table}/ready", Handlers.ready, api.Ready),
    Endpoint("POST", "/t/{table}/kick", Handlers.kick, api.Kick),
    Endpoint("POST", "/t/{table}/bot", Handlers.bot, api.SetBot),
    Endpoint("POST", "/t/{table}/stand_in", Handlers.stand_in, api.LetStandIn),
    Endpoint("POST", "/t/{table}/vacation", Handlers.vacation, api.TakeVacation),
    Endpoint("POST", "/t/{table}/options", Handlers.options, api.SetOptions),
    Endpoint("POST", "/t/{table}/mute", Handlers.mute, api.Mute),
    Endpoint("POST", "/t/{table}/start", Handlers.start, api.Empty),
    Endpoint("POST", "/t/{table}/delete", Handlers.delete, api.Empty),
    Endpoint("POST", "/t/{table}/branch", Handlers.branch, api.Branch, api.TableMade, limit="create"),
    Endpoint("GET", "/t/{table}/replay", Handlers.replay, answers=Replay, limit="replay"),
    Endpoint("GET", "/t/{table}/line", afterwards.winning_line, answers=WinningLine, limit="study"),
    Endpoint("GET", "/t/{table}/chances", afterwards.chances, answers=Chances, limit="study"),
    Endpoint("GET", "/t/{table}/why", afterwards.why, answers=Why, limit="reason"),
    Endpoint("GET", "/t/{table}/story", Handlers.story, answers=Story, limit="replay"),
    Endpoint("GET", "/t/{table}/record", Handlers.record, limit="replay"),
    Endpoint("GET", "/t/{table}/picture/{name}", Handlers.picture),
    Endpoint("GET", "/t/{table}/picture/{name}/words", Handlers.picture_words),
    Endpoint("GET", "/livez", Handlers.alive),
    Endpoint("GET", "/healthz", Handlers.health),
    Endpoint("GET", "/readyz", Handlers.is_ready),
    Endpoint("GET", "/metrics", Handlers.metrics),
    Endpoint("GET", "/admin/tables", admin.tables, answers=admin.TableList, admin=True),
    Endpoint("GET", "/admin/tables/{table}", admin.show, answers=admin.AdminShown, admin=True),
    Endpoint("POST", "/admin/tables/{table}/close", admin.close, api.Empty, admin=True),
    Endpoint("POST", "/admin/tables/{table}/delete", admin.delete, api.Empty, admin=True),
    Endpoint("GET", "/admin/bans", admin.bans, answers=admin.BanList, admin=True),
    Endpoint("POST", "/admin/bans", admin.ban, admin.BanWanted, Ban, admin=True),
    Endpoint("POST", "/admin/bans/lift", admin.unban, admin.LiftBan, Ban, admin=True),
    Endpoint("POST", "/admin/announce", admin.announce, admin.Announce, admin.Told, admin=True),
    Endpoint("POST", "/admin/prune", admin.prune, admin.Prune, admin.Pruned, admin=True),
    Endpoint("GET", "/admin/nodes", admin_nodes.nodes, answers=admin_nodes.AdminNodes, admin=True),
    Endpoint("GET", "/locale/{name}", words_file),
    Endpoint("GET", "/printed/{name}", printed_file),
    Endpoint("GET", "/rules/{name}", rules_file),
    Endpoint("GET", "/deck.json", deck_list),
    Endpoint("GET", "/deck/{name}", card_file),
    Endpoint("GET", "/{path:path}", static_file),
)


FOR_ALL = (*FILES, Handlers.alive, Handlers.health, Handlers.is_ready, Handlers.metrics)
"""What is told to those who are banned, too: a page that says so, and whether the house is well."""


def routes(handlers: Callable[[], Handlers], limits: Limits) -> list[Route]:
    """All of them, for Starlette. The handlers are there once the server is up."""
    return [Route(each.path, guarded(each, handlers, limits), methods=[each.method]) for each in ENDPOINTS]


def guarded(
    endpoint: Endpoint, handlers: Callable[[], Handlers], limits: Limits
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint with its checks, and an answer for everything that can go wrong."""

    async def answer(request: Request) -> Response:
        if endpoint.body is None:
            return await endpoint.handler(handlers(), request)
        return await endpoint.handler(handlers(), request, await decoded(request, endpoint.body))

    async def handle(request: Request) -> Response:
        try:
            if endpoint.method == "POST" and not same_origin(request.headers):
                raise Closed("origin")
            if COUNTED in request.scope:  # At the node where it came in.
                return await answer(request)
            allow(limits, "request", request)
            if endpoint.admin:
                check_token(handlers().settings, limits, request)
            elif endpoint.handler not in FOR_ALL:
                refuse_banned(handlers(), request)
            if endpoint.limit:
                allow(limits, endpoint.limit, request)
            if endpoint.handler in FILES:
                return await endpoint.handler(request)
            node = handlers().node
            if node is None or "{table}" not in endpoint.path:
                return await answer(request)
            table = (await admin.wanted_table(handlers(), request)).listing.id if endpoint.admin else table_id(request)
            return await answered_at_owner(node, table, request, lambda: answer(request))
        except Closed as closed:
            return told_when(closed, reply(*errors.closed(closed)))
        except BadInput as wrong:
            return reply(*errors.bad_input(wrong))
        except Refusal as refusal:
            return reply(*errors.refused(refusal))
        except (Busy, Down):
            return reply(*errors.closed(Closed("busy")))

    return handle


def told_when(closed: Closed, response: Response) -> Response:
    """The same answer, with when to ask again where that is known."""
    if closed.code in errors.RETRY_AFTER:
        response.headers["Retry-After"] = str(errors.RETRY_AFTER[closed.code])
        response.headers["Cache-Control"] = "no-store"
    return response


def refuse_banned(handlers: Handlers, request: Request) -> None:
    """Answer nobody who was banned."""
    device = request.cookies.get("device", "")[:64]
    if handlers.bans.banned(address_of(request), hashed(device) if device else "", handlers.settings.clock()):
        raise Closed("banned")


def allow(limits: Limits, what: str, request: Request) -> None:
    """Refuse what comes too often."""
    token = request.cookies.get("device", "")[:64]
    if not limits.allow(what, address=address_of(request), token=hashed(token) if token else ""):
        METRICS.limited.labels(what).inc()
        raise Closed("too_many")


async def decoded(request: Request, kind: type[api.Body]) -> api.Body:
    """What was sent, if it is what is expected."""
    raw = await body_of(request)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise Closed("request", why=str(wrong)[:200]) from None
