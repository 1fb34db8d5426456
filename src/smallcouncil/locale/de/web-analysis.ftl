# Ein beendetes Spiel, von einem Bot betrachtet

web-analysis = Analyse
web-analysis-running = Der Meister-Bot sieht sich die Partie an: { $done } von { $of }
web-analysis-failed = Die Analyse ist nicht zu Ende gekommen. Bitte versuche es noch einmal.
web-analysis-again = Noch einmal versuchen
web-analysis-chances = Siegchance
web-analysis-round = Runde { $round }
web-analysis-at = Nach Zug { $n }: { $chances }
web-analysis-turns = Wendepunkte
web-analysis-advice = Was der Meister-Bot getan hätte
web-analysis-advice-none = Der Meister-Bot fand keine Wahl, die deutlich schlechter war als seine.
web-analysis-advice-few = Er sieht sich nur die wenigen Entscheidungen genau an, nach denen jemandes Chancen am stärksten fielen, und meldet sich, wo seine eigene deutlich besser gewesen wäre. Was wenig kostete oder sich erst viel später zeigte, nennt er nicht: Eine kurze Liste heißt nicht, dass sonst alles gut gespielt war.
web-analysis-move = Zug { $n }
web-analysis-in-round = Runde { $round }, Zug { $n }
web-analysis-round-end = Ende von Runde { $round }, Zug { $n }
web-analysis-cost = kostet { $points } Punkte
web-analysis-better = Der Meister-Bot
web-analysis-why = Warum:
web-analysis-about = Chancen des wirklichen Tisches samt verdeckten Karten, aus 24 schnellen Partien an jeder Stelle, bis zum Ende weitergespielt: Wer sie gewinnt, zählt zur Hälfte; die andere Hälfte ist, was das gelernte Modell unterwegs sagt. Die Partien haben an allen Stellen dasselbe Glück; trotzdem bedeuten ein paar Punkte mehr oder weniger nichts. Wo sich die Chancen bewegen, liegen mehr Stellen. Der Rat kennt nur, was der Spieler wusste.
