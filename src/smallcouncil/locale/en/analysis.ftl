# A finished game, looked at by a bot: the sentences of the command and of the page

analysis-rises = The chance to win of { $who } rises from { $before } to { $after }.
analysis-falls = The chance to win of { $who } falls from { $before } to { $after }.
analysis-by-choice = It was the choice, not luck.
analysis-by-luck = It was luck: on average this choice leaves { $who } { $meant }.
analysis-by-both = Choice and luck both had a part: on average this choice leaves { $who } { $meant }.
analysis-turns-none = No single choice turned this game: the chances moved little by little.
analysis-chosen = Chosen: { $choice }
analysis-better = Better: { $choice }
analysis-cost = It cost at least { $points } points: { $left } were left instead of { $better }.
