"""The command line: ``strohmann``."""

from strohmann.cli.app import app, main

__all__ = ["app", "main"]
