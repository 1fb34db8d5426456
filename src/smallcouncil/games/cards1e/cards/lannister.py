"""House Lannister."""
