# Ce que le vestibule en dit, en français.

web-occulto = Occulto
web-occulto-line = Soignez une couleur. Devinez les masques des autres.
web-occulto-meta = 3–5 joueurs · 25 min
