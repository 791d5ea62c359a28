# What the hall says of it, in English.

web-occulto = Occulto
web-occulto-line = Heal one colour. Guess the masks of the rest.
web-occulto-meta = 3–5 players · 25 min
