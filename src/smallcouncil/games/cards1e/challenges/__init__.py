"""Challenges: from their initiation to claim and keywords, and who may initiate which."""
