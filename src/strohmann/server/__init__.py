"""The web server: tables over HTTP and WebSockets, guests, bots that keep the pace (layer 9)."""
