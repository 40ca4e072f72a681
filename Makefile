# Everything a checkout needs: Python 3.11 or newer and make. All of it stays inside this folder.

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
TOOLS := $(VENV)/tools
PEERS := .venv-peers
BUILT := build/built

GAME ?= cleocatra
GAMES ?= 10000

PIP := -m pip --disable-pip-version-check --no-input
RULES := $(wildcard src/serai/core/*.py src/serai/games/*/*.py src/serai/bots/*.py)
TESTS := $(BIN)/python -m pytest -n auto
# What a change of the rules can break; the server, the tools and both builds side by side take longer.
QUICK := tests/core tests/match tests/bots tests/conformance tests/games

.DEFAULT_GOAL := help
.PHONY: help play build check test lint types imports quick interpreted compiled bench bench-peers bench-server bench-server-peers \
  serve soak messages fuzz clean distclean

help:  ## say what can be made
	@echo "make WHAT, where WHAT is one of these:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(INSTALLED)  ## set everything up and play Cleocatra here against a bot (GAME=… for another game)
	@$(MAKE) --no-print-directory build || echo "Going on without it: everything works interpreted, only slower."
	@$(BIN)/serai play $(GAME)

serve: $(INSTALLED) $(BUILT)  ## serve tables to browsers and bots on this machine
	@$(BIN)/serai serve

build: $(BUILT)  ## compile the rules in place, if there is a C compiler

check: $(TOOLS)  ## the fast part of the tests: style, types, import contracts, rules interpreted
	@$(MAKE) --no-print-directory -j lint types imports quick

test: $(TOOLS)  ## everything: check, and the tests once more compiled
	@$(MAKE) --no-print-directory -j lint types imports build
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory compiled

lint: $(TOOLS)
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --quiet --check . || { echo "Run '$(BIN)/ruff format' to bring these into shape."; exit 1; }

types: $(TOOLS)
	@$(BIN)/mypy --no-error-summary

imports: $(TOOLS)
	@$(BIN)/lint-imports > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

quick: $(TOOLS)
	@echo "Testing the rules interpreted ..."
	@SERAI_PURE=1 $(TESTS) $(QUICK)

interpreted: $(TOOLS)
	@echo "Testing interpreted ..."
	@SERAI_PURE=1 $(TESTS)

# A build that could not be made leaves no $(BUILT), and then there is nothing more to test.
compiled: $(TOOLS) $(BUILT)
	@if [ -e $(BUILT) ]; then echo "Testing compiled ..." && env -u SERAI_PURE SERAI_EXPECT_COMPILED=1 $(TESTS); \
	else echo "The tests ran interpreted only."; fi

bench: $(INSTALLED) $(BUILT)  ## measure every game, compiled and interpreted, as JSON lines
	@$(BIN)/serai bench --json

bench-peers: $(PEERS)/installed $(BUILT)  ## measure other engines beside ours
	@$(PEERS)/bin/python benchmarks/peers.py

bench-server: $(TOOLS) $(BUILT)  ## measure the server over real sockets with 10, 100 and 500 tables
	@$(BIN)/python benchmarks/server.py

bench-server-peers: $(TOOLS) $(BUILT)  ## measure another game server under the same load (needs Node)
	@$(BIN)/python benchmarks/server_peers.py

soak: $(TOOLS) $(BUILT)  ## the server's tests with their large figures
	@SERAI_SOAK=1 $(TESTS) tests/server

messages: $(INSTALLED)  ## write the browser's types of the server's messages anew
	@mkdir -p web/src/generated
	@$(BIN)/python -m serai.server.types > web/src/generated/messages.ts

fuzz: $(INSTALLED) $(BUILT)  ## random games, checked after every step (GAME=… GAMES=…)
	@$(BIN)/serai fuzz $(GAME) --games $(GAMES)

clean:  ## remove what was compiled and cached
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks \( -name '*.so' -o -name '*.pyc' \) -delete

distclean: clean  ## remove the environments too
	rm -rf $(VENV) $(PEERS)

$(BUILT): $(INSTALLED) $(RULES) setup.py
	@$(BIN)/python -m serai.cli.build $@

$(INSTALLED): requirements/run.txt requirements/build.txt pyproject.toml | $(BIN)/python
	@echo "Installing into $(VENV) ..."
	@$(BIN)/python $(PIP) install -r requirements/build.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(TOOLS): requirements/dev.txt $(INSTALLED)
	@echo "Installing the tools for testing into $(VENV) ..."
	@$(BIN)/python $(PIP) install -r requirements/dev.txt
	@touch $@

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
