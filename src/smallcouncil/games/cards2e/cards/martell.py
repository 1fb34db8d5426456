"""martell"""
