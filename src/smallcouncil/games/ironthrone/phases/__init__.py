"""The parts of a turn, in the order of the rulebook: hostages, preparation, support, encounter, resolution."""
