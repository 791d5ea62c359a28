"""Occulto in words: sentences (`phrases`), the table in a terminal (`terminal`), the messages (`locale`)."""
