"""Events, all of which are neutral."""
