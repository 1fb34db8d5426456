# A Game of Thrones: The Card Game, 2nd edition

cards2e-title = A Game of Thrones: The Card Game, 2nd edition
    .short = The Card Game, 2nd edition
    .text = Plots, marshaling and challenges with living decks: joust for two, melee with titles for three to eight.

## Choices

cards2e-choice-pick = { $card }
cards2e-choice-trigger = Use { $card }
cards2e-choice-trigger-for = Use { $card } for { $subject }
cards2e-choice-use =
    { $number ->
        [0] Use the first ability of { $card }
        [1] Use the second ability of { $card }
       *[other] Use another ability of { $card }
    }
cards2e-choice-save = Save { $card } with a duplicate
cards2e-choice-save-with = Save { $card } with the duplicate { $duplicate }
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
cards2e-choice-challenge = { $type } against { $opponent }
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

cards2e-prompt-offer = You may do this.
cards2e-prompt-act = Do you take an action, or do you pass?
cards2e-prompt-interrupt = The occasion is “{ $occasion }”. Do you interrupt, or do you pass?
cards2e-prompt-react = The occasion is “{ $occasion }”. Do you react, or do you pass?
cards2e-prompt-order-forced = Which forced ability comes first?
cards2e-prompt-choose = What do you choose for { $card }?
cards2e-prompt-choose-cost = With what do you pay for { $card }?
cards2e-prompt-choose-x = How much is X for { $card }?
cards2e-prompt-bearer = Which character bears the attachment { $card }?
cards2e-prompt-order-delayed = Which delayed effect comes first?
cards2e-prompt-order-constant = Two abilities exclude each other. Which is applied first?
cards2e-prompt-ambush-price = For how much gold does { $card } ambush?
cards2e-prompt-order-pile = Which card goes to the pile first, below the others?
cards2e-prompt-mulligan = Do you keep your hand, or do you take a mulligan?
cards2e-prompt-place = Which set-up card do you place? You have { $left } gold left.
cards2e-prompt-setup-bearer = Which character starts with { $card }?
cards2e-prompt-plot = Which plot do you choose?
cards2e-prompt-first-player = Who is first player?
cards2e-prompt-when-revealed = Which revealed plot comes first?
cards2e-prompt-title = Which title do you take?
cards2e-prompt-challenge = Do you initiate a challenge, or do you pass?
cards2e-prompt-attackers = Who attacks in this challenge of type { $type }?
cards2e-prompt-stealth = Whom does { $card } bypass?
cards2e-prompt-redirect = Do you redirect this challenge?
cards2e-prompt-redirect-opponent = Who defends now?
cards2e-prompt-defenders = Who defends in this challenge of type { $type }?
cards2e-prompt-claim =
    { $left ->
        [one] Which character is killed for the claim?
       *[other] Which character is killed for the claim? There are { $left } to go.
    }
cards2e-prompt-whispers = Who suffers the claim?
cards2e-prompt-keyword-order = Which keyword comes first?
cards2e-prompt-insight = Whose insight do you use?
cards2e-prompt-renown = Whose renown do you use?
cards2e-prompt-pillage = Who pillages?
cards2e-prompt-intimidate = Whom do you intimidate?
cards2e-prompt-stand = Which character do you stand?
cards2e-prompt-reserve =
    { $left ->
        [one] Which card do you discard for your reserve?
       *[other] Which card do you discard for your reserve? There are { $left } to go.
    }
cards2e-prompt-winner = Who of these wins?
cards2e-prompt-survivor = Who remains last and wins?
cards2e-prompt-look-keep = Which of these do you take into your hand?
cards2e-prompt-look-sink = Which goes under the deck next? The last one lies at the bottom.
cards2e-prompt-look-lay = Which lies on top next? The first one is drawn first.

## Events

cards2e-event-killed = { $card } is killed.
cards2e-event-discarded = { $card } is discarded.
cards2e-event-sacrificed = { $card } is sacrificed.
cards2e-event-returned = { $card } returns to hand.
cards2e-event-shuffled-in = { $card } is shuffled into the deck.
cards2e-event-removed = { $card } leaves the game.
cards2e-event-knelt = { $card } kneels.
cards2e-event-stood = { $card } stands.
cards2e-event-drew =
    { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
cards2e-event-gold = { $seat } gains { $number } gold.
cards2e-event-power = { $card } gains { $number } power.
cards2e-event-power-moved =
    { $number ->
        [one] 1 power moves to { $card }.
       *[other] { $number } power move to { $card }.
    }
cards2e-event-power-lost = { $card } loses { $number } power.
cards2e-event-hand-discarded = { $seat } discards { $card } from hand.
cards2e-event-deck-discarded = { $seat } discards { $card } from the top of the deck.
cards2e-event-entered = { $card } enters play for { $seat }.
cards2e-event-duplicated = { $seat } adds { $card } as a duplicate.
cards2e-event-controlled = { $seat } takes control of { $card }.
cards2e-event-mulliganed = { $seat } takes a mulligan.
cards2e-event-revealed = { $seat } reveals { $card }.
cards2e-event-first-player = { $seat } is first player.
cards2e-event-phase = The { $phase } begins.
cards2e-event-titled = { $seat } bears the title { $card }.
cards2e-event-marshaled = { $seat } marshals { $card }.
cards2e-event-used = { $seat } uses { $card }.
cards2e-event-played = { $seat } plays { $card }.
cards2e-event-challenge = { $type } challenge: { $seat } attacks { $opponent }.
cards2e-event-attacks = { $card } attacks.
cards2e-event-defends = { $card } defends.
cards2e-event-unopposed = { $seat } meets no opposition.
cards2e-event-rival-beaten = { $seat } has beaten { $opponent }, a rival.
cards2e-event-attached = { $card } is attached to { $bearer }.
cards2e-event-redirected = { $seat } must face { $opponent } instead.
cards2e-event-won =
    { $number ->
        [0] { $seat } wins the challenge, for the attacker wins at equal strength.
       *[other] { $seat } wins the challenge by { $number }.
    }
cards2e-event-dominance = { $seat } wins dominance.
cards2e-event-eliminated = { $seat } is eliminated.
cards2e-event-shown = { $seat } shows { $card }.
cards2e-event-looked-at-hand = { $seat } looks at the hand of { $opponent }.
cards2e-event-looked-through =
    { $number ->
        [one] { $seat } looks at the top card of the deck of { $owner }.
       *[other] { $seat } looks at the top { $number } cards of the deck of { $owner }.
    }

## Options

cards2e-option-decks = Decks, one a seat
cards2e-option-windows = Who is asked in windows
cards2e-option-windows-fast = Only who can act
cards2e-option-windows-safe = Everyone who could act
cards2e-option-piles = Cards that go to a pile together
cards2e-option-piles-needed = Are ordered by their owner if a card could look at the order
cards2e-option-piles-fallen = Lie there as they fell
cards2e-option-piles-owner = Are ordered by their owner
cards2e-option-free-decks = Decks need not obey deck building

## Results

cards2e-result-power = 15 power.
cards2e-result-last = The last player left.
cards2e-result-deck = An empty deck ended the learning game.

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

cards2e-occasion-effects-initiate = effects initiated
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

cards2e-phase-plot = plot phase
cards2e-phase-draw = draw phase
cards2e-phase-marshaling = marshaling phase
cards2e-phase-challenges = challenges phase
cards2e-phase-dominance = dominance phase
cards2e-phase-standing = standing phase
cards2e-phase-taxation = taxation phase

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
    .text = Reaction: after you win a power challenge, move 1 power from the loser's faction card to yours.
cards2e-card-a-feast-for-crows = A Feast for Crows
    .text = Reaction: after you win dominance, gain 2 power for your faction.
cards2e-card-a-game-of-thrones = A Game of Thrones
    .text = No player may initiate a military or power challenge before winning an intrigue challenge in this phase.
cards2e-card-a-noble-cause = A Noble Cause
    .text = The first Lord or Lady character that you marshal this round costs 2 less.
cards2e-card-a-storm-of-swords = A Storm of Swords
    .text = You may initiate one more military challenge in the challenges phase.
cards2e-card-building-orders = Building Orders
    .text = When revealed: look through the top 10 cards of your deck. You may show an attachment or location among them and take it into your hand. Shuffle your deck.
cards2e-card-calling-the-banners = Calling the Banners
    .text = When revealed: choose an opponent. Gain 1 gold for each character that player controls.
cards2e-card-calm-over-westeros = Calm Over Westeros
    .text = When revealed: name a type of challenge. Until you reveal another plot, the attacker's claim is 1 lower in challenges of that type in which you defend.
cards2e-card-confiscation = Confiscation
    .text = When revealed: choose an attachment in play and discard it.
cards2e-card-counting-coppers = Counting Coppers
    .text = When revealed: draw 3 cards.
cards2e-card-filthy-accusations = Filthy Accusations
    .text = When revealed: choose a standing character and kneel it.
cards2e-card-fortified-position = Fortified Position
    .text = The printed text of every character in play counts as blank, except for traits.
cards2e-card-heads-on-spikes = Heads on Spikes
    .text = When revealed: choose an opponent, who discards a card from hand at random. If it is a character, it goes to the dead pile instead, and you gain 2 power for your faction.
cards2e-card-jousting-contest = Jousting Contest
    .text = In each challenge a player may declare no more than 1 attacker or 1 defender.
cards2e-card-marched-to-the-wall = Marched to the Wall
    .text = When revealed: each player chooses a character of their own. The chosen ones are discarded together and cannot be saved.
cards2e-card-marching-orders = Marching Orders
    .text = You may not marshal locations or attachments, and you may not play events.
cards2e-card-naval-superiority = Naval Superiority
    .text = The printed gold value of every revealed Kingdom or Edict plot counts as 0.
cards2e-card-power-behind-the-throne = Power Behind the Throne
    .text = When revealed: put a stand token on this plot. Action: remove the token to choose a kneeling character and stand it.
cards2e-card-rebuilding = Rebuilding
    .text = When revealed: choose up to 3 cards of your discard pile and shuffle them into your deck.
cards2e-card-reinforcements = Reinforcements
    .text = When revealed: choose a character of printed cost 5 or less in your hand or discard pile and put it into play.
cards2e-card-sneak-attack = Sneak Attack
    .text = You may initiate no more than one challenge in the challenges phase.
cards2e-card-summons = Summons
    .text = When revealed: look through the top 10 cards of your deck. You may show a character among them and take it into your hand. Shuffle your deck.
cards2e-card-supporting-the-faith = Supporting the Faith
    .text = Forced reaction: after the challenges phase begins, all players return all their gold to the treasury.
cards2e-card-taxation = Taxation
    .text = You may marshal or play one more limited card this round.
cards2e-card-the-winds-of-winter = The Winds of Winter
cards2e-card-wildfire-assault = Wildfire Assault
    .text = When revealed: each player chooses up to 3 characters of their own. All others are killed and cannot be saved.
cards2e-card-fealty = Fealty
    .text = Your draw deck may hold no more than 15 neutral cards. Action: kneel your faction card. The next loyal card that you marshal or play this phase costs 1 less.
cards2e-card-littlefinger = Littlefinger
    .text = +1 gold. Reaction: after you marshal Littlefinger, draw 2 cards.
cards2e-card-varys = Varys
    .text = Stealth. Interrupt: when the dominance phase ends, remove Varys from the game to discard all characters from play.
cards2e-card-rattleshirts-raiders = Rattleshirt's Raiders
    .text = No attachments. Reaction: after you win a challenge in which Rattleshirt's Raiders attack, choose an attachment that the loser controls and discard it.
cards2e-card-wildling-horde = Wildling Horde
    .text = No attachments. Pillage. Challenges action: kneel your faction card to choose a participating Wildling of yours; it gets +2 strength until the end of the challenge.
cards2e-card-seal-of-the-hand = Seal of the Hand
    .text = On a Lord or Lady. Action: kneel this card to stand the bearer.
cards2e-card-bodyguard = Bodyguard
    .text = On a Lord or Lady. Interrupt: when the bearer would be killed or discarded from play, sacrifice this card to save it.
cards2e-card-little-bird = Little Bird
    .text = The bearer has an intrigue icon.
cards2e-card-milk-of-the-poppy = Milk of the Poppy
    .text = Terminal. The bearer's printed text counts as blank, except for traits.
cards2e-card-noble-lineage = Noble Lineage
    .text = The bearer has a power icon.
cards2e-card-syrios-training = Syrio's Training
    .text = The bearer has a military icon.
cards2e-card-the-iron-throne = The Iron Throne
    .text = +1 reserve. Your total for dominance is 8 higher.
cards2e-card-the-kingsroad = The Kingsroad
    .text = Limited. +1 initiative. Marshaling action: kneel and sacrifice this card. The next character that you marshal this phase costs 3 less.
cards2e-card-the-roseroad = The Roseroad
    .text = Limited. +1 gold.
cards2e-card-put-to-the-sword = Put to the Sword
    .text = Reaction: after you win a military challenge by 5 or more strength as attacker, choose a character that the loser controls and kill it. Max 1 per challenge.
cards2e-card-put-to-the-torch = Put to the Torch
    .text = Reaction: after you win a military challenge by 5 or more strength as attacker, choose a location that the loser controls and discard it. Max 1 per challenge.
cards2e-card-superior-claim = Superior Claim
    .text = Reaction: after you win a power challenge by 5 or more strength, gain 2 power for your faction. Max 1 per challenge.
cards2e-card-tears-of-lys = Tears of Lys
    .text = Reaction: after you win an intrigue challenge as attacker, choose a character without an intrigue icon that the loser controls and put a poison token on it. At the end of the phase, if the token is still there, remove it and kill that character. Max 1 per challenge.
cards2e-card-the-hands-judgment = The Hand's Judgment
    .text = Interrupt: when the effects of an opponent's event would be initiated, cancel them. X is the printed cost of that event.
cards2e-card-maester-cressen = Maester Cressen
    .text = Marshaling action: kneel Maester Cressen to choose a Condition attachment and discard it.
cards2e-card-melisandre = Melisandre
    .text = Reaction: after you marshal or play an R'hllor card, choose a standing character and kneel it. Limit once per round.
cards2e-card-robert-baratheon = Robert Baratheon
    .text = Intimidate. Renown. +1 strength for each other kneeling character in play.
cards2e-card-selyse-baratheon = Selyse Baratheon
    .text = Challenges action: pay 1 gold to choose a Baratheon character; it has an intrigue icon until the end of the phase.
cards2e-card-ser-davos-seaworth = Ser Davos Seaworth
    .text = Stealth. Interrupt: when Ser Davos Seaworth is killed, he goes to your hand instead of the dead pile.
cards2e-card-shireen-baratheon = Shireen Baratheon
    .text = Interrupt: when Shireen Baratheon is killed, choose a standing character and kneel it.
cards2e-card-stannis-baratheon = Stannis Baratheon
    .text = In the standing phase no player may stand more than 2 characters.
cards2e-card-bastard-in-hiding = Bastard in Hiding
cards2e-card-fiery-followers = Fiery Followers
    .text = Reaction: after the dominance phase begins, stand Fiery Followers.
cards2e-card-kings-hunting-party = King's Hunting Party
    .text = No attachments. While an opponent controls a King, King's Hunting Party has an intrigue icon.
cards2e-card-dragonstone-faithful = Dragonstone Faithful
    .text = Marshaling action: kneel this card. The next Baratheon character that you marshal this phase costs 1 less.
cards2e-card-vanguard-lancer = Vanguard Lancer
    .text = Reaction: after Vanguard Lancer enters play, choose a character or the faction card of an opponent and discard 1 power from it.
cards2e-card-lightbringer = Lightbringer
    .text = On a Baratheon character. Stannis Baratheon as bearer has renown. Reaction: after the bearer gains power, stand it. Limit once per phase.
cards2e-card-dragonstone-port = Dragonstone Port
    .text = Limited. Marshaling action: kneel this card. The next Baratheon card that you marshal this phase costs 1 less.
cards2e-card-chamber-of-the-painted-table = Chamber of the Painted Table
    .text = Reaction: after you win dominance, kneel this card to choose an opponent's faction card and move 1 power from it to yours.
cards2e-card-the-red-keep = The Red Keep
    .text = While you have a participating character, your side has +2 strength in power challenges. Interrupt: when the challenges phase ends, if you lost no power challenge this round, kneel this card to draw 2 cards.
cards2e-card-consolidation-of-power = Consolidation of Power
    .text = Marshaling action: choose standing characters of one player with a total strength of 4 or less and kneel them. Then choose one of them; it gains 1 power.
cards2e-card-ours-is-the-fury = Ours is the Fury
    .text = Action: during a challenge in which you defend, choose a kneeling Baratheon character of yours; it takes part as defender. If you win this challenge, stand it.
cards2e-card-seen-in-flames = Seen In Flames
    .text = Challenges action: if you control an R'hllor character, choose an opponent and look at that player's hand. Then choose a card of it; it is discarded.
cards2e-card-aeron-damphair = Aeron Damphair
    .text = Reaction: after you win dominance, choose an Ironborn character in your dead pile and put it into play.
cards2e-card-alannys-greyjoy = Alannys Greyjoy
    .text = While you are first player, the reserve of each opponent's plot is 1 lower.
cards2e-card-asha-greyjoy = Asha Greyjoy
    .text = Stealth. Reaction: after you win an unopposed challenge in which Asha Greyjoy takes part, stand her.
cards2e-card-balon-greyjoy = Balon Greyjoy
    .text = Renown. While Balon Greyjoy attacks, defenders of lower strength than his do not count their strength.
cards2e-card-euron-crows-eye = Euron Crow's Eye
    .text = Pillage. Renown. Reaction: after Euron Crow's Eye discards a card by pillage, choose a location in the loser's discard pile and put it into play under your control.
cards2e-card-maester-wendamyr = Maester Wendamyr
    .text = Stealth.
cards2e-card-theon-greyjoy = Theon Greyjoy
    .text = Stealth. Reaction: after you win an unopposed challenge in which Theon Greyjoy takes part, he gains 1 power.
cards2e-card-black-winds-crew = Black Wind's Crew
    .text = Pillage.
cards2e-card-drowned-men = Drowned Men
    .text = No attachments. +1 strength for each Warship location you control.
cards2e-card-iron-islands-fishmonger = Iron Islands Fishmonger
    .text = Marshaling action: kneel this card. The next Greyjoy character that you marshal this phase costs 1 less.
cards2e-card-lordsport-shipwright = Lordsport Shipwright
    .text = Marshaling action: kneel this card to choose a standing location of printed cost 2 or less (3 or less if you are first player) and kneel it.
cards2e-card-salty-navigator = Salty Navigator
    .text = +1 initiative.
cards2e-card-throwing-axe = Throwing Axe
    .text = On an Ironborn character. Reaction: after you win a challenge in which the bearer attacks, sacrifice this card to choose a defender and kill it.
cards2e-card-great-kraken = Great Kraken
    .text = Balon Greyjoy has stealth while you control him. Reaction: after you win an unopposed challenge, draw 1 card or gain 1 power for your faction. Limit twice per round.
cards2e-card-iron-fleet-scout = Iron Fleet Scout
    .text = Challenges action: kneel this card to choose a participating Greyjoy character; it gets +1 strength until the end of the challenge, or +2 if you are first player.
cards2e-card-sea-tower = Sea Tower
    .text = Limited. Marshaling action: kneel this card. The next Greyjoy card that you marshal this phase costs 1 less.
cards2e-card-risen-from-the-sea = Risen from the Sea
    .text = Interrupt: when a Greyjoy character would be killed, save it. Then this event becomes a Condition attachment on it, with terminal and +1 strength for its bearer.
cards2e-card-the-krakens-grasp = The Kraken's Grasp
    .text = Challenges action: if you are first player, choose a defender of strength 5 or less; its strength does not count in this challenge.
cards2e-card-we-do-not-sow = We Do Not Sow
    .text = Reaction: after you win an unopposed challenge, choose an attachment or location that the loser controls and discard it. Max 1 per challenge.
cards2e-card-cersei-lannister = Cersei Lannister
    .text = While Cersei Lannister attacks in an intrigue challenge, your claim is 1 higher.
cards2e-card-grand-maester-pycelle = Grand Maester Pycelle
    .text = Insight.
cards2e-card-joffrey-baratheon = Joffrey Baratheon
    .text = Reaction: after a Lord or Lady is killed, Joffrey Baratheon gains 1 power. Limit 3 times per round.
cards2e-card-ser-jaime-lannister = Ser Jaime Lannister
    .text = Ser Jaime Lannister does not kneel when declared as attacker in a military challenge. While he takes part in a military challenge, he has renown.
cards2e-card-the-tickler = The Tickler
    .text = Dominance action: kneel The Tickler to choose an opponent and discard the top card of that player's deck. Then you may choose a card in play of the same title and discard it.
cards2e-card-tyrion-lannister = Tyrion Lannister
    .text = Stealth. Reaction: after an intrigue challenge is initiated, gain 2 gold. Limit twice per round.
cards2e-card-tywin-lannister = Tywin Lannister
    .text = Renown. +2 gold. +1 strength for each gold in your pool.
cards2e-card-burned-men = Burned Men
    .text = Ambush (2).
cards2e-card-gold-cloaks = Gold Cloaks
    .text = Ambush (2). Forced interrupt: when a phase ends in which Gold Cloaks entered play by ambush, discard them; they cannot be saved.
cards2e-card-lannisport-moneylender = Lannisport Moneylender
    .text = Limited. +1 gold.
cards2e-card-lannisport-merchant = Lannisport Merchant
    .text = Marshaling action: kneel this card. The next Lannister character that you marshal this phase costs 1 less.
cards2e-card-the-queens-assassin = The Queen's Assassin
    .text = Ambush (4). Reaction: after The Queen's Assassin enters play by ambush, choose an opponent. If you have more cards in hand, that player must choose a character of their own and kill it.
cards2e-card-widows-wail = Widow's Wail
    .text = Ambush (1). The bearer gets +2 strength. Joffrey Baratheon as bearer also has a military icon.
cards2e-card-casterly-rock = Casterly Rock
    .text = You may initiate one more intrigue challenge in the challenges phase.
cards2e-card-lannisport = Lannisport
    .text = Reaction: after you win an intrigue challenge, draw 1 card.
cards2e-card-western-fiefdom = Western Fiefdom
    .text = Limited. Marshaling action: kneel this card. The next Lannister card that you marshal this phase costs 1 less.
cards2e-card-hear-me-roar = Hear Me Roar!
    .text = Action: choose a Lannister character in your hand and put it into play. At the end of the phase, if it is still there, discard it; it cannot be saved.
cards2e-card-the-things-i-do-for-love = The Things I Do For Love
    .text = Challenges action: if you control a Lannister Lord or Lady, kneel your faction card and pay X gold to choose an opponent's character of printed cost X or less; it returns to its owner's hand.
cards2e-card-treachery = Treachery
    .text = Interrupt: when the effects of a triggered ability of a character, location or attachment would be initiated, cancel them if you control a unique Lannister character.
cards2e-card-areo-hotah = Areo Hotah
    .text = Ambush (5). Reaction: after Areo Hotah enters play during a challenge, choose a participating character and remove it from the challenge.
cards2e-card-arianne-martell = Arianne Martell
    .text = Action: choose a character of printed cost 5 or less in your hand and put it into play. Then Arianne Martell returns to your hand; she cannot be saved. Limit once per phase.
cards2e-card-doran-martell = Doran Martell
    .text = Insight. Each other Martell Lord or Lady you control gets +1 strength for each card in your used pile.
cards2e-card-edric-dayne = Edric Dayne
    .text = Stealth. Action: pay 1 gold to name a challenge icon; Edric Dayne has it until the end of the phase.
cards2e-card-maester-caleotte = Maester Caleotte
    .text = Reaction: after you lose a challenge in which Maester Caleotte takes part, choose a character and name a challenge icon; the character loses it until the end of the phase.
cards2e-card-obara-sand = Obara Sand
    .text = When you defend in a power challenge, you may declare Obara Sand as defender even while she kneels and without a power icon.
cards2e-card-the-red-viper = The Red Viper
    .text = Reaction: after you win a challenge by 5 or more strength in which The Red Viper attacks, he gains 1 power for each full 5 strength of the margin.
cards2e-card-desert-scavenger = Desert Scavenger
    .text = Marshaling action: kneel this card. The next Martell character that you marshal this phase costs 1 less.
cards2e-card-dornish-paramour = Dornish Paramour
    .text = Reaction: after Dornish Paramour is declared as attacker, choose a character of the defending player; it must be declared as defender in this challenge if it can be.
cards2e-card-greenblood-trader = Greenblood Trader
    .text = Reaction: after Greenblood Trader enters play, look at the top 2 cards of your deck. You may take one into your hand; the rest goes under the deck in any order.
cards2e-card-house-dayne-knight = House Dayne Knight
cards2e-card-palace-spearman = Palace Spearman
    .text = No attachments. While you are not first player, Palace Spearman has an intrigue icon.
cards2e-card-dawn = Dawn
    .text = The bearer gets +1 strength for each card in your used pile. A bearer of House Dayne also has intimidate.
cards2e-card-ghaston-grey = Ghaston Grey
    .text = Reaction: after you lose a challenge as defender, kneel and sacrifice this card to choose an attacker; it returns to its owner's hand and cannot be saved.
cards2e-card-sunspear = Sunspear
    .text = Reaction: after you lose a challenge as defender, kneel this card. Until the end of the phase, your claim is 1 higher in challenges of that type.
cards2e-card-blood-orange-grove = Blood Orange Grove
    .text = Limited. Marshaling action: kneel this card. The next Martell card that you marshal this phase costs 1 less.
cards2e-card-dorans-game = Doran's Game
    .text = Reaction: after you win an intrigue challenge by 5 or more strength, gain 1 power for your faction for each card in your used pile. Max 1 per challenge.
cards2e-card-unbowed-unbent-unbroken = Unbowed, Unbent, Unbroken
    .text = Reaction: after you lose a challenge as defender while you are not first player, name a type of challenge; the winner cannot initiate challenges of that type until the end of the phase. Max 1 per challenge.
cards2e-card-confinement = Confinement
    .text = Action: choose a character of strength 4 or less; until the end of the phase it loses one icon of each type.
cards2e-card-benjen-stark = Benjen Stark
    .text = Stealth cannot bypass your Rangers. Interrupt: when Benjen Stark is killed, gain 2 power for your faction; then he is shuffled into your deck instead of going to the dead pile.
cards2e-card-ghost = Ghost
    .text = No attachments. Stealth. Reaction: after Ghost bypasses a character by stealth, that character cannot be declared as defender until the end of the phase.
cards2e-card-jon-snow = Jon Snow
    .text = No attachments except Weapon. While Jon Snow stands and another Night's Watch character of yours attacks, he takes part in that challenge on your side.
cards2e-card-maester-aemon = Maester Aemon
    .text = No attachments. Interrupt: when a Night's Watch character would be killed, kneel Maester Aemon to save it.
cards2e-card-old-bear-mormont = Old Bear Mormont
    .text = While you control The Wall, Old Bear Mormont does not kneel when declared as defender. Interrupt: when the challenges phase ends, if you lost no challenge as defender in it, choose a Night's Watch card in your hand and put it into play.
cards2e-card-samwell-tarly = Samwell Tarly
    .text = Insight. +1 reserve.
cards2e-card-ser-waymar-royce = Ser Waymar Royce
    .text = No attachments except Weapon. Interrupt: when Ser Waymar Royce is killed, each opponent discards a card from hand at random.
cards2e-card-yoren = Yoren
    .text = Reaction: after you marshal Yoren, choose a character of printed cost 3 or less in an opponent's discard pile and put it into play under your control.
cards2e-card-messenger-raven = Messenger Raven
    .text = No attachments. Dominance action: return Messenger Raven to your hand to draw 1 card.
cards2e-card-old-forest-hunter = Old Forest Hunter
    .text = No attachments except Weapon. Action: discard a card from your hand to gain 1 gold. Limit once per phase.
cards2e-card-ranging-party = Ranging Party
    .text = No attachments except Weapon.
cards2e-card-steward-at-the-wall = Steward at the Wall
    .text = Marshaling action: kneel this card. The next Night's Watch character that you marshal this phase costs 1 less.
cards2e-card-veteran-builder = Veteran Builder
    .text = No attachments except Weapon. Action: sacrifice this card to choose a kneeling location and stand it.
cards2e-card-longclaw = Longclaw
    .text = On a Night's Watch character. The bearer gets +1 strength and has renown.
cards2e-card-castle-black = Castle Black
    .text = Action: kneel this card to choose a defending Night's Watch character. Stand it; it gets +2 strength until the end of the challenge.
cards2e-card-the-wall = The Wall
    .text = Your Night's Watch characters get +1 strength. Forced reaction: after you lose an unopposed challenge, kneel The Wall. Interrupt: when the challenges phase ends, kneel The Wall to gain 2 power for your faction.
cards2e-card-a-meager-contribution = A Meager Contribution
    .text = Reaction: after an opponent collects income, move 1 gold from that player's pool to yours. Max 1 per round.
cards2e-card-take-the-black = Take the Black
    .text = Dominance action: choose a non-unique character of printed cost 6 or less and take control of it. Max 1 per round.
cards2e-card-the-sword-in-the-darkness = The Sword in the Darkness
    .text = Reaction: after you win a challenge by 5 or more strength as defender with a participating Night's Watch character of yours, the loser cannot initiate challenges against you until the end of the round.
cards2e-card-arya-stark = Arya Stark
    .text = Stealth. While Arya Stark has a duplicate, she has a military icon. Reaction: after Arya Stark enters play, if you own and control her, put the top card of your deck under her facedown as a duplicate.
cards2e-card-bran-stark = Bran Stark
    .text = Interrupt: when the effects of an opponent's event would be initiated, sacrifice Bran Stark to cancel them.
cards2e-card-catelyn-stark = Catelyn Stark
    .text = While Catelyn Stark takes part in a challenge, opponents cannot initiate triggered card abilities.
cards2e-card-eddard-stark = Eddard Stark
    .text = Renown. Reaction: after a challenge is initiated against you, stand Eddard Stark.
cards2e-card-grey-wind = Grey Wind
    .text = Intimidate. No attachments. Challenges action: kneel Grey Wind to choose a character of strength 1 or less (2 or less if you control Robb Stark) and kill it.
cards2e-card-robb-stark = Robb Stark
    .text = Renown. Reaction: after a Stark character of yours is killed or sacrificed, stand all your characters. Limit once per round.
cards2e-card-sansa-stark = Sansa Stark
    .text = Enters play kneeling. Reaction: after Sansa Stark stands, gain 1 power for your faction. Limit once per round.
cards2e-card-summer = Summer
    .text = No attachments. Bran Stark has insight while you control him. Reaction: after Summer enters play, choose a Stark character of printed strength 2 or less in your discard or dead pile and take it into your hand.
cards2e-card-direwolf-pup = Direwolf Pup
    .text = No attachments. +1 strength for each other Direwolf card you control.
cards2e-card-tumblestone-knight = Tumblestone Knight
cards2e-card-vanguard-of-the-north = Vanguard of the North
    .text = No attachments. While a War plot is revealed, Vanguard of the North does not kneel when declared as attacker in a military challenge.
cards2e-card-winterfell-steward = Winterfell Steward
    .text = Marshaling action: kneel this card. The next Stark character that you marshal this phase costs 1 less.
cards2e-card-ice = Ice
    .text = On a Stark character. The bearer gets +2 strength. Reaction: after you win a military challenge in which the bearer takes part, sacrifice this card to choose a character that the loser controls and kill it.
cards2e-card-gates-of-winterfell = Gates of Winterfell
    .text = Challenges action: kneel this card to show the top card of your deck. If it is a Stark card, draw it.
cards2e-card-the-wolfswood = The Wolfswood
    .text = Direwolf cards in your hand have ambush for their printed cost.
cards2e-card-heart-tree-grove = Heart Tree Grove
    .text = Limited. Marshaling action: kneel this card. The next Stark card that you marshal this phase costs 1 less.
cards2e-card-for-the-north = For the North!
    .text = Action: during a military challenge, choose a participating Stark character; it gets +2 strength until the end of the challenge. If you win this challenge, draw 1 card.
cards2e-card-like-warm-rain = Like Warm Rain
    .text = Reaction: after you lose an intrigue challenge as defender, kneel a Direwolf character of yours to choose an attacker and kill it. Max 1 per challenge.
cards2e-card-winter-is-coming = Winter Is Coming
    .text = Action: during a challenge, your claim is 1 higher until the end of it. Max 1 per challenge.
cards2e-card-daenerys-targaryen = Daenerys Targaryen
    .text = Insight. While Daenerys Targaryen stands, each opponent's character that takes part in a challenge against you gets −1 strength.
cards2e-card-drogon = Drogon
    .text = No attachments. Your Stormborn characters have renown.
cards2e-card-khal-drogo = Khal Drogo
    .text = Renown. You may initiate one more military challenge in the challenges phase.
cards2e-card-magister-illyrio = Magister Illyrio
    .text = Action: pay 2 gold to choose a kneeling character and stand it. Limit once per phase.
cards2e-card-rhaegal = Rhaegal
    .text = No attachments. Reaction: after you win a challenge in which a Stormborn character of yours takes part, choose a kneeling Stormborn character and stand it. Limit once per phase.
cards2e-card-ser-jorah-mormont = Ser Jorah Mormont
    .text = Renown. As soon as 3 or more betrayal tokens lie on Ser Jorah Mormont, sacrifice him. Forced reaction: after you win a challenge in which he takes part, put a betrayal token on him.
cards2e-card-viserion = Viserion
    .text = No attachments. Your Stormborn characters have stealth.
cards2e-card-viserys-targaryen = Viserys Targaryen
    .text = Interrupt: when Viserys Targaryen leaves play, choose an attachment and discard it from play.
cards2e-card-braided-warrior = Braided Warrior
    .text = No attachments except Weapon.
cards2e-card-handmaiden = Handmaiden
    .text = Action: sacrifice this card to choose a kneeling Lady and stand her.
cards2e-card-targaryen-loyalist = Targaryen Loyalist
    .text = Marshaling action: kneel this card. The next Targaryen character that you marshal this phase costs 1 less.
cards2e-card-unsullied = Unsullied
    .text = No attachments except Weapon. While Unsullied attack, each defender gets −1 strength.
cards2e-card-drogos-arakh = Drogo's Arakh
    .text = On a Dothraki character. The bearer gets +2 strength. Khal Drogo as bearer does not kneel when declared as attacker in the first military challenge you initiate in a round.
cards2e-card-plaza-of-punishment = Plaza of Punishment
    .text = Reaction: after you win a power challenge, kneel this card to choose a character without attachments. Until the end of the phase it gets −2 strength and is killed if its strength is 0.
cards2e-card-dothraki-sea = Dothraki Sea
    .text = Reaction: after you win a power challenge, sacrifice this card to choose a Dothraki character in your hand and put it into play. At the end of the phase, if it is still there, it returns to your hand and cannot be saved.
cards2e-card-illyrios-estate = Illyrio's Estate
    .text = Limited. Marshaling action: kneel this card. The next Targaryen card that you marshal this phase costs 1 less.
cards2e-card-dracarys = Dracarys!
    .text = Action: during a challenge, kneel a Dragon or Daenerys Targaryen of yours to choose a participating character. Until the end of the phase it gets −4 strength and is killed if its strength is 0.
cards2e-card-fire-and-blood = Fire and Blood
    .text = Challenges action: choose a unique Targaryen character in your dead pile and shuffle it into your deck. If it is a Hatchling, you may put it into play instead.
cards2e-card-waking-the-dragon = Waking the Dragon
    .text = Action: choose a unique Targaryen character that you control and stand it. At the end of the phase, if it is still in play, it returns to your hand.
cards2e-card-left = Left
    .text = No attachments except Weapon. While you control Right, Left gets +1 strength, has a power icon and does not kneel when declared as defender.
cards2e-card-maester-lomys = Maester Lomys
    .text = Reaction: after you win an intrigue challenge as defender, the attacking player discards a card from hand at random.
cards2e-card-margaery-tyrell = Margaery Tyrell
    .text = Challenges action: kneel Margaery Tyrell to choose a character; it gets +3 strength until the end of the phase.
cards2e-card-paxter-redwyne = Paxter Redwyne
    .text = +1 gold. The first event that you play each round costs 1 less.
cards2e-card-randyll-tarly = Randyll Tarly
    .text = Renown. Reaction: after a card effect raises Randyll Tarly's strength, stand him. Limit twice per phase.
cards2e-card-right = Right
    .text = No attachments except Weapon. While you control Left, Right gets +1 strength, has an intrigue icon and does not kneel when declared as defender.
cards2e-card-the-knight-of-flowers = The Knight of Flowers
    .text = Renown. While The Knight of Flowers attacks alone, the defending player may declare no more than 1 defender.
cards2e-card-the-queen-of-thorns = The Queen of Thorns
    .text = Reaction: after you win an intrigue challenge in which The Queen of Thorns takes part, choose a Tyrell character of printed cost 6 or less in your hand and put it into play.
cards2e-card-courtesan-of-the-rose = Courtesan of the Rose
cards2e-card-garden-caretaker = Garden Caretaker
    .text = Marshaling action: kneel this card. The next Tyrell character that you marshal this phase costs 1 less.
cards2e-card-olennas-informant = Olenna's Informant
    .text = Ambush (4). Reaction: after Olenna's Informant enters play in the challenges phase, name a type of challenge; you may initiate one more of that type this phase.
cards2e-card-wardens-of-the-reach = Wardens of the Reach
    .text = No attachments. +1 strength for each The Reach location you control.
cards2e-card-heartsbane = Heartsbane
    .text = On a Tyrell character. Action: while the bearer takes part in a challenge, kneel this card; the bearer gets +3 strength until the end of the challenge.
cards2e-card-highgarden = Highgarden
    .text = Challenges action: kneel this card and pay 1 gold to choose an attacker; stand it and remove it from the challenge.
cards2e-card-the-mander = The Mander
    .text = Reaction: after you win a challenge by 5 or more strength, kneel this card to draw 2 cards.
cards2e-card-rose-garden = Rose Garden
    .text = Limited. Marshaling action: kneel this card. The next Tyrell card that you marshal this phase costs 1 less.
cards2e-card-growing-strong = Growing Strong
    .text = Challenges action: choose up to 3 Tyrell characters; each gets +2 strength until the end of the phase.
cards2e-card-olennas-cunning = Olenna's Cunning
    .text = Reaction: after you win an intrigue or power challenge, the loser names a card type. Look through your deck; you may show a card of another type and take it into your hand. Shuffle your deck.
cards2e-card-the-bear-and-the-maiden-fair = The Bear and the Maiden Fair
    .text = Action: choose a player and look at the top 5 cards of that player's deck. Put up to 3 of them under the deck and the others back on top, each in any order.
cards2e-card-banner-of-the-stag = Banner of the Stag
    .text = Your draw deck may hold Baratheon cards that are not loyal, and must hold at least 12 Baratheon cards.
cards2e-card-banner-of-the-kraken = Banner of the Kraken
    .text = Your draw deck may hold Greyjoy cards that are not loyal, and must hold at least 12 Greyjoy cards.
cards2e-card-banner-of-the-lion = Banner of the Lion
    .text = Your draw deck may hold Lannister cards that are not loyal, and must hold at least 12 Lannister cards.
cards2e-card-banner-of-the-sun = Banner of the Sun
    .text = Your draw deck may hold Martell cards that are not loyal, and must hold at least 12 Martell cards.
cards2e-card-banner-of-the-watch = Banner of the Watch
    .text = Your draw deck may hold Night's Watch cards that are not loyal, and must hold at least 12 Night's Watch cards.
cards2e-card-banner-of-the-wolf = Banner of the Wolf
    .text = Your draw deck may hold Stark cards that are not loyal, and must hold at least 12 Stark cards.
cards2e-card-banner-of-the-dragon = Banner of the Dragon
    .text = Your draw deck may hold Targaryen cards that are not loyal, and must hold at least 12 Targaryen cards.
cards2e-card-banner-of-the-rose = Banner of the Rose
    .text = Your draw deck may hold Tyrell cards that are not loyal, and must hold at least 12 Tyrell cards.
cards2e-card-master-of-whispers = Master of Whispers
    .text = While you have a participating character, your side has +1 strength in intrigue challenges. When you win an intrigue challenge as attacker, any opponents you choose suffer its claim. Supports the Hand of the King; rivals: Master of Laws, Master of Coin.
cards2e-card-master-of-ships = Master of Ships
    .text = While you have a participating character, your side has +1 strength in military challenges. Your claim is 1 higher in military challenges that you initiate against a rival. Supports the Master of Whispers; rivals: Master of Laws, Hand of the King.
cards2e-card-hand-of-the-king = Hand of the King
    .text = While you have a participating character, your side has +1 strength in power challenges. You may initiate one more power challenge in the challenges phase, against another opponent than the first. Supports the Master of Laws; rivals: Master of Coin, Master of Ships.
cards2e-card-master-of-coin = Master of Coin
    .text = +2 gold. Supports the Master of Ships; rivals: Hand of the King, Master of Whispers.
cards2e-card-master-of-laws = Master of Laws
    .text = +1 reserve. You draw 3 cards in the draw phase. Supports the Master of Coin; rivals: Master of Whispers, Master of Ships.
cards2e-card-crown-regent = Crown Regent
    .text = Your total for dominance is 2 higher. Once per round you may redirect a challenge: its attacker must at once choose another opponent. Supports nobody and has no rivals.
cards2e-card-house-baratheon = House Baratheon
cards2e-card-house-greyjoy = House Greyjoy
cards2e-card-house-lannister = House Lannister
cards2e-card-house-martell = House Martell
cards2e-card-the-nights-watch = The Night's Watch
cards2e-card-house-stark = House Stark
cards2e-card-house-targaryen = House Targaryen
cards2e-card-house-tyrell = House Tyrell
