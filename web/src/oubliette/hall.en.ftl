# What the hall says of it, in English.

web-oubliette = Oubliette
web-oubliette-line = Nine rooms to the light, and the deck is your candle.
web-oubliette-meta = alone · 10 min
