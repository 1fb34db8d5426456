"""targaryen"""
