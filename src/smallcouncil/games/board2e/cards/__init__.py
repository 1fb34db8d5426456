"""What the cards do, deck by deck."""
