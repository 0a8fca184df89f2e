"""The tests of Strohmann, one folder per area."""
