# Game of Thrones: Kampf um den Eisernen Thron

ironthrone-title = Game of Thrones: Kampf um den Eisernen Thron
    .short = Kampf um den Thron
    .text = Geiseln, Bluff und Händel: gewinne Begegnungen, finde Verbündete, verrate sie.

## Entscheidungen

ironthrone-choice-lead = { $leader } als Anführer wählen
ironthrone-choice-release = { $card } freilassen
ironthrone-choice-torture = { $card } foltern
ironthrone-choice-done = Fertig
ironthrone-choice-challenge = { $seat } herausfordern
ironthrone-choice-empower = 1 Macht an { $character }
ironthrone-choice-send = { $character } schicken
ironthrone-choice-offer = Den { $side } mit { $character } unterstützen
ironthrone-choice-stay-out = Sich heraushalten
ironthrone-choice-accept = Annehmen
ironthrone-choice-refuse = Ablehnen
ironthrone-choice-lay = { $card } legen
ironthrone-choice-keep = So lassen
ironthrone-choice-pass = Passen
ironthrone-choice-play = { $card } ausspielen
ironthrone-choice-use = { $ability } einsetzen
ironthrone-choice-aim = { $character }
ironthrone-choice-aim-at = { $seat }
ironthrone-choice-pay = { $n } Macht bezahlen
ironthrone-choice-pick = { $mode }
ironthrone-choice-move = 1 Macht von { $character }
ironthrone-choice-discard = { $card } ablegen
ironthrone-choice-take = Eine Geisel { $place } nehmen
ironthrone-choice-take-captive = Eine Geisel aus Haus { $house } wegnehmen
ironthrone-choice-torture-now = Sofort foltern
ironthrone-choice-want = { $item } verlangen ({ $n })
ironthrone-choice-give = { $item } bieten ({ $n })
ironthrone-choice-propose = So vorschlagen
ironthrone-choice-break-off = Die Verhandlung abbrechen
ironthrone-choice-say = Zu { $to } sagen: „{ $plea } { $pledge }“
ironthrone-choice-claim = Behaupten, { $card } zu haben

## Fragen

ironthrone-prompt-offer = Du darfst etwas sagen.
ironthrone-prompt-leader-choose = Welchen Anführer wählst du?
ironthrone-prompt-hostages-handle = Welche Geiseln lässt du frei oder folterst du?
ironthrone-prompt-torture-victim = Welcher Charakter aus Haus { $house } gibt 1 Macht an dich ab?
ironthrone-prompt-preparation-defender = Das Ereignis ist „{ $event }“. Wen forderst du heraus?
ironthrone-prompt-power-distribute =
    { $left ->
        [one] Welcher Charakter erhält die letzte Macht?
       *[other] Welcher Charakter erhält 1 Macht? Du verteilst noch { $left }.
    }
ironthrone-prompt-preparation-character = Welchen Charakter schickst du in die Begegnung?
ironthrone-prompt-support-offer = Bietest du jemandem Unterstützung an?
ironthrone-prompt-support-answer = { $seat } bietet dir { $character } zur Unterstützung an. Nimmst du an?
ironthrone-prompt-support-forced = Welcher Charakter muss den { $side } unterstützen?
ironthrone-prompt-encounter-card = Welche Karte legst du?
ironthrone-prompt-window-leader = Setzt du „{ $ability }“ ein?
ironthrone-prompt-window-card = Spielst du eine Charakterkarte aus?
ironthrone-prompt-effect-target = { $card }: Wen soll es treffen?
ironthrone-prompt-ability-target = { $ability }: Wen soll es treffen?
ironthrone-prompt-effect-cost = { $card }: Wie viel Macht bezahlst du?
ironthrone-prompt-ability-cost = { $ability }: Wie viel Macht bezahlst du?
ironthrone-prompt-effect-mode = { $card }: Welches von beidem wählst du?
ironthrone-prompt-effect-replace = Welche Karte kommt an ihre Stelle?
ironthrone-prompt-effect-exchange = Tauschst du deine verdeckte Karte?
ironthrone-prompt-effect-move =
    { $left ->
        [one] Von welchem Charakter verschiebst du die letzte Macht?
       *[other] Von welchem Charakter verschiebst du 1 Macht? Du verschiebst noch bis zu { $left }.
    }
ironthrone-prompt-effect-discard =
    { $left ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karte legst du ab? Du legst noch { $left } ab.
    }
ironthrone-prompt-effect-torture = Folterst du die Geisel sofort?
ironthrone-prompt-hostage-from = Von wem nimmst du eine Geisel?
ironthrone-prompt-hostage-place = Woher nimmst du eine Geisel von { $seat }?
ironthrone-prompt-peace-negotiate =
    { $left ->
        [0] Nimmst du an, oder brichst du ab? Du darfst nichts mehr vorschlagen.
        [one] Was schlägst du vor, oder wie antwortest du? Dir bleibt 1 Vorschlag.
       *[other] Was schlägst du vor, oder wie antwortest du? Dir bleiben { $left } Vorschläge.
    }

## Ereignisse

ironthrone-event-leader = { $character } führt { $seat } an.
ironthrone-event-turn = Im { $n }. Zug fordert { $seat } heraus.
ironthrone-event-event = { $seat } zieht das Ereignis „{ $drawn }“.
ironthrone-event-defends = { $seat } verteidigt.
ironthrone-event-drew =
    { $n ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $n } Karten.
    }
ironthrone-event-drew-card = Du ziehst { $card }.
ironthrone-event-distributed = { $seat } legt 1 Macht auf { $character }.
ironthrone-event-sent = { $seat } schickt { $character } in die Begegnung.
ironthrone-event-stayed-out = { $seat } hält sich heraus.
ironthrone-event-offered = { $seat } bietet dem { $side } { $character } zur Unterstützung an.
ironthrone-event-refused = Die Unterstützung durch { $seat } wird abgelehnt.
ironthrone-event-joined = { $seat } unterstützt den { $side } mit { $character }.
ironthrone-event-laid = { $seat } hat eine Karte gelegt.
ironthrone-event-revealed = { $seat } zeigt { $card }.
ironthrone-event-result = Das Ergebnis ist { $result }.
ironthrone-event-totals = Der Herausforderer kommt auf { $challenger }, der Verteidiger auf { $defender }.
ironthrone-event-won = Die Seite des { $side }s gewinnt.
ironthrone-event-tied = Es steht unentschieden, und beide Seiten verlieren.
ironthrone-event-spread = { $seat } weitet den eigenen Einfluss auf { $target } aus.
ironthrone-event-lost-power = { $character } verliert { $n } Macht.
ironthrone-event-sheet-lost = Der Anführerbogen von { $seat } verliert { $n } Macht für immer.
ironthrone-event-died = { $character } stirbt.
ironthrone-event-hostage = { $seat } nimmt eine Karte des Hauses { $house } { $place } von { $victim }.
ironthrone-event-hostage-card = Die Geisel ist { $card }.
ironthrone-event-released = { $seat } lässt eine Geisel von { $owner } frei.
ironthrone-event-released-card = Die freigelassene Karte ist { $card }.
ironthrone-event-tortured = { $seat } foltert { $card }.
ironthrone-event-played = { $seat } spielt { $card } aus.
ironthrone-event-used = { $seat } setzt „{ $ability }“ ein.
ironthrone-event-looked-hand = { $seat } sieht sich die Hand von { $victim } an.
ironthrone-event-looked-card = { $seat } sieht sich die Begegnungskarte von { $victim } an.
ironthrone-event-saw = Du siehst { $card }.
ironthrone-event-exchanged = { $seat } tauscht die verdeckte Karte.
ironthrone-event-value = Die Karte von { $seat } zählt nun { $n }.
ironthrone-event-added = { $seat } erhöht die Summe der eigenen Seite um { $n }.
ironthrone-event-moved = 1 Macht wandert von { $source } zu { $target }.
ironthrone-event-barred = { $seat } erhält keine Belohnungen.
ironthrone-event-spared = { $seat } erleidet keine Sanktionen.
ironthrone-event-discarded = { $seat } legt { $card } ab.
ironthrone-event-retreated = { $seat } zieht sich zurück.
ironthrone-event-switched = { $seat } wechselt die Seite und unterstützt nun den { $side }.
ironthrone-event-must-lay-first = { $seat } muss die Begegnungskarte zuerst und offen legen.
ironthrone-event-proposed =
    { $seat } verlangt { $want_influence } Einfluss, { $want_hostages ->
        [one] 1 Geisel
       *[other] { $want_hostages } Geiseln
    } und { $want_power } Macht und bietet dafür { $give_influence } Einfluss, { $give_hostages ->
        [one] 1 Geisel
       *[other] { $give_hostages } Geiseln
    } und { $give_power } Macht.
ironthrone-event-agreed = { $seat } nimmt an, und die Einigung gilt.
ironthrone-event-broke-off = { $seat } bricht die Verhandlung ab.
ironthrone-event-moved-sheet = { $n } Macht geht vom Anführerbogen von { $seat } auf den von { $target }.
ironthrone-event-broke-promise = { $seat } hatte Frieden versprochen und zeigt Krieg.
ironthrone-event-kept-hostage = { $seat } hatte { $owner } für Unterstützung eine Geisel versprochen und lässt sie nicht frei.
ironthrone-event-said = { $seat } sagt zu { $to }: „{ $plea } { $pledge }“
ironthrone-event-claimed = { $seat } behauptet, { $card } zu haben.
ironthrone-event-shuffled = Der Stapel von { $seat } wird neu gemischt.
ironthrone-event-safe-windows = Ab jetzt werden alle gefragt, die handeln könnten: Hier spielen mehrere Menschen.

## Einstellungen

ironthrone-option-houses = die Häuser nach Plätzen; sonst werden sie ausgelost
ironthrone-option-houses-lannister = { ironthrone-house-lannister }
ironthrone-option-houses-stark = { ironthrone-house-stark }
ironthrone-option-houses-baratheon = { ironthrone-house-baratheon }
ironthrone-option-houses-targaryen = { ironthrone-house-targaryen }
ironthrone-option-houses-tyrell = { ironthrone-house-tyrell }
ironthrone-option-leader-choice = wie die Anführer bestimmt werden
ironthrone-option-leader-choice-draw2-keep1 = zwei ziehen, einen wählen
ironthrone-option-leader-choice-random = ausgelost
ironthrone-option-leader-choice-free = unter allen fünf gewählt
ironthrone-option-own-house-event = wenn das Ereignis den Herausforderer nennt
ironthrone-option-own-house-event-choose = wählt der Herausforderer den Verteidiger
ironthrone-option-own-house-event-redraw = wird ein neues Ereignis gezogen
ironthrone-option-negotiation-limit = Vorschläge jedes Spielers in einer Verhandlung
ironthrone-option-turn-limit = Züge, nach denen der meiste Einfluss gewinnt; 0 für keine Grenze
ironthrone-option-chat = Versprechen und Behauptungen am Tisch
ironthrone-option-chat-public = erlaubt, alle hören sie
ironthrone-option-chat-off = nicht angeboten
ironthrone-option-windows = wer gefragt wird, ob er Charakterkarten spielt
ironthrone-option-windows-fast = nur wer kann
ironthrone-option-windows-safe = jeder, der nach dem Wissen der anderen könnte

## Spielende

ironthrone-result-influence = Ein Haus hat seinen ganzen Einfluss ausgeweitet.
ironthrone-result-fallen-house = Ein Haus hat alle Charaktere verloren.
ironthrone-result-turn-limit = Die vereinbarte Zahl der Züge ist erreicht.

## Häuser und Plätze

ironthrone-house-lannister = Lennister
ironthrone-house-stark = Stark
ironthrone-house-baratheon = Baratheon
ironthrone-house-targaryen = Targaryen
ironthrone-house-tyrell = Tyrell
ironthrone-seat-lannister = { ironthrone-house-lannister }
ironthrone-seat-stark = { ironthrone-house-stark }
ironthrone-seat-baratheon = { ironthrone-house-baratheon }
ironthrone-seat-targaryen = { ironthrone-house-targaryen }
ironthrone-seat-tyrell = { ironthrone-house-tyrell }

## Seiten, Ergebnisse, Gegenstände, Orte

ironthrone-side-challenger = Herausforderer
ironthrone-side-defender = Verteidiger
ironthrone-outcome-none = offen
ironthrone-outcome-war = Krieg
ironthrone-outcome-peace = Frieden
ironthrone-outcome-betrayal = Verrat
ironthrone-item-influence = Einfluss
ironthrone-item-hostages = Geiseln
ironthrone-item-power = Macht
ironthrone-place-deck = vom Stapel
ironthrone-place-hand = aus der Hand
ironthrone-place-hostages = aus den Geiseln
ironthrone-mode-rescue = Eine Karte deines Hauses zurückholen
ironthrone-mode-retreat = Sich zurückziehen
ironthrone-plea-nothing = Mein Wort darauf:
ironthrone-plea-support-me = Unterstütze mich,
ironthrone-plea-stay-out = Halte dich heraus,
ironthrone-plea-lay-peace = Lege Frieden,
ironthrone-plea-release-mine = Lass meine Leute frei,
ironthrone-pledge-nothing = bitte.
ironthrone-pledge-lay-peace = ich lege Frieden.
ironthrone-pledge-support-you = ich unterstütze dich.
ironthrone-pledge-release-yours = ich lasse deine Geisel frei.
ironthrone-pledge-torture-yours = sonst foltere ich deine Geisel.

## Ereigniskarten

ironthrone-eventcard-lannister = Haus Lennister
ironthrone-eventcard-stark = Haus Stark
ironthrone-eventcard-baratheon = Haus Baratheon
ironthrone-eventcard-targaryen = Haus Targaryen
ironthrone-eventcard-tyrell = Haus Tyrell
ironthrone-eventcard-most-cards = Die meisten Handkarten
ironthrone-eventcard-most-influence = Der meiste Einfluss auf andere
ironthrone-eventcard-most-reserves = Die meiste Macht auf dem Anführerbogen

## Charaktere

ironthrone-kit-character = Anführer
ironthrone-character-tywin-lannister = Tywin Lennister
ironthrone-character-cersei-lannister = Cersei Lennister
ironthrone-character-jaime-lannister = Jaime Lennister
ironthrone-character-tyrion-lannister = Tyrion Lennister
ironthrone-character-joffrey-baratheon = Joffrey Baratheon
ironthrone-character-eddard-stark = Eddard Stark
ironthrone-character-robb-stark = Robb Stark
ironthrone-character-catelyn-stark = Catelyn Stark
ironthrone-character-bran-stark = Bran Stark
ironthrone-character-arya-stark = Arya Stark
ironthrone-character-stannis-baratheon = Stannis Baratheon
ironthrone-character-melisandre = Melisandre
ironthrone-character-davos-seaworth = Davos Seewert
ironthrone-character-selyse-baratheon = Selyse Baratheon
ironthrone-character-matthos-seaworth = Matthos Seewert
ironthrone-character-daenerys-targaryen = Daenerys Targaryen
ironthrone-character-khal-drogo = Khal Drogo
ironthrone-character-viserys-targaryen = Viserys Targaryen
ironthrone-character-jorah-mormont = Jorah Mormont
ironthrone-character-rakharo = Rakharo
ironthrone-character-margaery-tyrell = Margaery Tyrell
ironthrone-character-olenna-tyrell = Olenna Tyrell
ironthrone-character-loras-tyrell = Loras Tyrell
ironthrone-character-renly-baratheon = Renly Baratheon
ironthrone-character-mace-tyrell = Maes Tyrell

## Hauskarten

ironthrone-card-lannister-war-1 = Krieg 1 (Lennister)
ironthrone-card-lannister-war-2 = Krieg 2 (Lennister)
ironthrone-card-lannister-war-3 = Krieg 3 (Lennister)
ironthrone-card-lannister-war-4 = Krieg 4 (Lennister)
ironthrone-card-lannister-war-5 = Krieg 5 (Lennister)
ironthrone-card-lannister-war-6 = Krieg 6 (Lennister)
ironthrone-card-lannister-war-7 = Krieg 7 (Lennister)
ironthrone-card-lannister-war-8 = Krieg 8 (Lennister)
ironthrone-card-lannister-war-10 = Krieg 10 (Lennister)
ironthrone-card-lannister-war-12 = Krieg 12 (Lennister)
ironthrone-card-lannister-war-20 = Krieg 20 (Lennister)
ironthrone-card-lannister-peace = Frieden (Lennister)
ironthrone-card-stark-war-1 = Krieg 1 (Stark)
ironthrone-card-stark-war-2 = Krieg 2 (Stark)
ironthrone-card-stark-war-3 = Krieg 3 (Stark)
ironthrone-card-stark-war-4 = Krieg 4 (Stark)
ironthrone-card-stark-war-5 = Krieg 5 (Stark)
ironthrone-card-stark-war-6 = Krieg 6 (Stark)
ironthrone-card-stark-war-7 = Krieg 7 (Stark)
ironthrone-card-stark-war-8 = Krieg 8 (Stark)
ironthrone-card-stark-war-10 = Krieg 10 (Stark)
ironthrone-card-stark-war-12 = Krieg 12 (Stark)
ironthrone-card-stark-war-20 = Krieg 20 (Stark)
ironthrone-card-stark-peace = Frieden (Stark)
ironthrone-card-baratheon-war-1 = Krieg 1 (Baratheon)
ironthrone-card-baratheon-war-2 = Krieg 2 (Baratheon)
ironthrone-card-baratheon-war-3 = Krieg 3 (Baratheon)
ironthrone-card-baratheon-war-4 = Krieg 4 (Baratheon)
ironthrone-card-baratheon-war-5 = Krieg 5 (Baratheon)
ironthrone-card-baratheon-war-6 = Krieg 6 (Baratheon)
ironthrone-card-baratheon-war-7 = Krieg 7 (Baratheon)
ironthrone-card-baratheon-war-8 = Krieg 8 (Baratheon)
ironthrone-card-baratheon-war-10 = Krieg 10 (Baratheon)
ironthrone-card-baratheon-war-12 = Krieg 12 (Baratheon)
ironthrone-card-baratheon-war-20 = Krieg 20 (Baratheon)
ironthrone-card-baratheon-peace = Frieden (Baratheon)
ironthrone-card-targaryen-war-1 = Krieg 1 (Targaryen)
ironthrone-card-targaryen-war-2 = Krieg 2 (Targaryen)
ironthrone-card-targaryen-war-3 = Krieg 3 (Targaryen)
ironthrone-card-targaryen-war-4 = Krieg 4 (Targaryen)
ironthrone-card-targaryen-war-5 = Krieg 5 (Targaryen)
ironthrone-card-targaryen-war-6 = Krieg 6 (Targaryen)
ironthrone-card-targaryen-war-7 = Krieg 7 (Targaryen)
ironthrone-card-targaryen-war-8 = Krieg 8 (Targaryen)
ironthrone-card-targaryen-war-10 = Krieg 10 (Targaryen)
ironthrone-card-targaryen-war-12 = Krieg 12 (Targaryen)
ironthrone-card-targaryen-war-20 = Krieg 20 (Targaryen)
ironthrone-card-targaryen-peace = Frieden (Targaryen)
ironthrone-card-tyrell-war-1 = Krieg 1 (Tyrell)
ironthrone-card-tyrell-war-2 = Krieg 2 (Tyrell)
ironthrone-card-tyrell-war-3 = Krieg 3 (Tyrell)
ironthrone-card-tyrell-war-4 = Krieg 4 (Tyrell)
ironthrone-card-tyrell-war-5 = Krieg 5 (Tyrell)
ironthrone-card-tyrell-war-6 = Krieg 6 (Tyrell)
ironthrone-card-tyrell-war-7 = Krieg 7 (Tyrell)
ironthrone-card-tyrell-war-8 = Krieg 8 (Tyrell)
ironthrone-card-tyrell-war-10 = Krieg 10 (Tyrell)
ironthrone-card-tyrell-war-12 = Krieg 12 (Tyrell)
ironthrone-card-tyrell-war-20 = Krieg 20 (Tyrell)
ironthrone-card-tyrell-peace = Frieden (Tyrell)
ironthrone-card-tywin-lannister = Tywin Lennister
    .text = Beim Zählen der Summen: deine Seite erhält 5 dazu.
ironthrone-card-cersei-lannister = Cersei Lennister
    .text = Zu Beginn der Begegnung: wähle einen Unterstützer der anderen Seite; dieser Spieler zieht sich zurück.
ironthrone-card-jaime-lannister = Jaime Lennister
    .text = Nach den Sanktionen, wenn deine Seite gewonnen hat: ein lebender teilnehmender Charakter der Verlierer gibt 3 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-card-tyrion-lannister = Tyrion Lennister
    .text = Nach dem Aufdecken, als aktiver Spieler: nimm deine Begegnungskarte auf die Hand zurück und lege offen eine andere Handkarte an ihre Stelle (hast du keine, die oberste deines Stapels). Die nun sichtbaren Karten bestimmen das Ergebnis neu.
ironthrone-card-joffrey-baratheon = Joffrey Baratheon
    .text = Nach der Geiselnahme, wenn deine Seite gewonnen hat und du Belohnungen erhältst: nimm 1 weitere Geisel von einem Spieler der Verliererseite; du darfst sie sofort foltern.
ironthrone-card-eddard-stark = Eddard Stark
    .text = Vor den Sanktionen: du und alle auf deiner Seite erleiden in dieser Begegnung keine Sanktionen; auch Geiseln können euch nicht genommen werden.
ironthrone-card-robb-stark = Robb Stark
    .text = Beim Zählen der Summen: deine Seite erhält 4 dazu, auf der Seite des Herausforderers 6.
ironthrone-card-catelyn-stark = Catelyn Stark
    .text = Vor dem Aufdecken: lege bis zu 3 Macht von deinem Anführerbogen auf deinen teilnehmenden Charakter.
ironthrone-card-bran-stark = Bran Stark
    .text = Vor dem Aufdecken: sieh dir heimlich die verdeckte Begegnungskarte der anderen Seite an. Als aktiver Spieler darfst du danach deine eigene verdeckte Karte gegen eine Handkarte tauschen.
ironthrone-card-arya-stark = Arya Stark
    .text = Vor dem Aufdecken: ein teilnehmender Charakter der anderen Seite gibt 2 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-card-stannis-baratheon = Stannis Baratheon
    .text = Nach dem Aufdecken, im Krieg: der Wert der gegnerischen Begegnungskarte wird halbiert, aufgerundet.
ironthrone-card-melisandre = Melisandre
    .text = Vor dem Aufdecken: nimm 2 Macht von einem deiner Charaktere auf deinen Anführerbogen. Dann gibt ein teilnehmender Charakter der anderen Seite 4 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-card-davos-seaworth = Davos Seewert
    .text = Nach dem Aufdecken eines von beiden: als Unterstützer ziehst du dich zurück; oder eine zufällige Karte deines Hauses kehrt von einem Geiselnehmer auf deine Hand zurück.
ironthrone-card-selyse-baratheon = Selyse Baratheon
    .text = Vor den Belohnungen: wähle einen anderen Spieler der Gewinnerseite; er erhält keine Belohnung und nimmt keine Geisel.
ironthrone-card-matthos-seaworth = Matthos Seewert
    .text = Beim Zählen der Summen: deine Seite erhält 3 dazu; danach ziehst du 1 Hauskarte.
ironthrone-card-daenerys-targaryen = Daenerys Targaryen
    .text = Nach dem Aufdecken, im Krieg: jeder teilnehmende Charakter der anderen Seite gibt 2 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab, alle zugleich.
ironthrone-card-khal-drogo = Khal Drogo
    .text = Nach der Geiselnahme, wenn du auf der Seite des Herausforderers gewonnen hast und Belohnungen erhältst: nimm 2 Geiseln vom Verteidiger.
ironthrone-card-viserys-targaryen = Viserys Targaryen
    .text = Bevor Begegnungskarten gewählt werden: nimm eine zufällige Handkarte des gegnerischen aktiven Spielers als Geisel.
ironthrone-card-jorah-mormont = Jorah Mormont
    .text = Vor dem Aufdecken: als Unterstützer wechselst du mit deinem Charakter die Seite. Als aktiver Spieler siehst du dir stattdessen heimlich die gegnerische Begegnungskarte an.
ironthrone-card-rakharo = Rakharo
    .text = Vor den Sanktionen: du erleidest in dieser Begegnung keine Sanktionen; auch Geiseln können dir nicht genommen werden.
ironthrone-card-margaery-tyrell = Margaery Tyrell
    .text = Zu Beginn der Begegnung: ein Spieler, der nicht teilnimmt, muss deiner Seite sofort mit einem Charakter seiner Wahl beitreten.
ironthrone-card-olenna-tyrell = Olenna Tyrell
    .text = Am Ende der Auswertung: ein teilnehmender Charakter eines anderen Spielers, gleich auf welcher Seite, gibt 3 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-card-loras-tyrell = Loras Tyrell
    .text = Beim Zählen der Summen: die Macht deines teilnehmenden Charakters zählt noch einmal, höchstens 8.
ironthrone-card-renly-baratheon = Renly Baratheon
    .text = Beim Zählen der Summen: deine Seite erhält 1 für jede Karte, die du noch auf der Hand hast, höchstens 6.
ironthrone-card-mace-tyrell = Maes Tyrell
    .text = Zu Beginn der Begegnung: ziehe 2 Hauskarten und verteile dann bis zu 2 Macht von deinem Anführerbogen.

## Fähigkeiten der Anführer

ironthrone-ability-wealth-of-casterly-rock = Der Reichtum von Casterlystein
    .text = Beim Zählen der Summen, als aktiver Spieler: deine Seite erhält 1 für jede Macht auf deinem Anführerbogen, höchstens 6. Die Macht bleibt liegen.
ironthrone-ability-blackmail = Erpressung
    .text = Bevor ein Spieler Unterstützung anbieten darf, wenn du aktiver Spieler bist und Einfluss auf sein Haus hast: wähle einen seiner lebenden Charaktere; er unterstützt dich, und niemand kann ablehnen.
ironthrone-ability-kingslayer = Königsmörder
    .text = Nach den Sanktionen, wenn du als aktiver Spieler gewonnen hast: ein lebender teilnehmender Charakter der Verlierer gibt weitere 3 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-ability-silver-tongue = Silberzunge
    .text = Nach einer eigenen Verhandlung: kam es zur Einigung, ziehst du 3 Hauskarten und verteilst bis zu 3 Macht von deinem Anführerbogen; wenn nicht, erleidest du keine Sanktionen.
ironthrone-ability-cruelty = Grausamkeit
    .text = Wenn du eine Kriegs- oder Friedenskarte folterst: entferne 3 Macht statt 1, von einem oder mehreren Charakteren jenes Hauses, auf deinen Anführerbogen.
ironthrone-ability-honor = Ehre
    .text = Nach dem Aufdecken, wenn du Frieden gelegt hast und verraten wurdest: das Ergebnis ist Frieden, und ihr verhandelt.
ironthrone-ability-young-wolf = Der Junge Wolf
    .text = Wenn du in der Vorbereitung eine Karte ziehen würdest: ziehe stattdessen 2 und lege dann 1 Karte deiner Wahl ab.
ironthrone-ability-family-duty = Familie und Pflicht
    .text = Wenn du in der Vorbereitung 1 Macht verteilen würdest: verteile stattdessen bis zu 2.
ironthrone-ability-greensight = Grüne Sicht
    .text = Bevor Begegnungskarten gewählt werden, als aktiver Spieler: der andere aktive Spieler legt zuerst und offen; erst dann wählst du.
ironthrone-ability-not-today = Nicht heute
    .text = Vor den Sanktionen: dein teilnehmender Charakter verliert nur 1 Macht statt der Hälfte.
ironthrone-ability-rightful-king = Der rechtmäßige König
    .text = Beim Zählen der Summen, als aktiver Spieler ohne Unterstützer: du erhältst 4 dazu.
ironthrone-ability-blood-magic = Blutmagie
    .text = Vor dem Aufdecken: nimm 1 bis 3 Macht von einem deiner Charaktere, der nicht teilnimmt, auf deinen Anführerbogen; dann gibt ein teilnehmender Charakter der anderen Seite ebenso viel an den Anführerbogen seines Hauses ab.
ironthrone-ability-smuggler = Schmuggler
    .text = Wenn ein Haus, auf dem dein Einfluss liegt, dein Unterstützungsangebot ablehnt: dein Charakter schließt sich der Seite trotzdem an.
ironthrone-ability-devotion = Hingabe
    .text = Wenn dein teilnehmender Charakter durch eine Sanktion Macht verliert: du darfst diese Macht auf deine anderen lebenden Charaktere statt auf den Anführerbogen legen.
ironthrone-ability-zeal = Eifer
    .text = Wenn du Unterstützer geworden bist: ziehe 1 Hauskarte und verteile dann bis zu 1 Macht von deinem Anführerbogen.
ironthrone-ability-mother-of-dragons = Mutter der Drachen
    .text = Beim Zählen der Summen: deine Seite erhält 1 für jeden deiner lebenden Charaktere, der nicht teilnimmt, höchstens 3.
ironthrone-ability-plunder = Plünderung
    .text = Nach der Geiselnahme, wenn deine Seite gewonnen hat und du Belohnungen erhältst: nimm 1 weitere Geisel von einem Spieler der Verliererseite.
ironthrone-ability-wake-the-dragon = Den Drachen wecken
    .text = Nach den Sanktionen, wenn du sie erlitten hast: ziehe 3 Hauskarten.
ironthrone-ability-informer = Spitzel
    .text = Bevor Begegnungskarten gewählt werden: sieh dir heimlich die ganze Hand eines Spielers der anderen Seite an.
ironthrone-ability-blood-of-my-blood = Blut von meinem Blut
    .text = Zu Beginn der Begegnung: verschiebe bis zu 2 Macht von deinen Charakteren, die nicht teilnehmen, auf den teilnehmenden; jeder Geber behält mindestens 1.
ironthrone-ability-courtly-intrigue = Höfische Ränke
    .text = Wenn du einen siegreichen Verteidiger unterstützt: weite statt deiner Belohnung 1 Einfluss auf das Haus des Herausforderers aus.
ironthrone-ability-queen-of-thorns = Königin der Dornen
    .text = Am Ende der Auswertung eines Friedens, an dem du teilnimmst: ein teilnehmender Charakter eines anderen Spielers gibt 2 Macht (oder alles, was er hat) an den Anführerbogen seines Hauses ab.
ironthrone-ability-knight-of-flowers = Ritter der Blumen
    .text = Beim Zählen der Summen, als aktiver Spieler, dessen Charakter mindestens so stark ist wie der des Gegners: du erhältst 3 dazu.
ironthrone-ability-beloved-by-all = Von allen geliebt
    .text = Beim Zählen der Summen, als aktiver Spieler: deine Seite erhält 2 für jeden eigenen Unterstützer, höchstens 6.
ironthrone-ability-growing-strong = Kräftig wachsen
    .text = Am Ende jedes Zuges: ziehe auf 7 Handkarten auf statt auf 5.
