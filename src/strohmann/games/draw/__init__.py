"""Draw Bridge, the game for two (F-20 to F-25)."""
