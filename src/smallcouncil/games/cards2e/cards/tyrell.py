"""tyrell"""
