"""The Westeros phase: decks, supply, mustering, the clash of kings, the wildlings."""
