### Was die Seite von Der Eiserne Thron neben den Worten der Regeln sagt.

web-throne-phase-hostages = Geiseln
web-throne-phase-preparation = Vorbereitung
web-throne-phase-support = Unterstützung
web-throne-phase-encounter = Begegnung
web-throne-phase-resolution = Auswertung
web-throne-influence = Einfluss
web-throne-living = Lebende
web-throne-sheet = Reserve
web-throne-hand = Hand
web-throne-deck = Stapel
web-throne-hostages = Geiseln
web-throne-hostage = Geisel
web-throne-known = Du hast gesehen:
web-throne-broken = { $n ->
    [one] Hat ein Versprechen gebrochen.
   *[other] Hat { $n } Versprechen gebrochen.
}
web-throne-promised = Hat Frieden versprochen.
web-throne-owes = Hat für Unterstützung eine Geisel versprochen: { $houses }
web-throne-played = Gespielt:
web-throne-designed = Diesen Text haben wir selbst entworfen.
web-throne-role-challenger = Herausforderer
web-throne-role-defender = Verteidiger
web-throne-role-supporter = Unterstützer
web-throne-race = { $count } von 5 Einflussmarkern verteilt
web-throne-character =
    { $state ->
        [dead] { $name }, tot
        [sent] { $name }, { $power } Macht, nimmt teil
       *[home] { $name }, { $power } Macht
    }
web-throne-encounter = Begegnung
web-throne-event = Ereignis: { $event }
web-throne-wins = gewinnt
web-throne-no-card = noch keine Karte
web-throne-hidden-card = eine verdeckte Karte
web-throne-peace = Frieden
web-throne-bargain = Verhandlung
web-throne-speaker =
    { $left ->
        [one] { $who } spricht; noch 1 Vorschlag
       *[other] { $who } spricht; noch { $left } Vorschläge
    }
web-throne-gets = { $who } erhält
web-throne-standing = geboten: { $n }
web-throne-talk = Versprechen, drohen, behaupten
web-throne-talk-hint = Alle lesen es. Es bindet niemanden.
web-throne-talk-to = An
web-throne-talk-what = Was du sagst
web-throne-talk-claim = Eine Behauptung über deine Karten
web-throne-talk-say = Sagen

## Worum es bei einer Frage geht

web-ironthrone-aim-leader-choose = Dein Anführer bleibt das ganze Spiel; seine Fähigkeit setzt du immer wieder ein.
web-ironthrone-aim-hostages-handle = Geiseln sind am meisten wert, solange du sie hast: Lass eine frei, um ihrem Haus zu gefallen, foltere eine, um ihm zu schaden.
web-ironthrone-aim-preparation-defender = Du bist der Herausforderer: Wähle, welchem Haus du begegnest. Das Ereignis sagt, wer gewählt werden darf.
web-ironthrone-aim-power-distribute = Macht macht einen Charakter in Begegnungen stark und lässt ihn länger leben.
web-ironthrone-aim-preparation-character = Seine Macht zählt auf deiner Seite und steht auf dem Spiel.
web-ironthrone-aim-support-offer = Unterstützer teilen Sieg und Niederlage. Oder halte dich heraus.
web-ironthrone-aim-support-answer = Ein Unterstützer bringt Macht auf deine Seite und teilt, was gewonnen wird.
web-ironthrone-aim-encounter-card =
    { $face ->
        [up] Offen: Du musst zuerst legen, und die andere Seite sieht deine Karte, bevor sie antwortet.
        [answer] Die Karte der anderen Seite liegt offen: Antworte darauf.
       *[down] Verdeckt, beide Seiten zugleich.
    } Kriegskarten: Die höhere Summe aus Karte und Macht gewinnt. Zwei Friedenskarten: Ihr verhandelt. Frieden gegen Krieg: Verrat.
web-ironthrone-aim-window-card = Eine Charakterkarte kann die Begegnung wenden. Dann ist sie ausgespielt.
web-ironthrone-aim-peace-negotiate = Was ihr vereinbart, wird ausgeführt. Wird nichts getauscht, verlieren beide Seiten und zahlen.

web-ironthrone-help-influence = Einflussmarker bei anderen Häusern. Wer alle fünf verteilt hat, beendet das Spiel; am meisten Einfluss gewinnt.
    .rule = R-IT-victory-01
web-ironthrone-help-living = Charaktere, die noch leben. Sind alle vier eines Hauses tot, endet das Spiel.
    .rule = R-IT-victory-02
web-ironthrone-help-sheet = Macht im Vorrat, die auf Charaktere verteilt werden kann.
    .rule = R-IT-power-01
web-ironthrone-help-hand = Karten auf der Hand.
web-ironthrone-help-hostages = Karten anderer, die dieses Haus als Geiseln hält.
    .rule = R-IT-hostage-01
web-ironthrone-help-phase-hostages = Geiseln werden freigelassen oder gefoltert.
web-ironthrone-help-phase-preparation = Ein Verteidiger wird herausgefordert, Macht verteilt, und beide entsenden einen Charakter.
web-ironthrone-help-phase-support = Die anderen Häuser können sich einer Seite anschließen.
web-ironthrone-help-phase-encounter = Karten werden gelegt und aufgedeckt; Anführer und Charakterkarten kommen zum Einsatz.
web-ironthrone-help-phase-resolution = Der Sieger weitet seinen Einfluss aus, der Verlierer zahlt, oder beide halten eine Abmachung.

## Statistik

web-ironthrone-spread = Verteilter Einfluss
web-ironthrone-power = Macht aller Charaktere
web-ironthrone-hand-size = Karten auf der Hand
web-ironthrone-hostages = Geiseln

# Worum eine Frage geht, und warum sie gestellt wird
web-ironthrone-aim-torture-victim = Folter einer Kriegs- oder Friedenskarte: Der Charakter gibt 1 Macht an deinen Anführer ab.
web-ironthrone-aim-support-forced = Eine Fähigkeit zwingt dich, diese Seite zu unterstützen. Die Macht des Charakters zählt dort und steht auf dem Spiel.
web-ironthrone-aim-window-leader =
    { $text ->
        [none] Du wirst gefragt, weil die Fähigkeit deines Anführers genau jetzt eingesetzt werden kann.
       *[other] Du wirst gefragt, weil die Fähigkeit deines Anführers genau jetzt eingesetzt werden kann. Sie sagt: { $text }
    }
web-ironthrone-aim-effect-target = Deine eben gespielte Karte wird ausgeführt. Sie sagt: { $text }
web-ironthrone-aim-ability-target = Die Fähigkeit deines Anführers wird ausgeführt. Sie sagt: { $text }
web-ironthrone-aim-effect-cost = Deine eben gespielte Karte kostet Macht. Sie sagt: { $text }
web-ironthrone-aim-ability-cost = Die Fähigkeit deines Anführers kostet Macht. Sie sagt: { $text }
web-ironthrone-aim-effect-mode = Deine eben gespielte Karte kann eines von beidem. Sie sagt: { $text }
web-ironthrone-aim-effect-replace = Die Karte, die in der Begegnung liegt, wird durch eine deiner Hand ersetzt.
web-ironthrone-aim-effect-exchange = Die Karte, die du in die Begegnung gelegt hast, darf noch gegen eine andere deiner Hand getauscht werden.
web-ironthrone-aim-effect-move = Macht darf unter deinen eigenen Charakteren verschoben werden: Wo sie liegt, zählt sie und steht auf dem Spiel.
web-ironthrone-aim-effect-discard = Die Fähigkeit oder Karte kostet dich Handkarten. Gib die ab, die du am wenigsten brauchst.
web-ironthrone-aim-effect-torture = Sofort gefoltert, schadet die Geisel ihrem Haus jetzt; behalten, bleibt sie Drohung und Tauschware.
web-ironthrone-aim-hostage-from = Dir steht eine Geisel zu: eine Karte eines anderen Hauses, die du später freilassen oder foltern kannst.
web-ironthrone-aim-hostage-place = Aus der Hand ist es eine zufällige Karte, vom Stapel die oberste. Von Geiseln, die dort liegen, kennst du nur das Haus.

# Worauf der Rat eines Bots beruht
web-throne-numbers-house = { $house } hat { $seals ->
    [one] ein Siegel
   *[other] { $seals } Siegel
} bei anderen, und sein stärkster Charakter hat { $strongest } Macht.
web-throne-numbers-character = { $name } hat { $power } Macht; deine Reserve ist { $reserve }.
web-throne-numbers-sides = Ohne Karten steht es { $challenger } für den Herausforderer, { $defender } für den Verteidiger.
web-throne-numbers-lay = Ohne Karten steht es { $challenger } für den Herausforderer, { $defender } für den Verteidiger; diese Karte bringt im Krieg { $value } dazu.

# Wo lange Wörter in Namen von Karten getrennt werden dürfen.
web-ironthrone-word-breaks =
    An·führer·bogen Hand·karten Meli·sandre
