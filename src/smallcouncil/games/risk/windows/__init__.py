"""When characters and maester cards may be used: moments, windows, prices, what may be done at any time."""
