"""Forms of play: one abstraction, and the match forms of bridge."""
