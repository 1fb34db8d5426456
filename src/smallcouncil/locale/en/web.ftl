## Everywhere

web-home = To the hall
web-close = Close
web-loading = One moment …
web-lost = There is nothing here.
web-trouble = Something is wrong
web-retry = Try again
web-outdated = The server has been updated, and parts of this page are gone.
web-reload = Load the page anew
web-yes = yes
web-no = no
web-you = You
web-guest = Guest
web-name = Your name
web-name-change = Change your name
web-language = Language
web-theme = Colours: { $theme }
web-theme-auto = as the system
web-theme-dark = dark
web-theme-light = light
web-seat = Seat { $number }
web-link = Link

## The hall

web-games = Games
web-game = Game
web-seats = { $low } to { $high } players
web-players-count = Players
web-strength = Bots
web-strength-random = Random
web-strength-easy = Easy
web-strength-fair = Fair
web-strength-strong = Strong
web-strength-expert = Expert
web-strength-note-random = any move that is allowed
web-strength-note-easy = often moves at random
web-strength-note-fair = what a good player sees first
web-strength-note-strong = looks ahead a little
web-strength-note-expert = thinks for up to ten seconds a move
web-house = Your house
web-house-any = By dice
web-more-options = More options
web-friends = Seats for friends
web-friends-count =
    { $count ->
        [0] none, bots only
        [one] 1 friend
       *[other] { $count } friends
    }
web-clock = Clock
web-clock-none = none
web-clock-quick = 5 minutes + 10 seconds
web-clock-calm = 20 minutes + 20 seconds
web-clock-day = 1 day per choice
web-clock-days = 3 days per choice
web-clock-left = { $time } left
web-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-option-mode = Mode
web-option-modules = Parts of Dominion
web-option-victory = Victory
web-option-units-per-territory = Units on each dealt territory
web-option-round-limit = Rounds at most (0: no limit)
web-option-windows = Who is asked whether to play cards
web-option-rules = Rules
web-play-now = Play now
web-play-hint =
    { $bots ->
        [one] against 1 bot, at once
       *[other] against { $bots } bots, at once
    }
web-lay = Lay the table
web-lay-hint = You get links for your friends.
web-rules-of = Rules of { $game }
web-continue = Continue your game
web-continue-against = against { $who }
web-continue-yours = It is your turn
web-continue-choose = Make your choice
web-continue-look = Back to the table
web-continue-more =
    { $count ->
        [one] 1 more game is under way
       *[other] { $count } more games are under way
    }
web-unofficial = Unofficial fan software, not affiliated with any publisher.
web-credits = Credits
web-credits-intro = Small Council is free software under the MIT licence. Pictures and letters come from these people, with our thanks.
web-credits-icons = Emblems
web-credits-icons-text = Icons from game-icons.net, CC BY 3.0; recoloured, simplified and composed into scenes by this project.
web-credits-count =
    { $count ->
        [one] 1 emblem
       *[other] { $count } emblems
    }
web-credits-fonts = Letters
web-credits-fonts-text = Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License 1.1.
web-credits-own = Everything else
web-credits-own-text = Grounds, maps, card faces, texts and code are this project's own.
web-invitations = Invitations
web-invitation-by = { $name } asks you
web-invitation-accept = Accept
web-invitation-decline = Decline
web-invite-name = Invite somebody with an account, by name
web-invited = { $name } is told in the hall.
web-tables-mine = Your tables
web-tables-open = Open tables
web-tables-open-none = No open table just now. Lay one for your friends, or play against bots.
web-tables-running = Tables to watch
web-tables-over = Finished games
web-state-over = over
web-state-running = under way
web-state-waits = { $name } is to choose
web-state-yours = your turn
web-state-gathering =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }

## Before the game

web-room-seated = seats taken
web-gathering = The table waits for its players. Send each friend the link of a seat.
web-gathering-guest = The game begins as soon as everyone is here and ready.
web-seat-open = free
web-take-seat = Sit down
web-begun = Everyone is here. The game begins.
web-begin-bots = Begin; bots take the free seats
web-entry-yours = Your deck
web-entry-bot = Deck of bot { $number }
web-entry-secret = Until the game begins nobody learns what you have chosen.
web-entries = What was played
web-deck-any = By lot
web-deck-any-hint = a ready deck
web-deck-own = your deck
web-deck-ready = ready decks
web-deck-learning = to learn with
web-ready = ready
web-choosing = is choosing
web-ready-do = I am ready
web-ready-you = You are ready.
web-ready-not = Wait, not yet
web-no-table = There is no such table.

## The table

web-board = Board
web-map-navigator = The whole map: press or drag to go there
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = The whole board
web-players = Players
web-player = Player
web-bot = Bot · { $strength }
web-bot-for = Bot for { $name }
web-away = away
web-thinks = is to choose
web-sit = Look from here
web-invite = Invite
web-invite-long = Copy a link for a friend
web-invite-seat = Copy a link for the seat of { $seat }
web-link-copied = Link copied:
web-bot-plays = A bot plays for you.
web-hand-over = Let a bot play
web-take-over = I play again
web-offline = The connection is gone. Trying again …
web-menu = More
web-phases = Steps of the turn
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-cards = My cards
web-answers = Answers
web-over = The game is over.
web-ask-whole = All of it
web-may = You may, if you like:
web-picked = { $area } chosen; now the target.
web-picked-answer = { $area } chosen; now decide how.
web-unpick = Another one
# What a hand does to what lies on the table, within other sentences: `$touch` is known to all of them.
web-click = { $touch ->
    [yes] tap
   *[no] click
}
    .first = { $touch ->
        [yes] Tap
       *[no] Click
    }
web-click-board =
    { $count ->
        [one] One place on the board is lit.
       *[other] { $count } places on the board are lit.
    }
web-rule = Rule { $id }
web-rule-near = More of this section
web-rule-unknown = This rule is not in the catalogue.
web-rules-open = Open the rules
web-why-not = Why not { $about }?
web-why-plain = It is no answer to: “{ $prompt }”
web-waiting-for =
    { $count ->
        [one] { $who } is to choose.
       *[other] { $who } are to choose.
    }
web-absent = { $name } is away.
web-absent-bot = Let a bot play until they are back
web-watching =
    { $count ->
        [one] You watch. { $who } is to choose.
       *[other] You watch. { $who } are to choose.
    }
web-times = How many at once
web-pass-turn = Pass for this turn
web-rest = Pass until something changes
web-rest-hint = You pass while everybody passes, until the next phase or until you are offered something new
web-resting = You pass until something changes
web-hush = Ask less
web-hush-hint = Abilities that you do not want to be asked about in this phase
web-hush-head = Ask me about
web-hush-until = What is not ticked is passed until the phase is over.
web-mute = Do not ask about this in this phase
web-always-pass = Passed for this turn
web-ask-again = Ask me again
web-asides =
    { $count ->
        [one] Say or do something else (1)
       *[other] Say or do something else ({ $count })
    }
web-undo = Take back
web-do-it = Do it
web-amount = How many
web-fewer = Fewer
web-more = More
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-back = Show the one before
web-log-next = Show the next one
web-log-again = Show on the board
web-log-show = Show on the board: { $what }
web-dice = Dice: { $attack } against { $defence }
web-chat = Chat
web-chat-say = Say something to the table …
web-won = { $who } { $count ->
        [one] wins
       *[other] share the victory
    }
web-won-you = Victory is yours
web-again = Once more
web-look = Look at the board

## Replays

web-replay = Replay
web-eyes = Seen through the eyes of
web-eyes-all = Spectator
web-eyes-own = { $name } (you)
web-replay-beginning = before the first step
web-replay-begin = The table as it was laid, before the first of { $total } choices. Play shows the game by itself, the arrow keys go step by step.
web-replay-end = end of the game
web-replay-now = as it stands now
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-scrub = Step
web-step-of = Step { $n } of { $total }
web-speed = Speed
web-share = Link to this step
web-continue-from-here = Continue from here
web-statistics = Statistics
web-statistics-none = There are statistics when the game is over.
web-plot = { $title }: { $summary }
web-choices-made = Choices
web-seconds = Seconds
web-fair = Fair dice: the seed fits the promise given before the game.
web-unfair = The seed does not fit the promise given before the game!
web-record = Record

## Rules

web-rules = Rules
web-search = Search
web-search-hint = word or number of a rule …
web-sections = Sections
web-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

## Refusals of the server

web-refused-offline = The server cannot be reached.
web-refused-malformed = That could not be read.
web-refused-no-table = There is no such table.
web-refused-no-such = There is no { $value }.
web-refused-not-yours = This seat is not yours.
web-refused-bot-plays = A bot plays for this seat.
web-refused-not-started = The game has not begun.
web-refused-started = The game has begun already.
web-refused-not-over = The game is not over yet.
web-refused-taken = Somebody sits there already.
web-refused-not-invited = This seat is for who has its link, or was invited.
web-refused-sat-elsewhere = Whoever has sat elsewhere at this table cannot take this seat.
web-refused-not-parked = The rules have not failed at this table.
web-refused-no-hints = This table gives no hints.
web-refused-not-asked = You are not asked anything now.
web-refused-not-seated = Only those who sit at the table may do this.
web-refused-bad-link = This link is no longer valid.
web-refused-cannot-take-back = This cannot be taken back any more.
web-refused-broken = The rules stumbled over this choice. The table is as before; a report has been kept.
web-refused-newer = Something happened in the meantime. Please choose again.
web-refused-version = This table was laid under older rules and cannot go on.
web-refused-store = This could not be saved. Please try again in a moment. (Request { $request })
web-refused-failed = Something went wrong here; nothing has changed. (Request { $request })
web-refused-too-fast = Too fast. Please wait a moment.
web-refused-one-analysis = One analysis at a time: another one of yours is on its way.
web-refused-too-big = That is too long.
web-refused-sign-in = You need an account for that.
web-refused-csrf = Please load the page anew.
web-refused-origin = The request came from another site.

## What lies on a table, for games without a board of their own

web-field-turn = Turn
web-field-round = Round
web-field-phase = Phase
web-field-house = House
web-field-leader = Leader
web-field-leaders-drawn = Leaders drawn
web-field-sheet = House sheet
web-field-power = Power
web-field-influence = Influence
web-field-deck = Cards in the deck
web-field-decks = Decks
web-field-hand = Hand
web-field-hand-size = Cards in hand
web-field-known = Known
web-field-discard = Discard pile
web-field-played = Played
web-field-hostages = Hostages
web-field-hostage-cards = Cards of hostages
web-field-box = Out of the game
web-field-events = Events
web-field-event = Event
web-field-encounter = Encounter
web-field-challenger = Challenger
web-field-defender = Defender
web-field-sides = Sides
web-field-cards = Cards
web-field-card = Card
web-field-laid = Laid
web-field-face-up = Face up
web-field-value = Value
web-field-result = Result
web-field-winner = Winner
web-field-deal = Deal
web-field-barred = Barred
web-field-spared = Spared
web-field-ability-used = Abilities used
web-field-negotiation = Negotiation
web-field-gold = Gold
web-field-plot = Plot
web-field-plots = Plots
web-field-characters = Characters
web-field-locations = Locations
web-field-attachments = Attachments
web-field-dead = Dead
web-field-supporters = Supporters
web-field-offers = Offers

## Decks

web-decks-nav = Decks
web-decks-link = Choose and build decks

## Accounts

web-account = Account
web-account-why = As a guest you keep your seats in this browser. With an account you find them on any device; what you hold now goes over to it.
web-account-yours = You are signed in as { $name }.
web-account-name = Name
web-account-password = Password (at least 8 characters)
web-account-page = Your account
web-account-data = What is known of me
web-recover = Password lost?
web-admin-link = Administration
web-sign-in = Sign in
web-sign-up = Create an account
web-sign-out = Sign out
web-password-wrong = The password so far is not right.
web-refused-wrong-password = Name or password is wrong.
web-refused-name-taken = The name { $name } is taken.
web-refused-bad-name = This name cannot be used: { $why ->
    [length] it is too long or empty
    [invisible] it has characters that cannot be seen
    [direction] it is written from right to left
    [letters] it has no letters
    [marks] too many marks are piled on a letter
    [scripts] it mixes letters that look alike
    [guest] only guests are called so
   *[other] please choose another
}.
web-refused-wrong-code = Name or code is wrong.
web-refused-banned = This account is closed for some time.
web-refused-muted = You may not write for some time.
web-refused-private = This table is for its players alone.
web-refused-removed = Whoever laid this table does not want you here.
web-refused-not-admin = Only administrators may do this.
web-refused-no-mail = This server sends no mail.

## Following others' turns

web-follow = Pace and sound
web-speed-others = Others’ turns are shown
web-speed-slow = slowly
web-speed-normal = at a readable pace
web-speed-fast = fast
web-speed-at-once = at once
web-sound = Sounds
web-volume = Volume
web-alerts = Notify me when it is my turn and I look elsewhere
web-skip =
    { $count ->
        [0] Go on
        [one] Skip, one more event
       *[other] Skip, { $count } more events
    }
web-your-turn = Your turn
web-recap = Since your last turn
web-recap-looked = Since you last looked
web-recap-earlier =
    { $count ->
        [one] One more thing happened before that.
       *[other] { $count } more things happened before that.
    }
web-recap-watch = Watch it on the board
web-recap-lines = { $count ->
        [one] 1 event
       *[other] { $count } events
    }
web-recap-step = Step through it
web-recap-at = { $at } of { $of }
web-recap-back = Back
web-recap-next = Next
web-recap-all = All of it
web-hand-over-what = A bot answers for you from now on, move by move, so that you can follow it. You take your seat back with one button at any time; the game goes on with you.
web-hand-over-do = Let it play
web-hand-over-not = I play on

## Questions that explain themselves

web-aim-window = You may answer to this now, or let it pass.
web-keys = Keys
web-keys-board = to the board, to what can be chosen
web-keys-arrows = from area to area
web-keys-answers = the first to the ninth answer
web-keys-pass = pass
web-keys-rest = pass until something changes
web-keys-mute = what you want to be asked about
web-keys-undo = take back
web-keys-keep = keep the large card open
web-keys-escape = let go of what is picked
web-keys-zoom = closer, farther, the whole board
web-keys-keys = this list
web-all = All
web-times-all = all { $count }
web-always = From now on, without asking me
web-always-do = Always: { $choice }
web-price-reduced = instead of { $was }

## Before the game: what is played, and who has come

web-room-options = What is played
web-room-clock = Clock
web-room-usual = The usual set-up.
web-room-here = is here
web-room-came = { $name } has come.
web-room-left = { $name } has left.
web-room-public = Anyone can see this table in the hall and take a free seat.
web-room-private = Only who has a link can take a seat.
web-room-private-guest = Only who has the link of a seat can take it: ask your host for yours. Without one you can watch.
web-listed-switch = Open to everyone: shown in the hall
web-talk-option = Houses may talk in private
web-learn = Learn
web-hint = My advice: { $choice }.
web-hint-odds = Looking ahead: { $chance } to win; with “{ $other }” { $otherChance }.
web-hint-ask = What would you do?
web-hint-thinks = The bot thinks …
web-keys-hint = ask the expert bot
web-hints-allow = Hints: the expert bot says what it would do
web-pages = Pages
