# Game of Thrones: The Iron Throne

ironthrone-title = Game of Thrones: The Iron Throne
    .short = The Iron Throne
    .text = Hostages, bluff and bargains: win encounters, find allies, betray them.

## Choices

ironthrone-choice-lead = Lead with { $leader }
ironthrone-choice-release = Release { $card }
ironthrone-choice-torture = Torture { $card }
ironthrone-choice-done = Done
ironthrone-choice-challenge = Challenge { $seat }
ironthrone-choice-empower = 1 power to { $character }
ironthrone-choice-send = Send { $character }
ironthrone-choice-offer = Support the { $side } with { $character }
ironthrone-choice-stay-out = Stay out
ironthrone-choice-accept = Accept
ironthrone-choice-refuse = Refuse
ironthrone-choice-lay = Lay { $card }
ironthrone-choice-keep = Leave it as it is
ironthrone-choice-pass = Pass
ironthrone-choice-play = Play { $card }
ironthrone-choice-use = Use { $ability }
ironthrone-choice-aim = { $character }
ironthrone-choice-aim-at = { $seat }
ironthrone-choice-pay = Pay { $n } power
ironthrone-choice-pick = { $mode }
ironthrone-choice-move = 1 power from { $character }
ironthrone-choice-discard = Discard { $card }
ironthrone-choice-take = Take a hostage { $place }
ironthrone-choice-take-captive = Take a hostage of house { $house } away
ironthrone-choice-torture-now = Torture it at once
ironthrone-choice-want = Demand { $item } ({ $n })
ironthrone-choice-give = Offer { $item } ({ $n })
ironthrone-choice-propose = Propose this
ironthrone-choice-break-off = Break off the negotiation
ironthrone-choice-say = Say to { $to }: “{ $plea } { $pledge }”
ironthrone-choice-claim = Claim to hold { $card }

## Prompts

ironthrone-prompt-offer = You may say something.
ironthrone-prompt-leader-choose = Which leader do you choose?
ironthrone-prompt-hostages-handle = Which hostages do you release or torture?
ironthrone-prompt-torture-victim = Which character of house { $house } loses 1 power to you?
ironthrone-prompt-preparation-defender = The event is “{ $event }”. Whom do you challenge?
ironthrone-prompt-power-distribute =
    { $left ->
        [one] Which character gets the last power?
       *[other] Which character gets 1 power? You have { $left } to give.
    }
ironthrone-prompt-preparation-character = Which character do you send into the encounter?
ironthrone-prompt-support-offer = Do you offer anybody your support?
ironthrone-prompt-support-answer = { $seat } offers { $character } to support you. Do you accept?
ironthrone-prompt-support-forced = Which character must support the { $side }?
ironthrone-prompt-encounter-card = Which card do you lay?
ironthrone-prompt-window-leader = Do you use { $ability }?
ironthrone-prompt-window-card = Do you play a character card?
ironthrone-prompt-effect-target = { $card }: whom does it concern?
ironthrone-prompt-ability-target = { $ability }: whom does it concern?
ironthrone-prompt-effect-cost = { $card }: how much power do you pay?
ironthrone-prompt-ability-cost = { $ability }: how much power do you pay?
ironthrone-prompt-effect-mode = { $card }: which of the two do you choose?
ironthrone-prompt-effect-replace = Which card takes its place?
ironthrone-prompt-effect-exchange = Do you exchange your face-down card?
ironthrone-prompt-effect-move =
    { $left ->
        [one] From which character do you move the last power?
       *[other] From which character do you move 1 power? You may move { $left } more.
    }
ironthrone-prompt-effect-discard =
    { $left ->
        [one] Which card do you discard?
       *[other] Which card do you discard? You discard { $left } more.
    }
ironthrone-prompt-effect-torture = Do you torture the hostage at once?
ironthrone-prompt-hostage-from = From whom do you take a hostage?
ironthrone-prompt-hostage-place = From where do you take a hostage of { $seat }?
ironthrone-prompt-peace-negotiate =
    { $left ->
        [0] Do you accept or break off? You can propose nothing more.
        [one] What do you propose, or how do you answer? You have 1 proposal left.
       *[other] What do you propose, or how do you answer? You have { $left } proposals left.
    }

## Events

ironthrone-event-leader = { $character } leads { $seat }.
ironthrone-event-turn = In turn { $n }, { $seat } is the challenger.
ironthrone-event-event = { $seat } draws the event “{ $drawn }”.
ironthrone-event-defends = { $seat } is the defender.
ironthrone-event-drew =
    { $n ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $n } cards.
    }
ironthrone-event-drew-card = You draw { $card }.
ironthrone-event-distributed = { $seat } puts 1 power on { $character }.
ironthrone-event-sent = { $seat } sends { $character } into the encounter.
ironthrone-event-stayed-out = { $seat } stays out of it.
ironthrone-event-offered = { $seat } offers the { $side } the support of { $character }.
ironthrone-event-refused = The support of { $seat } is refused.
ironthrone-event-joined = { $seat } supports the { $side } with { $character }.
ironthrone-event-laid = { $seat } has laid a card.
ironthrone-event-revealed = { $seat } shows { $card }.
ironthrone-event-result = The result is { $result }.
ironthrone-event-totals = The challenger has a total of { $challenger }, the defender one of { $defender }.
ironthrone-event-won = The side of the { $side } wins.
ironthrone-event-tied = It is a tie, and both sides lose.
ironthrone-event-spread = { $seat } spreads influence on { $target }.
ironthrone-event-lost-power = { $character } loses { $n } power.
ironthrone-event-sheet-lost = The leader of { $seat } loses { $n } power for good.
ironthrone-event-died = { $character } dies.
ironthrone-event-hostage = { $seat } takes a card of house { $house } { $place } of { $victim }.
ironthrone-event-hostage-card = The hostage is { $card }.
ironthrone-event-released = { $seat } lets a hostage of { $owner } go.
ironthrone-event-released-card = The released card is { $card }.
ironthrone-event-tortured = { $seat } tortures { $card }.
ironthrone-event-played = { $seat } plays { $card }.
ironthrone-event-used = { $seat } uses { $ability }.
ironthrone-event-looked-hand = { $seat } looks at the hand of { $victim }.
ironthrone-event-looked-card = { $seat } looks at the encounter card of { $victim }.
ironthrone-event-saw = You see { $card }.
ironthrone-event-exchanged = { $seat } exchanges the face-down card.
ironthrone-event-value = The card of { $seat } is now worth { $n }.
ironthrone-event-added = { $seat } adds { $n } to the total of the own side.
ironthrone-event-moved = 1 power moves from { $source } to { $target }.
ironthrone-event-barred = { $seat } gets no rewards.
ironthrone-event-spared = { $seat } suffers no penalties.
ironthrone-event-discarded = { $seat } discards { $card }.
ironthrone-event-retreated = { $seat } retreats.
ironthrone-event-switched = { $seat } changes sides and now supports the { $side }.
ironthrone-event-must-lay-first = { $seat } must lay the encounter card first, face up.
ironthrone-event-proposed =
    { $seat } demands { $want_influence } influence, { $want_hostages ->
        [one] 1 hostage
       *[other] { $want_hostages } hostages
    } and { $want_power } power, and offers { $give_influence } influence, { $give_hostages ->
        [one] 1 hostage
       *[other] { $give_hostages } hostages
    } and { $give_power } power for it.
ironthrone-event-agreed = { $seat } accepts, and the deal is made.
ironthrone-event-broke-off = { $seat } breaks off the negotiation.
ironthrone-event-moved-sheet = { $n } power goes from the leader of { $seat } to the leader of { $target }.
ironthrone-event-broke-promise = { $seat } had promised peace, and shows war.
ironthrone-event-kept-hostage = { $seat } had promised { $owner } a hostage for support, and does not release it.
ironthrone-event-said = { $seat } says to { $to }: “{ $plea } { $pledge }”
ironthrone-event-claimed = { $seat } claims to hold { $card }.
ironthrone-event-shuffled = The deck of { $seat } is shuffled anew.
ironthrone-event-safe-windows = From now on everyone who could act is asked: several people play here.

## Options

ironthrone-option-houses = the houses by seat; otherwise they are drawn
ironthrone-option-houses-lannister = { ironthrone-house-lannister }
ironthrone-option-houses-stark = { ironthrone-house-stark }
ironthrone-option-houses-baratheon = { ironthrone-house-baratheon }
ironthrone-option-houses-targaryen = { ironthrone-house-targaryen }
ironthrone-option-houses-tyrell = { ironthrone-house-tyrell }
ironthrone-option-leader-choice = how leaders are found
ironthrone-option-leader-choice-draw2-keep1 = draw two, choose one
ironthrone-option-leader-choice-random = drawn at random
ironthrone-option-leader-choice-free = chosen among all five
ironthrone-option-own-house-event = when the event names the challenger
ironthrone-option-own-house-event-choose = the challenger chooses a defender
ironthrone-option-own-house-event-redraw = another event is drawn
ironthrone-option-negotiation-limit = proposals of each player in a negotiation
ironthrone-option-turn-limit = turns after which the most influence wins; 0 for none
ironthrone-option-chat = promises and claims at the table
ironthrone-option-chat-public = allowed, heard by all
ironthrone-option-chat-off = not offered
ironthrone-option-windows = who is asked whether to play character cards
ironthrone-option-windows-fast = only who can
ironthrone-option-windows-safe = everyone who could for all the others know

## Ends

ironthrone-result-influence = All influence of a house is spread.
ironthrone-result-fallen-house = A house has lost all its characters.
ironthrone-result-turn-limit = The agreed number of turns is over.

## Houses and seats

ironthrone-house-lannister = Lannister
ironthrone-house-stark = Stark
ironthrone-house-baratheon = Baratheon
ironthrone-house-targaryen = Targaryen
ironthrone-house-tyrell = Tyrell
ironthrone-seat-lannister = { ironthrone-house-lannister }
ironthrone-seat-stark = { ironthrone-house-stark }
ironthrone-seat-baratheon = { ironthrone-house-baratheon }
ironthrone-seat-targaryen = { ironthrone-house-targaryen }
ironthrone-seat-tyrell = { ironthrone-house-tyrell }

## Sides, outcomes, items, places

ironthrone-side-challenger = challenger
ironthrone-side-defender = defender
ironthrone-outcome-none = open
ironthrone-outcome-war = war
ironthrone-outcome-peace = peace
ironthrone-outcome-betrayal = betrayal
ironthrone-item-influence = influence
ironthrone-item-hostages = hostages
ironthrone-item-power = power
ironthrone-place-deck = from the deck
ironthrone-place-hand = from the hand
ironthrone-place-hostages = from the hostages
ironthrone-mode-rescue = Bring a card of your house back
ironthrone-mode-retreat = Retreat
ironthrone-plea-nothing = You have my word:
ironthrone-plea-support-me = Support me,
ironthrone-plea-stay-out = Stay out of it,
ironthrone-plea-lay-peace = Lay peace,
ironthrone-plea-release-mine = Release my people,
ironthrone-pledge-nothing = please.
ironthrone-pledge-lay-peace = I lay peace.
ironthrone-pledge-support-you = I support you.
ironthrone-pledge-release-yours = I release your hostage.
ironthrone-pledge-torture-yours = or I torture your hostage.

## Event cards

ironthrone-eventcard-lannister = House Lannister
ironthrone-eventcard-stark = House Stark
ironthrone-eventcard-baratheon = House Baratheon
ironthrone-eventcard-targaryen = House Targaryen
ironthrone-eventcard-tyrell = House Tyrell
ironthrone-eventcard-most-cards = The most cards in hand
ironthrone-eventcard-most-influence = The most influence on others
ironthrone-eventcard-most-reserves = The most power on the leader sheet

## Characters

ironthrone-kit-character = leader
ironthrone-character-tywin-lannister = Tywin Lannister
ironthrone-character-cersei-lannister = Cersei Lannister
ironthrone-character-jaime-lannister = Jaime Lannister
ironthrone-character-tyrion-lannister = Tyrion Lannister
ironthrone-character-joffrey-baratheon = Joffrey Baratheon
ironthrone-character-eddard-stark = Eddard Stark
ironthrone-character-robb-stark = Robb Stark
ironthrone-character-catelyn-stark = Catelyn Stark
ironthrone-character-bran-stark = Bran Stark
ironthrone-character-arya-stark = Arya Stark
ironthrone-character-stannis-baratheon = Stannis Baratheon
ironthrone-character-melisandre = Melisandre
ironthrone-character-davos-seaworth = Davos Seaworth
ironthrone-character-selyse-baratheon = Selyse Baratheon
ironthrone-character-matthos-seaworth = Matthos Seaworth
ironthrone-character-daenerys-targaryen = Daenerys Targaryen
ironthrone-character-khal-drogo = Khal Drogo
ironthrone-character-viserys-targaryen = Viserys Targaryen
ironthrone-character-jorah-mormont = Jorah Mormont
ironthrone-character-rakharo = Rakharo
ironthrone-character-margaery-tyrell = Margaery Tyrell
ironthrone-character-olenna-tyrell = Olenna Tyrell
ironthrone-character-loras-tyrell = Loras Tyrell
ironthrone-character-renly-baratheon = Renly Baratheon
ironthrone-character-mace-tyrell = Mace Tyrell

## House cards

ironthrone-card-lannister-war-1 = War 1 (Lannister)
ironthrone-card-lannister-war-2 = War 2 (Lannister)
ironthrone-card-lannister-war-3 = War 3 (Lannister)
ironthrone-card-lannister-war-4 = War 4 (Lannister)
ironthrone-card-lannister-war-5 = War 5 (Lannister)
ironthrone-card-lannister-war-6 = War 6 (Lannister)
ironthrone-card-lannister-war-7 = War 7 (Lannister)
ironthrone-card-lannister-war-8 = War 8 (Lannister)
ironthrone-card-lannister-war-10 = War 10 (Lannister)
ironthrone-card-lannister-war-12 = War 12 (Lannister)
ironthrone-card-lannister-war-20 = War 20 (Lannister)
ironthrone-card-lannister-peace = Peace (Lannister)
ironthrone-card-stark-war-1 = War 1 (Stark)
ironthrone-card-stark-war-2 = War 2 (Stark)
ironthrone-card-stark-war-3 = War 3 (Stark)
ironthrone-card-stark-war-4 = War 4 (Stark)
ironthrone-card-stark-war-5 = War 5 (Stark)
ironthrone-card-stark-war-6 = War 6 (Stark)
ironthrone-card-stark-war-7 = War 7 (Stark)
ironthrone-card-stark-war-8 = War 8 (Stark)
ironthrone-card-stark-war-10 = War 10 (Stark)
ironthrone-card-stark-war-12 = War 12 (Stark)
ironthrone-card-stark-war-20 = War 20 (Stark)
ironthrone-card-stark-peace = Peace (Stark)
ironthrone-card-baratheon-war-1 = War 1 (Baratheon)
ironthrone-card-baratheon-war-2 = War 2 (Baratheon)
ironthrone-card-baratheon-war-3 = War 3 (Baratheon)
ironthrone-card-baratheon-war-4 = War 4 (Baratheon)
ironthrone-card-baratheon-war-5 = War 5 (Baratheon)
ironthrone-card-baratheon-war-6 = War 6 (Baratheon)
ironthrone-card-baratheon-war-7 = War 7 (Baratheon)
ironthrone-card-baratheon-war-8 = War 8 (Baratheon)
ironthrone-card-baratheon-war-10 = War 10 (Baratheon)
ironthrone-card-baratheon-war-12 = War 12 (Baratheon)
ironthrone-card-baratheon-war-20 = War 20 (Baratheon)
ironthrone-card-baratheon-peace = Peace (Baratheon)
ironthrone-card-targaryen-war-1 = War 1 (Targaryen)
ironthrone-card-targaryen-war-2 = War 2 (Targaryen)
ironthrone-card-targaryen-war-3 = War 3 (Targaryen)
ironthrone-card-targaryen-war-4 = War 4 (Targaryen)
ironthrone-card-targaryen-war-5 = War 5 (Targaryen)
ironthrone-card-targaryen-war-6 = War 6 (Targaryen)
ironthrone-card-targaryen-war-7 = War 7 (Targaryen)
ironthrone-card-targaryen-war-8 = War 8 (Targaryen)
ironthrone-card-targaryen-war-10 = War 10 (Targaryen)
ironthrone-card-targaryen-war-12 = War 12 (Targaryen)
ironthrone-card-targaryen-war-20 = War 20 (Targaryen)
ironthrone-card-targaryen-peace = Peace (Targaryen)
ironthrone-card-tyrell-war-1 = War 1 (Tyrell)
ironthrone-card-tyrell-war-2 = War 2 (Tyrell)
ironthrone-card-tyrell-war-3 = War 3 (Tyrell)
ironthrone-card-tyrell-war-4 = War 4 (Tyrell)
ironthrone-card-tyrell-war-5 = War 5 (Tyrell)
ironthrone-card-tyrell-war-6 = War 6 (Tyrell)
ironthrone-card-tyrell-war-7 = War 7 (Tyrell)
ironthrone-card-tyrell-war-8 = War 8 (Tyrell)
ironthrone-card-tyrell-war-10 = War 10 (Tyrell)
ironthrone-card-tyrell-war-12 = War 12 (Tyrell)
ironthrone-card-tyrell-war-20 = War 20 (Tyrell)
ironthrone-card-tyrell-peace = Peace (Tyrell)
ironthrone-card-tywin-lannister = Tywin Lannister
    .text = When totals are counted: add 5 to your side's total.
ironthrone-card-cersei-lannister = Cersei Lannister
    .text = At the start of the encounter: choose one supporter of the other side; that player retreats.
ironthrone-card-jaime-lannister = Jaime Lannister
    .text = After the penalties, if your side won: one living participating character of the losing side loses 3 power (or all it has) to its owner's leader sheet.
ironthrone-card-tyrion-lannister = Tyrion Lannister
    .text = After the reveal, as an active player: take your encounter card back into your hand and lay another card from your hand in its place, face up (the top card of your deck if you have none). The cards now showing decide the result anew.
ironthrone-card-joffrey-baratheon = Joffrey Baratheon
    .text = After hostages were taken, if your side won and you get rewards: take 1 more hostage from a player of the losing side; you may torture it at once.
ironthrone-card-eddard-stark = Eddard Stark
    .text = Before the penalties: you and everyone on your side suffer no penalties in this encounter, so no hostage can be taken from you either.
ironthrone-card-robb-stark = Robb Stark
    .text = When totals are counted: add 4 to your side's total, or 6 if you are on the challenger's side.
ironthrone-card-catelyn-stark = Catelyn Stark
    .text = Before the reveal: put up to 3 power from your leader sheet on your participating character.
ironthrone-card-bran-stark = Bran Stark
    .text = Before the reveal: look secretly at the other side's face-down encounter card. As an active player you may then exchange your own face-down card for one from your hand.
ironthrone-card-arya-stark = Arya Stark
    .text = Before the reveal: one participating character of the other side loses 2 power (or all it has) to its owner's leader sheet.
ironthrone-card-stannis-baratheon = Stannis Baratheon
    .text = After the reveal, in a war: the value of the other side's encounter card is halved, rounded up.
ironthrone-card-melisandre = Melisandre
    .text = Before the reveal: remove 2 power from one of your characters to your leader sheet. Then one participating character of the other side loses 4 power (or all it has) to its owner's leader sheet.
ironthrone-card-davos-seaworth = Davos Seaworth
    .text = After the reveal, choose one: as a supporter you retreat; or a random card of your house returns to your hand from a player who holds it hostage.
ironthrone-card-selyse-baratheon = Selyse Baratheon
    .text = Before rewards are given: choose another player of the winning side; that player gets no rewards and takes no hostage.
ironthrone-card-matthos-seaworth = Matthos Seaworth
    .text = When totals are counted: add 3 to your side's total, then draw 1 house card.
ironthrone-card-daenerys-targaryen = Daenerys Targaryen
    .text = After the reveal, in a war: every participating character of the other side loses 2 power (or all it has) to its owner's leader sheet, all at the same time.
ironthrone-card-khal-drogo = Khal Drogo
    .text = After hostages were taken, if you won on the challenger's side and get rewards: take 2 hostages from the defender.
ironthrone-card-viserys-targaryen = Viserys Targaryen
    .text = Before encounter cards are chosen: take a random card from the hand of the opposing active player as hostage.
ironthrone-card-jorah-mormont = Jorah Mormont
    .text = Before the reveal: as a supporter you change sides together with your character. As an active player you look secretly at the other side's encounter card instead.
ironthrone-card-rakharo = Rakharo
    .text = Before the penalties: you suffer no penalties in this encounter, so no hostage can be taken from you either.
ironthrone-card-margaery-tyrell = Margaery Tyrell
    .text = At the start of the encounter: a player who does not take part must join your side at once, with a character of that player's choice.
ironthrone-card-olenna-tyrell = Olenna Tyrell
    .text = At the end of the resolution: one participating character of another player, on either side, loses 3 power (or all it has) to its owner's leader sheet.
ironthrone-card-loras-tyrell = Loras Tyrell
    .text = When totals are counted: add your participating character's power a second time, at most 8.
ironthrone-card-renly-baratheon = Renly Baratheon
    .text = When totals are counted: add 1 for every card left in your hand, at most 6.
ironthrone-card-mace-tyrell = Mace Tyrell
    .text = At the start of the encounter: draw 2 house cards, then distribute up to 2 power from your leader sheet.

## Leader abilities

ironthrone-ability-wealth-of-casterly-rock = Wealth of Casterly Rock
    .text = When totals are counted, as an active player: add 1 for every power on your leader sheet, at most 6. The power stays there.
ironthrone-ability-blackmail = Blackmail
    .text = Before a player may offer support, if you are an active player with influence on that house: choose one of its living characters; it supports you, and nobody can refuse.
ironthrone-ability-kingslayer = Kingslayer
    .text = After the penalties, if you won as an active player: one living participating character of the losing side loses 3 more power (or all it has) to its owner's leader sheet.
ironthrone-ability-silver-tongue = Silver Tongue
    .text = After a negotiation of yours: if there was a deal, draw 3 house cards and distribute up to 3 power from your leader sheet; if not, you suffer no penalties.
ironthrone-ability-cruelty = Cruelty
    .text = When you torture a war or peace card: remove 3 power instead of 1, from one or several characters of that house, to your leader sheet.
ironthrone-ability-honor = Honor
    .text = After the reveal, if you laid peace and were betrayed: the result is peace, and you negotiate.
ironthrone-ability-young-wolf = The Young Wolf
    .text = When you would draw a card in preparation: draw 2 instead, then discard 1 card of your choice.
ironthrone-ability-family-duty = Family and Duty
    .text = When you would distribute 1 power in preparation: distribute up to 2 instead.
ironthrone-ability-greensight = Greensight
    .text = Before encounter cards are chosen, as an active player: the other active player lays first, face up; only then do you choose.
ironthrone-ability-not-today = Not Today
    .text = Before the penalties: your participating character loses only 1 power instead of half.
ironthrone-ability-rightful-king = The Rightful King
    .text = When totals are counted, as an active player without supporters: add 4 to your total.
ironthrone-ability-blood-magic = Blood Magic
    .text = Before the reveal: remove 1 to 3 power from one of your characters that does not take part to your leader sheet; then a participating character of the other side loses as much to its owner's leader sheet.
ironthrone-ability-smuggler = Smuggler
    .text = When your offer of support is refused by a house on which you have influence: your character joins that side all the same.
ironthrone-ability-devotion = Devotion
    .text = When your participating character loses power as a penalty: you may put that power on your other living characters instead of your leader sheet.
ironthrone-ability-zeal = Zeal
    .text = When you have become a supporter: draw 1 house card, then distribute up to 1 power from your leader sheet.
ironthrone-ability-mother-of-dragons = Mother of Dragons
    .text = When totals are counted: add 1 for each of your living characters that does not take part, at most 3.
ironthrone-ability-plunder = Plunder
    .text = After hostages were taken, if your side won and you get rewards: take 1 more hostage from a player of the losing side.
ironthrone-ability-wake-the-dragon = Wake the Dragon
    .text = After the penalties, if you suffered them: draw 3 house cards.
ironthrone-ability-informer = Informer
    .text = Before encounter cards are chosen: look secretly at the whole hand of one player on the other side.
ironthrone-ability-blood-of-my-blood = Blood of My Blood
    .text = At the start of the encounter: move up to 2 power from your characters that do not take part to the one that does; every giver keeps at least 1.
ironthrone-ability-courtly-intrigue = Courtly Intrigue
    .text = If you support a winning defender: instead of your reward, spread 1 influence on the challenger's house.
ironthrone-ability-queen-of-thorns = Queen of Thorns
    .text = At the end of the resolution of a peace you took part in: one participating character of another player loses 2 power (or all it has) to its owner's leader sheet.
ironthrone-ability-knight-of-flowers = Knight of Flowers
    .text = When totals are counted, as an active player whose character is at least as strong as the opponent's: add 3 to your total.
ironthrone-ability-beloved-by-all = Beloved by All
    .text = When totals are counted, as an active player: add 2 for every supporter on your side, at most 6.
ironthrone-ability-growing-strong = Growing Strong
    .text = At the end of every turn: fill your hand up to 7 cards instead of 5.
