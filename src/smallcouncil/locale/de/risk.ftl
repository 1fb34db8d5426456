# Risiko: Game of Thrones

risk-title = Risiko: Game of Thrones
    .short = Risiko
    .text = Erobere Westeros oder Essos: rasch im Scharmützel, mit Gold und Aufträgen in der Herrschaft.

## Entscheidungen

risk-choice-house = Haus { $house } nehmen
risk-choice-return = „{ $objective }“ zurückgeben
risk-choice-claim = { $area } besetzen
risk-choice-place = 1 Einheit nach { $area } setzen
risk-choice-trade = { $first }, { $second } und { $third } einlösen
risk-choice-redeem = { $card } gegen die Spezialeinheit einlösen
risk-choice-redeem-maester = „{ $maester }“ gegen die Spezialeinheit einlösen
risk-choice-keep-cards = Alle Karten behalten
risk-choice-put = Die Spezialeinheit „{ $unit }“ nach { $area } setzen
risk-choice-buy-maester = Eine Maesterkarte kaufen
risk-choice-buy-objective = Neue Aufträge kaufen
risk-choice-keep = „{ $objective }“ behalten
risk-choice-keep-maester = „{ $maester }“ behalten
risk-choice-keep-card = { $card } behalten
risk-choice-invade = Von { $source } in { $target } einmarschieren
risk-choice-attack =
    { $dice ->
        [one] Mit 1 Einheit angreifen
       *[other] Mit { $dice } Einheiten angreifen
    }
risk-choice-stop = Diesen Einmarsch abbrechen
risk-choice-defend =
    { $dice ->
        [one] Mit 1 Einheit verteidigen
       *[other] Mit { $dice } Einheiten verteidigen
    }
risk-choice-advance =
    { $units ->
        [0] Keine weitere einziehen lassen
        [one] 1 weitere einziehen lassen
       *[other] { $units } weitere einziehen lassen
    }
risk-choice-from = Von { $area } aus
risk-choice-to = Nach { $area }
risk-choice-move =
    { $units ->
        [one] 1 Einheit bewegen
       *[other] { $units } Einheiten bewegen
    }
risk-choice-take = Die Spezialeinheit „{ $unit }“ mitnehmen
risk-choice-maneuver = Jetzt das Manöver machen
risk-choice-complete = „{ $objective }“ erfüllen
risk-choice-done = Fertig
risk-choice-pass = Passen
risk-choice-use = { $character } nutzen
risk-choice-play = „{ $maester }“ spielen
risk-choice-against = { $seat }
risk-choice-name = { $character }
risk-choice-die = Würfel Nummer { $number }
risk-choice-destroy = 1 Einheit in { $area } vernichten
risk-choice-remove =
    { $units ->
        [0] Keine Einheit entfernen
        [one] 1 Einheit entfernen
       *[other] { $units } Einheiten entfernen
    }
risk-choice-at = { $area }
risk-choice-muster = Das einfache Volk von { $area } aufdecken
risk-choice-ransom = { $character } freikaufen

## Ereignisse

risk-event-rolled-for-order = { $seat } würfelt um die erste Wahl und hat eine { $die }.
risk-event-took-house = { $house } zieht ins Feld.
risk-event-safe-windows = Ab jetzt werden alle gefragt, die handeln könnten: Hier spielen mehrere Menschen.
risk-event-claimed = { $seat } besetzt { $area }.
risk-event-neutral-laid =
    { $units ->
        [one] 1 neutrale Einheit hält { $area }.
       *[other] { $units } neutrale Einheiten halten { $area }.
    }
risk-event-dealt = { $seat } bekommt { $areas } zugeteilt.
risk-event-turn = In Runde { $round } ist { $seat } am Zug.
risk-event-collected =
    { $units ->
        [one] { $seat } bekommt 1 Einheit
       *[other] { $seat } bekommt { $units } Einheiten
    }{ $gold ->
        [0] .
       *[other] {" "}und { $gold } Gold.
    }
risk-event-traded =
    { $units ->
        [one] { $seat } löst { $cards } gegen 1 Einheit ein.
       *[other] { $seat } löst { $cards } gegen { $units } Einheiten ein.
    }
risk-event-placed = { $seat } setzt 1 Einheit nach { $area }.
risk-event-redeemed = { $seat } löst die Gebietskarte „{ $card }“ gegen die Spezialeinheit „{ $unit }“ ein.
risk-event-redeemed-maester = { $seat } löst die Maesterkarte „{ $maester }“ gegen die Spezialeinheit „{ $unit }“ ein.
risk-event-special-placed = { $seat } setzt die Spezialeinheit „{ $unit }“ nach { $area }.
risk-event-bought-maester = { $seat } kauft eine Maesterkarte.
risk-event-bought-objective = { $seat } kauft neue Aufträge.
risk-event-got-maester = { $seat } bekommt die Maesterkarte „{ $maester }“.
risk-event-got-objective = { $seat } bekommt den Auftrag „{ $objective }“.
risk-event-got-card = { $seat } bekommt die Gebietskarte „{ $card }“.
risk-event-drew-card = { $seat } zieht eine Gebietskarte.
risk-event-invaded = { $seat } marschiert von { $source } in { $target } ein, und dort verteidigt { $defender }.
risk-event-rolls-for-neutral = { $seat } würfelt für die neutrale Seite.
risk-event-rolled = { $seat } würfelt { $attack }, dagegen würfelt { $defender } { $defence }.
risk-event-fought =
    { $source } kämpft mit { $attack } gegen { $target } mit { $defence }: Der Angriff verliert { $lost ->
        [0] keine Einheit
        [one] 1 Einheit
       *[other] { $lost } Einheiten
    }, die Verteidigung { $killed ->
        [0] keine.
       *[other] { $killed }.
    }
risk-event-stopped = { $seat } bricht den Einmarsch in { $target } ab.
risk-event-conquered = { $seat } erobert { $area } und vertreibt { $loser }.
risk-event-advanced =
    { $units ->
        [one] { $seat } zieht mit 1 Einheit von { $source } nach { $target }.
       *[other] { $seat } zieht mit { $units } Einheiten von { $source } nach { $target }.
    }
risk-event-eliminated = { $seat } wird von { $by } besiegt und scheidet aus.
risk-event-maneuvered =
    { $units ->
        [one] { $seat } bewegt im Manöver 1 Einheit von { $source } nach { $target }.
       *[other] { $seat } bewegt im Manöver { $units } Einheiten von { $source } nach { $target }.
    }
risk-event-completed =
    { $points ->
        [one] { $seat } erfüllt „{ $objective }“ für 1 Siegpunkt.
       *[other] { $seat } erfüllt „{ $objective }“ für { $points } Siegpunkte.
    }
risk-event-end-card-drawn = { $seat } zieht die Spielende-Karte, und es heißt Valar Morghulis.
risk-event-shown = { $seat } deckt { $cards } auf.
risk-event-used =
    { $cost ->
        [0] { $seat } nutzt { $character }.
       *[other] { $seat } nutzt { $character } für { $cost } Gold.
    }
risk-event-played =
    { $cost ->
        [0] { $seat } spielt „{ $maester }“.
       *[other] { $seat } spielt „{ $maester }“ für { $cost } Gold.
    }
risk-event-cancelled = „{ $maester }“ von { $seat } wird aufgehoben.
risk-event-discarded-maester = { $seat } legt die Maesterkarte „{ $maester }“ ab.
risk-event-discarded-objective = { $seat } legt den Auftrag „{ $objective }“ ab.
risk-event-discarded-card = { $seat } legt die Gebietskarte „{ $card }“ ab.
risk-event-stole-maester = { $seat } nimmt { $victim } eine Maesterkarte ab.
risk-event-stole-this = { $seat } nimmt { $victim } die Maesterkarte „{ $maester }“ ab.
risk-event-stole-gold = { $seat } nimmt { $victim } { $gold } Gold ab.
risk-event-paid = { $seat } zahlt { $gold } Gold an { $to }.
risk-event-card-roll = { $seat } würfelt { $dice }.
risk-event-rerolled = Einen Würfel wirft { $seat } neu, und er zeigt nun { $die }.
risk-event-die-set = { $seat } dreht einen Würfel auf { $die }.
risk-event-units-added =
    { $units ->
        [one] { $seat } verstärkt { $area } um 1 Einheit.
       *[other] { $seat } verstärkt { $area } um { $units } Einheiten.
    }
risk-event-units-destroyed =
    { $units ->
        [one] In { $area } verliert { $owner } 1 Einheit.
       *[other] In { $area } verliert { $owner } { $units } Einheiten.
    }
risk-event-invasion-cancelled = Der Einmarsch in { $target } ist abgesagt.
risk-event-captured = { $seat } nimmt { $character } gefangen.
risk-event-ransomed = { $seat } zahlt Lösegeld, und { $character } ist frei.
risk-event-returned = { $character } kehrt zurück zu { $seat }.
risk-event-killed = { $character } ist aus dem Spiel.
risk-event-lost-point = { $seat } verliert 1 Siegpunkt.
risk-event-income-halved = { $seat } bekommt in diesem Zug nur die Hälfte an Einheiten und Gold.
risk-event-readied = { $seat } macht alle Charaktere wieder bereit.
risk-event-ended = { $seat } gewinnt.

## Fragen

risk-prompt-reinforce-trade = Löst du einen Satz Gebietskarten ein?
risk-prompt-reinforce-redeem = Löst du eine einzelne Karte gegen eine Spezialeinheit ein?
risk-prompt-reinforce-place =
    { $left ->
        [one] Wohin setzt du die letzte Einheit?
       *[other] Wohin setzt du die nächste von { $left } Einheiten?
    }
risk-prompt-reinforce-put = Wohin setzt du die Spezialeinheit „{ $unit }“?
risk-prompt-invade-declare = Marschierst du ein, oder beendest du deine Einmärsche?
risk-prompt-invade-attack = Mit wie vielen Einheiten greifst du von { $source } aus { $target } an?
risk-prompt-invade-defend =
    { $attack ->
        [one] Aus { $source } greift 1 Einheit { $target } an. Mit wie vielen verteidigst du?
       *[other] Aus { $source } greifen { $attack } Einheiten { $target } an. Mit wie vielen verteidigst du?
    }
risk-prompt-window-start = Dein Zug beginnt. Spielst du eine Karte?
risk-prompt-window-opponent-start = Der Zug eines Gegners beginnt. Spielst du eine Karte?
risk-prompt-window-collect = Du bekommst Verstärkungen. Spielst du eine Karte?
risk-prompt-window-deploy = Du setzt Verstärkungen. Nutzt du einen Charakter?
risk-prompt-window-buy = Du kaufst eine Maesterkarte. Nutzt du einen Charakter?
risk-prompt-window-declare = Du marschierst von { $source } in { $target } ein. Setzt du etwas ein?
risk-prompt-window-against-me = Von { $source } aus marschiert man bei dir in { $target } ein. Setzt du etwas ein?
risk-prompt-window-against-other = Von { $source } aus marschiert man bei einem anderen in { $target } ein. Spielst du eine Karte?
risk-prompt-window-committed =
    { $dice ->
        [one] In { $target } greift dich 1 Einheit an. Spielst du eine Karte?
       *[other] In { $target } greifen dich { $dice } Einheiten an. Spielst du eine Karte?
    }
risk-prompt-window-rolled = Die Würfel zeigen { $attack } gegen { $defence }. Setzt du etwas ein?
risk-prompt-window-dice = Du hast { $dice } gewürfelt. Spielst du eine Karte?
risk-prompt-window-draw = Du darfst Gebietskarten ziehen. Nutzt du einen Charakter?
risk-prompt-window-draw-territory = Du ziehst eine Gebietskarte. Nutzt du einen Charakter?
risk-prompt-window-cancel = Ein Gegner spielt „{ $maester }“. Hebst du die Karte auf?
risk-prompt-offer = Das darfst du jederzeit tun.
risk-prompt-setup-house = Welches Haus führst du an?
risk-prompt-setup-return-objective = Welchen Auftrag gibst du zurück?
risk-prompt-setup-claim =
    { $left ->
        [one] Welches leere Gebiet besetzt du mit deiner letzten Einheit?
       *[other] Welches leere Gebiet besetzt du? Du hast noch { $left } Einheiten.
    }
risk-prompt-setup-strengthen =
    { $left ->
        [one] Wohin setzt du die letzte Einheit?
       *[other] Welches deiner Gebiete verstärkst du? Du hast noch { $left } Einheiten.
    }
risk-prompt-buy-cards = Du hast { $gold } Gold. Kaufst du Karten?
risk-prompt-buy-keep-maester = Welche Maesterkarte behältst du?
risk-prompt-draw-keep-card = Welche Gebietskarte behältst du?
risk-prompt-objective-keep = Welchen Auftrag behältst du?
risk-prompt-objective-complete = Erfüllst du einen Auftrag?
risk-prompt-conquer-advance = Mit wie vielen weiteren Einheiten ziehst du von { $source } nach { $target }?
risk-prompt-maneuver-from = Von wo aus machst du dein Manöver?
risk-prompt-maneuver-to = Wohin führt dein Manöver von { $source } aus?
risk-prompt-maneuver-units = Wie viele Einheiten bewegst du von { $source } nach { $target }?
risk-prompt-maneuver-along = Nimmst du von { $source } nach { $target } Spezialeinheiten mit?
risk-prompt-card-place =
    { $left ->
        [one] Wohin setzt du die letzte Einheit der Karte?
       *[other] Wohin setzt du die nächste von { $left } Einheiten der Karte?
    }
risk-prompt-card-castle = Welches Gebiet mit Burg bekommt die Einheit?
risk-prompt-card-withdraw = Wohin ziehen sich die Einheiten aus { $area } zurück?
risk-prompt-card-supply-lines = Welches Gebiet schneidest du ab?
risk-prompt-card-destroy =
    { $left ->
        [one] Welche deiner Einheiten vernichtest du?
       *[other] Welche deiner Einheiten vernichtest du? Es sind noch { $left } zu vernichten.
    }
risk-prompt-card-remove = Wie viele Einheiten entfernst du aus { $area }?
risk-prompt-card-discard-maester = Wer legt eine Maesterkarte ab?
risk-prompt-card-steal-maester = Wem nimmst du eine Maesterkarte ab?
risk-prompt-card-captive = Welchen Charakter willst du gefangen nehmen?
risk-prompt-card-kill = Welcher Charakter soll das Spiel verlassen?
risk-prompt-dice-highest-face = Die Würfel zeigen { $dice }. Welchen drehst du auf seine höchste Seite?
risk-prompt-dice-force-reroll = Die Würfel zeigen { $dice }. Welcher muss neu geworfen werden?
risk-prompt-dice-reroll = Die Würfel zeigen { $dice }. Welchen wirfst du neu?

## Einstellungen

risk-option-mode = wie gespielt wird
risk-option-mode-skirmish = Scharmützel: das Grundspiel, 2 bis 5 Spieler
risk-option-mode-dominion = Herrschaft: das volle Spiel, 2 bis 5 Spieler
risk-option-mode-world-at-war = Welt im Krieg: beide Spielbretter, 6 oder 7 Spieler
risk-option-rules = nach welchen Regeln Welt im Krieg gespielt wird
risk-option-rules-skirmish = nach denen des Scharmützels
risk-option-rules-dominion = nach denen der Herrschaft
risk-option-board = das Spielbrett; es folgt aus der Zahl der Spieler
risk-option-board-westeros = Westeros
risk-option-board-essos = Essos
risk-option-board-both = Westeros und Essos
risk-option-modules = welche Teile der Herrschaft mitspielen, durch Kommas getrennt
risk-option-modules-gold = Gold
risk-option-modules-characters = Charaktere und ihre Fähigkeiten
risk-option-modules-special-units = Ritter, Belagerungsmaschinen und Befestigungen
risk-option-modules-maesters = Maesterkarten
risk-option-modules-objectives = Aufträge und Siegpunkte
risk-option-victory = wie man gewinnt
risk-option-victory-skirmish = die meisten Gebiete, Burgen und Häfen, wenn die Spielende-Karte kommt
risk-option-victory-dominion = 10 Siegpunkte und der eigene Sitz der Macht
risk-option-houses = die Häuser nach Plätzen; sonst werden sie am Tisch gewählt
risk-option-houses-stark = { risk-house-stark }
risk-option-houses-baratheon = { risk-house-baratheon }
risk-option-houses-lannister = { risk-house-lannister }
risk-option-houses-tyrell = { risk-house-tyrell }
risk-option-houses-martell = { risk-house-martell }
risk-option-houses-targaryen = { risk-house-targaryen }
risk-option-houses-ghiscari = { risk-house-ghiscari }
risk-option-units-per-territory = Einheiten je zugeteiltem Gebiet im Scharmützel: 3, oder 2 wie in einer früheren Auflage
risk-option-round-limit = Runden, nach denen die meisten Punkte gewinnen; 0 für keine Grenze
risk-option-windows = wer gefragt wird, ob er Karten spielen will
risk-option-windows-fast = nur wer kann
risk-option-windows-safe = jeder, der nach dem Wissen der anderen könnte

## Enden

risk-result-last-one-standing = Nur ein Haus ist übrig.
risk-result-dominion = Ein Haus hat 10 Siegpunkte und seinen Sitz der Macht.
risk-result-end-card = Die Spielende-Karte wurde gezogen.
risk-result-round-limit = Die vereinbarte Zahl an Runden ist gespielt.

## Häuser

risk-house-stark = Stark
risk-house-baratheon = Baratheon
risk-house-lannister = Lannister
risk-house-tyrell = Tyrell
risk-house-martell = Martell
risk-house-targaryen = Targaryen
risk-house-ghiscari = Ghiscari

risk-seat-neutral = die neutrale Seite
risk-seat-stark = { risk-house-stark }
risk-seat-baratheon = { risk-house-baratheon }
risk-seat-lannister = { risk-house-lannister }
risk-seat-tyrell = { risk-house-tyrell }
risk-seat-martell = { risk-house-martell }
risk-seat-targaryen = { risk-house-targaryen }
risk-seat-ghiscari = { risk-house-ghiscari }

## Regionen

risk-region-the-north = Norden
risk-region-vale-of-arryn = Grünes Tal
risk-region-riverlands = Flusslande
risk-region-iron-islands = Eiseninseln
risk-region-crownlands = Kronlande
risk-region-westerlands = Westlande
risk-region-stormlands = Sturmlande
risk-region-reach = Weite
risk-region-dorne = Dorne
risk-region-andalos = Andalos
risk-region-disputed-lands = Umstrittene Lande
risk-region-long-summer = Lande des Langen Sommers
risk-region-slavers-bay = Sklavenbucht
risk-region-jade-sea-coast = Küste des Jademeers
risk-region-dothraki-sea = Dothrakisches Meer

## Gebiete: Westeros

risk-area-skagos = Skagos
risk-area-the-gift = Schenkung
risk-area-karhold = Karholt
risk-area-winterfell = Winterfell
risk-area-the-dreadfort = Grauenstein
risk-area-widows-watch = Witwenwacht
risk-area-white-harbor = Weißwasserhafen
risk-area-bear-island = Bäreninsel
risk-area-wolfswood = Wolfswald
risk-area-barrowlands = Hügelgräberland
risk-area-stoney-shore = Steinige Küste
risk-area-the-neck = Eng
risk-area-cape-kraken = Kap Kraken
risk-area-the-fingers = Finger
risk-area-mountains-of-the-moon = Mondberge
risk-area-the-eyrie = Hohenehr
risk-area-gulltown = Möwenstadt
risk-area-the-twins = Zwillinge
risk-area-the-trident = Trident
risk-area-riverrun = Schnellwasser
risk-area-harrenhal = Harrenhal
risk-area-stoney-sept = Steinsepte
risk-area-pyke = Peik
risk-area-harlaw = Harlau
risk-area-crackclaw-point = Klauenhorn
risk-area-kings-landing = Königsmund
risk-area-dragonstone = Drachenstein
risk-area-kingswood = Königswald
risk-area-the-crag = Hochklipp
risk-area-golden-tooth = Goldzahn
risk-area-casterly-rock = Casterlystein
risk-area-crakehall = Rallenhall
risk-area-silverhill = Silberhügel
risk-area-tarth = Tarth
risk-area-storms-end = Sturmkap
risk-area-dornish-marches = Dornische Marschen
risk-area-rainwood = Regenwald
risk-area-blackwater-rush = Schwarzwasser
risk-area-the-mander = Mander
risk-area-searoad-marshes = Sümpfe der Meerstraße
risk-area-highgarden = Rosengarten
risk-area-oldtown = Altsass
risk-area-three-towers = Dreitürmen
risk-area-the-arbor = Arbor
risk-area-red-mountains = Rote Berge
risk-area-sandstone = Sandstein
risk-area-greenblood = Grünblut
risk-area-sunspear = Sonnspeer

## Gebiete: Essos

risk-area-braavosian-coastlands = Küste von Braavos
risk-area-the-axe = Axt
risk-area-hills-of-norvos = Hügel von Norvos
risk-area-forest-of-qohor = Wald von Qohor
risk-area-upper-rhoyne = Obere Rhoyne
risk-area-the-flatlands = Flachland
risk-area-the-golden-fields = Goldene Felder
risk-area-tyrosh = Tyrosh
risk-area-myr = Myr
risk-area-the-orange-shore = Orangenküste
risk-area-lys = Lys
risk-area-lower-rhoyne = Untere Rhoyne
risk-area-volantis = Volantis
risk-area-mantarys = Mantarys
risk-area-the-sea-of-sights = Meer der Seufzer
risk-area-oros = Oros
risk-area-valyria = Valyria
risk-area-meereen = Meereen
risk-area-yunkai = Yunkai
risk-area-astapor = Astapor
risk-area-old-ghis = Alt-Ghis
risk-area-new-ghis = Neu-Ghis
risk-area-the-red-waste = Rote Wüste
risk-area-qarth = Qarth
risk-area-bayasabhad = Bayasabhad
risk-area-samyrian = Samyriana
risk-area-northern-jade-sea = Nördliches Jademeer
risk-area-the-footprint = Fußabdruck
risk-area-vaes-dothrak = Vaes Dothrak
risk-area-eastern-dothraki-sea = Östliches Dothrakisches Meer
risk-area-western-dothraki-sea = Westliches Dothrakisches Meer
risk-area-northern-dothraki-sea = Nördliches Dothrakisches Meer
risk-area-sarnor = Sarnor
risk-area-lhazar = Lhazar

## Spezialeinheiten

risk-unit-knight = Ritter
    .text = Kämpfen Einheiten aus diesem Gebiet, erhöht jeder Ritter hier deinen höchsten Würfel um 1, auch über 6 oder 8 hinaus. Mehrere zählen zusammen.
risk-unit-siege-engine = Belagerungsmaschine
    .text = Kämpfen Einheiten aus diesem Gebiet, macht jede Belagerungsmaschine hier einen deiner sechsseitigen Würfel achtseitig.
risk-unit-fortification = Befestigung
    .text = Wird dieses Gebiet angegriffen, verteidigst du nur mit achtseitigen Würfeln. Eine Befestigung wird nie bewegt.

## Charaktere

risk-character-ned-stark = Ned Stark
    .text = Nachdem in einem Kampf gewürfelt wurde, in dem du verteidigst: Drehe einen deiner Würfel auf seine höchste Seite (6 oder 8).
risk-character-robb-stark = Robb Stark
    .text = Wenn du einen Einmarsch ansagst: Alle deine Angriffswürfel zählen in jedem Kampf dieses Einmarschs 1 mehr.
risk-character-catelyn-stark = Catelyn Stark
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert, in dem genau 1 deiner Einheiten steht: Setze dort 1 Einheit aus dem Vorrat dazu.
risk-character-jon-snow = Jon Schnee
    .text = Zu Beginn deines Manöverschritts: Du darfst in diesem Zug ein weiteres Manöver machen (also zwei).
risk-character-stannis-baratheon = Stannis Baratheon
    .text = Wenn ein Gegner bei dir einmarschiert: Alle deine Verteidigungswürfel zählen in jedem Kampf dieses Einmarschs 1 mehr.
risk-character-davos-seaworth = Davos Seewert
    .text = Wenn du einen Einmarsch in ein Gebiet mit Hafen ansagst: Alle deine Angriffswürfel zählen in jedem Kampf dieses Einmarschs 1 mehr.
risk-character-melisandre = Melisandre
    .text = In deinem Zug vor dem ersten Einmarsch: Wähle einen Gegner; er legt 1 zufällige Maesterkarte ab.
risk-character-salladhor-saan = Salladhor Saan
    .text = In deinem Zug vor dem ersten Einmarsch: Eroberst du in diesem Zug zum ersten Mal das Gebiet eines Gegners, nimm ihm 100 Gold ab.
risk-character-tywin-lannister = Tywin Lannister
    .text = Nachdem in einem Kampf gewürfelt wurde, in dem du verteidigst: Alle deine Würfel zählen in diesem Kampf 1 mehr.
risk-character-jaime-lannister = Jaime Lannister
    .text = Nachdem in einem Kampf gewürfelt wurde, in dem du angreifst: Drehe einen deiner Würfel auf seine höchste Seite (6 oder 8).
risk-character-cersei-lannister = Cersei Lannister
    .text = Beim Kartenziehen, wenn du in diesem Zug 3 oder mehr Gebiete erobert hast: Ziehe 1 Gebietskarte mehr.
risk-character-tyrion-lannister = Tyrion Lannister
    .text = Wenn du eine Maesterkarte kaufst: Sieh dir die obersten 2 Karten des Maesterstapels an, behalte 1 und lege die andere ab.
risk-character-loras-tyrell = Loras Tyrell
    .text = Wenn du einen Einmarsch ansagst: In jedem Kampf dieses Einmarschs gewinnst du bei Gleichstand.
risk-character-margaery-tyrell = Margaery Tyrell
    .text = Nachdem in einem Kampf gewürfelt wurde, an dem du beteiligt bist: Suche einen Würfel deines Gegners aus; er muss ihn einmal neu werfen, das neue Ergebnis gilt.
risk-character-renly-baratheon = Renly Baratheon
    .text = Wenn du deine Verstärkungen setzt: Setze 1 Einheit mehr, und zwar in ein eigenes Gebiet mit Burg.
risk-character-brienne = Brienne
    .text = Wenn ein Gegner bei dir einmarschiert: In jedem Kampf dieses Einmarschs verteidigst du nur mit achtseitigen Würfeln.
risk-character-oberyn-martell = Oberyn Martell
    .text = Wenn du einen Einmarsch ansagst: In jedem Kampf dieses Einmarschs wirfst du einen achtseitigen statt eines sechsseitigen Würfels.
risk-character-ellaria-sand = Ellaria Sand
    .text = In deinem Zug vor dem ersten Einmarsch: Du darfst dein Manöver in diesem Zug zu jedem beliebigen Zeitpunkt machen.
risk-character-doran-martell = Doran Martell
    .text = Beim Kartenziehen, wenn du in diesem Zug kein Gebiet erobert hast: Ziehe 1 Gebietskarte.
risk-character-areo-hotah = Areo Hotah
    .text = Wenn ein Gegner in eines deiner Gebiete mit Burg oder Hafen einmarschiert: Dein höchster Würfel zählt in jedem Kampf dieses Einmarschs 1 mehr.
risk-character-daenerys-targaryen = Daenerys Targaryen
    .text = Wenn du einen Einmarsch ansagst: In jedem Kampf dieses Einmarschs greifst du nur mit achtseitigen Würfeln an.
risk-character-jorah-mormont = Jorah Mormont
    .text = Beim Kartenziehen, wenn du in diesem Zug 2 oder mehr Gebiete mit Burg oder Hafen erobert hast: Ziehe 1 Gebietskarte mehr.
risk-character-barristan-selmy = Barristan Selmy
    .text = Nachdem in einem Kampf gewürfelt wurde, in dem du verteidigst: Wirf beliebig viele deiner Würfel einmal neu; die neuen Ergebnisse gelten.
risk-character-grey-worm = Grauer Wurm
    .text = Zu Beginn eines Einmarschs, an dem du beteiligt bist: In jedem Kampf dieses Einmarschs darfst du jeden deiner Würfel, der eine 1 zeigt, einmal neu werfen.
risk-character-hizdahr-zo-loraq = Hizdahr zo Loraq
    .text = Wenn ein Gegner bei dir einmarschiert: In jedem Kampf dieses Einmarschs wirfst du einen achtseitigen statt eines sechsseitigen Würfels.
risk-character-kraznys-mo-nakloz = Kraznys mo Nakloz
    .text = Wenn du einen Einmarsch ansagst: Dein höchster Würfel zählt in jedem Kampf dieses Einmarschs 1 mehr.
risk-character-pyat-pree = Pyat Pree
    .text = Nachdem in einem Kampf gewürfelt wurde, an dem du beteiligt bist: Alle deine Würfel zählen in diesem Kampf 1 mehr.
risk-character-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .text = Wenn du eine Gebietskarte ziehst: Sieh dir die obersten 2 Karten des Gebietsstapels an, behalte 1 und lege die andere ab.

## Maesterkarten

risk-maester-pirate-ship-fleet = Piratenflotte
    .text = In deinem Zug vor dem ersten Einmarsch: In diesem Zug darfst du aus jedem eigenen Gebiet mit Hafen in jedes Gebiet mit Küste einmarschieren.
risk-maester-desperate-ambush = Verzweifelter Hinterhalt
    .text = Nachdem ein Gegner Einheiten in einen Kampf gegen dich geschickt hat: Wirf einen sechsseitigen Würfel und halbiere ihn aufgerundet (1 bis 3); so viele dieser Einheiten werden vernichtet.
risk-maester-lead-into-a-trap = In die Falle gelockt
    .text = Nachdem ein Gegner Einheiten in einen Kampf gegen dich geschickt hat: Vernichte alle diese Einheiten.
risk-maester-preparing-for-war = Kriegsvorbereitungen
    .text = Jederzeit: Setze 3 Einheiten aus dem Vorrat in bis zu 3 verschiedene eigene Gebiete, je 1.
risk-maester-reinforce-bulwarks = Verstärkte Bollwerke
    .text = Jederzeit: Setze 1 Befestigung in ein eigenes Gebiet.
risk-maester-spiders-sabotage = Sabotage der Spinne
    .text = Wenn ein Gegner eine Maesterkarte spielt: Hebe ihre Wirkung auf.
risk-maester-bribery = Bestechung
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Gib ihm 200 Gold; der Einmarsch ist abgebrochen, und für den Rest des Zuges kann niemand in dieses Gebiet einmarschieren.
risk-maester-a-sworn-sword = Geschworenes Schwert
    .text = Jederzeit: Setze 1 Ritter in ein eigenes Gebiet.
risk-maester-strength-of-steel = Die Kraft des Stahls
    .text = Wenn du einen Einmarsch ansagst: Dein höchster Würfel zählt in jedem Kampf dieses Einmarschs 1 mehr.
risk-maester-castle-walls = Burgmauern
    .text = Wenn ein Gegner in eines deiner Gebiete mit Burg einmarschiert: Dein höchster Würfel zählt in jedem Kampf dieses Einmarschs 1 mehr.
risk-maester-weapons-of-war = Kriegsgerät
    .text = Jederzeit: Setze 1 Belagerungsmaschine in ein eigenes Gebiet.
risk-maester-sickness-in-the-ranks = Seuche im Heer
    .text = In deinem Zug vor dem ersten Einmarsch: Decke die oberste Gebietskarte auf und lege sie ab. In jedem gegnerischen Gebiet ihrer Region wird 1 Einheit vernichtet.
risk-maester-mass-desertion = Massenflucht
    .text = In deinem Zug vor dem ersten Einmarsch: Decke die obersten 2 Gebietskarten auf und lege sie ab. Gehört eines dieser Gebiete einem Gegner, verliert es die Hälfte seiner Einheiten, abgerundet.
risk-maester-a-web-of-lies = Lügengespinst
    .text = In deinem Zug vor dem ersten Einmarsch: Nimm 1 zufällige Maesterkarte von der Hand eines Gegners auf deine.
risk-maester-taken-captive = Gefangennahme
    .text = Unmittelbar bevor du in das Gebiet eines Gegners einmarschierst: Nenne einen Charakter seines Hauses. Eroberst du das Gebiet mit diesem Einmarsch, ist der Charakter dein Gefangener und nicht nutzbar, bis sein Besitzer dir 500 Gold Lösegeld zahlt.
risk-maester-valyrian-steel = Valyrischer Stahl
    .text = Nachdem du gewürfelt hast, wofür auch immer: Drehe einen deiner Würfel auf seine höchste Seite.
risk-maester-shifting-alliance = Bündniswechsel
    .text = Nachdem ein Gegner Einheiten in einen Kampf gegen eines deiner Gebiete geschickt hat: Vernichte bis zu 2 davon und setze 2 Einheiten aus dem Vorrat in das angegriffene Gebiet.
risk-maester-establish-the-high-ground = Auf höherem Grund
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Alle deine Würfel zählen für den Rest des Zuges 1 mehr, bis der Gegner dieses Gebiet erobert.
risk-maester-confusion-in-the-ranks = Verwirrung im Heer
    .text = In deinem Zug vor dem ersten Einmarsch: Jeder Gegner legt 1 zufällige Maesterkarte ab.
risk-maester-mourning-the-fallen = Trauer um die Gefallenen
    .text = Zu Beginn deines Zuges: Bis zum Beginn deines nächsten Zuges zahlen alle Gegner für Charaktere und das Spielen von Maesterkarten das Doppelte.
risk-maester-winter-is-coming = Der Winter naht
    .text = In deinem Zug vor dem ersten Einmarsch: Jeder Gegner vernichtet 2 eigene Einheiten, einzeln und wo er will; dann vernichtest du 1 von deinen. In jedem Gebiet bleibt 1 Einheit.
risk-maester-cut-off-supply-lines = Gekappter Nachschub
    .text = In deinem Zug vor dem ersten Einmarsch: Wähle ein gegnerisches Gebiet neben einem deiner Gebiete und wirf einen sechsseitigen Würfel; entferne dort bis zu so viele Einheiten. 1 Einheit bleibt.
risk-maester-fortified-ports = Befestigte Häfen
    .text = Wenn ein Gegner in eines deiner Gebiete mit Hafen einmarschiert: Dein höchster Würfel zählt in jedem Kampf dieses Einmarschs 1 mehr.
risk-maester-hired-thieves = Gedungene Diebe
    .text = Zu Beginn deines Zuges: Nimm jedem Gegner bis zu 200 Gold ab.
risk-maester-best-laid-plans = Die besten Pläne
    .text = Zu Beginn deines Zuges: Jeder Gegner wirft einen sechsseitigen Würfel. Wer am niedrigsten würfelt, verliert 1 Siegpunkt, bei Gleichstand alle Betroffenen.
risk-maester-unplanned-losses = Unerwartete Verluste
    .text = Wenn ein Gegner bei einem anderen Gegner einmarschiert: Vernichte im angreifenden und im angegriffenen Gebiet je bis zu 2 Einheiten. In beiden bleibt 1 Einheit.
risk-maester-a-call-to-arms = Ruf zu den Waffen
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Wirf einen sechsseitigen Würfel und setze so viele Einheiten aus dem Vorrat in dieses Gebiet.
risk-maester-raid-the-countryside = Plündernde Horden
    .text = Wenn du in das Gebiet eines Gegners einmarschierst: Eroberst du es mit diesem Einmarsch, nimm ihm bis zu 300 Gold ab.
risk-maester-valar-morghulis = Valar Morghulis
    .text = In deinem Zug vor dem ersten Einmarsch: Wähle einen beliebigen Charakter; er scheidet aus dem Spiel aus.
risk-maester-rally-the-smallfolk = Aufstand des einfachen Volkes
    .text = In deinem Zug vor dem ersten Einmarsch: Ziehe eine Gebietskarte und lege sie verdeckt mit 5 Einheiten aus dem Vorrat vor dich. Solange dir das Gebiet gehört, darfst du die Karte jederzeit aufdecken, die 5 Einheiten dorthin setzen und die Karte ablegen.
risk-maester-wed-for-peace = Heirat für den Frieden
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Der Einmarsch ist abgebrochen, und für den Rest des Zuges kann dieser Gegner in keines deiner Gebiete einmarschieren.
risk-maester-strategic-withdrawal = Geordneter Rückzug
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Ziehe alle deine Einheiten dort bis auf 1 in ein anderes eigenes Gebiet; eine Verbindung ist nicht nötig.
risk-maester-a-temporary-truce = Befristeter Waffenstillstand
    .text = Wenn ein Gegner in eines deiner Gebiete einmarschiert: Der Einmarsch ist abgebrochen. Der Gegner kann in diesem Zug erst wieder dort einmarschieren, wenn er einem anderen ein Gebiet abgenommen hat.
risk-maester-freefolk-uprising = Aufruhr des Freien Volkes
    .text = Zu Beginn des Zuges eines Gegners, bevor er Einheiten und Gold erhält: Er bekommt in diesem Zug nur die Hälfte seiner Einheiten und seines Goldes, abgerundet.
risk-maester-blood-magic = Blutmagie
    .text = In deinem Zug vor dem ersten Einmarsch: Wähle einen beliebigen Charakter und wirf einen sechsseitigen Würfel; bei 3 oder mehr scheidet er aus dem Spiel aus.
risk-maester-call-in-your-banners = Ruf die Banner
    .text = Wenn du deine Verstärkungen erhältst: Wirf einen sechsseitigen Würfel; du bekommst in diesem Zug so viele Einheiten mehr.

## Aufträge

risk-objective-control-5-castles = Halte 5 Burgen
risk-objective-control-7-castles = Halte 7 Burgen
risk-objective-control-9-castles = Halte 9 Burgen
risk-objective-control-11-castles = Halte 11 Burgen
risk-objective-control-4-ports = Halte 4 Häfen
risk-objective-control-6-ports = Halte 6 Häfen
risk-objective-control-8-ports = Halte 8 Häfen
risk-objective-control-4-castles-3-ports = Halte 4 Burgen und 3 Häfen
risk-objective-control-6-castles-4-ports = Halte 6 Burgen und 4 Häfen
risk-objective-control-3-castle-ports = Halte 3 Gebiete, die jeweils Burg und Hafen haben
risk-objective-port-on-every-coast = Halte mindestens 1 Hafen jeder Hafenfarbe im Spiel
risk-objective-two-ports-on-every-coast = Halte mindestens 2 Häfen jeder Hafenfarbe im Spiel
risk-objective-control-15-territories = Halte 15 Gebiete
risk-objective-control-18-territories = Halte 18 Gebiete
risk-objective-control-23-territories = Halte 23 Gebiete
risk-objective-control-1-region = Halte 1 ganze Region
risk-objective-control-2-regions = Halte 2 ganze Regionen
risk-objective-control-3-regions = Halte 3 ganze Regionen
risk-objective-foothold-6-regions = Halte in 6 verschiedenen Regionen je mindestens 1 Gebiet
risk-objective-two-in-5-regions = Halte in 5 verschiedenen Regionen je mindestens 2 Gebiete
risk-objective-three-in-4-regions = Halte in 4 verschiedenen Regionen je mindestens 3 Gebiete
risk-objective-conquer-4-territories = Erobere in diesem Zug 4 Gebiete
risk-objective-conquer-6-territories = Erobere in diesem Zug 6 Gebiete
risk-objective-conquer-8-territories = Erobere in diesem Zug 8 Gebiete
risk-objective-conquer-3-territories-1-castle = Erobere in diesem Zug 3 Gebiete, davon mindestens 1 mit Burg
risk-objective-conquer-2-castles = Erobere in diesem Zug 2 Gebiete mit Burg
risk-objective-conquer-3-castles = Erobere in diesem Zug 3 Gebiete mit Burg
risk-objective-conquer-2-ports = Erobere in diesem Zug 2 Gebiete mit Hafen
risk-objective-conquer-3-from-one-opponent = Erobere in diesem Zug 3 Gebiete von ein und demselben Gegner
risk-objective-conquer-from-2-opponents = Erobere in diesem Zug von 2 verschiedenen Gegnern je mindestens 1 Gebiet
risk-objective-control-enemy-seat = Halte den Sitz der Macht eines anderen Hauses im Spiel
risk-objective-destroy-8-units = Vernichte in diesem Zug 8 fremde Einheiten
risk-objective-destroy-14-units = Vernichte in diesem Zug 14 fremde Einheiten
risk-objective-hold-1500-gold = Besitze 1.500 Gold in der Schatzkammer
risk-objective-hold-2500-gold = Besitze 2.500 Gold in der Schatzkammer
risk-objective-one-of-each-special-unit = Habe je mindestens 1 Ritter, Belagerungsmaschine und Befestigung auf dem Spielbrett
