"""House Targaryen."""
