### What the page of the board game says beside the words of the rules.

web-board2e-phase-setup = Setup
web-board2e-phase-westeros = Westeros
web-board2e-phase-planning = Planning
web-board2e-phase-raid = Raid
web-board2e-phase-march = March
web-board2e-phase-consolidate-power = Power
web-board2e-phase-clean-up = Clean-up
web-board2e-phase-scoring = Scoring
web-board2e-castles = Castles
web-board2e-supply = Supply
web-board2e-power = Power
web-board2e-points = Points
web-board2e-bid = Bid
web-board2e-realm = The realm
web-board2e-westeros = Westeros, this round
web-board2e-threat = Wildling threat
web-board2e-wildlings = The wildlings attack with strength { $strength }.
web-board2e-influence = Influence
web-board2e-bidding = being bid for
web-board2e-spent = used this round
web-board2e-stars =
    { $count ->
        [one] 1 special order
       *[other] { $count } special orders
    }
web-board2e-ready = has given all orders
web-board2e-house-cards = House cards of everyone
web-board2e-cards-left = { $hand } in hand, { $used } used
web-board2e-objective-points =
    { $points ->
        [0] no point for your house
        [one] 1 point
       *[other] { $points } points
    }
web-board2e-special-objectives = Special objectives, every round
web-board2e-scored = Scored: { $objectives }
web-board2e-strength = strength { $strength }
web-board2e-swords =
    { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
web-board2e-fortifications =
    { $count ->
        [one] 1 fortification
       *[other] { $count } fortifications
    }
web-board2e-routed = routed: { $units }
web-board2e-order = order: { $order }
web-board2e-order-hidden = order face down
web-board2e-token = power token
web-board2e-garrison = garrison of strength { $strength }
web-board2e-neutral = neutral force of strength { $strength }
web-board2e-closed = neutral force that cannot be beaten
web-board2e-structure-castle = castle
web-board2e-structure-stronghold = stronghold
web-board2e-barrels =
    { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
web-board2e-crowns =
    { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
web-board2e-combat = Combat for { $area }
web-board2e-winner = { $house } wins.
web-board2e-cards-hidden = House cards do not count yet.
web-board2e-part-units = units
web-board2e-part-order = order
web-board2e-part-support = support
web-board2e-part-garrison = garrison
web-board2e-part-card = house card
web-board2e-part-tides = tide
web-board2e-part-blade = blade
web-board2e-part-swords = swords
web-board2e-part-fortifications = fortifications
web-board2e-tide = Tide of battle: { $tide }
web-board2e-copied = Copies { $card }
web-board2e-no-text = No text of its own.
web-board2e-forecast = If the march ends now: combat for { $area }
web-board2e-forecasts = If all march: combat for
web-board2e-forecast-before = before support and house cards
web-board2e-forecast-cards = house cards { $worst } to { $best }
web-board2e-forecast-support = May support:
web-board2e-ring = Order for { $area }
web-board2e-tray = Your order tokens: drag one onto an area, or press it and then the area
web-board2e-take-up = Take the order up again
web-board2e-token-left =
    { $left ->
        [one] { $order }: 1 left
       *[other] { $order }: { $left } left
    }
web-board2e-token-barred = { $order }: { $why }
web-board2e-barred-used = already given
web-board2e-barred-stars = no special order left
web-board2e-barred-banned = forbidden this round
web-board2e-stars-left =
    { $count ->
        [0] no special order left
        [one] 1 special order left
       *[other] { $count } special orders left
    }
web-board2e-aim-planning-area =
    { $count ->
        [0] Nobody sees your orders before everyone is ready. Press an area to change its order.
       *[other] Still without an order: { $areas }. Press an area to see its tokens, or drag one there.
    }
web-board2e-aim-planning-order = Choose one of the tokens round the area. Dim ones are given or not allowed now.
web-board2e-aim-raven-order = Choose the new token round the area.
web-board2e-victory-castles = Castles: seven win
web-board2e-victory-points = Victory track: seven points win
web-board2e-armies = Largest armies: { $armies }
web-board2e-standing = { $what }: { $houses }
web-board2e-aim-clash-bid = You have { $power } power. The highest bid takes the first position, and so on. Everybody pays what they bid; ties are decided by the holder of the Iron Throne.
web-board2e-aim-wildling-bid = You have { $power } power, the others { $others } together. All bids are added: if they reach the strength of the wildlings, the highest bidder is rewarded; if not, everyone suffers, the lowest bidder most. What you bid is spent.
web-board2e-aim-muster-place = A footman or a ship costs 1 point, a knight or a siege engine 2; to replace a footman costs 1. Press an area, then what comes there.
web-board2e-aim-raid-target = Press your raid order, then the order next to it that you remove. A raided order to consolidate power gives you 1 power.
web-board2e-aim-march-order = Press the march that you carry out now. One order is carried out at a time, house by house.
web-board2e-aim-march-move = Press the area that a unit goes to, unit by unit; then say that you are done. Only one of the areas may be fought for.
web-board2e-aim-march-token = With a power token the area stays yours after your last unit has left; the token costs 1 power.
web-board2e-aim-combat-card = Its strength counts in this combat, its text as well. It is discarded afterwards; your last card brings all others back.
web-board2e-aim-power-order = You gain 1 power, and 1 more for every crown of the area.
web-board2e-aim-supply-reconcile = Supply limits how many armies you have and how large they are. Units that are too many are lost.
web-board2e-aim-raven-use = You may exchange one of your orders, or look at the top wildling card and leave it there or put it at the bottom.
web-board2e-iron-throne = Position: Iron Throne
web-board2e-fiefdoms = Position: Fiefdoms
web-board2e-kings-court = Position: King’s Court

# The questions of the game: what they aim at

web-board2e-aim-combat-support = Your support orders next to the combat add the strength of their units to one side. You lose nothing by it.
web-board2e-aim-combat-help = Others add their strength to yours. You need not take it.
web-board2e-aim-combat-another-card = Your card went back to your hand. Its strength and its text count in this combat.
web-board2e-aim-combat-tide = Once a round the blade draws another tide instead of adding 1 strength. Yours is secret until both are shown.
web-board2e-aim-combat-blade = Once a round it adds 1 strength to your side in a combat. Afterwards it lies used until the next round.
web-board2e-aim-combat-casualties = Every sword that no fortification stops costs the loser a unit. Routed units and footmen are the cheapest.
web-board2e-aim-combat-skulls = A skull on the opponent’s tide costs you a unit, whoever wins.
web-board2e-aim-combat-surplus = Where your units go they make an army larger than your supply allows. One must be given up.
web-board2e-aim-combat-retreat = All of them go to one area, without enemies, and lie routed there until the round ends. You choose where they lose fewest.
web-board2e-aim-clash-tie = The holder of the Iron Throne settles ties. Places are given from the best one down.
web-board2e-aim-wildling-highest = The holder of the Iron Throne settles ties. Who counts as the highest is rewarded.
web-board2e-aim-wildling-lowest = The holder of the Iron Throne settles ties. Who counts as the lowest suffers most.
web-board2e-aim-march-support = Your support orders next to the area may help against the neutral force.
web-board2e-aim-port-capture = Ships in a port go to whoever takes its land, as many as ships and supply allow. The others are destroyed.
web-board2e-aim-objective-keep = They are your secret way to victory: each gives points in a scoring phase. Keep what your house can reach.
web-board2e-aim-objective-score = You show the card and take its points. Only one of them counts each round.
web-board2e-no-objective-fulfilled = None of your objectives is fulfilled now. You keep them for a later round.
web-board2e-aim-objective-give = Everyone gives one away, then everyone takes one back from the pool.
web-board2e-aim-objective-take = Taken in turn order, from what everyone has given away.
web-board2e-aim-objective-return = You have one objective too many. It is shuffled into the deck.
web-board2e-stands = now { $place } of { $of }
web-board2e-makes-against = +{ $added }: makes { $own } against { $other }

# Cards and combats

web-board2e-card-choices = Cards to choose from
web-board2e-makes = makes { $strength }
web-board2e-stage-support = Support
web-board2e-stage-cards = Cards
web-board2e-stage-strength = Strength
web-board2e-stage-losses = Losses
web-board2e-stage-retreat = Retreat
web-board2e-fold = Smaller or larger
web-board2e-card-down = a house card lies face down
web-board2e-attacks = attacks
web-board2e-defends = defends
web-board2e-no-losses = No unit was lost.

# What things mean

web-board2e-help-points = Points for completed objectives.
    .rule = R-B2-victory-01
web-board2e-help-castles = Castles and strongholds you control. Seven win at once.
    .rule = R-B2-victory-10
web-board2e-help-supply = Says how many armies you may have, and how large.
    .rule = R-B2-supply-03
web-board2e-help-power = Power tokens at hand: for bids, and to keep empty areas.
    .rule = R-B2-control-02
web-board2e-help-track-iron-throne = The order of turns. Who leads it decides all ties but those in battle.
    .rule = R-B2-tracks-01
web-board2e-help-track-fiefdoms = Breaks ties in battle. Who leads it holds the blade: 1 more strength, once a round.
    .rule = R-B2-blade-01
web-board2e-help-track-kings-court = How many star orders each house may use. Who leads it holds the messenger raven.
    .rule = R-B2-raven-01
web-board2e-help-phase-westeros = Three Westeros cards are turned up and carried out.
web-board2e-help-phase-planning = Everyone lays one secret order in each area with own units.
web-board2e-help-phase-clean-up = Orders are taken back, routed units stand up.
web-board2e-help-phase-raid = Raids remove orders next door.
web-board2e-help-phase-march = Units move and fight.
web-board2e-help-phase-consolidate-power = Power tokens are gained, units mustered.

# What a question is about, and why it is asked
web-board2e-aim-westeros-decide = Westeros phase: the holder of the token decides what the card does for everyone this round.
web-board2e-aim-wildling-choose = The wildling attack is over; its card leaves you the choice.
web-board2e-aim-wildling-destroy = The wildlings have won: the card costs you units. { web-click.first } the one that you miss least.
web-board2e-aim-wildling-demote = The wildlings have won: knights are replaced by footmen. { web-click.first } one.
web-board2e-aim-wildling-promote = You bid most and the wildlings are beaten: footmen become knights for nothing. { web-click.first } one.
web-board2e-aim-wildling-track = The wildlings have won: you fall to the bottom of one track. Choose the one that you need least.
web-board2e-aim-wildling-fall = You hold the Iron Throne and decide.
web-board2e-aim-wildling-first = You bid most and the wildlings are beaten: you move to the top of one track and take its token.
web-board2e-aim-wildling-discard = The wildlings have won: you lose a house card of your hand until all come back.
web-board2e-aim-wildling-take-back = You bid most and the wildlings are beaten: one of your used house cards returns to your hand.
web-board2e-aim-wildling-muster = You bid most and the wildlings are beaten: one castle or stronghold of yours musters now.
web-board2e-aim-raven-card = You hold the Messenger Raven. On top it is the card of the next attack; below nobody sees it for long.
web-board2e-aim-card-robb-stark = { board2e-card-robb-stark.text }
web-board2e-aim-card-reek = { board2e-card-reek.text }
web-board2e-aim-card-tyrion-lannister = { board2e-card-tyrion-lannister.text }
web-board2e-aim-card-cersei-lannister = { board2e-card-cersei-lannister.text }
web-board2e-aim-card-ser-ilyn-payne = { board2e-card-ser-ilyn-payne.text }
web-board2e-aim-card-qyburn = { board2e-card-qyburn.text }
web-board2e-aim-card-renly-baratheon = { board2e-card-renly-baratheon.text }
web-board2e-aim-card-patchface = { board2e-card-patchface.text }
web-board2e-aim-card-jon-snow = { board2e-card-jon-snow.text }
web-board2e-aim-card-melisandre = { board2e-card-melisandre-dwd.text }
web-board2e-aim-card-aeron-damphair = { board2e-card-aeron-damphair.text }
web-board2e-aim-card-rodrik-the-reader = { board2e-card-rodrik-the-reader.text }
web-board2e-aim-card-mace-tyrell = { board2e-card-mace-tyrell.text }
web-board2e-aim-card-queen-of-thorns = { board2e-card-queen-of-thorns.text }
web-board2e-aim-card-doran-martell = { board2e-card-doran-martell.text }
web-board2e-aim-card-ser-gerris-drinkwater = { board2e-card-ser-gerris-drinkwater.text }
web-board2e-aim-card-alayne-stone = { board2e-card-alayne-stone.text }
web-board2e-aim-card-aeron-damphair-pays = { board2e-card-aeron-damphair.text }

# What a bot's advice rests on
web-board2e-numbers-order = Units worth { $strength } stand in { $area }.
web-board2e-numbers-march = If all march, it would stand { $mine } to { $theirs } in { $area }; their best card adds { $best }.
web-board2e-numbers-bid = You have { $power } power, the richest of the others { $most }.
web-board2e-numbers-card = Without house cards it stands { $mine } to { $theirs }; { $card } makes it { $sum }, before texts.
web-board2e-numbers-blade = It stands { $mine } to { $theirs }.

# Where long words in the names of cards may be broken.
web-board2e-word-breaks =
    Drink·water Infor·mation Little·finger Meli·sandre Pre·emptive Rattle·shirt Skin·changer Steel·shanks forti·fication
