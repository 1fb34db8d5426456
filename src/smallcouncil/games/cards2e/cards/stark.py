"""stark"""
