"""The history of the database schema, run at the start of the server."""
