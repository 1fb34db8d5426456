# Der Eiserne Thron: Das Kartenspiel, 2. Edition

cards2e-title = Der Eiserne Thron: Das Kartenspiel, 2. Edition
    .text = Strategien, Aufmarsch und Herausforderungen mit eigenen Decks: Tjost zu zweit, Buhurt mit Titeln zu dritt bis acht.

## Choices

cards2e-choice-pick = { $card }
cards2e-choice-trigger = { $card } einsetzen
cards2e-choice-trigger-for = { $card } für { $subject } einsetzen
cards2e-choice-use = Fähigkeit { $number } von { $card } einsetzen
cards2e-choice-save = { $card } mit einem Duplikat retten
cards2e-choice-player = { $seat }
cards2e-choice-name = { $icon }
cards2e-choice-number = { $number }
cards2e-choice-opt = { $option }
cards2e-choice-type = { $type }
cards2e-choice-pass = Passen
cards2e-choice-done = Fertig
cards2e-choice-take = { $card } nehmen
cards2e-choice-play = { $card } spielen
cards2e-choice-play-for = { $card } für { $subject } spielen
cards2e-choice-marshal = { $card } aufmarschieren lassen
cards2e-choice-ambush = Hinterhalt mit { $card }
cards2e-choice-place = { $card } auslegen
cards2e-choice-keep = Diese Hand behalten
cards2e-choice-mulligan = Mulligan nehmen
cards2e-choice-plot = { $card } wählen
cards2e-choice-resolve = Als Nächstes { $card } abhandeln
cards2e-choice-challenge = Herausforderung gegen { $opponent }: { $type }
cards2e-choice-attack = Mit { $card } angreifen
cards2e-choice-defend = Mit { $card } verteidigen
cards2e-choice-bypass = { $card } umgehen
cards2e-choice-redirect = Die Herausforderung umlenken
cards2e-choice-all = Alle
cards2e-choice-keyword = Als Nächstes { $keyword }
cards2e-choice-title = { $card } nehmen
cards2e-choice-sink = { $card } unter das Deck legen
cards2e-choice-lay = { $card }

## Prompts

cards2e-prompt-offer = Du darfst
cards2e-prompt-act = Handle oder passe
cards2e-prompt-interrupt = Unterbrechen oder passen: { $occasion }
cards2e-prompt-react = Reagieren oder passen: { $occasion }
cards2e-prompt-order-forced = Welche erzwungene Fähigkeit kommt zuerst?
cards2e-prompt-choose = Wähle für { $card }
cards2e-prompt-choose-cost = Wähle die Kosten von { $card }
cards2e-prompt-choose-x = Wähle X für { $card }
cards2e-prompt-bearer = Welcher Charakter erhält die Verstärkung { $card }?
cards2e-prompt-order-delayed = Welcher verzögerte Effekt kommt zuerst?
cards2e-prompt-mulligan = Hand behalten oder Mulligan?
cards2e-prompt-place = Lege Startkarten aus, noch { $left } Gold
cards2e-prompt-setup-bearer = Welcher Charakter beginnt mit { $card }?
cards2e-prompt-plot = Wähle deine Strategie
cards2e-prompt-first-player = Wer ist Startspieler?
cards2e-prompt-when-revealed = Welche aufgedeckte Strategie kommt zuerst?
cards2e-prompt-title = Nimm einen Titel
cards2e-prompt-challenge = Führe eine Herausforderung oder passe
cards2e-prompt-attackers = Erkläre Angreifer: { $type }
cards2e-prompt-stealth = Wen umgeht { $card }?
cards2e-prompt-redirect = Diese Herausforderung umlenken?
cards2e-prompt-redirect-opponent = Wer verteidigt jetzt?
cards2e-prompt-defenders = Erkläre Verteidiger: { $type }
cards2e-prompt-claim = Wähle noch { $left } zum Töten
cards2e-prompt-whispers = Wer erleidet den Schaden?
cards2e-prompt-keyword-order = Welches Schlüsselwort kommt zuerst?
cards2e-prompt-insight = Wessen Einblick nutzt du?
cards2e-prompt-renown = Wessen Ruhm nutzt du?
cards2e-prompt-pillage = Wer brandschatzt?
cards2e-prompt-intimidate = Wen schüchterst du ein?
cards2e-prompt-stand = Wähle einen Charakter zum Aufrichten
cards2e-prompt-reserve = Lege noch { $left } bis zum Reservewert ab
cards2e-prompt-winner = Wer von diesen gewinnt?
cards2e-prompt-survivor = Wer bleibt als Letzter und gewinnt?
cards2e-prompt-look-keep = Welche davon nimmst du auf die Hand?
cards2e-prompt-look-sink = Welche kommt als nächste unter das Deck? Die letzte liegt ganz unten.
cards2e-prompt-look-lay = Welche kommt als nächste nach oben? Die erste wird zuerst gezogen.

## Events

cards2e-event-killed = { $card } wird getötet
cards2e-event-discarded = { $card } wird abgelegt
cards2e-event-sacrificed = { $card } wird geopfert
cards2e-event-returned = { $card } kehrt auf die Hand zurück
cards2e-event-shuffled-in = { $card } wird ins Deck gemischt
cards2e-event-removed = { $card } wird aus der Partie entfernt
cards2e-event-knelt = { $card } wird gebeugt
cards2e-event-stood = { $card } richtet sich auf
cards2e-event-drew = { $seat } zieht { $number }
cards2e-event-gold = { $seat } erhält { $number } Gold
cards2e-event-power = { $card } erhält { $number } Macht
cards2e-event-power-moved = { $number } Macht wandert auf { $card }
cards2e-event-power-lost = { $card } verliert { $number } Macht
cards2e-event-hand-discarded = { $seat } legt { $card } von der Hand ab
cards2e-event-deck-discarded = { $card } wird vom Deck von { $seat } abgelegt
cards2e-event-entered = { $card } kommt für { $seat } ins Spiel
cards2e-event-duplicated = { $seat } legt ein Duplikat an: { $card }
cards2e-event-controlled = { $seat } übernimmt die Kontrolle über { $card }
cards2e-event-mulliganed = { $seat } nimmt einen Mulligan
cards2e-event-revealed = { $seat } deckt { $card } auf
cards2e-event-first-player = { $seat } ist Startspieler
cards2e-event-phase = { $phase }
cards2e-event-titled = { $seat } trägt den Titel { $card }
cards2e-event-marshaled = { $seat } lässt { $card } aufmarschieren
cards2e-event-played = { $seat } spielt { $card }
cards2e-event-challenge = { $seat } fordert { $opponent } heraus: { $type }
cards2e-event-redirected = { $seat } muss sich nun gegen { $opponent } wenden
cards2e-event-won = { $seat } gewinnt die Herausforderung mit { $number } Vorsprung
cards2e-event-dominance = { $seat } gewinnt die Herrschaft
cards2e-event-eliminated = { $seat } scheidet aus
cards2e-event-looked = { $seat } sieht sich die obersten { $number } im Deck von { $owner } an
cards2e-event-shown = { $seat } zeigt { $card }
cards2e-event-looked-at-hand = { $seat } sieht sich die Handkarten von { $opponent } an

## Options

cards2e-option-decks = Decks, eines je Platz
cards2e-option-windows = Wer in Zeitfenstern gefragt wird
cards2e-option-windows-fast = Nur wer handeln kann
cards2e-option-windows-safe = Alle, die handeln könnten
cards2e-option-free-decks = Decks ohne Deckbauregeln

## Results

cards2e-result-power = 15 Macht
cards2e-result-last = Als Letzter übrig
cards2e-result-deck = Ein leeres Deck beendete das Lernspiel

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

cards2e-occasion-effects-initiate = Effekte werden initiiert
cards2e-occasion-killed = Töten
cards2e-occasion-discarded = Ablegen aus dem Spiel
cards2e-occasion-sacrificed = Opfern
cards2e-occasion-returned = Rückkehr auf die Hand
cards2e-occasion-shuffled = Einmischen
cards2e-occasion-removed = Entfernen aus der Partie
cards2e-occasion-entered = Ins Spiel kommen
cards2e-occasion-played = Ereignis gespielt
cards2e-occasion-knelt = Beugen
cards2e-occasion-stood = Aufrichten
cards2e-occasion-drew = Ziehen
cards2e-occasion-gold-gained = Gold erhalten
cards2e-occasion-power-gained = Macht erhalten
cards2e-occasion-power-moved = Macht bewegt
cards2e-occasion-power-lost = Macht verloren
cards2e-occasion-hand-discarded = Ablegen von der Hand
cards2e-occasion-deck-discarded = Ablegen vom Deck
cards2e-occasion-pillaged = Brandschatzen
cards2e-occasion-challenge-initiated = Herausforderung begonnen
cards2e-occasion-attacker-declared = Angreifer erklärt
cards2e-occasion-bypassed = Heimlichkeit
cards2e-occasion-defender-declared = Verteidiger erklärt
cards2e-occasion-challenge-won = Herausforderung gewonnen
cards2e-occasion-challenge-lost = Herausforderung verloren
cards2e-occasion-dominance-won = Herrschaft gewonnen
cards2e-occasion-phase-began = Phase beginnt
cards2e-occasion-phase-ends = Phase endet
cards2e-occasion-income = Einkommen erhalten
cards2e-occasion-strength-raised = Stärke erhöht
cards2e-occasion-plot-revealed = Strategie aufgedeckt
cards2e-occasion-controlled = Kontrollwechsel
cards2e-occasion-challenge-ends = Herausforderung endet
cards2e-occasion-when-revealed = Sobald aufgedeckt

## icon

cards2e-icon-military = Militär
cards2e-icon-intrigue = Intrige
cards2e-icon-power = Macht

## phase

cards2e-phase-plot = Strategiephase
cards2e-phase-draw = Nachziehphase
cards2e-phase-marshaling = Aufmarschphase
cards2e-phase-challenges = Herausforderungsphase
cards2e-phase-dominance = Herrschaftsphase
cards2e-phase-standing = Aufrichtephase
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
cards2e-option-top = Obenauf
cards2e-option-bottom = Nach unten
cards2e-option-hand = Auf die Hand
cards2e-option-keep = Behalten

## Cards

cards2e-card-a-clash-of-kings = Der Thron der Sieben Königreiche
    .text = Reaktion: Du hast eine Macht-Herausforderung gewonnen. 1 Macht wandert von der Fraktionskarte des Verlierers auf deine.
cards2e-card-a-feast-for-crows = Zeit der Krähen
    .text = Reaktion: Du hast die Herrschaft gewonnen. Deine Fraktionskarte erhält 2 Macht.
cards2e-card-a-game-of-thrones = Spiel der Throne
    .text = Wer in dieser Herausforderungsphase noch keine Intrigen-Herausforderung gewonnen hat, kann keine Militär- und keine Macht-Herausforderung beginnen. Das gilt für alle.
cards2e-card-a-noble-cause = Ein hehres Ziel
    .text = Der erste Lord oder die erste Lady, die du in dieser Runde aufmarschieren lässt, kostet 2 weniger.
cards2e-card-a-storm-of-swords = Sturm der Schwerter
    .text = Du darfst in der Herausforderungsphase eine Militär-Herausforderung mehr beginnen.
cards2e-card-building-orders = Baubefehl
    .text = Sobald aufgedeckt: Sieh die obersten 10 Karten deines Decks an. Du darfst 1 Verstärkung oder 1 Ort davon vorzeigen und auf die Hand nehmen. Mische dann dein Deck.
cards2e-card-calling-the-banners = Ruft die Banner
    .text = Sobald aufgedeckt: Wähle einen Gegner. Du erhältst 1 Gold je Charakter, den er kontrolliert.
cards2e-card-calm-over-westeros = Frieden über Westeros
    .text = Sobald aufgedeckt: Nenne eine Herausforderungsart. Bis du die nächste Strategie aufdeckst, ist der Tribut des Angreifers um 1 kleiner, wenn du gegen diese Art verteidigst.
cards2e-card-confiscation = Enteignung
    .text = Sobald aufgedeckt: Wähle eine Verstärkung im Spiel und lege sie ab.
cards2e-card-counting-coppers = Kupfermünzen zählen
    .text = Sobald aufgedeckt: Ziehe 3 Karten.
cards2e-card-filthy-accusations = Üble Nachrede
    .text = Sobald aufgedeckt: Wähle einen stehenden Charakter und beuge ihn.
cards2e-card-fortified-position = Festungsmauern
    .text = Der gedruckte Text aller Charaktere im Spiel gilt als leer, Merkmale ausgenommen.
cards2e-card-heads-on-spikes = Aufgespießte Köpfe
    .text = Sobald aufgedeckt: Wähle einen Gegner mit Handkarten. Er legt eine zufällige Handkarte ab. War es ein Charakter, kommt er auf den Totenstapel, und deine Fraktionskarte erhält 2 Macht.
cards2e-card-jousting-contest = Lanzenturnier
    .text = Je Herausforderung darf jeder höchstens 1 Angreifer oder 1 Verteidiger benennen.
cards2e-card-marched-to-the-wall = Zur Mauer geschickt
    .text = Sobald aufgedeckt: Der Reihe nach wählt jeder 1 eigenen Charakter, wenn er einen hat. Alle gewählten werden zugleich abgelegt und können nicht gerettet werden.
cards2e-card-marching-orders = Marschbefehl
    .text = Du kannst weder Orte noch Verstärkungen aufmarschieren lassen und keine Ereignisse spielen.
cards2e-card-naval-superiority = Seeherrschaft
    .text = Der Goldwert aufgedeckter Strategien mit den Merkmalen Königreich oder Erlass gilt als 0.
cards2e-card-power-behind-the-throne = Die Macht hinter dem Thron
    .text =
        Sobald aufgedeckt: Lege 1 Aufrichten-Marker auf diese Strategie.
        Aktion: Entferne den Marker. Wähle einen gebeugten Charakter und richte ihn auf.
cards2e-card-rebuilding = Wiederaufbau
    .text = Sobald aufgedeckt: Wähle bis zu 3 Karten deines Ablagestapels und mische sie in dein Deck.
cards2e-card-reinforcements = Truppenverstärkung
    .text = Sobald aufgedeckt: Wähle einen Charakter mit gedruckten Kosten von höchstens 5 aus deiner Hand oder deinem Ablagestapel und bringe ihn ins Spiel.
cards2e-card-sneak-attack = Schleichangriff
    .text = Du darfst in der Herausforderungsphase höchstens 1 Herausforderung beginnen.
cards2e-card-summons = Einberufung
    .text = Sobald aufgedeckt: Sieh die obersten 10 Karten deines Decks an. Du darfst 1 Charakter davon vorzeigen und auf die Hand nehmen. Mische dann dein Deck.
cards2e-card-supporting-the-faith = Tempelabgaben
    .text = Erzwungene Reaktion: Die Herausforderungsphase hat begonnen. Alle geben ihr ganzes Gold ab.
cards2e-card-taxation = Besteuerung
    .text = Du darfst in dieser Runde eine limitierte Karte mehr ausspielen, also 2.
cards2e-card-the-winds-of-winter = Die Winde des Winters
cards2e-card-wildfire-assault = Seefeuerangriff
    .text = Sobald aufgedeckt: Der Reihe nach wählt jeder bis zu 3 eigene Charaktere. Alle nicht gewählten werden zugleich getötet und können nicht gerettet werden.
cards2e-card-fealty = Lehnstreue
    .text =
        Deckbau: Höchstens 15 neutrale Karten im Zugdeck.
        Aktion: Beuge deine Fraktionskarte. Die nächste loyale Karte, die du in dieser Phase ausspielst, kostet 1 weniger.
cards2e-card-littlefinger = Kleinfinger
    .text = Reaktion: Du hast diese Karte aufmarschieren lassen. Ziehe 2 Karten.
cards2e-card-varys = Varys
    .text = Unterbrechung: Die Herrschaftsphase endet. Entferne diese Karte aus dem Spiel. Alle Charaktere aller Spieler werden zugleich abgelegt.
cards2e-card-rattleshirts-raiders = Rasselhemds Plünderer
    .text = Reaktion: Du hast eine Herausforderung gewonnen, in der diese Karte angreift. Lege 1 Verstärkung ab, die der Verlierer kontrolliert.
cards2e-card-wildling-horde = Wildlinghorde
    .text = Herausforderungs-Aktion: Beuge deine Fraktionskarte. Einer deiner teilnehmenden Wildlinge erhält in dieser Herausforderung +2 STÄ.
cards2e-card-seal-of-the-hand = Abzeichen der Hand
    .text = Aktion: Ist der Träger gebeugt, beuge diese Karte und richte ihn auf.
cards2e-card-bodyguard = Leibwächter
    .text = Unterbrechung: Der Träger würde getötet oder aus dem Spiel abgelegt. Opfere diese Karte und rette ihn.
cards2e-card-little-bird = Kleiner Vogel
    .text = Der Träger erhält ein Intrigen-Symbol.
cards2e-card-milk-of-the-poppy = Mohnblumensaft
    .text = Der gedruckte Text des Trägers gilt als leer, Merkmale ausgenommen.
cards2e-card-noble-lineage = Von edler Abstammung
    .text = Der Träger erhält ein Macht-Symbol.
cards2e-card-syrios-training = Syrios Unterricht
    .text = Der Träger erhält ein Militär-Symbol.
cards2e-card-the-iron-throne = Der Eiserne Thron
    .text = Beim Vergleich um die Herrschaft zählst du 8 mehr.
cards2e-card-the-kingsroad = Der Königsweg
    .text = Aufmarsch-Aktion: Beuge und opfere diese Karte. Der nächste Charakter, den du in dieser Phase aufmarschieren lässt, kostet 3 weniger.
cards2e-card-the-roseroad = Die Rosenstraße
cards2e-card-put-to-the-sword = Erschlagen
    .text = Reaktion: Du hast als Angreifer eine Militär-Herausforderung mit mindestens 5 STÄ Vorsprung gewonnen. Töte 1 Charakter des Verlierers. Höchstens 1 je Herausforderung.
cards2e-card-put-to-the-torch = Niederbrennen
    .text = Reaktion: Du hast als Angreifer eine Militär-Herausforderung mit mindestens 5 STÄ Vorsprung gewonnen. Lege 1 Ort des Verlierers ab. Höchstens 1 je Herausforderung.
cards2e-card-superior-claim = Höherer Thronanspruch
    .text = Reaktion: Du hast eine Macht-Herausforderung mit mindestens 5 STÄ Vorsprung gewonnen. Deine Fraktionskarte erhält 2 Macht. Höchstens 1 je Herausforderung.
cards2e-card-tears-of-lys = Tränen von Lys
    .text = Reaktion: Du hast als Angreifer eine Intrigen-Herausforderung gewonnen. Lege 1 Giftmarker auf einen Charakter des Verlierers ohne Intrigen-Symbol. Liegt er am Ende der Phase noch dort, wird er entfernt und der Charakter getötet. Höchstens 1 je Herausforderung.
cards2e-card-the-hands-judgment = Das Urteil der Hand
    .text = Unterbrechung: Die Wirkung eines gegnerischen Ereignisses würde beginnen. Hebe sie auf. Zahle X Gold: die gedruckten Kosten jenes Ereignisses.
cards2e-card-maester-cressen = Maester Cressen
    .text = Aufmarsch-Aktion: Beuge diese Karte. Lege 1 Verstärkung mit dem Merkmal Zustand ab.
cards2e-card-melisandre = Melisandre
    .text = Reaktion: Du hast eine Karte mit dem Merkmal R'hllor aufmarschieren lassen oder gespielt. Beuge 1 stehenden Charakter. Einmal je Runde.
cards2e-card-robert-baratheon = Robert Baratheon
    .text = Erhält +1 STÄ je anderem gebeugten Charakter im Spiel.
cards2e-card-selyse-baratheon = Selyse Baratheon
    .text = Herausforderungs-Aktion: Zahle 1 Gold. 1 Charakter der Fraktion Baratheon erhält bis zum Ende der Phase ein Intrigen-Symbol.
cards2e-card-ser-davos-seaworth = Ser Davos Seewert
    .text = Unterbrechung: Diese Karte wird getötet. Sie kommt auf deine Hand statt auf den Totenstapel.
cards2e-card-shireen-baratheon = Sharin Baratheon
    .text = Unterbrechung: Diese Karte wird getötet. Beuge 1 stehenden Charakter.
cards2e-card-stannis-baratheon = Stannis Baratheon
    .text = In der Aufrichtephase darf jeder höchstens 2 Charaktere aufrichten.
cards2e-card-bastard-in-hiding = Versteckter Bastard
cards2e-card-fiery-followers = Glühende Anhänger
    .text = Reaktion: Die Herrschaftsphase hat begonnen. Richte diese Karte auf.
cards2e-card-kings-hunting-party = Königliche Jagdgesellschaft
    .text = Erhält ein Intrigen-Symbol, solange ein Gegner einen König kontrolliert.
cards2e-card-dragonstone-faithful = Gläubige von Drachenstein
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Baratheon, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-vanguard-lancer = Lanzenreiter der Vorhut
    .text = Reaktion: Diese Karte ist ins Spiel gekommen. Lege 1 Macht von einem gegnerischen Charakter oder einer gegnerischen Fraktionskarte ab.
cards2e-card-lightbringer = Lichtbringer
    .text =
        Ist der Träger Stannis Baratheon, hat er Ruhmreich.
        Reaktion: Der Träger hat Macht erhalten. Richte ihn auf. Einmal je Phase.
cards2e-card-dragonstone-port = Hafen von Drachenstein
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Baratheon, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-chamber-of-the-painted-table = Saal mit der Bemalten Tafel
    .text = Reaktion: Du hast die Herrschaft gewonnen. Beuge diese Karte. 1 Macht wandert von der Fraktionskarte eines Gegners auf deine.
cards2e-card-the-red-keep = Der Rote Bergfried
    .text =
        In einer Macht-Herausforderung, an der einer deiner Charaktere teilnimmt, zählt deine Seite 2 STÄ mehr.
        Unterbrechung: Die Herausforderungsphase endet. Hast du in dieser Runde keine Macht-Herausforderung verloren, beuge diese Karte und ziehe 2 Karten.
cards2e-card-consolidation-of-power = Festigung der Macht
    .text = Aufmarsch-Aktion: Wähle stehende Charaktere eines Spielers mit zusammen höchstens 4 STÄ und beuge sie. Einer davon erhält 1 Macht.
cards2e-card-ours-is-the-fury = Unser ist der Zorn
    .text = Aktion: Während du verteidigst, nimmt 1 deiner gebeugten Charaktere der Fraktion Baratheon als Verteidiger teil. Gewinnst du die Herausforderung, richte ihn auf.
cards2e-card-seen-in-flames = Visionen im Feuer
    .text = Herausforderungs-Aktion: Wenn du einen Charakter mit dem Merkmal R'hllor kontrollierst, sieh die Hand eines Gegners an. Wähle daraus 1 Karte; sie wird abgelegt.
cards2e-card-aeron-damphair = Aeron Feuchthaar
    .text = Reaktion: Du hast die Herrschaft gewonnen. Bringe 1 Eisenmann aus deinem Totenstapel ins Spiel.
cards2e-card-alannys-greyjoy = Alannys Graufreud
    .text = Solange du Startspieler bist, hat die Strategie jedes Gegners 1 Reserve weniger.
cards2e-card-asha-greyjoy = Asha Graufreud
    .text = Reaktion: Du hast eine Herausforderung ohne Gegenwehr gewonnen, an der diese Karte teilnimmt. Richte sie auf.
cards2e-card-balon-greyjoy = Balon Graufreud
    .text = Während diese Karte angreift, zählt die STÄ schwächerer Verteidiger nicht.
cards2e-card-euron-crows-eye = Euron Krähenauge
    .text = Reaktion: Diese Karte hat durch Brandschatzen eine Karte abgelegt. Bringe 1 Ort aus dem Ablagestapel des Verlierers unter deiner Kontrolle ins Spiel.
cards2e-card-maester-wendamyr = Maester Wendamyr
cards2e-card-theon-greyjoy = Theon Graufreud
    .text = Reaktion: Du hast eine Herausforderung ohne Gegenwehr gewonnen, an der diese Karte teilnimmt. Sie erhält 1 Macht.
cards2e-card-black-winds-crew = Besatzung der Schwarzer Wind
cards2e-card-drowned-men = Ertrunkene
    .text = Erhält +1 STÄ je Kriegsschiff, das du kontrollierst.
cards2e-card-iron-islands-fishmonger = Fischweib von den Eiseninseln
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Graufreud, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-lordsport-shipwright = Schiffsbauer aus Herrenhort
    .text = Aufmarsch-Aktion: Beuge diese Karte. Beuge 1 stehenden Ort mit gedruckten Kosten von höchstens 2 (höchstens 3, wenn du Startspieler bist).
cards2e-card-salty-navigator = Navigator zur See
cards2e-card-throwing-axe = Wurfaxt
    .text = Reaktion: Du hast eine Herausforderung gewonnen, in der der Träger angreift. Opfere diese Karte und töte 1 Verteidiger.
cards2e-card-great-kraken = Großer Krake
    .text =
        Balon Graufreud hat Heimlichkeit, wenn du ihn kontrollierst.
        Reaktion: Du hast eine Herausforderung ohne Gegenwehr gewonnen. Ziehe 1 Karte, oder deine Fraktionskarte erhält 1 Macht. Zweimal je Runde.
cards2e-card-iron-fleet-scout = Spähschiff der Eisenflotte
    .text = Herausforderungs-Aktion: Beuge diese Karte. 1 teilnehmender Charakter der Fraktion Graufreud erhält in dieser Herausforderung +1 STÄ (+2, wenn du Startspieler bist).
cards2e-card-sea-tower = Seeturm
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Graufreud, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-risen-from-the-sea = Auferstanden aus dem Meer
    .text = Unterbrechung: Ein Charakter der Fraktion Graufreud würde getötet. Rette ihn. Dieses Ereignis bleibt als Verstärkung an ihm: Zustand, Endgültig, +1 STÄ.
cards2e-card-the-krakens-grasp = Der Arm des Kraken
    .text = Herausforderungs-Aktion: Wenn du Startspieler bist, zählt die STÄ 1 Verteidigers mit höchstens 5 STÄ in dieser Herausforderung nicht.
cards2e-card-we-do-not-sow = Wir säen nicht
    .text = Reaktion: Du hast eine Herausforderung ohne Gegenwehr gewonnen. Lege 1 Verstärkung oder 1 Ort des Verlierers ab. Höchstens 1 je Herausforderung.
cards2e-card-cersei-lannister = Cersei Lennister
    .text = Während diese Karte in einer Intrigen-Herausforderung angreift, hat deine Strategie +1 Tribut.
cards2e-card-grand-maester-pycelle = Großmaester Pycelle
cards2e-card-joffrey-baratheon = Joffrey Baratheon
    .text = Reaktion: Ein Lord oder eine Lady wurde getötet. Diese Karte erhält 1 Macht. Dreimal je Runde.
cards2e-card-ser-jaime-lannister = Ser Jaime Lennister
    .text =
        Wird nicht gebeugt, wenn er in einer Militär-Herausforderung angreift.
        Hat Ruhmreich, während er an einer Militär-Herausforderung teilnimmt.
cards2e-card-the-tickler = Der Kitzler
    .text = Herrschafts-Aktion: Beuge diese Karte. Die oberste Deckkarte eines Gegners wird abgelegt. Danach darfst du 1 Karte im Spiel mit demselben Namen ablegen.
cards2e-card-tyrion-lannister = Tyrion Lennister
    .text = Reaktion: Eine Intrigen-Herausforderung hat begonnen, gleich wessen. Du erhältst 2 Gold. Zweimal je Runde.
cards2e-card-tywin-lannister = Tywin Lennister
    .text = Erhält +1 STÄ je Gold in deinem Vorrat.
cards2e-card-burned-men = Brandmänner
cards2e-card-gold-cloaks = Goldröcke
    .text = Erzwungene Unterbrechung: Die Phase endet, in der diese Karte durch Hinterhalt ins Spiel kam. Lege sie ab; sie kann nicht gerettet werden.
cards2e-card-lannisport-moneylender = Geldverleiher aus Lennishort
cards2e-card-lannisport-merchant = Kaufmann aus Lennishort
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Lennister, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-the-queens-assassin = Meuchelmörder der Königin
    .text = Reaktion: Diese Karte kam durch Hinterhalt ins Spiel. Wähle einen Gegner mit weniger Handkarten als du. Er wählt einen eigenen Charakter und tötet ihn.
cards2e-card-widows-wail = Witwenklage
    .text =
        Der Träger erhält +2 STÄ.
        Ist er Joffrey Baratheon, erhält er auch ein Militär-Symbol.
cards2e-card-casterly-rock = Casterlystein
    .text = Du darfst in der Herausforderungsphase eine Intrigen-Herausforderung mehr beginnen.
cards2e-card-lannisport = Lennishort
    .text = Reaktion: Du hast eine Intrigen-Herausforderung gewonnen. Ziehe 1 Karte.
cards2e-card-western-fiefdom = Westliche Ländereien
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Lennister, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-hear-me-roar = Hört mich brüllen!
    .text = Aktion: Bringe 1 Charakter der Fraktion Lennister aus deiner Hand ins Spiel. Am Ende der Phase wird er abgelegt und kann nicht gerettet werden.
cards2e-card-the-things-i-do-for-love = Was man nicht alles für die Liebe tut
    .text = Herausforderungs-Aktion: Wenn du einen Lord oder eine Lady der Fraktion Lennister kontrollierst, zahle X Gold und beuge deine Fraktionskarte. 1 gegnerischer Charakter mit gedruckten Kosten von höchstens X kommt auf die Hand seines Besitzers.
cards2e-card-treachery = Verrat
    .text = Unterbrechung: Die Wirkung einer ausgelösten Fähigkeit eines Charakters, Ortes oder einer Verstärkung würde beginnen. Hebe sie auf, wenn du einen einzigartigen Charakter der Fraktion Lennister kontrollierst.
cards2e-card-areo-hotah = Areo Hotah
    .text = Reaktion: Diese Karte ist während einer Herausforderung ins Spiel gekommen. Entferne 1 Teilnehmer aus der Herausforderung.
cards2e-card-arianne-martell = Arianne Martell
    .text = Aktion: Bringe 1 Charakter mit gedruckten Kosten von höchstens 5 aus deiner Hand ins Spiel. Danach kommt diese Karte auf deine Hand zurück. Einmal je Phase.
cards2e-card-doran-martell = Doran Martell
    .text = Jeder andere Lord und jede andere Lady der Fraktion Martell, die du kontrollierst, erhält +1 STÄ je benutzter Strategie von dir.
cards2e-card-edric-dayne = Edric Dayn
    .text = Aktion: Zahle 1 Gold. Diese Karte erhält bis zum Ende der Phase ein Symbol deiner Wahl.
cards2e-card-maester-caleotte = Maester Caleotte
    .text = Reaktion: Du hast eine Herausforderung verloren, an der diese Karte teilnimmt. 1 Charakter verliert bis zum Ende der Phase ein Symbol deiner Wahl.
cards2e-card-obara-sand = Obara Sand
    .text = Kann in Macht-Herausforderungen gegen dich auch gebeugt und ohne Macht-Symbol verteidigen.
cards2e-card-the-red-viper = Die Rote Viper
    .text = Reaktion: Du hast eine Herausforderung gewonnen, in der diese Karte angreift. Sie erhält 1 Macht je volle 5 STÄ Vorsprung.
cards2e-card-desert-scavenger = Wüstenplünderer
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Martell, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dornish-paramour = Dornische Geliebte
    .text = Reaktion: Diese Karte wurde als Angreifer benannt. 1 Charakter des Verteidigers muss verteidigen, wenn er kann.
cards2e-card-greenblood-trader = Händlerin vom Grünblut-Fluss
    .text = Reaktion: Diese Karte ist ins Spiel gekommen. Sieh die obersten 2 Karten deines Decks an. Nimm höchstens 1 auf die Hand; der Rest kommt unter das Deck.
cards2e-card-house-dayne-knight = Ritter von Haus Dayn
cards2e-card-palace-spearman = Speerträger der Palastwache
    .text = Erhält ein Intrigen-Symbol, solange du nicht Startspieler bist.
cards2e-card-dawn = Dämmerung
    .text =
        Der Träger erhält +1 STÄ je benutzter Strategie von dir.
        Hat er das Merkmal Haus Dayn, erhält er Einschüchternd.
cards2e-card-ghaston-grey = Grässlichgrau
    .text = Reaktion: Du hast als Verteidiger eine Herausforderung verloren. Beuge und opfere diese Karte. 1 Angreifer kommt auf die Hand seines Besitzers und kann nicht gerettet werden.
cards2e-card-sunspear = Sonnspeer
    .text = Reaktion: Du hast als Verteidiger eine Herausforderung verloren. Beuge diese Karte. Bis zum Ende der Phase hat deine Strategie +1 Tribut in Herausforderungen derselben Art.
cards2e-card-blood-orange-grove = Blutorangenhain
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Martell, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dorans-game = Dorans Spiel
    .text = Reaktion: Du hast eine Intrigen-Herausforderung mit mindestens 5 STÄ Vorsprung gewonnen. Deine Fraktionskarte erhält 1 Macht je benutzter Strategie von dir. Höchstens 1 je Herausforderung.
cards2e-card-unbowed-unbent-unbroken = Ungebeugt, Ungezähmt, Ungebrochen
    .text = Reaktion: Du hast als Verteidiger eine Herausforderung verloren und bist nicht Startspieler. Nenne eine Herausforderungsart. Der Gewinner kann in dieser Phase keine Herausforderung dieser Art mehr beginnen. Höchstens 1 je Herausforderung.
cards2e-card-confinement = Gefangenschaft
    .text = Aktion: 1 Charakter mit höchstens 4 STÄ verliert bis zum Ende der Phase je ein Militär-, Intrigen- und Macht-Symbol.
cards2e-card-benjen-stark = Benjen Stark
    .text =
        Grenzer, die du kontrollierst, können nicht durch Heimlichkeit umgangen werden.
        Unterbrechung: Diese Karte wird getötet. Deine Fraktionskarte erhält 2 Macht; Benjen wird in dein Deck gemischt statt auf den Totenstapel gelegt.
cards2e-card-ghost = Geist
    .text = Reaktion: Diese Karte hat einen Charakter durch Heimlichkeit umgangen. Er kann in dieser Phase nicht mehr verteidigen.
cards2e-card-jon-snow = Jon Schnee
    .text = Solange er steht und ein anderer deiner Charaktere der Nachtwache angreift, nimmt er auf der Seite des Angreifers teil.
cards2e-card-maester-aemon = Maester Aemon
    .text = Unterbrechung: Ein Charakter der Nachtwache würde getötet. Beuge diese Karte und rette ihn.
cards2e-card-old-bear-mormont = Alter Bär Mormont
    .text =
        Wird beim Verteidigen nicht gebeugt, wenn du Die Mauer kontrollierst.
        Unterbrechung: Die Herausforderungsphase endet. Hast du in dieser Phase als Verteidiger keine Herausforderung verloren, bringe 1 Karte der Nachtwache aus deiner Hand ins Spiel.
cards2e-card-samwell-tarly = Samwell Tarly
cards2e-card-ser-waymar-royce = Ser Waymar Rois
    .text = Unterbrechung: Diese Karte wird getötet. Jeder Gegner legt 1 zufällige Handkarte ab.
cards2e-card-yoren = Yoren
    .text = Reaktion: Du hast diese Karte aufmarschieren lassen. Bringe 1 Charakter mit gedruckten Kosten von höchstens 3 aus dem Ablagestapel eines Gegners unter deiner Kontrolle ins Spiel.
cards2e-card-messenger-raven = Botenrabe
    .text = Herrschafts-Aktion: Nimm diese Karte auf die Hand zurück und ziehe 1 Karte.
cards2e-card-old-forest-hunter = Alter Waldjäger
    .text = Aktion: Lege 1 Handkarte ab. Du erhältst 1 Gold. Einmal je Phase.
cards2e-card-ranging-party = Grenzertrupp
cards2e-card-steward-at-the-wall = Kämmerer an der Mauer
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Nachtwache, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-veteran-builder = Erfahrener Baumeister
    .text = Aktion: Opfere diese Karte. Richte 1 gebeugten Ort auf.
cards2e-card-longclaw = Langklaue
    .text = Der Träger erhält +1 STÄ und Ruhmreich.
cards2e-card-castle-black = Die Schwarze Festung
    .text = Aktion: Beuge diese Karte. Richte 1 verteidigenden Charakter der Nachtwache auf; er erhält in dieser Herausforderung +2 STÄ.
cards2e-card-the-wall = Die Mauer
    .text =
        Jeder Charakter der Nachtwache, den du kontrollierst, erhält +1 STÄ.
        Erzwungene Reaktion: Du hast eine Herausforderung ohne Gegenwehr verloren. Beuge diese Karte.
        Unterbrechung: Die Herausforderungsphase endet. Beuge diese Karte. Deine Fraktionskarte erhält 2 Macht.
cards2e-card-a-meager-contribution = Bescheidene Spende
    .text = Reaktion: Ein Gegner hat sein Einkommen erhalten. 1 Gold davon wandert zu dir. Höchstens 1 je Runde.
cards2e-card-take-the-black = Das Schwarz anlegen
    .text = Herrschafts-Aktion: Übernimm die Kontrolle über 1 nicht einzigartigen Charakter mit gedruckten Kosten von höchstens 6. Höchstens 1 je Runde.
cards2e-card-the-sword-in-the-darkness = Das Schwert in der Dunkelheit
    .text = Reaktion: Du hast als Verteidiger mit mindestens 5 STÄ Vorsprung gewonnen, ein Charakter der Nachtwache war dabei. Der Verlierer kann in dieser Runde keine Herausforderungen mehr gegen dich beginnen.
cards2e-card-arya-stark = Arya Stark
    .text =
        Erhält ein Militär-Symbol, solange sie ein Duplikat hat.
        Reaktion: Diese Karte ist ins Spiel gekommen. Die oberste Karte deines Decks kommt verdeckt als Duplikat unter sie.
cards2e-card-bran-stark = Bran Stark
    .text = Unterbrechung: Die Wirkung eines gegnerischen Ereignisses würde beginnen. Opfere diese Karte und hebe sie auf.
cards2e-card-catelyn-stark = Catelyn Stark
    .text = Während sie an einer Herausforderung teilnimmt, können deine Gegner keine Fähigkeiten auslösen.
cards2e-card-eddard-stark = Eddard Stark
    .text = Reaktion: Eine Herausforderung gegen dich hat begonnen. Richte diese Karte auf.
cards2e-card-grey-wind = Grauwind
    .text = Herausforderungs-Aktion: Beuge diese Karte. Töte 1 Charakter mit höchstens 1 STÄ (höchstens 2, wenn du Robb Stark kontrollierst).
cards2e-card-robb-stark = Robb Stark
    .text = Reaktion: Einer deiner Charaktere der Fraktion Stark wurde getötet oder geopfert. Richte alle deine Charaktere auf. Einmal je Runde.
cards2e-card-sansa-stark = Sansa Stark
    .text =
        Kommt gebeugt ins Spiel.
        Reaktion: Diese Karte wurde aufgerichtet. Deine Fraktionskarte erhält 1 Macht. Einmal je Runde.
cards2e-card-summer = Sommer
    .text =
        Bran Stark hat Einblick, wenn du ihn kontrollierst.
        Reaktion: Diese Karte ist ins Spiel gekommen. Nimm 1 Charakter der Fraktion Stark mit gedruckter STÄ von höchstens 2 aus Ablage oder Totenstapel auf die Hand.
cards2e-card-direwolf-pup = Schattenwolfwelpe
    .text = Erhält +1 STÄ je anderem Schattenwolf, den du kontrollierst.
cards2e-card-tumblestone-knight = Ritter vom Trommelstein
cards2e-card-vanguard-of-the-north = Vorhut des Nordens
    .text = Wird nicht gebeugt, wenn sie in einer Militär-Herausforderung angreift, solange eine aufgedeckte Strategie das Merkmal Krieg hat.
cards2e-card-winterfell-steward = Kämmerer von Winterfell
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Stark, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-ice = Eis
    .text =
        Der Träger erhält +2 STÄ.
        Reaktion: Du hast eine Militär-Herausforderung gewonnen, an der der Träger teilnimmt. Opfere diese Karte und töte 1 Charakter des Verlierers.
cards2e-card-gates-of-winterfell = Die Tore von Winterfell
    .text = Herausforderungs-Aktion: Beuge diese Karte. Zeige die oberste Karte deines Decks. Ist sie von der Fraktion Stark, ziehe sie.
cards2e-card-the-wolfswood = Der Wolfswald
    .text = Schattenwölfe auf deiner Hand haben Hinterhalt in Höhe ihrer gedruckten Kosten.
cards2e-card-heart-tree-grove = Herzbaumhain
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Stark, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-for-the-north = Für den Norden!
    .text = Aktion: In einer Militär-Herausforderung erhält 1 teilnehmender Charakter der Fraktion Stark +2 STÄ. Gewinnst du sie, ziehe 1 Karte.
cards2e-card-like-warm-rain = Wie warmer Regen
    .text = Reaktion: Du hast als Verteidiger eine Intrigen-Herausforderung verloren. Beuge 1 deiner Schattenwölfe und töte 1 Angreifer. Höchstens 1 je Herausforderung.
cards2e-card-winter-is-coming = Der Winter naht
    .text = Aktion: Bis zum Ende der Herausforderung hat deine Strategie +1 Tribut. Höchstens 1 je Herausforderung.
cards2e-card-daenerys-targaryen = Daenerys Targaryen
    .text = Solange sie steht, erhalten gegnerische Teilnehmer an Herausforderungen gegen dich −1 STÄ.
cards2e-card-drogon = Drogon
    .text = Jede Karte mit dem Merkmal Sturmtochter unter deinen Charakteren hat Ruhmreich.
cards2e-card-khal-drogo = Khal Drogo
    .text = Du darfst in der Herausforderungsphase eine Militär-Herausforderung mehr beginnen.
cards2e-card-magister-illyrio = Magister Illyrio
    .text = Aktion: Zahle 2 Gold. Richte 1 gebeugten Charakter auf. Einmal je Phase.
cards2e-card-rhaegal = Rhaegal
    .text = Reaktion: Du hast eine Herausforderung gewonnen, an der eine deiner Karten mit dem Merkmal Sturmtochter teilnimmt. Richte 1 Charakter mit diesem Merkmal auf. Einmal je Phase.
cards2e-card-ser-jorah-mormont = Ser Jorah Mormont
    .text =
        Mit 3 Verratsmarkern wird er sofort geopfert.
        Erzwungene Reaktion: Du hast eine Herausforderung gewonnen, an der diese Karte teilnimmt. Lege 1 Verratsmarker auf sie.
cards2e-card-viserion = Viserion
    .text = Jede Karte mit dem Merkmal Sturmtochter unter deinen Charakteren hat Heimlichkeit.
cards2e-card-viserys-targaryen = Viserys Targaryen
    .text = Unterbrechung: Diese Karte verlässt das Spiel. Lege 1 Verstärkung im Spiel ab.
cards2e-card-braided-warrior = Krieger mit langen Zöpfen
cards2e-card-handmaiden = Magd
    .text = Aktion: Opfere diese Karte. Richte 1 gebeugte Lady auf.
cards2e-card-targaryen-loyalist = Getreuer des Hauses Targaryen
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Targaryen, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-unsullied = Die Unbefleckten
    .text = Während diese Karte angreift, erhält jeder Verteidiger −1 STÄ.
cards2e-card-drogos-arakh = Drogos Arakh
    .text =
        Der Träger erhält +2 STÄ.
        Ist er Khal Drogo, wird er in deiner ersten Militär-Herausforderung der Runde beim Angreifen nicht gebeugt.
cards2e-card-plaza-of-punishment = Platz der Strafe
    .text = Reaktion: Du hast eine Macht-Herausforderung gewonnen. Beuge diese Karte. 1 Charakter ohne Verstärkungen erhält bis zum Ende der Phase −2 STÄ und wird bei 0 STÄ getötet.
cards2e-card-dothraki-sea = Dothrakisches Meer
    .text = Reaktion: Du hast eine Macht-Herausforderung gewonnen. Opfere diese Karte und bringe 1 Dothraki aus deiner Hand ins Spiel. Am Ende der Phase kommt er auf die Hand zurück.
cards2e-card-illyrios-estate = Illyrios Anwesen
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Targaryen, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-dracarys = Dracarys!
    .text = Aktion: In einer Herausforderung beuge einen deiner Drachen oder Daenerys Targaryen. 1 Teilnehmer erhält bis zum Ende der Phase −4 STÄ und wird bei 0 STÄ getötet.
cards2e-card-fire-and-blood = Feuer und Blut
    .text = Herausforderungs-Aktion: Mische 1 einzigartigen Charakter der Fraktion Targaryen aus deinem Totenstapel in dein Deck; ein Küken darfst du stattdessen ins Spiel bringen.
cards2e-card-waking-the-dragon = Den Drachen wecken
    .text = Aktion: Richte 1 deiner einzigartigen Charaktere der Fraktion Targaryen auf. Am Ende der Phase kommt er auf die Hand zurück.
cards2e-card-left = Links
    .text = Wenn du Rechts kontrollierst: +1 STÄ, ein Macht-Symbol, und er wird beim Verteidigen nicht gebeugt.
cards2e-card-maester-lomys = Maester Lomys
    .text = Reaktion: Du hast als Verteidiger eine Intrigen-Herausforderung gewonnen. Der Angreifer legt 1 zufällige Handkarte ab.
cards2e-card-margaery-tyrell = Margaery Tyrell
    .text = Herausforderungs-Aktion: Beuge diese Karte. 1 Charakter erhält bis zum Ende der Phase +3 STÄ.
cards2e-card-paxter-redwyne = Paxter Rothweyn
    .text = Dein erstes Ereignis jeder Runde kostet 1 weniger.
cards2e-card-randyll-tarly = Randyll Tarly
    .text = Reaktion: Eine Kartenwirkung hat die STÄ dieser Karte erhöht. Richte sie auf. Zweimal je Phase.
cards2e-card-right = Rechts
    .text = Wenn du Links kontrollierst: +1 STÄ, ein Intrigen-Symbol, und er wird beim Verteidigen nicht gebeugt.
cards2e-card-the-knight-of-flowers = Der Ritter der Blumen
    .text = Greift er allein an, darf höchstens 1 Verteidiger benannt werden.
cards2e-card-the-queen-of-thorns = Die Königin der Dornen
    .text = Reaktion: Du hast eine Intrigen-Herausforderung gewonnen, an der diese Karte teilnimmt. Bringe 1 Charakter der Fraktion Tyrell mit gedruckten Kosten von höchstens 6 aus deiner Hand ins Spiel.
cards2e-card-courtesan-of-the-rose = Kurtisane der Rose
cards2e-card-garden-caretaker = Gärtner
    .text = Aufmarsch-Aktion: Beuge diese Karte. Der nächste Charakter der Fraktion Tyrell, den du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-olennas-informant = Olennas Informantin
    .text = Reaktion: Diese Karte ist in der Herausforderungsphase ins Spiel gekommen. Nenne eine Herausforderungsart. Du darfst in dieser Phase eine davon mehr beginnen.
cards2e-card-wardens-of-the-reach = Wächter der Weite
    .text = Erhält +1 STÄ je Ort mit dem Merkmal Die Weite, den du kontrollierst.
cards2e-card-heartsbane = Herzbann
    .text = Aktion: Nimmt der Träger an einer Herausforderung teil, beuge diese Karte. Er erhält in ihr +3 STÄ.
cards2e-card-highgarden = Rosengarten
    .text = Herausforderungs-Aktion: Beuge diese Karte und zahle 1 Gold. Richte 1 Angreifer auf und entferne ihn aus der Herausforderung.
cards2e-card-the-mander = Der Mander
    .text = Reaktion: Du hast eine Herausforderung mit mindestens 5 STÄ Vorsprung gewonnen. Beuge diese Karte und ziehe 2 Karten.
cards2e-card-rose-garden = Rosenhain
    .text = Aufmarsch-Aktion: Beuge diese Karte. Die nächste Karte der Fraktion Tyrell, die du in dieser Phase aufmarschieren lässt, kostet 1 weniger.
cards2e-card-growing-strong = Kräftig wachsen
    .text = Herausforderungs-Aktion: 1 bis 3 Charaktere der Fraktion Tyrell erhalten bis zum Ende der Phase +2 STÄ.
cards2e-card-olennas-cunning = Olennas List
    .text = Reaktion: Du hast eine Intrigen- oder Macht-Herausforderung gewonnen. Der Verlierer nennt eine Kartenart. Durchsuche dein Deck nach 1 Karte anderer Art, zeige sie und nimm sie auf die Hand. Mische dein Deck.
cards2e-card-the-bear-and-the-maiden-fair = Der Bär und die Jungfrau hehr
    .text = Aktion: Sieh die obersten 5 Karten vom Deck eines Spielers an. Lege bis zu 3 davon unter das Deck, den Rest wieder darauf, jeweils in beliebiger Reihenfolge.
cards2e-card-banner-of-the-stag = Hirschbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Baratheon sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-kraken = Krakenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Graufreud sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-lion = Löwenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Lennister sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-sun = Sonnenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Martell sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-watch = Krähenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Nachtwache sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-wolf = Wolfsbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Stark sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-dragon = Drachenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Targaryen sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-banner-of-the-rose = Rosenbanner
    .text = Deckbau: Nicht loyale Karten der Fraktion Tyrell sind erlaubt; mindestens 12 davon müssen im Zugdeck sein.
cards2e-card-master-of-whispers = Meister der Flüsterer
    .text =
        In Intrigen-Herausforderungen mit einem deiner Charaktere zählt deine Seite 1 STÄ mehr.
        Gewinnst du als Angreifer eine Intrigen-Herausforderung, bestimmst du, welche Gegner den Tribut leisten.
cards2e-card-master-of-ships = Meister der Schiffe
    .text =
        In Militär-Herausforderungen mit einem deiner Charaktere zählt deine Seite 1 STÄ mehr.
        Greifst du militärisch einen Rivalen an, hat deine Strategie +1 Tribut.
cards2e-card-hand-of-the-king = Hand des Königs
    .text =
        In Macht-Herausforderungen mit einem deiner Charaktere zählt deine Seite 1 STÄ mehr.
        Du darfst eine Macht-Herausforderung mehr beginnen, aber gegen einen anderen Gegner.
cards2e-card-master-of-coin = Meister der Münze
cards2e-card-master-of-laws = Meister des Rechts
    .text = In der Nachziehphase ziehst du 1 Karte mehr.
cards2e-card-crown-regent = Regent
    .text =
        Beim Vergleich um die Herrschaft zählst du 2 mehr.
        Einmal je Runde darfst du eine Herausforderung umlenken; der Angreifer wählt einen anderen Verteidiger.
cards2e-card-house-baratheon = Haus Baratheon
cards2e-card-house-greyjoy = Haus Graufreud
cards2e-card-house-lannister = Haus Lennister
cards2e-card-house-martell = Haus Martell
cards2e-card-the-nights-watch = Die Nachtwache
cards2e-card-house-stark = Haus Stark
cards2e-card-house-targaryen = Haus Targaryen
cards2e-card-house-tyrell = Haus Tyrell
