# Strohmann. `make help` lists what there is; nothing but Python 3.11 and make is needed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
NPM    := $(BIN)/python scripts/npm.py
STAMPS := .make
# A file's tests stay together; more processes would only wait for the browsers.
PARALLEL := --numprocesses auto --maxprocesses 2 --dist loadfile
PIP    := STROHMANN_SKIP_WEB=1 $(BIN)/pip install --quiet --disable-pip-version-check

WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) \
               $(shell find src/strohmann/i18n/locales -name '*.ftl' 2>/dev/null)
STATIC      := src/strohmann/static/index.html

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test quick check style types layers web-check changelog bench soak format clean \
        browser
.DEFAULT_GOAL := help

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(STAMPS)/play $(STATIC)  ## set up what is missing, then open the table in the browser
	$(BIN)/strohmann play

test: $(STAMPS)/dev $(STATIC) browser  ## run every test: web client, Python, browser
	$(NPM) run --silent test
	$(BIN)/pytest $(PARALLEL)

quick: $(STAMPS)/dev  ## run the tests that take seconds, without a browser
	$(NPM) run --silent test
	$(BIN)/pytest -m "not browser and not slow"

check: style types layers web-check changelog  ## check style, types, layers and changelog (-k: all)

style: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMPS)/dev
	$(BIN)/mypy

layers: $(STAMPS)/dev
	$(BIN)/lint-imports --no-cache --no-logo

web-check: $(STAMPS)/dev
	$(NPM) run --silent check

changelog: $(STAMPS)/dev
	$(BIN)/towncrier build --draft --version next >/dev/null

bench: $(STAMPS)/bench  ## measure the speed side by side with its peers
	@for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python "$$script" || exit 1; done

soak: $(STAMPS)/dev $(STATIC) browser  ## run the long form of the tests that have one
	$(BIN)/pytest --soak -m soak

format: $(STAMPS)/dev  ## put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:  ## remove everything that can be made again
	rm -rf $(VENV) $(STAMPS) web/node_modules src/strohmann/static build dist \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Chromium and a font that has the four suits.
browser:
	@command -v chromium >/dev/null || sh scripts/apt.sh chromium
	@fc-list ':charset=2660 2663 2665 2666' 2>/dev/null | grep -q . \
	    || sh scripts/apt.sh fontconfig fonts-dejavu-core

# --- What the targets stand on -------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Strohmann needs Python 3.11 or newer; try: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || sh scripts/apt.sh python3-venv
	$(PYTHON) -m venv $(VENV)

$(STAMPS)/play: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[web,dds]'
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev]'
	@mkdir -p $(STAMPS) && touch $(STAMPS)/play $@

$(STAMPS)/bench: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[bench]'
	@mkdir -p $(STAMPS) && touch $@

$(STATIC): $(WEB_SOURCES) scripts/npm.py | $(STAMPS)/play
	$(NPM) run --silent build
	@touch $@
