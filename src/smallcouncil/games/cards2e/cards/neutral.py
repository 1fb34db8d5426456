"""neutral"""
