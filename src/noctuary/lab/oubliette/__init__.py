"""Studies of Oubliette: each module is one, with a `main` that takes the arguments of its command."""
