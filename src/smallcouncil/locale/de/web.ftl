## Überall

web-home = Zur Halle
web-close = Schließen
web-loading = Einen Moment …
web-lost = Hier gibt es nichts.
web-trouble = Etwas stimmt nicht
web-retry = Noch einmal versuchen
web-outdated = Der Server wurde erneuert, und Teile dieser Seite sind nicht mehr da.
web-reload = Seite neu laden
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
web-seats = { $low } bis { $high } Personen
web-players-count = Mitspielende
web-strength = Bots
web-strength-random = Zufall
web-strength-easy = Leicht
web-strength-fair = Mittel
web-strength-strong = Stark
web-strength-expert = Meister
web-strength-note-random = irgendein erlaubter Zug
web-strength-note-easy = zieht oft aufs Geratewohl
web-strength-note-fair = was gute Spieler zuerst sehen
web-strength-note-strong = denkt ein wenig voraus
web-strength-note-expert = denkt bis zu zehn Sekunden je Zug
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
web-play-now = Sofort spielen
web-play-hint =
    { $bots ->
        [one] gegen 1 Bot, ohne zu warten
       *[other] gegen { $bots } Bots, ohne zu warten
    }
web-lay = Tisch decken
web-lay-hint = Du bekommst Links für deine Freunde.
web-rules-of = Regeln: { $game }
web-continue = Spiel fortsetzen
web-continue-against = gegen { $who }
web-continue-yours = Du bist am Zug
web-continue-choose = Entscheide dich
web-continue-look = Zurück an den Tisch
web-continue-more =
    { $count ->
        [one] Ein weiteres Spiel läuft
       *[other] { $count } weitere Spiele laufen
    }
web-unofficial = Inoffizielle Software von Fans, mit keinem Verlag verbunden.
web-credits = Mitwirkende
web-credits-intro = Small Council ist freie Software unter der MIT-Lizenz. Bilder und Schriften stammen von diesen Menschen, mit unserem Dank.
web-credits-icons = Embleme
web-credits-icons-text = Icons von game-icons.net, CC BY 3.0; von diesem Projekt umgefärbt, vereinfacht und zu Szenen zusammengesetzt.
web-credits-count =
    { $count ->
        [one] 1 Emblem
       *[other] { $count } Embleme
    }
web-credits-fonts = Schriften
web-credits-fonts-text = Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), beide unter der SIL Open Font License 1.1.
web-credits-own = Alles Übrige
web-credits-own-text = Hintergründe, Karten, Kartengesichter, Texte und Programm stammen von diesem Projekt.
web-invitations = Einladungen
web-invitation-by = { $name } lädt dich ein
web-invitation-accept = Annehmen
web-invitation-decline = Ablehnen
web-invite-name = Jemanden mit Konto einladen, beim Namen
web-invited = { $name } erfährt es in der Halle.
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

web-room-seated = Plätze besetzt
web-gathering = Der Tisch wartet auf seine Gäste. Schicke allen den Link zu einem Platz.
web-gathering-guest = Das Spiel beginnt, sobald alle da und bereit sind.
web-seat-open = frei
web-take-seat = Platz nehmen
web-begun = Alle sind da. Das Spiel beginnt.
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
web-map-navigator = Die ganze Karte: drücken oder ziehen, um dorthin zu gehen
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Das ganze Brett
web-players = Mitspielende
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
web-round-of = Runde { $round } von { $rounds }
web-cards = Meine Karten
web-answers = Antworten
web-over = Das Spiel ist zu Ende.
web-ask-whole = Alles lesen
web-may = Wenn du magst, darfst du:
web-picked = { $area } gewählt; nun das Ziel.
web-picked-answer = { $area } gewählt; nun, wie.
web-unpick = Doch etwas anderes
# Was eine Hand mit dem tut, was auf dem Tisch liegt, innerhalb anderer Sätze: Sie alle kennen `$touch`.
web-click = { $touch ->
    [yes] tippe
   *[no] klicke
}
    .first = { $touch ->
        [yes] Tippe
       *[no] Klicke
    }
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
web-waiting-for =
    { $count ->
        [one] { $who } ist am Zug.
       *[other] { $who } sind am Zug.
    }
web-absent = { $name } ist gerade nicht da.
web-absent-bot = Bis zur Rückkehr einen Bot spielen lassen
web-watching =
    { $count ->
        [one] Du schaust zu. { $who } ist am Zug.
       *[other] Du schaust zu. { $who } sind am Zug.
    }
web-times = Wie viele auf einmal
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
web-eyes-own = { $name } (du)
web-replay-beginning = vor dem ersten Schritt
web-replay-begin = So lag der Tisch vor der ersten von { $total } Entscheidungen. „Abspielen“ zeigt die Partie von selbst, die Pfeiltasten gehen Schritt für Schritt.
web-replay-end = Ende des Spiels
web-replay-now = jetziger Stand
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
web-continue-from-here = Von hier weiterspielen
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
web-refused-not-invited = Diesen Platz nimmt nur, wer seinen Link hat oder eingeladen wurde.
web-refused-sat-elsewhere = Wer an diesem Tisch schon woanders saß, kann diesen Platz nicht nehmen.
web-refused-not-parked = An diesem Tisch haben die Regeln nicht versagt.
web-refused-no-hints = An diesem Tisch gibt es keine Hinweise.
web-refused-not-asked = Du wirst gerade nichts gefragt.
web-refused-not-seated = Das darf nur, wer am Tisch sitzt.
web-refused-bad-link = Dieser Link gilt nicht mehr.
web-refused-cannot-take-back = Das lässt sich nicht mehr zurücknehmen.
web-refused-broken = Die Regeln sind über diese Wahl gestolpert. Der Tisch ist wie zuvor; ein Bericht wurde gespeichert.
web-refused-newer = Inzwischen ist etwas geschehen. Bitte wähle noch einmal.
web-refused-version = Dieser Tisch wurde unter älteren Regeln gedeckt; das Spiel kann nicht weitergehen.
web-refused-store = Das konnte nicht gespeichert werden. Bitte gleich noch einmal versuchen. (Anfrage { $request })
web-refused-failed = Hier ist etwas schiefgegangen; verändert hat sich nichts. (Anfrage { $request })
web-refused-too-fast = Zu schnell. Bitte warte einen Moment.
web-refused-one-analysis = Eine Analyse nach der anderen: Eine von dir ist noch unterwegs.
web-refused-too-big = Das ist zu lang.
web-refused-sign-in = Dafür brauchst du ein Konto.
web-refused-csrf = Bitte lade die Seite neu.
web-refused-origin = Die Anfrage kam von einer anderen Seite.

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

web-decks-nav = Decks
web-decks-link = Decks wählen und bauen

## Konten

web-account = Konto
web-account-why = Als Gast behältst du deine Plätze in diesem Browser. Mit einem Konto findest du sie auf jedem Gerät; was du jetzt hast, geht darauf über.
web-account-yours = Du bist als { $name } angemeldet.
web-account-name = Name
web-account-password = Passwort (mindestens 8 Zeichen)
web-account-page = Dein Konto
web-account-data = Was über mich bekannt ist
web-recover = Passwort vergessen?
web-admin-link = Verwaltung
web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-password-wrong = Das bisherige Passwort stimmt nicht.
web-refused-wrong-password = Name oder Passwort ist falsch.
web-refused-name-taken = Der Name { $name } ist vergeben.
web-refused-bad-name = Dieser Name geht nicht: { $why ->
    [length] Er ist zu lang oder leer
    [invisible] Er enthält unsichtbare Zeichen
    [direction] Er wird von rechts nach links geschrieben
    [letters] Er enthält keine Buchstaben
    [marks] Auf einem Buchstaben stehen zu viele Zeichen
    [scripts] Er mischt Buchstaben, die einander gleichen
    [guest] So heißen nur Gäste
   *[other] Bitte wähle einen anderen
}.
web-refused-wrong-code = Name oder Code ist falsch.
web-refused-banned = Dieses Konto ist für einige Zeit geschlossen.
web-refused-muted = Du darfst für einige Zeit nicht schreiben.
web-refused-private = Dieser Tisch ist nur für seine Spieler.
web-refused-removed = Wer diesen Tisch gedeckt hat, möchte dich hier nicht haben.
web-refused-not-admin = Das dürfen nur Verwalter.
web-refused-no-mail = Dieser Server verschickt keine E-Mail.

## Den Zügen der anderen folgen

web-follow = Tempo und Ton
web-speed-others = Züge der anderen zeigen
web-speed-slow = langsam
web-speed-normal = in lesbarem Tempo
web-speed-fast = schnell
web-speed-at-once = sofort
web-sound = Töne
web-volume = Lautstärke
web-alerts = Mir Bescheid geben, wenn ich am Zug bin und woanders hinsehe
web-skip =
    { $count ->
        [0] Weiter
        [one] Überspringen, noch ein Ereignis
       *[other] Überspringen, noch { $count } Ereignisse
    }
web-your-turn = Du bist am Zug
web-recap = Seit deinem letzten Zug
web-recap-looked = Seit deinem letzten Besuch
web-recap-earlier =
    { $count ->
        [one] Davor ist noch etwas geschehen.
       *[other] Davor ist noch { $count }-mal etwas geschehen.
    }
web-recap-watch = Auf dem Brett ansehen
web-recap-lines = { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
web-recap-step = Schritt für Schritt
web-recap-at = { $at } von { $of }
web-recap-back = Zurück
web-recap-next = Weiter
web-recap-all = Alles auf einmal
web-hand-over-what = Von jetzt an antwortet ein Bot für dich, Zug um Zug, sodass du ihm folgen kannst. Auf Knopfdruck bekommst du deinen Platz jederzeit zurück; das Spiel geht dann mit dir weiter.
web-hand-over-do = Spielen lassen
web-hand-over-not = Ich spiele weiter

## Fragen, die sich selbst erklären

web-aim-window = Du kannst jetzt darauf antworten oder es geschehen lassen.
web-keys = Tasten
web-keys-board = zum Brett, zu dem, was sich wählen lässt
web-keys-arrows = von Gebiet zu Gebiet
web-keys-answers = die erste bis neunte Antwort
web-keys-pass = passen
web-keys-rest = passen, bis sich etwas ändert
web-keys-mute = wonach du gefragt werden willst
web-keys-undo = zurücknehmen
web-keys-keep = die große Karte offen halten
web-keys-escape = Gewähltes loslassen
web-keys-zoom = näher, weiter weg, das ganze Brett
web-keys-keys = diese Liste
web-all = Alle
web-times-all = alle { $count }
web-always = Von jetzt an, ohne mich zu fragen
web-always-do = Immer: { $choice }
web-price-reduced = statt { $was }

## Vor dem Spiel: was gespielt wird und wer gekommen ist

web-room-options = Was gespielt wird
web-room-clock = Uhr
web-room-usual = Der übliche Aufbau.
web-room-here = ist da
web-room-came = { $name } ist gekommen.
web-room-left = { $name } ist gegangen.
web-room-public = Alle sehen diesen Tisch in der Halle und können einen freien Platz nehmen.
web-room-private = Nur wer einen Link hat, kann einen Platz nehmen.
web-room-private-guest = Nur wer den Link eines Platzes hat, kann ihn nehmen: Bitte den Gastgeber um deinen. Ohne Link kannst du zusehen.
web-listed-switch = Für alle offen: in der Halle zu sehen
web-talk-option = Häuser dürfen vertraulich sprechen
web-learn = Lernen
web-hint = Mein Rat: { $choice }.
web-hint-odds = Vorausgeschaut: { $chance } Siegchance; mit „{ $other }“ { $otherChance }.
web-hint-ask = Was würdest du tun?
web-hint-thinks = Der Bot denkt nach …
web-keys-hint = den Meister-Bot fragen
web-hints-allow = Hinweise: Der Meister-Bot sagt, was er täte
web-pages = Seiten
