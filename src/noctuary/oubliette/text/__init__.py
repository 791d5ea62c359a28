"""Every text of Oubliette that a person reads: phrases, the table in a terminal, and the messages of both languages."""
