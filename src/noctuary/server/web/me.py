"""What somebody asks for about themselves: a key to come back with, their seats, their data, to be forgotten.

A key is a secret like a password: it travels in bodies only, never in an address, and is stored as a hash. Wrong ones
are counted for each address and for everybody together, as codes of tables are.
"""

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.errors import Closed
from noctuary.server.metrics import METRICS
from noctuary.server.store.calls import BY_MAIL
from noctuary.server.store.people import MOST, Found
from noctuary.server.table import statistics
from noctuary.server.table.my_data import Held
from noctuary.server.table.state import hashed
from noctuary.server.web import api, passkeys
from noctuary.server.web.handlers import Handlers, reply, seat_of, set_device, table_id
from noctuary.server.web.security import address_of

LETTERS = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
"""No letters that look like others: what is read as one of those is taken for it."""
READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
LENGTH = 25
"""125 bits."""
ANYBODY = "keys"
"""Wrong keys are counted for all together, apart from wrong codes."""
COOKIES = 40
"""At so many tables a browser is given its seats anew at once; at the others it says "it's me" when it comes."""


def key_hash(key: str) -> str:
    """What is stored of a key, however it was typed."""
    plain = key.upper().translate(READ_AS)
    if len(plain) != LENGTH or not LETTERS.issuperset(plain):
        raise Closed("key")
    return hashed("key " + plain)


async def known(house: Handlers, request: Request, key: str) -> Found:
    """What a key opens. Who has shown a wrong one is counted; who has shown a right one was not guessing."""
    limits, address = house.limits, address_of(request)
    if limits.spent("guess", ANYBODY) or not limits.allow("key", address=address):
        METRICS.limited.labels("key").inc()
        raise Closed("too_many")
    found = await house.people.open(key_hash(key))
    if found is None or found.passkey:
        limits.allow("guess", token=ANYBODY)
        raise Closed("key")
    limits.give_back("key", address=address)
    return found


async def person_of(house: Handlers, device: str) -> str:
    """Whose browser it is: somebody new, if it is nobody's yet."""
    browser = await house.people.browser(hashed(device))
    return secrets.token_hex(16) if browser is None else browser.person


async def me(house: Handlers, request: Request) -> Response:
    """What the house knows of whoever asks."""
    devices = await house.devices(request)
    offered = passkeys.offered(request)
    browser = await house.people.browser(devices[0]) if devices else None
    if browser is None:
        return reply(api.Me(0, 0, len(devices), offered))
    keys = await house.people.keys_of(browser.person)
    held = sum(bool(each.passkey) for each in keys)
    open_in = await house.people.browsers_of(browser.person, signed_in=True)
    return reply(api.Me(len(keys) - held, held, len(open_in), offered))


async def make_key(house: Handlers, request: Request, body: api.MakeKey) -> Response:
    """Take a key that the browser has made."""
    device, fresh = await house.device(request)
    key = key_hash(body.key)
    person = await person_of(house, device)
    if body.old and (await known(house, request, body.old)).person != person:
        raise Closed("key")
    there = await house.people.open(key)
    if there is not None and there.person != person:
        raise Closed("key_taken")
    if there is None:
        if len(await house.people.keys_of(person)) >= MOST and not body.old:
            raise Closed("keys_full")
        old = key_hash(body.old) if body.old else ""
        await house.people.add_key(person, hashed(device), key, instead_of=old)
    response = reply({})
    set_device(request, response, device if fresh else "")
    return response


async def enter(house: Handlers, request: Request, body: api.EnterKey) -> Response:
    """ "It's me": somebody shows their key in another browser."""
    found = await known(house, request, body.key)
    return await signed_in(house, request, found.person)


async def signed_in(house: Handlers, request: Request, person: str) -> Response:
    """This browser is one of the person's from now on, and so are the games that were played in it.

    One that was another person's until now is known by a new mark: what was played in it stays theirs.
    """
    device, fresh = await house.device(request)
    browser = None if fresh else await house.people.browser(hashed(device))
    if browser is not None and browser.person != person:
        device, fresh = secrets.token_urlsafe(24), True
    if browser is None or browser.person != person:
        await house.people.sign_in(hashed(device), person)
    response = reply({})
    set_device(request, response, device if fresh else "")
    return response


async def sign_out(house: Handlers, request: Request, body: api.SignOut) -> Response:
    """Cut off every other browser: its mark is known no more, and the seats it held are held by this one."""
    device, fresh = await house.device(request)
    person = await person_of(house, device)
    since = time.time_ns()
    if body.key:
        found = await known(house, request, body.key)
        if found.person != person:
            raise Closed("key")
        since = found.made
    people = house.people
    new = secrets.token_urlsafe(24)
    if not fresh:
        await people.sign_in(hashed(device), person)
    # First the new mark: if anything after it fails, what was moved already is still theirs.
    await people.sign_in(hashed(new), person)
    held = await house.my_data.hold_all(await people.browsers_of(person), hashed(new))
    await house.calls.forget(await people.browsers_of(person))
    await people.sign_out_all_but(hashed(new), person, since)
    response = reply({})
    set_device(request, response, new)
    give_seats(house, request, response, held)
    return response


def give_seats(house: Handlers, request: Request, response: Response, held: list[Held]) -> None:
    """The tokens of seats, as many as a browser takes at once."""
    for each in held[-COOKIES:]:
        house.set_seat(request, response, each.table, each.token)


async def data(house: Handlers, request: Request) -> Response:
    """All that the house holds of whoever asks, as one file."""
    devices = await house.devices(request)
    browser = await house.people.browser(devices[0]) if devices else None
    keys = [] if browser is None else await house.people.keys_of(browser.person)
    held = sum(bool(each.passkey) for each in keys)
    tables = await house.my_data.export(devices)
    results = statistics.finished(await house.results_of(devices)).games
    calls = await house.calls.of(devices)
    called = tuple(each.table_id for each in calls)
    written = tuple(sorted({each.endpoint.removeprefix(BY_MAIL) for each in calls if each.by_mail}))
    made = api.MyExport(int(time.time()), len(devices), len(keys) - held, held, called, written, tuple(tables), results)
    response = reply(made)
    response.headers["Content-Disposition"] = 'attachment; filename="noctuary.json"'
    return response


async def delete(house: Handlers, request: Request, body: api.DeleteMe) -> Response:
    """Delete all there is of whoever asks. The games of the others stay whole."""
    if not body.sure:
        raise Closed("request", why="sure")
    devices = await house.devices(request)
    gone = await house.my_data.delete(devices)
    await house.calls.forget(devices)
    await house.people.forget(devices)
    response = reply({})
    response.delete_cookie("device", path="/")
    for table in gone[-COOKIES:]:
        response.delete_cookie("seat", path=f"/t/{table}")
    return response


# At a table ----------------------------------------------------------------------------------------------------------


async def your_seat(house: Handlers, request: Request) -> Response:
    """Whether a seat here is yours, though this browser does not hold it."""
    table = await house.hub.find(table_id(request))
    seat = None
    if seat_of(request, table) is None:
        seat = house.my_data.seat_at(table, await house.devices(request))
    return reply(api.YourSeat(None) if seat is None else api.YourSeat(seat, table.state.places[seat].name))


async def take_back(house: Handlers, request: Request, _: api.Empty) -> Response:
    """Hold one's own seat in this browser; the one that held it is told."""
    table = await house.hub.find(table_id(request))
    seat = seat_of(request, table)
    if seat is not None:
        return reply(api.SeatTaken(seat))
    devices = await house.devices(request)
    if not devices:
        raise Closed("not_yours")
    held = await house.my_data.take_back(table, devices, devices[0])
    response = reply(api.SeatTaken(held.seat))
    house.set_seat(request, response, table, held.token)
    return response


# Passkeys ------------------------------------------------------------------------------------------------------------


async def passkey_wanted(house: Handlers, request: Request, body: api.WantPasskey) -> Response:
    """What a browser needs to make a passkey for its person."""
    device, fresh = await house.device(request)
    if fresh or await house.people.browser(hashed(device)) is None:
        raise Closed("passkey")  # A key first: a passkey that is lost with its device loses everything.
    person = await person_of(house, device)
    if len(await house.people.keys_of(person)) >= MOST:
        raise Closed("keys_full")
    return reply(api.PasskeyOptions(house.passkeys.to_make(request, person, body.name)))


async def passkey_made(house: Handlers, request: Request, body: api.Passkey) -> Response:
    """Keep a passkey that was just made."""
    device, _ = await house.device(request)
    person = await person_of(house, device)
    id, kept = house.passkeys.made(request, person, body.credential)
    if await house.people.open(id) is None:
        await house.people.add_key(person, hashed(device), id, kept)
    return reply({})


async def passkey_asked(house: Handlers, request: Request, _: api.Empty) -> Response:
    """What a browser needs to show a passkey."""
    return reply(api.PasskeyOptions(house.passkeys.to_show(request)))


async def passkey_shown(house: Handlers, request: Request, body: api.Passkey) -> Response:
    """ "It's me", by a passkey."""
    id = house.passkeys.id_of(request, body.credential)
    found = await house.people.open(id)
    if found is None or not found.passkey:
        raise Closed("passkey")
    await house.people.used(id, house.passkeys.shown(request, body.credential, found.passkey))
    return await signed_in(house, request, found.person)
