## Gespräche am Tisch

web-talk-heard = { $name } sagt zu dir:
web-talk = Gespräche
web-talk-unread = { $count ->
    [one] Gespräche, 1 neue Nachricht
   *[other] Gespräche, { $count } neue Nachrichten
    }
web-talks = Alle und vertrauliche Gespräche
web-talk-all = Alle
web-talk-all-unread = { $count ->
    [one] Alle, 1 neue Nachricht
   *[other] Alle, { $count } neue Nachrichten
    }
web-talk-tab = Unter euch: { $names }
web-talk-tab-unread = { $count ->
    [one] Unter euch: { $names }, 1 neue Nachricht
   *[other] Unter euch: { $names }, { $count } neue Nachrichten
    }
web-talk-new = Vertraulich sprechen
web-talk-with = Mit wem willst du vertraulich sprechen?
web-talk-bot = ein Bot: er spricht nicht
web-talk-secret = Niemand sonst erfährt, dass ihr sprecht, auch nicht, wer zusieht.
web-talk-begin = Beginnen
web-talk-only = Das lesen nur du und { $names }.
web-talk-say = An { $names } …
web-talk-closed = Jemand ist aufgestanden: Hier kann nichts mehr gesagt werden. Wer jetzt für { $names } sitzt, sieht es nicht.
web-talk-over = Das Spiel ist zu Ende. Das bleibt unter euch, solange nicht alle es zeigen wollen.
web-talk-published = Ihr wart alle einverstanden: Das ist bei der Aufzeichnung zu lesen.
web-talk-agree = Allen zeigen
web-talk-disagree = Unter uns behalten
web-talk-agreed = { $count } von { $all } wollen es zeigen.
web-talk-earlier = Was davor gesagt wurde
web-talk-shown = Was unter vier Augen gesagt wurde
web-talk-shown-by = Zwischen { $names }
web-cancel = Abbrechen
web-refused-over = Das Spiel ist zu Ende.
web-refused-no-talk = An diesem Tisch wird nicht vertraulich gesprochen.
web-refused-bots-are-silent = Dort sitzt ein Bot, und Bots sprechen nicht.
web-refused-published = Das dürfen schon alle lesen.

## Leute am Tisch

web-person-about = { $name }: was du tun kannst
web-person-mute = An diesem Tisch stummschalten
web-person-unmute = Wieder hören
web-person-mute-what = Du liest hier nichts mehr von dieser Person. Sie erfährt es nicht.
web-person-block = Blockieren
web-person-block-what = Du liest an keinem Tisch mehr etwas von dieser Person. Sie erfährt es nicht. Auf deiner Kontoseite nimmst du es zurück.
web-person-blocked = Du liest nichts mehr von { $name }.
web-person-report = Diese Person melden
web-person-report-this = Diese Nachricht melden
web-person-report-what = Die Verwalter dieses Servers sehen es sich an.
web-person-report-why = Was ist geschehen?
web-person-report-line = Was stimmt mit dieser Nachricht nicht?
web-person-report-send = Meldung abschicken
web-person-reported = Danke. Die Verwalter haben deine Meldung.
web-person-remove = Vom Tisch schicken
web-person-remove-hint = Als Gastgeber: Ein Bot übernimmt den Platz.
web-person-remove-what = { $name } verliert den Platz, kann nicht mehr zusehen und nicht an diesen Tisch zurückkommen. Ein Bot spielt weiter.
web-person-removed = { $name } ist fort.

## Dieser Tisch

web-table-about = Dieser Tisch
web-table-seats = Wer welchen Platz hat
web-table-private = Nur für Mitspielende
web-table-private-what = Niemand sonst kann zusehen oder mitlesen.
web-table-link-void = Neuer Link
web-table-link-void-what = Der bisherige Link gilt dann nicht mehr.
web-table-link-new = Es gibt einen neuen Link; der bisherige gilt nicht mehr.
web-room-watch = Zusehen
web-room-watch-all = wer die Adresse kennt
web-room-watch-none = nur die Mitspielenden
web-room-talk = Vertrauliche Gespräche
web-room-talk-on = zwischen allen Häusern
web-room-talk-off = ausgeschaltet

## Wenn die Regeln versagen

web-parked = Die Regeln sind am Zug eines Bots gestolpert
web-parked-what = Ein Fehler in unseren Regeln hält den Bot auf. Nichts ist verloren, und wir haben den Bericht (Nummer { $report }). Es gibt drei Wege weiter:
web-parked-choose = Für den Bot wählen
web-parked-choose-what = Versuche eine Antwort für { $seat }; eine, die scheitert, ändert nichts.
web-parked-choice = Antwort für { $seat }: { $prompt }
web-parked-back = Den letzten Schritt zurücknehmen
web-parked-back-what = Wer auch immer ihn getan hat. Dann kann das Spiel einen anderen Weg nehmen.
web-parked-wait = Auf berichtigte Regeln warten
web-parked-wait-what = Der Tisch bleibt erhalten. Jede Stunde, und mit jeder neuen Version des Servers, wird es noch einmal versucht.
web-parked-watcher = Die Mitspielenden entscheiden, wie es weitergeht.
