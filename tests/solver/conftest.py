"""Tests that need the corpus are collected only where STROHMANN_CORPUS names it."""

import os

collect_ignore = [] if os.environ.get("STROHMANN_CORPUS") else ["test_truth.py"]
