"""The log of all tables: SQLite or PostgreSQL. Knows nothing of games."""
