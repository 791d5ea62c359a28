"""The table server: people play together, nothing accepted is lost, nothing hidden is told.

Read `wire` (what travels), `ledger` (what is stored), `state` (what a ledger adds up to), `table` (one table at work),
`store` (the log), then `app` and `sockets` (the doors).
"""
