"""Being told by e-mail: asking for it at a table, saying yes to it from the letter, and ending it there."""

import html
import secrets
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from noctuary.languages import LANGUAGES
from noctuary.server.errors import Closed
from noctuary.server.store.calls import BY_MAIL, Subscription
from noctuary.server.web import api
from noctuary.server.web.calling import device_of
from noctuary.server.web.handlers import Handlers, reply, table_id

PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Noctuary</title>
<style>
body {{ margin: 0; padding: 12vh 24px; background: #151022; color: #efe6d2; font: 18px/1.5 Georgia, serif;
  text-align: center }}
main {{ max-width: 34em; margin: auto }}
button {{ min-height: 48px; padding: 0 28px; margin: 8px; border: 1px solid #d9b36a; border-radius: 8px;
  background: #d9b36a; color: #1d1408; font: inherit }}
button.quiet {{ background: none; color: #efe6d2 }}
</style>
<main><h1>Noctuary</h1>{body}</main></html>
"""


async def on(house: Handlers, request: Request, body: api.Mail) -> Response:
    """Write to an address from now on, once its owner has said yes."""
    table, seat = await house.at_table(request)
    if house.mailer is None or house.hub.calls is None:
        raise Closed("no_calls")
    # Late: a house in a browser writes to nobody.
    from noctuary.server.net.mail import is_address

    if not is_address(body.address):
        raise Closed("request", why="address")
    wanted = Subscription(
        table_id=table.id,
        device=await device_of(house, request, table, seat),
        seat=seat,
        endpoint=BY_MAIL + body.address,
        p256dh="",
        auth=secrets.token_urlsafe(16),
        lang=body.lang,
        last=int(house.settings.clock()),
    )
    if not await house.calls.room_for(wanted.endpoint, wanted.last) or not await house.hub.calls.want(table, wanted):
        raise Closed("calls_full")
    house.mailer.confirm(wanted, table.state.spec.name)
    return reply({})


async def found_by(house: Handlers, request: Request) -> Subscription | None:
    """Whom a letter was written to."""
    token = request.path_params["token"]
    rows: Sequence[Subscription] = () if house.mailer is None else await house.calls.at(table_id(request))
    return next((each for each in rows if each.by_mail and secrets.compare_digest(each.auth, token)), None)


async def shown(house: Handlers, request: Request) -> Response:
    """The page behind the link of a letter. It changes nothing by being read: programs read links before people do."""
    found = await found_by(house, request)
    if found is None:
        return page(request, "", "<p>{mail-page-none}</p>", 404)
    yes = "" if found.confirmed else '<form method="post" action="{here}/yes"><button>{mail-page-yes}</button></form>'
    about = "<p>{mail-page-on}</p>" if found.confirmed else "<p>{mail-page-asked}</p>"
    no = '<form method="post" action="{here}"><button class="quiet">{mail-page-no}</button></form>'
    return page(request, found.lang, about + yes + no)


async def agreed(house: Handlers, request: Request) -> Response:
    """Whoever reads the address says yes."""
    found = await found_by(house, request)
    if found is None:
        return page(request, "", "<p>{mail-page-none}</p>", 404)
    await house.calls.confirm(found.table_id, found.device)
    if house.hub.calls is not None and not found.confirmed:
        house.hub.calls.anew(await house.hub.find(found.table_id), found.seat)
    return page(request, found.lang, "<p>{mail-page-on}</p>")


async def ended(house: Handlers, request: Request) -> Response:
    """No more letters from this table. A mail program may say so by itself; a second time changes nothing."""
    found = await found_by(house, request)
    if found is not None:
        await house.calls.remove(found.table_id, [found.device])
    return page(request, found.lang if found else "", "<p>{mail-page-off}</p>")


def page(request: Request, lang: str, body: str, status: int = 200) -> Response:
    """A page of a few words, in the language of the letter; of a letter that nobody knows, in the browser's."""
    if lang not in LANGUAGES:
        asked = request.headers.get("accept-language", "")[:2].lower()
        lang = asked if asked in LANGUAGES else LANGUAGES[0]
    # Late: a house in a browser has no Fluent, and writes no letters that could lead here.
    from noctuary.text import words

    say = words(lang)
    here = request.url.path.removesuffix("/yes")
    body = body.replace("{here}", html.escape(here))
    for id in ("none", "asked", "on", "off", "yes", "no"):
        body = body.replace(f"{{mail-page-{id}}}", html.escape(say(f"mail-page-{id}")))
    # A form of this page says where it comes from, which `no-referrer` forbids.
    return HTMLResponse(PAGE.format(lang=lang, body=body), status, {"Referrer-Policy": "same-origin"})
