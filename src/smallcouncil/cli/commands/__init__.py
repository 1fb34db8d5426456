"""The commands of `council`, a module each."""
