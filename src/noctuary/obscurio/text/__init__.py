"""Obscurio in words: `phrases` for sentences, `terminal` for the table as text, `picture_text` for pictures."""
