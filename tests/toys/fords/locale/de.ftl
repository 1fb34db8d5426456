fords-title = Furten
    .text = Drei Furten, drei Karten: Wer wagt es, die Ritter zu zeigen?
fords-choice-lay = { $card } auslegen
fords-prompt-contest = Welche Karte legst du bei { $ford } aus?
fords-prompt-offer = Außerdem
fords-event-shown = { $seat } zeigt { $card }.
fords-event-taken = { $seat } nimmt { $ford }.
fords-event-contested = { $ford } gehört niemandem.
fords-result-fords = alle Furten sind entschieden
fords-ford-reeds = Schilf
fords-ford-ruby-ford = Rubinfurt
fords-ford-twins = Zwillinge
fords-card-levy = Aufgebot
fords-card-spears = Speere
fords-card-knights = Ritter
fords-card-mummers = Mimen
    .text = Sie schlagen Ritter und verlieren gegen alles andere.
fords-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
