"""The action phase: raids, marches, consolidating power, ports."""
