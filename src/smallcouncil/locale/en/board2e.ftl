# A Game of Thrones: The Board Game, 2nd edition

board2e-title = A Game of Thrones: The Board Game
    .short = The Board Game
    .text = Secret orders, sworn friends, broken promises: be the first with seven castles.

## Choices

board2e-choice-decide = { $decision }
board2e-choice-bid =
    { $power ->
        [0] Bid nothing
        [one] Bid 1 power
       *[other] Bid { $power } power
    }
board2e-choice-rank = { $seat }
board2e-choice-choose-track = { $track }
board2e-choice-destroy = Lose a unit in { $area }: { $unit }
board2e-choice-demote = A knight in { $area } becomes a footman
board2e-choice-promote = A footman in { $area } becomes a knight
board2e-choice-discard = Discard { $card }
board2e-choice-take-back = Take { $card } back
board2e-choice-muster = Muster in { $area }: { $unit }
board2e-choice-upgrade = Replace a footman in { $area }: { $unit }
board2e-choice-launch = Build a ship at { $area }, place it: { $target }
board2e-choice-plan = Give an order to { $area }
board2e-choice-order = { $area }: { $order }
board2e-choice-clear = Take the order of { $area } back
board2e-choice-ready = All orders are given
board2e-choice-reconsider = Take my orders up again
board2e-choice-swap = Change the order of { $area }
board2e-choice-look = Look at the top wildling card
board2e-choice-put-on-top = Leave it on top
board2e-choice-put-at-bottom = Put it at the bottom
board2e-choice-pass = Pass
board2e-choice-done = Done
board2e-choice-raid = Raid from { $source }: { $target }
board2e-choice-raid-nothing = Remove the raid order in { $source } without a raid
board2e-choice-march = March from { $area }
board2e-choice-move = Move to { $target }: { $unit }
board2e-choice-ask-support = Ask the others for support against { $target }
board2e-choice-grant = Support the attack
board2e-choice-refuse = Give no support
board2e-choice-leave-token = Leave a power token in { $area }
board2e-choice-leave-nothing = Leave { $area } without a token
board2e-choice-capture =
    { $ships ->
        [0] Take over no ship
        [one] Take over 1 ship
       *[other] Take over { $ships } ships
    }
board2e-choice-consolidate = Consolidate power in { $area }
board2e-choice-muster-at = Muster in { $area }
board2e-choice-keep = Keep “{ $objective }”
board2e-choice-score = Score “{ $objective }”
board2e-choice-give-up = Give away “{ $objective }”
board2e-choice-take = Take “{ $objective }”
board2e-choice-return = Put “{ $objective }” back into the deck

## Prompts

board2e-prompt-offer = Until the last one is ready you may change your mind.
board2e-prompt-objective-keep =
    { $left ->
        [one] Which objective do you keep as your last one?
       *[other] Which objectives do you keep? { $left } are still to be chosen.
    }
board2e-prompt-westeros-decide = { $card }: what do you decide for everyone?
board2e-prompt-supply-reconcile = Your supply is { $supply }, and your armies are too large: which unit do you lose?
board2e-prompt-muster-place =
    { $points ->
        [one] What do you muster? 1 point is left.
       *[other] What do you muster? { $points } points are left.
    }
board2e-prompt-clash-bid = How much power do you bid for your position on the track “{ $track }”?
board2e-prompt-clash-tie = The bids for the track “{ $track }” are equal: who takes position { $place }?
board2e-prompt-wildling-bid = The wildlings attack with strength { $strength }: how much power do you bid?
board2e-prompt-wildling-highest = The highest bids are equal: whose counts as the highest?
board2e-prompt-wildling-lowest = The lowest bids are equal: whose counts as the lowest?
board2e-prompt-wildling-choose = { $card }: what do you choose?
board2e-prompt-wildling-destroy =
    { $left ->
        [one] Which unit do you lose?
       *[other] Which unit do you lose? { $left } must go.
    }
board2e-prompt-wildling-demote =
    { $left ->
        [one] Which knight becomes a footman?
       *[other] Which knights become footmen? { $left } are left.
    }
board2e-prompt-wildling-promote =
    { $left ->
        [one] Which footman becomes a knight?
       *[other] Which footmen become knights? Up to { $left } may.
    }
board2e-prompt-wildling-track = On which track do you fall to the last position?
board2e-prompt-wildling-fall = { $seat } stands equally high on several tracks: on which one does the fall happen?
board2e-prompt-wildling-first = On which track do you rise to the first position?
board2e-prompt-wildling-discard = Which house card do you discard?
board2e-prompt-wildling-take-back = Which used house card do you take back?
board2e-prompt-wildling-muster = Where do you muster?
board2e-prompt-planning-area =
    { $missing ->
        [0] All areas have their orders. Are you ready? { $stars ->
                [0] No special order is left.
                [one] You may still give 1 special order.
               *[other] You may still give { $stars } special orders.
            }
        [one] 1 area still needs an order: which one? { $stars ->
                [0] No special order is left.
                [one] You may still give 1 special order.
               *[other] You may still give { $stars } special orders.
            }
       *[other] { $missing } areas still need orders: which one next? { $stars ->
                [0] No special order is left.
                [one] You may still give 1 special order.
               *[other] You may still give { $stars } special orders.
            }
    }
board2e-prompt-planning-order = Which order does { $area } get? { $stars ->
        [0] No special order is left.
        [one] You may still give 1 special order.
       *[other] You may still give { $stars } special orders.
    }
board2e-prompt-raven-use = Do you send the raven?
board2e-prompt-raven-order = Which order does { $area } get instead?
board2e-prompt-raven-card = The top wildling card is { $card }. Where do you put it?
board2e-prompt-raid-target = Which raid do you carry out?
board2e-prompt-march-order = Which march order do you carry out?
board2e-prompt-march-move = Which unit marches from { $area }, and where to?
board2e-prompt-march-support = { $seat } wants to attack the neutral force in { $area }. Do you support the attack?
board2e-prompt-march-token = Your last unit leaves { $area }. Do you leave a power token there?
board2e-prompt-port-capture = You control the land by { $area }: how many of the ships there do you take over?
board2e-prompt-power-order = Which order do you use to consolidate power?
board2e-prompt-objective-score = Do you score an objective?
board2e-prompt-objective-give = Which objective do you give into the common pool?
board2e-prompt-objective-take = Which objective do you take from the pool?
board2e-prompt-objective-return = Which objective do you put back into the deck?

## Events

board2e-event-round = Round { $round } begins.
board2e-event-phase = Now comes “{ $phase }”.
board2e-event-kept = { $seat } has chosen objectives.
board2e-event-drew-objectives =
    { $number ->
        [one] { $seat } draws an objective.
       *[other] { $seat } draws { $number } objectives.
    }
board2e-event-you-drew = You draw the objective “{ $objective }”.
board2e-event-westeros-drawn = “{ $card }” is drawn from Westeros deck { $deck }.
board2e-event-deck-shuffled = Westeros deck { $deck } is shuffled.
board2e-event-threat = The wildling threat stands at { $threat }.
board2e-event-decided = { $seat } decides for “{ $decision }”.
board2e-event-supply-set = The supply of { $seat } is now { $supply }.
board2e-event-destroyed =
    { $seat } loses { $unit ->
        [Footman] a footman
        [Knight] a knight
        [Ship] a ship
       *[other] a siege engine
    } in { $area }.
board2e-event-mustered =
    { $seat } musters { $unit ->
        [Footman] a footman
        [Knight] a knight
        [Ship] a ship
       *[other] a siege engine
    } in { $area }.
board2e-event-upgraded =
    { $seat } makes a footman in { $area } { $unit ->
        [Knight] a knight
       *[other] a siege engine
    }.
board2e-event-demoted = A knight of { $seat } in { $area } becomes a footman.
board2e-event-bids = The bids are shown, and { $each }.
    .each = { $seats } has bid { $powers }
board2e-event-track-set = On the track “{ $track }” the houses now stand in this order: { $seats }, the first one highest.
board2e-event-track-moved = { $seat } now stands in position { $place } on the track “{ $track }”.
board2e-event-gained = { $seat } gains { $power } power.
board2e-event-lost-power = { $seat } loses { $power } power.
board2e-event-wildlings-attack = The wildlings attack with strength { $strength }.
board2e-event-repelled = The Night’s Watch holds with { $total }. The highest bidder is { $seat }.
board2e-event-overrun = The wildlings break through, for only { $total } was bid. The lowest bidder is { $seat }.
board2e-event-wildling-shown = The wildling card “{ $card }” is shown.
board2e-event-discarded = { $seat } discards { $card }.
board2e-event-took-back = { $seat } takes { $card } back.
board2e-event-is-ready = { $seat } has given all orders.
board2e-event-reconsiders = { $seat } takes the orders up again.
board2e-event-revealed = { $seat } reveals { $each }.
    .each = { $orders } in { $areas }
board2e-event-swapped = { $seat } sends the raven: { $area } gets { $order }.
board2e-event-looked = { $seat } looks at the top wildling card.
board2e-event-you-saw = You see the wildling card { $card }.
board2e-event-put-on-top = { $seat } leaves the wildling card on top.
board2e-event-put-at-bottom = { $seat } puts the wildling card at the bottom.
board2e-event-raided = { $seat } raids { $target } from { $source }: { $order } is removed.
board2e-event-raid-spent = { $seat } removes the raid order in { $area } without a raid.
board2e-event-marches = { $seat } marches from { $area }.
board2e-event-moved =
    { $seat } moves { $unit ->
        [Footman] a footman
        [Knight] a knight
        [Ship] a ship
       *[other] a siege engine
    } from { $source } to { $target }.
board2e-event-attacks = { $seat } attacks { $target }.
board2e-event-asked-support = { $seat } asks for support against { $area }.
board2e-event-granted = { $seat } grants support.
board2e-event-refused = { $seat } grants no support.
board2e-event-token-left = { $seat } leaves a power token in { $area }.
board2e-event-token-gone = The power token of { $seat } in { $area } is removed.
board2e-event-neutral-beaten = { $seat } overcomes the neutral force in { $area }.
board2e-event-captured =
    { $ships ->
        [one] { $seat } takes over 1 ship in { $area }.
       *[other] { $seat } takes over { $ships } ships in { $area }.
    }
board2e-event-ships-lost =
    { $ships ->
        [one] { $seat } loses 1 ship in { $area }.
       *[other] { $seat } loses { $ships } ships in { $area }.
    }
board2e-event-consolidated = { $seat } consolidates power in { $area } and gains { $power }.
board2e-event-order-removed = The order “{ $order }” in { $area } is removed.
board2e-event-special-scored = { $seat } fulfils the special objective: { $points } on the victory track.
board2e-event-scored = { $seat } scores “{ $objective }”: { $points } on the victory track.
board2e-event-lost-point = { $seat } goes back 1 on the victory track.
board2e-event-pool = The objectives { $objectives } lie in the pool.
board2e-event-took-objective = { $seat } takes “{ $objective }” from the pool.
board2e-event-returned-objective = { $seat } puts an objective back into the deck.

## Options

board2e-option-scenario = which game is played
board2e-option-scenario-base = the base game, 3 to 6 players
board2e-option-scenario-a-dance-with-dragons = A Dance with Dragons, 6 players
board2e-option-scenario-a-feast-for-crows = A Feast for Crows, 4 players
board2e-option-houses = the houses by seat; otherwise they are drawn
board2e-option-houses-stark = { board2e-house-stark }
board2e-option-houses-lannister = { board2e-house-lannister }
board2e-option-houses-baratheon = { board2e-house-baratheon }
board2e-option-houses-greyjoy = { board2e-house-greyjoy }
board2e-option-houses-tyrell = { board2e-house-tyrell }
board2e-option-houses-martell = { board2e-house-martell }
board2e-option-houses-arryn = { board2e-house-arryn }
board2e-option-tides = whether Tides of Battle cards are drawn in combat
board2e-option-errata = whose version of the open points is followed
board2e-option-errata-rulebook = the rulebook
board2e-option-errata-faq = the publisher’s later corrections
board2e-option-round-limit = how many rounds are played; 0 for as many as the scenario has

## Ends

board2e-result-castles = Seven castles and strongholds are in one hand.
board2e-result-rounds = The last round is over.
board2e-result-rounds-land = The last round is over. Among equals more land decided.
board2e-result-rounds-strongholds = The last round is over. Among equals more strongholds decided.
board2e-result-rounds-supply = The last round is over. Among equals the higher supply decided.
board2e-result-rounds-power = The last round is over. Among equals more power decided.
board2e-result-rounds-throne = The last round is over. Among equals the place on the Iron Throne track decided.
board2e-result-objectives = The end of the victory track is reached.

## Phases

board2e-phase-setup = Setting up
board2e-phase-westeros = Westeros phase
board2e-phase-planning = Planning phase
board2e-phase-raid = Raid orders
board2e-phase-march = March orders
board2e-phase-consolidate-power = Consolidate power orders
board2e-phase-clean-up = Clean-up
board2e-phase-scoring = Scoring and supply

## Decisions

board2e-decision-supply = Everyone sets the supply anew
board2e-decision-mustering = Everyone musters
board2e-decision-nothing = Nothing happens
board2e-decision-clash-of-kings = Everyone bids for the influence tracks
board2e-decision-game-of-thrones = Everyone gains power for the crowns
board2e-decision-no-defense-orders = No defense orders this round
board2e-decision-no-march-plus-1-orders = No march +1 orders this round
board2e-decision-threat-to-zero = The wildling threat goes to 0
board2e-decision-destroy-two-units = Lose two units
board2e-decision-fall-on-highest-track = Fall two positions on the track where you stand highest

## Orders

board2e-order-march-minus-1 = March −1
board2e-order-march-0 = March
board2e-order-march-plus-1 = March +1 ★
board2e-order-defense-1 = Defense +1
board2e-order-defense-2 = Defense +2 ★
board2e-order-support-0 = Support
board2e-order-support-plus-1 = Support +1 ★
board2e-order-raid = Raid
board2e-order-raid-special = Raid ★
board2e-order-consolidate-power = Consolidate power
board2e-order-consolidate-power-special = Consolidate power ★

## Units

board2e-unit-footman = Footman
board2e-unit-knight = Knight
board2e-unit-ship = Ship
board2e-unit-siege-engine = Siege engine

## Influence tracks

board2e-track-iron-throne = Iron Throne
board2e-track-fiefdoms = Fiefdoms
board2e-track-kings-court = King’s Court

## Westeros cards

board2e-westeros-supply = Supply
    .text = Everyone counts the barrels in controlled areas and sets the supply. Then, in turn order, armies that are too large lose units.
board2e-westeros-mustering = Mustering
    .text = In turn order everyone may muster in all castles (1 point) and strongholds (2 points).
board2e-westeros-a-throne-of-blades = A Throne of Blades
    .text = The holder of the Iron Throne decides: everyone sets the supply anew, everyone musters, or nothing happens.
board2e-westeros-last-days-of-summer-1 = Last Days of Summer
    .text = Nothing happens.
board2e-westeros-winter-is-coming-1 = Winter Is Coming
    .text = The deck is shuffled with its discards, and another card is drawn instead.
board2e-westeros-clash-of-kings = Clash of Kings
    .text = Everyone bids power for the three influence tracks, one after the other.
board2e-westeros-game-of-thrones = Game of Thrones
    .text = Everyone gains 1 power for each crown in controlled areas, and 1 for each port with own ships before a sea without enemy ships.
board2e-westeros-dark-wings-dark-words = Dark Wings, Dark Words
    .text = The holder of the raven decides: everyone bids for the influence tracks, everyone gains power for the crowns, or nothing happens.
board2e-westeros-last-days-of-summer-2 = Last Days of Summer
    .text = Nothing happens.
board2e-westeros-winter-is-coming-2 = Winter Is Coming
    .text = The deck is shuffled with its discards, and another card is drawn instead.
board2e-westeros-wildlings-attack = Wildlings Attack
    .text = The wildlings attack with their present strength.
board2e-westeros-put-to-the-sword = Put to the Sword
    .text = The holder of the blade decides for this round: no defense orders, no march +1 orders, or no ban.
board2e-westeros-sea-of-storms = Sea of Storms
    .text = No raid orders may be given this round.
board2e-westeros-rains-of-autumn = Rains of Autumn
    .text = No march +1 orders may be given this round.
board2e-westeros-feast-for-crows = Feast for Crows
    .text = No consolidate power orders may be given this round.
board2e-westeros-web-of-lies = Web of Lies
    .text = No support orders may be given this round.
board2e-westeros-storm-of-swords = Storm of Swords
    .text = No defense orders may be given this round.
board2e-westeros-ffc-mustering = Mustering
    .text = In turn order everyone may muster in all castles (1 point) and strongholds (2 points).
board2e-westeros-rally-the-men = Rally the Men
    .text = In turn order everyone may muster in all castles (1 point each); strongholds give nothing.
board2e-westeros-the-burden-of-power = The Burden of Power
    .text = The holder of the Iron Throne decides: the wildling threat goes to 0, or everyone musters.
board2e-westeros-famine = Famine
    .text = Everyone goes down 1 on the supply track. Then, in turn order, armies that are too large lose units.
board2e-westeros-ironborn-raid = Ironborn Raid
    .text = Everyone with two or more scored objectives goes back 1 on the victory track.
board2e-westeros-shifting-ambitions = Shifting Ambitions
    .text = Everyone secretly gives one objective into a pool. It is turned up, and in turn order everyone takes one.
board2e-westeros-new-information = New Information
    .text = In turn order everyone draws an objective; then everyone puts one back into the deck.

## Wildling cards

board2e-wildling-silence-at-the-wall = Silence at the Wall
    .text = Nothing happens.
board2e-wildling-preemptive-raid = Preemptive Raid
    .text = Defeat: the lowest bidder loses 2 units, or falls 2 positions on the best track. Victory: the wildlings attack again with strength 6, and the highest bidder takes no part.
board2e-wildling-crow-killers = Crow Killers
    .text = Defeat: all knights of the lowest bidder become footmen, and 2 of everyone else. Victory: the highest bidder may turn up to 2 footmen into knights.
board2e-wildling-rattleshirts-raiders = Rattleshirt’s Raiders
    .text = Defeat: the lowest bidder loses 2 supply, everyone else 1; armies must fit. Victory: the highest bidder gains 1 supply.
board2e-wildling-massing-on-the-milkwater = Massing on the Milkwater
    .text = Defeat: the lowest bidder discards all house cards of the highest strength in hand, everyone else one card. Victory: the highest bidder takes all used house cards back.
board2e-wildling-a-king-beyond-the-wall = A King Beyond the Wall
    .text = Defeat: the lowest bidder falls to the last position of every track, everyone else of the fiefdoms or the king’s court. Victory: the highest bidder rises to the first position of one track.
board2e-wildling-mammoth-riders = Mammoth Riders
    .text = Defeat: the lowest bidder loses 3 units, everyone else 2. Victory: the highest bidder may take a used house card back.
board2e-wildling-the-horde-descends = The Horde Descends
    .text = Defeat: the lowest bidder loses 2 units in one castle or stronghold, everyone else 1 unit. Victory: the highest bidder may muster in one castle or stronghold.
board2e-wildling-skinchanger-scout = Skinchanger Scout
    .text = Defeat: the lowest bidder loses all power, everyone else 2. Victory: the highest bidder gets the bid back.

## Objectives

board2e-objective-stop-the-storm = Stop the Storm
    .text = You control Storm’s End.
board2e-objective-cavalry-charge = Cavalry Charge
    .text = All 5 of your knights are on the board.
board2e-objective-backdoor-politics = Backdoor Politics
    .text = At the moment you score, every other house is ahead of you on the victory track.
board2e-objective-home-invasion = Home Invasion
    .text = You control the home area of another house.
board2e-objective-land-grab = Land Grab
    .text = You control more land areas than every other house.
board2e-objective-arbor-gold = Arbor Gold
    .text = You control The Arbor.
board2e-objective-extend-your-reach = Extend Your Reach
    .text = You control more sea areas than every other house; ports do not count.
board2e-objective-take-the-black = Take the Black
    .text = You control Castle Black.
board2e-objective-the-raven = The Raven
    .text = You hold the raven.
board2e-objective-support-the-crown = Support the Crown
    .text = You have exactly 3 units in Crackclaw Point and none in King’s Landing.
board2e-objective-the-throne = The Throne
    .text = You hold the Iron Throne.
board2e-objective-the-blade = The Blade
    .text = You hold the Valyrian steel blade.
board2e-objective-hold-court = Hold Court
    .text = You control King’s Landing.
board2e-objective-crossing-guard = Crossing Guard
    .text = You control both areas joined by one bridge.
board2e-objective-naval-superiority = Naval Superiority
    .text = You have more ships on the board than every other house; those in ports count.
board2e-objective-pull-the-weeds = Pull the Weeds
    .text = You control Searoad Marches, Blackwater and The Reach.
board2e-objective-ample-harvest = Ample Harvest
    .text = Your supply marker stands at 5 or 6.
board2e-objective-mercantile-ventures = Mercantile Ventures
    .text = You control more ports than every other house; a port belongs to whoever controls its land area.
board2e-objective-a-firm-grip = A Firm Grip
    .text = You control Crackclaw Point and Kingswood.
board2e-objective-a-stalwart-position = A Stalwart Position
    .text = You control more strongholds than every other house.
board2e-objective-spreading-the-wealth = Spreading the Wealth
    .text = You have more power tokens on the board than every other house; that of Arryn in The Eyrie does not count.
board2e-objective-protect-the-neck = Protect the Neck
    .text = You control Seagard, Greywater Watch and Flint’s Finger.
board2e-objective-nothing-but-ghosts = Nothing but Ghosts
    .text = You have exactly 1 unit in Harrenhal and none in any area adjacent to it.
board2e-objective-the-final-hour = The Final Hour
    .text = You have exactly 1 house card in hand.
board2e-objective-the-peoples-chosen = The People’s Chosen
    .text = You control 4 or more areas with at least one crown.
board2e-objective-a-mountainous-task = A Mountainous Task
    .text = You control The Eyrie.
board2e-objective-a-riper-fruit = A Riper Fruit
    .text = You control Winterfell.
board2e-objective-friendly-confines = Friendly Confines
    .text = You control more castles than every other house; strongholds do not count.
board2e-objective-special-stark = Special objective of Stark
    .text = You control Winterfell and, with it, 5 or more areas with a castle or stronghold.
board2e-objective-special-lannister = Special objective of Lannister
    .text = You control Lannisport and King’s Landing.
board2e-objective-special-baratheon = Special objective of Baratheon
    .text = You control Dragonstone and King’s Landing.
board2e-objective-special-arryn = Special objective of Arryn
    .text = You control The Eyrie and have more available power than every other house.

## Houses

board2e-house-stark = Stark
board2e-house-lannister = Lannister
board2e-house-baratheon = Baratheon
board2e-house-greyjoy = Greyjoy
board2e-house-tyrell = Tyrell
board2e-house-martell = Martell
board2e-house-arryn = Arryn
board2e-seat-stark = Stark
board2e-seat-lannister = Lannister
board2e-seat-baratheon = Baratheon
board2e-seat-greyjoy = Greyjoy
board2e-seat-tyrell = Tyrell
board2e-seat-martell = Martell
board2e-seat-arryn = Arryn

## Areas

board2e-area-blackwater = Blackwater
board2e-area-castle-black = Castle Black
board2e-area-crackclaw-point = Crackclaw Point
board2e-area-dornish-marches = Dornish Marches
board2e-area-dragonstone = Dragonstone
board2e-area-flints-finger = Flint’s Finger
board2e-area-greywater-watch = Greywater Watch
board2e-area-harrenhal = Harrenhal
board2e-area-highgarden = Highgarden
board2e-area-karhold = Karhold
board2e-area-kings-landing = King’s Landing
board2e-area-kingswood = Kingswood
board2e-area-lannisport = Lannisport
board2e-area-moat-cailin = Moat Cailin
board2e-area-oldtown = Oldtown
board2e-area-princes-pass = Prince’s Pass
board2e-area-pyke = Pyke
board2e-area-riverrun = Riverrun
board2e-area-salt-shore = Salt Shore
board2e-area-seagard = Seagard
board2e-area-searoad-marches = Searoad Marches
board2e-area-starfall = Starfall
board2e-area-stoney-sept = Stoney Sept
board2e-area-storms-end = Storm’s End
board2e-area-sunspear = Sunspear
board2e-area-the-arbor = The Arbor
board2e-area-the-boneway = The Boneway
board2e-area-the-eyrie = The Eyrie
board2e-area-the-fingers = The Fingers
board2e-area-the-mountains-of-the-moon = The Mountains of the Moon
board2e-area-the-reach = The Reach
board2e-area-the-stony-shore = The Stony Shore
board2e-area-the-twins = The Twins
board2e-area-three-towers = Three Towers
board2e-area-white-harbor = White Harbor
board2e-area-widows-watch = Widow’s Watch
board2e-area-winterfell = Winterfell
board2e-area-yronwood = Yronwood
board2e-area-bay-of-ice = Bay of Ice
board2e-area-blackwater-bay = Blackwater Bay
board2e-area-east-summer-sea = East Summer Sea
board2e-area-ironmans-bay = Ironman’s Bay
board2e-area-redwyne-straights = Redwyne Straights
board2e-area-sea-of-dorne = Sea of Dorne
board2e-area-shipbreaker-bay = Shipbreaker Bay
board2e-area-sunset-sea = Sunset Sea
board2e-area-the-golden-sound = The Golden Sound
board2e-area-the-narrow-sea = The Narrow Sea
board2e-area-the-shivering-sea = The Shivering Sea
board2e-area-west-summer-sea = West Summer Sea
board2e-area-port-of-dragonstone = Port of Dragonstone
board2e-area-port-of-lannisport = Port of Lannisport
board2e-area-port-of-oldtown = Port of Oldtown
board2e-area-port-of-pyke = Port of Pyke
board2e-area-port-of-storms-end = Port of Storm’s End
board2e-area-port-of-sunspear = Port of Sunspear
board2e-area-port-of-white-harbor = Port of White Harbor
board2e-area-port-of-winterfell = Port of Winterfell

## House cards

board2e-card-eddard-stark = Eddard Stark
board2e-card-robb-stark = Robb Stark
    .text = If you win, you may choose where the loser retreats, among the areas that cost him the fewest units.
board2e-card-roose-bolton = Roose Bolton
    .text = If you lose, take all your used house cards and this one back into your hand.
board2e-card-greatjon-umber = Greatjon Umber
board2e-card-ser-rodrick-cassel = Ser Rodrick Cassel
board2e-card-the-blackfish = The Blackfish
    .text = You take no casualties from house cards, sword icons or tides of battle.
board2e-card-catelyn-stark = Catelyn Stark
    .text = If you have a defense order in the embattled area, it counts double.
board2e-card-tywin-lannister = Tywin Lannister
    .text = If you win, gain 2 power.
board2e-card-ser-gregor-clegane = Ser Gregor Clegane
board2e-card-the-hound = The Hound
board2e-card-ser-jaime-lannister = Ser Jaime Lannister
board2e-card-tyrion-lannister = Tyrion Lannister
    .text = You may send your opponent’s card back to his hand at once; he must choose another one, or fights without a card if he has none.
board2e-card-ser-kevan-lannister = Ser Kevan Lannister
    .text = If you attack, all your footmen in the combat, supporting ones included, have strength 2.
board2e-card-cersei-lannister = Cersei Lannister
    .text = If you win, you may remove one order of the loser anywhere on the board.
board2e-card-stannis-baratheon = Stannis Baratheon
    .text = If your opponent is higher on the Iron Throne track: +1 strength.
board2e-card-renly-baratheon = Renly Baratheon
    .text = If you win, you may turn one of your footmen that fought or supported you into a knight.
board2e-card-ser-davos-seaworth = Ser Davos Seaworth
    .text = While Stannis Baratheon is among your used cards: +1 strength and 1 sword.
board2e-card-brienne-of-tarth = Brienne of Tarth
board2e-card-melisandre = Melisandre
board2e-card-salladhor-saan = Salladhor Saan
    .text = If you are supported, all ships of other houses in this combat have strength 0.
board2e-card-patchface = Patchface
    .text = After the combat you may look at your opponent’s hand and discard one card of it.
board2e-card-euron-crows-eye = Euron Crow’s Eye
board2e-card-victarion-greyjoy = Victarion Greyjoy
    .text = If you attack, all your ships in the combat, supporting ones included, have strength 2.
board2e-card-theon-greyjoy = Theon Greyjoy
    .text = If you defend an area with a castle or stronghold: +1 strength and 1 sword.
board2e-card-balon-greyjoy = Balon Greyjoy
    .text = The printed strength of your opponent’s card counts 0.
board2e-card-asha-greyjoy = Asha Greyjoy
    .text = If you are not supported: 2 swords and 1 fortification.
board2e-card-dagmar-cleftjaw = Dagmar Cleftjaw
board2e-card-aeron-damphair = Aeron Damphair
    .text = You may pay 2 power at once to discard this card and play another one.
board2e-card-mace-tyrell = Mace Tyrell
    .text = Destroy at once one of your opponent’s attacking or defending footmen.
board2e-card-ser-loras-tyrell = Ser Loras Tyrell
    .text = If you attack and win, the march order moves along into the conquered area and may be used again this round.
board2e-card-ser-garlan-tyrell = Ser Garlan Tyrell
board2e-card-randyll-tarly = Randyll Tarly
board2e-card-alester-florent = Alester Florent
board2e-card-margaery-tyrell = Margaery Tyrell
board2e-card-queen-of-thorns = Queen of Thorns
    .text = Remove at once one of your opponent’s orders next to the embattled area, but not the march order of this attack.
board2e-card-the-red-viper = The Red Viper
board2e-card-areo-hotah = Areo Hotah
board2e-card-obara-sand = Obara Sand
board2e-card-darkstar = Darkstar
board2e-card-nymeria-sand = Nymeria Sand
    .text = If you defend: 1 fortification. If you attack: 1 sword.
board2e-card-arianne-martell = Arianne Martell
    .text = If you defend and lose, the attacker may not enter the area and goes back to where he came from. Your units still retreat.
board2e-card-doran-martell = Doran Martell
    .text = Move your opponent at once to the last position of an influence track of your choice.
board2e-card-roose-bolton-dwd = Roose Bolton
board2e-card-ramsay-bolton = Ramsay Bolton
    .text = While Reek is in your hand: +1 strength and 3 swords.
board2e-card-black-walder = Black Walder
board2e-card-steelshanks-walton = Steelshanks Walton
board2e-card-walder-frey = Walder Frey
    .text = Support that other houses give to your opponent counts for you instead.
board2e-card-damon-dance-for-me = Damon Dance-For-Me
board2e-card-reek = Reek
    .text = If Ramsay Bolton is among your used cards, take him back at once. If you lose, you may take Reek back into your hand.
board2e-card-ser-jaime-lannister-dwd = Ser Jaime Lannister
board2e-card-ser-kevan-lannister-dwd = Ser Kevan Lannister
board2e-card-daven-lannister = Daven Lannister
board2e-card-ser-ilyn-payne = Ser Ilyn Payne
    .text = If you win, you may destroy one footman of your opponent in any area, in addition to the usual casualties.
board2e-card-cersei-lannister-dwd = Cersei Lannister
board2e-card-ser-addam-marbrand = Ser Addam Marbrand
    .text = If you attack, all your knights in the combat, supporting ones included, have strength 3.
board2e-card-qyburn = Qyburn
    .text = You may pay 2 power and choose a used house card of any house: its printed strength and icons count for you.
board2e-card-stannis-baratheon-dwd = Stannis Baratheon
    .text = If you are not supported, all support orders next to the embattled area are removed at once, your own included.
board2e-card-jon-snow = Jon Snow
    .text = If you win, you may move the wildling threat one space up or down.
board2e-card-melisandre-dwd = Melisandre
    .text = After the combat you may take one of your used cards back for power equal to its printed strength.
board2e-card-bastard-of-nightsong = Bastard of Nightsong
board2e-card-ser-davos-seaworth-dwd = Ser Davos Seaworth
board2e-card-ser-axell-florent = Ser Axell Florent
board2e-card-mance-rayder = Mance Rayder
    .text = Your final strength is the wildling threat.
board2e-card-euron-crows-eye-dwd = Euron Crow’s Eye
    .text = If your opponent is higher on the Fiefdoms track: +1 strength.
board2e-card-victarion-greyjoy-dwd = Victarion Greyjoy
board2e-card-asha-greyjoy-dwd = Asha Greyjoy
board2e-card-rodrik-the-reader = Rodrik the Reader
    .text = If you win, you may search a Westeros deck for a card, shuffle the deck and put the card face down on top.
board2e-card-qarl-the-maid = Qarl the Maid
    .text = If you attack and lose, gain 3 power.
board2e-card-ser-harras-harlaw = Ser Harras Harlaw
board2e-card-aeron-damphair-dwd = Aeron Damphair
    .text = You may pay any amount of power: +1 strength for each.
board2e-card-mace-tyrell-dwd = Mace Tyrell
board2e-card-randyll-tarly-dwd = Randyll Tarly
board2e-card-willas-tyrell = Willas Tyrell
board2e-card-ser-jon-fossoway = Ser Jon Fossoway
board2e-card-paxter-redwyne = Paxter Redwyne
    .text = In combat at sea all your ships, supporting ones included, have strength 2.
board2e-card-queen-of-thorns-dwd = Queen of Thorns
    .text = The text of your opponent’s card is ignored.
board2e-card-margaery-tyrell-dwd = Margaery Tyrell
    .text = If you defend your home area or an area with your power token, your opponent’s final strength is 2.
board2e-card-doran-martell-dwd = Doran Martell
    .text = For each other house card in your hand: 1 sword, 1 fortification and -1 strength.
board2e-card-areo-hotah-dwd = Areo Hotah
board2e-card-bastard-of-godsgrace = Bastard of Godsgrace
board2e-card-big-man = Big Man
board2e-card-ser-gerris-drinkwater = Ser Gerris Drinkwater
    .text = If you win, you may move up one position on an influence track of your choice.
board2e-card-quentyn-martell = Quentyn Martell
    .text = For each of your used house cards: +1 strength.
board2e-card-nymeria-sand-dwd = Nymeria Sand
board2e-card-bronze-yohn-royce = Bronze Yohn Royce
    .text = If you have more power than your opponent: +1 strength.
board2e-card-littlefinger = Littlefinger
    .text = If you control The Eyrie after the combat, gain power: twice the printed strength of your opponent’s card.
board2e-card-nestor-royce = Nestor Royce
board2e-card-lyn-corbray = Lyn Corbray
board2e-card-lothor-brune = Lothor Brune
board2e-card-alayne-stone = Alayne Stone
    .text = If you win and control The Eyrie, you may pay 2 power: your opponent loses all available power.
board2e-card-lysa-arryn = Lysa Arryn
    .text = If your opponent has more power than you after the combat, gain 3 power.

## Combat: choices

board2e-choice-support = Support { $seat }
board2e-choice-support-nobody = Support nobody
board2e-choice-accept-help = Accept the support
board2e-choice-refuse-help = Refuse the support of { $seat }
board2e-choice-play = Play { $card }
board2e-choice-redraw = Use the blade for another tide
board2e-choice-use-blade = Use the blade: +1 strength
board2e-choice-kill = Destroy: { $unit }
board2e-choice-kill-routed = Destroy a routed unit: { $unit }
board2e-choice-retreat = Retreat to { $area }
board2e-choice-return-card = Send { $card } back
board2e-choice-replace-card = Pay 2 power and play another card
board2e-choice-remove-order = Remove the order: { $area }
board2e-choice-pay = Pay { $power } power: +{ $power } strength
board2e-choice-copy-card = Pay 2 power and use { $card }
board2e-choice-threat-up = Raise the wildling threat
board2e-choice-threat-down = Lower the wildling threat
board2e-choice-search = Search Westeros deck { $deck }
board2e-choice-fetch = Put on top: { $card }
board2e-choice-strip-power = Pay 2 power: { $seat } loses all power

## Combat: questions

board2e-prompt-combat-support = Combat for { $area }: whom do you support?
board2e-prompt-combat-help = Combat for { $area }: do you accept the support that others offer?
board2e-prompt-combat-card = Combat for { $area }: which house card do you play?
board2e-prompt-combat-another-card = Which house card do you play instead?
board2e-prompt-combat-tide = Your tide of battle is “{ $tide }”. Do you use the blade to draw another one?
board2e-prompt-combat-blade = Combat for { $area }: do you use the Valyrian steel blade?
board2e-prompt-combat-casualties =
    { $left ->
        [one] Swords strike: which unit do you lose?
       *[other] Swords strike: which units do you lose? { $left } must go.
    }
board2e-prompt-combat-skulls =
    { $left ->
        [one] The tides of battle cost you a unit: which one do you lose?
       *[other] The tides of battle cost you { $left } units: which one do you lose first?
    }
board2e-prompt-combat-surplus =
    { $left ->
        [one] Your supply does not feed all who retreat: which unit do you lose?
       *[other] Your supply does not feed all who retreat: which units do you lose? { $left } must go.
    }
board2e-prompt-combat-retreat = Where do your units retreat to?
board2e-prompt-card-robb-stark = Robb Stark: where do the units of { $seat } retreat to?
board2e-prompt-card-reek = You have lost to { $seat }: do you take Reek back into your hand?
board2e-prompt-card-tyrion-lannister = Tyrion Lannister: do you send the card of { $seat } back?
board2e-prompt-card-cersei-lannister = Cersei Lannister: which order of { $seat } do you remove?
board2e-prompt-card-ser-ilyn-payne = Ser Ilyn Payne: which footman of { $seat } do you destroy?
board2e-prompt-card-qyburn = Qyburn: which used card do you use against { $seat }?
board2e-prompt-card-renly-baratheon = Renly Baratheon: which footman becomes a knight after the victory over { $seat }?
board2e-prompt-card-patchface = Patchface: which card of { $seat } do you discard?
board2e-prompt-card-jon-snow = Jon Snow: do you move the wildlings after the victory over { $seat }?
board2e-prompt-card-melisandre = Melisandre, after the combat with { $seat }: which used card do you buy back?
board2e-prompt-card-aeron-damphair = Aeron Damphair: do you play another card against { $seat }?
board2e-prompt-card-rodrik-the-reader = Rodrik the Reader, after the victory over { $seat }: which card do you look for?
board2e-prompt-card-aeron-damphair-pays = Aeron Damphair: how much power do you pay against { $seat }?
board2e-prompt-card-mace-tyrell = Mace Tyrell: which footman of { $seat } do you destroy?
board2e-prompt-card-queen-of-thorns = Queen of Thorns: which order of { $seat } do you remove?
board2e-prompt-card-doran-martell = Doran Martell: on which track does { $seat } fall to the last position?
board2e-prompt-card-ser-gerris-drinkwater = Ser Gerris Drinkwater, after the victory over { $seat }: on which track do you move up?
board2e-prompt-card-alayne-stone = Alayne Stone: do you take all power from { $seat }?

## Combat: events

board2e-event-supports = { $seat } supports { $other }.
board2e-event-supports-own = { $seat } supports its own side.
board2e-event-supports-nobody = { $seat } supports nobody.
board2e-event-help-refused = { $seat } refuses the support of { $other }.
board2e-event-card-chosen = { $seat } has chosen a house card.
board2e-event-card-shown = { $seat } plays { $card }.
board2e-event-no-card-left = { $seat } fights without a house card.
board2e-event-text-used = { $card } of { $seat } takes effect.
board2e-event-card-returned = { $card } goes back to the hand of { $seat }.
board2e-event-text-ignored = The text of { $card } of { $seat } is ignored.
board2e-event-card-copied = { $seat } uses strength and icons of { $card }.
board2e-event-support-turned = The support from { $area } now counts for { $seat }.
board2e-event-tides-drawn = Both sides draw a tide of battle.
board2e-event-your-tide = Your tide of battle is “{ $tide }”.
board2e-event-tide-exchanged = { $seat } uses the blade and exchanges the tide of battle “{ $tide }”.
board2e-event-tide-shown = The tide of battle of { $seat } is “{ $tide }”.
board2e-event-blade-used = { $seat } uses the Valyrian steel blade.
board2e-event-strengths = { $seat } attacks with { $attack }, { $other } defends with { $defence }.
board2e-event-won-combat = { $seat } wins the combat for { $area }.
board2e-event-killed =
    { $seat } loses { $unit ->
        [Footman] a footman
        [Knight] a knight
        [Ship] a ship
       *[other] a siege engine
    } in the combat.
board2e-event-retreated = { $seat } retreats to { $area }.
board2e-event-garrison-gone = The garrison of { $seat } in { $area } is destroyed.
board2e-event-march-kept = The march order of { $seat } moves along to { $area }.
board2e-event-cards-back = { $seat } takes the used house cards back.
board2e-event-searched = { $seat } searches Westeros deck { $deck } and puts a card on top.
board2e-event-you-fetched = You put “{ $card }” on top.

## Tides of battle

board2e-tide-zero = strength 0
board2e-tide-two = strength 2
board2e-tide-three = strength 3
board2e-tide-one-sword = strength 1 and a sword
board2e-tide-one-fortification = strength 1 and a fortification
board2e-tide-skull = a skull
