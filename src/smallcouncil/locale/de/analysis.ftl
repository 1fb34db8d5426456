# Eine beendete Partie, von einem Bot betrachtet: die Sätze des Befehls und der Seite

analysis-rises = Die Siegchance von { $who } steigt von { $before } auf { $after }.
analysis-falls = Die Siegchance von { $who } fällt von { $before } auf { $after }.
analysis-by-choice = Es war die Entscheidung, nicht das Glück.
analysis-by-luck = Es war das Glück: Im Mittel bleiben { $who } nach dieser Entscheidung { $meant }.
analysis-by-both = Entscheidung und Glück hatten beide ihren Anteil: Im Mittel bleiben { $who } nach dieser Entscheidung { $meant }.
analysis-turns-none = Keine einzelne Entscheidung hat diese Partie gewendet: Die Chancen bewegten sich nach und nach.
analysis-chosen = Gewählt: { $choice }
analysis-better = Besser: { $choice }
analysis-cost = Das kostete mindestens { $points } Punkte: { $left } blieben statt { $better }.
