"""What the rulebook says: `turn`, `abilities`, `shield`, `deeds`, `questions`, `scoring`."""
