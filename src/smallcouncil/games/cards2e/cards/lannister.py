"""lannister"""
