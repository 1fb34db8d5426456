### Was die Seite des Brettspiels neben den Worten der Regeln sagt.

web-board2e-phase-setup = Aufbau
web-board2e-phase-westeros = Westeros
web-board2e-phase-planning = Planung
web-board2e-phase-raid = Überfall
web-board2e-phase-march = Marsch
web-board2e-phase-consolidate-power = Macht
web-board2e-phase-clean-up = Aufräumen
web-board2e-phase-scoring = Wertung
web-board2e-castles = Burgen
web-board2e-supply = Versorgung
web-board2e-power = Macht
web-board2e-points = Punkte
web-board2e-bid = Gebot
web-board2e-realm = Das Reich
web-board2e-westeros = Westeros in dieser Runde
web-board2e-threat = Bedrohung durch die Wildlinge
web-board2e-wildlings = Die Wildlinge greifen mit Stärke { $strength } an.
web-board2e-influence = Einfluss
web-board2e-bidding = wird versteigert
web-board2e-spent = in dieser Runde benutzt
web-board2e-stars =
    { $count ->
        [one] 1 Spezialbefehl
       *[other] { $count } Spezialbefehle
    }
web-board2e-ready = hat alle Befehle gegeben
web-board2e-house-cards = Hauskarten von allen
web-board2e-cards-left = { $hand } auf der Hand, { $used } gebraucht
web-board2e-objective-points =
    { $points ->
        [0] kein Punkt für dein Haus
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-board2e-special-objectives = Sonderziele, in jeder Runde
web-board2e-scored = Gewertet: { $objectives }
web-board2e-strength = Stärke { $strength }
web-board2e-swords =
    { $count ->
        [one] 1 Schwert
       *[other] { $count } Schwerter
    }
web-board2e-fortifications =
    { $count ->
        [one] 1 Befestigung
       *[other] { $count } Befestigungen
    }
web-board2e-routed = geschlagen: { $units }
web-board2e-order = Befehl: { $order }
web-board2e-order-hidden = verdeckter Befehl
web-board2e-token = Machtmarker
web-board2e-garrison = Garnison der Stärke { $strength }
web-board2e-neutral = neutrale Truppen der Stärke { $strength }
web-board2e-closed = unbesiegbare neutrale Truppen
web-board2e-structure-castle = Burg
web-board2e-structure-stronghold = Festung
web-board2e-barrels =
    { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    }
web-board2e-crowns =
    { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
web-board2e-combat = Kampf um { $area }
web-board2e-winner = { $house } gewinnt.
web-board2e-cards-hidden = Hauskarten zählen noch nicht.
web-board2e-part-units = Einheiten
web-board2e-part-order = Befehl
web-board2e-part-support = Unterstützung
web-board2e-part-garrison = Garnison
web-board2e-part-card = Hauskarte
web-board2e-part-tides = Trendkarte
web-board2e-part-blade = Klinge
web-board2e-part-swords = Schwerter
web-board2e-part-fortifications = Befestigungen
web-board2e-tide = Trendkarte: { $tide }
web-board2e-copied = Kopiert { $card }
web-board2e-no-text = Kein eigener Text.
web-board2e-forecast = Wenn der Marsch jetzt endet: Kampf um { $area }
web-board2e-forecasts = Wenn alle marschieren: Kampf um
web-board2e-forecast-before = vor Unterstützung und Hauskarten
web-board2e-forecast-cards = Hauskarten { $worst } bis { $best }
web-board2e-forecast-support = Unterstützen können:
web-board2e-ring = Befehl für { $area }
web-board2e-tray = Deine Befehlsmarker: zieh einen auf ein Gebiet, oder drücke ihn und dann das Gebiet
web-board2e-take-up = Den Befehl wieder aufnehmen
web-board2e-token-left =
    { $left ->
        [one] { $order }: noch 1
       *[other] { $order }: noch { $left }
    }
web-board2e-token-barred = { $order }: { $why }
web-board2e-barred-used = schon gegeben
web-board2e-barred-stars = kein Spezialbefehl mehr übrig
web-board2e-barred-banned = in dieser Runde verboten
web-board2e-stars-left =
    { $count ->
        [0] kein Spezialbefehl mehr übrig
        [one] noch 1 Spezialbefehl
       *[other] noch { $count } Spezialbefehle
    }
web-board2e-aim-planning-area =
    { $count ->
        [0] Niemand sieht deine Befehle, bevor alle bereit sind. Drücke ein Gebiet, um seinen Befehl zu ändern.
       *[other] Noch ohne Befehl: { $areas }. Drücke ein Gebiet, um seine Marker zu sehen, oder zieh einen dorthin.
    }
web-board2e-aim-planning-order = Wähle einen der Marker rings um das Gebiet. Die matten sind vergeben oder jetzt nicht erlaubt.
web-board2e-aim-raven-order = Wähle den neuen Marker rings um das Gebiet.
web-board2e-victory-castles = Burgen: sieben gewinnen
web-board2e-victory-points = Siegesleiste: sieben Punkte gewinnen
web-board2e-armies = Größte Armeen: { $armies }
web-board2e-standing = { $what }: { $houses }
web-board2e-aim-clash-bid = Du hast { $power } Macht. Das höchste Gebot nimmt die erste Position ein, und so fort. Alle bezahlen, was sie bieten; bei Gleichstand entscheidet, wer den Eisernen Thron hält.
web-board2e-aim-wildling-bid = Du hast { $power } Macht, die anderen zusammen { $others }. Alle Gebote werden addiert: Erreichen sie die Stärke der Wildlinge, wird das höchste Gebot belohnt; wenn nicht, leiden alle, das niedrigste Gebot am meisten. Was du bietest, ist ausgegeben.
web-board2e-aim-muster-place = Fußsoldat oder Schiff kosten 1 Punkt, Ritter oder Belagerungsturm 2; einen Fußsoldaten zu ersetzen kostet 1. Drücke ein Gebiet und dann, was dorthin kommt.
web-board2e-aim-raid-target = Drücke deinen Überfallbefehl und dann den benachbarten Befehl, den du entfernst. Ein überfallener Befehl, Macht zu festigen, bringt dir 1 Machtmarker.
web-board2e-aim-march-order = Drücke den Marsch, den du jetzt ausführst. Es wird immer ein Befehl ausgeführt, Haus um Haus.
web-board2e-aim-march-move = Drücke das Gebiet, in das eine Einheit zieht, Einheit um Einheit; dann sag, dass du fertig bist. Nur um eines der Gebiete darf gekämpft werden.
web-board2e-aim-march-token = Mit einem Machtmarker bleibt das Gebiet deins, wenn deine letzte Einheit gegangen ist; er kostet 1 Macht.
web-board2e-aim-combat-card = Ihre Stärke zählt in diesem Kampf, ihr Text auch. Danach wird sie abgelegt; mit deiner letzten Karte kommen alle anderen zurück.
web-board2e-aim-power-order = Du erhältst 1 Machtmarker und einen weiteren für jede Krone des Gebiets.
web-board2e-aim-supply-reconcile = Die Versorgung begrenzt, wie viele Armeen du hast und wie groß sie sind. Überzählige Einheiten gehen verloren.
web-board2e-aim-raven-use = Du darfst einen deiner Befehle austauschen, oder die oberste Wildlingskarte ansehen und sie dort lassen oder nach unten legen.
web-board2e-iron-throne = Position: Eiserner Thron
web-board2e-fiefdoms = Position: Lehen
web-board2e-kings-court = Position: Königshof

# What things mean

# Worum es bei den Fragen des Spiels geht

web-board2e-aim-combat-support = Deine Unterstützungsbefehle neben dem Kampf geben die Stärke ihrer Einheiten einer Seite dazu. Du verlierst dabei nichts.
web-board2e-aim-combat-help = Andere geben ihre Stärke zu deiner dazu. Du musst sie nicht annehmen.
web-board2e-aim-combat-another-card = Deine Karte ging auf die Hand zurück. Stärke und Text der neuen zählen in diesem Kampf.
web-board2e-aim-combat-tide = Einmal je Runde zieht das Schwert eine andere Trendkarte, statt 1 Stärke zu geben. Deine bleibt geheim, bis beide gezeigt werden.
web-board2e-aim-combat-blade = Einmal je Runde gibt es deiner Seite 1 Stärke dazu. Danach ist es bis zur nächsten Runde verbraucht.
web-board2e-aim-combat-casualties = Jedes Schwert, das keine Befestigung abhält, kostet den Verlierer eine Einheit. Am wenigsten schmerzen geschlagene Einheiten und Fußsoldaten.
web-board2e-aim-combat-skulls = Ein Totenkopf auf der Trendkarte des Gegners kostet dich eine Einheit, wer auch gewinnt.
web-board2e-aim-combat-surplus = Am Ziel des Rückzugs wird die Armee größer, als deine Versorgung erlaubt. Eine Einheit muss aufgegeben werden.
web-board2e-aim-combat-retreat = Alle gehen in dasselbe Gebiet ohne Feinde und liegen dort geschlagen bis zum Ende der Runde. Zur Wahl steht, wo am wenigsten verloren geht.
web-board2e-aim-clash-tie = Wer den Eisernen Thron hält, entscheidet bei Gleichstand. Vergeben werden die Plätze vom besten abwärts.
web-board2e-aim-wildling-highest = Wer den Eisernen Thron hält, entscheidet bei Gleichstand. Das höchste Gebot wird belohnt.
web-board2e-aim-wildling-lowest = Wer den Eisernen Thron hält, entscheidet bei Gleichstand. Das niedrigste Gebot trifft es am härtesten.
web-board2e-aim-march-support = Deine Unterstützungsbefehle neben dem Gebiet können gegen die neutrale Streitmacht helfen.
web-board2e-aim-port-capture = Schiffe im Hafen bekommt, wer sein Land einnimmt, so viele, wie Schiffe und Versorgung erlauben. Die übrigen werden vernichtet.
web-board2e-aim-objective-keep = Sie sind dein geheimer Weg zum Sieg: Jedes bringt Punkte in einer Wertung. Behalte, was dein Haus erreichen kann.
web-board2e-aim-objective-score = Du zeigst die Karte und bekommst ihre Punkte. In jeder Runde zählt nur eine.
web-board2e-no-objective-fulfilled = Keines deiner Spielziele ist jetzt erfüllt. Du behältst sie für eine spätere Runde.
web-board2e-aim-objective-give = Alle geben eines ab, dann nehmen alle eines aus dem Vorrat.
web-board2e-aim-objective-take = Genommen wird in Zugreihenfolge aus dem, was alle abgegeben haben.
web-board2e-aim-objective-return = Du hast ein Spielziel zu viel. Es wird in den Stapel gemischt.
web-board2e-stands = jetzt Platz { $place } von { $of }
web-board2e-makes-against = +{ $added }: ergibt { $own } gegen { $other }

# Karten und Kämpfe

web-board2e-card-choices = Karten zur Auswahl
web-board2e-makes = ergibt { $strength }
web-board2e-stage-support = Hilfe
web-board2e-stage-cards = Karten
web-board2e-stage-strength = Stärke
web-board2e-stage-losses = Verluste
web-board2e-stage-retreat = Rückzug
web-board2e-fold = Kleiner oder größer
web-board2e-card-down = eine Hauskarte liegt verdeckt da
web-board2e-attacks = greift an
web-board2e-defends = verteidigt
web-board2e-no-losses = Keine Einheit ging verloren.

web-board2e-help-points = Punkte für erfüllte Spielziele.
    .rule = R-B2-victory-01
web-board2e-help-castles = Burgen und Festungen, die du beherrschst. Sieben gewinnen sofort.
    .rule = R-B2-victory-10
web-board2e-help-supply = Sagt, wie viele Armeen du haben darfst und wie große.
    .rule = R-B2-supply-03
web-board2e-help-power = Machtmarker zur Hand: für Gebote und um leere Gebiete zu halten.
    .rule = R-B2-control-02
web-board2e-help-track-iron-throne = Die Zugreihenfolge. Wer vorn steht, entscheidet alle Gleichstände außer denen der Schlacht.
    .rule = R-B2-tracks-01
web-board2e-help-track-fiefdoms = Bricht Gleichstände in der Schlacht. Wer vorn steht, hat die Klinge: 1 Stärke mehr, einmal je Runde.
    .rule = R-B2-blade-01
web-board2e-help-track-kings-court = Wie viele Sternbefehle jedes Haus nutzen darf. Wer vorn steht, hat den Botenraben.
    .rule = R-B2-raven-01
web-board2e-help-phase-westeros = Drei Westeroskarten werden aufgedeckt und ausgeführt.
web-board2e-help-phase-planning = Alle legen in jedes Gebiet mit eigenen Einheiten einen geheimen Befehl.
web-board2e-help-phase-clean-up = Befehle werden zurückgenommen, geschlagene Einheiten richten sich auf.
web-board2e-help-phase-raid = Überfälle entfernen Befehle nebenan.
web-board2e-help-phase-march = Einheiten ziehen und kämpfen.
web-board2e-help-phase-consolidate-power = Machtmarker werden genommen, Einheiten rekrutiert.

# Worum eine Frage geht, und warum sie gestellt wird
web-board2e-aim-westeros-decide = Westerosphase: Wer den Marker hat, entscheidet, was die Karte in dieser Runde für alle bewirkt.
web-board2e-aim-wildling-choose = Der Angriff der Wildlinge ist vorbei; die Karte lässt dir die Wahl.
web-board2e-aim-wildling-destroy = Die Wildlinge haben gewonnen: Die Karte kostet dich Einheiten. { web-click.first } die an, die dir am wenigsten fehlt.
web-board2e-aim-wildling-demote = Die Wildlinge haben gewonnen: Ritter werden durch Fußsoldaten ersetzt. { web-click.first } einen an.
web-board2e-aim-wildling-promote = Du hast am meisten geboten, und die Wildlinge sind geschlagen: Fußsoldaten werden umsonst zu Rittern. { web-click.first } einen an.
web-board2e-aim-wildling-track = Die Wildlinge haben gewonnen: Du fällst auf einer Leiste nach ganz unten. Wähle die, die du am wenigsten brauchst.
web-board2e-aim-wildling-fall = Du hast den Eisernen Thron und entscheidest.
web-board2e-aim-wildling-first = Du hast am meisten geboten, und die Wildlinge sind geschlagen: Du rückst auf einer Leiste nach ganz oben und nimmst ihren Marker.
web-board2e-aim-wildling-discard = Die Wildlinge haben gewonnen: Du verlierst eine Hauskarte deiner Hand, bis alle zurückkommen.
web-board2e-aim-wildling-take-back = Du hast am meisten geboten, und die Wildlinge sind geschlagen: Eine deiner gespielten Hauskarten kommt auf die Hand zurück.
web-board2e-aim-wildling-muster = Du hast am meisten geboten, und die Wildlinge sind geschlagen: Eine deiner Burgen oder Festungen rekrutiert jetzt.
web-board2e-aim-raven-card = Du hast den Raben. Oben liegt die Karte des nächsten Angriffs; unten sieht sie so bald niemand.
web-board2e-aim-card-robb-stark = { board2e-card-robb-stark.text }
web-board2e-aim-card-reek = { board2e-card-reek.text }
web-board2e-aim-card-tyrion-lannister = { board2e-card-tyrion-lannister.text }
web-board2e-aim-card-cersei-lannister = { board2e-card-cersei-lannister.text }
web-board2e-aim-card-ser-ilyn-payne = { board2e-card-ser-ilyn-payne.text }
web-board2e-aim-card-qyburn = { board2e-card-qyburn.text }
web-board2e-aim-card-renly-baratheon = { board2e-card-renly-baratheon.text }
web-board2e-aim-card-patchface = { board2e-card-patchface.text }
web-board2e-aim-card-jon-snow = { board2e-card-jon-snow.text }
web-board2e-aim-card-melisandre = { board2e-card-melisandre-dwd.text }
web-board2e-aim-card-aeron-damphair = { board2e-card-aeron-damphair.text }
web-board2e-aim-card-rodrik-the-reader = { board2e-card-rodrik-the-reader.text }
web-board2e-aim-card-mace-tyrell = { board2e-card-mace-tyrell.text }
web-board2e-aim-card-queen-of-thorns = { board2e-card-queen-of-thorns.text }
web-board2e-aim-card-doran-martell = { board2e-card-doran-martell.text }
web-board2e-aim-card-ser-gerris-drinkwater = { board2e-card-ser-gerris-drinkwater.text }
web-board2e-aim-card-alayne-stone = { board2e-card-alayne-stone.text }
web-board2e-aim-card-aeron-damphair-pays = { board2e-card-aeron-damphair.text }

# Worauf der Rat eines Bots beruht
web-board2e-numbers-order = In { $area } stehen Einheiten im Wert von { $strength }.
web-board2e-numbers-march = Marschieren alle, stünde es in { $area } { $mine } zu { $theirs }; ihre beste Karte bringt { $best }.
web-board2e-numbers-bid = Du hast { $power } Macht, die Reichsten unter den anderen { $most }.
web-board2e-numbers-card = Ohne Hauskarten steht es { $mine } zu { $theirs }; mit { $card } sind es { $sum }, vor den Texten.
web-board2e-numbers-blade = Es steht { $mine } zu { $theirs }.

# Wo lange Wörter in Namen von Karten getrennt werden dürfen.
web-board2e-word-breaks =
    Be·fes·tigung Drink·water Eisen·männer Herbst·regen Hungers·not Krähen·fest Krähen·töter Leib·wechsler Little·finger
    Lügen·gespinst Mammut·reiter Meli·sandre Milch·wasser Nach·richten Rassel·hemds Rekru·tierung Sommer·tage Steel·shanks Ver·sorgung
    Vor·zeitiger
