"""House Stark."""
