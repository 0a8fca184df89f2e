"""Strohmann, the free bridge club: contract bridge in all its forms, in one package."""

__all__ = ["__version__"]

__version__ = "0.1.0.dev0"
