### Was die Seite des Kartenspiels, 2. Edition, neben den Worten der Regeln sagt.

## Worum es bei einer Frage geht

web-cards2e-aim-mulligan = Sieben Karten zum Anfang. Behalte sie, wenn du einige davon mit 8 Gold bezahlen kannst; sonst ziehst du einmal sieben andere.
web-cards2e-aim-place = Aufbau: { web-click.first } Handkarten an, um sie verdeckt auszulegen; bezahlt wird mit 8 Gold. Duplikate kosten nichts.
web-cards2e-aim-plot = Strategiephase: Alle wählen geheim. Gold gilt für diese Runde, Initiative entscheidet, wer führt, der Schaden ist, was eine gewonnene Herausforderung den Verlierer kostet.
web-cards2e-aim-first-player = Du hast die Initiative gewonnen: Wer Erster ist, handelt in jeder Phase zuerst.
web-cards2e-aim-act = { $phase ->
    [marshaling] { $active ->
        [yes] Aufmarsch: noch { $gold } Gold. { web-click.first } eine Handkarte an, um sie zu spielen, oder beende deinen Aufmarsch.
       *[no] Ein anderer marschiert auf. Du kannst eine Aktion ausführen.
    }
    [challenges] Herausforderungen: Jetzt kann eine Aktion ausgeführt werden. Passen kostet nichts.
   *[other] Jetzt kann eine Aktion ausgeführt werden. Passen kostet nichts.
}
web-cards2e-aim-challenge = Herausforderungen: jede Art einmal in der Runde. Wer gegen dich verliert, bezahlt so viel, wie dein Schaden sagt: { $claim }.
web-cards2e-aim-attackers = { web-click.first } die Charaktere an, die zum Angriff knien; ihre Stärke zählt zusammen. Dann erkläre sie.
web-cards2e-aim-defenders = { web-click.first } die Charaktere an, die zur Verteidigung knien. { $attack } Stärke greift dich an; bei Gleichstand gewinnt der Angreifer.
web-cards2e-aim-claim = Du hast eine Militär-Herausforderung verloren: Wähle, wer stirbt.
web-cards2e-aim-interrupt = Du wirst gefragt, weil eine deiner Karten, oder eine, die du haben könntest, eingreifen kann, bevor es geschieht.
web-cards2e-aim-react = Du wirst gefragt, weil eine deiner Karten, oder eine, die du haben könntest, darauf antworten kann.
web-cards2e-aim-reserve = Am Ende der Runde darf deine Hand nicht größer sein als die Reserve deiner Strategie.
web-cards2e-aim-title = Ein Titel gilt für diese Runde: Er unterstützt einige und ist der Rivale anderer.

web-cards2e-help-power = Macht auf Fraktionskarte und Charakteren. Wer 15 hat, gewinnt sofort.
web-cards2e-help-gold = Gold in dieser Runde: Es bezahlt Karten und geht an ihrem Ende zurück.
web-cards2e-help-hand = Karten auf der Hand, vor den anderen verborgen.
web-cards2e-help-deck = Karten im Nachziehstapel.
web-cards2e-help-phase-setup = Die ersten Karten werden ausgelegt, bezahlt mit 8 Gold.
web-cards2e-help-phase-plot = Alle decken eine Strategie auf; wer die Initiative gewinnt, bestimmt den Ersten.
web-cards2e-help-phase-marshaling = Einer nach dem anderen spielt Charaktere, Orte und Ausstattungen.
web-cards2e-help-phase-challenges = Einer nach dem anderen greift an: Militär, Intrige und Macht, je einmal.
web-cards2e-help-phase-dominance = Wer am meisten stehende Stärke und Gold hat, bekommt 1 Macht.
web-cards2e-help-phase-standing = Kniende Karten werden aufgerichtet.
web-cards2e-help-phase-taxation = Gold geht zurück; die Hand wird auf die Reserve gekürzt.

# Worum eine Frage geht, und warum sie gestellt wird
web-cards2e-aim-order-forced = Erzwungene Fähigkeiten müssen ausgeführt werden; die Reihenfolge bestimmt der Startspieler.
web-cards2e-aim-bearer =
    { $text ->
        [none] Eine Verstärkung liegt an einer anderen Karte, solange diese im Spiel ist. Wer sie tragen darf, leuchtet.
       *[other] Die Karte sagt: { $text }
    }
web-cards2e-aim-setup-bearer =
    { $text ->
        [none] Aufbau: Verdeckt gelegte Verstärkungen finden jetzt ihren Träger.
       *[other] Die Karte sagt: { $text }
    }
web-cards2e-aim-ambush-price =
    { $text ->
        [none] Hinterhalt: In der Herausforderungsphase kommt die Karte für diesen Preis aus deiner Hand ins Spiel.
       *[other] Die Karte sagt: { $text }
    }
web-cards2e-aim-redirect = Dein Titel darf diesen Angriff gegen einen anderen Gegner des Angreifers wenden.
web-cards2e-aim-redirect-opponent = Der Angriff wird umgelenkt: Wähle, wen er jetzt trifft.
web-cards2e-aim-whispers = Dein Titel lässt den Schaden jemand anderen treffen.
web-cards2e-aim-keyword-order = Die Herausforderung ist entschieden, mehrere Schlüsselwörter der Siegerseite wirken jetzt. Als Startspieler bestimmst du die Reihenfolge.
web-cards2e-aim-insight = Einblick: Für jeden davon, der am Sieg teilnahm, ziehst du eine Karte.
web-cards2e-aim-renown = Ruhmreich: Jeder davon, der am Sieg teilnahm, erhält 1 Macht.
web-cards2e-aim-pillage = Brandschatzen: Für jeden davon, der am Sieg teilnahm, legt der Verlierer die oberste Karte seines Decks ab.
web-cards2e-aim-intimidate = Einschüchternd: Du hast so hoch gewonnen, dass ein Charakter des Verlierers mit höchstens dieser Stärke kniet.
web-cards2e-aim-stand = Aufrichtephase: Diesmal dürfen sich nicht alle deine Karten aufrichten.
web-cards2e-aim-survivor = Alle, die noch da sind, würden im selben Augenblick verlieren; der Startspieler entscheidet, wer bleibt.
