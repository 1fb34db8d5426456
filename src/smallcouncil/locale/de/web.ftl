# Die eigenen Worte der Seiten.

## Überall

web-home = Zur Halle
web-close = Schließen
web-loading = Einen Moment …
web-lost = Hier gibt es nichts.
web-trouble = Etwas stimmt nicht
web-retry = Noch einmal versuchen
web-yes = ja
web-no = nein
web-you = Du
web-guest = Gast
web-name = Dein Name
web-name-change = Namen ändern
web-language = Sprache
web-theme = Farben: { $theme }
web-theme-auto = wie das System
web-theme-dark = dunkel
web-theme-light = hell
web-seat = Platz { $number }
web-link = Link

## Die Halle

web-games = Spiele
web-game = Spiel
web-title-risk = Risiko: Game of Thrones
web-title-board2e = Der Eiserne Thron: Das Brettspiel
web-title-ironthrone = Kampf um den Eisernen Thron
web-title-cards2e = Das Kartenspiel, 2. Edition
web-title-cards1e = Das Kartenspiel, 1. Edition
web-seats = { $low } bis { $high } Personen
web-soon = in Vorbereitung
web-players-count = Mitspielende
web-strength = Bots
web-strength-random = Zufall
web-strength-easy = Leicht
web-strength-fair = Mittel
web-strength-strong = Stark
web-house = Dein Haus
web-house-any = Auslosen
web-more-options = Weitere Einstellungen
web-friends = Plätze für Freunde
web-friends-count =
    { $count ->
        [0] keine, nur Bots
        [one] 1 Platz
       *[other] { $count } Plätze
    }
web-clock = Bedenkzeit
web-clock-none = ohne
web-clock-quick = 5 Minuten + 10 Sekunden
web-clock-calm = 20 Minuten + 20 Sekunden
web-clock-day = 1 Tag je Entscheidung
web-clock-days = 3 Tage je Entscheidung
web-clock-left = noch { $time }
web-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-option-mode = Spielart
web-option-modules = Teile der Herrschaft
web-option-victory = Sieg
web-option-units-per-territory = Einheiten je ausgeteiltem Gebiet
web-option-round-limit = Höchstens so viele Runden (0: ohne Grenze)
web-option-windows = Wer gefragt wird, ob er Karten spielen will
web-option-rules = Regeln
web-listed = In der Halle zeigen: Alle dürfen sich dazusetzen
web-play-now = Sofort spielen
web-play-hint =
    { $bots ->
        [one] gegen 1 Bot, ohne zu warten
       *[other] gegen { $bots } Bots, ohne zu warten
    }
web-lay = Tisch decken
web-lay-hint = Du bekommst Links für deine Freunde.
web-rules-of = Regeln: { $game }
web-tables-mine = Deine Tische
web-tables-open = Offene Tische
web-tables-open-none = Gerade ist kein Tisch offen. Decke einen für deine Freunde, oder spiele gegen Bots.
web-tables-running = Tische zum Zuschauen
web-tables-over = Beendete Partien
web-state-over = beendet
web-state-running = im Gange
web-state-waits = { $name } ist am Zug
web-state-yours = du bist am Zug
web-state-gathering =
    { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }

## Vor dem Spiel

web-gathering = Der Tisch wartet auf seine Gäste. Schicke allen den Link zu einem Platz.
web-gathering-guest = Das Spiel beginnt, sobald alle da und bereit sind.
web-seat-open = frei
web-take-seat = Platz nehmen
web-begin-bots = Beginnen; Bots nehmen die freien Plätze
web-entry-yours = Dein Deck
web-entry-bot = Deck von Bot { $number }
web-entry-secret = Bis das Spiel beginnt, erfährt niemand, was du gewählt hast.
web-entries = Was gespielt wurde
web-deck-any = Auslosen
web-deck-any-hint = ein fertiges Deck
web-deck-own = dein Deck
web-deck-ready = fertige Decks
web-deck-learning = zum Lernen
web-ready = bereit
web-choosing = wählt noch
web-ready-do = Ich bin bereit
web-ready-you = Du bist bereit.
web-ready-not = Doch noch nicht
web-no-table = Diesen Tisch gibt es nicht.

## Der Tisch

web-board = Spielbrett
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Das ganze Brett
web-players = Mitspielende
web-players-unread = { $count ->
    [one] Mitspielende, eine neue Nachricht
   *[other] Mitspielende, { $count } neue Nachrichten
    }
web-player = Wer
web-bot = Bot · { $strength }
web-bot-for = Bot für { $name }
web-away = abwesend
web-thinks = ist am Zug
web-sit = Von hier aus sehen
web-invite = Einladen
web-invite-long = Link für Freunde kopieren
web-invite-seat = Link für den Platz von { $seat } kopieren
web-link-copied = Link kopiert:
web-bot-plays = Ein Bot spielt für dich.
web-hand-over = Bot spielen lassen
web-take-over = Ich spiele wieder selbst
web-offline = Die Verbindung ist weg. Neuer Versuch …
web-menu = Mehr
web-phases = Schritte des Zuges
web-round = Runde { $round }
web-cards = Meine Karten
web-answers = Antworten
web-over = Das Spiel ist zu Ende.
web-may = Wenn du magst, darfst du:
web-picked = { $area } gewählt; nun das Ziel.
web-picked-answer = { $area } gewählt; nun, wie.
web-unpick = Doch etwas anderes
web-click-board =
    { $count ->
        [one] Ein Ort auf dem Brett leuchtet.
       *[other] { $count } Orte auf dem Brett leuchten.
    }
web-rule = Regel { $id }
web-rule-near = Mehr aus diesem Abschnitt
web-rule-unknown = Diese Regel steht nicht im Verzeichnis.
web-rules-open = Regeln öffnen
web-why-not = Warum nicht { $about }?
web-why-plain = Das ist keine Antwort auf: „{ $prompt }“
web-waiting-for = Am Zug: { $who }.
web-watching = Du schaust zu. Am Zug: { $who }.
web-times = Wie viele je Klick
web-pass-turn = In diesem Zug immer passen
web-rest = Passen, bis sich etwas ändert
web-rest-hint = Du passt, solange alle passen: bis zur nächsten Phase, oder bis du etwas Neues tun könntest
web-resting = Du passt, bis sich etwas ändert
web-hush = Weniger fragen
web-hush-hint = Fähigkeiten, nach denen du in dieser Phase nicht gefragt werden willst
web-hush-head = Frag mich nach
web-hush-until = Ohne Haken wird bis zum Ende der Phase gepasst.
web-mute = In dieser Phase nicht mehr danach fragen
web-always-pass = In diesem Zug gepasst
web-ask-again = Wieder fragen
web-asides =
    { $count ->
        [one] Etwas anderes sagen oder tun (1)
       *[other] Etwas anderes sagen oder tun ({ $count })
    }
web-undo = Zurücknehmen
web-do-it = Ausführen
web-amount = Wie viele
web-fewer = Weniger
web-more = Mehr
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-back = Vorheriges zeigen
web-log-next = Nächstes zeigen
web-log-again = Auf dem Brett zeigen
web-log-show = Auf dem Brett zeigen: { $what }
web-dice = Würfel: { $attack } gegen { $defence }
web-chat = Gespräch
web-chat-say = Sag etwas zur Runde …
web-won = { $who } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }
web-won-you = Der Sieg ist dein
web-again = Noch einmal
web-look = Das Brett ansehen

## Aufzeichnungen

web-replay = Aufzeichnung
web-eyes = Gesehen mit den Augen von
web-eyes-all = Publikum
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-scrub = Schritt
web-step-of = Schritt { $n } von { $total }
web-speed = Geschwindigkeit
web-share = Link zu diesem Schritt
web-continue = Von hier weiterspielen
web-statistics = Statistik
web-statistics-none = Die Statistik gibt es, wenn das Spiel zu Ende ist.
web-plot = { $title }: { $summary }
web-choices-made = Entscheidungen
web-seconds = Sekunden
web-fair = Ehrlich gewürfelt: Der Startwert passt zu der Zusage, die vor dem Spiel gegeben wurde.
web-unfair = Der Startwert passt nicht zu der Zusage, die vor dem Spiel gegeben wurde!
web-record = Partie als Datei

## Regeln

web-rules = Regeln
web-search = Suche
web-search-hint = Wort oder Nummer einer Regel …
web-sections = Abschnitte
web-rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }

## Absagen des Servers

web-refused-offline = Der Server ist nicht zu erreichen.
web-refused-malformed = Das ließ sich nicht lesen.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-no-such = { $value } gibt es nicht.
web-refused-not-yours = Dieser Platz gehört dir nicht.
web-refused-bot-plays = Für diesen Platz spielt ein Bot.
web-refused-not-started = Das Spiel hat noch nicht begonnen.
web-refused-started = Das Spiel hat schon begonnen.
web-refused-not-over = Das Spiel ist noch nicht zu Ende.
web-refused-taken = Dort sitzt schon jemand.
web-refused-bad-link = Dieser Link gilt nicht mehr.
web-refused-cannot-take-back = Das lässt sich nicht mehr zurücknehmen.
web-refused-broken = Die Regeln sind über diese Wahl gestolpert. Der Tisch ist wie zuvor; ein Bericht wurde gespeichert.
web-refused-newer = Inzwischen ist etwas geschehen. Bitte wähle noch einmal.
web-refused-version = Dieser Tisch wurde unter älteren Regeln gedeckt; das Spiel kann nicht weitergehen.
web-refused-too-fast = Zu schnell. Bitte warte einen Moment.
web-refused-too-big = Das ist zu lang.
web-refused-sign-in = Dafür brauchst du ein Konto.
web-refused-csrf = Bitte lade die Seite neu.
web-refused-origin = Die Anfrage kam von einer anderen Seite.

## Risiko

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
web-risk-verb-complete = Erfüllen
web-risk-verb-return = Zurückgeben
web-risk-verb-keep = Behalten
web-risk-verb-use = Einsetzen
web-risk-verb-play = Ausspielen
web-risk-verb-redeem = Gegen die Spezialeinheit eintauschen
web-risk-verb-redeem-maester = Gegen die Spezialeinheit eintauschen
web-risk-why-own = Es gehört dir schon.
web-risk-why-closed = Dort darf gerade niemand einmarschieren.
web-risk-why-far = Weder Grenze noch Seeweg noch Hafen verbindet es mit { $source }.
web-risk-why-not-yours = Es gehört nicht dir (Besitz: { $holder }).
web-risk-why-last-unit = Eine Einheit muss bleiben, und eine zweite gibt es dort nicht.
web-risk-why-no-enemy = Von dort ist kein fremdes Gebiet zu erreichen.
web-risk-why-cut-off = Keine Kette eigener Gebiete führt dorthin.
web-risk-why-claimed = Es ist schon besetzt ({ $holder }).

## Der Eiserne Thron

web-ironthrone-houses-hand-size = Handkarten
web-ironthrone-houses-deck = Karten im Deck
web-ironthrone-houses-discard = Abgelegte Karten
web-ironthrone-houses-played = Ausgespielte Karten
web-ironthrone-houses-hostages = Geiseln
web-throne-phase-hostages = Geiseln
web-throne-phase-preparation = Vorbereitung
web-throne-phase-support = Unterstützung
web-throne-phase-encounter = Begegnung
web-throne-phase-resolution = Auswertung
web-throne-influence = Einfluss
web-throne-living = Lebende
web-throne-sheet = Macht auf dem Anführerbogen
web-throne-hand = Hand
web-throne-deck = Stapel
web-throne-hostages = Geiseln
web-throne-hostage = Geisel
web-throne-known = Du hast gesehen:
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

## Was auf einem Tisch liegt, bei Spielen ohne eigenes Brett

web-field-turn = Zug
web-field-round = Runde
web-field-phase = Phase
web-field-house = Haus
web-field-leader = Anführer
web-field-leaders-drawn = Gezogene Anführer
web-field-sheet = Anführerbogen
web-field-power = Macht
web-field-influence = Einfluss
web-field-deck = Karten im Stapel
web-field-decks = Stapel
web-field-hand = Hand
web-field-hand-size = Handkarten
web-field-known = Bekannt
web-field-discard = Ablage
web-field-played = Ausgespielt
web-field-hostages = Geiseln
web-field-hostage-cards = Karten der Geiseln
web-field-box = Aus dem Spiel
web-field-events = Ereignisse
web-field-event = Ereignis
web-field-encounter = Begegnung
web-field-challenger = Herausforderer
web-field-defender = Verteidiger
web-field-sides = Seiten
web-field-cards = Karten
web-field-card = Karte
web-field-laid = Gelegt
web-field-face-up = Offen
web-field-value = Wert
web-field-result = Ergebnis
web-field-winner = Gewinner
web-field-deal = Abmachung
web-field-barred = Ausgeschlossen
web-field-spared = Verschont
web-field-ability-used = Benutzte Fähigkeiten
web-field-negotiation = Verhandlung
web-field-gold = Gold
web-field-plot = Strategie
web-field-plots = Strategien
web-field-characters = Charaktere
web-field-locations = Orte
web-field-attachments = Verstärkungen
web-field-dead = Tote
web-field-supporters = Unterstützer
web-field-offers = Angebote

## Decks

web-decks-link = Decks wählen und bauen

## Konten

web-account = Konto
web-account-why = Als Gast behältst du deine Plätze in diesem Browser. Mit einem Konto findest du sie auf jedem Gerät; was du jetzt hast, geht darauf über.
web-account-yours = Du bist als { $name } angemeldet.
web-account-name = Name
web-account-password = Passwort (mindestens 8 Zeichen)
web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort (mindestens 8 Zeichen)
web-password-change = Passwort ändern
web-password-changed = Das Passwort ist geändert.
web-password-wrong = Das bisherige Passwort stimmt nicht.
web-refused-wrong-password = Name oder Passwort ist falsch.
web-refused-name-taken = Der Name { $name } ist vergeben.
