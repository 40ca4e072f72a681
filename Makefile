# Everything a checkout needs: Python 3.11 or newer and make. All of it stays inside this folder.

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
TOOLS := $(VENV)/tools
PEERS := .venv-peers
BUILT := build/built
NODE := $(VENV)/node
PAGES := src/serai/server/web/pages/index.html
MODULES := web/node_modules/.package-lock.json

GAME ?= cleocatra
GAMES ?= 10000
SHARE ?= 1
WORKERS ?= 0

PIP := -m pip --disable-pip-version-check --no-input
RULES := $(wildcard src/serai/core/*.py src/serai/games/*/*.py src/serai/bots/*.py)
# Tests also wait, for sockets, clocks and browsers: one process more than there are cores uses that time.
CORES := $(shell getconf _NPROCESSORS_ONLN 2> /dev/null || echo 1)
# A test that hangs fails after ten minutes; large figures have no such bound.
TESTS := $(BIN)/python -m pytest -n $(shell expr $(CORES) + 1) --timeout 600
# What can differ between the builds, and so is tested interpreted and compiled; all else is tested once.
RULED := tests/core tests/games tests/bots tests/conformance
SITE := $(shell find web/src web/public -type f 2> /dev/null) $(wildcard web/*.ts web/*.html web/package.json) \
  $(wildcard src/serai/text/*.ftl src/serai/games/*/text/*.ftl docs/games/*/rules*.md docs/games/*/figures/*.svg)
# npm by the node that the link names, whether the system's or the wheel's.
NPM := PATH="$(CURDIR)/$(NODE):$$PATH" npm --prefix web

# The tests start hundreds of processes, which need not all compile the same modules again; `make clean` clears it.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web build check test lint types imports site quick interpreted compiled browser bench \
  bench-strength bench-spiel bench-peers bench-server bench-attacks bench-server-peers bench-web dist screenshots serve soak parity messages fuzz clean distclean

help:  ## say what can be made
	@echo "make WHAT, where WHAT is one of these:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(INSTALLED)  ## set everything up and play in the browser
	@$(MAKE) --no-print-directory build || echo "Going on without it: everything works interpreted, only slower."
	@$(MAKE) --no-print-directory web
	@$(BIN)/serai serve

terminal: $(INSTALLED)  ## play Cleocatra in this terminal against a bot (GAME=… for another game)
	@$(MAKE) --no-print-directory build || echo "Going on without it: everything works interpreted, only slower."
	@$(BIN)/serai play $(GAME)

serve: $(INSTALLED) $(BUILT) $(PAGES)  ## serve tables to browsers and bots on this machine, opening no browser
	@$(BIN)/serai serve --no-browser

web: $(PAGES)  ## build the browser's pages

build: $(BUILT)  ## compile the rules in place, if there is a C compiler

check: $(TOOLS) $(MODULES)  ## the fast part of the tests: style, types, import contracts, rules interpreted, the site
	@$(MAKE) --no-print-directory -j lint types imports site quick

test: $(TOOLS) $(MODULES)  ## everything: check, the rules once more compiled, the rest, and a real browser
	@$(MAKE) --no-print-directory -j lint types imports site build
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory browser

lint: $(TOOLS)
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --quiet --check . || { echo "Run '$(BIN)/ruff format' to bring these into shape."; exit 1; }

types: $(TOOLS)
	@$(BIN)/mypy --no-error-summary

imports: $(TOOLS)
	@$(BIN)/lint-imports > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

site: $(MODULES)
	@$(NPM) run --silent check
	@$(NPM) run --silent test

quick: $(TOOLS)
	@echo "Testing the rules interpreted ..."
	@SERAI_PURE=1 $(TESTS) $(RULED) tests/match

interpreted: $(TOOLS)
	@echo "Testing the rules interpreted ..."
	@SERAI_PURE=1 $(TESTS) $(RULED)

# A build that could not be made leaves no $(BUILT), and then the rest is tested interpreted, too.
compiled: $(TOOLS) $(BUILT) $(PAGES) $(VENV)/nginx
	@if [ -e $(BUILT) ]; then echo "Testing the rules compiled, and the rest ..." && \
	  env -u SERAI_PURE SERAI_EXPECT_COMPILED=1 $(TESTS) --ignore tests/web; \
	else echo "Testing the rest interpreted ..." && SERAI_PURE=1 $(TESTS) $(addprefix --ignore ,tests/web $(RULED)); fi

browser: $(TOOLS) $(PAGES) $(VENV)/chromium $(VENV)/nginx  ## play in a real browser
	@echo "Testing in the browser ..."
	@$(TESTS) --reruns 1 -rR tests/web

screenshots: $(TOOLS) $(PAGES) $(VENV)/chromium  ## pictures of every screen in artefacts/screenshots, and those of the README
	@$(BIN)/python -m tests.web.screenshots

bench-web: $(TOOLS) $(BUILT) $(PAGES) $(VENV)/chromium  ## measure the pages: size, click to board, a step of a replay
	@$(BIN)/python -m benchmarks.web

parity: $(TOOLS) $(BUILT)  ## compare both builds over 500 games at every table (SERAI_GAME=… for one game)
	@env -u SERAI_PURE SERAI_THOROUGH=1 SERAI_EXPECT_COMPILED=1 $(TESTS) --timeout 0 tests/parity

dist: $(TOOLS) $(PAGES)  ## a source archive and a wheel in dist/, with compiled rules and pages inside
	@$(BIN)/python -m build

bench: $(INSTALLED) $(BUILT)  ## measure every game, compiled and interpreted, as JSON lines
	@$(BIN)/serai bench --json

bench-strength: $(INSTALLED) $(BUILT)  ## measure how strong the bots are: every level, 200 games each (GAME=… for one game, takes hours)
	@$(BIN)/python benchmarks/strength.py $(if $(filter command%,$(origin GAME)),$(GAME))

bench-spiel: $(TOOLS) $(BUILT)  ## let our best bot play OpenSpiel's own searches, with equal time for a move
	@$(BIN)/python -m benchmarks.spiel_bots

bench-peers: $(PEERS)/installed $(BUILT)  ## measure other engines beside ours
	@$(PEERS)/bin/python benchmarks/peers.py
	@PYGAME_HIDE_SUPPORT_PROMPT=1 $(PEERS)/bin/python -W ignore benchmarks/learners.py

bench-server: $(TOOLS) $(BUILT)  ## measure the server over real sockets with 10, 100 and 500 tables
	@$(BIN)/python benchmarks/server.py

bench-attacks: $(TOOLS) $(BUILT)  ## measure the server under attack: how long honest players wait, how much memory it takes
	@$(BIN)/python -m benchmarks.attacks

bench-server-peers: $(TOOLS) $(BUILT)  ## measure another game server under the same load (needs Node)
	@$(BIN)/python benchmarks/server_peers.py

soak: $(TOOLS) $(BUILT) $(VENV)/nginx  ## the server's tests with their large figures (FAMILY=S3 for one id, SHARE=0.1 for a tenth)
	@SERAI_SOAK=$(SHARE) $(TESTS) --timeout 0 $(if $(FAMILY),-n $(WORKERS) -s --family $(FAMILY)) tests/server

messages: $(TOOLS)  ## write anew what comes from the code: the browser's types, the README's table of games
	@$(BIN)/python -m serai.server.web.typescript web/src
	@$(BIN)/python -m tests.tools.readme

fuzz: $(INSTALLED) $(BUILT)  ## random games, checked after every step (GAME=… GAMES=…)
	@$(BIN)/serai fuzz $(GAME) --games $(GAMES)

clean:  ## remove what was compiled and cached
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/serai/server/web/pages artefacts
	find src tests benchmarks \( -name '*.so' -o -name '*.pyc' \) -delete

distclean: clean  ## remove the environments too
	rm -rf $(VENV) $(PEERS) web/node_modules

$(BUILT): $(INSTALLED) $(RULES) setup.py
	@$(BIN)/python -m serai.cli.shared.build $@

$(INSTALLED): requirements/run.txt requirements/build.txt pyproject.toml | $(BIN)/python
	@echo "Installing into $(VENV) ..."
	@$(BIN)/python $(PIP) install -r requirements/build.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(TOOLS): requirements/dev.txt $(INSTALLED)
	@echo "Installing the tools for testing into $(VENV) ..."
	@$(BIN)/python $(PIP) install -r requirements/dev.txt
	@touch $@

$(PAGES): $(MODULES) $(SITE)
	@echo "Building the browser's pages ..."
	@$(NPM) run --silent build -- --logLevel warn

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing what the browser's pages are built with ..."
	@$(NPM) install --no-save --silent
	@touch $@

# A folder with the node to use: the system's if it is new enough, else the one from PyPI.
$(NODE): | $(INSTALLED)
	@mkdir -p $@
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	  2> /dev/null && npm --version > /dev/null 2>&1; then \
	  ln -sf "$$(command -v node)" $@/node; \
	else \
	  echo "Installing Node into $(VENV) ..." && $(BIN)/python $(PIP) install -r requirements/node.txt && \
	  for name in node npm npx; do ln -sf ../bin/$$name $@/$$name; done; \
	fi

# A link to the browser for the tests: the system's, or Debian's if it may be installed.
$(VENV)/chromium: | $(TOOLS)
	@found() { for name in "$$CHROME" chromium chromium-browser google-chrome google-chrome-stable; do \
	    command -v "$$name" 2> /dev/null && return; done; return 1; }; \
	  found > /dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing chromium ..." && \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } || true; \
	  found > /dev/null || { echo "The browser tests need Chrome or Chromium: install it (on Debian 'apt install chromium')," \
	    "or name it with 'make CHROME=/path/to/chrome'."; exit 1; }; \
	  ln -sf "$$(found)" $@

# The proxy for the tests: the system's, or Debian's, unpacked here and not installed.
$(VENV)/nginx: | $(TOOLS)
	@found="$$(command -v nginx || ls /usr/sbin/nginx 2> /dev/null)"; \
	  if [ -z "$$found" ]; then \
	    echo "Fetching nginx into $(VENV) ..." && mkdir -p $(VENV)/debian && cd $(VENV)/debian && \
	    { apt-get download -qq nginx 2> /dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	      apt-get download -qq nginx 2> /dev/null; }; } && dpkg -x nginx_*.deb . && found="debian/usr/sbin/nginx"; \
	  fi; \
	  [ -n "$$found" ] || { echo "The tests of the proxy need nginx: install it (on Debian 'apt install nginx')."; exit 1; }; \
	  ln -sf "$$found" $(CURDIR)/$@

$(PEERS)/installed: requirements/build.txt requirements/peers.txt | $(PEERS)/bin/python
	@echo "Installing other engines into $(PEERS) ..."
	@$(PEERS)/bin/python $(PIP) install -r requirements/build.txt -r requirements/peers.txt
	@$(PEERS)/bin/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

%/bin/python:
	@for name in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then \
	    echo "Creating $* with $$($$name --version) ..." && exec $$name -m venv $*; fi; done; \
	echo "Serai needs Python 3.11 or newer; name it with 'make PYTHON=/path/to/python3'."; exit 1
