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
help-serve-processes = How many processes serve; several need PostgreSQL and Redis.
help-serve-config = A TOML file with settings. COUNCIL_CONFIG names one, too.
help-serve-set = One setting: name=value. May be repeated; --settings lists them.
help-serve-settings = List all settings as environment variables with their values, and stop.
help-admin = Look after a server: administrators, complaints, reports, repairs, backups.
help-admin-grant = Make an account an administrator.
help-admin-revoke = An account is no administrator any more.
help-admin-ban = Close an account for some days; 0 opens it again.
help-admin-mute = Somebody may not write for some days; 0 ends it.
help-admin-days = For how many days.
help-admin-complaints = List open complaints.
help-admin-settle = Settle a complaint.
help-admin-log = What administrators decided.
help-admin-reports = List reports of failed rules; with a number, show one and play it again.
help-admin-report = The number of a report.
help-admin-broken = List unfinished tables that do not load.
help-admin-repair = Move a table that does not load to its newest snapshot that does.
help-admin-backup = Write a backup of the store into a file, while the server runs.
help-admin-restore = Put a backup in the place of the store. Stop the server first.
admin-done = Done: { $name } ({ $person }).
admin-today = With the rules of today: { $outcome }.
admin-repaired = Table { $table } goes on from step { $n }; { $lost } steps are lost.
admin-sound = Table { $table } loads as it is, with { $n } steps.
