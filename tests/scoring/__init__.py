"""Points and score sheets, rule by rule."""
