### What the page of Risk says beside the words of the rules.

web-risk-phase-setup = Setup
web-risk-phase-reinforce = Reinforce
web-risk-phase-buy = Buy
web-risk-phase-invade = Invade
web-risk-phase-maneuver = Maneuver
web-risk-phase-objective = Objective
web-risk-phase-draw = Draw
web-risk-score = Points
web-risk-points = Points
web-risk-territories = Lands
web-risk-units = Units
web-risk-cards = Cards
web-risk-gold = Gold
web-risk-castles = Castles
web-risk-ports = Ports
web-risk-income = Reinforcements
web-risk-gold-income = Gold income
web-risk-maesters = Maester cards
web-risk-objectives = Objectives
web-risk-musters = Hidden musters
web-risk-order = Place in the turn order
web-risk-maester = maester
web-risk-your-objectives = Your objectives
web-risk-objective = objective
web-risk-region = Region
web-risk-regions = Regions
web-risk-lead = In the lead
web-risk-bonus = Bonus
web-risk-empty = unclaimed
web-risk-garrison =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
web-risk-castle = castle
web-risk-port = port
web-risk-knights =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
web-risk-engines =
    { $count ->
        [one] 1 siege engine
       *[other] { $count } siege engines
    }
web-risk-forts =
    { $count ->
        [one] fortification
       *[other] { $count } fortifications
    }
web-risk-seat-of = seat of power of { $house }
web-risk-battle = { $source } against { $target }
web-risk-card-yours = You hold this territory: 2 more units there when you trade the card in a set.
web-risk-face-up = ready
web-risk-face-down = used
web-risk-face-captured = captured
web-risk-face-gone = gone
web-risk-why-own = It is yours already.
web-risk-why-closed = It cannot be invaded just now.
web-risk-why-far = No border, sea line or port joins it with { $source }.
web-risk-why-not-yours = It belongs to { $holder }, not to you.
web-risk-why-last-unit = One unit must stay; there is no second one to move.
web-risk-why-no-enemy = No territory of another side can be reached from there.
web-risk-why-cut-off = No chain of your own territories leads there.
web-risk-why-claimed = It is taken already ({ $holder }).

## What a question is about

web-risk-aim-setup-claim = Set-up: an empty territory becomes yours. { web-click.first } one that is lit; a whole region brings more units every turn.
web-risk-aim-setup-strengthen = Set-up: put your units where you want to attack or must hold. Choose ×, to place several at once.
web-risk-aim-reinforce-trade = Reinforce: three cards alike, or one of each, are traded for units. Keep them, and you may find a better set later.
web-risk-aim-reinforce-place = Reinforce: { web-click } a territory of yours. Choose ×, to place several at once.
web-risk-aim-buy-cards = Buy: maester cards and objectives cost gold; what you keep you can use later.
web-risk-aim-invade-declare = Invade: { web-click } a territory of yours with two units or more, then a neighbour of somebody else. As often as you like.
web-risk-aim-invade-attack = More dice are better for you: the highest two count, and the defender wins ties. One unit stays behind.
web-risk-aim-invade-defend = More dice are better for you, unless you fear for the second unit: you win ties.
web-risk-aim-conquer-advance = { $target } is yours. At least the units that attacked move in; the rest may stay to guard { $source }.
web-risk-aim-maneuver-from = Maneuver: once a turn you move units along your own territories. { web-click.first } where they come from, or skip it.
web-risk-aim-maneuver-to = { web-click.first } one of your territories that a chain of your own reaches.
web-risk-aim-objective-complete = Objective: one that is fulfilled now can be turned into points, one a turn.

web-risk-help-score = Points of a Skirmish: one for each territory, and one more for each castle and each port. Who has most at the end wins.
    .rule = R-RK-victory-02
web-risk-help-points = Points for completed objectives. Ten points and your own seat of power win.
    .rule = R-RK-domvictory-01
web-risk-help-territories = Territories you hold. More territories bring more reinforcements.
    .rule = R-RK-reinforce-01
web-risk-help-units = All your units on the board.
web-risk-help-cards = Territory cards in hand; sets of three are traded for units.
web-risk-help-gold = Gold to buy cards and to pay characters and maesters.
    .rule = R-RK-gold-01
web-risk-help-phase-setup = Territories are claimed and the first units placed.
web-risk-help-phase-reinforce = Collect units for territories, regions and castles, trade cards, and place all of them.
web-risk-help-phase-buy = Spend gold on maester cards and objectives.
web-risk-help-phase-invade = Attack neighbours, as often as you like.
web-risk-help-phase-maneuver = Move units once along your own territories.
web-risk-help-phase-objective = Complete objectives that are fulfilled.
web-risk-help-phase-draw = Who has conquered something draws a territory card.
web-risk-odds = { $share } to take it, fought to the end
web-risk-odds-short = to take it
web-risk-taken = taken
web-risk-effect-losses = on average you lose { $mine }, they { $theirs }
web-risk-effect-trade = brings { $units } units
web-risk-effect-points =
    { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
web-risk-effect-advance = then { $there } in { $target }, { $here } in { $source }
web-risk-until-decided = Attack until it is decided ({ $share })
web-risk-price = { $gold } gold

# What a question is about, and why it is asked
web-risk-aim-reinforce-redeem = Reinforce: once a turn a single card is worth the special unit that it shows. It can then not be part of a set.
web-risk-aim-reinforce-put = It strengthens the army that it stands with. { web-click.first } any territory of yours.
web-risk-aim-window-start = You are asked because you hold a maester card that is played before anything else in your turn.
web-risk-aim-window-opponent-start = You are asked because you hold a maester card that is played when another’s turn begins.
web-risk-aim-window-collect = Reinforce: you are asked because a card of yours can change what you get.
web-risk-aim-window-deploy = Reinforce: a character of yours can act now. The price stands on the button; a character that was used rests until you ready it again.
web-risk-aim-window-buy = Buy: a character of yours can act now. The price stands on the button.
web-risk-aim-window-declare = You are asked because something of yours can act before the first dice of this invasion fall.
web-risk-aim-window-against-me = You are asked because something of yours can act before dice are rolled against you.
web-risk-aim-window-against-other = You are asked because you hold a card that is played when two others fight.
web-risk-aim-window-committed = You are asked because you hold a card that is played when the attacker has said how many come, and before the dice.
web-risk-aim-window-rolled = You are asked because something of yours can still change the dice. After that they are compared, highest with highest.
web-risk-aim-window-dice = You are asked because a card of yours can change your own dice before they are compared.
web-risk-aim-window-draw = End of your turn: you are asked because a character of yours can change what you draw.
web-risk-aim-window-draw-territory = End of your turn: you are asked because a character of yours can change which card you get.
web-risk-aim-window-cancel =
    { $text ->
        [none] You are asked because you hold a card that takes away the effect of another one.
       *[other] You are asked because you hold a card that takes away the effect of another one. The card says: { $text }
    }
web-risk-aim-setup-house =
    Set-up: { $mode ->
        [dominion] every house has a seat of power of its own on the map. Lose yours, and you cannot win.
       *[skirmish] the house gives your units their colours and arms. Where they stand is drawn by lot.
    }
web-risk-aim-setup-return-objective = Set-up: you were dealt three and keep two. An objective that fits to where you stand brings points early.
web-risk-aim-buy-keep-maester = Your character lets you choose: one of these is yours.
web-risk-aim-draw-keep-card = Your character lets you choose: one of these is yours. Three alike, or one of each, make a set.
web-risk-aim-objective-keep = You have drawn two and keep one. It brings its points when you fulfil it in a turn of yours.
web-risk-aim-maneuver-units = Maneuver: at least one unit stays behind in { $source }.
web-risk-aim-maneuver-along = Maneuver: knights and siege engines may go along; fortifications never move.
web-risk-aim-card-place = A card of yours is carried out: { web-click } a territory of yours for each unit.
web-risk-aim-card-castle = A character of yours is carried out: the unit goes where a castle stands.
web-risk-aim-card-withdraw = A card is carried out: the defenders leave instead of fighting. { web-click.first } where they go.
web-risk-aim-card-supply-lines = A card of yours is carried out against this territory. { web-click.first } one that is lit.
web-risk-aim-card-destroy = A card is carried out: its price is paid with units. Take those that you miss least.
web-risk-aim-card-remove = A card is carried out: you say how many units it costs here.
web-risk-aim-card-discard-maester = A card of yours is carried out: choose whom it hits.
web-risk-aim-card-steal-maester = A card of yours is carried out: choose from whom you take.
web-risk-aim-card-captive = A captured character cannot be used by its house. Choose the one that would hurt you most.
web-risk-aim-card-kill = The character leaves the game for good. Choose the one that would hurt you most.
web-risk-aim-dice-highest-face = You may turn one of these dice to its highest face, before they are compared.
web-risk-aim-dice-force-reroll = The opponent rolls the one that you choose again, before they are compared.
web-risk-aim-dice-reroll = You roll the one that you choose again, before they are compared.

# What a bot's advice rests on
web-risk-numbers-invade = { $units } units in { $from } against { $defenders } in { $to }: { $odds } to take it.
web-risk-numbers-armies = { $units } units in { $from } against { $defenders } in { $to }; knights, engines or walls change the dice.
web-risk-numbers-odds = Fought to the end, you take it with { $odds }.
web-risk-numbers-place = { $area } holds { $units }; beside it stand { $enemies } enemy units, the largest army in { $where }: { $largest }.
web-risk-far = { $have } of { $of }

# Where long words in the names of cards may be broken.
web-risk-word-breaks =
    Country·side Meli·sandre With·drawal
