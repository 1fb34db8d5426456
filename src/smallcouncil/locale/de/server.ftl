## Der Server auf der Kommandozeile

help-serve = Die Tische ins Netz stellen, mit Seiten, Bots und Speicher.
help-serve-host = Die Adresse, auf der gehört wird; 0.0.0.0 für alle.
help-serve-port = Der Port, auf dem gehört wird.
help-serve-database = Der Speicher: sqlite:///datei oder postgresql://name:passwort@rechner/datenbank. Ohne Angabe eine Datei im eigenen Datenordner.
help-serve-channels = Wo mehrere Prozesse einander sagen, was geschieht: redis://rechner:port/0. Nur für mehrere nötig.
help-serve-origin = Eine weitere Herkunft, deren Seiten diesen Server benutzen dürfen. Mehrfach möglich.
help-serve-secure = Cookies nur über HTTPS geben.
help-serve-bots = Wie viele Prozesse für Bots denken.
help-serve-schema = Die Schemata der Schnittstelle und ihrer Nachrichten in diesen Ordner schreiben und aufhören.
help-bench-tables = Für „server“: wie viele Tische.
help-bench-rate = Für „server“: wie viele Entscheidungen je Sekunde.
serving = Die Tische stehen auf { $url } (Strg-C beendet).
