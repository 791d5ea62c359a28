# Noctuary. Every target sets up what it needs in .venv; a second call is quick. `make help` lists them all.

PYTHON ?= python3
GAME ?= oubliette
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# Every rule of every game; what takes minutes (random games in many worlds, bots, long words) is left to `make test`.
QUICK := tests/core tests/oubliette tests/occulto tests/obscurio tests/test_docs.py tests/test_option_docs.py -k 'not conformance \
  and not promise and not test_worlds and not test_bot and not traitor_bot and not nobody_can_tell and not deduction_is_exact \
  and not no_world_is_dealt and not can_be_told and not what_a_hint_says'
JOBS := $(shell nproc 2>/dev/null || echo 2)
TESTERS := $(shell echo $$(($(JOBS) * 2)))

.DEFAULT_GOAL := help
.PHONY: help play cluster cluster-cost cluster-film faults serve terminal crash storm load load-report evening audit types sim lint quick check web static kills \
  web-check browser web-test screens pack test-web gallery interaction docs docs-tables rules test test-plain test-compiled \
  worlds coverage mutants bench bench-envs pictures art-describe art-check art-contact art-deck art-pieces art-sheets lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Noctuary needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "Setting up $(VENV) (once; about a minute) …"
	@$(PYTHON) -m venv $(VENV) || { echo "The venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --progress-bar on --require-hashes -r requirements/dev.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Pictures are drawn while the house is open, the first time, and kept. So are compiled rules.
play: web ## open the house: build the client, start the server, open the browser (ARGS=…)
	@PYTHONPATH="$$($(BIN)/python scripts/compiled_rules.py)" $(BIN)/python -m noctuary serve $(ARGS)

serve: play ## the same as play

terminal: $(VENV)/.ready ## play in this terminal instead (GAME=…, ARGS=…)
	@$(BIN)/noctuary play $(GAME) $(ARGS)

crash: $(VENV)/.ready ## kill -9 at every command of games of all kinds (long; make test has a short form)
	@NOCTUARY_CRASH=full $(BIN)/python -m pytest tests/server/test_crash.py $(ARGS)

storm: $(VENV)/.ready ## simulated faults by seed, on all cores (ARGS="--seeds 10000", "--seed 7 --trace", "--plants")
	@$(BIN)/python scripts/storm.py $(ARGS)

load: $(VENV)/.ready ## many tables and sockets at once: latency, CPU and memory
	@$(BIN)/python scripts/server_load.py $(ARGS)

load-report: $(COMPILED)/.ready ## docs/reports/load.md: beside boardgame.io and with real games (BGIO=<folder of its harness>; long; a quiet machine)
	@$(BIN)/python scripts/load_report.py --compiled $(COMPILED) $(ARGS)

evening: $(VENV)/.ready ## 60 tables, an upgrade in the middle: nobody loses a move (ARGS="--tables 6")
	@$(BIN)/python scripts/evening.py $(ARGS)

cluster: $(VENV)/.ready ## a house of three nodes on PostgreSQL and NATS on this machine, until Ctrl-C (ARGS="--nodes 5")
	@PYTHONPATH=tests $(BIN)/python scripts/cluster.py $(ARGS)

faults: $(VENV)/.ready ## kill, cut off and restart nodes and engines while games are played; docs/reports/cluster.md (long)
	@PYTHONPATH=tests $(BIN)/python scripts/faults.py --report docs/reports/cluster.md $(ARGS)

cluster-cost: $(VENV)/.ready ## what several nodes cost and how far they reach; docs/reports/cluster-cost.md (long; a quiet machine)
	@PYTHONPATH=tests $(BIN)/python scripts/cluster_cost.py $(ARGS) && PYTHONPATH=tests $(BIN)/python scripts/cluster_cost.py --report

cluster-film: browser web ## a browser plays on while its table's node is killed: pictures in build/cluster-film
	@PYTHONPATH=tests $(BIN)/python scripts/cluster_film.py $(ARGS)

audit: $(VENV)/.ready ## known holes in what we depend on (needs the internet)
	@$(BIN)/python -m pip_audit --version >/dev/null 2>&1 || $(BIN)/pip install --quiet --disable-pip-version-check pip-audit 2>/dev/null || true
	@$(BIN)/python scripts/server_audit.py requirements/dev.txt

types: $(VENV)/.ready ## the browser's types of the wire, after a change of the server's
	@$(BIN)/python scripts/server_types.py

sim: $(VENV)/.ready ## a thousand games by bots (GAME=…, ARGS=…)
	@$(BIN)/noctuary sim $(GAME) $(ARGS)

lint: $(VENV)/.ready ## ruff, mypy --strict, layers: what a commit must pass
	@echo "ruff …";          $(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	@echo "mypy --strict …"; $(BIN)/mypy
	@echo "layers …";        $(BIN)/lint-imports --no-logo >/dev/null || $(BIN)/lint-imports --no-logo

quick: lint ## lint, types, layers and the quickest tests: under two minutes
	@echo "tests …";         $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(QUICK) $(ARGS)

check: lint ## lint, types, layers; the same for the web client
	@$(BIN)/python scripts/web_build.py --check

web: $(VENV)/.ready ## build the web client (needs Node, or fetches one from PyPI)
	@$(BIN)/python scripts/web_build.py

static: web pictures ## a folder that any file server serves: play alone or with bots, no server of ours (build/static)
	@$(BIN)/python scripts/web_build.py --static build/static
	@echo "Serve build/static, for instance: python3 -m http.server --directory build/static"

pack: web ## the same folder without its pictures, as tests need it
	@$(BIN)/python scripts/web_build.py --static build/static || echo "(Without it the house in the page is not tested.)"

kills: browser static ## kill the page twenty times in each game it plays alone: nothing may be lost (long; make test has a short form)
	@NOCTUARY_KILLS=20 $(BIN)/python -m pytest tests/browser/test_alone.py -k killed $(ARGS)

web-check: $(VENV)/.ready ## lint, types and unit tests of the web client
	@$(BIN)/python scripts/web_build.py --check

# Only Debian's package brings a browser: install it where we may, otherwise say the one command.
browser: ## make sure that there is a browser to test with
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing Chromium (apt) …" && \
	  apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium. Run: sudo apt-get install chromium"; exit 1; }

web-test: browser web ## the client in a real browser, phone and desktop; pictures in build/screens
	@$(BIN)/python -m pytest tests/browser $(ARGS)

# The long form of the browser tests: every screen in every size.
screens: browser web ## the same, and every screen in every size (long)
	@NOCTUARY_SCREENS=all $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS)

# A browser may stand still for a while on a busy machine. What failed is named, and tried once more alone; what fails twice has failed.
# Nothing but the browser's tests is tried twice: a race in a server or a leak that shows one time in a hundred is a failure.
test-web: browser pack ## the client in a real browser, on all cores
	@echo "Testing the client in a browser …"
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS) || { \
	  echo "Once more, one after the other: what failed …"; \
	  $(BIN)/python -m pytest --last-failed --last-failed-no-failures none tests/browser; }

gallery: browser web ## docs/gallery.md: every screen in pictures, phone and desktop, both languages
	@$(BIN)/python scripts/gallery.py $(ARGS)

interaction: browser web ## how soon the client answers a finger or a key, printed
	@$(BIN)/python scripts/web_interaction.py

# In a place of its own, because nothing else needs these packages. Pages keep their places, so every link holds; a link that
# leads nowhere ends the build.
DOCS := build/docs
DOCS_PAGES := README.md CONTRIBUTING.md CHANGELOG.md NOTICE.md LICENSE docs deploy

$(DOCS)/venv/.ready: requirements/docs.txt
	@$(PYTHON) -m venv $(DOCS)/venv
	@$(DOCS)/venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@touch $@

docs: $(DOCS)/venv/.ready ## build the documentation as a site in build/docs/site; it needs no network to be read
	@$(PYTHON) scripts/api_pages.py
	@rm -rf $(DOCS)/pages $(DOCS)/site && mkdir -p $(DOCS)/pages && cp -r $(DOCS_PAGES) $(DOCS)/pages
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/venv/bin/mkdocs build --quiet --strict
	@! grep -rlE '<(script|link|img|iframe)[^>]* (src|href)="?(https?:)?//' $(DOCS)/site --include='*.html' || { echo "These pages fetch something from elsewhere."; exit 1; }
	@echo "Open $(DOCS)/site/index.html (its search works where a server serves the folder)"

docs-tables: $(VENV)/.ready ## write the tables of options and settings and the API page anew from the code
	@$(BIN)/python scripts/api_pages.py
	@$(BIN)/python -m noctuary.testing.option_tables
	@$(BIN)/python scripts/settings_table.py

rules: $(VENV)/.ready ## rules that no test cites, and citations of rules that do not exist (prints nothing if all is well)
	@$(BIN)/python -m noctuary.testing.rules

# The browser first: without one, say so before anything is spent. Then what tests look at: the client, its house in a page, and OpenSpiel.
test: browser pack $(VENV)/.peers test-plain test-compiled test-web rules ## everything that must hold: plain, compiled, in the browser, and every rule cited

$(VENV)/.peers: $(VENV)/.ready requirements/peers.txt
	@echo "Installing OpenSpiel (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.txt && touch $@ || echo "(Without it the tests and the measurements that need it are left out.)"

# Half of the time these tests wait: for a server that starts, a window that closes, a line that is silent. So two a core.
test-plain: $(VENV)/.ready ## the suite without the browser, as plain Python
	@echo "Testing the source as plain Python …"
	@$(BIN)/python -m pytest -n $(TESTERS) --dist worksteal --ignore tests/browser $(ARGS)

# The same tests against an installed wheel with compiled rules, in a place of its own, so that development never runs
# stale compiled code. Without a C compiler the wheel is plain Python, and so is this.
COMPILED_TESTS := tests/core tests/cli tests/oubliette tests/occulto tests/obscurio tests/envs
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') hatch_build.py pyproject.toml

$(COMPILED)/.ready: $(VENV)/.ready $(SOURCES)
	@echo "Building the wheel and installing it in $(COMPILED) …"
	@rm -rf $(COMPILED) build/wheel
	@NOCTUARY_WEB=0 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) build/wheel/noctuary-*.whl
	@touch $@

test-compiled: $(COMPILED)/.ready ## the rules' tests again, in the installed wheel with compiled rules
	@echo "Testing the rules again, in the installed wheel …"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(COMPILED_TESTS) $(ARGS)

worlds: $(COMPILED)/.ready ## thousands of random games of Obscurio, dealt anew at every step (long; ARGS="--minutes 30", or --leak exit)
	@PYTHONPATH=$(COMPILED):tests $(BIN)/python scripts/obscurio_worlds.py build/worlds.jsonl --jobs $(JOBS) $(ARGS)

coverage: $(VENV)/.ready ## lines and branches of the rules that tests come through, per game (ARGS="--missing", or --all)
	@$(BIN)/python scripts/rules_coverage.py --jobs $(JOBS) $(ARGS)

mutants: $(VENV)/.ready ## do the tests bite? thousands of small wrong changes of the rules (long; ARGS="--sample 200" is short)
	@$(BIN)/python scripts/mutants.py --jobs $(JOBS) $(ARGS)

bench: $(COMPILED)/.ready $(VENV)/.peers ## decisions and copies per second, plain and compiled, next to a peer
	@$(BIN)/python scripts/bench.py $(COMPILED) $(ARGS)

bench-envs: $(COMPILED)/.ready ## steps a second of the environments for learning, plain and compiled (ARGS=--peers: beside those of others)
	@$(BIN)/python scripts/envs_speed.py $(COMPILED) $(ARGS)

# Pictures; they need requirements/art.txt, which requirements/dev.txt holds.
pictures: $(VENV)/.ready ## render every card that is not rendered yet (src/noctuary/art/pictures, not committed)
	@$(BIN)/python -m noctuary.art.build pictures

art-describe: $(VENV)/.ready ## draw again and rewrite the committed descriptions
	@$(BIN)/python -m noctuary.art.build describe

art-check: $(VENV)/.ready ## every card: no faults, and the committed description is what the code draws
	@$(BIN)/python -m noctuary.art.build check

art-contact: $(VENV)/.ready ## one sheet with all cards, for review by eye (ARGS=--values: in three tones of grey)
	@$(BIN)/python -m noctuary.art.build contact --out build/contact.png $(ARGS)

art-deck: $(VENV)/.ready ## measure whether the deck is playable; writes docs/reports/deck.md
	@$(BIN)/python scripts/art_overlap.py

art-pieces: $(VENV)/.ready ## draw cards, portraits, emblems, chips, covers again into web/src/art/kit (committed)
	@$(BIN)/python -m noctuary.art.pieces

art-sheets: $(VENV)/.ready ## one contact sheet a game into docs/pictures (committed)
	@$(BIN)/python -m noctuary.art.pieces --sheets docs/pictures

# Locks without any registry address in them. Needs uv.
lock: ## resolve the requirements anew (needs uv)
	@for name in dev art build server peers docs; do uv pip compile --universal --generate-hashes --no-header --no-annotate \
	  --python-version 3.11 -q requirements/$$name.in -o requirements/$$name.txt; done

clean: ## remove what was built and installed
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
