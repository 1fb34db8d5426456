### Was die Seite von Risiko neben den Worten der Regeln sagt.

web-risk-phase-setup = Aufbau
web-risk-phase-reinforce = Verstärken
web-risk-phase-buy = Kaufen
web-risk-phase-invade = Einmarsch
web-risk-phase-maneuver = Manöver
web-risk-phase-objective = Auftrag
web-risk-phase-draw = Ziehen
web-risk-score = Punkte
web-risk-points = Punkte
web-risk-territories = Gebiete
web-risk-units = Einheiten
web-risk-cards = Karten
web-risk-gold = Gold
web-risk-castles = Burgen
web-risk-ports = Häfen
web-risk-income = Verstärkung
web-risk-gold-income = Goldeinkommen
web-risk-maesters = Maesterkarten
web-risk-objectives = Aufträge
web-risk-musters = Verdeckte Aufgebote
web-risk-order = Platz in der Zugreihenfolge
web-risk-maester = Maester
web-risk-your-objectives = Deine Aufträge
web-risk-objective = Auftrag
web-risk-region = Region
web-risk-regions = Regionen
web-risk-lead = Führend
web-risk-bonus = Bonus
web-risk-empty = herrenlos
web-risk-garrison =
    { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
web-risk-castle = Burg
web-risk-port = Hafen
web-risk-knights =
    { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
    }
web-risk-engines =
    { $count ->
        [one] 1 Belagerungsmaschine
       *[other] { $count } Belagerungsmaschinen
    }
web-risk-forts =
    { $count ->
        [one] Befestigung
       *[other] { $count } Befestigungen
    }
web-risk-seat-of = Sitz der Macht von { $house }
web-risk-battle = { $source } gegen { $target }
web-risk-card-yours = Das Gebiet gehört dir: 2 Einheiten mehr dort, wenn du die Karte in einem Satz eintauschst.
web-risk-face-up = bereit
web-risk-face-down = benutzt
web-risk-face-captured = gefangen
web-risk-face-gone = verloren
web-risk-why-own = Es gehört dir schon.
web-risk-why-closed = Dort darf gerade niemand einmarschieren.
web-risk-why-far = Weder Grenze noch Seeweg noch Hafen verbindet es mit { $source }.
web-risk-why-not-yours = Es gehört nicht dir (Besitz: { $holder }).
web-risk-why-last-unit = Eine Einheit muss bleiben, und eine zweite gibt es dort nicht.
web-risk-why-no-enemy = Von dort ist kein fremdes Gebiet zu erreichen.
web-risk-why-cut-off = Keine Kette eigener Gebiete führt dorthin.
web-risk-why-claimed = Es ist schon besetzt ({ $holder }).

## Worum es bei einer Frage geht

web-risk-aim-setup-claim = Aufbau: Ein leeres Gebiet wird deins. { web-click.first } ein leuchtendes an; eine ganze Region bringt jeden Zug mehr Einheiten.
web-risk-aim-setup-strengthen = Aufbau: Stelle deine Einheiten dorthin, wo du angreifen willst oder halten musst. Mit × setzt du mehrere auf einmal.
web-risk-aim-reinforce-trade = Verstärken: Drei gleiche Karten oder eine von jeder werden gegen Einheiten getauscht. Behältst du sie, findest du später vielleicht einen besseren Satz.
web-risk-aim-reinforce-place = Verstärken: { web-click.first } eines deiner Gebiete an. Mit × setzt du mehrere auf einmal.
web-risk-aim-buy-cards = Kaufen: Maesterkarten und Aufträge kosten Gold; was du behältst, kannst du später einsetzen.
web-risk-aim-invade-declare = Einmarsch: { web-click.first } eines deiner Gebiete mit wenigstens zwei Einheiten an, dann einen fremden Nachbarn. So oft du willst.
web-risk-aim-invade-attack = Mehr Würfel sind besser für dich: Die höchsten zwei zählen, bei Gleichstand gewinnt der Verteidiger. Eine Einheit bleibt zurück.
web-risk-aim-invade-defend = Mehr Würfel sind besser für dich, solange du nicht um die zweite Einheit fürchtest: Bei Gleichstand gewinnst du.
web-risk-aim-conquer-advance = { $target } gehört dir. Mindestens die Einheiten, die angegriffen haben, rücken ein; der Rest kann { $source } bewachen.
web-risk-aim-maneuver-from = Manöver: Einmal im Zug verlegst du Einheiten über eigene Gebiete. { web-click.first } an, woher sie kommen, oder lass es.
web-risk-aim-maneuver-to = { web-click.first } eines deiner Gebiete an, zu dem eine Kette eigener Gebiete führt.
web-risk-aim-objective-complete = Auftrag: Einer, der jetzt erfüllt ist, bringt Punkte, höchstens einer je Zug.

web-risk-help-score = Punkte eines Scharmützels: einer je Gebiet, dazu einer je Burg und je Hafen. Wer am Ende die meisten hat, gewinnt.
    .rule = R-RK-victory-02
web-risk-help-points = Punkte für erfüllte Aufträge. Zehn Punkte und der eigene Sitz der Macht gewinnen.
    .rule = R-RK-domvictory-01
web-risk-help-territories = Gebiete, die du hältst. Mehr Gebiete bringen mehr Verstärkungen.
    .rule = R-RK-reinforce-01
web-risk-help-units = Alle deine Einheiten auf dem Brett.
web-risk-help-cards = Gebietskarten auf der Hand; Sätze von dreien werden gegen Einheiten getauscht.
web-risk-help-gold = Gold, um Karten zu kaufen und Charaktere und Maester zu bezahlen.
    .rule = R-RK-gold-01
web-risk-help-phase-setup = Gebiete werden besetzt und die ersten Einheiten gestellt.
web-risk-help-phase-reinforce = Einheiten für Gebiete, Regionen und Burgen einsammeln, Karten tauschen und alles aufstellen.
web-risk-help-phase-buy = Gold für Maesterkarten und Aufträge ausgeben.
web-risk-help-phase-invade = Nachbarn angreifen, so oft du willst.
web-risk-help-phase-maneuver = Einmal Einheiten über eigene Gebiete verlegen.
web-risk-help-phase-objective = Erfüllte Aufträge abschließen.
web-risk-help-phase-draw = Wer etwas erobert hat, zieht eine Gebietskarte.
web-risk-odds = Bis zum Ende gekämpft, wird es zu { $share } eingenommen
web-risk-odds-short = für den Angriff
web-risk-taken = erobert
web-risk-effect-losses = im Schnitt du −{ $mine }, sie −{ $theirs }
web-risk-effect-trade = bringt { $units } Einheiten
web-risk-effect-points =
    { $points ->
        [one] 1 Punkt wert
       *[other] { $points } Punkte wert
    }
web-risk-effect-advance = dann { $there } in { $target }, { $here } in { $source }
web-risk-until-decided = Angreifen, bis es entschieden ist ({ $share })
web-risk-price = { $gold } Gold

# Worum eine Frage geht, und warum sie gestellt wird
web-risk-aim-reinforce-redeem = Verstärken: Einmal im Zug ist eine einzelne Karte die Spezialeinheit wert, die sie zeigt. Für einen Satz ist sie dann nicht mehr da.
web-risk-aim-reinforce-put = Sie stärkt die Armee, bei der sie steht. { web-click.first } eines deiner Gebiete an.
web-risk-aim-window-start = Du wirst gefragt, weil du eine Maesterkarte hast, die vor allem anderen in deinem Zug gespielt wird.
web-risk-aim-window-opponent-start = Du wirst gefragt, weil du eine Maesterkarte hast, die zu Beginn eines fremden Zuges gespielt wird.
web-risk-aim-window-collect = Verstärken: Du wirst gefragt, weil eine deiner Karten ändern kann, was du bekommst.
web-risk-aim-window-deploy = Verstärken: Einer deiner Charaktere kann jetzt handeln. Der Preis steht auf dem Knopf; wer gehandelt hat, ruht, bis du ihn wieder bereit machst.
web-risk-aim-window-buy = Kaufen: Einer deiner Charaktere kann jetzt handeln. Der Preis steht auf dem Knopf.
web-risk-aim-window-declare = Du wirst gefragt, weil etwas von dir handeln kann, bevor die ersten Würfel dieses Einmarschs fallen.
web-risk-aim-window-against-me = Du wirst gefragt, weil etwas von dir handeln kann, bevor gegen dich gewürfelt wird.
web-risk-aim-window-against-other = Du wirst gefragt, weil du eine Karte hast, die gespielt wird, wenn zwei andere kämpfen.
web-risk-aim-window-committed = Du wirst gefragt, weil du eine Karte hast, die gespielt wird, sobald feststeht, wie viele kommen, und vor den Würfeln.
web-risk-aim-window-rolled = Du wirst gefragt, weil etwas von dir die Würfel noch ändern kann. Danach werden sie verglichen, der höchste mit dem höchsten.
web-risk-aim-window-dice = Du wirst gefragt, weil eine deiner Karten deine eigenen Würfel ändern kann, bevor verglichen wird.
web-risk-aim-window-draw = Ende deines Zuges: Du wirst gefragt, weil einer deiner Charaktere ändern kann, was du ziehst.
web-risk-aim-window-draw-territory = Ende deines Zuges: Du wirst gefragt, weil einer deiner Charaktere ändern kann, welche Karte du bekommst.
web-risk-aim-window-cancel =
    { $text ->
        [none] Du wirst gefragt, weil du eine Karte hast, die einer anderen die Wirkung nimmt.
       *[other] Du wirst gefragt, weil du eine Karte hast, die einer anderen die Wirkung nimmt. Die Karte sagt: { $text }
    }
web-risk-aim-setup-house =
    Aufbau: { $mode ->
        [dominion] Jedes Haus hat seinen eigenen Sitz der Macht auf der Karte. Wer ihn verliert, kann nicht gewinnen.
       *[skirmish] Das Haus gibt deinen Einheiten Farben und Wappen. Wo sie stehen, entscheidet das Los.
    }
web-risk-aim-setup-return-objective = Aufbau: Du hast drei bekommen und behältst zwei. Ein Auftrag, der zu deinem Land passt, bringt früh Punkte.
web-risk-aim-buy-keep-maester = Dein Charakter lässt dir die Wahl: Eine davon gehört dir.
web-risk-aim-draw-keep-card = Dein Charakter lässt dir die Wahl: Eine davon gehört dir. Drei gleiche oder eine von jeder sind ein Satz.
web-risk-aim-objective-keep = Du hast zwei gezogen und behältst einen. Er bringt seine Punkte, wenn du ihn in einem deiner Züge erfüllst.
web-risk-aim-maneuver-units = Manöver: Mindestens eine Einheit bleibt in { $source } zurück.
web-risk-aim-maneuver-along = Manöver: Ritter und Belagerungsmaschinen dürfen mitziehen; Befestigungen bewegen sich nie.
web-risk-aim-card-place = Eine deiner Karten wird ausgeführt: { web-click.first } für jede Einheit eines deiner Gebiete an.
web-risk-aim-card-castle = Einer deiner Charaktere handelt: Die Einheit kommt dorthin, wo eine Burg steht.
web-risk-aim-card-withdraw = Eine Karte wird ausgeführt: Die Verteidiger weichen, statt zu kämpfen. { web-click.first } an, wohin sie gehen.
web-risk-aim-card-supply-lines = Eine deiner Karten trifft dieses Gebiet. { web-click.first } ein leuchtendes an.
web-risk-aim-card-destroy = Eine Karte wird ausgeführt: Bezahlt wird mit Einheiten. Nimm die, die dir am wenigsten fehlen.
web-risk-aim-card-remove = Eine Karte wird ausgeführt: Du sagst, wie viele Einheiten es hier kostet.
web-risk-aim-card-discard-maester = Eine deiner Karten wird ausgeführt: Wähle, wen sie trifft.
web-risk-aim-card-steal-maester = Eine deiner Karten wird ausgeführt: Wähle, von wem du nimmst.
web-risk-aim-card-captive = Einen gefangenen Charakter kann sein Haus nicht nutzen. Wähle den, der dir am meisten schaden würde.
web-risk-aim-card-kill = Der Charakter verlässt das Spiel für immer. Wähle den, der dir am meisten schaden würde.
web-risk-aim-dice-highest-face = Du darfst einen dieser Würfel auf seine höchste Seite drehen, bevor verglichen wird.
web-risk-aim-dice-force-reroll = Der Gegner würfelt den, den du wählst, noch einmal, bevor verglichen wird.
web-risk-aim-dice-reroll = Du würfelst den, den du wählst, noch einmal, bevor verglichen wird.

# Worauf der Rat eines Bots beruht
web-risk-numbers-invade = { $from } hat { $units } Einheiten, { $to } { $defenders }: zu { $odds } nimmst du es ein.
web-risk-numbers-armies = { $from } hat { $units } Einheiten, { $to } { $defenders }; Ritter, Belagerungsgerät oder Mauern verändern die Würfel.
web-risk-numbers-odds = Bis zum Ende gekämpft, nimmst du es zu { $odds } ein.
web-risk-numbers-place = { $area } hat { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}; nebenan stehen { $enemies } feindliche, die größte Armee in { $where }: { $largest }.
web-risk-far = { $have } von { $of }

# Wo lange Wörter in Namen von Karten getrennt werden dürfen.
web-risk-word-breaks =
    Be·fes·tigte Be·fris·teter Be·stechung Burg·mauern Bündnis·wechsel Gefangen·nahme Ge·fal·lenen Ge·ord·neter Ge·schwo·renes
    Hinter·halt Kriegs·gerät Kriegs·vor·berei·tungen Lügen·gespinst Massen·flucht Meli·sandre Piraten·flotte Plün·dernde Uner·wartete
    Valy·rischer Ver·stärkte Ver·wirrung Ver·zwei·felter Waffen·still·stand
