"""Texts in the reader's language: German, Danish and English."""
