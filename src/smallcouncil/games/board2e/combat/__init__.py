"""Combat, step by step: support, house cards, tides, blade, result, casualties, retreat, clean-up."""
