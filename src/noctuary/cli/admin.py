"""`noctuary admin`: what a host asks of the running server, by HTTP and with the token of its settings."""

import argparse
import http.client
import json
import os
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote, urlsplit

from noctuary.core.refusal import BadInput
from noctuary.text import Words

PATIENCE = 60.0
"""Seconds after which an answer is waited for no more."""
HERE = ("0.0.0.0", "::", "")
STOCK = ("restart", "closing", "well")


def add_arguments(made: argparse.ArgumentParser, shared: argparse.ArgumentParser, say: Words) -> None:
    """Its actions and their flags."""
    common = argparse.ArgumentParser(add_help=False, parents=[shared])
    common.add_argument("--server", metavar="URL", help=say("cli-admin-server"))
    common.add_argument("--admin-token", metavar="…", help=say("setting-admin_token"))
    common.add_argument("--json", action="store_true", help=say("cli-sim-json"))
    actions = made.add_subparsers(dest="action", required=True, metavar="ACTION")

    def action(name: str) -> argparse.ArgumentParser:
        words = say(f"cli-admin-{name}")
        return actions.add_parser(name, help=words, description=words, parents=[common], allow_abbrev=False)

    action("tables").add_argument("--phase", metavar="PHASE", help=say("cli-admin-phase"))
    for name in ("show", "close", "delete"):
        action(name).add_argument("table", metavar="TABLE", help=say("cli-admin-table"))
    action("bans")
    ban = action("ban")
    ban.add_argument("what", metavar="WHAT", help=say("cli-admin-what"))
    ban.add_argument("--days", metavar="N", default="0", help=say("cli-admin-ban-days"))
    ban.add_argument("--why", metavar="…", default="", help=say("cli-admin-why"))
    action("unban").add_argument("what", metavar="WHAT", help=say("cli-admin-what"))
    announce = action("announce")
    announce.add_argument("words", metavar="WORDS", nargs="*", help=say("cli-admin-words"))
    announce.add_argument("--minutes", metavar="N", default="0", help=say("cli-admin-minutes"))
    action("nodes")
    prune = action("prune")
    prune.add_argument("--days", metavar="N", required=True, help=say("cli-admin-prune-days"))
    prune.add_argument("--dry-run", action="store_true", help=say("cli-admin-dry-run"))


def admin(say: Words, options: argparse.Namespace) -> None:
    """Do what was asked, and say what came of it."""
    server = Server(say, options)
    answer = ACTIONS[options.action](server, options)
    if options.json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        SHOWN.get(options.action, show_done)(say, options, answer)


class Server:
    """The running server."""

    def __init__(self, say: Words, options: argparse.Namespace) -> None:
        try:
            from noctuary.server.settings import from_environment
        except ModuleNotFoundError as missing:
            raise BadInput("extra-missing", name=str(missing.name), extra="server") from None
        settings = from_environment(os.environ, admin_token=options.admin_token)
        host = "127.0.0.1" if settings.host in HERE else settings.host
        self.say = say
        self.base = options.server or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
        self.token = settings.admin_token
        parts = urlsplit(self.base)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadInput("admin-url", given=self.base)
        if not self.token:
            raise BadInput("admin-no-token")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; whatever goes wrong is one sentence."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        try:
            asked = urllib.request.Request(f"{self.base.rstrip('/')}/admin/{path}", data, headers)
            with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as wrong:
            with wrong:
                raise self.refused(path, wrong) from None
        except (urllib.error.URLError, http.client.HTTPException, OSError, ValueError) as wrong:
            why = str(getattr(wrong, "reason", "") or wrong) or type(wrong).__name__
            raise BadInput("admin-no-server", name=self.base, why=why) from None

    def refused(self, path: str, wrong: urllib.error.HTTPError) -> BadInput:
        """What the server said, in the host's language."""
        try:
            error = json.loads(wrong.read())["error"]
            code, words = error["code"], self.say(error["message_id"], **error["args"])
        except (ValueError, KeyError, TypeError):
            return BadInput("admin-no-server", name=self.base, why=f"HTTP {wrong.code}")
        if code == "not_found" and not path.startswith("tables/"):
            return BadInput("admin-off", name=self.base)
        return BadInput("admin-refused", why=words)


def number(name: str, text: str, high: int) -> int:
    """A whole number within bounds."""
    if not text.isascii() or not text.isdigit() or int(text) > high:
        raise BadInput("number", name=name, given=text, low="0", high=str(high))
    return int(text)


# Actions -------------------------------------------------------------------------------------------------------------


def tables(server: Server, options: argparse.Namespace) -> Any:
    """All tables."""
    return server.ask(f"tables?phase={quote(options.phase)}" if options.phase else "tables")


def show(server: Server, options: argparse.Namespace) -> Any:
    """One table."""
    return server.ask(f"tables/{quote(options.table, safe='')}")


def change(server: Server, options: argparse.Namespace) -> Any:
    """Close or delete a table."""
    return server.ask(f"tables/{quote(options.table, safe='')}/{options.action}", {})


def bans(server: Server, _: argparse.Namespace) -> Any:
    """Who is kept out."""
    return server.ask("bans")


def ban(server: Server, options: argparse.Namespace) -> Any:
    """Keep somebody out."""
    days = number("--days", options.days, 36_500)
    return server.ask("bans", {"what": options.what, "days": days, "why": options.why})


def unban(server: Server, options: argparse.Namespace) -> Any:
    """Let somebody in again."""
    return server.ask("bans/lift", {"what": options.what})


def announce(server: Server, options: argparse.Namespace) -> Any:
    """Tell all tables something; without words, take the last back."""
    words = " ".join(options.words)
    said = {"code": words} if words in STOCK else {"text": words}
    return server.ask("announce", {**said, "minutes": number("--minutes", options.minutes, 1440)})


def prune(server: Server, options: argparse.Namespace) -> Any:
    """Delete old tables: some by each request, until none is left."""
    body = {"days": number("--days", options.days, 36_500), "dry_run": options.dry_run}
    pruned = 0
    while True:
        answer = server.ask("prune", body)
        pruned += answer["tables"]
        if not answer["left"] or not answer["tables"]:
            return {"tables": pruned, "left": answer["left"], "dry_run": options.dry_run}


def nodes(server: Server, _: argparse.Namespace) -> Any:
    """Who serves this house."""
    return server.ask("nodes")


ACTIONS = {
    "tables": tables,
    "show": show,
    "close": change,
    "delete": change,
    "bans": bans,
    "ban": ban,
    "unban": unban,
    "announce": announce,
    "prune": prune,
    "nodes": nodes,
}


# What is shown -------------------------------------------------------------------------------------------------------


def day(seconds: int) -> str:
    """A day and an hour, as this machine counts them."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def row(table: dict[str, Any]) -> str:
    """A table as one line."""
    people = f"{table['taken']}/{table['seats']}"
    first = f"{table['code'] or '-':5}  {table['game']:10} {table['phase']:8} {people:>5} {table['here']:4}"
    return f"{first}  {day(table['touched'])}  {table['log']}  {table['table']}  {table['host']}"


def show_tables(say: Words, _: argparse.Namespace, answer: Any) -> None:
    """One line each."""
    print(say("admin-tables", number=len(answer)))
    for each in answer:
        print(row(each))


def show_table(say: Words, _: argparse.Namespace, answer: Any) -> None:
    """A table and its seats."""
    print(row(answer["about"]))
    print(say("admin-table", rounds=answer["rounds"], lines=answer["lines"]))
    for each in answer["seated"]:
        here = say("admin-here") if each["online"] else ""
        who = each["name"] or each["bot"] or "-"
        print(f"  {each['seat'] + 1}  {who:24}  {each['device'] or '-':12}  {here}".rstrip())


def show_bans(say: Words, _: argparse.Namespace, answer: Any) -> None:
    """One line each."""
    print(say("admin-bans", number=len(answer)))
    for each in answer:
        until = day(each["until"]) if each["until"] else say("admin-for-good")
        print(f"{each['what'][:40]:40}  {day(each['since'])}  {until}  {each['why']}".rstrip())


def show_nodes(say: Words, _: argparse.Namespace, answer: Any) -> None:
    """A line for each node, and below it one for each of its tables."""
    print(say("admin-nodes", number=len(answer["nodes"])))
    for each in answer["nodes"]:
        print(node_row(say, each))
        for table in answer["tables"]:
            if table["node"] == each["node"]:
                first = f"    {table['code'] or '-':5}  {table['game']:10} {table['phase']:8}"
                print(f"{first}  {table['log']}  {table['table']}")
    if answer["left"]:
        print(say("admin-nodes-more", number=answer["left"]))


def node_row(say: Words, node: dict[str, Any]) -> str:
    """A node as one line."""
    sockets = "-" if node["sockets"] is None else node["sockets"]
    if node["until"] == 0:
        force = say("admin-node-alone")
    elif node["in_force"]:
        force = say("admin-node-until", time=time.strftime("%H:%M:%S", time.localtime(node["until"])))
    else:
        force = say("admin-node-gone", time=day(node["until"]))
    return f"{node['about']:28}  {node['node']:16}  {node['tables']:5}  {sockets:>5}  {force}"


def show_done(say: Words, options: argparse.Namespace, answer: Any) -> None:
    """What came of it, in a sentence."""
    known = {name: value for name, value in answer.items() if isinstance(value, str | int)}
    print(say(f"admin-{options.action}-done", table=getattr(options, "table", ""), **known))


def show_pruned(say: Words, options: argparse.Namespace, answer: Any) -> None:
    """How many."""
    print(say("admin-prune-would" if options.dry_run else "admin-prune-done", tables=answer["tables"]))


SHOWN = {"tables": show_tables, "show": show_table, "bans": show_bans, "prune": show_pruned, "nodes": show_nodes}
