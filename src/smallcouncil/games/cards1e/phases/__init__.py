"""The round: seven phases with their steps and action windows."""
