"""Neutral characters, locations and attachments."""
