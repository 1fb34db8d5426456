### What both editions of the card game say alike. A game that builds on it says so: `<game>-shared-words = cardgame`.

## Choices

cardgame-choice-pick = { $card }
cardgame-choice-trigger = Use { $card }
cardgame-choice-trigger-for = Use { $card } for { $subject }
cardgame-choice-use =
    { $number ->
        [0] Use the first ability of { $card }
        [1] Use the second ability of { $card }
       *[other] Use another ability of { $card }
    }
cardgame-choice-save = Save { $card } with a duplicate
cardgame-choice-save-with = Save { $card } with the duplicate { $duplicate }
cardgame-choice-player = { $seat }
cardgame-choice-name = { $icon }
cardgame-choice-number = { $number }
cardgame-choice-opt = { $option }
cardgame-choice-type = { $type }
cardgame-choice-pass = Pass
cardgame-choice-done = Done
cardgame-choice-take = Take { $card }
cardgame-choice-play = Play { $card }
cardgame-choice-play-for = Play { $card } for { $subject }
cardgame-choice-marshal = Marshal { $card }
cardgame-choice-place = Place { $card }
cardgame-choice-keep = Keep this hand
cardgame-choice-mulligan = Take a mulligan
cardgame-choice-plot = Choose { $card }
cardgame-choice-resolve = Resolve { $card } next
cardgame-choice-challenge = { $type } against { $opponent }
cardgame-choice-attack = Attack with { $card }
cardgame-choice-defend = Defend with { $card }
cardgame-choice-bypass = Bypass { $card }
cardgame-choice-redirect = Redirect the challenge
cardgame-choice-all = All of them
cardgame-choice-title = Take { $card }
cardgame-choice-sink = Put { $card } under the deck
cardgame-choice-lay = { $card }

## Prompts

cardgame-prompt-offer = You may do this.
cardgame-prompt-act = Do you take an action, or do you pass?
cardgame-prompt-choose = What do you choose for { $card }?
cardgame-prompt-choose-cost = With what do you pay for { $card }?
cardgame-prompt-choose-x = How much is X for { $card }?
cardgame-prompt-order-delayed = Which delayed effect comes first?
cardgame-prompt-order-constant = Two abilities exclude each other. Which is applied first?
cardgame-prompt-order-pile = Which card goes to the pile first, below the others?
cardgame-prompt-mulligan = Do you keep your hand, or do you take a mulligan?
cardgame-prompt-place = Which set-up card do you place? You have { $left } gold left.
cardgame-prompt-plot = Which plot do you choose?
cardgame-prompt-first-player = Who is first player?
cardgame-prompt-when-revealed = Which revealed plot comes first?
cardgame-prompt-title = Which title do you take?
cardgame-prompt-stealth = Whom does { $card } bypass?
cardgame-prompt-redirect = Do you redirect this challenge?
cardgame-prompt-redirect-opponent = Who defends now?
cardgame-prompt-claim =
    { $left ->
        [one] Which character is killed for the claim?
       *[other] Which character is killed for the claim? There are { $left } to go.
    }
cardgame-prompt-winner = Who of these wins?
cardgame-prompt-look-keep = Which of these do you take into your hand?
cardgame-prompt-look-sink = Which goes under the deck next? The last one lies at the bottom.
cardgame-prompt-look-lay = Which lies on top next? The first one is drawn first.

## Events

cardgame-event-killed = { $card } is killed.
cardgame-event-discarded = { $card } is discarded.
cardgame-event-sacrificed = { $card } is sacrificed.
cardgame-event-returned = { $card } returns to hand.
cardgame-event-shuffled-in = { $card } is shuffled into the deck.
cardgame-event-removed = { $card } leaves the game.
cardgame-event-knelt = { $card } kneels.
cardgame-event-stood = { $card } stands.
cardgame-event-drew =
    { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
cardgame-event-gold = { $seat } gains { $number } gold.
cardgame-event-power = { $card } gains { $number } power.
cardgame-event-power-moved =
    { $number ->
        [one] 1 power moves to { $card }.
       *[other] { $number } power move to { $card }.
    }
cardgame-event-power-lost = { $card } loses { $number } power.
cardgame-event-hand-discarded = { $seat } discards { $card } from hand.
cardgame-event-deck-discarded = { $seat } discards { $card } from the top of the deck.
cardgame-event-entered = { $card } enters play for { $seat }.
cardgame-event-duplicated = { $seat } adds { $card } as a duplicate.
cardgame-event-controlled = { $seat } takes control of { $card }.
cardgame-event-mulliganed = { $seat } takes a mulligan.
cardgame-event-safe-windows = From now on everyone who could act is asked: several people play here.
cardgame-event-revealed = { $seat } reveals { $card }.
cardgame-event-first-player = { $seat } is first player.
cardgame-event-phase = The { $phase } begins.
cardgame-event-titled = { $seat } bears the title { $card }.
cardgame-event-marshaled = { $seat } marshals { $card }.
cardgame-event-used = { $seat } uses { $card }.
cardgame-event-played = { $seat } plays { $card }.
cardgame-event-attacks = { $card } attacks.
cardgame-event-defends = { $card } defends.
cardgame-event-unopposed = { $seat } meets no opposition.
cardgame-event-attached = { $card } is attached to { $bearer }.
cardgame-event-redirected = { $seat } must face { $opponent } instead.
cardgame-event-won =
    { $number ->
        [0] { $seat } wins the challenge, for the attacker wins at equal strength.
       *[other] { $seat } wins the challenge by { $number }.
    }
cardgame-event-dominance = { $seat } wins dominance.
cardgame-event-shown = { $seat } shows { $card }.
cardgame-event-looked-at-hand = { $seat } looks at the hand of { $opponent }.
cardgame-event-looked-through =
    { $number ->
        [one] { $seat } looks at the top card of the deck of { $owner }.
       *[other] { $seat } looks at the top { $number } cards of the deck of { $owner }.
    }

## Options

cardgame-kit-deck = deck
cardgame-option-decks = Decks, one a seat
cardgame-option-windows = Who is asked in windows
cardgame-option-windows-fast = Only who can act
cardgame-option-windows-safe = Everyone who could act
cardgame-option-free-decks = Decks need not obey deck building

## occasion

cardgame-occasion-effects-initiate = effects initiated
cardgame-occasion-killed = killing
cardgame-occasion-discarded = discarding from play
cardgame-occasion-sacrificed = sacrifice
cardgame-occasion-returned = return to hand
cardgame-occasion-shuffled = shuffling in
cardgame-occasion-removed = removal from the game
cardgame-occasion-entered = entering play
cardgame-occasion-played = event played
cardgame-occasion-knelt = kneeling
cardgame-occasion-stood = standing
cardgame-occasion-drew = drawing
cardgame-occasion-gold-gained = gold gained
cardgame-occasion-power-gained = power gained
cardgame-occasion-power-moved = power moved
cardgame-occasion-power-lost = power lost
cardgame-occasion-hand-discarded = discard from hand
cardgame-occasion-deck-discarded = discard from the deck
cardgame-occasion-attacker-declared = attacker declared
cardgame-occasion-bypassed = stealth
cardgame-occasion-defender-declared = defender declared
cardgame-occasion-challenge-won = challenge won
cardgame-occasion-challenge-lost = challenge lost
cardgame-occasion-dominance-won = dominance won
cardgame-occasion-phase-began = phase begins
cardgame-occasion-phase-ends = phase ends
cardgame-occasion-income = income collected
cardgame-occasion-strength-raised = strength raised
cardgame-occasion-plot-revealed = plot revealed
cardgame-occasion-controlled = change of control
cardgame-occasion-challenge-ends = challenge ends
cardgame-occasion-when-revealed = when revealed

## icon

cardgame-icon-power = Power

## type

cardgame-type-character = Character
cardgame-type-location = Location
cardgame-type-event = Event

## option

cardgame-option-draw = Draw a card
cardgame-option-power = Gain power
cardgame-option-yes = Yes
cardgame-option-no = No
cardgame-option-top = On top
cardgame-option-bottom = To the bottom
cardgame-option-keep = Keep

## Cards

cardgame-card-house-baratheon = House Baratheon
cardgame-card-house-martell = House Martell
cardgame-card-house-stark = House Stark
cardgame-card-house-targaryen = House Targaryen
