"""One table at work, and all of them: rules, clocks, bots and what everybody is told. Knows no socket and no HTTP."""
