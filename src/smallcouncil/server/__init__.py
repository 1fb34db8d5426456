"""The server: tables in rooms, records in a store, pages over HTTP and one WebSocket."""
