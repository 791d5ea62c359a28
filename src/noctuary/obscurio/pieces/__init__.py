"""What lies on the table: the deck of pictures, the traps, the clue."""
