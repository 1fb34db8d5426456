"""agendas"""
