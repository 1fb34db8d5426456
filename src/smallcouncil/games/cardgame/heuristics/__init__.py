"""What the bots of all card games share."""
