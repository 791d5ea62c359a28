"""Words and a picture for the terminal."""
