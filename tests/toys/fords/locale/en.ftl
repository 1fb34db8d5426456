fords-title = Fords
    .text = Three fords, three cards: who dares to show the knights?
fords-choice-lay = Lay { $card }
fords-prompt-contest = Which card do you lay at { $ford }?
fords-prompt-offer = Besides
fords-event-shown = { $seat } shows { $card }.
fords-event-taken = { $seat } takes { $ford }.
fords-event-contested = { $ford } belongs to nobody.
fords-result-fords = all fords are decided
fords-ford-reeds = the Reeds
fords-ford-ruby-ford = the Ruby Ford
fords-ford-twins = the Twins
fords-card-levy = Levy
fords-card-spears = Spears
fords-card-knights = Knights
fords-card-mummers = Mummers
    .text = They beat knights, and lose to everything else.
fords-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
