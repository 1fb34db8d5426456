### Was die Seite des Kartenspiels, 1. Edition, neben den Worten der Regeln sagt.

## Worum es bei einer Frage geht

web-cards1e-aim-mulligan = Sieben Karten zum Anfang. Behalte sie, wenn du einige davon mit 5 Gold bezahlen kannst; sonst ziehst du einmal sieben andere.
web-cards1e-aim-place = Aufbau: { web-click.first } Charaktere und Orte auf deiner Hand an, um sie verdeckt auszulegen; bezahlt wird mit 5 Gold, Karten eines anderen Hauses kosten 2 mehr.
web-cards1e-aim-forswear = Deine Agenda fordert ein Opfer: Herausforderungen dieser Art kannst du in der ganzen Partie nicht ansagen.
web-cards1e-aim-plot = Strategie: Alle wählen geheim. Einkommen ist Gold für diese Runde, Initiative entscheidet, wer den Startspieler bestimmt, der Schadenswert ist, was eine gewonnene Herausforderung den Verlierer kostet.
web-cards1e-aim-first-player = Du hast die Initiative gewonnen: Wer Startspieler ist, handelt in jeder Phase zuerst.
web-cards1e-aim-title = Ein Titel gilt für diese Runde: Er bringt dir etwas, unterstützt einen Mitspieler und konkurriert mit einem anderen.
web-cards1e-aim-shadows = Eine Phase beginnt: Du darfst eine Karte aus dem Schatten bringen; bezahlt wird die Zahl hinter dem s.
web-cards1e-aim-act = { $phase ->
    [marshaling] { $active ->
        [yes] Aufmarsch: noch { $gold } Gold. { web-click.first } eine Handkarte an, um sie auszuspielen, oder beende deinen Aufmarsch. Gespartes Gold zählt für die Herrschaft.
       *[no] Ein anderer marschiert auf. Du kannst eine Aktion ausführen.
    }
    [challenges] Herausforderungen: Jetzt kann eine Aktion ausgeführt werden. Passen kostet nichts.
   *[other] Jetzt kann eine Aktion ausgeführt werden. Passen kostet nichts.
}
web-cards1e-aim-challenge = Herausforderungen: jede Art einmal in der Runde. Wer gegen dich verliert, bezahlt so viel, wie dein Schadenswert sagt: { $claim }.
web-cards1e-aim-attackers = { web-click.first } die Charaktere an, die zum Angriff gebeugt werden; ihre Stärke zählt zusammen. Dann deklariere sie.
web-cards1e-aim-defenders = { web-click.first } die Charaktere an, die zur Verteidigung gebeugt werden. { $attack } Stärke greift dich an; bei Gleichstand gewinnt der Angreifer.
web-cards1e-aim-support = Dein Titel unterstützt den angegriffenen Spieler: Deine Charaktere dürfen verteidigen. Verlierst du, trägt dennoch er den Schaden.
web-cards1e-aim-step-in = Lord Commander: Alle Angreifer wenden sich gegen dich. Gewinnst du, darfst du 1 Macht nehmen; verlierst du, trägst du den Schaden.
web-cards1e-aim-claim = Du hast einen Militärschlag verloren: Wähle, wer stirbt.
web-cards1e-aim-interrupt = Du wirst gefragt, weil eine deiner Karten, oder eine, die du haben könntest, retten oder aufheben kann, bevor es geschieht.
web-cards1e-aim-react = Du wirst gefragt, weil eine deiner Karten, oder eine, die du haben könntest, darauf reagieren kann.
web-cards1e-aim-redirect = Kron-Regent: Einmal pro Runde muss der Angreifer ein anderes Ziel wählen.
web-cards1e-aim-redirect-opponent = Der Kron-Regent lenkt deinen Angriff um: Wähle, wen er jetzt trifft.
web-cards1e-aim-take-power = Lord Commander: Du hast einen Angriff abgewehrt, der einem anderen galt.
web-cards1e-aim-renown = Ruhmreich: Wer am Sieg teilnahm, darf 1 Macht beanspruchen.
web-cards1e-aim-deadly = Die Angreifer hatten mehr tödliche Charaktere als du: Einer deiner Verteidiger stirbt.
web-cards1e-aim-influence = Einfluss haben die stehenden Karten, die leuchten: Sie beugen sich, bis er bezahlt ist. Was zu viel ist, verfällt.
web-cards1e-aim-infamy = Berüchtigt: Macht für dein Haus darf auf einer solchen Karte liegen; dort nimmt sie kein Machtkampf.

web-cards1e-help-power = Macht auf Hauskarte, Charakteren und berüchtigten Karten. Wer 15 hat, gewinnt sofort; zwei Teamkollegen brauchen zusammen 30.
web-cards1e-help-phase-setup = Die ersten Karten werden ausgelegt, bezahlt mit 5 Gold.
web-cards1e-help-phase-plot = Alle decken eine Strategie auf; wer die Initiative gewinnt, bestimmt den Startspieler; Titel werden gewählt.
web-cards1e-help-phase-marshaling = Einer nach dem anderen nimmt sein Einkommen und spielt Charaktere, Orte und Zusätze aus.
web-cards1e-help-phase-challenges = Einer nach dem anderen greift an: Militärschlag, Intrige und Machtkampf, je einmal.
web-cards1e-help-phase-dominance = Wer am meisten aufrechte Stärke und Gold hat, beansprucht 1 Macht.
web-cards1e-help-phase-standing = Gebeugte Karten werden aufgerichtet.
web-cards1e-help-phase-taxation = Gold geht in die Schatzkammer zurück; Titel kehren heim.

## Der Kartentisch in den Worten dieser Edition

web-cards1e-kind-faction = Haus
web-cards1e-kind-attachment = Zusatz
web-cards1e-kinds-attachment = Zusätze
web-cards1e-keyword-ambush = Hinterhältig
web-cards1e-keyword-no-attachments = Keine Zusätze
web-cards1e-keyword-no-attachments-except-weapon = Keine Zusätze außer Waffen
web-cards1e-keyword-immune-character-abilities = Immun gegen Charakterfähigkeiten
web-cards1e-keyword-immune-opponent-character-abilities = Immun gegen Fähigkeiten gegnerischer Charaktere
web-cards1e-cards-icon-military = Militärschlag
web-cards1e-cards-icon-intrigue = Intrige
web-cards1e-cards-stake-power = Schaden { $n }: So viel Macht verliert die Hauskarte des Verlierers an den Angreifer.
web-cards1e-pending-cancels = Aufheben: { $occasion }
web-cards1e-pending-saves = Retten: { $occasion }
web-cards1e-pending-retreats = Stattdessen: { $occasion }
web-cards1e-pending-replacements = Ersatz: { $occasion }
web-cards1e-pending-passives = Passive Fähigkeiten: { $occasion }
web-cards1e-pending-responses = Reaktionen: { $occasion }
web-cards1e-lord-greyjoy = Haus Greyjoy
web-cards1e-lord-lannister = Haus Lannister
web-cards1e-faction-greyjoy = Haus Greyjoy
web-cards1e-faction-lannister = Haus Lannister
web-cards1e-trait-king-s-landing = King’s Landing
web-cards1e-trait-dragonstone = Dragonstone
web-cards1e-decks-faction = Haus
web-cards1e-decks-every-faction = Jedes Haus
web-cards1e-decks-trait = Attribut
web-cards1e-decks-any-trait = Beliebiges Attribut
web-cards1e-decks-keyword = Eigenschaft
web-cards1e-decks-any-keyword = Beliebige Eigenschaft
web-cards1e-decks-learning = Ein fertiges Deck des Grundspiels: Es darf mit weniger als 60 Karten gespielt werden.
web-cards1e-decks-play-hint = Eine Partie zu zweit gegen einen Bot mit einem anderen Deck
web-cards1e-decks-import-hint = Füge eine Textliste ein: Haus, Agenda, dann Zeilen wie „1x Varys (King's Landing)“.
web-cards1e-faction-power = { $n } auf der Hauskarte

## Titel und Gold

web-cards1e-chamber = Kammer des Kleinen Rats
web-cards1e-give = Gold geben
web-cards1e-give-hint = Gold wird im Voraus gegeben; was dafür versprochen wird, bindet niemanden.
web-cards1e-give-to = An wen
web-cards1e-give-amount = Wie viel
web-cards1e-give-now = Geben

## Statistik

web-cards1e-influence = Einfluss

# Worum eine Frage geht, und warum sie gestellt wird
web-cards1e-aim-order-forced = Passive Fähigkeiten wirken von selbst; die Reihenfolge bestimmt der Startspieler.
web-cards1e-aim-bearer =
    { $text ->
        [none] Ein Zusatz liegt an einer anderen Karte, solange diese im Spiel ist. Wer ihn tragen darf, leuchtet.
       *[other] Die Karte sagt: { $text }
    }
web-cards1e-aim-setup-bearer =
    { $text ->
        [none] Aufbau: Verdeckt gelegte Zusätze finden jetzt ihren Träger.
       *[other] Die Karte sagt: { $text }
    }
web-cards1e-aim-choose-way = Die Karte kann auf mehr als eine Weise bezahlt werden.
web-cards1e-aim-vigilant = Wachsam: Du hast als Angreifer gewonnen, und diese Karten dürfen sich wieder aufrichten.
web-cards1e-aim-vengeful = Rachsüchtig: Du hast als Verteidiger verloren, und diese Karten dürfen sich wieder aufrichten.
