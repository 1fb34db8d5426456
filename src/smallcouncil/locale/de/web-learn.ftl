# Lektionen: was die Seite drumherum sagt

learn-title = Am echten Tisch lernen
learn-about = Immer nur eine Sache, jeweils ein paar Minuten. Niemand wartet auf dich, und jeder Fehler sagt dir, warum.
learn-lessons = { $done } von { $all }
learn-minutes = { $minutes } Min.
learn-minutes-learnt = { $minutes } Min. gelernt
learn-lessons-learnt = { $done } von { $all } Lektionen
learn-go-on = Weiter: { $lesson }
learn-start = Anfangen: { $lesson }
learn-repeat = Noch einmal: { $lesson }
learn-none = Die Lektionen zu diesem Spiel werden noch geschrieben.
learn-done-mark = geschafft
learn-look-up = Lieber nachschlagen
learn-lesson = Lektion { $number }
learn-step = Schritt { $at } von { $of }
learn-aim = Ziel
learn-leave = Lektion verlassen
learn-begin = Anfangen
learn-next = Weiter
learn-show-me = Zeig es mir
learn-show = Zeig mir, was geht
learn-try-again = Anders versuchen
learn-not-this = Das nicht
learn-otherwise = Das darfst du tun …
learn-otherwise-text = … aber in dieser Lektion geht es um etwas anderes. Folge dem goldenen Rahmen; in deiner eigenen Partie entscheidest du.
learn-done = Geschafft: { $lesson }
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-play = Eine Partie spielen
learn-play-on = Von hier aus weiterspielen
learn-home = In { $minutes } Minuten spielen lernen
learn-home-about = Am echten Tisch, eine Regel nach der anderen.
learn-home-go-on = Weiter: Lektion { $number } von { $all }
learn-home-start = Mit Lektion 1 von { $all } anfangen

# Rules to read

guide-aim = Das Ziel
guide-round = Ein Zug, eine Runde
guide-win = So gewinnt man
guide-terms = Wörter und Symbole
guide-sheet = Kurzübersicht
guide-catalogue = Alle Regeln, eine nach der anderen
guide-print = Drucken
guide-ways = Wege, das Spiel zu lernen
