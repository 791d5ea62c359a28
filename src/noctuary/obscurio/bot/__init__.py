"""Players without a body: `players` is where a question finds its answer."""
