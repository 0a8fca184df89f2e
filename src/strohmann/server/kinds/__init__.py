"""How each game goes over the wire; the rest of the server knows no game in particular."""
