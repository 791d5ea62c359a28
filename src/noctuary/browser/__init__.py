"""The house inside a browser's page: the same tables, commands, clocks and bots as a server's, without a network.

A worker of the page runs Python and this package; the page speaks with it as it would with a server, in requests and
frames (`port`). What is stored goes to the browser's own database (`shelf`). Nothing here keeps a secret from the owner
of the device: whoever looks into the memory of their own browser finds every card.
"""
