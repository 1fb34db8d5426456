### What the pages of both card games say: the card table and the decks.

## The card table

web-phase-setup = Set-up
web-phase-plot = Plot
web-phase-draw = Draw
web-phase-marshaling = Marshal
web-phase-challenges = Challenges
web-phase-dominance = Dominance
web-phase-standing = Standing
web-phase-taxation = Taxation
web-step-mulligan = mulligan
web-step-place = place cards
web-step-attach = attachments
web-step-first-player = first player
web-step-when-revealed = when revealed
web-step-attackers = attackers
web-step-stealth = stealth
web-step-redirect = redirect
web-step-new-opponent = new defender
web-step-new-stealth = stealth
web-step-initiated = initiated
web-step-attack-window = actions
web-step-defenders = defenders
web-step-kneel-defenders = defenders
web-step-defense-window = actions
web-step-winner = result
web-step-bonuses = rewards
web-step-claim = claim
web-step-keywords = keywords
web-step-challenge-ends = end
web-step-first = first player
web-step-deal = dealing
web-step-refill = refilling
web-step-reveal = revealing
web-step-answer = when revealed
web-step-compare = comparison
web-step-supporter = support
web-step-commander = Lord Commander
web-step-commander-defends = defenders
web-step-unopposed = rewards
web-step-renown = renown
web-step-rivalry = rewards
web-step-commanders-power = rewards
web-step-result = result
web-kinds-character = Characters
web-kinds-location = Locations
web-kinds-attachment = Attachments
web-kinds-event = Events
web-kinds-plot = Plots
web-kind-character = character
web-kind-location = location
web-kind-attachment = attachment
web-kind-event = event
web-kind-plot = plot
web-kind-agenda = agenda
web-kind-faction = faction
web-kind-title = title
web-keyword-ambush = Ambush ({ $value })
web-keyword-insight = Insight
web-keyword-intimidate = Intimidate
web-keyword-limited = Limited
web-keyword-no-attachments = No attachments
web-keyword-no-attachments-except = No attachments except { $value }
web-keyword-pillage = Pillage
web-keyword-renown = Renown
web-keyword-stealth = Stealth
web-keyword-terminal = Terminal
web-keyword-deadly = Deadly
web-keyword-deathbound = Deathbound
web-keyword-infamy = Infamy
web-keyword-joust = Joust
web-keyword-melee = Melee
web-keyword-setup = Setup
web-keyword-stalwart = Stalwart
web-keyword-vengeful = Vengeful
web-keyword-vigilant = Vigilant
web-cards-gold = gold
web-cards-income = income
web-cards-influence = influence
web-cards-influence-short = infl.
web-cards-initiative = initiative
web-cards-claim = claim
web-cards-reserve = reserve
web-cards-income-short = income
web-cards-gold-short = gold
web-cards-initiative-short = init.
web-cards-claim-short = claim
web-cards-reserve-short = res.
web-cards-power = power
web-cards-hand = hand
web-cards-deck = deck
web-cards-discard = Discards
web-cards-dead = Dead
web-cards-plots = Plots
web-cards-unique = unique
web-cards-loyal = loyal
web-cards-blank = Its text counts as empty.
web-cards-strength = strength { $n }
web-cards-icon-military = military
web-cards-icon-intrigue = intrigue
web-cards-icon-power = power
web-cards-price-now = costs { $now } instead of { $was }
web-cards-kneeling = kneeling
web-cards-power-on = { $n } power on it
web-cards-duplicates = { $n ->
        [one] 1 duplicate under it
       *[other] { $n } duplicates under it
    }
web-cards-note-strength = Strength { $now }
web-cards-note-printed = { $was } is printed on it.
web-cards-note-attached = { $card }, attached
web-cards-keep-open = keeps it open
web-cards-mark-attacker = attacking
web-cards-mark-defender = defending
web-cards-mark-declared = named as attacker
web-cards-mark-able = can still defend
web-cards-mark-bypassed = bypassed by stealth
web-token-poison = poison
web-token-betrayal = betrayal
web-token-stand = stand
web-token-gold = gold
web-crest-holy = holy
web-crest-learned = learned
web-crest-noble = noble
web-crest-war = war
web-crest-shadow = shadow
web-cards-your-side = Your side: { $house }
web-cards-first = First player
web-cards-race = { $n } of { $of } power
web-cards-house-power = { $n } power on the card of the house
web-cards-together = together { $n }
web-cards-shadows = In the shadows
web-cards-in-shadows = face down
web-cards-title-used = used this round
web-cards-partner = partner
web-cards-plot-chosen = Plot chosen, face down
web-cards-no-plot = No plot yet
web-cards-placed = Set-up cards
web-cards-characters = Characters
web-cards-locations = Locations and others
web-cards-empty = No cards in play
web-cards-nothing = No cards here
web-cards-your-hand = Your hand
web-click-cards = { $count ->
    [one] { web-click.first } what is lit.
   *[other] { web-click.first } one of { $count } that are lit.
    }
web-cards-says = What { $card } says
web-cards-choose = Choose { $card }
web-cards-contest = Challenge: { $type }
web-cards-attacks = { $mine ->
    [yes] you attack
   *[no] { $who } attacks
    }
web-cards-defends = { $mine ->
    [yes] you defend
   *[no] { $who } defends
    }
web-cards-attacked = against { $who }
web-cards-won = { $mine ->
    [yes] You win by { $n }.
   *[no] { $who } wins by { $n }.
    }
web-cards-stake-military = Claim { $n }: the loser picks as many characters to be killed.
web-cards-stake-intrigue = Claim { $n }: the loser discards as many cards at random.
web-cards-stake-power = Claim { $n }: as much power moves from the loser's faction card.
web-cards-if-unopposed = Unopposed: 1 power more.
web-cards-can-join = Can still defend: { $cards }
web-cards-can-join-count = { $n } can still defend.
web-cards-none-can-join = Nobody can defend.
web-cards-bypassed = Bypassed: { $cards }
web-cards-pending = Waiting to happen, next first
web-pending-ability = { $card } resolves
web-pending-ability-on = { $card } resolves on { $targets }
web-pending-actions = Action window
web-pending-interrupts = Interrupts: { $occasion }
web-pending-forced-interrupts = Forced interrupts: { $occasion }
web-pending-reactions = Reactions: { $occasion }
web-pending-forced-reactions = Forced reactions: { $occasion }
web-pending-happening = Under way: { $occasion }
web-cards-rival = rival
web-cards-i-support = you support
web-cards-supports-me = supports you
web-cards-gone = out of the game
web-cards-active = to move
web-cards-seating = Players round the table
web-cards-look-on = The cards of other players
web-spread-deck = Top of the deck
web-spread-whole-deck = The deck
web-spread-hand = Hand
web-spread-plots = Plots
web-spread-discard = Discard pile
web-spread-dead = Dead pile
web-spread-used = Used plots
web-spread-titles = Titles
web-spread-beneath = Duplicates
web-spread-elsewhere = Cards to choose from
web-spread-fold = Look at the table
web-spread-open = Show the cards
web-spread-none = None of these may be chosen.
web-cards-why-support = Your title supports theirs: you may not challenge them.
web-cards-why-not-yours = It fights for somebody else.
web-cards-why-bypassed = Stealth has bypassed it in this challenge.
web-cards-why-declared = It takes part already.
web-cards-why-kneeling = It is kneeling.
web-cards-why-icon = It lacks the icon: { $type }.
web-cards-why-gold = It costs { $cost } gold, you have { $gold }.

## Decks

web-decks = Decks
web-decks-intro = Take a ready deck and play, or change it into your own.
web-decks-ready = Ready decks
web-decks-mine = Your decks
web-decks-none = None kept yet.
web-decks-new = New deck
web-decks-name = Name of the deck
web-decks-unnamed = Unnamed deck
web-decks-copy-of = { $name }, changed
web-decks-save = Keep in this browser
web-decks-save-account = Keep
web-decks-saved = Kept.
web-decks-saved-draft = Kept as a draft.
web-decks-draft = draft
web-decks-delete = Delete
web-decks-delete-sure = Really delete?
web-decks-unfilter = Clear filters
web-decks-side-deck = Deck ({ $n })
web-decks-side-cards = Cards
web-decks-play = Play this deck
web-decks-play-hint = A joust against a bot with another deck
web-decks-cannot-play = Only a legal deck can be played
web-decks-strength = Bot
web-decks-faction = Faction
web-decks-agenda = Agenda
web-decks-no-agenda = no agenda
web-decks-draw-count = { $n } cards (at least 60)
web-decks-plot-count = { $n } of 7 plots
web-decks-legal = This deck is legal.
web-decks-learning = A learning deck: it need not obey deck building.
web-decks-illegal = { $n ->
    [one] Not legal yet, 1 reason:
   *[other] Not legal yet, { $n } reasons:
    }
web-decks-checking = Checking …
web-decks-import = Import
web-decks-export = Export
web-decks-import-hint = Paste a plain text list: faction, agenda, then lines such as “3x Arya Stark (Core)”.
web-decks-read = Read this list
web-decks-copy = Copy
web-decks-list = Text list
web-decks-unread = { $count ->
        [one] All was taken over but one line, which names no card of this game:
       *[other] All was taken over but { $count } lines, which name no card of this game:
    }
web-decks-import-bad = This list cannot be read: { $why }
web-decks-search = Name or text
web-decks-filter = Filter cards
web-decks-any-faction = All that fits
web-decks-every-faction = Every faction
web-decks-type = Type
web-decks-any-type = Every type
web-decks-cost = Cost
web-decks-any-cost = Any cost
web-decks-trait = Trait
web-decks-any-trait = Any trait
web-decks-keyword = Keyword
web-decks-any-keyword = Any keyword
web-decks-crest = Crest
web-decks-any-crest = Any crest
web-decks-set = Set
web-decks-any-set = Every set
web-decks-icons = Icons
web-decks-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
web-decks-curve = Cost
web-decks-icon-plot = Icons on characters
web-decks-add = Add { $card }
web-decks-remove = Remove { $card }
web-decks-of = { $n } in the deck
web-decks-average = average { $n }
web-fault-plot-count = A plot deck has exactly { $limit } plots, this one has { $number }.
web-fault-plots-doubled = Only { $limit } plot may be in the deck twice: { $what }.
web-fault-copies = { $what }: at most { $limit }, not { $number }.
web-fault-draw-count = A draw deck has at least { $limit } cards, this one has { $number }.
web-fault-faction = { $what } belongs to another faction.
web-fault-house-only = { $what } may only be in a deck of its own house.
web-fault-loyal = { $what } is loyal to its own faction; a banner does not allow it.
web-fault-own-banner = { $what } is the banner of your own faction.
web-fault-banner = { $what } wants at least { $limit } cards of its faction, there are { $number }.
web-fault-fealty = { $what } allows { $limit } neutral cards, there are { $number }.
web-fault-no-faction = There is no faction { $what }.
web-fault-no-agenda = There is no agenda { $what }.
web-fault-no-card = There is no card { $what }.
web-fault-wrong-deck = { $what } does not belong into this pile.
web-fault-no-count = { $what }: at least { $limit }, not { $number }.

## Factions and traits

web-lord-baratheon = House Baratheon
web-lord-greyjoy = House Greyjoy
web-lord-lannister = House Lannister
web-lord-martell = House Martell
web-lord-nights-watch = Night's Watch
web-lord-stark = House Stark
web-lord-targaryen = House Targaryen
web-lord-tyrell = House Tyrell
web-faction-baratheon = House Baratheon
web-faction-greyjoy = House Greyjoy
web-faction-lannister = House Lannister
web-faction-martell = House Martell
web-faction-nights-watch = The Night's Watch
web-faction-stark = House Stark
web-faction-targaryen = House Targaryen
web-faction-tyrell = House Tyrell
web-faction-neutral = Neutral
web-trait-ally = Ally
web-trait-armor = Armor
web-trait-army = Army
web-trait-asshai = Asshai
web-trait-astapor = Astapor
web-trait-banner = Banner
web-trait-bannerman = Bannerman
web-trait-bastard = Bastard
web-trait-boon = Boon
web-trait-brotherhood = Brotherhood
web-trait-builder = Builder
web-trait-captain = Captain
web-trait-clansman = Clansman
web-trait-commander = Commander
web-trait-companion = Companion
web-trait-condition = Condition
web-trait-conscriptor = Conscriptor
web-trait-creature = Creature
web-trait-direwolf = Direwolf
web-trait-dorne = Dorne
web-trait-dothraki = Dothraki
web-trait-dragon = Dragon
web-trait-dragonstone = Dragonstone
web-trait-drowned-god = Drowned God
web-trait-edict = Edict
web-trait-essos = Essos
web-trait-free-cities = Free Cities
web-trait-guard = Guard
web-trait-hatchling = Hatchling
web-trait-house-bolton = House Bolton
web-trait-house-clegane = House Clegane
web-trait-house-dayne = House Dayne
web-trait-house-florent = House Florent
web-trait-house-harlaw = House Harlaw
web-trait-house-redwyne = House Redwyne
web-trait-house-reed = House Reed
web-trait-house-tarly = House Tarly
web-trait-house-tully = House Tully
web-trait-house-tyrell = House Tyrell
web-trait-house-umber = House Umber
web-trait-iron-islands = Iron Islands
web-trait-ironborn = Ironborn
web-trait-item = Item
web-trait-king = King
web-trait-king-s-landing = King's Landing
web-trait-kingdom = Kingdom
web-trait-kingsguard = Kingsguard
web-trait-knight = Knight
web-trait-lady = Lady
web-trait-lannisport = Lannisport
web-trait-lord = Lord
web-trait-maester = Maester
web-trait-mercenary = Mercenary
web-trait-merchant = Merchant
web-trait-night-s-watch = Night's Watch
web-trait-noble = Noble
web-trait-old-gods = Old Gods
web-trait-others = Others
web-trait-pentos = Pentos
web-trait-poison = Poison
web-trait-qartheen = Qartheen
web-trait-queen = Queen
web-trait-queensguard = Queensguard
web-trait-r-hllor = R'hllor
web-trait-raider = Raider
web-trait-ranger = Ranger
web-trait-raven = Raven
web-trait-sand-snake = Sand Snake
web-trait-scheme = Scheme
web-trait-siege = Siege
web-trait-skill = Skill
web-trait-small-council = Small Council
web-trait-smuggler = Smuggler
web-trait-song = Song
web-trait-spy = Spy
web-trait-steward = Steward
web-trait-stormborn = Stormborn
web-trait-stronghold = Stronghold
web-trait-summer = Summer
web-trait-the-east = The East
web-trait-the-north = The North
web-trait-the-reach = The Reach
web-trait-the-seven = The Seven
web-trait-the-westerlands = The Westerlands
web-trait-title = Title
web-trait-treaty = Treaty
web-trait-unsullied = Unsullied
web-trait-valyrian-steel = Valyrian Steel
web-trait-wandering-crow = Wandering Crow
web-trait-war = War
web-trait-warship = Warship
web-trait-weapon = Weapon
web-trait-westeros = Westeros
web-trait-wildling = Wildling
web-trait-winter = Winter
web-trait-winterfell = Winterfell

# What an answer would do now, on its button
web-cards-effect-count = { $n } characters
web-cards-effect-attack = { $n ->
        [one] { $who } attacks with { $attack }
       *[other] { $who } attack with { $attack }
    }
web-cards-effect-defend = { $n ->
        [one] { $who } defends: { $defense } against { $attack }
       *[other] { $who } defend: { $defense } against { $attack }
    }
web-cards-effect-undefended = nobody defends: 0 against { $attack }
web-cards-effect-military = { $n ->
        [0] claim 0: nobody would die
        [one] to kill a character
       *[other] to kill { $n } characters
    }
web-cards-effect-intrigue = { $n ->
        [0] claim 0: no card would be lost
        [one] to take a card of the hand
       *[other] to take { $n } cards of the hand
    }
web-cards-effect-power = { $n ->
        [0] claim 0: no power would move
       *[other] to take { $n } power
    }
web-cards-effect-unspent = { $gold } gold unspent

# What a bot's advice rests on
web-cards-numbers-challenge = Standing with { $type }: you have { $mine } strength, { $opponent } has { $theirs }.
web-cards-numbers-attack = The attack would have { $attack } strength; those who stand there could defend with { $defense }.
web-cards-numbers-defend = { $attack } strength attacks; you would defend with { $defense }.
web-cards-numbers-marshal = It costs { $cost } of your { $gold } gold.

## What a question is about, and why it is asked

web-cardgame-aim-order-delayed = Several things were to happen at this moment. The first player decides their order.
web-cardgame-aim-order-constant = Both cannot hold at the same time: what is applied first decides.
web-cardgame-aim-order-pile = They leave play at the same time; the owner decides how they lie in the pile.
web-cardgame-aim-choose = A card is carried out; what it says stands on the table.
web-cardgame-aim-choose-cost = The card has a price besides gold. What may pay it is lit.
web-cardgame-aim-choose-x = X stands in the text of the card: you choose it now, and pay for it where the card says so.
web-cardgame-aim-when-revealed = You are the first player: you decide which text “when revealed” comes first.
web-cardgame-aim-winner = Several have reached what wins at the same moment; the first player decides.
web-cardgame-aim-look-keep = A card lets you look at these. What you choose goes to your hand.
web-cardgame-aim-look-sink = What you have looked at goes under the deck, in the order that you choose.
web-cardgame-aim-look-lay = What you have looked at goes back on top, in the order that you choose.
web-cardgame-aim-stealth = Stealth: the character that you choose cannot defend in this challenge.

## Statistics and help

web-cardgame-help-phase-draw = Everyone draws two cards.
web-cardgame-power = Power
web-cardgame-gold = Gold
web-cardgame-play = Cards in play
web-cardgame-hand-size = Cards in hand
web-cardgame-dead = Dead characters

# Where long words in the names of cards may be broken.
web-cardgame-word-breaks =
    Accu·sations Alle·gations Blood·thirsty Confine·ment Confis·cation Consoli·dation Contri·bution Counter·attack Cross·roads
    Distrac·tion Dragon·stone Fish·monger Green·blood Guild·master Hand·maiden Hearts·bane High·garden Kings·guard Lannis·port
    Light·bringer Little·finger Meli·sandre Mercen·aries Money·lender Prosper·ity Punish·ment Rattle·shirt Reinforce·ments Re·building
    Shadow·black Ship·wright Storm·lands Superi·ority Support·ing Sword·point Tumble·stone Weapon·smith Winter·fell
