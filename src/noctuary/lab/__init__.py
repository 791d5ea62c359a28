"""The laboratory: games by the thousand, and honest figures about them."""
