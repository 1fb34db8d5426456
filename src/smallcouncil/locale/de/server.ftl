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
help-serve-processes = Wie viele Prozesse bedienen; mehrere brauchen PostgreSQL und Redis.
help-serve-config = Eine TOML-Datei mit Einstellungen. Auch COUNCIL_CONFIG nennt eine.
help-serve-set = Eine Einstellung: name=wert. Darf mehrmals stehen; --settings zählt sie auf.
help-serve-settings = Alle Einstellungen als Umgebungsvariablen mit ihren Werten aufzählen und aufhören.
help-admin = Einen Server betreuen: Verwalter, Beschwerden, Berichte, Reparaturen, Sicherungen.
help-admin-grant = Ein Konto zum Verwalter machen.
help-admin-revoke = Ein Konto ist nicht länger Verwalter.
help-admin-ban = Ein Konto für einige Tage schließen; 0 öffnet es wieder.
help-admin-mute = Jemand darf einige Tage nicht schreiben; 0 beendet das.
help-admin-days = Für wie viele Tage.
help-admin-complaints = Offene Beschwerden aufzählen.
help-admin-settle = Eine Beschwerde erledigen.
help-admin-log = Was Verwalter entschieden haben.
help-admin-reports = Berichte über Regelfehler aufzählen; mit einer Nummer einen zeigen und noch einmal spielen.
help-admin-report = Die Nummer eines Berichts.
help-admin-broken = Unfertige Tische aufzählen, die sich nicht laden lassen.
help-admin-repair = Einen Tisch, der sich nicht laden lässt, auf den neuesten Stand zurücksetzen, der sich laden lässt.
help-admin-backup = Eine Sicherung des Speichers in eine Datei schreiben, auch während der Server läuft.
help-admin-restore = Eine Sicherung an die Stelle des Speichers setzen. Vorher den Server anhalten.
admin-done = Erledigt: { $name } ({ $person }).
admin-today = Mit den Regeln von heute: { $outcome }.
admin-repaired = Tisch { $table } geht bei Schritt { $n } weiter; { $lost } Schritte sind verloren.
admin-sound = Tisch { $table } lässt sich laden, wie er ist, mit { $n } Schritten.
