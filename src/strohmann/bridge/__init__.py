"""One deal of contract bridge by the Laws: no points, no table."""
