# Der Eiserne Thron: Das Kartenspiel, 2. Edition

cards2e-title = Der Eiserne Thron: Das Kartenspiel, 2. Edition
    .short = Kartenspiel, 2. Edition
    .text = Strategien, Aufmarsch und Herausforderungen mit eigenen Decks: Tjost zu zweit, Buhurt mit Titeln für drei bis acht.

## Choices

cards2e-choice-pick = { $card }
cards2e-choice-trigger = „{ $card }“ einsetzen
cards2e-choice-trigger-for = „{ $card }“ für „{ $subject }“ einsetzen
cards2e-choice-use =
    { $number ->
        [0] Die erste Fähigkeit von „{ $card }“ einsetzen
        [1] Die zweite Fähigkeit von „{ $card }“ einsetzen
       *[other] Eine weitere Fähigkeit von „{ $card }“ einsetzen
    }
cards2e-choice-save = „{ $card }“ mit einem Duplikat retten
cards2e-choice-save-with = „{ $card }“ mit dem Duplikat „{ $duplicate }“ retten
cards2e-choice-player = { $seat }
cards2e-choice-name = { $icon }
cards2e-choice-number = { $number }
cards2e-choice-opt = { $option }
cards2e-choice-type = { $type }
cards2e-choice-pass = Passen
cards2e-choice-done = Fertig
cards2e-choice-take = „{ $card }“ nehmen
cards2e-choice-play = „{ $card }“ spielen
cards2e-choice-play-for = „{ $card }“ für „{ $subject }“ spielen
cards2e-choice-marshal = „{ $card }“ aufmarschieren lassen
cards2e-choice-ambush = „{ $card }“ aus dem Hinterhalt ins Spiel bringen
cards2e-choice-place = „{ $card }“ auslegen
cards2e-choice-keep = Diese Hand behalten
cards2e-choice-mulligan = Mulligan nehmen
cards2e-choice-plot = { $card }
cards2e-choice-resolve = „{ $card }“ als Nächstes abhandeln
cards2e-choice-challenge = { $type } gegen { $opponent }
cards2e-choice-attack = Mit „{ $card }“ angreifen
cards2e-choice-defend = Mit „{ $card }“ verteidigen
cards2e-choice-bypass = „{ $card }“ umgehen
cards2e-choice-redirect = Die Herausforderung umlenken
cards2e-choice-all = Alle
cards2e-choice-keyword = „{ $keyword }“ als Nächstes abhandeln
cards2e-choice-title = Den Titel „{ $card }“ nehmen
cards2e-choice-sink = „{ $card }“ unter das Deck legen
cards2e-choice-lay = { $card }

## Prompts

cards2e-prompt-offer = Das darfst du tun.
cards2e-prompt-act = Nutzt du eine Aktion, oder passt du?
cards2e-prompt-interrupt = Der Anlass ist „{ $occasion }“. Unterbrichst du, oder passt du?
cards2e-prompt-react = Der Anlass ist „{ $occasion }“. Reagierst du, oder passt du?
cards2e-prompt-order-forced = Welche erzwungene Fähigkeit kommt zuerst?
cards2e-prompt-choose = Was wählst du für „{ $card }“?
cards2e-prompt-choose-cost = Womit bezahlst du „{ $card }“?
cards2e-prompt-choose-x = Wie hoch ist X für „{ $card }“?
cards2e-prompt-bearer = Wer soll die Verstärkung „{ $card }“ tragen?
cards2e-prompt-order-delayed = Welcher verzögerte Effekt kommt zuerst?
cards2e-prompt-order-constant = Zwei Fähigkeiten schließen einander aus. Welche gilt zuerst?
cards2e-prompt-ambush-price = Für wie viel Gold kommt „{ $card }“ aus dem Hinterhalt?
cards2e-prompt-order-pile = Welche Karte kommt zuerst auf den Stapel, also unter die anderen?
cards2e-prompt-mulligan = Behältst du deine Hand, oder nimmst du einen Mulligan?
cards2e-prompt-place = Welche Startkarte legst du aus? Du hast noch { $left } Gold.
cards2e-prompt-setup-bearer = Wer soll zu Beginn „{ $card }“ tragen?
cards2e-prompt-plot = Welche Strategie wählst du?
cards2e-prompt-first-player = Wer ist Startspieler?
cards2e-prompt-when-revealed = Welche Strategie wird zuerst abgehandelt?
cards2e-prompt-title = Welchen Titel nimmst du?
cards2e-prompt-challenge = Initiierst du eine Herausforderung, oder passt du?
cards2e-prompt-attackers = Wer greift in diesem { $type } an?
cards2e-prompt-stealth = Wen umgeht „{ $card }“ heimlich?
cards2e-prompt-redirect = Lenkst du diese Herausforderung um?
cards2e-prompt-redirect-opponent = Wer verteidigt jetzt?
cards2e-prompt-defenders = Wer verteidigt in diesem { $type }?
cards2e-prompt-claim =
    { $left ->
        [one] Welcher Charakter stirbt als Schaden?
       *[other] Welcher Charakter stirbt als Schaden? Es sterben noch { $left }.
    }
cards2e-prompt-whispers = Wer erleidet den Schaden?
cards2e-prompt-keyword-order = Welches Schlüsselwort kommt zuerst?
cards2e-prompt-insight = Für wessen Einblick ziehst du eine Karte?
cards2e-prompt-renown = Welcher ruhmreiche Charakter erhält Macht?
cards2e-prompt-pillage = Wer brandschatzt?
cards2e-prompt-intimidate = Wen schüchterst du ein?
cards2e-prompt-stand = Welchen Charakter richtest du auf?
cards2e-prompt-reserve =
    { $left ->
        [one] Welche Handkarte legst du wegen des Reservewerts ab?
       *[other] Welche Handkarte legst du wegen des Reservewerts ab? Du legst noch { $left } ab.
    }
cards2e-prompt-winner = Wer von ihnen gewinnt?
cards2e-prompt-survivor = Wer bleibt als Letzter und gewinnt?
cards2e-prompt-look-keep = Welche davon nimmst du auf die Hand?
cards2e-prompt-look-sink = Welche kommt als nächste unter das Deck? Die letzte liegt ganz unten.
cards2e-prompt-look-lay = Welche kommt als nächste nach oben? Die erste wird zuerst gezogen.

## Events

cards2e-event-killed = „{ $card }“ wird getötet.
cards2e-event-discarded = „{ $card }“ wird abgelegt.
cards2e-event-sacrificed = „{ $card }“ wird geopfert.
cards2e-event-returned = „{ $card }“ kehrt auf die Hand zurück.
cards2e-event-shuffled-in = „{ $card }“ wird ins Deck gemischt.
cards2e-event-removed = „{ $card }“ wird aus dem Spiel entfernt.
cards2e-event-knelt = „{ $card }“ wird gebeugt.
cards2e-event-stood = „{ $card }“ wird aufgerichtet.
cards2e-event-drew =
    { $number ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
cards2e-event-gold = { $seat } erhält { $number } Gold.
cards2e-event-power = „{ $card }“ erhält { $number } Macht.
cards2e-event-power-moved =
    { $number ->
        [one] 1 Macht wandert auf „{ $card }“.
       *[other] { $number } Macht wandern auf „{ $card }“.
    }
cards2e-event-power-lost = „{ $card }“ verliert { $number } Macht.
cards2e-event-hand-discarded = { $seat } legt „{ $card }“ von der Hand ab.
cards2e-event-deck-discarded = { $seat } legt „{ $card }“ oben vom Deck ab.
cards2e-event-entered = „{ $card }“ kommt bei { $seat } ins Spiel.
cards2e-event-duplicated = { $seat } legt „{ $card }“ als Duplikat an.
cards2e-event-controlled = { $seat } übernimmt die Kontrolle über „{ $card }“.
cards2e-event-mulliganed = { $seat } nimmt einen Mulligan.
cards2e-event-revealed = { $seat } deckt „{ $card }“ auf.
cards2e-event-first-player = { $seat } ist Startspieler.
cards2e-event-phase = Die { $phase } beginnt.
cards2e-event-titled = { $seat } trägt den Titel „{ $card }“.
cards2e-event-marshaled = { $seat } lässt „{ $card }“ aufmarschieren.
cards2e-event-used = { $seat } nutzt „{ $card }“.
cards2e-event-played = { $seat } spielt „{ $card }“.
cards2e-event-challenge = { $seat } fordert { $opponent } zu einem { $type } heraus.
cards2e-event-attacks = „{ $card }“ greift an.
cards2e-event-defends = „{ $card }“ verteidigt.
cards2e-event-unopposed = { $seat } trifft auf keinen Widerstand.
cards2e-event-rival-beaten = { $seat } hat mit { $opponent } einen Rivalen geschlagen.
cards2e-event-attached = „{ $card }“ wird an „{ $bearer }“ angelegt.
cards2e-event-redirected = { $seat } muss nun { $opponent } angreifen.
cards2e-event-won =
    { $number ->
        [0] { $seat } gewinnt die Herausforderung, denn bei gleicher Stärke siegt der Angreifer.
       *[other] { $seat } gewinnt die Herausforderung mit { $number } Stärke Vorsprung.
    }
cards2e-event-dominance = { $seat } gewinnt die Herrschaft.
cards2e-event-eliminated = { $seat } scheidet aus.
cards2e-event-shown = { $seat } zeigt „{ $card }“ vor.
cards2e-event-looked-at-hand = { $seat } sieht sich die Handkarten von { $opponent } an.
cards2e-event-looked-through =
    { $number ->
        [one] { $seat } sieht sich die oberste Karte im Deck von { $owner } an.
       *[other] { $seat } sieht sich die obersten { $number } Karten im Deck von { $owner } an.
    }

## Options

cards2e-option-decks = Decks, eines je Platz
cards2e-option-windows = Wer in Aktions- und Reaktionsfenstern gefragt wird
cards2e-option-windows-fast = Nur wer handeln kann
cards2e-option-windows-safe = Alle, die handeln könnten
cards2e-option-piles = Karten, die zusammen auf einen Stapel kommen
cards2e-option-piles-needed = Ordnet ihr Besitzer, wenn eine Karte die Reihenfolge lesen könnte
cards2e-option-piles-fallen = Liegen, wie sie fielen
cards2e-option-piles-owner = Ordnet ihr Besitzer
cards2e-option-free-decks = Decks ohne Deckbauregeln

## Results

cards2e-result-power = 15 Macht.
cards2e-result-last = Als Letzter übrig.
cards2e-result-deck = Ein leeres Deck hat die Einführungspartie beendet.

## Decks

cards2e-deck-stark-fealty = Wölfe des Nordens
cards2e-deck-lannister-rose = Gold und Rosen
cards2e-deck-baratheon-fealty = Feuer und Krone
cards2e-deck-greyjoy-lion = Eisen und Gold
cards2e-deck-tyrell-stag = Rosen und Geweih
cards2e-deck-martell-fealty = Das lange Spiel
cards2e-deck-nights-watch-wolf = Brüder und Wölfe
cards2e-deck-targaryen-fealty = Mutter der Drachen
cards2e-deck-baratheon-kraken = Sturm und See
cards2e-deck-targaryen-sun = Sonne und Drache
cards2e-deck-martell-watch = Speere von Dorne
cards2e-deck-stark-dragon = Schattenwolf und Drache
cards2e-deck-lannister-no-agenda = Der Löwe allein
cards2e-deck-tutorial-stark = Einführung: Haus Stark
cards2e-deck-tutorial-lannister = Einführung: Haus Lennister
cards2e-deck-starter-old-ways = Die alten Wege
cards2e-deck-starter-at-the-wall = An der Mauer
cards2e-deck-starter-east-to-west = Von Ost nach West
cards2e-deck-starter-secrets-and-schemes = Geheimnisse und Ränke

## occasion

cards2e-occasion-effects-initiate = Effekte beginnen
cards2e-occasion-killed = Töten
cards2e-occasion-discarded = Ablegen aus dem Spiel
cards2e-occasion-sacrificed = Opfern
cards2e-occasion-returned = Rückkehr auf die Hand
cards2e-occasion-shuffled = Einmischen
cards2e-occasion-removed = Entfernen aus dem Spiel
cards2e-occasion-entered = Ins Spiel kommen
cards2e-occasion-played = Ereignis gespielt
cards2e-occasion-knelt = Beugen
cards2e-occasion-stood = Aufrichten
cards2e-occasion-drew = Ziehen
cards2e-occasion-gold-gained = Gold erhalten
cards2e-occasion-power-gained = Macht erhalten
cards2e-occasion-power-moved = Macht verschoben
cards2e-occasion-power-lost = Macht verloren
cards2e-occasion-hand-discarded = Ablegen von der Hand
cards2e-occasion-deck-discarded = Ablegen vom Deck
cards2e-occasion-pillaged = Brandschatzen
cards2e-occasion-challenge-initiated = Herausforderung initiiert
cards2e-occasion-attacker-declared = Angreifer deklariert
cards2e-occasion-bypassed = Mit Heimlich umgangen
cards2e-occasion-defender-declared = Verteidiger deklariert
cards2e-occasion-challenge-won = Herausforderung gewonnen
cards2e-occasion-challenge-lost = Herausforderung verloren
cards2e-occasion-dominance-won = Herrschaft gewonnen
cards2e-occasion-phase-began = Phase beginnt
cards2e-occasion-phase-ends = Phase endet
cards2e-occasion-income = Einkommen kassiert
cards2e-occasion-strength-raised = Stärke erhöht
cards2e-occasion-plot-revealed = Strategie aufgedeckt
cards2e-occasion-controlled = Kontrollwechsel
cards2e-occasion-challenge-ends = Herausforderung endet
cards2e-occasion-when-revealed = Sobald aufgedeckt

## icon

cards2e-icon-military = Militäreinsatz
cards2e-icon-intrigue = Intrigenspiel
cards2e-icon-power = Machtkampf

## phase

cards2e-phase-plot = Strategiephase
cards2e-phase-draw = Nachziehphase
cards2e-phase-marshaling = Aufmarschphase
cards2e-phase-challenges = Herausforderungsphase
cards2e-phase-dominance = Herrschaftsphase
cards2e-phase-standing = Aufrichtphase
cards2e-phase-taxation = Abgabenphase

## keyword

cards2e-keyword-insight = Einblick
cards2e-keyword-intimidate = Einschüchternd
cards2e-keyword-pillage = Brandschatzen
cards2e-keyword-renown = Ruhmreich

## type

cards2e-type-character = Charakter
cards2e-type-location = Ort
cards2e-type-attachment = Verstärkung
cards2e-type-event = Ereignis

## option

cards2e-option-draw = Eine Karte ziehen
cards2e-option-power = Macht erhalten
cards2e-option-shuffle = Einmischen
cards2e-option-play = Ins Spiel bringen
cards2e-option-yes = Ja
cards2e-option-no = Nein
cards2e-option-top = Oben auf das Deck
cards2e-option-bottom = Unter das Deck
cards2e-option-hand = Auf die Hand
cards2e-option-keep = Behalten

## Cards

cards2e-card-a-clash-of-kings = Der Thron der Sieben Königreiche
    .text = Reaktion: Nachdem du einen Machtkampf gewonnen hast, verschiebe 1 Macht von der Fraktionskarte des Verlierers auf deine.
cards2e-card-a-feast-for-crows = Zeit der Krähen
    .text = Reaktion: Nachdem du die Herrschaft gewonnen hast, erhält deine Fraktion 2 Macht.
cards2e-card-a-game-of-thrones = Spiel der Throne
    .text = Kein Spieler darf Militäreinsätze oder Machtkämpfe initiieren, solange er in dieser Phase kein Intrigenspiel gewonnen hat.
cards2e-card-a-noble-cause = Ein hehres Ziel
    .text = Der erste Charakter mit dem Merkmal Lord oder Lady, den du in dieser Runde aufmarschieren lässt, kostet 2 weniger.
cards2e-card-a-storm-of-swords = Sturm der Schwerter
    .text = Du darfst in der Herausforderungsphase einen Militäreinsatz mehr initiieren.
cards2e-card-building-orders = Baubefehl
    .text = Sobald aufgedeckt: Sieh die obersten 10 Karten deines Decks durch. Du darfst eine Verstärkung oder einen Ort davon vorzeigen und auf die Hand nehmen. Mische dein Deck.
cards2e-card-calling-the-banners = Ruft die Banner
    .text = Sobald aufgedeckt: Wähle einen Gegner. Du erhältst 1 Gold für jeden Charakter, den er kontrolliert.
cards2e-card-calm-over-westeros = Frieden über Westeros
    .text = Sobald aufgedeckt: Nenne eine Art von Herausforderung. Bis du eine neue Strategie aufdeckst, ist der Schadenswert des Angreifers in Herausforderungen dieser Art, in denen du verteidigst, um 1 kleiner.
cards2e-card-confiscation = Enteignung
    .text = Sobald aufgedeckt: Wähle eine Verstärkung im Spiel und lege sie ab.
cards2e-card-counting-coppers = Kupfermünzen zählen
    .text = Sobald aufgedeckt: Ziehe 3 Karten.
cards2e-card-filthy-accusations = Üble Nachrede
    .text = Sobald aufgedeckt: Wähle einen aufrechten Charakter und beuge ihn.
cards2e-card-fortified-position = Festungsmauern
    .text = Der aufgedruckte Text aller Charaktere im Spiel gilt als leer, ihre Merkmale ausgenommen.
cards2e-card-heads-on-spikes = Aufgespießte Köpfe
    .text = Sobald aufgedeckt: Wähle einen Gegner; er legt eine zufällige Handkarte ab. Ist sie ein Charakter, kommt sie stattdessen auf den Totenstapel, und deine Fraktion erhält 2 Macht.
cards2e-card-jousting-contest = Lanzenturnier
    .text = In jeder Herausforderung darf jeder Spieler höchstens 1 Angreifer oder 1 Verteidiger deklarieren.
cards2e-card-marched-to-the-wall = Zur Mauer geschickt
    .text = Sobald aufgedeckt: Jeder Spieler wählt einen eigenen Charakter. Die gewählten Charaktere werden gleichzeitig abgelegt und können nicht gerettet werden.
cards2e-card-marching-orders = Marschbefehl
    .text = Du darfst weder Orte noch Verstärkungen aufmarschieren lassen und keine Ereignisse spielen.
cards2e-card-naval-superiority = Seeherrschaft
    .text = Der aufgedruckte Goldwert aller aufgedeckten Strategien mit dem Merkmal Königreich oder Erlass gilt als 0.
cards2e-card-power-behind-the-throne = Die Macht hinter dem Thron
    .text = Sobald aufgedeckt: Lege einen Aufrichtmarker auf diese Strategie. Aktion: Entferne den Marker, um einen gebeugten Charakter zu wählen und aufzurichten.
cards2e-card-rebuilding = Wiederaufbau
    .text = Sobald aufgedeckt: Wähle bis zu 3 Karten deines Ablagestapels und mische sie in dein Deck.
cards2e-card-reinforcements = Truppenverstärkung
    .text = Sobald aufgedeckt: Wähle einen Charakter mit aufgedruckten Kosten von höchstens 5 auf deiner Hand oder in deinem Ablagestapel und bringe ihn ins Spiel.
cards2e-card-sneak-attack = Schleichangriff
    .text = Du darfst in der Herausforderungsphase höchstens eine Herausforderung initiieren.
cards2e-card-summons = Einberufung
    .text = Sobald aufgedeckt: Sieh die obersten 10 Karten deines Decks durch. Du darfst einen Charakter davon vorzeigen und auf die Hand nehmen. Mische dein Deck.
cards2e-card-supporting-the-faith = Tempelabgaben
    .text = Erzwungene Reaktion: Nachdem die Herausforderungsphase begonnen hat, geben alle Spieler ihr ganzes Gold in die Schatzkammer zurück.
cards2e-card-taxation = Besteuerung
    .text = Du darfst in dieser Runde eine limitierte Karte mehr aufmarschieren lassen oder spielen.
cards2e-card-the-winds-of-winter = Die Winde des Winters
cards2e-card-wildfire-assault = Seefeuerangriff
    .text = Sobald aufgedeckt: Jeder wählt bis zu 3 eigene Charaktere. Alle übrigen werden getötet und können nicht gerettet werden.
cards2e-card-fealty = Lehnstreue
    .text = Dein Nachziehstapel darf höchstens 15 neutrale Karten enthalten. Aktion: Beuge deine Fraktionskarte. Die nächste loyale Karte, die du in dieser Phase aufmarschieren lässt oder spielst, kostet 1 weniger.
cards2e-card-littlefinger = Kleinfinger
    .text = +1 Gold. Reaktion: Nachdem du Kleinfinger hast aufmarschieren lassen, ziehe 2 Karten.
cards2e-card-varys = Varys
    .text = Heimlich. Unterbrechung: Wenn die Herrschaftsphase endet, entferne Varys aus dem Spiel, um alle Charaktere aus dem Spiel abzulegen.
cards2e-card-rattleshirts-raiders = Rasselhemds Plünderer
    .text = Keine Verstärkungen. Reaktion: Nachdem du eine Herausforderung gewonnen hast, in der Rasselhemds Plünderer angreifen, wähle eine Verstärkung unter der Kontrolle des Verlierers und lege sie ab.
cards2e-card-wildling-horde = Wildlinghorde
    .text = Keine Verstärkungen. Brandschatzen. Herausforderungsaktion: Beuge deine Fraktionskarte, um einen teilnehmenden eigenen Wildling zu wählen; er erhält bis zum Ende der Herausforderung +2 Stärke.
cards2e-card-seal-of-the-hand = Abzeichen der Hand
    .text = Nur für Lords und Ladies. Aktion: Beuge diese Karte, um ihren Träger aufzurichten.
cards2e-card-bodyguard = Leibwächter
    .text = Nur für Lords und Ladies. Unterbrechung: Wenn der Träger getötet oder aus dem Spiel abgelegt würde, opfere diese Karte, um ihn zu retten.
cards2e-card-little-bird = Kleiner Vogel
    .text = Der Träger erhält ein Intrigensymbol.
cards2e-card-milk-of-the-poppy = Mohnblumensaft
    .text = Vergänglich. Der aufgedruckte Text des Trägers gilt als leer, seine Merkmale ausgenommen.
cards2e-card-noble-lineage = Von edler Abstammung
    .text = Der Träger erhält ein Machtsymbol.
cards2e-card-syrios-training = Syrios Unterricht
    .text = Der Träger erhält ein Militärsymbol.
cards2e-card-the-iron-throne = Der Eiserne Thron
    .text = +1 Reserve. Deine Summe bei der Herrschaft ist um 8 höher.
cards2e-card-the-kingsroad = Der Königsweg
    .text = Limitiert. +1 Initiative. Aufmarschaktion: Beuge und opfere diese Karte. Der nächste Charakter, den du in dieser Phase aufmarschieren lässt, kostet 3 weniger.
cards2e-card-the-roseroad = Die Rosenstraße
    .text = Limitiert. +1 Gold.
cards2e-card-put-to-the-sword = Erschlagen
    .text = Reaktion: Nachdem du als Angreifer einen Militäreinsatz mit mindestens 5 Stärke Vorsprung gewonnen hast, wähle einen Charakter des Verlierers und töte ihn. Maximal 1 pro Herausforderung.
cards2e-card-put-to-the-torch = Niederbrennen
    .text = Reaktion: Nachdem du als Angreifer einen Militäreinsatz mit mindestens 5 Stärke Vorsprung gewonnen hast, wähle einen Ort des Verlierers und lege ihn ab. Maximal 1 pro Herausforderung.
cards2e-card-superior-claim = Höherer Thronanspruch
    .text = Reaktion: Nachdem du einen Machtkampf mit mindestens 5 Stärke Vorsprung gewonnen hast, erhält deine Fraktion 2 Macht. Maximal 1 pro Herausforderung.
cards2e-card-tears-of-lys = Tränen von Lys
    .text = Reaktion: Nachdem du als Angreifer ein Intrigenspiel gewonnen hast, wähle einen Charakter des Verlierers ohne Intrigensymbol und lege einen Giftmarker auf ihn. Liegt der Marker am Ende der Phase noch dort, entferne ihn und töte den Charakter. Maximal 1 pro Herausforderung.
cards2e-card-the-hands-judgment = Das Urteil der Hand
    .text = Unterbrechung: Wenn die Effekte eines gegnerischen Ereignisses initiiert würden, hebe sie auf. X sind die aufgedruckten Kosten jenes Ereignisses.
cards2e-card-maester-cressen = Maester Cressen
    .text = Aufmarschaktion: Beuge Maester Cressen, um eine Verstärkung mit dem Merkmal Zustand zu wählen und abzulegen.
cards2e-card-melisandre = Melisandre
    .text = Reaktion: Nachdem du eine Karte mit dem Merkmal R'hllor hast aufmarschieren lassen oder gespielt hast, wähle einen aufrechten Charakter und beuge ihn. Nur einmal pro Runde.
cards2e-card-robert-baratheon = Robert Baratheon
    .text = Einschüchternd. Ruhmreich. +1 Stärke für jeden anderen gebeugten Charakter im Spiel.
cards2e-card-selyse-baratheon = Selyse Baratheon
    .text = Herausforderungsaktion: Zahle 1 Gold, um einen Baratheon-Charakter zu wählen; er erhält bis zum Ende der Phase ein Intrigensymbol.
cards2e-card-ser-davos-seaworth = Ser Davos Seewert
    .text = Heimlich. Unterbrechung: Wenn Ser Davos Seewert getötet wird, kommt er auf deine Hand und nicht auf den Totenstapel.
cards2e-card-shireen-baratheon = Sharin Baratheon
    .text = Unterbrechung: Wenn Sharin Baratheon getötet wird, wähle einen aufrechten Charakter und beuge ihn.
cards2e-card-stannis-baratheon = Stannis Baratheon
    .text = In der Aufrichtphase richtet jeder Spieler höchstens 2 Charaktere auf.
cards2e-card-bastard-in-hiding = Versteckter Bastard
cards2e-card-fiery-followers = Glühende Anhänger
    .text = Reaktion: Nachdem die Herrschaftsphase begonnen hat, richte die Glühenden Anhänger auf.
cards2e-card-kings-hunting-party = Königliche Jagdgesellschaft
    .text = Keine Verstärkungen. Solange ein Gegner einen König kontrolliert, hat die Jagdgesellschaft ein Intrigensymbol.
cards2e-card-dragonstone-faithful = Gläubige von Drachenstein
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Baratheon-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-vanguard-lancer = Lanzenreiter der Vorhut
    .text = Reaktion: Nachdem der Lanzenreiter ins Spiel gekommen ist, wähle einen gegnerischen Charakter oder die Fraktionskarte eines Gegners und lege 1 Macht davon ab.
cards2e-card-lightbringer = Lichtbringer
    .text = Nur für Baratheon-Charaktere. Stannis Baratheon ist als Träger ruhmreich. Reaktion: Nachdem der Träger Macht erhalten hat, richte ihn auf. Nur einmal pro Phase.
cards2e-card-dragonstone-port = Hafen von Drachenstein
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Baratheon-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-chamber-of-the-painted-table = Saal mit der Bemalten Tafel
    .text = Reaktion: Nachdem du die Herrschaft gewonnen hast, beuge diese Karte, um 1 Macht von der Fraktionskarte eines Gegners auf deine zu verschieben.
cards2e-card-the-red-keep = Der Rote Bergfried
    .text = In Machtkämpfen, an denen ein Charakter von dir teilnimmt, hat deine Seite +2 Stärke. Unterbrechung: Wenn die Herausforderungsphase endet und du in dieser Runde keinen Machtkampf verloren hast, beuge diese Karte, um 2 Karten zu ziehen.
cards2e-card-consolidation-of-power = Festigung der Macht
    .text = Aufmarschaktion: Wähle aufrechte Charaktere eines Spielers mit zusammen höchstens 4 Stärke und beuge sie. Dann wähle einen davon; er erhält 1 Macht.
cards2e-card-ours-is-the-fury = Unser ist der Zorn
    .text = Aktion: Wähle, während du in einer Herausforderung verteidigst, einen eigenen gebeugten Baratheon-Charakter; er nimmt als Verteidiger teil. Gewinnst du diese Herausforderung, richte ihn auf.
cards2e-card-seen-in-flames = Visionen im Feuer
    .text = Herausforderungsaktion: Wenn du einen Charakter mit dem Merkmal R'hllor kontrollierst, wähle einen Gegner und sieh dir seine Handkarten an. Dann wähle eine davon; sie wird abgelegt.
cards2e-card-aeron-damphair = Aeron Feuchthaar
    .text = Reaktion: Nachdem du die Herrschaft gewonnen hast, wähle einen Eisenmann in deinem Totenstapel und bringe ihn ins Spiel.
cards2e-card-alannys-greyjoy = Alannys Graufreud
    .text = Solange du Startspieler bist, ist der Reservewert jedes Gegners um 1 kleiner.
cards2e-card-asha-greyjoy = Asha Graufreud
    .text = Heimlich. Reaktion: Nachdem du eine unverteidigte Herausforderung gewonnen hast, an der Asha Graufreud teilnimmt, richte sie auf.
cards2e-card-balon-greyjoy = Balon Graufreud
    .text = Ruhmreich. Solange Balon Graufreud angreift, zählt die Stärke von Verteidigern nicht mit, die schwächer sind als er.
cards2e-card-euron-crows-eye = Euron Krähenauge
    .text = Brandschatzen. Ruhmreich. Reaktion: Nachdem Euron Krähenauge durch Brandschatzen eine Karte abgelegt hat, wähle einen Ort im Ablagestapel des Verlierers und bringe ihn unter deiner Kontrolle ins Spiel.
cards2e-card-maester-wendamyr = Maester Wendamyr
    .text = Heimlich.
cards2e-card-theon-greyjoy = Theon Graufreud
    .text = Heimlich. Reaktion: Nachdem du eine unverteidigte Herausforderung gewonnen hast, an der Theon Graufreud teilnimmt, erhält er 1 Macht.
cards2e-card-black-winds-crew = Besatzung der Schwarzer Wind
    .text = Brandschatzen.
cards2e-card-drowned-men = Ertrunkene
    .text = Keine Verstärkungen. +1 Stärke für jedes Kriegsschiff, das du kontrollierst.
cards2e-card-iron-islands-fishmonger = Fischweib von den Eiseninseln
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Graufreud-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-lordsport-shipwright = Schiffsbauer aus Herrenhort
    .text = Aufmarschaktion: Beuge diese Karte, um einen aufrechten Ort mit aufgedruckten Kosten von höchstens 2 (höchstens 3, wenn du Startspieler bist) zu wählen und zu beugen.
cards2e-card-salty-navigator = Navigator zur See
    .text = +1 Initiative.
cards2e-card-throwing-axe = Wurfaxt
    .text = Nur für Eisenmänner. Reaktion: Nachdem du eine Herausforderung gewonnen hast, in der der Träger angreift, opfere diese Karte, um einen Verteidiger zu wählen und zu töten.
cards2e-card-great-kraken = Großer Krake
    .text = Solange du Balon Graufreud kontrollierst, ist er heimlich. Reaktion: Nachdem du eine unverteidigte Herausforderung gewonnen hast, ziehe 1 Karte oder deine Fraktion erhält 1 Macht. Nur zweimal pro Runde.
cards2e-card-iron-fleet-scout = Spähschiff der Eisenflotte
    .text = Herausforderungsaktion: Beuge diese Karte, um einen teilnehmenden Graufreud-Charakter zu wählen; er erhält bis zum Ende der Herausforderung +1 Stärke (+2, wenn du Startspieler bist).
cards2e-card-sea-tower = Seeturm
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Graufreud-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-risen-from-the-sea = Auferstanden aus dem Meer
    .text = Unterbrechung: Wenn ein Graufreud-Charakter getötet würde, rette ihn. Dann wird dieses Ereignis zu einer Verstärkung an ihm: Merkmal Zustand, vergänglich, +1 Stärke für den Träger.
cards2e-card-the-krakens-grasp = Der Arm des Kraken
    .text = Herausforderungsaktion: Wenn du Startspieler bist, wähle einen Verteidiger mit höchstens 5 Stärke; seine Stärke zählt in dieser Herausforderung nicht mit.
cards2e-card-we-do-not-sow = Wir säen nicht
    .text = Reaktion: Nachdem du eine unverteidigte Herausforderung gewonnen hast, wähle eine Verstärkung oder einen Ort unter der Kontrolle des Verlierers und lege die Karte ab. Maximal 1 pro Herausforderung.
cards2e-card-cersei-lannister = Cersei Lennister
    .text = Solange Cersei Lennister in einem Intrigenspiel angreift, ist dein Schadenswert um 1 höher.
cards2e-card-grand-maester-pycelle = Großmaester Pycelle
    .text = Einblick.
cards2e-card-joffrey-baratheon = Joffrey Baratheon
    .text = Reaktion: Nachdem ein Lord oder eine Lady getötet wurde, erhält Joffrey Baratheon 1 Macht. Nur dreimal pro Runde.
cards2e-card-ser-jaime-lannister = Ser Jaime Lennister
    .text = Ser Jaime Lennister wird nicht gebeugt, wenn du ihn in einem Militäreinsatz zum Angreifer deklarierst. Solange er an einem Militäreinsatz teilnimmt, ist er ruhmreich.
cards2e-card-the-tickler = Der Kitzler
    .text = Herrschaftsaktion: Beuge den Kitzler, um die oberste Karte vom Deck eines Gegners abzulegen. Dann darfst du eine Karte im Spiel mit demselben Titel wählen und ablegen.
cards2e-card-tyrion-lannister = Tyrion Lennister
    .text = Heimlich. Reaktion: Nachdem ein Intrigenspiel initiiert wurde, erhältst du 2 Gold. Nur zweimal pro Runde.
cards2e-card-tywin-lannister = Tywin Lennister
    .text = Ruhmreich. +2 Gold. +1 Stärke für jedes Gold in deiner Goldreserve.
cards2e-card-burned-men = Brandmänner
    .text = Hinterhalt (2).
cards2e-card-gold-cloaks = Goldröcke
    .text = Hinterhalt (2). Erzwungene Unterbrechung: Wenn eine Phase endet, in der die Goldröcke aus dem Hinterhalt ins Spiel gekommen sind, lege sie ab; sie können nicht gerettet werden.
cards2e-card-lannisport-moneylender = Geldverleiher aus Lennishort
    .text = Limitiert. +1 Gold.
cards2e-card-lannisport-merchant = Kaufmann aus Lennishort
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Lennister-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-the-queens-assassin = Meuchelmörder der Königin
    .text = Hinterhalt (4). Reaktion: Nachdem der Meuchelmörder aus dem Hinterhalt ins Spiel gekommen ist, wähle einen Gegner. Hast du mehr Handkarten als er, muss er einen eigenen Charakter wählen und töten.
cards2e-card-widows-wail = Witwenklage
    .text = Hinterhalt (1). Der Träger erhält +2 Stärke. Joffrey Baratheon erhält als Träger außerdem ein Militärsymbol.
cards2e-card-casterly-rock = Casterlystein
    .text = Du darfst in der Herausforderungsphase ein Intrigenspiel mehr initiieren.
cards2e-card-lannisport = Lennishort
    .text = Reaktion: Nachdem du ein Intrigenspiel gewonnen hast, ziehe 1 Karte.
cards2e-card-western-fiefdom = Westliche Ländereien
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Lennister-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-hear-me-roar = Hört mich brüllen!
    .text = Aktion: Wähle einen Lennister-Charakter auf deiner Hand und bringe ihn ins Spiel. Ist er am Ende der Phase noch im Spiel, lege ihn ab; er kann nicht gerettet werden.
cards2e-card-the-things-i-do-for-love = Was man nicht alles für die Liebe tut
    .text = Herausforderungsaktion: Wenn du einen Lord oder eine Lady des Hauses Lennister kontrollierst, beuge deine Fraktionskarte und zahle X Gold, um einen gegnerischen Charakter mit aufgedruckten Kosten von höchstens X zu wählen; er kehrt auf die Hand seines Besitzers zurück.
cards2e-card-treachery = Verrat
    .text = Unterbrechung: Wenn die Effekte einer ausgelösten Fähigkeit eines Charakters, Ortes oder einer Verstärkung initiiert würden und du einen einzigartigen Lennister-Charakter kontrollierst, hebe sie auf.
cards2e-card-areo-hotah = Areo Hotah
    .text = Hinterhalt (5). Reaktion: Nachdem Areo Hotah während einer Herausforderung ins Spiel gekommen ist, wähle einen teilnehmenden Charakter und entferne ihn aus der Herausforderung.
cards2e-card-arianne-martell = Arianne Martell
    .text = Aktion: Wähle auf deiner Hand einen Charakter mit aufgedruckten Kosten von höchstens 5 und bringe ihn ins Spiel. Dann kehrt Arianne Martell auf deine Hand zurück; sie kann nicht gerettet werden. Nur einmal pro Phase.
cards2e-card-doran-martell = Doran Martell
    .text = Einblick. Jeder andere Lord und jede andere Lady des Hauses Martell unter deiner Kontrolle hat +1 Stärke für jede Karte in deinem Archiv.
cards2e-card-edric-dayne = Edric Dayn
    .text = Heimlich. Aktion: Zahle 1 Gold und nenne ein Herausforderungssymbol; Edric Dayn erhält es bis zum Ende der Phase.
cards2e-card-maester-caleotte = Maester Caleotte
    .text = Reaktion: Nachdem du eine Herausforderung verloren hast, an der Maester Caleotte teilnimmt, wähle einen Charakter und nenne ein Herausforderungssymbol; er verliert es bis zum Ende der Phase.
cards2e-card-obara-sand = Obara Sand
    .text = Verteidigst du in einem Machtkampf, darfst du Obara Sand auch gebeugt und ohne Machtsymbol zur Verteidigerin deklarieren.
cards2e-card-the-red-viper = Die Rote Viper
    .text = Reaktion: Nachdem du eine Herausforderung, in der die Rote Viper angreift, mit mindestens 5 Stärke Vorsprung gewonnen hast, erhält sie 1 Macht für je volle 5 Stärke Vorsprung.
cards2e-card-desert-scavenger = Wüstenplünderer
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Martell-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dornish-paramour = Dornische Geliebte
    .text = Reaktion: Nachdem die Dornische Geliebte zur Angreiferin deklariert wurde, wähle einen Charakter des verteidigenden Spielers; er muss in dieser Herausforderung zum Verteidiger deklariert werden, wenn das möglich ist.
cards2e-card-greenblood-trader = Händlerin vom Grünblut-Fluss
    .text = Reaktion: Nachdem die Händlerin ins Spiel gekommen ist, sieh dir die obersten 2 Karten deines Decks an. Du darfst eine davon auf die Hand nehmen; der Rest kommt in beliebiger Reihenfolge unter das Deck.
cards2e-card-house-dayne-knight = Ritter von Haus Dayn
cards2e-card-palace-spearman = Speerträger der Palastwache
    .text = Keine Verstärkungen. Solange du nicht Startspieler bist, hat der Speerträger ein Intrigensymbol.
cards2e-card-dawn = Dämmerung
    .text = Der Träger hat +1 Stärke für jede Karte in deinem Archiv. Ein Träger aus Haus Dayn ist außerdem einschüchternd.
cards2e-card-ghaston-grey = Grässlichgrau
    .text = Reaktion: Nachdem du als Verteidiger eine Herausforderung verloren hast, beuge und opfere Grässlichgrau, um einen Angreifer zu wählen; er kehrt auf die Hand seines Besitzers zurück und kann nicht gerettet werden.
cards2e-card-sunspear = Sonnspeer
    .text = Reaktion: Nachdem du als Verteidiger eine Herausforderung verloren hast, beuge Sonnspeer. Bis zum Ende der Phase ist dein Schadenswert in Herausforderungen dieser Art um 1 höher.
cards2e-card-blood-orange-grove = Blutorangenhain
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Martell-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dorans-game = Dorans Spiel
    .text = Reaktion: Nachdem du ein Intrigenspiel mit mindestens 5 Stärke Vorsprung gewonnen hast, erhält deine Fraktion 1 Macht für jede Karte in deinem Archiv. Maximal 1 pro Herausforderung.
cards2e-card-unbowed-unbent-unbroken = Ungebeugt, Ungezähmt, Ungebrochen
    .text = Reaktion: Nachdem du als Verteidiger eine Herausforderung verloren hast und nicht Startspieler bist, nenne eine Art von Herausforderung; der Gewinner kann bis zum Ende der Phase keine Herausforderung dieser Art mehr initiieren. Maximal 1 pro Herausforderung.
cards2e-card-confinement = Gefangenschaft
    .text = Aktion: Wähle einen Charakter mit höchstens 4 Stärke; bis zum Ende der Phase verliert er je ein Militär-, Intrigen- und Machtsymbol.
cards2e-card-benjen-stark = Benjen Stark
    .text = Deine Grenzer können nicht mit Heimlich umgangen werden. Unterbrechung: Wenn Benjen Stark getötet wird, erhält deine Fraktion 2 Macht; dann mische ihn in dein Deck, und er kommt nicht auf den Totenstapel.
cards2e-card-ghost = Geist
    .text = Keine Verstärkungen. Heimlich. Reaktion: Nachdem Geist einen Charakter mit Heimlich umgangen hat, kann dieser bis zum Ende der Phase nicht zum Verteidiger deklariert werden.
cards2e-card-jon-snow = Jon Schnee
    .text = Keine Verstärkungen außer Waffe. Solange Jon Schnee aufrecht ist und ein anderer deiner Nachtwache-Charaktere angreift, nimmt er auf deiner Seite an der Herausforderung teil.
cards2e-card-maester-aemon = Maester Aemon
    .text = Keine Verstärkungen. Unterbrechung: Wenn ein Nachtwache-Charakter getötet würde, beuge Maester Aemon, um ihn zu retten.
cards2e-card-old-bear-mormont = Alter Bär Mormont
    .text = Solange du Die Mauer kontrollierst, wird der Alte Bär nicht gebeugt, wenn du ihn zum Verteidiger deklarierst. Unterbrechung: Wenn die Herausforderungsphase endet und du darin keine Herausforderung als Verteidiger verloren hast, wähle eine Nachtwache-Karte auf deiner Hand und bringe sie ins Spiel.
cards2e-card-samwell-tarly = Samwell Tarly
    .text = Einblick. +1 Reserve.
cards2e-card-ser-waymar-royce = Ser Waymar Rois
    .text = Keine Verstärkungen außer Waffe. Unterbrechung: Wenn Ser Waymar Rois getötet wird, legt jeder Gegner eine zufällige Handkarte ab.
cards2e-card-yoren = Yoren
    .text = Reaktion: Nachdem du Yoren hast aufmarschieren lassen, wähle im Ablagestapel eines Gegners einen Charakter mit aufgedruckten Kosten von höchstens 3 und bringe ihn unter deiner Kontrolle ins Spiel.
cards2e-card-messenger-raven = Botenrabe
    .text = Keine Verstärkungen. Herrschaftsaktion: Nimm den Botenraben auf die Hand zurück, um 1 Karte zu ziehen.
cards2e-card-old-forest-hunter = Alter Waldjäger
    .text = Keine Verstärkungen außer Waffe. Aktion: Lege eine Handkarte ab, um 1 Gold zu erhalten. Nur einmal pro Phase.
cards2e-card-ranging-party = Grenzertrupp
    .text = Keine Verstärkungen außer Waffe.
cards2e-card-steward-at-the-wall = Kämmerer an der Mauer
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Nachtwache-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-veteran-builder = Erfahrener Baumeister
    .text = Keine Verstärkungen außer Waffe. Aktion: Opfere diese Karte, um einen gebeugten Ort zu wählen und aufzurichten.
cards2e-card-longclaw = Langklaue
    .text = Nur für Nachtwache-Charaktere. Der Träger hat +1 Stärke und ist ruhmreich.
cards2e-card-castle-black = Die Schwarze Festung
    .text = Aktion: Beuge diese Karte, um einen verteidigenden Nachtwache-Charakter zu wählen. Richte ihn auf; er erhält bis zum Ende der Herausforderung +2 Stärke.
cards2e-card-the-wall = Die Mauer
    .text = Deine Nachtwache-Charaktere haben +1 Stärke. Erzwungene Reaktion: Nachdem du eine unverteidigte Herausforderung verloren hast, beuge die Mauer. Unterbrechung: Wenn die Herausforderungsphase endet, beuge die Mauer, damit deine Fraktion 2 Macht erhält.
cards2e-card-a-meager-contribution = Bescheidene Spende
    .text = Reaktion: Nachdem ein Gegner sein Einkommen kassiert hat, wandert 1 Gold aus seiner Goldreserve in deine. Maximal 1 pro Runde.
cards2e-card-take-the-black = Das Schwarz anlegen
    .text = Herrschaftsaktion: Wähle einen nicht einzigartigen Charakter mit aufgedruckten Kosten von höchstens 6 und übernimm die Kontrolle über ihn. Maximal 1 pro Runde.
cards2e-card-the-sword-in-the-darkness = Das Schwert in der Dunkelheit
    .text = Reaktion: Nachdem du als Verteidiger eine Herausforderung, an der ein Nachtwache-Charakter von dir teilnimmt, mit mindestens 5 Stärke Vorsprung gewonnen hast, kann der Verlierer bis zum Ende der Runde keine Herausforderungen mehr gegen dich initiieren.
cards2e-card-arya-stark = Arya Stark
    .text = Heimlich. Solange sie ein Duplikat hat, hat sie ein Militärsymbol. Reaktion: Nachdem Arya Stark ins Spiel gekommen ist, lege die oberste Karte deines Decks verdeckt als Duplikat unter sie, wenn du sie besitzt und kontrollierst.
cards2e-card-bran-stark = Bran Stark
    .text = Unterbrechung: Wenn die Effekte eines gegnerischen Ereignisses initiiert würden, opfere Bran Stark, um sie aufzuheben.
cards2e-card-catelyn-stark = Catelyn Stark
    .text = Solange Catelyn Stark an einer Herausforderung teilnimmt, dürfen Gegner keine ausgelösten Kartenfähigkeiten initiieren.
cards2e-card-eddard-stark = Eddard Stark
    .text = Ruhmreich. Reaktion: Nachdem eine Herausforderung gegen dich initiiert wurde, richte Eddard Stark auf.
cards2e-card-grey-wind = Grauwind
    .text = Einschüchternd. Keine Verstärkungen. Herausforderungsaktion: Beuge Grauwind, um einen Charakter mit höchstens 1 Stärke (höchstens 2, solange du Robb Stark kontrollierst) zu wählen und zu töten.
cards2e-card-robb-stark = Robb Stark
    .text = Ruhmreich. Reaktion: Nachdem einer deiner Stark-Charaktere getötet oder geopfert wurde, richte alle deine Charaktere auf. Nur einmal pro Runde.
cards2e-card-sansa-stark = Sansa Stark
    .text = Kommt gebeugt ins Spiel. Reaktion: Nachdem Sansa Stark aufgerichtet wurde, erhält deine Fraktion 1 Macht. Nur einmal pro Runde.
cards2e-card-summer = Sommer
    .text = Keine Verstärkungen. Solange du Bran Stark kontrollierst, hat er Einblick. Reaktion: Nachdem Sommer ins Spiel gekommen ist, wähle in deinem Ablage- oder Totenstapel einen Stark-Charakter mit aufgedruckter Stärke von höchstens 2 und nimm ihn auf die Hand.
cards2e-card-direwolf-pup = Schattenwolfwelpe
    .text = Keine Verstärkungen. +1 Stärke für jede andere Karte mit dem Merkmal Schattenwolf, die du kontrollierst.
cards2e-card-tumblestone-knight = Ritter vom Trommelstein
cards2e-card-vanguard-of-the-north = Vorhut des Nordens
    .text = Keine Verstärkungen. Solange eine Strategie mit dem Merkmal Krieg aufgedeckt ist, wird die Vorhut nicht gebeugt, wenn du sie in einem Militäreinsatz zum Angreifer deklarierst.
cards2e-card-winterfell-steward = Kämmerer von Winterfell
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Stark-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-ice = Eis
    .text = Nur für Stark-Charaktere. Der Träger erhält +2 Stärke. Reaktion: Nachdem du einen Militäreinsatz gewonnen hast, an dem der Träger teilnimmt, opfere Eis, um einen Charakter des Verlierers zu wählen und zu töten.
cards2e-card-gates-of-winterfell = Die Tore von Winterfell
    .text = Herausforderungsaktion: Beuge diese Karte, um die oberste Karte deines Decks aufzudecken. Ist es eine Stark-Karte, ziehe sie.
cards2e-card-the-wolfswood = Der Wolfswald
    .text = Karten mit dem Merkmal Schattenwolf auf deiner Hand haben Hinterhalt in Höhe ihrer aufgedruckten Kosten.
cards2e-card-heart-tree-grove = Herzbaumhain
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Stark-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-for-the-north = Für den Norden!
    .text = Aktion: Wähle während eines Militäreinsatzes einen teilnehmenden Stark-Charakter; er erhält bis zum Ende der Herausforderung +2 Stärke. Gewinnst du diese Herausforderung, ziehe 1 Karte.
cards2e-card-like-warm-rain = Wie warmer Regen
    .text = Reaktion: Nachdem du als Verteidiger ein Intrigenspiel verloren hast, beuge einen eigenen Schattenwolf, um einen Angreifer zu wählen und zu töten. Maximal 1 pro Herausforderung.
cards2e-card-winter-is-coming = Der Winter naht
    .text = Aktion: Nutze dies während einer Herausforderung; bis zu ihrem Ende ist dein Schadenswert um 1 höher. Maximal 1 pro Herausforderung.
cards2e-card-daenerys-targaryen = Daenerys Targaryen
    .text = Einblick. Solange Daenerys Targaryen aufrecht ist, hat jeder gegnerische Charakter, der gegen dich an einer Herausforderung teilnimmt, −1 Stärke.
cards2e-card-drogon = Drogon
    .text = Keine Verstärkungen. Jeder deiner Charaktere mit dem Merkmal Sturmtochter ist ruhmreich.
cards2e-card-khal-drogo = Khal Drogo
    .text = Ruhmreich. Du darfst in der Herausforderungsphase einen Militäreinsatz mehr initiieren.
cards2e-card-magister-illyrio = Magister Illyrio
    .text = Aktion: Zahle 2 Gold, um einen gebeugten Charakter zu wählen und aufzurichten. Nur einmal pro Phase.
cards2e-card-rhaegal = Rhaegal
    .text = Keine Verstärkungen. Reaktion: Nachdem du eine Herausforderung gewonnen hast, an der ein eigener Charakter mit dem Merkmal Sturmtochter teilnimmt, wähle einen gebeugten Charakter mit diesem Merkmal und richte ihn auf. Nur einmal pro Phase.
cards2e-card-ser-jorah-mormont = Ser Jorah Mormont
    .text = Ruhmreich. Liegen 3 oder mehr Verratsmarker auf Ser Jorah Mormont, opfere ihn sofort. Erzwungene Reaktion: Nachdem du eine Herausforderung gewonnen hast, an der er teilnimmt, lege einen Verratsmarker auf ihn.
cards2e-card-viserion = Viserion
    .text = Keine Verstärkungen. Jeder deiner Charaktere mit dem Merkmal Sturmtochter ist heimlich.
cards2e-card-viserys-targaryen = Viserys Targaryen
    .text = Unterbrechung: Wenn Viserys Targaryen das Spiel verlässt, wähle eine Verstärkung und lege sie aus dem Spiel ab.
cards2e-card-braided-warrior = Krieger mit langen Zöpfen
    .text = Keine Verstärkungen außer Waffe.
cards2e-card-handmaiden = Magd
    .text = Aktion: Opfere diese Karte, um eine gebeugte Lady zu wählen und aufzurichten.
cards2e-card-targaryen-loyalist = Getreuer des Hauses Targaryen
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Targaryen-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-unsullied = Die Unbefleckten
    .text = Keine Verstärkungen außer Waffe. Solange die Unbefleckten angreifen, hat jeder Verteidiger −1 Stärke.
cards2e-card-drogos-arakh = Drogos Arakh
    .text = Nur für Dothraki. Der Träger erhält +2 Stärke. Khal Drogo als Träger wird nicht gebeugt, wenn du ihn in deinem ersten Militäreinsatz der Runde zum Angreifer deklarierst.
cards2e-card-plaza-of-punishment = Platz der Strafe
    .text = Reaktion: Nachdem du einen Machtkampf gewonnen hast, beuge diese Karte, um einen Charakter ohne Verstärkungen zu wählen. Bis zum Ende der Phase hat er −2 Stärke und wird getötet, wenn seine Stärke 0 ist.
cards2e-card-dothraki-sea = Dothrakisches Meer
    .text = Reaktion: Nachdem du einen Machtkampf gewonnen hast, opfere diese Karte, um einen Dothraki auf deiner Hand zu wählen und ins Spiel zu bringen. Ist er am Ende der Phase noch im Spiel, kehrt er auf deine Hand zurück und kann nicht gerettet werden.
cards2e-card-illyrios-estate = Illyrios Anwesen
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Targaryen-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dracarys = Dracarys!
    .text = Aktion: Beuge während einer Herausforderung einen eigenen Drachen oder deine Daenerys Targaryen, um einen teilnehmenden Charakter zu wählen. Bis zum Ende der Phase hat er −4 Stärke und wird getötet, wenn seine Stärke 0 ist.
cards2e-card-fire-and-blood = Feuer und Blut
    .text = Herausforderungsaktion: Wähle in deinem Totenstapel einen einzigartigen Targaryen-Charakter und mische ihn in dein Deck. Hat er das Merkmal Küken, darfst du ihn stattdessen ins Spiel bringen.
cards2e-card-waking-the-dragon = Den Drachen wecken
    .text = Aktion: Wähle einen einzigartigen Targaryen-Charakter, den du kontrollierst, und richte ihn auf. Ist er am Ende der Phase noch im Spiel, kehrt er auf deine Hand zurück.
cards2e-card-left = Links
    .text = Keine Verstärkungen außer Waffe. Solange du Rechts kontrollierst, hat Links +1 Stärke und ein Machtsymbol und wird nicht gebeugt, wenn du ihn zum Verteidiger deklarierst.
cards2e-card-maester-lomys = Maester Lomys
    .text = Reaktion: Nachdem du als Verteidiger ein Intrigenspiel gewonnen hast, legt der Angreifer eine zufällige Handkarte ab.
cards2e-card-margaery-tyrell = Margaery Tyrell
    .text = Herausforderungsaktion: Beuge Margaery Tyrell, um einen Charakter zu wählen; er erhält bis zum Ende der Phase +3 Stärke.
cards2e-card-paxter-redwyne = Paxter Rothweyn
    .text = +1 Gold. Das erste Ereignis, das du in jeder Runde spielst, kostet 1 weniger.
cards2e-card-randyll-tarly = Randyll Tarly
    .text = Ruhmreich. Reaktion: Nachdem ein Karteneffekt die Stärke von Randyll Tarly erhöht hat, richte ihn auf. Nur zweimal pro Phase.
cards2e-card-right = Rechts
    .text = Keine Verstärkungen außer Waffe. Solange du Links kontrollierst, hat Rechts +1 Stärke und ein Intrigensymbol und wird nicht gebeugt, wenn du ihn zum Verteidiger deklarierst.
cards2e-card-the-knight-of-flowers = Der Ritter der Blumen
    .text = Ruhmreich. Solange der Ritter der Blumen allein angreift, darf der verteidigende Spieler höchstens 1 Verteidiger deklarieren.
cards2e-card-the-queen-of-thorns = Die Königin der Dornen
    .text = Reaktion: Nachdem du ein Intrigenspiel gewonnen hast, an dem die Königin der Dornen teilnimmt, wähle auf deiner Hand einen Tyrell-Charakter mit aufgedruckten Kosten von höchstens 6 und bringe ihn ins Spiel.
cards2e-card-courtesan-of-the-rose = Kurtisane der Rose
cards2e-card-garden-caretaker = Gärtner
    .text = Aufmarschaktion: Beuge diese Karte. Der nächste Tyrell-Charakter, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-olennas-informant = Olennas Informantin
    .text = Hinterhalt (4). Reaktion: Nachdem die Informantin in der Herausforderungsphase ins Spiel gekommen ist, nenne eine Art von Herausforderung; du darfst in dieser Phase eine dieser Art mehr initiieren.
cards2e-card-wardens-of-the-reach = Wächter der Weite
    .text = Keine Verstärkungen. +1 Stärke für jeden Ort mit dem Merkmal Die Weite, den du kontrollierst.
cards2e-card-heartsbane = Herzbann
    .text = Nur für Tyrell-Charaktere. Aktion: Nimmt der Träger an einer Herausforderung teil, beuge diese Karte; er erhält bis zum Ende der Herausforderung +3 Stärke.
cards2e-card-highgarden = Rosengarten
    .text = Herausforderungsaktion: Beuge Rosengarten und zahle 1 Gold, um einen Angreifer zu wählen; richte ihn auf und entferne ihn aus der Herausforderung.
cards2e-card-the-mander = Der Mander
    .text = Reaktion: Nachdem du eine Herausforderung mit mindestens 5 Stärke Vorsprung gewonnen hast, beuge diese Karte, um 2 Karten zu ziehen.
cards2e-card-rose-garden = Rosenhain
    .text = Limitiert. Aufmarschaktion: Beuge diese Karte. Die nächste Tyrell-Karte, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-growing-strong = Kräftig wachsen
    .text = Herausforderungsaktion: Wähle bis zu 3 Tyrell-Charaktere; jeder erhält bis zum Ende der Phase +2 Stärke.
cards2e-card-olennas-cunning = Olennas List
    .text = Reaktion: Nachdem du ein Intrigenspiel oder einen Machtkampf gewonnen hast, nennt der Verlierer einen Kartentyp. Sieh dein Deck durch; du darfst eine Karte eines anderen Typs vorzeigen und auf die Hand nehmen. Mische dein Deck.
cards2e-card-the-bear-and-the-maiden-fair = Der Bär und die Jungfrau hehr
    .text = Aktion: Wähle einen Spieler und sieh dir die obersten 5 Karten seines Decks an. Lege bis zu 3 davon unter das Deck und die übrigen wieder obenauf, jeweils in beliebiger Reihenfolge.
cards2e-card-banner-of-the-stag = Hirschbanner
    .text = Dein Deck darf Baratheon-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Baratheon-Karten enthalten.
cards2e-card-banner-of-the-kraken = Krakenbanner
    .text = Dein Deck darf Graufreud-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Graufreud-Karten enthalten.
cards2e-card-banner-of-the-lion = Löwenbanner
    .text = Dein Deck darf Lennister-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Lennister-Karten enthalten.
cards2e-card-banner-of-the-sun = Sonnenbanner
    .text = Dein Deck darf Martell-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Martell-Karten enthalten.
cards2e-card-banner-of-the-watch = Krähenbanner
    .text = Dein Deck darf Karten der Nachtwache enthalten, die nicht loyal sind, und muss mindestens 12 Karten der Nachtwache enthalten.
cards2e-card-banner-of-the-wolf = Wolfsbanner
    .text = Dein Deck darf Stark-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Stark-Karten enthalten.
cards2e-card-banner-of-the-dragon = Drachenbanner
    .text = Dein Deck darf Targaryen-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Targaryen-Karten enthalten.
cards2e-card-banner-of-the-rose = Rosenbanner
    .text = Dein Deck darf Tyrell-Karten enthalten, die nicht loyal sind, und muss mindestens 12 Tyrell-Karten enthalten.
cards2e-card-master-of-whispers = Meister der Flüsterer
    .text = In Intrigenspielen, an denen ein Charakter von dir teilnimmt, hat deine Seite +1 Stärke. Gewinnst du ein Intrigenspiel als Angreifer, erleiden beliebige Gegner deiner Wahl den Schaden. Unterstützt die Hand des Königs; konkurriert mit dem Meister des Rechts und dem Meister der Münze.
cards2e-card-master-of-ships = Meister der Schiffe
    .text = In Militäreinsätzen, an denen ein Charakter von dir teilnimmt, hat deine Seite +1 Stärke. Greifst du in einem Militäreinsatz einen Konkurrenten an, ist dein Schadenswert um 1 höher. Unterstützt den Meister der Flüsterer; konkurriert mit dem Meister des Rechts und der Hand des Königs.
cards2e-card-hand-of-the-king = Hand des Königs
    .text = In Machtkämpfen, an denen ein Charakter von dir teilnimmt, hat deine Seite +1 Stärke. Du darfst in der Herausforderungsphase einen Machtkampf mehr initiieren, aber gegen einen anderen Gegner als den ersten. Unterstützt den Meister des Rechts; konkurriert mit dem Meister der Münze und dem Meister der Schiffe.
cards2e-card-master-of-coin = Meister der Münze
    .text = +2 Gold. Unterstützt den Meister der Schiffe; konkurriert mit der Hand des Königs und dem Meister der Flüsterer.
cards2e-card-master-of-laws = Meister des Rechts
    .text = +1 Reserve. In der Nachziehphase ziehst du 3 Karten. Unterstützt den Meister der Münze; konkurriert mit dem Meister der Flüsterer und dem Meister der Schiffe.
cards2e-card-crown-regent = Regent
    .text = Deine Summe bei der Herrschaft ist um 2 höher. Einmal pro Runde darfst du eine Herausforderung umlenken: Der Angreifer muss sofort einen anderen Gegner wählen. Unterstützt niemanden und konkurriert mit niemandem.
cards2e-card-house-baratheon = Haus Baratheon
cards2e-card-house-greyjoy = Haus Graufreud
cards2e-card-house-lannister = Haus Lennister
cards2e-card-house-martell = Haus Martell
cards2e-card-the-nights-watch = Die Nachtwache
cards2e-card-house-stark = Haus Stark
cards2e-card-house-targaryen = Haus Targaryen
cards2e-card-house-tyrell = Haus Tyrell
