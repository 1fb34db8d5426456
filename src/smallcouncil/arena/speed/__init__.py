"""How fast tables are, next to a peer, and compiled."""
