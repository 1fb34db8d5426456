### Was die Seiten beider Kartenspiele sagen: der Kartentisch und die Decks.

## The card table

web-phase-setup = Aufbau
web-phase-plot = Strategie
web-phase-draw = Nachziehen
web-phase-marshaling = Aufmarsch
web-phase-challenges = Herausforderungen
web-phase-dominance = Herrschaft
web-phase-standing = Aufrichten
web-phase-taxation = Abgaben
web-step-mulligan = Mulligan
web-step-place = Startkarten auslegen
web-step-attach = Verstärkungen
web-step-first-player = Startspieler
web-step-when-revealed = sobald aufgedeckt
web-step-attackers = Angreifer
web-step-stealth = Heimlich
web-step-redirect = Umlenken
web-step-new-opponent = neuer Verteidiger
web-step-new-stealth = Heimlich
web-step-initiated = initiiert
web-step-attack-window = Aktionen
web-step-defenders = Verteidiger
web-step-kneel-defenders = Verteidiger
web-step-defense-window = Aktionen
web-step-winner = Ergebnis
web-step-bonuses = Boni
web-step-claim = Schaden
web-step-keywords = Schlüsselwörter
web-step-challenge-ends = Ende
web-step-first = Startspieler
web-step-deal = Austeilen
web-step-refill = Auffüllen
web-step-reveal = Aufdecken
web-step-answer = sobald aufgedeckt
web-step-compare = Vergleich
web-step-supporter = Unterstützung
web-step-commander = Lord Kommandant
web-step-commander-defends = Verteidiger
web-step-unopposed = Boni
web-step-renown = Ruhmreich
web-step-rivalry = Boni
web-step-commanders-power = Boni
web-step-result = Ergebnis
web-kinds-character = Charaktere
web-kinds-location = Orte
web-kinds-attachment = Verstärkungen
web-kinds-event = Ereignisse
web-kinds-plot = Strategien
web-kind-character = Charakter
web-kind-location = Ort
web-kind-attachment = Verstärkung
web-kind-event = Ereignis
web-kind-plot = Strategie
web-kind-agenda = Agenda
web-kind-faction = Fraktion
web-kind-title = Titel
web-keyword-ambush = Hinterhalt ({ $value })
web-keyword-insight = Einblick
web-keyword-intimidate = Einschüchternd
web-keyword-limited = Limitiert
web-keyword-no-attachments = Keine Verstärkungen
web-keyword-no-attachments-except = Keine Verstärkungen außer { $value }
web-keyword-pillage = Brandschatzen
web-keyword-renown = Ruhmreich
web-keyword-stealth = Heimlich
web-keyword-terminal = Vergänglich
web-keyword-deadly = Tödlich
web-keyword-deathbound = Todgeweiht
web-keyword-infamy = Berüchtigt
web-keyword-joust = Zweikampf
web-keyword-melee = Handgemenge
web-keyword-setup = Aufbau
web-keyword-stalwart = Standhaft
web-keyword-vengeful = Rachsüchtig
web-keyword-vigilant = Wachsam
web-cards-gold = Gold
web-cards-income = Einkommen
web-cards-influence = Einfluss
web-cards-influence-short = Einfl.
web-cards-initiative = Initiative
web-cards-claim = Schaden
web-cards-reserve = Reserve
web-cards-income-short = Eink.
web-cards-gold-short = Gold
web-cards-initiative-short = Init.
web-cards-claim-short = Schaden
web-cards-reserve-short = Res.
web-cards-power = Macht
web-cards-hand = Hand
web-cards-deck = Deck
web-cards-discard = Ablage
web-cards-dead = Tote
web-cards-plots = Strategien
web-cards-unique = einzigartig
web-cards-loyal = loyal
web-cards-blank = Ihr Text gilt als leer.
web-cards-strength = Stärke { $n }
web-cards-icon-military = Militäreinsatz
web-cards-icon-intrigue = Intrigenspiel
web-cards-icon-power = Machtkampf
web-cards-price-now = kostet { $now } statt { $was }
web-cards-kneeling = gebeugt
web-cards-power-on = { $n } Macht darauf
web-cards-duplicates = { $n ->
        [one] 1 Duplikat darunter
       *[other] { $n } Duplikate darunter
    }
web-cards-note-strength = Stärke { $now }
web-cards-note-printed = Aufgedruckt ist { $was }.
web-cards-note-attached = { $card }, daran angelegt
web-cards-keep-open = hält sie offen
web-cards-mark-attacker = greift an
web-cards-mark-defender = verteidigt
web-cards-mark-declared = zum Angreifer deklariert
web-cards-mark-able = kann noch verteidigen
web-cards-mark-bypassed = mit Heimlich umgangen
web-token-poison = Gift
web-token-betrayal = Verrat
web-token-stand = Aufrichten
web-token-gold = Gold
web-crest-holy = Geweihter
web-crest-learned = Gelehrter
web-crest-noble = Adliger
web-crest-war = Krieger
web-crest-shadow = Schatten
web-cards-your-side = Deine Seite: { $house }
web-cards-first = Startspieler
web-cards-race = { $n } von { $of } Macht
web-cards-house-power = { $n } Macht auf der Karte des Hauses
web-cards-together = zusammen { $n }
web-cards-shadows = Im Schatten
web-cards-in-shadows = verdeckt
web-cards-title-used = in dieser Runde genutzt
web-cards-partner = Teamkollege
web-cards-plot-chosen = Strategie gewählt, verdeckt
web-cards-no-plot = Noch keine Strategie
web-cards-placed = Startkarten
web-cards-characters = Charaktere
web-cards-locations = Orte und anderes
web-cards-empty = Keine Karten im Spiel
web-cards-nothing = Hier liegen keine Karten
web-cards-your-hand = Deine Hand
web-click-cards = { $count ->
    [one] { web-click.first } an, was leuchtet.
   *[other] { web-click.first } eins von { $count } an, die leuchten.
    }
web-cards-says = Was auf der Karte steht: { $card }
web-cards-choose = Wählen: { $card }
web-cards-contest = Herausforderung: { $type }
web-cards-attacks = { $mine ->
    [yes] du greifst an
   *[no] { $who } greift an
    }
web-cards-defends = { $mine ->
    [yes] du verteidigst
   *[no] { $who } verteidigt
    }
web-cards-attacked = gegen { $who }
web-cards-won = { $mine ->
    [yes] Du gewinnst mit { $n } Vorsprung.
   *[no] { $who } gewinnt mit { $n } Vorsprung.
    }
web-cards-stake-military = Schaden { $n }: So viele eigene Charaktere wählt und tötet der Verlierer.
web-cards-stake-intrigue = Schaden { $n }: So viele zufällige Handkarten legt der Verlierer ab.
web-cards-stake-power = Schaden { $n }: So viel Macht verliert die Fraktionskarte des Verlierers an den Angreifer.
web-cards-if-unopposed = Unverteidigt: 1 Macht mehr.
web-cards-can-join = Kann noch verteidigen: { $cards }
web-cards-can-join-count = { $n } können noch verteidigen.
web-cards-none-can-join = Niemand kann verteidigen.
web-cards-bypassed = Umgangen: { $cards }
web-cards-pending = Steht an, das Nächste zuerst
web-pending-ability = Wird abgehandelt: { $card }
web-pending-ability-on = Wird abgehandelt: { $card } → { $targets }
web-pending-actions = Aktionsfenster
web-pending-interrupts = Unterbrechungen: { $occasion }
web-pending-forced-interrupts = Erzwungene Unterbrechungen: { $occasion }
web-pending-reactions = Reaktionen: { $occasion }
web-pending-forced-reactions = Erzwungene Reaktionen: { $occasion }
web-pending-happening = Im Gange: { $occasion }
web-cards-rival = Konkurrent
web-cards-i-support = von dir unterstützt
web-cards-supports-me = unterstützt dich
web-cards-gone = ausgeschieden
web-cards-active = am Zug
web-cards-seating = Spieler am Tisch
web-cards-look-on = Die Karten anderer Spieler
web-spread-deck = Oberste Karten des Decks
web-spread-whole-deck = Das Deck
web-spread-hand = Hand
web-spread-plots = Strategien
web-spread-discard = Ablagestapel
web-spread-dead = Totenstapel
web-spread-used = Archiv
web-spread-titles = Titel
web-spread-beneath = Duplikate
web-spread-elsewhere = Karten zur Wahl
web-spread-fold = Tisch ansehen
web-spread-open = Karten zeigen
web-spread-none = Keine davon darf gewählt werden.
web-cards-why-support = Dein Titel unterstützt den Titel dieses Spielers: Du darfst ihn nicht herausfordern.
web-cards-why-not-yours = Die Karte kämpft für jemand anderen.
web-cards-why-bypassed = Sie ist in dieser Herausforderung mit Heimlich umgangen.
web-cards-why-declared = Sie nimmt schon teil.
web-cards-why-kneeling = Sie ist gebeugt.
web-cards-why-icon = Ihr fehlt das Symbol: { $type }.
web-cards-why-gold = Sie kostet { $cost } Gold, du hast { $gold }.

## Decks

web-decks = Decks
web-decks-intro = Nimm ein fertiges Deck und spiel, oder mach dein eigenes daraus.
web-decks-ready = Fertige Decks
web-decks-mine = Deine Decks
web-decks-none = Noch keine gespeichert.
web-decks-new = Neues Deck
web-decks-name = Name des Decks
web-decks-unnamed = Deck ohne Namen
web-decks-copy-of = { $name }, verändert
web-decks-save = In diesem Browser speichern
web-decks-save-account = Speichern
web-decks-saved = Gespeichert.
web-decks-saved-draft = Als Entwurf gespeichert.
web-decks-draft = Entwurf
web-decks-delete = Löschen
web-decks-delete-sure = Wirklich löschen?
web-decks-unfilter = Filter aufheben
web-decks-side-deck = Deck ({ $n })
web-decks-side-cards = Karten
web-decks-play = Dieses Deck spielen
web-decks-play-hint = Ein Tjost gegen einen Bot mit einem anderen Deck
web-decks-cannot-play = Nur ein erlaubtes Deck kann gespielt werden
web-decks-strength = Bot
web-decks-faction = Fraktion
web-decks-agenda = Agenda
web-decks-no-agenda = keine Agenda
web-decks-draw-count = { $n } Karten (mindestens 60)
web-decks-plot-count = { $n } von 7 Strategien
web-decks-legal = Dieses Deck ist erlaubt.
web-decks-learning = Ein Lerndeck: Es muss den Deckbauregeln nicht folgen.
web-decks-illegal = { $n ->
    [one] Noch nicht erlaubt, 1 Grund:
   *[other] Noch nicht erlaubt, { $n } Gründe:
    }
web-decks-checking = Wird geprüft …
web-decks-import = Einlesen
web-decks-export = Ausgeben
web-decks-import-hint = Füge eine Textliste ein: Fraktion, Agenda, dann Zeilen wie „3x Arya Stark (Core)“.
web-decks-read = Diese Liste lesen
web-decks-copy = Kopieren
web-decks-list = Textliste
web-decks-unread = { $count ->
        [one] Alles ist übernommen bis auf eine Zeile, die keine Karte dieses Spiels nennt:
       *[other] Alles ist übernommen bis auf { $count } Zeilen, die keine Karte dieses Spiels nennen:
    }
web-decks-import-bad = Diese Liste lässt sich nicht lesen: { $why }
web-decks-search = Name oder Text
web-decks-filter = Karten filtern
web-decks-any-faction = Alles Passende
web-decks-every-faction = Jede Fraktion
web-decks-type = Typ
web-decks-any-type = Jeder Typ
web-decks-cost = Kosten
web-decks-any-cost = Beliebige Kosten
web-decks-trait = Merkmal
web-decks-any-trait = Beliebiges Merkmal
web-decks-keyword = Schlüsselwort
web-decks-any-keyword = Beliebiges Schlüsselwort
web-decks-crest = Siegel
web-decks-any-crest = Beliebiges Siegel
web-decks-set = Erweiterung
web-decks-any-set = Alle Erweiterungen
web-decks-icons = Symbole
web-decks-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }
web-decks-curve = Kosten
web-decks-icon-plot = Symbole auf Charakteren
web-decks-add = Hinzufügen: { $card }
web-decks-remove = Entfernen: { $card }
web-decks-of = { $n } im Deck
web-decks-average = im Schnitt { $n }
web-fault-plot-count = Ein Strategiestapel hat genau { $limit } Strategien, dieser hat { $number }.
web-fault-plots-doubled = Nur { $limit } Strategie darf doppelt im Stapel sein: { $what }.
web-fault-copies = { $what }: höchstens { $limit }, nicht { $number }.
web-fault-draw-count = Ein Nachziehstapel hat mindestens { $limit } Karten, dieser hat { $number }.
web-fault-faction = { $what } gehört zu einer anderen Fraktion.
web-fault-house-only = { $what } darf nur in ein Deck des eigenen Hauses.
web-fault-loyal = { $what } ist loyal zur eigenen Fraktion; ein Banner erlaubt die Karte nicht.
web-fault-own-banner = { $what } ist das Banner der eigenen Fraktion.
web-fault-banner = { $what } verlangt mindestens { $limit } Karten seiner Fraktion, es sind { $number }.
web-fault-fealty = { $what } erlaubt { $limit } neutrale Karten, es sind { $number }.
web-fault-no-faction = Es gibt keine Fraktion { $what }.
web-fault-no-agenda = Es gibt keine Agenda { $what }.
web-fault-no-card = Es gibt keine Karte { $what }.
web-fault-wrong-deck = { $what } gehört nicht in diesen Stapel.
web-fault-no-count = { $what }: mindestens { $limit }, nicht { $number }.

## Factions and traits

web-lord-baratheon = Haus Baratheon
web-lord-greyjoy = Haus Graufreud
web-lord-lannister = Haus Lennister
web-lord-martell = Haus Martell
web-lord-nights-watch = Nachtwache
web-lord-stark = Haus Stark
web-lord-targaryen = Haus Targaryen
web-lord-tyrell = Haus Tyrell
web-faction-baratheon = Haus Baratheon
web-faction-greyjoy = Haus Graufreud
web-faction-lannister = Haus Lennister
web-faction-martell = Haus Martell
web-faction-nights-watch = Die Nachtwache
web-faction-stark = Haus Stark
web-faction-targaryen = Haus Targaryen
web-faction-tyrell = Haus Tyrell
web-faction-neutral = Neutral
web-trait-ally = Verbündeter
web-trait-armor = Rüstung
web-trait-army = Armee
web-trait-asshai = Asshai
web-trait-astapor = Astapor
web-trait-banner = Banner
web-trait-bannerman = Bannermann
web-trait-bastard = Bastard
web-trait-boon = Gunst
web-trait-brotherhood = Bruderschaft
web-trait-builder = Baumeister
web-trait-captain = Kapitän
web-trait-clansman = Clankrieger
web-trait-commander = Kommandant
web-trait-companion = Gefährte
web-trait-condition = Zustand
web-trait-conscriptor = Anwerber
web-trait-creature = Kreatur
web-trait-direwolf = Schattenwolf
web-trait-dorne = Dorne
web-trait-dothraki = Dothraki
web-trait-dragon = Drache
web-trait-dragonstone = Drachenstein
web-trait-drowned-god = Ertrunkener Gott
web-trait-edict = Erlass
web-trait-essos = Essos
web-trait-free-cities = Freie Städte
web-trait-guard = Garde
web-trait-hatchling = Küken
web-trait-house-bolton = Haus Bolton
web-trait-house-clegane = Haus Clegane
web-trait-house-dayne = Haus Dayn
web-trait-house-florent = Haus Florent
web-trait-house-harlaw = Haus Harlau
web-trait-house-redwyne = Haus Rothweyn
web-trait-house-reed = Haus Reed
web-trait-house-tarly = Haus Tarly
web-trait-house-tully = Haus Tully
web-trait-house-tyrell = Haus Tyrell
web-trait-house-umber = Haus Umber
web-trait-iron-islands = Eiseninseln
web-trait-ironborn = Eisenmann
web-trait-item = Gegenstand
web-trait-king = König
web-trait-king-s-landing = Königsmund
web-trait-kingdom = Königreich
web-trait-kingsguard = Königsgarde
web-trait-knight = Ritter
web-trait-lady = Lady
web-trait-lannisport = Lannisport
web-trait-lord = Lord
web-trait-maester = Maester
web-trait-mercenary = Söldner
web-trait-merchant = Händler
web-trait-night-s-watch = Nachtwache
web-trait-noble = Adlig
web-trait-old-gods = Alte Götter
web-trait-others = Andere
web-trait-pentos = Pentos
web-trait-poison = Gift
web-trait-qartheen = Qartheen
web-trait-queen = Königin
web-trait-queensguard = Königinnengarde
web-trait-r-hllor = R'hllor
web-trait-raider = Plünderer
web-trait-ranger = Grenzer
web-trait-raven = Rabe
web-trait-sand-snake = Sandschlange
web-trait-scheme = Komplott
web-trait-siege = Belagerung
web-trait-skill = Fertigkeit
web-trait-small-council = Kleiner Rat
web-trait-smuggler = Schmuggler
web-trait-song = Lied
web-trait-spy = Spion
web-trait-steward = Kämmerer
web-trait-stormborn = Sturmtochter
web-trait-stronghold = Festung
web-trait-summer = Sommer
web-trait-the-east = Der Osten
web-trait-the-north = Der Norden
web-trait-the-reach = Die Weite
web-trait-the-seven = Die Sieben
web-trait-the-westerlands = Die Westlande
web-trait-title = Titel
web-trait-treaty = Vertrag
web-trait-unsullied = Unbefleckte
web-trait-valyrian-steel = Valyrischer Stahl
web-trait-wandering-crow = Wanderkrähe
web-trait-war = Krieg
web-trait-warship = Kriegsschiff
web-trait-weapon = Waffe
web-trait-westeros = Westeros
web-trait-wildling = Wildling
web-trait-winter = Winter
web-trait-winterfell = Winterfell

# Was eine Antwort jetzt bewirkt, auf ihrem Knopf
web-cards-effect-count = { $n } Charaktere
web-cards-effect-attack = { $n ->
        [one] { $who } greift mit { $attack } an
       *[other] { $who } greifen mit { $attack } an
    }
web-cards-effect-defend = { $n ->
        [one] { $who } verteidigt: { $defense } gegen { $attack }
       *[other] { $who } verteidigen: { $defense } gegen { $attack }
    }
web-cards-effect-undefended = niemand verteidigt: 0 gegen { $attack }
web-cards-effect-military = { $n ->
        [0] Schaden 0: Niemand stürbe
        [one] um einen Charakter zu töten
       *[other] um { $n } Charaktere zu töten
    }
web-cards-effect-intrigue = { $n ->
        [0] Schaden 0: Keine Karte ginge verloren
        [one] um eine Handkarte zu nehmen
       *[other] um { $n } Handkarten zu nehmen
    }
web-cards-effect-power = { $n ->
        [0] Schaden 0: Keine Macht wanderte
       *[other] um { $n } Macht zu nehmen
    }
web-cards-effect-unspent = { $gold } Gold unverbraucht

# Worauf der Rat eines Bots beruht
web-cards-numbers-challenge = Aufrecht mit { $type }: Du hast { $mine } Stärke, { $opponent } hat { $theirs }.
web-cards-numbers-attack = Der Angriff hätte Stärke { $attack }; wer dort aufrecht steht, kann mit { $defense } verteidigen.
web-cards-numbers-defend = Stärke { $attack } greift an; du würdest mit { $defense } verteidigen.
web-cards-numbers-marshal = Sie kostet { $cost } von deinen { $gold } Gold.

## Worum eine Frage geht, und warum sie gestellt wird

web-cardgame-aim-order-delayed = Mehreres sollte in diesem Augenblick geschehen. Die Reihenfolge bestimmt der Startspieler.
web-cardgame-aim-order-constant = Beides kann nicht zugleich gelten: Was zuerst angewandt wird, entscheidet.
web-cardgame-aim-order-pile = Sie verlassen das Spiel gleichzeitig; wie sie im Stapel liegen, bestimmt ihr Besitzer.
web-cardgame-aim-choose = Eine Karte wird ausgeführt; was sie sagt, steht auf dem Tisch.
web-cardgame-aim-choose-cost = Die Karte hat außer Gold noch einen Preis. Was ihn zahlen kann, leuchtet.
web-cardgame-aim-choose-x = X steht im Text der Karte: Du wählst es jetzt und bezahlst es, wo die Karte das verlangt.
web-cardgame-aim-when-revealed = Du bist Startspieler: Du bestimmst, welcher Text „beim Aufdecken“ zuerst kommt.
web-cardgame-aim-winner = Mehrere haben im selben Augenblick erreicht, was gewinnt; der Startspieler entscheidet.
web-cardgame-aim-look-keep = Eine Karte lässt dich diese ansehen. Was du wählst, kommt auf deine Hand.
web-cardgame-aim-look-sink = Was du angesehen hast, kommt unter das Deck, in der Reihenfolge, die du wählst.
web-cardgame-aim-look-lay = Was du angesehen hast, kommt wieder obenauf, in der Reihenfolge, die du wählst.
web-cardgame-aim-stealth = Heimlich: Der Charakter, den du wählst, kann in dieser Herausforderung nicht verteidigen.

## Statistik und Hilfe

web-cardgame-help-phase-draw = Alle ziehen zwei Karten.
web-cardgame-power = Macht
web-cardgame-gold = Gold
web-cardgame-play = Karten im Spiel
web-cardgame-hand-size = Karten auf der Hand
web-cardgame-dead = Tote Charaktere

# Wo lange Wörter in Namen von Karten getrennt werden dürfen.
web-cardgame-word-breaks =
    Ab·stam·mung An·schul·di·gungen Auf·er·standen Auf·ge·spießte Bau·meister Be·lage·rung Be·schei·dene Be·stechung Be·steue·rung
    Blut·orangen·hain Blut·rüns·tige Brand·männer Casterly·stein Dothra·kisches Drachen·banner Drachen·blut Drachen·jäger
    Drachen·schädel Drachen·stein Dragon·stone Dunkel·heit Durch·schauter Dämme·rung Ehren·wache Ein·be·rufung Ein·ge·schneit Eisen·flotte
    Eisen·inseln Ent·eignung Er·fahrener Er·pressung Er·schlagen Er·trunkene Feind·licher Festungs·mauern Feucht·haar Gefangen·schaft
    Gegen·angriff Gegen·seitige Geld·verleiher Gemein·same Ge·fällig·keiten Gift·händler Gilden·meister Gold·straße Grenzer·trupp
    Groß·maester Grässlich·grau Götter·hain Haus·hof·meister Heraus·forderer Herbst·regen Herren·hort Herr·schaft Herz·baum·hain
    Hexen·meister High·garden Hinter·zimmer Hirsch·banner Hoch·mütiger Hunde·meister Infor·mantin Jagd·gesell·schaft Kammer·frau
    Kanal·ratte Klein·finger Kraken·banner Krähen·auge Krähen·banner Kupfer·münzen Königs·garde Königs·wald König·liche König·reich
    König·reiche Lannis·port Lanzen·reiter Lanzen·turnier Lehns·treue Leib·wächter Lennis·hort Licht·bringer Little·finger Lord·schaft
    Lände·reien Löwen·banner Mann·schaft Marsch·befehl Meister·schaft Meli·sandre Meuchel·mörder Mohn·blumen·saft Nacht·posten
    Nacht·wache Narren·kleid Nieder·brennen Palast·wache Rassel·hemds Rosen·banner Rosen·garten Rosen·straße Schatten·politik
    Schatten·wolf·welpe Schiffs·bauer Schleich·angriff Schwert·spitze Schwes·tern See·feuer·angriff See·herr·schaft Shadow·black
    Sonnen·banner Speer·träger Späh·schiff Streit·macht Sturm·lande Sturz·betrunken Tempel·abgaben Teuf·lische Thron·anspruch
    Trommel·stein Truppen·ver·stärkung Tumble·stone Turnier·ritter Unbe·fleckten Unbe·strittene Unge·brochen Unter·richt Ver·gifteter
    Ver·goldeter Ver·lockendes Ver·sprechen Ver·steckter Ver·stärkung Voll·strecker Voraus·planung Waffen·schmied Waffen·still·stand
    Weg·kreuzung Wieder·aufbau Wildling·horde Winter·fell Witwen·klage Wolfs·banner Wüsten·plün·derer auf·rechnen ver·urteilt
