# Ce que le vestibule en dit, en français.

web-occulto = Occulto
web-occulto-line = Soigner une couleur. Deviner les masques des autres.
web-occulto-meta = 3–5 joueurs · 25 min
