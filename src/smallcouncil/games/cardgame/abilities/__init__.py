"""Abilities as declarations, and what it takes to use one."""
