# Der Befehl council.

wrong = { $what }
goodbye = Auf Wiedersehen.
you = du

## Hilfe

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-arguments = Angaben:
help-some-options = [OPTIONEN]
help-some-command = BEFEHL [ANGABEN]...
help-help = Diese Hilfe zeigen.
help-default = [Vorgabe:
help-required = [nötig]
help-council = Brettspiele aus der Welt von Game of Thrones im Terminal: gegen Bots spielen, Partien nachspielen und simulieren, Regeln nachschlagen.
help-lang = Die Sprache: en oder de. Sonst gilt die von COUNCIL_LANG, LC_ALL oder LANG.
help-version = Die Version zeigen.
help-game = Das Spiel; „council games“ zählt sie auf.
help-games = Was gespielt werden kann, und mit welchen Einstellungen.
help-play = Im Terminal spielen. Jede Einstellung des Spiels ist hier eine Option: --mode dominion. „council games SPIEL“ zählt sie auf.
help-players = Wie viele mitspielen.
help-seat = Dein Platz, ab 1 gezählt; mehrere mit Kommas; „none“ zum Zuschauen.
help-bots = Wer die anderen Plätze spielt, einer für alle oder mehrere mit Kommas: { $known }.
help-seed = Der Startwert für Würfel und Mischen: gleiche Zahl, gleiches Spiel.
help-load = Mit einer gespeicherten Partie weitermachen.
help-replay = Eine aufgezeichnete Partie in Sätzen erzählen oder Schritt für Schritt zeigen.
help-replay-file = Die Aufzeichnung.
help-replay-step = Schritt für Schritt, Entscheidung um Entscheidung.
help-replay-at = Den Tisch nach so vielen Entscheidungen zeigen.
help-simulate = Bots viele Partien spielen lassen: Siegquoten, Längen, Enden.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Wer spielt, mit Kommas getrennt und wiederholt, bis alle Plätze besetzt sind: { $known }.
help-simulate-processes = Wie viele Partien gleichzeitig.
help-simulate-save = Ein Ordner für die Aufzeichnungen aller Partien.
help-analyse = Eine Partie hinterher ansehen: Siegchancen, Wendepunkte, Entscheidungen, die ein Bot anders getroffen hätte.
help-analyse-iterations = Wie lange über jede zweifelhafte Entscheidung nachgedacht wird.
help-analyse-html = Eine Seite mit den Chancen als Diagramm in diese Datei schreiben.
help-analyse-json = Die Untersuchung als Daten in diese Datei schreiben.
help-train = Aus Partien zwischen Bots lernen, was Stellungen wert sind.
help-train-games = Aus wie vielen Partien gelernt wird.
help-train-epochs = Wie oft die Gewichte verbessert werden.
help-train-samples = Eine Datei für die Stellungen dieser Partien; mit ihr lässt sich die Arbeit fortsetzen.
help-train-out = Wohin die gelernten Gewichte geschrieben werden; Bots suchen sie in data/value.json des Spiels.
help-train-plot = Eine Seite mit den Lernkurven in diese Datei schreiben.
help-train-search = Auch Bots, die nachdenken, richten sich danach: sobald Partien gezeigt haben, dass sie dadurch nichts verlieren.
help-arena = Turniere zwischen Bots: Wertungen, Siegquoten, wer wen schlägt. Was in `--results` steht, wird nicht noch einmal gespielt.
help-arena-kind = { $known }.
help-arena-subjects = Das Spiel und seine Optionen wie bei play; bei show und merge die Dateien mit Ergebnissen.
help-arena-bots = Wer spielt, durch Kommas getrennt: { $known }; mit Bedenkzeit wie search@60 oder strong@0.5s; eigene als modul:funktion. Beim gauntlet ist der erste der Maßstab, bei der ladder kommt der schwächste zuerst.
help-arena-games = Wie viele Partien je Besetzung, im Schweizer System je Tisch einer Runde.
help-arena-rounds = Wie viele Runden ein Turnier im Schweizer System hat.
help-arena-results = Eine Datei für die Ergebnisse; sie kann fortgesetzt und mit anderen vereint werden.
help-arena-ray = Auf einem Ray-Cluster spielen: local startet hier einen, sonst seine Adresse.
help-arena-patience = Wie viele Sekunden ein eigener Bot für eine Wahl brauchen darf; danach hält das Turnier an.
help-arena-html = Einen Bericht mit Diagrammen in diese Datei schreiben.
help-arena-save = Ein Ordner für die Aufzeichnungen aller Partien.
help-rules = Regeln eines Spiels nachschlagen: alle oder die, in denen jedes Wort vorkommt.
help-rules-words = Wörter der Regel oder ihre Nummer.
help-rules-coverage = Zeigen, welcher Anteil der Regeln Tests hat.
help-rules-missing = Auch die Regeln ohne Test aufzählen.
help-bench = Messen, wie schnell Tische sind.
help-bench-games = Die Spiele, alle, wenn keines genannt ist; „server“ für den Server, „pages“ für die Seiten.
help-bench-seconds = Wie lange jedes gemessen wird.
help-bench-rounds = Wie oft; das Beste zählt.
help-bench-peer = Auch ein Vergleichsprogramm messen, in eigener Umgebung.
help-bench-format = table, markdown oder json.
help-compile = Kern und Regeln übersetzen: dieselben Spiele, mehr als doppelt so schnell.
help-compile-games = Die Spiele; alle, wenn keines genannt ist.
help-compile-folder = Wohin die übersetzte Fassung des Programms kommt.
help-compile-wheel = Sie auch als Wheel nach dist/ packen, für dieses Python und diese Art von Rechner.

## Was am Aufruf nicht stimmt

no-such-option = Die Option { $name } gibt es nicht.
no-such-command = Den Befehl „{ $name }“ gibt es nicht; „council --help“ zählt alle auf.
argument-missing = { $name } fehlt.
option-without-value = { $name } braucht einen Wert.
not-a-number = { $name }: Hier wird eine Zahl erwartet.
more-bots-than-seats = es gibt nur { $seats } Plätze
no-seat-for-you = du hast an diesem Tisch keinen Platz

## Spiele und Regeln

players-from-to = { $low } bis { $high } Spieler
games-hint = „council games NAME“ zeigt die Einstellungen eines Spiels, „council play NAME“ beginnt eines.
rules-of-game =
    { $count ->
        [one] { $name }: { $game }, 1 Regel
       *[other] { $name }: { $game }, { $count } Regeln
    }
rules-none = In keiner Regel kommt „{ $words }“ vor.
rule-tests =
    { $count ->
        [one] Ein Test prüft sie:
       *[other] { $count } Tests prüfen sie:
    }
rule-without-tests = Kein Test prüft sie.
coverage-agreed = mindestens { $share } %
coverage-open = noch kein Anteil vereinbart

## Am Tisch

your-choice = {"Wahl, ? oder hilfe > "}
hand-over = Jetzt ist { $seat } gefragt: Übernimm die Tastatur und drücke Enter.{" "}
thinking = Die anderen überlegen …
more-news =
    { $count ->
        [one] … 1 Zeile mehr: verlauf
       *[other] … { $count } Zeilen mehr: verlauf
    }
kept = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
more-choices = { $head } ({ $count } Möglichkeiten): mehr
saved = Gespeichert: { $file }
no-such-choice = „{ $typed }“ steht nicht zur Wahl (Regel { $rule }).
several-choices = „{ $typed }“ passt auf mehrere Möglichkeiten.
no-such-card = Keine Karte heißt „{ $words }“.
no-such-area = Kein Gebiet dieses Spiels heißt „{ $words }“.
area-gives = Bringt: { $what }
area-borders = Grenzt an:
no-piles = In diesem Spiel liegt alles auf dem Brett.
more-cards =
    { $count ->
        [one] … und 1 weitere.
       *[other] … und { $count } weitere.
    }
nothing-to-undo = Du hast noch nichts entschieden.
won =
    { $count ->
        [one] { $winners } gewinnt. { $why } Punkte: { $scores }.
       *[other] { $winners } gewinnen gemeinsam. { $why } Punkte: { $scores }.
    }
unfinished =
    { $made ->
        [one] Die Partie ist noch nicht zu Ende: bisher 1 Entscheidung.
       *[other] Die Partie ist noch nicht zu Ende: bisher { $made } Entscheidungen.
    }

command-help = hilfe
command-rule = regel
command-board = brett
command-log = verlauf
command-more = mehr
log-all = alles
command-card = karte
command-area = gebiet
command-piles = stapel
command-save = speichern
command-load = laden
command-undo = zurück
command-wait = warten
command-mute = stumm
command-ask = fragen
command-quit = ende

game-help =
    Antworte mit der Nummer einer Möglichkeit, mit ihrer Schreibweise (invade harrenhal kings_landing), mit deren Wortanfängen (inv harr kings) oder mit einem Stück ihres Satzes. „3x place winterfell“ antwortet dreimal.
    ?                die Regel hinter der Frage
    ? WÖRTER         Regeln und Karten, in denen die Wörter vorkommen
    brett            den Tisch zeichnen
    verlauf          was seit deiner Entscheidung geschehen ist; „verlauf alles“: seit Beginn
    mehr             alle Möglichkeiten, auch was du außerdem tun darfst
    karte NAME       was auf einer Karte steht
    gebiet NAME      was ein Gebiet der Karte bringt, wem es gehört und woran es grenzt
    stapel           Ablagen und andere offene Stapel
    zurück           deine letzte Entscheidung zurücknehmen
    warten           passen, bis sich etwas ändert: bis jemand mehr tut als passen, die Phase endet oder du etwas Neues tun könntest
    stumm ANTWORT    in dieser Phase nicht nach dieser Fähigkeit gefragt werden
    fragen           wieder nach allem gefragt werden
    speichern DATEI  die Partie aufschreiben
    laden DATEI      mit einer gespeicherten Partie weitermachen
    ende             aufhören

passed-in-advance = Du passt, wie du gesagt hast.
muted = In dieser Phase wird nicht gefragt nach: { $choice }
asks-again = Du wirst wieder nach allem gefragt.

character-used = benutzt
character-captured = gefangen
character-gone = aus dem Spiel
piece-castle = Burg
piece-port = Hafen
piece-seat-of-power = Sitz der Macht
head-territories = Gebiete
head-castles = Burgen
head-ports = Häfen
head-units = Einheiten
head-income = neu
head-cards = Karten
head-gold = Gold
head-maesters = Maester
head-points = Punkte
head-score = Punkte
own-characters = Deine Charaktere (Kosten)
own-cards = Deine Gebietskarten
own-maesters = Deine Maesterkarten (Kosten)
own-objectives = Deine Aufträge (Punkte)

### Das Kartenspiel

cards-round = Runde { $n }
cards-standing = aufrecht
cards-power-token = Macht auf einer Karte
cards-blank = leer
cards-duplicates =
    { $count ->
        [one] 1 Duplikat
       *[other] { $count } Duplikate
    }
cards-faction-kneels = Fraktionskarte gebeugt
cards-faction-power = { $n } auf der Fraktionskarte
cards-next-plot = als Nächstes
cards-supports = unterstützt
cards-rivals = Konkurrenten
cards-known-hand = Von der Hand bekannt:
cards-known-deck = Oben auf dem Deck:
cards-searched-deck = Das durchsuchte Deck:
cards-placed = Verdeckt ausgelegt:
cards-plots-left = Noch übrige Strategien:
cards-plots-offered = Noch übrige Strategien ({ $values }):
cards-known-shadows = Im Schatten:
cards-in-shadows = im Schatten
cards-cost = Kosten
cards-plot = Strategie
cards-title = Titel
cards-discarded = abgelegt
cards-dead = tot

### Kampf um den Eisernen Thron

throne-turn = Zug { $n }
throne-leaders = Die Anführer werden gewählt
throne-events = Ereignisstapel: { $n }
throne-box = Macht in der Schachtel: { $n }
throne-sheet = Bogen
throne-leader = Anführer
throne-hostages = Geiseln
throne-barred = Ohne Belohnung: { $seats }
throne-spared = Ohne Strafe: { $seats }
throne-face-down = { $card }, verdeckt
throne-your-hand = Deine Hand:
throne-event-discard = Ereignisse

## Nachspielen

replay-at = Nach { $number } von { $of } Entscheidungen.
replay-prompt = { $number }/{ $of }  Enter: weiter, z: zurück, Zahl: dorthin, q: Ende >{" "}

## Simulationen

head-bot = Bot
head-seat = Platz
head-place = Platz in der Reihe
head-wins = Siege
head-rate = Siegquote
head-interval = 95-%-Bereich
head-chance = bei Zufall
lengths = Entscheidungen je Partie: { $shortest } bis { $longest }, Median { $median }.
ended-so =
    { $count ->
        [one] 1 Partie: { $why }
       *[other] { $count } Partien: { $why }
    }
given-up = Ohne Ende abgebrochen.
head-rating = Wertung
head-doubt = ±
head-duel = allein gegen
head-against = gewonnen : verloren
head-end = Ende
head-count = Partien
head-choices = Entscheidungen
players-count =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
analysis-title = Untersuchung
analysis-nothing-better = Ein Bot hätte nichts deutlich Besseres gefunden.
trained = { $count } Stellungen. Verlust auf zurückgehaltenen Partien: gelernt { $learned }, eigenes Urteil des Spiels { $judged }, gleiche Chancen { $even }. Die Gewichte stehen in { $file }.
curve-title = Training
curve-learned = gelernte Partien
curve-stop = Partien, die das Ende bestimmen
curve-held-out = zurückgehalten
curve-judged = eigenes Urteil
curve-calibration = Genannte Chancen (waagerecht) und wie oft sie eintrafen
arena-title = Turnier
arena-ratings = Wertungen
arena-against = { $one } gegen { $other }
arena-bars =
    { $count ->
        [one] Eine Partie.
       *[other] { $count } Partien.
    } Balken sind die Bereiche, in denen ein Wert in 95 von 100 Fällen liegt; die gestrichelte Linie ist, was der Zufall ergäbe.
arena-by = Gewonnen nach: { $what }
arena-report = Der Bericht steht in { $file }.
arena-merged =
    { $count ->
        [one] { $file }: eine neue Partie.
       *[other] { $file }: { $count } neue Partien.
    }
arena-failed = { $bot } ist in Partie { $game } gescheitert ({ $seats }; Startwert { $seed }), { $asked }: { $did }.
arena-asked = gefragt nach { $prompt }
arena-made = als er gemacht wurde
arena-raised = er meldete { $why }
arena-illegal = er antwortete „{ $why }“, das ist keine der Möglichkeiten
arena-slow = er hatte nach { $why } nicht geantwortet (--patience)
arena-lost = { $count } Prozesse hintereinander sind mitten in ihren Partien gestorben. Was sie beendet hat (das System, wenn der Speicher ausgeht; ein Bot, der seinen Prozess beendet), würde auch die nächsten beenden.
arena-kept =
    { $count ->
        [one] Eine Partie steht in { $file }; derselbe Befehl macht dort weiter.
       *[other] { $count } Partien stehen in { $file }; derselbe Befehl macht dort weiter.
    }
arena-not-kept = Die bisher gespielten Partien sind verloren; mit --results wären sie aufgehoben.
records-saved =
    { $count ->
        [one] 1 Aufzeichnung gespeichert: { $folder }
       *[other] { $count } Aufzeichnungen gespeichert: { $folder }
    }

## Compiling

compiling = Wird übersetzt; das dauert einige Minuten.
compiled = Übersetzt. So wird es benutzt: PYTHONPATH={ $folder } council bench
packed = Das Wheel ist { $file }.

## Messungen

head-game = Spiel
head-players = Spieler
head-decisions = Züge/s
head-games = Partien/s
head-length = Züge/Partie
head-copies = Kopien/s
head-imagined = vorgestellt/s

mail-recover-subject = Dein Weg zurück zum Small Council
mail-recover-text =
    Hallo { $name },

    mit diesem Link wählst du ein neues Passwort für dein Konto. Er gilt einmal und eine Stunde lang:

    { $link }

    Hast du ihn nicht angefordert, tu nichts: Es hat sich nichts geändert.

# The board game in the terminal
board-round = Runde { $round } von { $rounds }
board-threat = Wildlinge { $threat }
board-westeros = Westeros: { $cards }
board-nobody = Niemandes
board-legend = (f) geschlagen  +2 Garnison oder neutrale Streitmacht  +∞ unbesiegbar  • Machtmarker  ? verdeckter Befehl
board-legend-land = c Burg  C Festung  = Fass  ^ Krone
board-supply = Versorgung
board-power = Macht
board-stars = Sterne
board-ready = bereit
board-attacks = greift an mit
board-defends = verteidigt mit
board-combat = Kampf um { $area }
board-wins = { $house } gewinnt.
board-card-chosen = eine Hauskarte liegt verdeckt
board-hand = Deine Hauskarten
board-discarded = abgeworfen: { $cards }
