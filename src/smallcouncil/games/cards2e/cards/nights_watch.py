"""nights_watch"""
