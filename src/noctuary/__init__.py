"""Noctuary: one table for three games of the dark."""

__version__ = "0.1.0"
