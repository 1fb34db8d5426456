"""House Baratheon."""
