# Ce que le vestibule en dit, en français.

web-oubliette = Oubliette
web-oubliette-line = Neuf salles jusqu’à la lumière, et la pioche pour chandelle.
web-oubliette-meta = en solitaire · 10 min
