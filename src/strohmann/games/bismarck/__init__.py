"""Matches of Bismarck, for three (B-01 to B-24)."""
