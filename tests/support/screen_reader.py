"""Somebody who plays by ear: what Chromium's accessibility tree holds is all they know, and keys are all they have.

No class, id, pixel or hook of the page is looked at to decide anything. What live regions say is written down as a
screen reader would say it: a status or an alert as a whole, a log by what was added to it.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error

from noctuary.catalog import HOUSE

MESSAGE = re.compile(rf"\{{\$|\b(web|{'|'.join(HOUSE)})-[a-z]")
"""The id of a message, or an argument that was never filled in."""
LISTEN = """() => {
    const LIVE = '[aria-live], [role=log], [role=status], [role=alert]';
    const how = (node) => node.getAttribute('aria-live') ??
        {log: 'polite', status: 'polite', alert: 'assertive'}[node.getAttribute('role')];
    const whole = (node) => node.getAttribute('aria-atomic') === 'true' || /status|alert/.test(node.role ?? '');
    const silent = (node) => node.closest('[aria-hidden=true], [inert]') !== null;
    const text = (node) => {
        if (node.nodeType === 3) return node.data;
        if (node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true') return '';
        if (node.tagName === 'IMG') return node.alt;
        return node.getAttribute('aria-label') ?? [...node.childNodes].map(text).join('');
    };
    const plain = (words) => words.replace(/\\s+/g, ' ').trim();
    window.announced = [];
    new MutationObserver((all) => {
        const found = new Map();
        for (const one of all) {
            const near = one.target.nodeType === 1 ? one.target : one.target.parentElement;
            const region = near?.closest(LIVE);
            const fresh = [...one.addedNodes].filter((node) => node.nodeType === 1);
            for (const node of fresh)
                for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
                    if (alert.getAttribute('role') === 'alert') found.set(alert, [text(alert)]);
            if (!region || region.getAttribute('role') === 'timer') continue;
            const said = found.get(region) ?? [];
            found.set(region, said);
            if (one.type === 'characterData') said.push(one.target.data);
            else said.push(...[...one.addedNodes].map(text));
        }
        for (const [region, said] of found) {
            if (!region.isConnected || silent(region) || how(region) === 'off') continue;
            const role = region.getAttribute('role') ?? 'live';
            for (const words of whole(region) ? [text(region)] : said)
                if (plain(words)) window.announced.push({words: plain(words), role, at: performance.now()});
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
}"""
"""A log keeps a node for every line; a text that is set again to what it was is not said again."""

HIDDEN = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex="0"]')]
    .filter((node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length)
    .filter((node) => node.closest('[aria-hidden=true]') && !node.closest('[inert]'))
    .map((node) => node.outerHTML.slice(0, 120))"""

FAR = 60
"""So often nobody wants to press Tab."""
PRESSED = frozenset(
    {"button", "link", "checkbox", "radio", "switch", "textbox", "slider", "combobox", "DisclosureTriangle"}
)
GROUPS = frozenset(
    {
        "dialog",
        "group",
        "list",
        "region",
        "main",
        "navigation",
        "radiogroup",
        "form",
        "complementary",
        "banner",
        "listitem",
    }
)
SAME = re.compile(r"^(Rule|Règle) [A-Z]+-\d+$|^(Back to the hall|Retour au vestibule|Joker)$")
"""These may be there twice: both do the same."""
HANDS = ("Your hand", "Votre main")
"""Cards that are alike may be held twice."""
FOREIGN = {
    "en": re.compile(r"\b(vous|votre|une|les|est|dans|avec|porte|tour)\b", re.I),
    "fr": re.compile(r"\b(the|you|your|with|from|turn|door|and)\b", re.I),
}
"""Words that would be of the other language."""


@dataclass(eq=False)
class Thing:
    """One node of the tree, as it is spoken."""

    role: str
    name: str
    about: str
    node: int
    within: tuple[tuple[str, str, int], ...]
    state: dict[str, Any] = field(default_factory=dict)

    @property
    def group(self) -> tuple[str, str, int]:
        """The nearest thing that holds it. An item of a list is told apart within the list."""
        return next((each for each in reversed(self.within) if each[0] != "listitem"), ("", "", 0))

    def inside(self, *names: str) -> bool:
        """Whether something of one of these names holds it."""
        return any(each[1] in names for each in self.within)

    @property
    def open(self) -> bool:
        """Whether it can be pressed at all."""
        return self.role in PRESSED and not self.state.get("disabled")

    def __str__(self) -> str:
        more = f" ({self.about})" if self.about else ""
        return f"{self.role} “{self.name}”{more} {self.state or ''}".strip()


WHERE = """function () {
    return !this.isConnected ? 'gone' : document.activeElement === this ? 'here' : 'elsewhere';
}"""


class Ear:
    """A person with a screen reader and a keyboard."""

    def __init__(self, visitor: Any, switch: bool = False) -> None:
        self.switch = switch
        """Whether Tab alone leads anywhere, as with a switch."""
        self.page = visitor.page
        self.lang = visitor.lang
        self.line = self.page.context.new_cdp_session(self.page)
        self.line.send("Accessibility.enable")
        self.said: list[dict[str, Any]] = []
        self.steps = 0

    # Perceiving ------------------------------------------------------------------------------------------------------

    def read(self) -> list[Thing]:
        """Everything on the page, in reading order."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in nodes}
        found: list[Thing] = []

        def walk(each: dict[str, Any], within: tuple[tuple[str, str, int], ...]) -> None:
            role = each.get("role", {}).get("value", "")
            if not each.get("ignored"):
                thing = spoken(each, within)
                if role not in ("InlineTextBox", "none", "generic"):
                    found.append(thing)
                if role in GROUPS:
                    within = (*within, (role, thing.name, thing.node))
            for child in each.get("childIds", []):
                if child in by_id:
                    walk(by_id[child], within)

        walk(nodes[0], ())
        return found

    def listen(self) -> list[str]:
        """What was announced since the last time."""
        fresh = self.page.evaluate("() => (window.announced ?? []).splice(0)")
        self.said += fresh
        return [each["words"] for each in fresh]

    def await_word(self, milliseconds: int = 1500) -> None:
        """Until something is said, or nothing is for a while."""
        for _ in range(milliseconds // 30):
            if self.page.evaluate("window.announced.length"):
                return
            self.page.wait_for_timeout(30)

    def settled(self) -> list[Thing]:
        """What is on the page once the server has answered."""
        for _ in range(400):
            things = self.read()
            if not any(each.state.get("busy") for each in things):
                return things
            self.page.wait_for_timeout(15)
        raise AssertionError("the server never answers")

    # Acting ----------------------------------------------------------------------------------------------------------

    def press(self, thing: Thing, key: str = "Enter", far: int = FAR) -> None:
        """Go there as a screen reader does, and press it; if it is gone by now, one has to listen anew."""
        if self.switch:
            if not self.tab_to(thing, far):
                return
        else:
            try:
                self.line.send("DOM.focus", {"backendNodeId": thing.node})
            except Error:
                return
        self.page.keyboard.press(key)
        self.steps += 1

    def tab_to(self, thing: Thing, far: int = FAR) -> bool:
        """Go there by Tab alone; whether it was still there."""
        try:
            found = self.line.send("DOM.resolveNode", {"backendNodeId": thing.node})["object"]["objectId"]
        except Error:
            return False
        asked = {"objectId": found, "functionDeclaration": WHERE, "returnByValue": True}
        for _ in range(far):
            where = self.line.send("Runtime.callFunctionOn", asked)["result"]["value"]
            if where != "elsewhere":
                return bool(where == "here")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {thing}")

    def focus(self, things: Iterable[Thing]) -> Thing | None:
        """What has the focus; nothing if the page itself has it."""
        return next((each for each in things if each.state.get("focused") and each.role != "RootWebArea"), None)

    # What must be so -------------------------------------------------------------------------------------------------

    def check(self) -> list[Thing]:
        """Everything can be told apart and reached, and the focus is somewhere; what is on the page now."""
        for _ in range(400):
            things = self.settled()
            if not self.steps or self.focus(things) is not None:
                break
            self.page.wait_for_timeout(25)
        else:
            raise AssertionError("the focus is lost\n" + "\n".join(map(str, things)))
        once: dict[Any, Thing] = {}
        for each in things:
            if not each.open:
                continue
            assert not re.search("[♣♦♥♠]", each.name), f"a sign is no word: {each}"
            assert re.search(r"\w", each.name), f"it has no name: {each} in {each.group}"
            assert not re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", each.name), f"a message without words: {each}"
            if SAME.search(each.name) or each.inside(*HANDS):
                continue
            key = (each.group, each.role, each.name, each.about)
            assert key not in once, f"two of the same name: {each} in {each.group}"
            once[key] = each
        hidden = self.page.evaluate(HIDDEN)
        assert hidden == [], f"reached by keys and not by ear: {hidden}"
        return things

    def check_words(self) -> None:
        """Everything was said in the page's language, and nothing twice at once."""
        self.listen()
        assert self.page.evaluate("document.documentElement.lang") == self.lang
        for each in self.said:
            assert not FOREIGN[self.lang].search(each["words"]), each
            assert not MESSAGE.search(each["words"]), each
        for one, two in zip(self.said, self.said[1:], strict=False):
            # The same may well happen twice: lines of the story are counted against the story itself.
            if one["role"] == two["role"] == "log":
                continue
            if two["at"] - one["at"] < 400 and len(one["words"]) > 12:
                assert one["words"] not in two["words"], f"said twice: {one} {two}"


def spoken(each: dict[str, Any], within: tuple[tuple[str, str, int], ...]) -> Thing:
    """A node of the tree as a screen reader has it."""
    state = {
        one["name"]: one["value"].get("value")
        for one in each.get("properties", [])
        if one["name"] in ("disabled", "pressed", "checked", "expanded", "focused", "level", "modal", "busy")
    }
    state = {name: value for name, value in state.items() if value not in (False, "false", None) or name == "pressed"}
    value = {key: each.get(key, {}).get("value", "") for key in ("role", "name", "description")}
    node = int(each.get("backendDOMNodeId", 0))
    return Thing(value["role"], str(value["name"]).strip(), str(value["description"]).strip(), node, within, state)


def named(things: Iterable[Thing], pattern: str, role: str = "button") -> list[Thing]:
    """All that can be pressed and are called like this."""
    look: Callable[[str], Any] = re.compile(pattern).search
    return [each for each in things if each.role == role and each.open and look(each.name)]
