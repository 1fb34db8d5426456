## The server on the command line

help-serve = Serve the tables on the network, with pages, bots and a store.
help-serve-host = The address to listen on; 0.0.0.0 for everyone.
help-serve-port = The port to listen on.
help-serve-database = The store: sqlite:///file or postgresql://user:password@host/name. A file in your data folder if left out.
help-serve-channels = Where several processes tell each other what happens: redis://host:port/0. Needed only for several.
help-serve-origin = A further origin whose pages may use this server. May be repeated.
help-serve-secure = Give cookies for HTTPS only.
help-serve-bots = How many processes think for bots.
help-serve-schema = Write the schemas of the API and its messages into this folder, and stop.
help-bench-tables = For "server": how many tables.
help-bench-rate = For "server": how many choices a second.
serving = The tables are at { $url } (Ctrl-C ends it).
