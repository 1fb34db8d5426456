### Was beide Ausgaben des Kartenspiels gleich sagen. Ein Spiel, das darauf baut, sagt es: `<game>-shared-words = cardgame`.

## Choices

cardgame-choice-pick = { $card }
cardgame-choice-trigger = „{ $card }“ einsetzen
cardgame-choice-trigger-for = „{ $card }“ für „{ $subject }“ einsetzen
cardgame-choice-use =
    { $number ->
        [0] Die erste Fähigkeit von „{ $card }“ einsetzen
        [1] Die zweite Fähigkeit von „{ $card }“ einsetzen
       *[other] Eine weitere Fähigkeit von „{ $card }“ einsetzen
    }
cardgame-choice-save = „{ $card }“ mit einem Duplikat retten
cardgame-choice-save-with = „{ $card }“ mit dem Duplikat „{ $duplicate }“ retten
cardgame-choice-player = { $seat }
cardgame-choice-name = { $icon }
cardgame-choice-number = { $number }
cardgame-choice-opt = { $option }
cardgame-choice-type = { $type }
cardgame-choice-pass = Passen
cardgame-choice-done = Fertig
cardgame-choice-take = „{ $card }“ nehmen
cardgame-choice-play = „{ $card }“ spielen
cardgame-choice-play-for = „{ $card }“ für „{ $subject }“ spielen
cardgame-choice-marshal = „{ $card }“ aufmarschieren lassen
cardgame-choice-place = „{ $card }“ auslegen
cardgame-choice-keep = Diese Hand behalten
cardgame-choice-mulligan = Mulligan nehmen
cardgame-choice-plot = { $card }
cardgame-choice-resolve = „{ $card }“ als Nächstes abhandeln
cardgame-choice-challenge = { $type } gegen { $opponent }
cardgame-choice-attack = Mit „{ $card }“ angreifen
cardgame-choice-defend = Mit „{ $card }“ verteidigen
cardgame-choice-bypass = „{ $card }“ umgehen
cardgame-choice-redirect = Die Herausforderung umlenken
cardgame-choice-all = Alle
cardgame-choice-title = Den Titel „{ $card }“ nehmen
cardgame-choice-sink = „{ $card }“ unter das Deck legen
cardgame-choice-lay = { $card }

## Prompts

cardgame-prompt-offer = Das darfst du tun.
cardgame-prompt-act = Nutzt du eine Aktion, oder passt du?
cardgame-prompt-choose = Was wählst du für „{ $card }“?
cardgame-prompt-choose-cost = Womit bezahlst du „{ $card }“?
cardgame-prompt-choose-x = Wie hoch ist X für „{ $card }“?
cardgame-prompt-order-delayed = Welcher verzögerte Effekt kommt zuerst?
cardgame-prompt-order-constant = Zwei Fähigkeiten schließen einander aus. Welche gilt zuerst?
cardgame-prompt-order-pile = Welche Karte kommt zuerst auf den Stapel, also unter die anderen?
cardgame-prompt-mulligan = Behältst du deine Hand, oder nimmst du einen Mulligan?
cardgame-prompt-place = Welche Startkarte legst du aus? Du hast noch { $left } Gold.
cardgame-prompt-plot = Welche Strategie wählst du?
cardgame-prompt-first-player = Wer ist Startspieler?
cardgame-prompt-when-revealed = Welche Strategie wird zuerst abgehandelt?
cardgame-prompt-title = Welchen Titel nimmst du?
cardgame-prompt-stealth = Wen umgeht „{ $card }“ heimlich?
cardgame-prompt-redirect = Lenkst du diese Herausforderung um?
cardgame-prompt-redirect-opponent = Wer verteidigt jetzt?
cardgame-prompt-claim =
    { $left ->
        [one] Welcher Charakter stirbt als Schaden?
       *[other] Welcher Charakter stirbt als Schaden? Es sterben noch { $left }.
    }
cardgame-prompt-winner = Wer von ihnen gewinnt?
cardgame-prompt-look-keep = Welche davon nimmst du auf die Hand?
cardgame-prompt-look-sink = Welche kommt als nächste unter das Deck? Die letzte liegt ganz unten.
cardgame-prompt-look-lay = Welche kommt als nächste nach oben? Die erste wird zuerst gezogen.

## Events

cardgame-event-killed = „{ $card }“ wird getötet.
cardgame-event-discarded = „{ $card }“ wird abgelegt.
cardgame-event-sacrificed = „{ $card }“ wird geopfert.
cardgame-event-returned = „{ $card }“ kehrt auf die Hand zurück.
cardgame-event-shuffled-in = „{ $card }“ wird ins Deck gemischt.
cardgame-event-removed = „{ $card }“ wird aus dem Spiel entfernt.
cardgame-event-knelt = „{ $card }“ wird gebeugt.
cardgame-event-stood = „{ $card }“ wird aufgerichtet.
cardgame-event-drew =
    { $number ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
cardgame-event-gold = { $seat } erhält { $number } Gold.
cardgame-event-power = „{ $card }“ erhält { $number } Macht.
cardgame-event-power-moved =
    { $number ->
        [one] 1 Macht wandert auf „{ $card }“.
       *[other] { $number } Macht wandern auf „{ $card }“.
    }
cardgame-event-power-lost = „{ $card }“ verliert { $number } Macht.
cardgame-event-hand-discarded = { $seat } legt „{ $card }“ von der Hand ab.
cardgame-event-deck-discarded = { $seat } legt „{ $card }“ oben vom Deck ab.
cardgame-event-entered = „{ $card }“ kommt bei { $seat } ins Spiel.
cardgame-event-duplicated = { $seat } legt „{ $card }“ als Duplikat an.
cardgame-event-controlled = { $seat } übernimmt die Kontrolle über „{ $card }“.
cardgame-event-mulliganed = { $seat } nimmt einen Mulligan.
cardgame-event-safe-windows = Ab jetzt werden alle gefragt, die handeln könnten: Hier spielen mehrere Menschen.
cardgame-event-revealed = { $seat } deckt „{ $card }“ auf.
cardgame-event-first-player = { $seat } ist Startspieler.
cardgame-event-phase = Die { $phase } beginnt.
cardgame-event-titled = { $seat } trägt den Titel „{ $card }“.
cardgame-event-marshaled = { $seat } lässt „{ $card }“ aufmarschieren.
cardgame-event-used = { $seat } nutzt „{ $card }“.
cardgame-event-played = { $seat } spielt „{ $card }“.
cardgame-event-attacks = „{ $card }“ greift an.
cardgame-event-defends = „{ $card }“ verteidigt.
cardgame-event-unopposed = { $seat } trifft auf keinen Widerstand.
cardgame-event-attached = „{ $card }“ wird an „{ $bearer }“ angelegt.
cardgame-event-redirected = { $seat } muss nun { $opponent } angreifen.
cardgame-event-won =
    { $number ->
        [0] { $seat } gewinnt die Herausforderung, denn bei gleicher Stärke siegt der Angreifer.
       *[other] { $seat } gewinnt die Herausforderung mit { $number } Stärke Vorsprung.
    }
cardgame-event-dominance = { $seat } gewinnt die Herrschaft.
cardgame-event-shown = { $seat } zeigt „{ $card }“ vor.
cardgame-event-looked-at-hand = { $seat } sieht sich die Handkarten von { $opponent } an.
cardgame-event-looked-through =
    { $number ->
        [one] { $seat } sieht sich die oberste Karte im Deck von { $owner } an.
       *[other] { $seat } sieht sich die obersten { $number } Karten im Deck von { $owner } an.
    }

## Options

cardgame-kit-deck = Deck
cardgame-option-decks = Decks, eines je Platz
cardgame-option-windows = Wer in Aktions- und Reaktionsfenstern gefragt wird
cardgame-option-windows-fast = Nur wer handeln kann
cardgame-option-windows-safe = Alle, die handeln könnten
cardgame-option-free-decks = Decks ohne Deckbauregeln

## occasion

cardgame-occasion-effects-initiate = Effekte beginnen
cardgame-occasion-killed = Töten
cardgame-occasion-discarded = Ablegen aus dem Spiel
cardgame-occasion-sacrificed = Opfern
cardgame-occasion-returned = Rückkehr auf die Hand
cardgame-occasion-shuffled = Einmischen
cardgame-occasion-removed = Entfernen aus dem Spiel
cardgame-occasion-entered = Ins Spiel kommen
cardgame-occasion-played = Ereignis gespielt
cardgame-occasion-knelt = Beugen
cardgame-occasion-stood = Aufrichten
cardgame-occasion-drew = Ziehen
cardgame-occasion-gold-gained = Gold erhalten
cardgame-occasion-power-gained = Macht erhalten
cardgame-occasion-power-moved = Macht verschoben
cardgame-occasion-power-lost = Macht verloren
cardgame-occasion-hand-discarded = Ablegen von der Hand
cardgame-occasion-deck-discarded = Ablegen vom Deck
cardgame-occasion-attacker-declared = Angreifer deklariert
cardgame-occasion-bypassed = Mit Heimlich umgangen
cardgame-occasion-defender-declared = Verteidiger deklariert
cardgame-occasion-challenge-won = Herausforderung gewonnen
cardgame-occasion-challenge-lost = Herausforderung verloren
cardgame-occasion-dominance-won = Herrschaft gewonnen
cardgame-occasion-phase-began = Phase beginnt
cardgame-occasion-phase-ends = Phase endet
cardgame-occasion-income = Einkommen kassiert
cardgame-occasion-strength-raised = Stärke erhöht
cardgame-occasion-plot-revealed = Strategie aufgedeckt
cardgame-occasion-controlled = Kontrollwechsel
cardgame-occasion-challenge-ends = Herausforderung endet
cardgame-occasion-when-revealed = Sobald aufgedeckt

## icon

cardgame-icon-power = Machtkampf

## type

cardgame-type-character = Charakter
cardgame-type-location = Ort
cardgame-type-event = Ereignis

## option

cardgame-option-draw = Eine Karte ziehen
cardgame-option-power = Macht erhalten
cardgame-option-yes = Ja
cardgame-option-no = Nein
cardgame-option-top = Oben auf das Deck
cardgame-option-bottom = Unter das Deck
cardgame-option-keep = Behalten

## Cards

cardgame-card-house-baratheon = Haus Baratheon
cardgame-card-house-martell = Haus Martell
cardgame-card-house-stark = Haus Stark
cardgame-card-house-targaryen = Haus Targaryen
