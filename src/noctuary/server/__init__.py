"""The table server: people play together, nothing accepted is lost, nothing hidden is told.

Four packages, each of which knows only those after it: `web` (routes, handlers, files), `net` (sockets,
heartbeat), `table` (one table at work, and all of them), `store` (the log). Read `table.wire` (what travels),
`table.ledger` (what is stored), `table.state` (what a ledger adds up to), then `table.logged` and `table.table`.
"""
