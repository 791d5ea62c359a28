"""How the bots of Oubliette think: what they see, what it is worth, which answer leaves the best table, and why."""
