# Noctuary. Every target sets up what it needs in .venv; a second call is quick.
#   make play     open the house: build the client, draw the pictures, start the server, open the browser (ARGS=…)
#   make terminal play in this terminal instead (GAME=…, ARGS=…)
#   make crash    kill -9 at every command of games of all kinds (long; make test has a short form)
#   make worlds   thousands of random games of Obscurio, dealt anew at every step for every kind of seat (long; goes on
#                 where it stopped; ARGS="--games 3000 --minutes 30", or --leak exit to see one noticed)
#   make load     many tables and sockets at once: latency, CPU and memory
#   make audit    known holes in what we depend on (needs the internet)
#   make test     the whole test suite
#   make check    lint, types, layers; the same for the web client
#   make web      build the web client (needs Node, or fetches one from PyPI)
#   make web-test the client in a real browser, phone and desktop; pictures in build/screens
#   make screens  the same, and every screen in every size (long)
#   make types    the browser's types of the wire, after a change of the server's
#   make interaction  how soon the client answers a finger or a key, printed
#   make gallery  docs/gallery.md: every screen in pictures, phone and desktop, both languages
#   make rules    rules and rulings that no test cites (prints nothing if there is none)
#   make sim      a thousand games by bots (GAME=…, ARGS=…)
#   make bench    decisions and copies per second, plain and compiled, next to a peer
#   make pictures draw every picture (a few minutes; unchanged ones are kept)

PYTHON ?= python3
GAME ?= oubliette
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
JOBS := $(shell nproc 2>/dev/null || echo 2)

.DEFAULT_GOAL := help
.PHONY: help play serve terminal crash worlds load audit types test test-plain test-compiled check rules sim bench pictures \
  lock clean web web-check web-test test-web screens gallery interaction browser

help:
	@sed -n '2,/^$$/s/^# *//p' Makefile

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Noctuary needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "Setting up $(VENV) (once; about a minute) …"
	@$(PYTHON) -m venv $(VENV) || { echo "The venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --progress-bar on --require-hashes -r requirements/dev.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Pictures are kept: drawing takes a minute or two the first time and nothing later.
play: web
	@$(BIN)/python -m noctuary.art.build pictures || echo "(Obscurio will have no pictures.)"
	@$(BIN)/noctuary serve $(ARGS)

serve: play

terminal: $(VENV)/.ready
	@$(BIN)/noctuary play $(GAME) $(ARGS)

crash: $(VENV)/.ready
	@NOCTUARY_CRASH=full $(BIN)/python -m pytest tests/server/test_crash.py $(ARGS)

load: $(VENV)/.ready
	@$(BIN)/python scripts/server_load.py $(ARGS)

audit: $(VENV)/.ready
	@$(BIN)/python -m pip_audit --version >/dev/null 2>&1 || $(BIN)/pip install --quiet --disable-pip-version-check pip-audit 2>/dev/null || true
	@$(BIN)/python scripts/server_audit.py requirements/dev.txt

types: $(VENV)/.ready
	@$(BIN)/python scripts/server_types.py

sim: $(VENV)/.ready
	@$(BIN)/noctuary sim $(GAME) $(ARGS)

check: $(VENV)/.ready
	@echo "ruff …";          $(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	@echo "mypy --strict …"; $(BIN)/mypy
	@echo "layers …";        $(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/web_build.py --check

web: $(VENV)/.ready
	@$(BIN)/python scripts/web_build.py

web-check: $(VENV)/.ready
	@$(BIN)/python scripts/web_build.py --check

# Only Debian's package brings a browser: install it where we may, otherwise say the one command.
browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing Chromium (apt) …" && \
	  apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium. Run: sudo apt-get install chromium"; exit 1; }

web-test: browser web
	@$(BIN)/python -m pytest tests/browser $(ARGS)

# The long form of the browser tests: every screen in every size.
screens: browser web
	@NOCTUARY_SCREENS=all $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS)

test-web: browser web
	@echo "Testing the client in a browser …"
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS)

gallery: browser web
	@$(BIN)/python scripts/gallery.py $(ARGS)

interaction: browser web
	@$(BIN)/python scripts/web_interaction.py

rules: $(VENV)/.ready
	@$(BIN)/python scripts/rules.py

# The browser first: without one, say so before anything is spent.
test: browser test-plain test-compiled test-web rules

test-plain: $(VENV)/.ready
	@echo "Testing the source as plain Python …"
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --ignore tests/browser $(ARGS)

# The same tests against an installed wheel with compiled rules, in a place of its own, so that development never runs
# stale compiled code. Without a C compiler the wheel is plain Python, and so is this.
COMPILED := build/compiled
COMPILED_TESTS := tests/core tests/cli tests/oubliette tests/oubliette_bot tests/occulto tests/obscurio
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') hatch_build.py pyproject.toml

$(COMPILED)/.ready: $(VENV)/.ready $(SOURCES)
	@echo "Building the wheel and installing it in $(COMPILED) …"
	@rm -rf $(COMPILED) build/wheel
	@NOCTUARY_WEB=0 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) build/wheel/noctuary-*.whl
	@touch $@

test-compiled: $(COMPILED)/.ready
	@echo "Testing the rules again, in the installed wheel …"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(COMPILED_TESTS) $(ARGS)

worlds: $(COMPILED)/.ready
	@PYTHONPATH=$(COMPILED):tests $(BIN)/python scripts/obscurio_worlds.py build/worlds.jsonl --jobs $(JOBS) $(ARGS)

bench: $(COMPILED)/.ready
	@$(BIN)/python -c 'import pyspiel' 2>/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.txt || echo "(no peer to measure against)"
	@$(BIN)/python scripts/bench.py $(COMPILED) $(ARGS)

PY := $(BIN)/python
include art.mk
pictures art-describe art-check art-contact art-deck art-pieces art-sheets: $(VENV)/.ready

# Locks without any registry address in them. Needs uv.
lock:
	@for name in dev art peers; do uv pip compile --universal --generate-hashes --no-header --no-annotate \
	  --python-version 3.11 -q requirements/$$name.in -o requirements/$$name.txt; done

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
