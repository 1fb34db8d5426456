# Der Eiserne Thron: Das Brettspiel, 2. Edition

board2e-title = Der Eiserne Thron: Das Brettspiel
    .short = Brettspiel
    .text = Geheime Befehle, gebrochene Versprechen: Wer hält zuerst sieben Burgen?

## Entscheidungen

board2e-choice-decide = { $decision }
board2e-choice-bid =
    { $power ->
        [0] Nichts bieten
        [one] 1 Macht bieten
       *[other] { $power } Macht bieten
    }
board2e-choice-rank = { $seat }
board2e-choice-choose-track = { $track }
board2e-choice-destroy = Eine Einheit aufgeben: { $unit } ({ $area })
board2e-choice-demote = Ein Ritter wird Fußsoldat: { $area }
board2e-choice-promote = Ein Fußsoldat wird Ritter: { $area }
board2e-choice-discard = Ablegen: { $card }
board2e-choice-take-back = Zurücknehmen: { $card }
board2e-choice-muster = Rekrutieren: { $unit } ({ $area })
board2e-choice-upgrade = Einen Fußsoldaten ersetzen: { $unit } ({ $area })
board2e-choice-launch = Ein Schiff bauen ({ $area }), Platz: { $target }
board2e-choice-plan = Befehl geben: { $area }
board2e-choice-order = { $area }: { $order }
board2e-choice-clear = Befehl zurücknehmen: { $area }
board2e-choice-ready = Alle Befehle sind gegeben
board2e-choice-reconsider = Meine Befehle wieder aufnehmen
board2e-choice-swap = Befehl ändern: { $area }
board2e-choice-look = Die oberste Wildlingskarte ansehen
board2e-choice-put-on-top = Oben liegen lassen
board2e-choice-put-at-bottom = Unter den Stapel legen
board2e-choice-pass = Passen
board2e-choice-done = Fertig
board2e-choice-raid = Überfall: { $source } → { $target }
board2e-choice-raid-nothing = Überfallbefehl ohne Überfall entfernen: { $source }
board2e-choice-march = Marsch: { $area }
board2e-choice-move = Bewegen: { $unit } → { $target }
board2e-choice-ask-support = Die anderen um Unterstützung bitten: { $target }
board2e-choice-grant = Den Angriff unterstützen
board2e-choice-refuse = Keine Unterstützung geben
board2e-choice-leave-token = Machtmarker zurücklassen: { $area }
board2e-choice-leave-nothing = Nichts zurücklassen: { $area }
board2e-choice-capture =
    { $ships ->
        [0] Kein Schiff übernehmen
        [one] 1 Schiff übernehmen
       *[other] { $ships } Schiffe übernehmen
    }
board2e-choice-consolidate = Macht festigen: { $area }
board2e-choice-muster-at = Rekrutieren: { $area }
board2e-choice-keep = „{ $objective }“ behalten
board2e-choice-score = „{ $objective }“ werten
board2e-choice-give-up = „{ $objective }“ abgeben
board2e-choice-take = „{ $objective }“ nehmen
board2e-choice-return = „{ $objective }“ in den Stapel zurücklegen

## Fragen

board2e-prompt-offer = Bis die Letzten bereit sind, kannst du es dir anders überlegen.
board2e-prompt-objective-keep =
    { $left ->
        [one] Welches Spielziel behältst du als letztes?
       *[other] Welche Spielziele behältst du? Noch { $left } sind zu wählen.
    }
board2e-prompt-westeros-decide = { $card }: Was entscheidest du für alle?
board2e-prompt-supply-reconcile = Deine Versorgung ist { $supply }, und deine Armeen sind zu groß: Welche Einheit gibst du auf?
board2e-prompt-muster-place =
    { $points ->
        [one] Was rekrutierst du? 1 Punkt ist übrig.
       *[other] Was rekrutierst du? { $points } Punkte sind übrig.
    }
board2e-prompt-clash-bid = Wie viel Macht bietest du für deinen Platz auf der Leiste „{ $track }“?
board2e-prompt-clash-tie = Die Gebote für die Leiste „{ $track }“ sind gleich: Wer bekommt Platz { $place }?
board2e-prompt-wildling-bid = Die Wildlinge greifen mit Stärke { $strength } an: Wie viel Macht bietest du?
board2e-prompt-wildling-highest = Die höchsten Gebote sind gleich: Wessen Gebot gilt als das höchste?
board2e-prompt-wildling-lowest = Die niedrigsten Gebote sind gleich: Wessen Gebot gilt als das niedrigste?
board2e-prompt-wildling-choose = { $card }: Was wählst du?
board2e-prompt-wildling-destroy =
    { $left ->
        [one] Welche Einheit gibst du auf?
       *[other] Welche Einheit gibst du auf? { $left } müssen weg.
    }
board2e-prompt-wildling-demote =
    { $left ->
        [one] Welcher Ritter wird Fußsoldat?
       *[other] Welche Ritter werden Fußsoldaten? Noch { $left } sind es.
    }
board2e-prompt-wildling-promote =
    { $left ->
        [one] Welcher Fußsoldat wird Ritter?
       *[other] Welche Fußsoldaten werden Ritter? Bis zu { $left } dürfen es sein.
    }
board2e-prompt-wildling-track = Auf welcher Leiste fällst du auf den letzten Platz?
board2e-prompt-wildling-fall = { $seat } steht auf mehreren Leisten gleich hoch: Auf welcher geht es abwärts?
board2e-prompt-wildling-first = Auf welcher Leiste steigst du auf den ersten Platz?
board2e-prompt-wildling-discard = Welche Hauskarte legst du ab?
board2e-prompt-wildling-take-back = Welche benutzte Hauskarte nimmst du zurück?
board2e-prompt-wildling-muster = Wo rekrutierst du?
board2e-prompt-planning-area =
    { $missing ->
        [0] Alle Gebiete haben ihre Befehle. Bist du bereit? { $stars ->
                [0] Ein Spezialbefehl ist nicht mehr möglich.
                [one] Du darfst noch 1 Spezialbefehl geben.
               *[other] Du darfst noch { $stars } Spezialbefehle geben.
            }
        [one] 1 Gebiet braucht noch einen Befehl: welches? { $stars ->
                [0] Ein Spezialbefehl ist nicht mehr möglich.
                [one] Du darfst noch 1 Spezialbefehl geben.
               *[other] Du darfst noch { $stars } Spezialbefehle geben.
            }
       *[other] { $missing } Gebiete brauchen noch Befehle: Welches ist das nächste? { $stars ->
                [0] Ein Spezialbefehl ist nicht mehr möglich.
                [one] Du darfst noch 1 Spezialbefehl geben.
               *[other] Du darfst noch { $stars } Spezialbefehle geben.
            }
    }
board2e-prompt-planning-order = Welchen Befehl bekommt { $area }? { $stars ->
        [0] Ein Spezialbefehl ist nicht mehr möglich.
        [one] Du darfst noch 1 Spezialbefehl geben.
       *[other] Du darfst noch { $stars } Spezialbefehle geben.
    }
board2e-prompt-raven-use = Schickst du den Raben?
board2e-prompt-raven-order = Welchen Befehl bekommt { $area } stattdessen?
board2e-prompt-raven-card = Die oberste Wildlingskarte ist „{ $card }“. Wohin legst du sie?
board2e-prompt-raid-target = Welchen Überfall führst du aus?
board2e-prompt-march-order = Welchen Marschbefehl führst du aus?
board2e-prompt-march-move = Welche Einheit marschiert aus { $area }, und wohin?
board2e-prompt-march-support = { $seat } will die neutralen Truppen in { $area } angreifen. Unterstützt du den Angriff?
board2e-prompt-march-token = Deine letzte Einheit verlässt { $area }. Lässt du einen Machtmarker dort?
board2e-prompt-port-capture = Du kontrollierst das Land an diesem Hafen: Wie viele Schiffe übernimmst du im Gebiet { $area }?
board2e-prompt-power-order = Mit welchem Befehl festigst du deine Macht?
board2e-prompt-objective-score = Wertest du ein Spielziel?
board2e-prompt-objective-give = Welches Spielziel gibst du in den gemeinsamen Vorrat?
board2e-prompt-objective-take = Welches Spielziel nimmst du aus dem Vorrat?
board2e-prompt-objective-return = Welches Spielziel legst du in den Stapel zurück?

## Ereignisse

board2e-event-round = Runde { $round } beginnt.
board2e-event-phase = Es folgt „{ $phase }“.
board2e-event-kept = { $seat } hat die Spielziele gewählt.
board2e-event-drew-objectives =
    { $number ->
        [one] { $seat } zieht ein Spielziel.
       *[other] { $seat } zieht { $number } Spielziele.
    }
board2e-event-you-drew = Du ziehst das Spielziel „{ $objective }“.
board2e-event-westeros-drawn = Vom Westeros-Stapel { $deck } wird „{ $card }“ gezogen.
board2e-event-deck-shuffled = Westeros-Stapel { $deck } wird gemischt.
board2e-event-threat = Die Bedrohung durch die Wildlinge steht auf { $threat }.
board2e-event-decided = { $seat } entscheidet sich für „{ $decision }“.
board2e-event-supply-set = Die Versorgung von { $seat } ist jetzt { $supply }.
board2e-event-destroyed =
    { $seat } verliert im Gebiet { $area } { $unit ->
        [Ritter] einen Ritter
        [Schiff] ein Schiff
        [Belagerungsturm] einen Belagerungsturm
       *[other] einen Fußsoldaten
    }.
board2e-event-mustered =
    { $seat } rekrutiert im Gebiet { $area } { $unit ->
        [Ritter] einen Ritter
        [Schiff] ein Schiff
        [Belagerungsturm] einen Belagerungsturm
       *[other] einen Fußsoldaten
    }.
board2e-event-upgraded =
    { $seat } macht einen Fußsoldaten im Gebiet { $area } { $unit ->
        [Ritter] zum Ritter
       *[other] zum Belagerungsturm
    }.
board2e-event-demoted = Ein Ritter von { $seat } im Gebiet { $area } wird Fußsoldat.
board2e-event-bids = Die Gebote werden aufgedeckt, und { $each }.
    .each = { $seats } bietet { $powers }
board2e-event-track-set = Auf der Leiste „{ $track }“ stehen die Häuser jetzt in dieser Reihenfolge: { $seats }, das erste ganz oben.
board2e-event-track-moved = { $seat } steht auf der Leiste „{ $track }“ jetzt auf Platz { $place }.
board2e-event-gained = { $seat } erhält { $power } Macht.
board2e-event-lost-power = { $seat } verliert { $power } Macht.
board2e-event-wildlings-attack = Die Wildlinge greifen mit Stärke { $strength } an.
board2e-event-repelled = Die Nachtwache hält mit { $total } stand. Das höchste Gebot kam von { $seat }.
board2e-event-overrun = Die Wildlinge brechen durch, denn nur { $total } wurden geboten. Das niedrigste Gebot kam von { $seat }.
board2e-event-wildling-shown = Die Wildlingskarte „{ $card }“ wird aufgedeckt.
board2e-event-discarded = { $seat } legt { $card } ab.
board2e-event-took-back = { $seat } nimmt { $card } zurück.
board2e-event-is-ready = { $seat } hat alle Befehle gegeben.
board2e-event-reconsiders = { $seat } nimmt die Befehle wieder auf.
board2e-event-revealed = { $seat } deckt { $each } auf.
    .each = { $orders } in { $areas }
board2e-event-swapped = { $seat } schickt den Raben: { $area } bekommt { $order }.
board2e-event-looked = { $seat } sieht sich die oberste Wildlingskarte an.
board2e-event-you-saw = Du siehst die Wildlingskarte „{ $card }“.
board2e-event-put-on-top = { $seat } lässt die Wildlingskarte oben liegen.
board2e-event-put-at-bottom = { $seat } legt die Wildlingskarte unter den Stapel.
board2e-event-raided = { $seat } überfällt { $target } von { $source } aus: { $order } wird entfernt.
board2e-event-raid-spent = { $seat } entfernt den Überfallbefehl im Gebiet { $area }, ohne zu überfallen.
board2e-event-marches = { $seat } marschiert aus { $area }.
board2e-event-moved =
    { $seat } bewegt { $unit ->
        [Ritter] einen Ritter
        [Schiff] ein Schiff
        [Belagerungsturm] einen Belagerungsturm
       *[other] einen Fußsoldaten
    } von { $source } nach { $target }.
board2e-event-attacks = { $seat } greift { $target } an.
board2e-event-asked-support = { $seat } bittet um Unterstützung gegen { $area }.
board2e-event-granted = { $seat } gewährt Unterstützung.
board2e-event-refused = { $seat } gewährt keine Unterstützung.
board2e-event-token-left = { $seat } lässt im Gebiet { $area } einen Machtmarker zurück.
board2e-event-token-gone = Der Machtmarker von { $seat } im Gebiet { $area } wird entfernt.
board2e-event-neutral-beaten = { $seat } bezwingt die neutralen Truppen in { $area }.
board2e-event-captured =
    { $ships ->
        [one] { $seat } übernimmt im Gebiet { $area } 1 Schiff.
       *[other] { $seat } übernimmt im Gebiet { $area } { $ships } Schiffe.
    }
board2e-event-ships-lost =
    { $ships ->
        [one] { $seat } verliert im Gebiet { $area } 1 Schiff.
       *[other] { $seat } verliert im Gebiet { $area } { $ships } Schiffe.
    }
board2e-event-consolidated = { $seat } festigt die Macht in { $area } und erhält { $power }.
board2e-event-order-removed = Der Befehl „{ $order }“ im Gebiet { $area } wird entfernt.
board2e-event-special-scored = { $seat } erfüllt das besondere Spielziel: { $points } auf der Siegpunktleiste.
board2e-event-scored = { $seat } wertet „{ $objective }“: { $points } auf der Siegpunktleiste.
board2e-event-lost-point = { $seat } geht auf der Siegpunktleiste 1 zurück.
board2e-event-pool = Im Vorrat liegen die Spielziele { $objectives }.
board2e-event-took-objective = { $seat } nimmt „{ $objective }“ aus dem Vorrat.
board2e-event-returned-objective = { $seat } legt ein Spielziel in den Stapel zurück.

## Einstellungen

board2e-option-scenario = welches Spiel gespielt wird
board2e-option-scenario-base = das Grundspiel, 3 bis 6 Spieler
board2e-option-scenario-a-dance-with-dragons = A Dance with Dragons, 6 Spieler
board2e-option-scenario-a-feast-for-crows = A Feast for Crows, 4 Spieler
board2e-option-houses = die Häuser nach Plätzen; sonst werden sie ausgelost
board2e-option-houses-stark = { board2e-house-stark }
board2e-option-houses-lannister = { board2e-house-lannister }
board2e-option-houses-baratheon = { board2e-house-baratheon }
board2e-option-houses-greyjoy = { board2e-house-greyjoy }
board2e-option-houses-tyrell = { board2e-house-tyrell }
board2e-option-houses-martell = { board2e-house-martell }
board2e-option-houses-arryn = { board2e-house-arryn }
board2e-option-tides = ob im Kampf Karten des Kampf-Trends gezogen werden
board2e-option-errata = wessen Fassung der offenen Punkte gilt
board2e-option-errata-rulebook = die des Regelhefts
board2e-option-errata-faq = die der späteren Berichtigungen des Verlags
board2e-option-round-limit = wie viele Runden gespielt werden; 0 für so viele, wie das Szenario hat

## Spielende

board2e-result-castles = Sieben Burgen und Festungen sind in einer Hand.
board2e-result-rounds = Die letzte Runde ist vorbei.
board2e-result-rounds-land = Die letzte Runde ist vorbei. Unter Gleichen entschied mehr Land.
board2e-result-rounds-strongholds = Die letzte Runde ist vorbei. Unter Gleichen entschieden mehr Festungen.
board2e-result-rounds-supply = Die letzte Runde ist vorbei. Unter Gleichen entschied die bessere Versorgung.
board2e-result-rounds-power = Die letzte Runde ist vorbei. Unter Gleichen entschied mehr Macht.
board2e-result-rounds-throne = Die letzte Runde ist vorbei. Unter Gleichen entschied der Platz auf der Leiste des Eisernen Throns.
board2e-result-objectives = Das Ende der Siegpunktleiste ist erreicht.

## Phasen

board2e-phase-setup = Aufbau
board2e-phase-westeros = Westeros-Phase
board2e-phase-planning = Planungsphase
board2e-phase-raid = Überfallbefehle
board2e-phase-march = Marschbefehle
board2e-phase-consolidate-power = Befehle „Macht festigen“
board2e-phase-clean-up = Aufräumen
board2e-phase-scoring = Punkte und Versorgung

## Was zu entscheiden ist

board2e-decision-supply = Alle setzen ihre Versorgung neu
board2e-decision-mustering = Alle rekrutieren
board2e-decision-nothing = Nichts geschieht
board2e-decision-clash-of-kings = Alle bieten um die Einflussleisten
board2e-decision-game-of-thrones = Alle erhalten Macht für ihre Kronen
board2e-decision-no-defense-orders = Keine Verteidigungsbefehle in dieser Runde
board2e-decision-no-march-plus-1-orders = Keine Marschbefehle +1 in dieser Runde
board2e-decision-threat-to-zero = Die Bedrohung durch die Wildlinge sinkt auf 0
board2e-decision-destroy-two-units = Zwei Einheiten aufgeben
board2e-decision-fall-on-highest-track = Zwei Plätze auf der Leiste fallen, auf der du am höchsten stehst

## Befehle

board2e-order-march-minus-1 = Marsch −1
board2e-order-march-0 = Marsch
board2e-order-march-plus-1 = Marsch +1 ★
board2e-order-defense-1 = Verteidigung +1
board2e-order-defense-2 = Verteidigung +2 ★
board2e-order-support-0 = Unterstützung
board2e-order-support-plus-1 = Unterstützung +1 ★
board2e-order-raid = Überfall
board2e-order-raid-special = Überfall ★
board2e-order-consolidate-power = Macht festigen
board2e-order-consolidate-power-special = Macht festigen ★

## Einheiten

board2e-unit-footman = Fußsoldat
board2e-unit-knight = Ritter
board2e-unit-ship = Schiff
board2e-unit-siege-engine = Belagerungsturm

## Einflussleisten

board2e-track-iron-throne = Eiserner Thron
board2e-track-fiefdoms = Lehen
board2e-track-kings-court = Königshof

## Westeros-Karten

board2e-westeros-supply = Versorgung
    .text = Alle zählen die Fässer in ihren Gebieten und setzen ihre Versorgung. Dann verlieren zu große Armeen in Spielerreihenfolge Einheiten.
board2e-westeros-mustering = Rekrutierung
    .text = In Spielerreihenfolge dürfen alle in ihren Burgen (1 Punkt) und Festungen (2 Punkte) rekrutieren.
board2e-westeros-a-throne-of-blades = Ein Thron aus Klingen
    .text = Der Halter des Eisernen Throns entscheidet: Alle setzen ihre Versorgung neu, alle rekrutieren, oder nichts geschieht.
board2e-westeros-last-days-of-summer-1 = Die letzten Sommertage
    .text = Nichts geschieht.
board2e-westeros-winter-is-coming-1 = Der Winter naht
    .text = Der Stapel wird mit seiner Ablage gemischt, und eine andere Karte wird gezogen.
board2e-westeros-clash-of-kings = Kampf der Könige
    .text = Alle bieten Macht um die drei Einflussleisten, eine nach der anderen.
board2e-westeros-game-of-thrones = Spiel um Throne
    .text = Alle erhalten 1 Macht für jede Krone in ihren Gebieten und 1 für jeden Hafen mit eigenen Schiffen, vor dem kein feindliches Schiff liegt.
board2e-westeros-dark-wings-dark-words = Dunkle Schwingen, dunkle Worte
    .text = Der Halter des Raben entscheidet: Alle bieten um die Einflussleisten, alle erhalten Macht für ihre Kronen, oder nichts geschieht.
board2e-westeros-last-days-of-summer-2 = Die letzten Sommertage
    .text = Nichts geschieht.
board2e-westeros-winter-is-coming-2 = Der Winter naht
    .text = Der Stapel wird mit seiner Ablage gemischt, und eine andere Karte wird gezogen.
board2e-westeros-wildlings-attack = Angriff der Wildlinge
    .text = Die Wildlinge greifen mit ihrer jetzigen Stärke an.
board2e-westeros-put-to-the-sword = Durch das Schwert
    .text = Der Halter des Schwertes entscheidet für diese Runde: keine Verteidigungsbefehle, keine Marschbefehle +1, oder kein Verbot.
board2e-westeros-sea-of-storms = See der Stürme
    .text = In dieser Runde dürfen keine Überfallbefehle gegeben werden.
board2e-westeros-rains-of-autumn = Herbstregen
    .text = In dieser Runde dürfen keine Marschbefehle +1 gegeben werden.
board2e-westeros-feast-for-crows = Krähenfest
    .text = In dieser Runde dürfen keine Befehle „Macht festigen“ gegeben werden.
board2e-westeros-web-of-lies = Lügengespinst
    .text = In dieser Runde dürfen keine Unterstützungsbefehle gegeben werden.
board2e-westeros-storm-of-swords = Sturm der Schwerter
    .text = In dieser Runde dürfen keine Verteidigungsbefehle gegeben werden.
board2e-westeros-ffc-mustering = Rekrutierung
    .text = In Spielerreihenfolge dürfen alle in ihren Burgen (1 Punkt) und Festungen (2 Punkte) rekrutieren.
board2e-westeros-rally-the-men = Die Männer sammeln
    .text = In Spielerreihenfolge dürfen alle in ihren Burgen rekrutieren (je 1 Punkt); Festungen geben nichts.
board2e-westeros-the-burden-of-power = Die Last der Macht
    .text = Der Halter des Eisernen Throns entscheidet: Die Bedrohung durch die Wildlinge sinkt auf 0, oder alle rekrutieren.
board2e-westeros-famine = Hungersnot
    .text = Alle gehen auf der Versorgungsleiste 1 zurück. Dann verlieren zu große Armeen in Spielerreihenfolge Einheiten.
board2e-westeros-ironborn-raid = Überfall der Eisenmänner
    .text = Wer zwei oder mehr gewertete Spielziele hat, geht auf der Siegpunktleiste 1 zurück.
board2e-westeros-shifting-ambitions = Neuer Ehrgeiz
    .text = Alle geben heimlich ein Spielziel in einen Vorrat. Er wird aufgedeckt, und in Spielerreihenfolge nehmen alle eines.
board2e-westeros-new-information = Neue Nachrichten
    .text = In Spielerreihenfolge ziehen alle ein Spielziel; dann legen alle eines in den Stapel zurück.

## Wildlingskarten

board2e-wildling-silence-at-the-wall = Stille an der Mauer
    .text = Nichts geschieht.
board2e-wildling-preemptive-raid = Vorzeitiger Überfall
    .text = Niederlage: Das niedrigste Gebot kostet 2 Einheiten oder 2 Plätze auf der besten Leiste. Sieg: Die Wildlinge greifen noch einmal an, mit Stärke 6; wer am höchsten geboten hat, nimmt nicht teil.
board2e-wildling-crow-killers = Krähentöter
    .text = Niederlage: Beim niedrigsten Gebot werden alle Ritter zu Fußsoldaten, bei allen anderen 2. Sieg: Wer am höchsten geboten hat, darf bis zu 2 Fußsoldaten zu Rittern machen.
board2e-wildling-rattleshirts-raiders = Rasselhemds Räuber
    .text = Niederlage: Das niedrigste Gebot kostet 2 Versorgung, alle anderen verlieren 1; die Armeen müssen passen. Sieg: Das höchste Gebot bringt 1 Versorgung.
board2e-wildling-massing-on-the-milkwater = Sammeln am Milchwasser
    .text = Niederlage: Das niedrigste Gebot kostet alle Hauskarten der höchsten Stärke auf der Hand, alle anderen legen eine Karte ab. Sieg: Wer am höchsten geboten hat, nimmt alle benutzten Hauskarten zurück.
board2e-wildling-a-king-beyond-the-wall = Ein König jenseits der Mauer
    .text = Niederlage: Wer am niedrigsten geboten hat, fällt auf jeder Leiste auf den letzten Platz, alle anderen bei Lehen oder Königshof. Sieg: Wer am höchsten geboten hat, steigt auf einer Leiste auf den ersten Platz.
board2e-wildling-mammoth-riders = Mammutreiter
    .text = Niederlage: Das niedrigste Gebot kostet 3 Einheiten, alle anderen verlieren 2. Sieg: Wer am höchsten geboten hat, darf eine benutzte Hauskarte zurücknehmen.
board2e-wildling-the-horde-descends = Die Horde fällt ein
    .text = Niederlage: Das niedrigste Gebot kostet 2 Einheiten in einer Burg oder Festung, alle anderen verlieren 1 Einheit. Sieg: Wer am höchsten geboten hat, darf in einer Burg oder Festung rekrutieren.
board2e-wildling-skinchanger-scout = Leibwechsler
    .text = Niederlage: Wer am niedrigsten geboten hat, verliert alle Macht, alle anderen 2. Sieg: Wer am höchsten geboten hat, bekommt sein Gebot zurück.

## Spielziele

board2e-objective-stop-the-storm = Dem Sturm Einhalt gebieten
    .text = Du kontrollierst Storm’s End.
board2e-objective-cavalry-charge = Reiterangriff
    .text = Alle 5 deiner Ritter sind auf dem Spielbrett.
board2e-objective-backdoor-politics = Politik durch die Hintertür
    .text = In dem Augenblick, in dem du wertest, steht jedes andere Haus auf der Siegpunktleiste vor dir.
board2e-objective-home-invasion = Einfall in die Heimat
    .text = Du kontrollierst das Heimatgebiet eines anderen Hauses.
board2e-objective-land-grab = Landnahme
    .text = Du kontrollierst mehr Landgebiete als jedes andere Haus.
board2e-objective-arbor-gold = Gold vom Arbor
    .text = Du kontrollierst The Arbor.
board2e-objective-extend-your-reach = Weitreichender Arm
    .text = Du kontrollierst mehr Seegebiete als jedes andere Haus; Häfen zählen nicht.
board2e-objective-take-the-black = Das Schwarz anlegen
    .text = Du kontrollierst Castle Black.
board2e-objective-the-raven = Der Rabe
    .text = Du hältst den Raben.
board2e-objective-support-the-crown = Die Krone stützen
    .text = Du hast genau 3 Einheiten in Crackclaw Point und keine in King’s Landing.
board2e-objective-the-throne = Der Thron
    .text = Du hältst den Eisernen Thron.
board2e-objective-the-blade = Die Klinge
    .text = Du hältst das Schwert aus valyrischem Stahl.
board2e-objective-hold-court = Hof halten
    .text = Du kontrollierst King’s Landing.
board2e-objective-crossing-guard = Brückenwache
    .text = Du kontrollierst beide Gebiete, die eine Brücke verbindet.
board2e-objective-naval-superiority = Herrschaft zur See
    .text = Du hast mehr Schiffe auf dem Spielbrett als jedes andere Haus; die in Häfen zählen mit.
board2e-objective-pull-the-weeds = Unkraut jäten
    .text = Du kontrollierst Searoad Marches, Blackwater und The Reach.
board2e-objective-ample-harvest = Reiche Ernte
    .text = Deine Versorgung steht auf 5 oder 6.
board2e-objective-mercantile-ventures = Handelsgeschäfte
    .text = Du kontrollierst mehr Häfen als jedes andere Haus; ein Hafen gehört dem, der das Land daran kontrolliert.
board2e-objective-a-firm-grip = Ein fester Griff
    .text = Du kontrollierst Crackclaw Point und Kingswood.
board2e-objective-a-stalwart-position = Eine feste Stellung
    .text = Du kontrollierst mehr Festungen als jedes andere Haus.
board2e-objective-spreading-the-wealth = Den Reichtum mehren
    .text = Du hast mehr Machtmarker auf dem Spielbrett als jedes andere Haus; der von Arryn in The Eyrie zählt nicht.
board2e-objective-protect-the-neck = Die Eng schützen
    .text = Du kontrollierst Seagard, Greywater Watch und Flint’s Finger.
board2e-objective-nothing-but-ghosts = Nichts als Geister
    .text = Du hast genau 1 Einheit in Harrenhal und keine in einem angrenzenden Gebiet.
board2e-objective-the-final-hour = Die letzte Stunde
    .text = Du hast genau 1 Hauskarte auf der Hand.
board2e-objective-the-peoples-chosen = Vom Volk erwählt
    .text = Du kontrollierst 4 oder mehr Gebiete mit mindestens einer Krone.
board2e-objective-a-mountainous-task = Ein Berg von Arbeit
    .text = Du kontrollierst The Eyrie.
board2e-objective-a-riper-fruit = Eine reifere Frucht
    .text = Du kontrollierst Winterfell.
board2e-objective-friendly-confines = In vertrauten Mauern
    .text = Du kontrollierst mehr Burgen als jedes andere Haus; Festungen zählen nicht.
board2e-objective-special-stark = Besonderes Spielziel von Stark
    .text = Du kontrollierst Winterfell und, dies mitgezählt, 5 oder mehr Gebiete mit Burg oder Festung.
board2e-objective-special-lannister = Besonderes Spielziel von Lannister
    .text = Du kontrollierst Lannisport und King’s Landing.
board2e-objective-special-baratheon = Besonderes Spielziel von Baratheon
    .text = Du kontrollierst Dragonstone und King’s Landing.
board2e-objective-special-arryn = Besonderes Spielziel von Arryn
    .text = Du kontrollierst The Eyrie und hast mehr verfügbare Macht als jedes andere Haus.

## Häuser

board2e-house-stark = Stark
board2e-house-lannister = Lannister
board2e-house-baratheon = Baratheon
board2e-house-greyjoy = Greyjoy
board2e-house-tyrell = Tyrell
board2e-house-martell = Martell
board2e-house-arryn = Arryn
board2e-seat-stark = Stark
board2e-seat-lannister = Lannister
board2e-seat-baratheon = Baratheon
board2e-seat-greyjoy = Greyjoy
board2e-seat-tyrell = Tyrell
board2e-seat-martell = Martell
board2e-seat-arryn = Arryn

## Gebiete

board2e-area-blackwater = Blackwater
board2e-area-castle-black = Castle Black
board2e-area-crackclaw-point = Crackclaw Point
board2e-area-dornish-marches = Dornish Marches
board2e-area-dragonstone = Dragonstone
board2e-area-flints-finger = Flint’s Finger
board2e-area-greywater-watch = Greywater Watch
board2e-area-harrenhal = Harrenhal
board2e-area-highgarden = Highgarden
board2e-area-karhold = Karhold
board2e-area-kings-landing = King’s Landing
board2e-area-kingswood = Kingswood
board2e-area-lannisport = Lannisport
board2e-area-moat-cailin = Moat Cailin
board2e-area-oldtown = Oldtown
board2e-area-princes-pass = Prince’s Pass
board2e-area-pyke = Pyke
board2e-area-riverrun = Riverrun
board2e-area-salt-shore = Salt Shore
board2e-area-seagard = Seagard
board2e-area-searoad-marches = Searoad Marches
board2e-area-starfall = Starfall
board2e-area-stoney-sept = Stoney Sept
board2e-area-storms-end = Storm’s End
board2e-area-sunspear = Sunspear
board2e-area-the-arbor = The Arbor
board2e-area-the-boneway = The Boneway
board2e-area-the-eyrie = The Eyrie
board2e-area-the-fingers = The Fingers
board2e-area-the-mountains-of-the-moon = The Mountains of the Moon
board2e-area-the-reach = The Reach
board2e-area-the-stony-shore = The Stony Shore
board2e-area-the-twins = The Twins
board2e-area-three-towers = Three Towers
board2e-area-white-harbor = White Harbor
board2e-area-widows-watch = Widow’s Watch
board2e-area-winterfell = Winterfell
board2e-area-yronwood = Yronwood
board2e-area-bay-of-ice = Bay of Ice
board2e-area-blackwater-bay = Blackwater Bay
board2e-area-east-summer-sea = East Summer Sea
board2e-area-ironmans-bay = Ironman’s Bay
board2e-area-redwyne-straights = Redwyne Straights
board2e-area-sea-of-dorne = Sea of Dorne
board2e-area-shipbreaker-bay = Shipbreaker Bay
board2e-area-sunset-sea = Sunset Sea
board2e-area-the-golden-sound = The Golden Sound
board2e-area-the-narrow-sea = The Narrow Sea
board2e-area-the-shivering-sea = The Shivering Sea
board2e-area-west-summer-sea = West Summer Sea
board2e-area-port-of-dragonstone = Hafen von Dragonstone
board2e-area-port-of-lannisport = Hafen von Lannisport
board2e-area-port-of-oldtown = Hafen von Oldtown
board2e-area-port-of-pyke = Hafen von Pyke
board2e-area-port-of-storms-end = Hafen von Storm’s End
board2e-area-port-of-sunspear = Hafen von Sunspear
board2e-area-port-of-white-harbor = Hafen von White Harbor
board2e-area-port-of-winterfell = Hafen von Winterfell

## Hauskarten

board2e-card-eddard-stark = Eddard Stark
board2e-card-robb-stark = Robb Stark
    .text = Wenn du gewinnst, darfst du bestimmen, wohin sich der Verlierer zurückzieht; es muss ein Gebiet sein, das ihn die wenigsten Einheiten kostet.
board2e-card-roose-bolton = Roose Bolton
    .text = Wenn du verlierst, nimm alle deine benutzten Hauskarten und diese auf die Hand zurück.
board2e-card-greatjon-umber = Greatjon Umber
board2e-card-ser-rodrick-cassel = Ser Rodrick Cassel
board2e-card-the-blackfish = The Blackfish
    .text = Du erleidest keine Verluste durch Hauskarten, Schwerter oder den Kampf-Trend.
board2e-card-catelyn-stark = Catelyn Stark
    .text = Liegt im umkämpften Gebiet dein Verteidigungsbefehl, so zählt er doppelt.
board2e-card-tywin-lannister = Tywin Lannister
    .text = Wenn du gewinnst, erhältst du 2 Macht.
board2e-card-ser-gregor-clegane = Ser Gregor Clegane
board2e-card-the-hound = The Hound
board2e-card-ser-jaime-lannister = Ser Jaime Lannister
board2e-card-tyrion-lannister = Tyrion Lannister
    .text = Du darfst die Karte deines Gegners sofort auf seine Hand zurückschicken; er muss eine andere wählen oder kämpft ohne Karte, wenn er keine hat.
board2e-card-ser-kevan-lannister = Ser Kevan Lannister
    .text = Wenn du angreifst, haben alle deine Fußsoldaten im Kampf Stärke 2, auch unterstützende.
board2e-card-cersei-lannister = Cersei Lannister
    .text = Wenn du gewinnst, darfst du einen Befehl des Verlierers irgendwo auf dem Spielbrett entfernen.
board2e-card-stannis-baratheon = Stannis Baratheon
    .text = Steht dein Gegner auf der Leiste des Eisernen Throns höher: +1 Stärke.
board2e-card-renly-baratheon = Renly Baratheon
    .text = Wenn du gewinnst, darfst du einen deiner Fußsoldaten, der gekämpft oder dich unterstützt hat, zum Ritter machen.
board2e-card-ser-davos-seaworth = Ser Davos Seaworth
    .text = Solange Stannis Baratheon bei deinen benutzten Karten liegt: +1 Stärke und 1 Schwert.
board2e-card-brienne-of-tarth = Brienne of Tarth
board2e-card-melisandre = Melisandre
board2e-card-salladhor-saan = Salladhor Saan
    .text = Wirst du unterstützt, so haben alle Schiffe anderer Häuser in diesem Kampf Stärke 0.
board2e-card-patchface = Patchface
    .text = Nach dem Kampf darfst du die Hand deines Gegners ansehen und eine Karte daraus ablegen.
board2e-card-euron-crows-eye = Euron Crow’s Eye
board2e-card-victarion-greyjoy = Victarion Greyjoy
    .text = Wenn du angreifst, haben alle deine Schiffe im Kampf Stärke 2, auch unterstützende.
board2e-card-theon-greyjoy = Theon Greyjoy
    .text = Wenn du ein Gebiet mit Burg oder Festung verteidigst: +1 Stärke und 1 Schwert.
board2e-card-balon-greyjoy = Balon Greyjoy
    .text = Die aufgedruckte Stärke der gegnerischen Karte zählt 0.
board2e-card-asha-greyjoy = Asha Greyjoy
    .text = Wirst du nicht unterstützt: 2 Schwerter und 1 Befestigung.
board2e-card-dagmar-cleftjaw = Dagmar Cleftjaw
board2e-card-aeron-damphair = Aeron Damphair
    .text = Du darfst sofort 2 Macht zahlen, um diese Karte abzulegen und eine andere zu spielen.
board2e-card-mace-tyrell = Mace Tyrell
    .text = Vernichte sofort einen angreifenden oder verteidigenden Fußsoldaten deines Gegners.
board2e-card-ser-loras-tyrell = Ser Loras Tyrell
    .text = Wenn du angreifst und gewinnst, zieht der Marschbefehl in das eroberte Gebiet mit und kann in dieser Runde noch einmal genutzt werden.
board2e-card-ser-garlan-tyrell = Ser Garlan Tyrell
board2e-card-randyll-tarly = Randyll Tarly
board2e-card-alester-florent = Alester Florent
board2e-card-margaery-tyrell = Margaery Tyrell
board2e-card-queen-of-thorns = Queen of Thorns
    .text = Entferne sofort einen Befehl deines Gegners neben dem umkämpften Gebiet, aber nicht den Marschbefehl dieses Angriffs.
board2e-card-the-red-viper = The Red Viper
board2e-card-areo-hotah = Areo Hotah
board2e-card-obara-sand = Obara Sand
board2e-card-darkstar = Darkstar
board2e-card-nymeria-sand = Nymeria Sand
    .text = Wenn du verteidigst: 1 Befestigung. Wenn du angreifst: 1 Schwert.
board2e-card-arianne-martell = Arianne Martell
    .text = Wenn du verteidigst und verlierst, darf der Angreifer das Gebiet nicht betreten und kehrt dorthin zurück, woher er kam. Deine Einheiten ziehen sich trotzdem zurück.
board2e-card-doran-martell = Doran Martell
    .text = Setze deinen Gegner sofort auf den letzten Platz einer Einflussleiste deiner Wahl.
board2e-card-roose-bolton-dwd = Roose Bolton
board2e-card-ramsay-bolton = Ramsay Bolton
    .text = Solange du Reek auf der Hand hast: +1 Stärke und 3 Schwerter.
board2e-card-black-walder = Black Walder
board2e-card-steelshanks-walton = Steelshanks Walton
board2e-card-walder-frey = Walder Frey
    .text = Unterstützung, die andere Häuser deinem Gegner geben, zählt stattdessen für dich.
board2e-card-damon-dance-for-me = Damon Dance-For-Me
board2e-card-reek = Reek
    .text = Liegt Ramsay Bolton bei deinen benutzten Karten, nimm ihn sofort zurück. Wenn du verlierst, darfst du Reek auf die Hand zurücknehmen.
board2e-card-ser-jaime-lannister-dwd = Ser Jaime Lannister
board2e-card-ser-kevan-lannister-dwd = Ser Kevan Lannister
board2e-card-daven-lannister = Daven Lannister
board2e-card-ser-ilyn-payne = Ser Ilyn Payne
    .text = Wenn du gewinnst, darfst du zusätzlich zu den üblichen Verlusten einen Fußsoldaten deines Gegners in einem beliebigen Gebiet vernichten.
board2e-card-cersei-lannister-dwd = Cersei Lannister
board2e-card-ser-addam-marbrand = Ser Addam Marbrand
    .text = Wenn du angreifst, haben alle deine Ritter im Kampf Stärke 3, auch unterstützende.
board2e-card-qyburn = Qyburn
    .text = Du darfst 2 Macht zahlen und eine benutzte Hauskarte eines beliebigen Hauses wählen: Ihre aufgedruckte Stärke und ihre Symbole zählen für dich.
board2e-card-stannis-baratheon-dwd = Stannis Baratheon
    .text = Wirst du nicht unterstützt, so werden sofort alle Unterstützungsbefehle neben dem umkämpften Gebiet entfernt, auch deine eigenen.
board2e-card-jon-snow = Jon Snow
    .text = Wenn du gewinnst, darfst du die Bedrohung durch die Wildlinge um ein Feld erhöhen oder senken.
board2e-card-melisandre-dwd = Melisandre
    .text = Nach dem Kampf darfst du eine deiner benutzten Karten zurücknehmen; das kostet so viel Macht wie ihre aufgedruckte Stärke.
board2e-card-bastard-of-nightsong = Bastard of Nightsong
board2e-card-ser-davos-seaworth-dwd = Ser Davos Seaworth
board2e-card-ser-axell-florent = Ser Axell Florent
board2e-card-mance-rayder = Mance Rayder
    .text = Deine endgültige Stärke ist die Bedrohung durch die Wildlinge.
board2e-card-euron-crows-eye-dwd = Euron Crow’s Eye
    .text = Steht dein Gegner auf der Leiste der Lehen höher: +1 Stärke.
board2e-card-victarion-greyjoy-dwd = Victarion Greyjoy
board2e-card-asha-greyjoy-dwd = Asha Greyjoy
board2e-card-rodrik-the-reader = Rodrik the Reader
    .text = Wenn du gewinnst, darfst du in einem Westeros-Stapel eine Karte suchen, den Stapel mischen und die Karte verdeckt obenauf legen.
board2e-card-qarl-the-maid = Qarl the Maid
    .text = Wenn du angreifst und verlierst, erhältst du 3 Macht.
board2e-card-ser-harras-harlaw = Ser Harras Harlaw
board2e-card-aeron-damphair-dwd = Aeron Damphair
    .text = Du darfst beliebig viel Macht zahlen: je +1 Stärke.
board2e-card-mace-tyrell-dwd = Mace Tyrell
board2e-card-randyll-tarly-dwd = Randyll Tarly
board2e-card-willas-tyrell = Willas Tyrell
board2e-card-ser-jon-fossoway = Ser Jon Fossoway
board2e-card-paxter-redwyne = Paxter Redwyne
    .text = Im Kampf auf See haben alle deine Schiffe Stärke 2, auch unterstützende.
board2e-card-queen-of-thorns-dwd = Queen of Thorns
    .text = Der Text der gegnerischen Karte wird nicht beachtet.
board2e-card-margaery-tyrell-dwd = Margaery Tyrell
    .text = Wenn du dein Heimatgebiet oder ein Gebiet mit deinem Machtmarker verteidigst, ist die endgültige Stärke deines Gegners 2.
board2e-card-doran-martell-dwd = Doran Martell
    .text = Für jede andere Hauskarte auf deiner Hand: 1 Schwert, 1 Befestigung und -1 Stärke.
board2e-card-areo-hotah-dwd = Areo Hotah
board2e-card-bastard-of-godsgrace = Bastard of Godsgrace
board2e-card-big-man = Big Man
board2e-card-ser-gerris-drinkwater = Ser Gerris Drinkwater
    .text = Wenn du gewinnst, darfst du auf einer Einflussleiste deiner Wahl um einen Platz aufsteigen.
board2e-card-quentyn-martell = Quentyn Martell
    .text = Für jede deiner benutzten Hauskarten: +1 Stärke.
board2e-card-nymeria-sand-dwd = Nymeria Sand
board2e-card-bronze-yohn-royce = Bronze Yohn Royce
    .text = Wenn du mehr Macht hast als dein Gegner: +1 Stärke.
board2e-card-littlefinger = Littlefinger
    .text = Kontrollierst du nach dem Kampf The Eyrie, so erhältst du Macht: das Doppelte der aufgedruckten Stärke der gegnerischen Karte.
board2e-card-nestor-royce = Nestor Royce
board2e-card-lyn-corbray = Lyn Corbray
board2e-card-lothor-brune = Lothor Brune
board2e-card-alayne-stone = Alayne Stone
    .text = Wenn du gewinnst und The Eyrie kontrollierst, darfst du 2 Macht zahlen: Dein Gegner verliert seine ganze verfügbare Macht.
board2e-card-lysa-arryn = Lysa Arryn
    .text = Hat dein Gegner nach dem Kampf mehr Macht als du, so erhältst du 3 Macht.

## Kampf: Entscheidungen

board2e-choice-support = { $seat } unterstützen
board2e-choice-support-nobody = Niemanden unterstützen
board2e-choice-accept-help = Die Unterstützung annehmen
board2e-choice-refuse-help = Die Unterstützung von { $seat } ablehnen
board2e-choice-play = { $card } spielen
board2e-choice-redraw = Das Schwert für eine andere Trendkarte nutzen
board2e-choice-use-blade = Das Schwert nutzen: +1 Stärke
board2e-choice-kill = Vernichten: { $unit }
board2e-choice-kill-routed = Eine geschlagene Einheit vernichten: { $unit }
board2e-choice-retreat = Rückzug: { $area }
board2e-choice-return-card = { $card } zurückschicken
board2e-choice-replace-card = 2 Macht zahlen und eine andere Karte spielen
board2e-choice-remove-order = Den Befehl entfernen: { $area }
board2e-choice-pay = { $power } Macht zahlen: +{ $power } Stärke
board2e-choice-copy-card = 2 Macht zahlen und nutzen: { $card }
board2e-choice-threat-up = Die Bedrohung durch die Wildlinge erhöhen
board2e-choice-threat-down = Die Bedrohung durch die Wildlinge senken
board2e-choice-search = Westeros-Stapel { $deck } durchsuchen
board2e-choice-fetch = Obenauf legen: { $card }
board2e-choice-strip-power = 2 Macht zahlen: { $seat } verliert alle Macht

## Kampf: Fragen

board2e-prompt-combat-support = Kampf um { $area }: Wen unterstützt du?
board2e-prompt-combat-help = Kampf um { $area }: Nimmst du die Unterstützung der anderen an?
board2e-prompt-combat-card = Kampf um { $area }: Welche Hauskarte spielst du?
board2e-prompt-combat-another-card = Welche Hauskarte spielst du stattdessen?
board2e-prompt-combat-tide = Deine Trendkarte ist „{ $tide }“. Nutzt du das Schwert, um eine andere zu ziehen?
board2e-prompt-combat-blade = Kampf um { $area }: Nutzt du das valyrische Schwert?
board2e-prompt-combat-casualties =
    { $left ->
        [one] Die Schwerter treffen: Welche Einheit verlierst du?
       *[other] Die Schwerter treffen: Welche Einheit verlierst du zuerst? Es trifft { $left }.
    }
board2e-prompt-combat-skulls =
    { $left ->
        [one] Der Kampf-Trend kostet dich eine Einheit: Welche verlierst du?
       *[other] Der Kampf-Trend kostet dich { $left } Einheiten: Welche verlierst du zuerst?
    }
board2e-prompt-combat-surplus =
    { $left ->
        [one] Deine Versorgung reicht nicht für alle, die sich zurückziehen: Welche Einheit verlierst du?
       *[other] Deine Versorgung reicht nicht für alle, die sich zurückziehen: Welche Einheit verlierst du zuerst? Es trifft { $left }.
    }
board2e-prompt-combat-retreat = Wohin ziehen sich deine Einheiten zurück?
board2e-prompt-card-robb-stark = Robb Stark: Wohin ziehen sich die Einheiten von { $seat } zurück?
board2e-prompt-card-reek = Du hast gegen { $seat } verloren: Nimmst du Reek auf die Hand zurück?
board2e-prompt-card-tyrion-lannister = Tyrion Lannister: Schickst du die Karte von { $seat } zurück?
board2e-prompt-card-cersei-lannister = Cersei Lannister: Welchen Befehl von { $seat } entfernst du?
board2e-prompt-card-ser-ilyn-payne = Ser Ilyn Payne: Welchen Fußsoldaten von { $seat } vernichtest du?
board2e-prompt-card-qyburn = Qyburn: Welche benutzte Karte nutzt du gegen { $seat }?
board2e-prompt-card-renly-baratheon = Renly Baratheon: Welcher Fußsoldat wird nach dem Sieg über { $seat } Ritter?
board2e-prompt-card-patchface = Patchface: Welche Karte von { $seat } legst du ab?
board2e-prompt-card-jon-snow = Jon Snow: Bewegst du nach dem Sieg über { $seat } die Wildlinge?
board2e-prompt-card-melisandre = Melisandre, nach dem Kampf mit { $seat }: Welche benutzte Karte kaufst du zurück?
board2e-prompt-card-aeron-damphair = Aeron Damphair: Spielst du gegen { $seat } eine andere Karte?
board2e-prompt-card-rodrik-the-reader = Rodrik the Reader, nach dem Sieg über { $seat }: Welche Karte suchst du?
board2e-prompt-card-aeron-damphair-pays = Aeron Damphair: Wie viel Macht zahlst du gegen { $seat }?
board2e-prompt-card-mace-tyrell = Mace Tyrell: Welchen Fußsoldaten von { $seat } vernichtest du?
board2e-prompt-card-queen-of-thorns = Queen of Thorns: Welchen Befehl von { $seat } entfernst du?
board2e-prompt-card-doran-martell = Doran Martell: Auf welcher Leiste fällt { $seat } auf den letzten Platz?
board2e-prompt-card-ser-gerris-drinkwater = Ser Gerris Drinkwater, nach dem Sieg über { $seat }: Auf welcher Leiste steigst du auf?
board2e-prompt-card-alayne-stone = Alayne Stone: Nimmst du { $seat } alle Macht?

## Kampf: Ereignisse

board2e-event-supports = { $seat } unterstützt { $other }.
board2e-event-supports-own = { $seat } unterstützt die eigene Seite.
board2e-event-supports-nobody = { $seat } unterstützt niemanden.
board2e-event-help-refused = { $seat } lehnt die Unterstützung von { $other } ab.
board2e-event-card-chosen = { $seat } hat eine Hauskarte gewählt.
board2e-event-card-shown = { $seat } spielt { $card }.
board2e-event-no-card-left = { $seat } kämpft ohne Hauskarte.
board2e-event-text-used = { $card } von { $seat } wirkt.
board2e-event-card-returned = { $card } geht auf die Hand von { $seat } zurück.
board2e-event-text-ignored = Der Text von { $card } auf der Seite von { $seat } wird nicht beachtet.
board2e-event-card-copied = { $seat } nutzt Stärke und Symbole von { $card }.
board2e-event-support-turned = Die Unterstützung aus { $area } zählt jetzt für { $seat }.
board2e-event-tides-drawn = Beide Seiten ziehen eine Trendkarte.
board2e-event-your-tide = Deine Trendkarte ist „{ $tide }“.
board2e-event-tide-exchanged = { $seat } nutzt das Schwert und tauscht die Trendkarte „{ $tide }“.
board2e-event-tide-shown = Die Trendkarte von { $seat } ist „{ $tide }“.
board2e-event-blade-used = { $seat } nutzt das valyrische Schwert.
board2e-event-strengths = { $seat } greift mit { $attack } an, { $other } verteidigt mit { $defence }.
board2e-event-won-combat = { $seat } gewinnt den Kampf um { $area }.
board2e-event-killed =
    { $seat } verliert im Kampf { $unit ->
        [Ritter] einen Ritter
        [Schiff] ein Schiff
        [Belagerungsturm] einen Belagerungsturm
       *[other] einen Fußsoldaten
    }.
board2e-event-retreated = { $seat } zieht sich ins Gebiet { $area } zurück.
board2e-event-garrison-gone = Die Garnison von { $seat } im Gebiet { $area } ist vernichtet.
board2e-event-march-kept = Der Marschbefehl von { $seat } zieht mit ins Gebiet { $area }.
board2e-event-cards-back = { $seat } nimmt die benutzten Hauskarten wieder auf.
board2e-event-searched = { $seat } durchsucht Westeros-Stapel { $deck } und legt eine Karte obenauf.
board2e-event-you-fetched = Du legst „{ $card }“ obenauf.

## Kampf-Trend

board2e-tide-zero = Stärke 0
board2e-tide-two = Stärke 2
board2e-tide-three = Stärke 3
board2e-tide-one-sword = Stärke 1 und ein Schwert
board2e-tide-one-fortification = Stärke 1 und eine Befestigung
board2e-tide-skull = ein Totenkopf
