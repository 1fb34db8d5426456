"""Current values of cards, worked out from what is printed and what is in force."""
