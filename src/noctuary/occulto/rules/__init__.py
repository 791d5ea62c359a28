"""What the rulebook says: `turn`, `abilities`, `shield`, `questions`, `scoring`."""
