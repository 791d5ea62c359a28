# What the hall says of it, in English.

web-obscurio = Obscurio
web-obscurio-line = Six doors, two butterflies, and one friend who lies.
web-obscurio-meta = 2–8 players · 40 min
