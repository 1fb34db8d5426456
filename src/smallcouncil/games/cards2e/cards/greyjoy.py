"""greyjoy"""
