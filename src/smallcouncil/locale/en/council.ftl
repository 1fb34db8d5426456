# The council command.

wrong = { $what }
goodbye = Goodbye.
you = you

## Help

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-arguments = Arguments:
help-some-options = [OPTIONS]
help-some-command = COMMAND [ARGUMENTS]...
help-help = Show this and exit.
help-default = [default:
help-required = [required]
help-council = Game of Thrones tabletop games in the terminal: play against bots, replay and simulate games, look up rules.
help-lang = The language: en or de. Otherwise the one of COUNCIL_LANG, LC_ALL or LANG.
help-version = Show the version and exit.
help-game = The game; “council games” lists them.
help-games = What can be played, and with which options.
help-play = Play in the terminal. Every option of the game is an option here: --mode dominion. “council games GAME” lists them.
help-players = How many play.
help-seat = Your seat, counted from 1; several with commas; “none” to watch.
help-bots = Who plays the other seats, one for all or several with commas: { $known }.
help-seed = The seed of dice and shuffles: the same number, the same game.
help-load = Go on with a saved game.
help-replay = Tell a recorded game in sentences, or step through it.
help-replay-file = The record.
help-replay-step = Step through, choice by choice.
help-replay-at = Show the table after so many choices.
help-simulate = Let bots play many games: win rates, lengths, ends.
help-simulate-games = How many games.
help-simulate-bots = Who plays, separated by commas and repeated until all seats are taken: { $known }.
help-simulate-processes = How many games at the same time.
help-simulate-save = A folder for the records of all games.
help-analyse = Look at a finished game: chances to win, turning points, choices that a bot would have made differently.
help-analyse-iterations = How long each of the doubtful choices is thought about.
help-analyse-html = Write a page with the chances as a chart to this file.
help-analyse-json = Write the analysis as data to this file.
help-train = Learn what positions are worth, from games between bots.
help-train-games = How many games are learned from.
help-train-epochs = How often the weights are improved.
help-train-samples = A file for the positions of these games; with it the work can be continued.
help-train-out = Where the learned weights are written; data/value.json of the game is where bots look for them.
help-train-plot = Write a page with the curves of learning to this file.
help-train-search = Bots that think go by it, too: once matches have shown that they lose nothing by that.
help-arena = Tournaments between bots: ratings, win rates, who beats whom. What `--results` has is not played again.
help-arena-kind = { $known }.
help-arena-subjects = The game and its options, as for play; for show and merge the files with results.
help-arena-bots = Who plays, separated by commas: { $known }; with a budget as in search@60 or strong@0.5s; your own as module:function. In a gauntlet the first one is the reference, on a ladder the weakest comes first.
help-arena-games = How many games for each line-up; in a Swiss tournament for each table of a round.
help-arena-rounds = How many rounds a Swiss tournament has.
help-arena-results = A file for the results; it can be continued and merged.
help-arena-ray = Play on a Ray cluster: local starts one here, otherwise its address.
help-arena-patience = How many seconds a bot of your own may take for a choice; then the tournament stops.
help-arena-html = Write a report with charts to this file.
help-arena-save = A folder for the records of all games.
help-rules = Look up the rules of a game: all, or those that contain every word.
help-rules-words = Words of the rule, or its number.
help-rules-coverage = Show which share of the rules has tests.
help-rules-missing = List the rules without a test, too.
help-bench = Measure how fast tables are.
help-bench-games = The games, all if none is named; “server” for the server, “pages” for the pages.
help-bench-seconds = How long each is measured.
help-bench-rounds = How often; the best counts.
help-bench-peer = Measure a peer as well, in an environment of its own.
help-bench-format = table, markdown or json.
help-compile = Compile kernel and rules: the same games, more than twice as fast.
help-compile-games = The games; all if none is named.
help-compile-folder = Where the compiled copy of the program goes.
help-compile-wheel = Pack it into a wheel in dist/, too, for this Python and this kind of machine.

## What is wrong with the command line

no-such-option = There is no option { $name }.
no-such-command = There is no command “{ $name }”; “council --help” lists them.
argument-missing = { $name } is missing.
option-without-value = { $name } needs a value.
not-a-number = { $name }: a number is expected.
more-bots-than-seats = there are only { $seats } seats
no-seat-for-you = you have no seat at that table

## Games and rules

players-from-to = { $low } to { $high } players
games-hint = “council games NAME” shows the options of a game, “council play NAME” begins one.
rules-of-game =
    { $count ->
        [one] { $name }: { $game }, 1 rule
       *[other] { $name }: { $game }, { $count } rules
    }
rules-none = No rule contains “{ $words }”.
rule-tests =
    { $count ->
        [one] One test carries it:
       *[other] { $count } tests carry it:
    }
rule-without-tests = No test carries it.
coverage-agreed = at least { $share } %
coverage-open = no share agreed yet

## At the table

your-choice = {"choice, ? or help > "}
hand-over = { $seat } is asked now: take the keyboard and press Enter.{" "}
thinking = The others are thinking …
more-news =
    { $count ->
        [one] … 1 line more: log
       *[other] … { $count } lines more: log
    }
kept = The game is kept. Go on with: { $command }
more-choices = { $head } ({ $count } choices): more
saved = Saved: { $file }
no-such-choice = “{ $typed }” is none of the choices (rule { $rule }).
several-choices = “{ $typed }” fits several choices.
no-such-card = No card is called “{ $words }”.
no-such-area = No area of this game is called “{ $words }”.
area-gives = Gives: { $what }
area-borders = Borders on:
no-piles = All of this game lies on the board.
more-cards =
    { $count ->
        [one] … and 1 more.
       *[other] … and { $count } more.
    }
nothing-to-undo = You have not chosen anything yet.
won =
    { $count ->
        [one] { $winners } wins. { $why } Points: { $scores }.
       *[other] { $winners } win together. { $why } Points: { $scores }.
    }
unfinished =
    { $made ->
        [one] The game is not over: 1 choice so far.
       *[other] The game is not over: { $made } choices so far.
    }

command-help = help
command-rule = rule
command-board = board
command-log = log
command-more = more
log-all = all
command-card = card
command-area = area
command-piles = piles
command-save = save
command-load = load
command-undo = undo
command-wait = wait
command-mute = mute
command-ask = ask
command-quit = quit

game-help =
    Answer with the number of a choice, with its notation (invade harrenhal kings_landing), with the beginnings of its words (inv harr kings), or with a part of its sentence. “3x place winterfell” answers three times.
    ?            the rule behind the question
    ? WORDS      rules and cards that contain the words
    board        draw the table
    log          what has happened since you chose; “log all”: since the beginning
    more         all choices, with what may be done besides
    card NAME    what is on a card
    area NAME    what an area of the map gives, who holds it, and what it borders on
    piles        discards and other open piles
    undo         take your last choice back
    wait         pass until something changes: until somebody does more than pass, the phase ends, or you are offered something new
    mute CHOICE  do not be asked about this ability in this phase
    ask          be asked about everything again
    save FILE    write the game down
    load FILE    go on with a saved game
    quit         leave

passed-in-advance = You pass, as you said.
muted = Not asked about in this phase: { $choice }
asks-again = You will be asked about everything again.

character-used = used
character-captured = captured
character-gone = out of the game
piece-castle = castle
piece-port = port
piece-seat-of-power = seat of power
head-territories = territories
head-castles = castles
head-ports = ports
head-units = units
head-income = new
head-cards = cards
head-gold = gold
head-maesters = maesters
head-points = points
head-score = score
own-characters = Your characters (cost)
own-cards = Your territory cards
own-maesters = Your maester cards (cost)
own-objectives = Your objectives (points)

### The card game

cards-round = Round { $n }
cards-standing = standing
cards-power-token = power on a card
cards-blank = blank
cards-duplicates =
    { $count ->
        [one] 1 duplicate
       *[other] { $count } duplicates
    }
cards-faction-kneels = faction card kneels
cards-faction-power = { $n } on the faction card
cards-next-plot = next
cards-supports = supports
cards-rivals = rivals
cards-known-hand = Known of the hand:
cards-known-deck = Top of the deck:
cards-searched-deck = The deck that is searched:
cards-placed = Placed face down:
cards-plots-left = Plots left:
cards-plots-offered = Plots left ({ $values }):
cards-known-shadows = In the shadows:
cards-in-shadows = in shadows
cards-cost = cost
cards-plot = Plot
cards-title = Title
cards-discarded = discarded
cards-dead = dead

### The Iron Throne

throne-turn = Turn { $n }
throne-leaders = Leaders are chosen
throne-events = Event deck: { $n }
throne-box = Power in the box: { $n }
throne-sheet = Sheet
throne-leader = Leader
throne-hostages = Hostages
throne-barred = No rewards: { $seats }
throne-spared = No penalties: { $seats }
throne-face-down = { $card }, face down
throne-your-hand = Your hand:
throne-event-discard = Events

## Replays

replay-at = After { $number } of { $of } choices.
replay-prompt = { $number }/{ $of }  Enter: on, b: back, number: go there, q: quit >{" "}

## Simulations

head-bot = bot
head-seat = seat
head-place = place at the table
head-wins = wins
head-rate = win rate
head-interval = 95 % interval
head-chance = by chance
lengths = Choices a game: { $shortest } to { $longest }, median { $median }.
ended-so =
    { $count ->
        [one] 1 game: { $why }
       *[other] { $count } games: { $why }
    }
given-up = Given up without an end.
head-rating = rating
head-doubt = ±
head-duel = alone against
head-against = won : lost
head-end = end
head-count = games
head-choices = choices
players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
analysis-title = Analysis
analysis-nothing-better = A bot would have found nothing clearly better.
trained = { $count } positions. Loss on games that were held out: learned { $learned }, the game’s own judgement { $judged }, even chances { $even }. The weights are in { $file }.
curve-title = Training
curve-learned = learned games
curve-stop = games that say when to stop
curve-held-out = held-out games
curve-judged = own judgement
curve-calibration = Chances told (across) and how often they came true
arena-title = Tournament
arena-ratings = Ratings
arena-against = { $one } against { $other }
arena-bars =
    { $count ->
        [one] One game.
       *[other] { $count } games.
    } Bars are the intervals in which a value lies in 95 cases of 100; the dashed line is what chance would give.
arena-by = Win rate by { $what }
arena-report = The report is in { $file }.
arena-merged =
    { $count ->
        [one] { $file }: one new game.
       *[other] { $file }: { $count } new games.
    }
arena-failed = { $bot } failed in game { $game } ({ $seats }; seed { $seed }), { $asked }: { $did }.
arena-asked = asked for { $prompt }
arena-made = when it was made
arena-raised = it raised { $why }
arena-illegal = it answered “{ $why }”, which is none of the choices
arena-slow = it had not answered after { $why } (--patience)
arena-lost = { $count } processes in a row died in the middle of their games. Whoever killed them (the system where memory ran out, a bot that ends its process) would kill the next ones, too.
arena-kept =
    { $count ->
        [one] One game is kept in { $file }; the same command goes on from there.
       *[other] { $count } games are kept in { $file }; the same command goes on from there.
    }
arena-not-kept = The games played so far are lost; with --results they would be kept.
records-saved =
    { $count ->
        [one] 1 record saved: { $folder }
       *[other] { $count } records saved: { $folder }
    }

## Compiling

compiling = Compiling; this takes some minutes.
compiled = Compiled. Use it so: PYTHONPATH={ $folder } council bench
packed = The wheel is { $file }.

## The bench

head-game = game
head-players = players
head-decisions = choices/s
head-games = games/s
head-length = choices/game
head-copies = copies/s
head-imagined = imagined/s

mail-recover-subject = Your way back to the Small Council
mail-recover-text =
    Hello { $name },

    with this link you choose another password for your account. It works once, for an hour:

    { $link }

    If you did not ask for it, do nothing: nothing has changed.

# The board game in the terminal
board-round = Round { $round } of { $rounds }
board-threat = wildlings { $threat }
board-westeros = Westeros: { $cards }
board-nobody = Nobody’s
board-legend = (f) routed  +2 garrison or neutral force  +∞ cannot be beaten  • power token  ? order face down
board-legend-land = c castle  C stronghold  = barrel  ^ crown
board-supply = supply
board-power = power
board-stars = stars
board-ready = ready
board-attacks = attacks with
board-defends = defends with
board-combat = Combat in { $area }
board-wins = { $house } wins.
board-card-chosen = a house card lies face down
board-hand = Your house cards
board-discarded = discarded: { $cards }
