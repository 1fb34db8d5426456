# A Game of Thrones: The Card Game, 2nd edition

cards2e-title = A Game of Thrones: The Card Game, 2nd edition
    .text = Plots, marshaling and challenges with living decks: joust for two, melee with titles for three to eight.

## Choices

cards2e-choice-pick = { $card }
cards2e-choice-trigger = Use { $card }
cards2e-choice-trigger-for = Use { $card } for { $subject }
cards2e-choice-use = Use ability { $number } of { $card }
cards2e-choice-save = Save { $card } with a duplicate
cards2e-choice-player = { $seat }
cards2e-choice-name = { $icon }
cards2e-choice-number = { $number }
cards2e-choice-opt = { $option }
cards2e-choice-type = { $type }
cards2e-choice-pass = Pass
cards2e-choice-done = Done
cards2e-choice-take = Take { $card }
cards2e-choice-play = Play { $card }
cards2e-choice-play-for = Play { $card } for { $subject }
cards2e-choice-marshal = Marshal { $card }
cards2e-choice-ambush = Ambush with { $card }
cards2e-choice-place = Place { $card }
cards2e-choice-keep = Keep this hand
cards2e-choice-mulligan = Take a mulligan
cards2e-choice-plot = Choose { $card }
cards2e-choice-resolve = Resolve { $card } next
cards2e-choice-challenge = { $type } challenge against { $opponent }
cards2e-choice-attack = Attack with { $card }
cards2e-choice-defend = Defend with { $card }
cards2e-choice-bypass = Bypass { $card }
cards2e-choice-redirect = Redirect the challenge
cards2e-choice-all = All of them
cards2e-choice-keyword = { $keyword } next
cards2e-choice-title = Take { $card }
cards2e-choice-sink = Put { $card } under the deck
cards2e-choice-lay = { $card }

## Prompts

cards2e-prompt-offer = You may
cards2e-prompt-act = Take an action or pass
cards2e-prompt-interrupt = Interrupt or pass: { $occasion }
cards2e-prompt-react = React or pass: { $occasion }
cards2e-prompt-order-forced = Which forced ability comes first?
cards2e-prompt-choose = Choose for { $card }
cards2e-prompt-choose-cost = Choose the cost of { $card }
cards2e-prompt-choose-x = Choose X for { $card }
cards2e-prompt-bearer = Which character bears the attachment { $card }?
cards2e-prompt-order-delayed = Which delayed effect comes first?
cards2e-prompt-mulligan = Keep your hand or take a mulligan?
cards2e-prompt-place = Place set-up cards, { $left } gold left
cards2e-prompt-setup-bearer = Which character starts with { $card }?
cards2e-prompt-plot = Choose your plot
cards2e-prompt-first-player = Who is first player?
cards2e-prompt-when-revealed = Which revealed plot comes first?
cards2e-prompt-title = Take a title
cards2e-prompt-challenge = Initiate a challenge or pass
cards2e-prompt-attackers = Declare attackers: { $type }
cards2e-prompt-stealth = Whom does { $card } bypass?
cards2e-prompt-redirect = Redirect this challenge?
cards2e-prompt-redirect-opponent = Who defends now?
cards2e-prompt-defenders = Declare defenders: { $type }
cards2e-prompt-claim = Choose { $left } more to be killed
cards2e-prompt-whispers = Who suffers the claim?
cards2e-prompt-keyword-order = Which keyword comes first?
cards2e-prompt-insight = Whose insight do you use?
cards2e-prompt-renown = Whose renown do you use?
cards2e-prompt-pillage = Who pillages?
cards2e-prompt-intimidate = Whom do you intimidate?
cards2e-prompt-stand = Choose a character to stand
cards2e-prompt-reserve = Discard { $left } more down to your reserve
cards2e-prompt-winner = Who of these wins?
cards2e-prompt-survivor = Who remains last and wins?
cards2e-prompt-look-keep = Which of these do you take into your hand?
cards2e-prompt-look-sink = Which goes under the deck next? The last one lies at the bottom.
cards2e-prompt-look-lay = Which lies on top next? The first one is drawn first.

## Events

cards2e-event-killed = { $card } is killed
cards2e-event-discarded = { $card } is discarded
cards2e-event-sacrificed = { $card } is sacrificed
cards2e-event-returned = { $card } returns to hand
cards2e-event-shuffled-in = { $card } is shuffled into the deck
cards2e-event-removed = { $card } leaves the game
cards2e-event-knelt = { $card } kneels
cards2e-event-stood = { $card } stands
cards2e-event-drew = { $seat } draws { $number }
cards2e-event-gold = { $seat } gains { $number } gold
cards2e-event-power = { $card } gains { $number } power
cards2e-event-power-moved = { $number } power moves to { $card }
cards2e-event-power-lost = { $card } loses { $number } power
cards2e-event-hand-discarded = { $seat } discards { $card } from hand
cards2e-event-deck-discarded = { $card } is discarded from the deck of { $seat }
cards2e-event-entered = { $card } enters play for { $seat }
cards2e-event-duplicated = { $seat } adds a duplicate: { $card }
cards2e-event-controlled = { $seat } takes control of { $card }
cards2e-event-mulliganed = { $seat } takes a mulligan
cards2e-event-revealed = { $seat } reveals { $card }
cards2e-event-first-player = { $seat } is first player
cards2e-event-phase = { $phase }
cards2e-event-titled = { $seat } bears the title { $card }
cards2e-event-marshaled = { $seat } marshals { $card }
cards2e-event-played = { $seat } plays { $card }
cards2e-event-challenge = { $seat } challenges { $opponent }: { $type }
cards2e-event-redirected = { $seat } must face { $opponent } instead
cards2e-event-won = { $seat } wins the challenge by { $number }
cards2e-event-dominance = { $seat } wins dominance
cards2e-event-eliminated = { $seat } is eliminated
cards2e-event-looked = { $seat } looks at the top { $number } of the deck of { $owner }
cards2e-event-shown = { $seat } shows { $card }
cards2e-event-looked-at-hand = { $seat } looks at the hand of { $opponent }

## Options

cards2e-option-decks = Decks, one a seat
cards2e-option-windows = Who is asked in windows
cards2e-option-windows-fast = Only who can act
cards2e-option-windows-safe = Everyone who could act
cards2e-option-free-decks = Decks need not obey deck building

## Results

cards2e-result-power = 15 power
cards2e-result-last = The last player left
cards2e-result-deck = An empty deck ended the learning game

## Decks

cards2e-deck-stark-fealty = Wolves of the North
cards2e-deck-lannister-rose = Gold and Roses
cards2e-deck-baratheon-fealty = Fire and Crown
cards2e-deck-greyjoy-lion = Iron and Gold
cards2e-deck-tyrell-stag = Roses and Antlers
cards2e-deck-martell-fealty = The Long Game
cards2e-deck-nights-watch-wolf = Brothers and Wolves
cards2e-deck-targaryen-fealty = Mother of Dragons
cards2e-deck-baratheon-kraken = Storm and Sea
cards2e-deck-targaryen-sun = Sun and Dragon
cards2e-deck-martell-watch = Spears of Dorne
cards2e-deck-stark-dragon = Direwolf and Dragon
cards2e-deck-lannister-no-agenda = The Lion Alone
cards2e-deck-tutorial-stark = Tutorial: House Stark
cards2e-deck-tutorial-lannister = Tutorial: House Lannister
cards2e-deck-starter-old-ways = The Old Ways
cards2e-deck-starter-at-the-wall = At the Wall
cards2e-deck-starter-east-to-west = From East to West
cards2e-deck-starter-secrets-and-schemes = Secrets and Schemes

## occasion

cards2e-occasion-effects-initiate = effects initiate
cards2e-occasion-killed = killing
cards2e-occasion-discarded = discarding from play
cards2e-occasion-sacrificed = sacrifice
cards2e-occasion-returned = return to hand
cards2e-occasion-shuffled = shuffling in
cards2e-occasion-removed = removal from the game
cards2e-occasion-entered = entering play
cards2e-occasion-played = event played
cards2e-occasion-knelt = kneeling
cards2e-occasion-stood = standing
cards2e-occasion-drew = drawing
cards2e-occasion-gold-gained = gold gained
cards2e-occasion-power-gained = power gained
cards2e-occasion-power-moved = power moved
cards2e-occasion-power-lost = power lost
cards2e-occasion-hand-discarded = discard from hand
cards2e-occasion-deck-discarded = discard from the deck
cards2e-occasion-pillaged = pillage
cards2e-occasion-challenge-initiated = challenge initiated
cards2e-occasion-attacker-declared = attacker declared
cards2e-occasion-bypassed = stealth
cards2e-occasion-defender-declared = defender declared
cards2e-occasion-challenge-won = challenge won
cards2e-occasion-challenge-lost = challenge lost
cards2e-occasion-dominance-won = dominance won
cards2e-occasion-phase-began = phase begins
cards2e-occasion-phase-ends = phase ends
cards2e-occasion-income = income collected
cards2e-occasion-strength-raised = strength raised
cards2e-occasion-plot-revealed = plot revealed
cards2e-occasion-controlled = change of control
cards2e-occasion-challenge-ends = challenge ends
cards2e-occasion-when-revealed = when revealed

## icon

cards2e-icon-military = Military
cards2e-icon-intrigue = Intrigue
cards2e-icon-power = Power

## phase

cards2e-phase-plot = Plot phase
cards2e-phase-draw = Draw phase
cards2e-phase-marshaling = Marshaling phase
cards2e-phase-challenges = Challenges phase
cards2e-phase-dominance = Dominance phase
cards2e-phase-standing = Standing phase
cards2e-phase-taxation = Taxation phase

## keyword

cards2e-keyword-insight = Insight
cards2e-keyword-intimidate = Intimidate
cards2e-keyword-pillage = Pillage
cards2e-keyword-renown = Renown

## type

cards2e-type-character = Character
cards2e-type-location = Location
cards2e-type-attachment = Attachment
cards2e-type-event = Event

## option

cards2e-option-draw = Draw a card
cards2e-option-power = Gain power
cards2e-option-shuffle = Shuffle it in
cards2e-option-play = Put it into play
cards2e-option-yes = Yes
cards2e-option-no = No
cards2e-option-top = On top
cards2e-option-bottom = To the bottom
cards2e-option-hand = To hand
cards2e-option-keep = Keep

## Cards

cards2e-card-a-clash-of-kings = A Clash of Kings
    .text = Reaction: You won a power challenge, attacking or defending, and the loser has at least 1 power on the faction card. 1 power moves from the loser's faction card onto yours (a move, so it is not "gained").
cards2e-card-a-feast-for-crows = A Feast for Crows
    .text = Reaction: You won dominance. Your faction card gains 2 power (on top of the normal 1, which is already there).
cards2e-card-a-game-of-thrones = A Game of Thrones
    .text = A player who has won no intrigue challenge so far in this challenges phase (attacking or defending) may initiate neither military nor power challenges.
cards2e-card-a-noble-cause = A Noble Cause
    .text = Cost -2 for one card: your first marshaled character of the round that has the Lord and/or the Lady trait.
cards2e-card-a-storm-of-swords = A Storm of Swords
    .text = Military challenge allowance +1 in the challenges phase.
cards2e-card-building-orders = Building Orders
    .text = When revealed: Look through your top 10 deck cards; you may take 1 attachment or location among them, show it and put it in your hand; shuffle the deck afterwards in any case.
cards2e-card-calling-the-banners = Calling the Banners
    .text = When revealed: Choose 1 opponent: you receive gold equal to the number of characters that opponent controls.
cards2e-card-calm-over-westeros = Calm Over Westeros
    .text = When revealed: You name a challenge type; whenever you defend against that type, the attacker's plot has claim −1.
cards2e-card-confiscation = Confiscation
    .text = When revealed: Choose 1 attachment in play, any player's: discard it from play.
cards2e-card-counting-coppers = Counting Coppers
    .text = When revealed: You draw 3.
cards2e-card-filthy-accusations = Filthy Accusations
    .text = When revealed: Choose 1 standing character, any player's: kneel it.
cards2e-card-fortified-position = Fortified Position
    .text = All characters in play: printed text box counts as empty, traits excepted.
cards2e-card-heads-on-spikes = Heads on Spikes
    .text = When revealed: Choose 1 opponent with at least 1 card in hand: a random card of that hand is discarded; was it a character, it ends up in its owner's dead pile and your faction card gains 2 power.
cards2e-card-jousting-contest = Jousting Contest
    .text = Per challenge a player may declare 1 attacker or 1 defender at most.
cards2e-card-marched-to-the-wall = Marched to the Wall
    .text = When revealed: Choose each player, in player order: 1 own character if he has one: all chosen characters are discarded from play together; no saves.
cards2e-card-marching-orders = Marching Orders
    .text = You may marshal neither locations nor attachments and may play no events.
cards2e-card-naval-superiority = Naval Superiority
    .text = All revealed plots with trait Kingdom or Edict: base gold value counts as 0.
cards2e-card-power-behind-the-throne = Power Behind the Throne
    .text =
        When revealed: Put 1 stand token on this plot.
        Action: Remove 1 stand token from this plot. Choose 1 kneeling character, any player's: stand it.
cards2e-card-rebuilding = Rebuilding
    .text = When revealed: Choose 0 to 3 cards of your own discard pile: shuffle them into your deck.
cards2e-card-reinforcements = Reinforcements
    .text = When revealed: Choose 1 character of printed cost 5 or less in your hand or discard pile that could legally enter play: put it into play.
cards2e-card-sneak-attack = Sneak Attack
    .text = You may initiate 1 challenge at most in the challenges phase.
cards2e-card-summons = Summons
    .text = When revealed: Look through your top 10 deck cards; you may take 1 character among them, show it and put it in your hand; shuffle the deck afterwards in any case.
cards2e-card-supporting-the-faith = Supporting the Faith
    .text = Forced reaction: The challenges phase has begun. Every player's gold pool is emptied into the treasury.
cards2e-card-taxation = Taxation
    .text = Your allowance of limited cards marshaled or played this round is 1 higher (2 in total).
cards2e-card-the-winds-of-winter = The Winds of Winter
cards2e-card-wildfire-assault = Wildfire Assault
    .text = When revealed: Choose each player, in player order: 0 to 3 own characters: every character nobody chose is killed, all at once; no saves.
cards2e-card-fealty = Fealty
    .text =
        Deck building: At most 15 neutral cards in the draw deck.
        Action: Kneel your faction card. Cost -1 for the next loyal card that you marshal or play this phase.
cards2e-card-littlefinger = Littlefinger
    .text = Reaction: You marshaled this card. You draw 2.
cards2e-card-varys = Varys
    .text = Interrupt: The dominance phase ends, and at least one other character is in play. Remove this card from the game (cannot be saved from). All characters of all players are discarded from play simultaneously.
cards2e-card-rattleshirts-raiders = Rattleshirt's Raiders
    .text = Reaction: You won a challenge in which this card is attacking. Choose 1 attachment the loser controls: discard it from play.
cards2e-card-wildling-horde = Wildling Horde
    .text = Challenges action: Kneel your faction card. Choose 1 participating Wildling character of yours: STR +2 until the end of the challenge.
cards2e-card-seal-of-the-hand = Seal of the Hand
    .text = Action: Only if the attached character is kneeling. Kneel this card. Stand the attached character.
cards2e-card-bodyguard = Bodyguard
    .text = Interrupt: A kill or a discard from play would hit the attached character. Sacrifice this card. Save the attached character.
cards2e-card-little-bird = Little Bird
    .text = Attached character: has an additional intrigue icon.
cards2e-card-milk-of-the-poppy = Milk of the Poppy
    .text = Attached character: printed text box counts as empty, traits excepted.
cards2e-card-noble-lineage = Noble Lineage
    .text = Attached character: has an additional power icon.
cards2e-card-syrios-training = Syrio's Training
    .text = Attached character: has an additional military icon.
cards2e-card-the-iron-throne = The Iron Throne
    .text = Your dominance total is 8 higher.
cards2e-card-the-kingsroad = The Kingsroad
    .text = Marshaling action: Kneel and sacrifice this card (so it must be standing). Cost -3 for the next character you marshal this phase.
cards2e-card-the-roseroad = The Roseroad
cards2e-card-put-to-the-sword = Put to the Sword
    .text = Reaction: Military challenge won as attacker with a margin of 5+ STR. Choose 1 character the loser controls: kill it. At most 1 per challenge.
cards2e-card-put-to-the-torch = Put to the Torch
    .text = Reaction: Military challenge won as attacker with a margin of 5+ STR. Choose 1 location the loser controls: discard it from play. At most 1 per challenge.
cards2e-card-superior-claim = Superior Claim
    .text = Reaction: Power challenge won with a margin of 5+ STR, attacking or defending. Your faction card gains 2 power. At most 1 per challenge.
cards2e-card-tears-of-lys = Tears of Lys
    .text = Reaction: As attacking player you won an intrigue challenge. Choose 1 character without intrigue icon that the loser controls: it receives 1 poison token; delayed effect at phase end: is the token still on it, the token goes and the character is killed. At most 1 per challenge.
cards2e-card-the-hands-judgment = The Hand's Judgment
    .text = Interrupt: The effects of an event played by an opponent would initiate. Cancel those effects.
cards2e-card-maester-cressen = Maester Cressen
    .text = Marshaling action: Kneel this card. Choose 1 Condition attachment in play: discard it from play.
cards2e-card-melisandre = Melisandre
    .text = Reaction: You marshaled a R'hllor card, or finished playing a R'hllor event. Choose 1 standing character: kneel it. At most 1 per round.
cards2e-card-robert-baratheon = Robert Baratheon
    .text = STR +1 per other kneeling character in play, all players' counted.
cards2e-card-selyse-baratheon = Selyse Baratheon
    .text = Challenges action: Pay 1 gold. Choose 1 Baratheon character, any player's: has an additional intrigue icon until the end of the phase.
cards2e-card-ser-davos-seaworth = Ser Davos Seaworth
    .text = Interrupt: This card is killed. Replace the destination: it goes to your hand, not to the dead pile.
cards2e-card-shireen-baratheon = Shireen Baratheon
    .text = Interrupt: This card is killed. Choose 1 standing character: kneel it.
cards2e-card-stannis-baratheon = Stannis Baratheon
    .text = In the standing phase a player may stand 2 characters at most.
cards2e-card-bastard-in-hiding = Bastard in Hiding
cards2e-card-fiery-followers = Fiery Followers
    .text = Reaction: The dominance phase has begun, and this card is kneeling. Stand this card.
cards2e-card-kings-hunting-party = King's Hunting Party
    .text = Has an additional intrigue icon, while an opponent controls a King character.
cards2e-card-dragonstone-faithful = Dragonstone Faithful
    .text = Marshaling action: Kneel this card. Cost -1 for the next Baratheon character you marshal this phase.
cards2e-card-vanguard-lancer = Vanguard Lancer
    .text = Reaction: This card entered play. Choose 1 character controlled by an opponent, or an opponent's faction card, with at least 1 power: 1 power on it is discarded to the treasury.
cards2e-card-lightbringer = Lightbringer
    .text =
        Attached character: has renown, while its title is Stannis Baratheon.
        Reaction: The attached character gained power (any amount), and it is kneeling. Stand the attached character. At most 1 per phase.
cards2e-card-dragonstone-port = Dragonstone Port
    .text = Marshaling action: Kneel this card. Cost -1 for the next Baratheon card of any type you marshal this phase.
cards2e-card-chamber-of-the-painted-table = Chamber of the Painted Table
    .text = Reaction: You won dominance, and an opponent has power on the faction card. Kneel this card. Choose 1 opponent's faction card with power: 1 power moves from it onto your faction card.
cards2e-card-the-red-keep = The Red Keep
    .text =
        Your side counts 2 additional STR, while power challenge with a participating character of yours.
        Interrupt: The challenges phase ends, and you have lost no power challenge this round, neither attacking nor defending. Kneel this card. You draw 2.
cards2e-card-consolidation-of-power = Consolidation of Power
    .text = Marshaling action: Choose 1 or more standing characters, all of one controller, with a combined current STR of at most 4: kneel them; then choose one of them: it gains 1 power.
cards2e-card-ours-is-the-fury = Ours is the Fury
    .text = Action: Only if a challenge is resolving and you are its defending player. Choose 1 kneeling Baratheon character of yours: it participates as a defender from now on; delayed effect: if you win this challenge, stand it.
cards2e-card-seen-in-flames = Seen In Flames
    .text = Challenges action: Only if you control a R'hllor character. Choose 1 opponent with at least 1 card in hand: look at that hand; then choose 1 card of it, which is discarded.
cards2e-card-aeron-damphair = Aeron Damphair
    .text = Reaction: You won dominance. Choose 1 Ironborn character in your dead pile that may enter play: put it into play.
cards2e-card-alannys-greyjoy = Alannys Greyjoy
    .text = Each opponent's revealed plot: reserve −1, while you are first player.
cards2e-card-asha-greyjoy = Asha Greyjoy
    .text = Reaction: You won an unopposed challenge in which this card participates, and this card is kneeling. Stand this card.
cards2e-card-balon-greyjoy = Balon Greyjoy
    .text = Defending characters of lower current STR than his: their STR is not counted in the challenge, while this card is attacking.
cards2e-card-euron-crows-eye = Euron Crow's Eye
    .text = Reaction: This card discarded a card by pillage. Choose 1 location in the losing opponent's discard pile that you may control: it enters play controlled by you (put into play).
cards2e-card-maester-wendamyr = Maester Wendamyr
cards2e-card-theon-greyjoy = Theon Greyjoy
    .text = Reaction: You won an unopposed challenge in which this card participates. This card gains 1 power.
cards2e-card-black-winds-crew = Black Wind's Crew
cards2e-card-drowned-men = Drowned Men
    .text = STR +1 per Warship location you control.
cards2e-card-iron-islands-fishmonger = Iron Islands Fishmonger
    .text = Marshaling action: Kneel this card. Cost -1 for the next Greyjoy character you marshal this phase.
cards2e-card-lordsport-shipwright = Lordsport Shipwright
    .text = Marshaling action: Kneel this card. Choose 1 standing location of printed cost 2 or less (3 or less if you are first player): kneel it.
cards2e-card-salty-navigator = Salty Navigator
cards2e-card-throwing-axe = Throwing Axe
    .text = Reaction: You won a challenge in which the attached character is attacking. Sacrifice this card. Choose 1 defending character: kill it.
cards2e-card-great-kraken = Great Kraken
    .text =
        Balon Greyjoy you control: has stealth.
        Reaction: You won an unopposed challenge. Your pick: draw 1, or your faction card gains 1 power. At most 2 per round.
cards2e-card-iron-fleet-scout = Iron Fleet Scout
    .text = Challenges action: Kneel this card. Choose 1 participating Greyjoy character, any player's: STR +1, or STR +2 if you are first player until the end of the challenge.
cards2e-card-sea-tower = Sea Tower
    .text = Marshaling action: Kneel this card. Cost -1 for the next Greyjoy card of any type you marshal this phase.
cards2e-card-risen-from-the-sea = Risen from the Sea
    .text = Interrupt: A Greyjoy character would be killed. Save it; then this event stays in play on it, as an attachment with trait Condition, keyword terminal and STR +1 for the bearer.
cards2e-card-the-krakens-grasp = The Kraken's Grasp
    .text = Challenges action: Only if you are first player. Choose 1 defending character of current STR 5 or less: its STR is not counted in this challenge until the end of the challenge.
cards2e-card-we-do-not-sow = We Do Not Sow
    .text = Reaction: You won an unopposed challenge. Choose 1 attachment or location the loser controls: discard it from play. At most 1 per challenge.
cards2e-card-cersei-lannister = Cersei Lannister
    .text = Your revealed plot: claim +1, while this card is attacking in an intrigue challenge.
cards2e-card-grand-maester-pycelle = Grand Maester Pycelle
cards2e-card-joffrey-baratheon = Joffrey Baratheon
    .text = Reaction: A character with trait Lord or Lady was killed, any player's. This card gains 1 power. At most 3 per round.
cards2e-card-ser-jaime-lannister = Ser Jaime Lannister
    .text =
        Stays standing when declared as attacker in a military challenge.
        Has renown, while participating in a military challenge.
cards2e-card-the-tickler = The Tickler
    .text = Dominance action: Kneel this card. Choose 1 opponent with at least 1 card in the deck: that player's top deck card is discarded; then you may choose 1 card in play with the same title and discard it from play.
cards2e-card-tyrion-lannister = Tyrion Lannister
    .text = Reaction: An intrigue challenge was initiated, by any player against any player. You gain 2 gold. At most 2 per round.
cards2e-card-tywin-lannister = Tywin Lannister
    .text = STR +1 per gold in your pool.
cards2e-card-burned-men = Burned Men
cards2e-card-gold-cloaks = Gold Cloaks
    .text = Forced interrupt: A phase ends in which this card came into play by ambush. Discard it from play; no saves.
cards2e-card-lannisport-moneylender = Lannisport Moneylender
cards2e-card-lannisport-merchant = Lannisport Merchant
    .text = Marshaling action: Kneel this card. Cost -1 for the next Lannister character you marshal this phase.
cards2e-card-the-queens-assassin = The Queen's Assassin
    .text = Reaction: This card came into play by ambush. Choose 1 opponent: if your hand is larger than that player's at this moment, that player must choose a character he controls and kill it.
cards2e-card-widows-wail = Widow's Wail
    .text =
        Attached character: STR +2.
        Attached character: has an additional military icon, while its title is Joffrey Baratheon.
cards2e-card-casterly-rock = Casterly Rock
    .text = Intrigue challenge allowance +1 in the challenges phase.
cards2e-card-lannisport = Lannisport
    .text = Reaction: You won an intrigue challenge, attacking or defending. You draw 1.
cards2e-card-western-fiefdom = Western Fiefdom
    .text = Marshaling action: Kneel this card. Cost -1 for the next Lannister card of any type you marshal this phase.
cards2e-card-hear-me-roar = Hear Me Roar!
    .text = Action: Choose 1 Lannister character in your hand that may enter play: put it into play; delayed effect at phase end: discarded from play unless already gone, no saves.
cards2e-card-the-things-i-do-for-love = The Things I Do For Love
    .text = Challenges action: Only if you control a Lannister character with trait Lord or Lady. Pay X gold (you pick X) and kneel your faction card. Choose 1 character of printed cost X or less that an opponent controls: return it to its owner's hand.
cards2e-card-treachery = Treachery
    .text = Interrupt: The effects of a triggered ability of a character, location or attachment would initiate, any player's, forced ones included, and you control a unique Lannister character. Cancel those effects.
cards2e-card-areo-hotah = Areo Hotah
    .text = Reaction: This card entered play while a challenge is resolving. Choose 1 participating character, any side: remove it from the challenge.
cards2e-card-arianne-martell = Arianne Martell
    .text = Action: Choose 1 character of printed cost 5 or less in your hand that may enter play: put it into play; then this card returns to your hand, no saves. At most 1 per phase.
cards2e-card-doran-martell = Doran Martell
    .text = Each other Martell character you control with trait Lord or Lady: STR +1 per card in your used pile.
cards2e-card-edric-dayne = Edric Dayne
    .text = Action: Pay 1 gold. This card has an additional challenge icon of a type you name until the end of the phase.
cards2e-card-maester-caleotte = Maester Caleotte
    .text = Reaction: You lost a challenge in which this card participates. Choose 1 character: it loses 1 challenge icon of a type you name until the end of the phase.
cards2e-card-obara-sand = Obara Sand
    .text = May be declared as defender even if kneeling, and without a power icon, while a power challenge against you.
cards2e-card-the-red-viper = The Red Viper
    .text = Reaction: You won a challenge in which this card is attacking, by 5 or more STR. This card gains 1 power per full 5 STR of the winning margin.
cards2e-card-desert-scavenger = Desert Scavenger
    .text = Marshaling action: Kneel this card. Cost -1 for the next Martell character you marshal this phase.
cards2e-card-dornish-paramour = Dornish Paramour
    .text = Reaction: This card was declared as attacker. Choose 1 character the defending player controls: it must be declared as defender in this challenge if it legally can be until the end of the challenge.
cards2e-card-greenblood-trader = Greenblood Trader
    .text = Reaction: This card entered play. Look at your 2 topmost deck cards; keep at most 1 (to hand); what remains goes under the deck, order yours.
cards2e-card-house-dayne-knight = House Dayne Knight
cards2e-card-palace-spearman = Palace Spearman
    .text = Has an additional intrigue icon, while you are not first player.
cards2e-card-dawn = Dawn
    .text =
        Attached character: STR +1 per card in the used pile of this attachment's controller.
        Attached character: has intimidate, while it has the House Dayne trait.
cards2e-card-ghaston-grey = Ghaston Grey
    .text = Reaction: You lost a challenge as defending player. Kneel and sacrifice this card. Choose 1 attacking character: return it to its owner's hand; no saves.
cards2e-card-sunspear = Sunspear
    .text = Reaction: You lost a challenge as defending player. Kneel this card. Claim of your revealed plot +1 in challenges of the same type until the end of the phase.
cards2e-card-blood-orange-grove = Blood Orange Grove
    .text = Marshaling action: Kneel this card. Cost -1 for the next Martell card of any type you marshal this phase.
cards2e-card-dorans-game = Doran's Game
    .text = Reaction: Intrigue challenge won with a margin of 5+ STR, attacking or defending, and your used pile is not empty. Your faction card gains power equal to the number of cards in your used pile. At most 1 per challenge.
cards2e-card-unbowed-unbent-unbroken = Unbowed, Unbent, Unbroken
    .text = Reaction: You lost a challenge as defending player, and you are not first player. You name a challenge type; the winner of that challenge may not initiate challenges of that type against anyone until the end of the phase. At most 1 per challenge.
cards2e-card-confinement = Confinement
    .text = Action: Choose 1 character of current STR 4 or less: it loses one military, one intrigue and one power icon until the end of the phase.
cards2e-card-benjen-stark = Benjen Stark
    .text =
        Each Ranger character you control, himself included: cannot be bypassed by stealth.
        Interrupt: This card is killed. Your faction card gains 2 power; then replace the destination: he is shuffled into the deck, not put in the dead pile.
cards2e-card-ghost = Ghost
    .text = Reaction: This card bypassed a character by stealth. That character cannot be declared as defender in any challenge until the end of the phase.
cards2e-card-jon-snow = Jon Snow
    .text = Counts as participating in that challenge on the attacking side, while he is standing and another Night's Watch character you control is attacking.
cards2e-card-maester-aemon = Maester Aemon
    .text = Interrupt: A Night's Watch character would be killed. Kneel this card. Save that character.
cards2e-card-old-bear-mormont = Old Bear Mormont
    .text =
        Stays standing when declared as defender, while you control The Wall.
        Interrupt: The challenges phase ends, and you have lost no challenge as defending player this phase. Choose 1 Night's Watch character, location or attachment in your hand that may enter play: put it into play.
cards2e-card-samwell-tarly = Samwell Tarly
cards2e-card-ser-waymar-royce = Ser Waymar Royce
    .text = Interrupt: This card is killed. Each opponent discards 1 random card from the hand.
cards2e-card-yoren = Yoren
    .text = Reaction: You marshaled this card. Choose 1 character of printed cost 3 or less in an opponent's discard pile that you may control: it enters play controlled by you (put into play).
cards2e-card-messenger-raven = Messenger Raven
    .text = Dominance action: Return this card to your hand. You draw 1.
cards2e-card-old-forest-hunter = Old Forest Hunter
    .text = Action: Discard 1 card of your choice from your hand. You gain 1 gold. At most 1 per phase.
cards2e-card-ranging-party = Ranging Party
cards2e-card-steward-at-the-wall = Steward at the Wall
    .text = Marshaling action: Kneel this card. Cost -1 for the next Night's Watch character you marshal this phase.
cards2e-card-veteran-builder = Veteran Builder
    .text = Action: Sacrifice this card. Choose 1 kneeling location: stand it.
cards2e-card-longclaw = Longclaw
    .text = Attached character: STR +1 and has renown.
cards2e-card-castle-black = Castle Black
    .text = Action: Kneel this card. Choose 1 defending Night's Watch character: stand it; it gets STR +2 until the end of the challenge.
cards2e-card-the-wall = The Wall
    .text =
        Each Night's Watch character you control: STR +1.
        Forced reaction: You lost an unopposed challenge, and this card is standing. Kneel this card.
        Interrupt: The challenges phase ends. Kneel this card. Your faction card gains 2 power.
cards2e-card-a-meager-contribution = A Meager Contribution
    .text = Reaction: An opponent has collected income, and that opponent has gold. 1 gold moves from that opponent's pool into yours. At most 1 per round.
cards2e-card-take-the-black = Take the Black
    .text = Dominance action: Choose 1 non-unique character of printed cost 6 or less that you do not control: you take control of it. At most 1 per round.
cards2e-card-the-sword-in-the-darkness = The Sword in the Darkness
    .text = Reaction: Challenge won as defender with a margin of 5+ STR, and you control a participating Night's Watch character. The loser may initiate no more challenges against you until the end of the round.
cards2e-card-arya-stark = Arya Stark
    .text =
        Has an additional military icon, while she has at least 1 duplicate.
        Reaction: This card entered play, and you own and control her, and your deck is not empty. Your top deck card is put on her facedown as a duplicate.
cards2e-card-bran-stark = Bran Stark
    .text = Interrupt: The effects of an event played by an opponent would initiate. Sacrifice this card. Cancel those effects.
cards2e-card-catelyn-stark = Catelyn Stark
    .text = Your opponents: they may initiate no triggered card abilities, while this card is participating in a challenge.
cards2e-card-eddard-stark = Eddard Stark
    .text = Reaction: A challenge was initiated against you, and this card is kneeling. Stand this card.
cards2e-card-grey-wind = Grey Wind
    .text = Challenges action: Kneel this card. Choose 1 character of current STR 1 or less (2 or less while you control Robb Stark): kill it.
cards2e-card-robb-stark = Robb Stark
    .text = Reaction: A Stark character you control was killed or sacrificed, and you control a kneeling character. Stand every character you control. At most 1 per round.
cards2e-card-sansa-stark = Sansa Stark
    .text =
        Comes into play kneeling.
        Reaction: This card was stood (kneeling to standing), by whatever means. Your faction card gains 1 power. At most 1 per round.
cards2e-card-summer = Summer
    .text =
        Bran Stark you control: has insight.
        Reaction: This card entered play. Choose 1 Stark character of printed STR 2 or less in your discard pile or dead pile: it goes to your hand.
cards2e-card-direwolf-pup = Direwolf Pup
    .text = STR +1 per other card with trait Direwolf you control in play.
cards2e-card-tumblestone-knight = Tumblestone Knight
cards2e-card-vanguard-of-the-north = Vanguard of the North
    .text = Stays standing when declared as attacker in a military challenge, while any player's revealed plot has trait War.
cards2e-card-winterfell-steward = Winterfell Steward
    .text = Marshaling action: Kneel this card. Cost -1 for the next Stark character you marshal this phase.
cards2e-card-ice = Ice
    .text =
        Attached character: STR +2.
        Reaction: You won a military challenge in which the attached character participates, attacking or defending. Sacrifice this card. Choose 1 character the loser controls: kill it.
cards2e-card-gates-of-winterfell = Gates of Winterfell
    .text = Challenges action: Kneel this card. Reveal your topmost deck card; a Stark card is drawn, any other stays there.
cards2e-card-the-wolfswood = The Wolfswood
    .text = Direwolf cards in your hand: each has ambush with X = its own printed cost.
cards2e-card-heart-tree-grove = Heart Tree Grove
    .text = Marshaling action: Kneel this card. Cost -1 for the next Stark card of any type you marshal this phase.
cards2e-card-for-the-north = For the North!
    .text = Action: Only if a military challenge is resolving. Choose 1 participating Stark character, any player's: STR +2; delayed effect: if you win this challenge, you draw 1 until the end of the challenge.
cards2e-card-like-warm-rain = Like Warm Rain
    .text = Reaction: You lost an intrigue challenge as defending player. Kneel 1 Direwolf character of yours. Choose 1 attacking character: kill it. At most 1 per challenge.
cards2e-card-winter-is-coming = Winter Is Coming
    .text = Action: Only if a challenge is resolving. Claim of your revealed plot +1 until the end of the challenge. At most 1 per challenge.
cards2e-card-daenerys-targaryen = Daenerys Targaryen
    .text = Each character participating for an opponent in a challenge against you: STR −1, while this card is standing.
cards2e-card-drogon = Drogon
    .text = Each Stormborn character you control: has renown.
cards2e-card-khal-drogo = Khal Drogo
    .text = Military challenge allowance +1 in the challenges phase.
cards2e-card-magister-illyrio = Magister Illyrio
    .text = Action: Pay 2 gold. Choose 1 kneeling character, any player's: stand it. At most 1 per phase.
cards2e-card-rhaegal = Rhaegal
    .text = Reaction: Challenge won while a Stormborn character of yours participates. Choose 1 kneeling Stormborn character: stand it. At most 1 per phase.
cards2e-card-ser-jorah-mormont = Ser Jorah Mormont
    .text =
        His controller sacrifices him at once, while 3 or more betrayal tokens are on him.
        Forced reaction: You won a challenge in which this card participates. Put 1 betrayal token on this card.
cards2e-card-viserion = Viserion
    .text = Each Stormborn character you control: has stealth.
cards2e-card-viserys-targaryen = Viserys Targaryen
    .text = Interrupt: This card leaves play for whatever reason. Choose 1 attachment in play: discard it from play.
cards2e-card-braided-warrior = Braided Warrior
cards2e-card-handmaiden = Handmaiden
    .text = Action: Sacrifice this card. Choose 1 kneeling Lady character, any player's: stand it.
cards2e-card-targaryen-loyalist = Targaryen Loyalist
    .text = Marshaling action: Kneel this card. Cost -1 for the next Targaryen character you marshal this phase.
cards2e-card-unsullied = Unsullied
    .text = Each defending character: STR −1, while this card is attacking.
cards2e-card-drogos-arakh = Drogo's Arakh
    .text =
        Attached character: STR +2.
        Attached character: stays standing when declared as attacker in a military challenge, while its title is Khal Drogo and you (this card's controller) have initiated no military challenge yet this round.
cards2e-card-plaza-of-punishment = Plaza of Punishment
    .text = Reaction: You won a power challenge, attacking or defending. Kneel this card. Choose 1 character without attachments: STR −2, and it is killed whenever its STR is 0 until the end of the phase.
cards2e-card-dothraki-sea = Dothraki Sea
    .text = Reaction: You won a power challenge, attacking or defending. Sacrifice this card. Choose 1 Dothraki character in your hand that may enter play: put it into play; delayed effect at phase end: back to your hand unless already gone, no saves.
cards2e-card-illyrios-estate = Illyrio's Estate
    .text = Marshaling action: Kneel this card. Cost -1 for the next Targaryen card of any type you marshal this phase.
cards2e-card-dracarys = Dracarys!
    .text = Action: Only if a challenge is resolving. Kneel 1 character of yours that has trait Dragon or the title Daenerys Targaryen. Choose 1 participating character: STR −4, and it is killed whenever its STR is 0 until the end of the phase.
cards2e-card-fire-and-blood = Fire and Blood
    .text = Challenges action: Choose 1 unique Targaryen character among your dead: it is shuffled into your deck; at your option a Hatchling is put into play rather than shuffled.
cards2e-card-waking-the-dragon = Waking the Dragon
    .text = Action: Choose 1 unique Targaryen character you control: stand it; delayed effect at phase end: back to hand unless it has left play.
cards2e-card-left = Left
    .text = STR +1, has an additional power icon, and stays standing when declared as defender, while you control Right.
cards2e-card-maester-lomys = Maester Lomys
    .text = Reaction: You won an intrigue challenge as defending player, and the attacker has cards in hand. 1 random card of the attacking player's hand is discarded.
cards2e-card-margaery-tyrell = Margaery Tyrell
    .text = Challenges action: Kneel this card. Choose 1 character, any player's: STR +3 until the end of the phase.
cards2e-card-paxter-redwyne = Paxter Redwyne
    .text = Cost -1 for your first event of each round.
cards2e-card-randyll-tarly = Randyll Tarly
    .text = Reaction: A card effect raised this card's STR, and this card is kneeling. Stand this card. At most 2 per phase.
cards2e-card-right = Right
    .text = STR +1, has an additional intrigue icon, and stays standing when declared as defender, while you control Left.
cards2e-card-the-knight-of-flowers = The Knight of Flowers
    .text = Defending player: may declare 1 defender at most, while this card is the only attacking character.
cards2e-card-the-queen-of-thorns = The Queen of Thorns
    .text = Reaction: You won an intrigue challenge in which this card participates, attacking or defending. Choose 1 Tyrell character of printed cost 6 or less in your hand that may enter play: put it into play.
cards2e-card-courtesan-of-the-rose = Courtesan of the Rose
cards2e-card-garden-caretaker = Garden Caretaker
    .text = Marshaling action: Kneel this card. Cost -1 for the next Tyrell character you marshal this phase.
cards2e-card-olennas-informant = Olenna's Informant
    .text = Reaction: This card entered play in the challenges phase, by whatever means. You name a challenge type; your allowance for that type is 1 higher until the end of the phase.
cards2e-card-wardens-of-the-reach = Wardens of the Reach
    .text = STR +1 per The Reach location you control.
cards2e-card-heartsbane = Heartsbane
    .text = Action: Only if the attached character participates in a challenge. Kneel this card. The attached character gets STR +3 until the end of the challenge.
cards2e-card-highgarden = Highgarden
    .text = Challenges action: Kneel this card and pay 1 gold. Choose 1 attacking character, any player's: stand it and remove it from the challenge.
cards2e-card-the-mander = The Mander
    .text = Reaction: Challenge won with a margin of 5+ STR, attacking or defending. Kneel this card. You draw 2.
cards2e-card-rose-garden = Rose Garden
    .text = Marshaling action: Kneel this card. Cost -1 for the next Tyrell card of any type you marshal this phase.
cards2e-card-growing-strong = Growing Strong
    .text = Challenges action: Choose 1 to 3 Tyrell characters, any player's: each gets STR +2 until the end of the phase.
cards2e-card-olennas-cunning = Olenna's Cunning
    .text = Reaction: You won an intrigue or power challenge, attacking or defending. The loser names a card type out of character, location, attachment, event; you look through your whole deck and may take 1 card of another type, show it and put it in your hand; shuffle the deck.
cards2e-card-the-bear-and-the-maiden-fair = The Bear and the Maiden Fair
    .text = Action: Choose 1 player (yourself allowed) with a non-empty deck: look at the 5 topmost cards; sink 0 to 3 of them to the bottom, leave the remainder on top; you order both groups.
cards2e-card-banner-of-the-stag = Banner of the Stag
    .text = Deck building: Non-loyal baratheon cards are permitted in the deck, and at least 12 baratheon cards must be in the draw deck.
cards2e-card-banner-of-the-kraken = Banner of the Kraken
    .text = Deck building: Non-loyal greyjoy cards are permitted in the deck, and at least 12 greyjoy cards must be in the draw deck.
cards2e-card-banner-of-the-lion = Banner of the Lion
    .text = Deck building: Non-loyal lannister cards are permitted in the deck, and at least 12 lannister cards must be in the draw deck.
cards2e-card-banner-of-the-sun = Banner of the Sun
    .text = Deck building: Non-loyal martell cards are permitted in the deck, and at least 12 martell cards must be in the draw deck.
cards2e-card-banner-of-the-watch = Banner of the Watch
    .text = Deck building: Non-loyal Night's Watch cards are permitted in the deck, and at least 12 Night's Watch cards must be in the draw deck.
cards2e-card-banner-of-the-wolf = Banner of the Wolf
    .text = Deck building: Non-loyal stark cards are permitted in the deck, and at least 12 stark cards must be in the draw deck.
cards2e-card-banner-of-the-dragon = Banner of the Dragon
    .text = Deck building: Non-loyal targaryen cards are permitted in the deck, and at least 12 targaryen cards must be in the draw deck.
cards2e-card-banner-of-the-rose = Banner of the Rose
    .text = Deck building: Non-loyal tyrell cards are permitted in the deck, and at least 12 tyrell cards must be in the draw deck.
cards2e-card-master-of-whispers = Master of Whispers
    .text =
        Your side counts 1 additional STR, while intrigue challenge with a participating character of yours.
        Claim of intrigue challenges you won as attacker: you may have any set of opponents suffer the claim, each in full; the loser may be left out.
cards2e-card-master-of-ships = Master of Ships
    .text =
        Your side counts 1 additional STR, while military challenge with a participating character of yours.
        Your revealed plot: claim +1, while you are attacking in a military challenge and the defending player bears one of your rival titles.
cards2e-card-hand-of-the-king = Hand of the King
    .text =
        Your side counts 1 additional STR, while power challenge with a participating character of yours.
        Power challenge allowance +1 in the challenges phase, usable only against an opponent other than the one of your first power challenge.
cards2e-card-master-of-coin = Master of Coin
cards2e-card-master-of-laws = Master of Laws
    .text = You draw 1 card more in framework step 2.2 of the draw phase (3 in total).
cards2e-card-crown-regent = Crown Regent
    .text =
        Your dominance total is 2 higher.
        One challenge per round, any player's: you may redirect it: its initiator must at once pick another opponent as defending player.
cards2e-card-house-baratheon = House Baratheon
cards2e-card-house-greyjoy = House Greyjoy
cards2e-card-house-lannister = House Lannister
cards2e-card-house-martell = House Martell
cards2e-card-the-nights-watch = The Night's Watch
cards2e-card-house-stark = House Stark
cards2e-card-house-targaryen = House Targaryen
cards2e-card-house-tyrell = House Tyrell
