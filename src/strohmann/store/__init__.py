"""The record of all tables: append-only logs of events, seats and guests (layer 8)."""
