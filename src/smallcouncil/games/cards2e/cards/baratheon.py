"""baratheon"""
