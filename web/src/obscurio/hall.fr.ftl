# Ce que le vestibule en dit, en français.

web-obscurio = Obscurio
web-obscurio-line = Six portes, deux papillons, et un ami qui ment.
web-obscurio-meta = 2–8 joueurs · 40 min
