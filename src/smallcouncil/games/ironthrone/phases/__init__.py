"""The turn and its parts, in the order of the rulebook: hostages, preparation, support, encounter, resolution."""
