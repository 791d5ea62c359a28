"""Sockets, what waits to be written to them, and the heartbeat."""
