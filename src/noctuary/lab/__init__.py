"""The laboratory: games by the thousand, and honest figures about them.

`simulate` plays series of any game (`noctuary sim`); a folder named after a game holds its studies (`noctuary lab`).
"""
