"""How much a server carries: `council bench server`."""
