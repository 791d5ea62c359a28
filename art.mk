# Pictures. Included by the Makefile; needs requirements/art.txt.
PY ?= python

.PHONY: pictures art-describe art-check art-contact art-deck art-pieces art-sheets

pictures:  ## render every card that is not rendered yet (src/noctuary/art/pictures, not committed)
	$(PY) -m noctuary.art.build pictures

art-describe:  ## draw again and rewrite the committed descriptions
	$(PY) -m noctuary.art.build describe

art-check:  ## every card: no faults, and the committed description is what the code draws
	$(PY) -m noctuary.art.build check

art-contact:  ## one sheet with all cards, for review by eye
	$(PY) -m noctuary.art.build contact --out build/contact.png

art-deck:  ## measure whether the deck is playable; writes docs/deck.md
	$(PY) scripts/art_overlap.py

art-pieces:  ## draw cards, portraits, emblems, chips, covers again into web/src/art/kit (committed)
	$(PY) -m noctuary.art.pieces

art-sheets:  ## one contact sheet a game into docs/pictures (committed)
	$(PY) -m noctuary.art.pieces --sheets docs/pictures
