"""People at one table: join by code, talk, the gallery, the screen for everybody; broken lines and stopped servers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright import sync_api

Visit = Callable[..., Any]

PATIENCE = 30_000


def table_of(host: Any, game: str = "occulto", seats: int = 3, bots: tuple[str, ...] = ()) -> dict[str, Any]:
    """A table opened by somebody, who then looks at its lobby."""
    body = {"game": game, "seats": seats, "name": "Maren", "colour": "4", "bots": list(bots)}
    made: dict[str, Any] = host.post("/api/tables", body)
    host.open(f"/t/{made['table']}")
    host.page.wait_for_selector(".seats")
    return made


def say(visitor: Any, text: str) -> None:
    visitor.page.fill("#say", text)
    visitor.page.keyboard.press("Enter")
    sync_api.expect(visitor.page.locator("#say")).to_have_value("")


def open_talk(visitor: Any) -> None:
    visitor.page.locator(".talk-button").click()
    visitor.page.wait_for_selector(".talk")


def test_two_browsers_join_by_code_and_talk(visit: Visit) -> None:
    host, guest = visit("desktop", "fr"), visit("phone", "en")
    made = table_of(host)
    guest.open()
    guest.page.locator("#code").fill(made["code"].lower())
    guest.page.locator(".code .btn").click()
    guest.page.wait_for_selector(".lobby")
    guest.page.locator("footer .btn.brass").click()
    guest.page.locator(".you input").fill("Odile")
    guest.page.locator(".sit .btn").click()
    host.page.wait_for_selector(".seat:has-text('Odile')")

    open_talk(guest)
    say(guest, "Is anybody there?")
    guest.page.locator(".quick button").first.click()
    host.page.wait_for_selector(".talk-button[aria-label*='2']")
    host.look("lobby-unread")
    open_talk(host)
    host.page.wait_for_selector(".talk li:has-text('Is anybody there?')")
    host.page.wait_for_selector(".talk li:has-text('Bonsoir')")
    guest.page.wait_for_selector(".talk li:has-text('Good evening')")
    say(host, "Oui !")
    guest.page.wait_for_selector(".talk li:has-text('Oui !')")
    host.look("talk")
    guest.look("talk")

    host.page.locator(".talk summary").click()
    host.page.locator(".talk input[role=switch]").first.click()
    guest.page.wait_for_selector(".hush:has-text('silent')")
    guest.look("talk-muted")
    guest.page.reload()
    guest.page.wait_for_selector(".lobby")
    open_talk(guest)
    guest.page.wait_for_selector(".talk li:has-text('Oui !')")


def two_at_play(visit: Visit, size: str) -> tuple[Any, Any]:
    """Two people in a game with bots, both at the board."""
    host, guest = visit(size, "fr"), visit("phone", "en")
    made = host.post("/api/tables", {"game": "occulto", "seats": 3, "name": "Maren", "colour": "4", "bots": ["healer"]})
    guest.post(f"/t/{made['table']}/join", {"name": "Odile", "colour": "2"})
    guest.post(f"/t/{made['table']}/ready", {"ready": True})
    host.post(f"/t/{made['table']}/start")
    for each in (host, guest):
        each.open(f"/t/{made['table']}")
        each.page.wait_for_selector(".board")
    return host, guest


COVERED = """() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    const told = [...document.querySelectorAll('[data-score], .band.spoken')];
    const kept = told.map((each) => each.getBoundingClientRect());
    return !toast ? 0 : kept.filter((box) =>
        box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom).length;
}"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_word_is_shown_with_its_name_over_no_score_and_goes(visit: Visit, size: str) -> None:
    host, guest = two_at_play(visit, size)
    open_talk(guest)
    say(guest, "Who has the green one?")
    toast = host.page.locator(".toast")
    sync_api.expect(toast).to_contain_text("Odile\u00a0: Who has the green one?")
    assert host.page.locator("[data-score]").count() > 0
    assert host.page.evaluate(COVERED) == 0
    host.look("talk-toast")
    # Whatever else changes at the table meanwhile, it goes.
    guest.page.context.set_offline(True)
    guest.page.goto("about:blank")
    # Nor does it lie over what is said of who went, and what may be done about it.
    host.page.wait_for_selector(".band.spoken")
    assert host.page.evaluate(COVERED) == 0
    sync_api.expect(toast).to_have_count(0)
    sync_api.expect(host.page.locator(".talk-button span")).to_have_text("1")


def test_own_words_are_not_unread_and_read_ones_do_not_come_back(visit: Visit) -> None:
    host, guest = two_at_play(visit, "phone")
    open_talk(guest)
    say(guest, "One")
    guest.page.keyboard.press("Escape")
    sync_api.expect(host.page.locator(".toast")).to_contain_text("One")
    assert guest.page.locator(".talk-button span").count() == 0
    open_talk(host)
    host.page.keyboard.press("Escape")
    # It was read: neither a broken line nor a new visit brings it back.
    host.page.evaluate("window.dispatchEvent(new Event('offline'))")
    host.page.wait_for_selector(".notice:has(.spin)")
    host.page.wait_for_selector(".notice:has(.spin)", state="detached")
    assert host.page.locator(".toast, .talk-button span").count() == 0
    host.page.reload()
    host.page.wait_for_selector(".board")
    open_talk(guest)
    say(guest, "Two")
    sync_api.expect(host.page.locator(".toast")).to_contain_text("Two")
    sync_api.expect(host.page.locator(".talk-button span")).to_have_text("1")
    assert guest.page.locator(".talk-button span").count() == 0


def test_a_name_and_a_colour_belong_to_one_person(visit: Visit) -> None:
    """A taken name is said where it is typed, and nothing that was typed is lost; a taken colour cannot be chosen."""
    host, guest = visit("desktop", "fr"), visit("phone", "fr")
    made = table_of(host)
    guest.open(f"/c/{made['code']}")
    guest.page.locator("footer .btn.brass").click()
    sync_api.expect(guest.page.locator(".chips button:disabled")).to_have_attribute("title", "Bleu onde")
    guest.page.locator(".you input").fill("maren")
    guest.page.locator(".sit .btn").click()
    sync_api.expect(guest.page.locator(".trouble")).to_contain_text("maren")
    assert "409" in guest.errors.pop()  # The browser's own remark.
    guest.look("name-taken")
    guest.page.locator(".you input").fill("Odile")
    guest.page.locator(".sit .btn").click()
    host.page.wait_for_selector(".seat:has-text('Odile')")
    assert len(set(host.page.locator(".seat .chip").evaluate_all("all => all.map((one) => one.src)"))) == 2


def test_the_gallery_is_a_room_of_its_own(visit: Visit) -> None:
    host, onlooker = visit("desktop", "en"), visit("phone", "fr")
    made = table_of(host, bots=("healer", "healer"))
    host.post(f"/t/{made['table']}/start")
    onlooker.open(f"/t/{made['table']}")
    onlooker.page.wait_for_selector("header")
    host.page.wait_for_selector("header")
    onlooker.page.locator("header button").last.click()
    onlooker.page.locator(".menu button:has(b), .menu button").nth(1).click()
    onlooker.page.wait_for_selector("#say")
    say(onlooker, "Elle hésite.")
    onlooker.page.wait_for_selector(".talk li:has-text('Elle hésite.')")
    onlooker.look("talk-gallery")
    host.page.wait_for_timeout(200)
    assert host.page.locator("text=Elle hésite.").count() == 0


@pytest.mark.parametrize("size", ["tv", "tablet"])
def test_the_screen_for_everybody(visit: Visit, size: str) -> None:
    host, screen = visit("phone", "en"), visit(size, "en")
    made = table_of(host, seats=3, bots=("healer", ""))
    screen.open(f"/screen/{made['code']}")
    screen.page.wait_for_selector(".letters")
    assert screen.page.locator(".letters").inner_text() == made["code"]
    screen.page.wait_for_selector("svg.qr path[d^=M]", state="attached")
    screen.look("screen-lobby")
    host.post(f"/t/{made['table']}/bot", {"seat": 2, "bot": "healer"})
    host.post(f"/t/{made['table']}/start")
    screen.page.wait_for_selector(".told")
    stage = screen.page.frames[-1] if size == "tv" else screen.page
    stage.wait_for_selector(".board .ring")
    screen.look("screen-playing")
    if size == "tv":
        # The board stands on a page of its own, enlarged; nobody who is in the room has to scroll it.
        assert round(screen.page.locator("iframe").bounding_box()["width"]) == 1920
        assert stage.evaluate("innerWidth") < 1800
        for _ in range(PATIENCE // 250):
            if stage.evaluate("document.querySelector('.board').scrollHeight <= innerHeight"):
                break
            screen.page.wait_for_timeout(250)
        else:
            raise AssertionError("the board does not fit its screen")
    host.open(f"/screen/{made['code']}")
    host.page.wait_for_selector(".still .btn")
    host.look("screen-seated")


def test_a_cut_network_is_mended_without_a_reload(visit: Visit) -> None:
    visitor = visit("phone", "en")
    visitor.deal(4127)
    page = visitor.page
    page.evaluate("window.same = true")
    page.context.set_offline(True)
    page.wait_for_selector(".notice")
    visitor.errors.clear()
    page.locator(".slot:has(.legal)").first.click()
    page.locator("footer .brass").click()
    page.context.set_offline(False)
    page.wait_for_selector(".notice", state="detached")
    page.wait_for_selector(".board[aria-busy=false]")
    page.wait_for_selector(".sub:has-text('turn 1')")
    assert page.evaluate("window.same") is True


def test_a_table_outlives_its_server(house: Any, visit: Visit) -> None:
    visitor = visit("phone", "en", at=house.address)
    visitor.deal(4127)
    page = visitor.page
    page.locator(".slot:has(.legal)").first.click()
    page.locator("footer .brass").click()
    page.wait_for_selector(".sub:has-text('turn 1')")
    before = page.locator(".carry").inner_text(), page.locator(".sub").inner_text()
    house.stop()
    page.wait_for_selector(".notice")
    house.start()
    page.wait_for_selector(".notice", state="detached")
    assert (page.locator(".carry").inner_text(), page.locator(".sub").inner_text()) == before
    page.locator("footer .brass:enabled").first.click()
    page.wait_for_selector(".board[aria-busy=false]")


def test_a_page_older_than_the_server_says_so(visit: Visit) -> None:
    visitor = visit("phone", "fr")
    visitor.page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, text.replace('"version":"1"', '"version":"0"'));
        };"""
    )
    made = visitor.post("/api/tables", {"game": "oubliette", "name": "Maren", "colour": "4", "deal": 3})
    visitor.open(f"/t/{made['table']}")
    visitor.page.wait_for_selector(".notice:has-text('plus ancienne')")
    visitor.look("stale")


def test_without_network_the_page_is_honest(visit: Visit) -> None:
    visitor = visit("phone", "en", service_workers="allow")
    visitor.open()
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = page.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys()) {
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
        }
        return found;
    }""")
    assert "/offline.html" in kept
    assert [path for path in kept if not path.endswith((".js", ".css", ".woff2", ".html", "owl.svg"))] == []
    page.reload()
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("text=not even Oubliette")
    visitor.errors.clear()
    visitor.look("offline")
    # Nobody touches anything: it tries again by itself.
    page.context.set_offline(False)
    page.wait_for_selector(".hall")


def test_a_renewed_house_is_announced_and_never_forced(renewable: Any, visit: Visit) -> None:
    """A newer worker waits; the page says so and stays as it is until somebody asks for the new one."""
    house, client = renewable
    visitor = visit("phone", "en", at=house.address, service_workers="allow")
    page = visitor.page
    visitor.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".hall")
    page.evaluate("window.same = true")
    house.stop()
    worker = client / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("const VERSION = '", "const VERSION = 'newer-"), "utf-8")
    house.start()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".renew")
    visitor.look("renewed")
    assert page.evaluate("window.same") is True
    page.locator(".renew .btn").click()
    page.wait_for_selector(".renew", state="detached")
    page.wait_for_selector(".hall")
    assert page.evaluate("window.same") is None


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    here, there = visit("desktop", "en"), visit("phone", "fr")
    here.deal(4127)
    here.page.locator("header .ib").last.click()
    here.page.locator(".menu button:has-text('Move')").click()
    link = here.page.locator(".moving .link").inner_text()
    here.look("move")
    there.page.goto(link)
    there.page.wait_for_selector(".board[aria-busy=false] .slot:has(.legal)")
    assert "#" not in there.page.url
    there.page.locator(".slot:has(.legal)").first.click()
    there.page.locator("footer .brass").click()
    there.page.wait_for_selector(".sub:has-text('tour 1')")


def test_a_pause_is_asked_for_and_ended(visit: Visit) -> None:
    host = visit("phone", "en")
    made = table_of(host, bots=("healer", "healer"))
    host.post(f"/t/{made['table']}/start")
    host.page.locator("header button[aria-label=Menu]").click()
    host.page.locator(".menu button:has-text('pause')").click()
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector(".notice:has-text('paused')")
    host.look("paused")
    host.page.locator(".notice .btn").click()
    host.page.wait_for_selector(".notice", state="detached")


def test_a_wish_for_a_pause_is_seen_joined_and_taken_back(visit: Visit) -> None:
    host, guest = visit("desktop", "en"), visit("phone", "fr")
    made = table_of(host, bots=("healer",))
    guest.open()
    guest.post(f"/t/{made['table']}/join", {"name": "Odile", "colour": "2"})
    guest.post(f"/t/{made['table']}/ready", {"ready": True})
    guest.open(f"/t/{made['table']}")
    host.post(f"/t/{made['table']}/start")
    for _ in range(2):
        host.page.locator("header button[aria-label=Menu]").click()
        host.page.locator(".menu button:has-text('pause')").click()
        host.page.keyboard.press("Escape")
        guest.page.wait_for_selector(".notice:has-text('Maren')")
        host.page.locator(".notice .btn:has-text('Never mind')").click()
        guest.page.wait_for_selector(".notice", state="detached")
    guest.page.locator("header button[aria-label=Menu]").click()
    guest.page.locator(".menu button:has-text('pause')").click()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".notice .btn:has-text('Finalement, non')")
    guest.look("pause-wish")
    host.page.locator(".notice .btn:has-text('pause')").click()
    guest.page.wait_for_selector(".notice:has-text('Reprendre')")
