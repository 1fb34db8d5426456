# Risk: Game of Thrones

risk-title = Risk: Game of Thrones
    .short = Risk
    .text = Conquer Westeros or Essos: a quick Skirmish, or Dominion with gold and objectives.

## Choices

risk-choice-house = Take house { $house }
risk-choice-return = Return “{ $objective }”
risk-choice-claim = Claim { $area }
risk-choice-place = Place 1 unit in { $area }
risk-choice-trade = Trade in { $first }, { $second } and { $third }
risk-choice-redeem = Redeem { $card } for its special unit
risk-choice-redeem-maester = Redeem { $maester } for its special unit
risk-choice-keep-cards = Keep all cards
risk-choice-put = Put the { $unit } in { $area }
risk-choice-buy-maester = Buy a maester card
risk-choice-buy-objective = Buy new objectives
risk-choice-keep = Keep “{ $objective }”
risk-choice-keep-maester = Keep { $maester }
risk-choice-keep-card = Keep { $card }
risk-choice-invade = Invade { $target } from { $source }
risk-choice-attack =
    { $dice ->
        [one] Attack with 1 unit
       *[other] Attack with { $dice } units
    }
risk-choice-stop = Stop this invasion
risk-choice-defend =
    { $dice ->
        [one] Defend with 1 unit
       *[other] Defend with { $dice } units
    }
risk-choice-advance =
    { $units ->
        [0] Move no more in
        [one] Move 1 more in
       *[other] Move { $units } more in
    }
risk-choice-from = From { $area }
risk-choice-to = To { $area }
risk-choice-move =
    { $units ->
        [one] Move 1 unit
       *[other] Move { $units } units
    }
risk-choice-take = Take a { $unit } along
risk-choice-maneuver = Make the maneuver now
risk-choice-complete = Complete “{ $objective }”
risk-choice-done = Done
risk-choice-pass = Pass
risk-choice-use = Use { $character }
risk-choice-play = Play { $maester }
risk-choice-against = { $seat }
risk-choice-name = { $character }
risk-choice-die = Die number { $number }
risk-choice-destroy = Destroy 1 unit in { $area }
risk-choice-remove =
    { $units ->
        [0] Remove no unit
        [one] Remove 1 unit
       *[other] Remove { $units } units
    }
risk-choice-at = { $area }
risk-choice-muster = Reveal the smallfolk of { $area }
risk-choice-ransom = Ransom { $character }

## Events

risk-event-rolled-for-order = { $seat } rolls a { $die } for the first choice.
risk-event-took-house = { $house } takes the field.
risk-event-safe-windows = From now on everyone who could act is asked: several people play here.
risk-event-claimed = { $seat } claims { $area }.
risk-event-neutral-laid =
    { $units ->
        [one] 1 neutral unit holds { $area }.
       *[other] { $units } neutral units hold { $area }.
    }
risk-event-dealt = { $seat } is dealt { $areas }.
risk-event-turn = In round { $round } it is the turn of { $seat }.
risk-event-collected =
    { $units ->
        [one] { $seat } collects 1 unit
       *[other] { $seat } collects { $units } units
    }{ $gold ->
        [0] .
       *[other] {" "}and { $gold } gold.
    }
risk-event-traded =
    { $units ->
        [one] { $seat } trades in { $cards } for 1 unit.
       *[other] { $seat } trades in { $cards } for { $units } units.
    }
risk-event-placed = { $seat } places 1 unit in { $area }.
risk-event-redeemed = { $seat } redeems { $card } for a { $unit }.
risk-event-redeemed-maester = { $seat } redeems { $maester } for a { $unit }.
risk-event-special-placed = { $seat } puts a { $unit } in { $area }.
risk-event-bought-maester = { $seat } buys a maester card.
risk-event-bought-objective = { $seat } buys new objectives.
risk-event-got-maester = { $seat } gets the maester card “{ $maester }”.
risk-event-got-objective = { $seat } gets the objective “{ $objective }”.
risk-event-got-card = { $seat } gets the territory card { $card }.
risk-event-drew-card = { $seat } draws a territory card.
risk-event-invaded = { $seat } invades { $target } from { $source }, and { $defender } defends it.
risk-event-rolls-for-neutral = { $seat } rolls for the neutral side.
risk-event-rolled = { $seat } rolls { $attack }, and { $defender } rolls { $defence } against it.
risk-event-fought =
    { $source } fights with { $attack } against { $target } with { $defence }: the attack loses { $lost ->
        [0] no unit
        [one] 1 unit
       *[other] { $lost } units
    }, the defence { $killed ->
        [0] none.
       *[other] { $killed }.
    }
risk-event-stopped = { $seat } stops the invasion of { $target }.
risk-event-conquered = { $seat } conquers { $area } and drives out { $loser }.
risk-event-advanced =
    { $units ->
        [one] { $seat } moves 1 unit from { $source } into { $target }.
       *[other] { $seat } moves { $units } units from { $source } into { $target }.
    }
risk-event-eliminated = { $by } has eliminated { $seat }.
risk-event-maneuvered =
    { $units ->
        [one] { $seat } maneuvers 1 unit from { $source } to { $target }.
       *[other] { $seat } maneuvers { $units } units from { $source } to { $target }.
    }
risk-event-completed =
    { $points ->
        [one] { $seat } completes “{ $objective }” for 1 victory point.
       *[other] { $seat } completes “{ $objective }” for { $points } victory points.
    }
risk-event-end-card-drawn = { $seat } draws the End Game card, and it is Valar Morghulis.
risk-event-shown = { $seat } reveals { $cards }.
risk-event-used =
    { $cost ->
        [0] { $seat } uses { $character }.
       *[other] { $seat } uses { $character } for { $cost } gold.
    }
risk-event-played =
    { $cost ->
        [0] { $seat } plays “{ $maester }”.
       *[other] { $seat } plays “{ $maester }” for { $cost } gold.
    }
risk-event-cancelled = “{ $maester }” of { $seat } is cancelled.
risk-event-discarded-maester = { $seat } discards the maester card “{ $maester }”.
risk-event-discarded-objective = { $seat } discards the objective “{ $objective }”.
risk-event-discarded-card = { $seat } discards the territory card { $card }.
risk-event-stole-maester = { $seat } takes a maester card from { $victim }.
risk-event-stole-this = { $seat } takes the maester card “{ $maester }” from { $victim }.
risk-event-stole-gold = { $seat } takes { $gold } gold from { $victim }.
risk-event-paid = { $seat } pays { $to } { $gold } gold.
risk-event-card-roll = { $seat } rolls { $dice }.
risk-event-rerolled = A die is rolled again for { $seat } and shows { $die } now.
risk-event-die-set = { $seat } turns a die to { $die }.
risk-event-units-added =
    { $units ->
        [one] { $seat } adds 1 unit in { $area }.
       *[other] { $seat } adds { $units } units in { $area }.
    }
risk-event-units-destroyed =
    { $units ->
        [one] In { $area }, { $owner } loses 1 unit.
       *[other] In { $area }, { $owner } loses { $units } units.
    }
risk-event-invasion-cancelled = The invasion of { $target } is called off.
risk-event-captured = { $seat } captures { $character }.
risk-event-ransomed = { $seat } ransoms { $character }.
risk-event-returned = { $character } returns to { $seat }.
risk-event-killed = { $character } is removed from the game.
risk-event-lost-point = { $seat } loses 1 victory point.
risk-event-income-halved = { $seat } receives only half of units and gold this turn.
risk-event-readied = { $seat } readies all characters.
risk-event-ended = { $seat } wins.

## Questions

risk-prompt-reinforce-trade = Do you trade in a set of territory cards?
risk-prompt-reinforce-redeem = Do you redeem a single card for a special unit?
risk-prompt-reinforce-place =
    { $left ->
        [one] Where does your last unit go?
       *[other] Where does the next of your { $left } units go?
    }
risk-prompt-reinforce-put = Where does the { $unit } go?
risk-prompt-invade-declare = Do you invade, or do you end your invasions?
risk-prompt-invade-attack = With how many units do you attack { $target } from { $source }?
risk-prompt-invade-defend =
    { $attack ->
        [one] 1 unit from { $source } attacks { $target }. With how many do you defend?
       *[other] { $attack } units from { $source } attack { $target }. With how many do you defend?
    }
risk-prompt-window-start = Your turn begins. Do you play a card?
risk-prompt-window-opponent-start = An opponent’s turn begins. Do you play a card?
risk-prompt-window-collect = You collect reinforcements. Do you play a card?
risk-prompt-window-deploy = You deploy reinforcements. Do you use a character?
risk-prompt-window-buy = You buy a maester card. Do you use a character?
risk-prompt-window-declare = You invade { $target } from { $source }. Do you use anything?
risk-prompt-window-against-me = Your { $target } is invaded from { $source }. Do you use anything?
risk-prompt-window-against-other = Another player’s { $target } is invaded from { $source }. Do you play a card?
risk-prompt-window-committed =
    { $dice ->
        [one] 1 unit is sent against { $target }. Do you play a card?
       *[other] { $dice } units are sent against { $target }. Do you play a card?
    }
risk-prompt-window-rolled = The dice show { $attack } against { $defence }. Do you use anything?
risk-prompt-window-dice = You rolled { $dice }. Do you play a card?
risk-prompt-window-draw = You may draw territory cards. Do you use a character?
risk-prompt-window-draw-territory = You draw a territory card. Do you use a character?
risk-prompt-window-cancel = An opponent plays “{ $maester }”. Do you cancel it?
risk-prompt-offer = You may do this at any time.
risk-prompt-setup-house = Which house do you lead?
risk-prompt-setup-return-objective = Which objective do you return?
risk-prompt-setup-claim =
    { $left ->
        [one] Which empty territory do you claim with your last unit?
       *[other] Which empty territory do you claim? You have { $left } units left.
    }
risk-prompt-setup-strengthen =
    { $left ->
        [one] Where does your last unit go?
       *[other] Which of your territories do you strengthen? You have { $left } units left.
    }
risk-prompt-buy-cards = You have { $gold } gold. Do you buy cards?
risk-prompt-buy-keep-maester = Which maester card do you keep?
risk-prompt-draw-keep-card = Which territory card do you keep?
risk-prompt-objective-keep = Which objective do you keep?
risk-prompt-objective-complete = Do you complete an objective?
risk-prompt-conquer-advance = How many further units move from { $source } into { $target }?
risk-prompt-maneuver-from = From where do you maneuver?
risk-prompt-maneuver-to = Where does your maneuver from { $source } lead?
risk-prompt-maneuver-units = How many units do you move from { $source } to { $target }?
risk-prompt-maneuver-along = Do you take special units along from { $source } to { $target }?
risk-prompt-card-place =
    { $left ->
        [one] Where does the last unit of the card go?
       *[other] Where does the next of { $left } units of the card go?
    }
risk-prompt-card-castle = Which territory with a castle gets the unit?
risk-prompt-card-withdraw = Where do the units of { $area } withdraw to?
risk-prompt-card-supply-lines = Which territory do you cut off?
risk-prompt-card-destroy =
    { $left ->
        [one] Which of your units do you destroy?
       *[other] Which of your units do you destroy? There are { $left } to go.
    }
risk-prompt-card-remove = How many units do you remove from { $area }?
risk-prompt-card-discard-maester = Who discards a maester card?
risk-prompt-card-steal-maester = From whom do you take a maester card?
risk-prompt-card-captive = Which character do you want to capture?
risk-prompt-card-kill = Which character is to leave the game?
risk-prompt-dice-highest-face = The dice show { $dice }. Which one do you turn to its highest face?
risk-prompt-dice-force-reroll = The dice show { $dice }. Which one must be rolled again?
risk-prompt-dice-reroll = The dice show { $dice }. Which one do you roll again?

## Options

risk-option-mode = how to play
risk-option-mode-skirmish = Skirmish: the basic game, 2 to 5 players
risk-option-mode-dominion = Dominion: the full game, 2 to 5 players
risk-option-mode-world-at-war = World at War: both boards, 6 or 7 players
risk-option-rules = which rules World at War is played with
risk-option-rules-skirmish = those of Skirmish
risk-option-rules-dominion = those of Dominion
risk-option-board = the board, which follows from the number of players
risk-option-board-westeros = Westeros
risk-option-board-essos = Essos
risk-option-board-both = Westeros and Essos
risk-option-modules = which parts of Dominion are used, separated by commas
risk-option-modules-gold = gold
risk-option-modules-characters = characters and their abilities
risk-option-modules-special-units = knights, siege engines and fortifications
risk-option-modules-maesters = maester cards
risk-option-modules-objectives = objectives and victory points
risk-option-victory = how to win
risk-option-victory-skirmish = most territories, castles and ports when the End Game card is drawn
risk-option-victory-dominion = 10 victory points and the own seat of power
risk-option-houses = the houses by seat; otherwise they are chosen at the table
risk-option-houses-stark = { risk-house-stark }
risk-option-houses-baratheon = { risk-house-baratheon }
risk-option-houses-lannister = { risk-house-lannister }
risk-option-houses-tyrell = { risk-house-tyrell }
risk-option-houses-martell = { risk-house-martell }
risk-option-houses-targaryen = { risk-house-targaryen }
risk-option-houses-ghiscari = { risk-house-ghiscari }
risk-option-units-per-territory = units on each dealt territory in Skirmish: 3, or 2 as in an earlier printing
risk-option-round-limit = rounds after which the most points win; 0 for none
risk-option-windows = who is asked whether to play cards
risk-option-windows-fast = only who can
risk-option-windows-safe = everyone who could for all the others know

## Ends

risk-result-last-one-standing = Only one house is left.
risk-result-dominion = A house has 10 victory points and its seat of power.
risk-result-end-card = The End Game card was drawn.
risk-result-round-limit = The agreed number of rounds is over.

## Houses

risk-house-stark = Stark
risk-house-baratheon = Baratheon
risk-house-lannister = Lannister
risk-house-tyrell = Tyrell
risk-house-martell = Martell
risk-house-targaryen = Targaryen
risk-house-ghiscari = Ghiscari

risk-seat-neutral = the neutral side
risk-seat-stark = { risk-house-stark }
risk-seat-baratheon = { risk-house-baratheon }
risk-seat-lannister = { risk-house-lannister }
risk-seat-tyrell = { risk-house-tyrell }
risk-seat-martell = { risk-house-martell }
risk-seat-targaryen = { risk-house-targaryen }
risk-seat-ghiscari = { risk-house-ghiscari }

## Regions

risk-region-the-north = The North
risk-region-vale-of-arryn = The Vale of Arryn
risk-region-riverlands = The Riverlands
risk-region-iron-islands = The Iron Islands
risk-region-crownlands = The Crownlands
risk-region-westerlands = The Westerlands
risk-region-stormlands = The Stormlands
risk-region-reach = The Reach
risk-region-dorne = Dorne
risk-region-andalos = Andalos
risk-region-disputed-lands = The Disputed Lands
risk-region-long-summer = Lands of Long Summer
risk-region-slavers-bay = Slaver’s Bay
risk-region-jade-sea-coast = Jade Sea Coast
risk-region-dothraki-sea = The Dothraki Sea

## Territories: Westeros

risk-area-skagos = Skagos
risk-area-the-gift = The Gift
risk-area-karhold = Karhold
risk-area-winterfell = Winterfell
risk-area-the-dreadfort = The Dreadfort
risk-area-widows-watch = Widow’s Watch
risk-area-white-harbor = White Harbor
risk-area-bear-island = Bear Island
risk-area-wolfswood = Wolfswood
risk-area-barrowlands = Barrowlands
risk-area-stoney-shore = Stoney Shore
risk-area-the-neck = The Neck
risk-area-cape-kraken = Cape Kraken
risk-area-the-fingers = The Fingers
risk-area-mountains-of-the-moon = Mountains of the Moon
risk-area-the-eyrie = The Eyrie
risk-area-gulltown = Gulltown
risk-area-the-twins = The Twins
risk-area-the-trident = The Trident
risk-area-riverrun = Riverrun
risk-area-harrenhal = Harrenhal
risk-area-stoney-sept = Stoney Sept
risk-area-pyke = Pyke
risk-area-harlaw = Harlaw
risk-area-crackclaw-point = Crackclaw Point
risk-area-kings-landing = King’s Landing
risk-area-dragonstone = Dragonstone
risk-area-kingswood = Kingswood
risk-area-the-crag = The Crag
risk-area-golden-tooth = Golden Tooth
risk-area-casterly-rock = Casterly Rock
risk-area-crakehall = Crakehall
risk-area-silverhill = Silverhill
risk-area-tarth = Tarth
risk-area-storms-end = Storm’s End
risk-area-dornish-marches = Dornish Marches
risk-area-rainwood = Rainwood
risk-area-blackwater-rush = Blackwater Rush
risk-area-the-mander = The Mander
risk-area-searoad-marshes = Searoad Marshes
risk-area-highgarden = Highgarden
risk-area-oldtown = Oldtown
risk-area-three-towers = Three Towers
risk-area-the-arbor = The Arbor
risk-area-red-mountains = Red Mountains
risk-area-sandstone = Sandstone
risk-area-greenblood = Greenblood
risk-area-sunspear = Sunspear

## Territories: Essos

risk-area-braavosian-coastlands = Braavosian Coastlands
risk-area-the-axe = The Axe
risk-area-hills-of-norvos = Hills of Norvos
risk-area-forest-of-qohor = Forest of Qohor
risk-area-upper-rhoyne = Upper Rhoyne
risk-area-the-flatlands = The Flatlands
risk-area-the-golden-fields = The Golden Fields
risk-area-tyrosh = Tyrosh
risk-area-myr = Myr
risk-area-the-orange-shore = The Orange Shore
risk-area-lys = Lys
risk-area-lower-rhoyne = Lower Rhoyne
risk-area-volantis = Volantis
risk-area-mantarys = Mantarys
risk-area-the-sea-of-sights = The Sea of Sights
risk-area-oros = Oros
risk-area-valyria = Valyria
risk-area-meereen = Meereen
risk-area-yunkai = Yunkai
risk-area-astapor = Astapor
risk-area-old-ghis = Old Ghis
risk-area-new-ghis = New Ghis
risk-area-the-red-waste = The Red Waste
risk-area-qarth = Qarth
risk-area-bayasabhad = Bayasabhad
risk-area-samyrian = Samyrian
risk-area-northern-jade-sea = Northern Jade Sea
risk-area-the-footprint = The Footprint
risk-area-vaes-dothrak = Vaes Dothrak
risk-area-eastern-dothraki-sea = Eastern Dothraki Sea
risk-area-western-dothraki-sea = Western Dothraki Sea
risk-area-northern-dothraki-sea = Northern Dothraki Sea
risk-area-sarnor = Sarnor
risk-area-lhazar = Lhazar

## Special units

risk-unit-knight = knight
    .text = Each knight in the territory adds 1 to the highest die of its owner when units of this territory attack or defend; may exceed 6 or 8; several add up.
risk-unit-siege-engine = siege engine
    .text = Each siege engine in the territory turns one six-sided die of its owner into an eight-sided one when units of this territory attack or defend; at most as many as dice rolled.
risk-unit-fortification = fortification
    .text = All defence dice of its owner in this territory are eight-sided. Defence only, never moves.

## Characters

risk-character-ned-stark = Ned Stark
    .text = After the dice of a battle in which you defend are rolled: set one of your defence dice to its highest face (6 on a six-sided, 8 on an eight-sided die).
risk-character-robb-stark = Robb Stark
    .text = When you declare an invasion: add 1 to each of your attack dice in every battle of this invasion.
risk-character-catelyn-stark = Catelyn Stark
    .text = When an opponent declares an invasion of a territory you control that holds exactly 1 of your units: put 1 unit from your supply into that territory.
risk-character-jon-snow = Jon Snow
    .text = At the start of your maneuver step: you may make one more maneuver this turn (two in all).
risk-character-stannis-baratheon = Stannis Baratheon
    .text = When an opponent declares an invasion against you: add 1 to each of your defence dice in every battle of this invasion.
risk-character-davos-seaworth = Davos Seaworth
    .text = When you declare an invasion of a territory that has a port: add 1 to each of your attack dice in every battle of this invasion.
risk-character-melisandre = Melisandre
    .text = In your turn before your first invasion: choose an opponent: they discard 1 maester card at random.
risk-character-salladhor-saan = Salladhor Saan
    .text = In your turn before your first invasion: the first time this turn that you conquer a territory from an opponent, take 100 gold from them.
risk-character-tywin-lannister = Tywin Lannister
    .text = After the dice of a battle in which you defend are rolled: add 1 to each of your defence dice in this battle.
risk-character-jaime-lannister = Jaime Lannister
    .text = After the dice of a battle in which you attack are rolled: set one of your attack dice to its highest face (6 or 8).
risk-character-cersei-lannister = Cersei Lannister
    .text = In your draw step if you conquered 3 or more territories this turn: draw 1 more territory card.
risk-character-tyrion-lannister = Tyrion Lannister
    .text = When you buy a maester card: look at the top 2 cards of the maester deck, keep 1 and discard the other, instead of drawing the top card.
risk-character-loras-tyrell = Loras Tyrell
    .text = When you declare an invasion: you win tied dice in every battle of this invasion.
risk-character-margaery-tyrell = Margaery Tyrell
    .text = After the dice of a battle in which you attack or defend are rolled: your opponent must re-roll one of their dice of your choice, once; the new result stands.
risk-character-renly-baratheon = Renly Baratheon
    .text = When you deploy your reinforcements: deploy 1 more unit, into a territory with a castle that you control.
risk-character-brienne = Brienne
    .text = When an opponent declares an invasion against you: you may roll eight-sided instead of six-sided dice for all your defence dice in every battle of this invasion.
risk-character-oberyn-martell = Oberyn Martell
    .text = When you declare an invasion: you may roll one eight-sided instead of one six-sided die in every battle of this invasion.
risk-character-ellaria-sand = Ellaria Sand
    .text = In your turn before your first invasion: this turn you may make your maneuver at any moment of your turn.
risk-character-doran-martell = Doran Martell
    .text = In your draw step if you conquered no territory this turn: draw 1 territory card.
risk-character-areo-hotah = Areo Hotah
    .text = When an opponent declares an invasion of a territory you control that has a castle or a port: add 1 to your highest defence die in every battle of this invasion.
risk-character-daenerys-targaryen = Daenerys Targaryen
    .text = When you declare an invasion: you may roll eight-sided instead of six-sided dice for all your attack dice in every battle of this invasion.
risk-character-jorah-mormont = Jorah Mormont
    .text = In your draw step if you conquered 2 or more territories with a castle or a port this turn: draw 1 more territory card.
risk-character-barristan-selmy = Barristan Selmy
    .text = After the dice of a battle in which you defend are rolled: re-roll any number of your defence dice once; the new results stand.
risk-character-grey-worm = Grey Worm
    .text = At the start of an invasion in which you attack or defend: in every battle of this invasion you may re-roll each of your dice that shows 1, once per die.
risk-character-hizdahr-zo-loraq = Hizdahr zo Loraq
    .text = When an opponent declares an invasion against you: you may roll one eight-sided instead of one six-sided die in every battle of this invasion.
risk-character-kraznys-mo-nakloz = Kraznys mo Nakloz
    .text = When you declare an invasion: add 1 to your highest attack die in every battle of this invasion.
risk-character-pyat-pree = Pyat Pree
    .text = After the dice of a battle in which you attack or defend are rolled: add 1 to each of your dice in this battle.
risk-character-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .text = When you draw a territory card: look at the top 2 cards of the territory deck, keep 1 and discard the other, instead of drawing the top card.

## Maester cards

risk-maester-pirate-ship-fleet = Pirate Ship Fleet
    .text = In your turn before your first invasion: this turn you may declare invasions from any territory with a port that you control against any territory that has a coastline.
risk-maester-desperate-ambush = Desperate Ambush
    .text = After an opponent has committed attacking units to a battle against you: roll a six-sided die and halve it, rounding up (1 to 3): destroy that many of the committed attacking units.
risk-maester-lead-into-a-trap = Lead Into a Trap
    .text = After an opponent has committed attacking units to a battle against you: destroy all committed attacking units.
risk-maester-preparing-for-war = Preparing for War
    .text = At any time: place 3 units from your supply, 1 each in up to 3 different territories you control.
risk-maester-reinforce-bulwarks = Reinforce Bulwarks
    .text = At any time: put 1 fortification into a territory you control.
risk-maester-spiders-sabotage = Spider’s Sabotage
    .text = When an opponent plays a maester card: cancel the effect of that card.
risk-maester-bribery = Bribery
    .text = When an opponent declares an invasion of a territory you control: give that opponent 200 gold: the invasion is cancelled and that territory cannot be invaded for the rest of this turn.
risk-maester-a-sworn-sword = A Sworn Sword
    .text = At any time: put 1 knight into a territory you control.
risk-maester-strength-of-steel = Strength of Steel
    .text = When you declare an invasion: add 1 to your highest attack die in every battle of this invasion.
risk-maester-castle-walls = Castle Walls
    .text = When an opponent declares an invasion of a territory you control that has a castle: add 1 to your highest defence die in every battle of this invasion.
risk-maester-weapons-of-war = Weapons of War
    .text = At any time: put 1 siege engine into a territory you control.
risk-maester-sickness-in-the-ranks = Sickness in the Ranks
    .text = In your turn before your first invasion: draw the top territory card and discard it. Destroy 1 unit in every territory of that card’s region that is controlled by an opponent.
risk-maester-mass-desertion = Mass Desertion
    .text = In your turn before your first invasion: reveal the top 2 territory cards. In each of these two territories that an opponent controls destroy half of the units, rounded down. Discard the cards.
risk-maester-a-web-of-lies = A Web of Lies
    .text = In your turn before your first invasion: take 1 maester card at random from an opponent’s hand into your hand.
risk-maester-taken-captive = Taken Captive
    .text = Just before you declare an invasion of an opponent’s territory: name one character of the defending house. If you conquer the territory in this invasion you capture that character: its ability cannot be used until its owner pays you 500 gold as ransom.
risk-maester-valyrian-steel = Valyrian Steel
    .text = After you roll dice for any reason: set one of the dice you rolled to its highest face.
risk-maester-shifting-alliance = Shifting Alliance
    .text = After an opponent has committed attacking units to a battle against a territory you control: destroy up to 2 committed attacking units and put 2 units from your supply into the defending territory.
risk-maester-establish-the-high-ground = Establish the High Ground
    .text = When an opponent declares an invasion of a territory you control: add 1 to all your dice for the rest of this turn, until that opponent conquers the territory named in the invasion.
risk-maester-confusion-in-the-ranks = Confusion in the Ranks
    .text = In your turn before your first invasion: every opponent discards 1 maester card at random.
risk-maester-mourning-the-fallen = Mourning the Fallen
    .text = At the start of your turn: until the start of your next turn all opponents pay double for character abilities and for playing maester cards.
risk-maester-winter-is-coming = Winter Is Coming
    .text = In your turn before your first invasion: every opponent destroys 2 of their own units, one at a time and where they like; then you destroy 1 of yours. 1 unit must remain in each territory.
risk-maester-cut-off-supply-lines = Cut Off Supply Lines
    .text = In your turn before your first invasion: choose a territory of an opponent that neighbours one of yours and roll a six-sided die: remove up to that many units from it. 1 unit must remain.
risk-maester-fortified-ports = Fortified Ports
    .text = When an opponent declares an invasion of a territory you control that has a port: add 1 to your highest defence die in every battle of this invasion.
risk-maester-hired-thieves = Hired Thieves
    .text = At the start of your turn: take up to 200 gold from each opponent.
risk-maester-best-laid-plans = Best Laid Plans
    .text = At the start of your turn: all opponents roll a six-sided die: whoever rolls lowest loses 1 victory point; tied lowest players all lose 1.
risk-maester-unplanned-losses = Unplanned Losses
    .text = When an opponent declares an invasion against another opponent: destroy up to 2 units in the attacking and up to 2 units in the defending territory. 1 unit must remain in each.
risk-maester-a-call-to-arms = A Call to Arms
    .text = When an opponent declares an invasion of a territory you control: roll a six-sided die and put that many units from your supply into the invaded territory.
risk-maester-raid-the-countryside = Raid the Countryside
    .text = When you declare an invasion of an opponent’s territory: if you conquer the territory in this invasion, take up to 300 gold from the opponent who controlled it.
risk-maester-valar-morghulis = Valar Morghulis
    .text = In your turn before your first invasion: choose any one character: it is removed from the game.
risk-maester-rally-the-smallfolk = Rally the Smallfolk
    .text = In your turn before your first invasion: draw a territory card and lay it face down before you with 5 units of your supply on it. At any time while you control that territory you may reveal the card and put the 5 units there; then discard the card.
risk-maester-wed-for-peace = Wed for Peace
    .text = When an opponent declares an invasion of a territory you control: cancel the invasion; that opponent cannot invade any territory of yours for the rest of this turn.
risk-maester-strategic-withdrawal = Strategic Withdrawal
    .text = When an opponent declares an invasion of a territory you control: move all your units but 1 from that territory into one other territory you control; it need not be connected.
risk-maester-a-temporary-truce = A Temporary Truce
    .text = When an opponent declares an invasion of a territory you control: cancel the invasion; that opponent cannot invade this territory this turn until they have conquered a territory from another player.
risk-maester-freefolk-uprising = Freefolk Uprising
    .text = At the start of an opponent’s turn before they collect units and gold: that opponent receives only half of their units and half of their gold this turn, rounded down.
risk-maester-blood-magic = Blood Magic
    .text = In your turn before your first invasion: choose any one character and roll a six-sided die: on 3 or more it is removed from the game.
risk-maester-call-in-your-banners = Call in Your Banners
    .text = When you collect your reinforcements: roll a six-sided die and add that many units to your reinforcements this turn.

## Objectives

risk-objective-control-5-castles = Control 5 castles
risk-objective-control-7-castles = Control 7 castles
risk-objective-control-9-castles = Control 9 castles
risk-objective-control-11-castles = Control 11 castles
risk-objective-control-4-ports = Control 4 ports
risk-objective-control-6-ports = Control 6 ports
risk-objective-control-8-ports = Control 8 ports
risk-objective-control-4-castles-3-ports = Control 4 castles and 3 ports
risk-objective-control-6-castles-4-ports = Control 6 castles and 4 ports
risk-objective-control-3-castle-ports = Control 3 territories that each have both a castle and a port
risk-objective-port-on-every-coast = Control at least 1 port of every port colour on the board(s) in play
risk-objective-two-ports-on-every-coast = Control at least 2 ports of every port colour on the board(s) in play
risk-objective-control-15-territories = Control 15 territories
risk-objective-control-18-territories = Control 18 territories
risk-objective-control-23-territories = Control 23 territories
risk-objective-control-1-region = Control 1 complete region
risk-objective-control-2-regions = Control 2 complete regions
risk-objective-control-3-regions = Control 3 complete regions
risk-objective-foothold-6-regions = Control at least 1 territory in each of 6 different regions
risk-objective-two-in-5-regions = Control at least 2 territories in each of 5 different regions
risk-objective-three-in-4-regions = Control at least 3 territories in each of 4 different regions
risk-objective-conquer-4-territories = Conquer 4 territories this turn
risk-objective-conquer-6-territories = Conquer 6 territories this turn
risk-objective-conquer-8-territories = Conquer 8 territories this turn
risk-objective-conquer-3-territories-1-castle = Conquer 3 territories this turn, at least 1 of them with a castle
risk-objective-conquer-2-castles = Conquer 2 territories with a castle this turn
risk-objective-conquer-3-castles = Conquer 3 territories with a castle this turn
risk-objective-conquer-2-ports = Conquer 2 territories with a port this turn
risk-objective-conquer-3-from-one-opponent = Conquer 3 territories from one and the same opponent this turn
risk-objective-conquer-from-2-opponents = Conquer at least 1 territory from each of 2 different opponents this turn
risk-objective-control-enemy-seat = Control the seat of power territory of another house in play
risk-objective-destroy-8-units = Destroy 8 units of others this turn
risk-objective-destroy-14-units = Destroy 14 units of others this turn
risk-objective-hold-1500-gold = Have 1,500 gold in your treasury
risk-objective-hold-2500-gold = Have 2,500 gold in your treasury
risk-objective-one-of-each-special-unit = Have at least 1 knight, 1 siege engine and 1 fortification on the board
