"""The heart: what a game is, and everything every game has in common. Start with `game.py`."""
