"""Accounts, sessions and decks; what people can do about each other, and administrators about them."""
