## Talk at the table

web-talk-heard = { $name } says to you:
web-talk = Talk
web-talk-unread = { $count ->
    [one] Talk, 1 new message
   *[other] Talk, { $count } new messages
    }
web-talks = Everyone, and private talks
web-talk-all = Everyone
web-talk-all-unread = { $count ->
    [one] Everyone, 1 new message
   *[other] Everyone, { $count } new messages
    }
web-talk-tab = In private: { $names }
web-talk-tab-unread = { $count ->
    [one] In private: { $names }, 1 new message
   *[other] In private: { $names }, { $count } new messages
    }
web-talk-new = Talk in private
web-talk-with = With whom do you want to talk in private?
web-talk-bot = a bot: it does not talk
web-talk-secret = Nobody else learns that you talk, not even those who watch.
web-talk-begin = Begin
web-talk-only = Only you and { $names } read this.
web-talk-say = To { $names } …
web-talk-closed = Somebody has got up: nothing more can be said here. { $names } of today do not see it.
web-talk-over = The game is over. This stays between you unless all of you agree to show it.
web-talk-published = All of you agreed: this is shown with the replay.
web-talk-agree = Show it to everyone
web-talk-disagree = Keep it to ourselves
web-talk-agreed = { $count } of { $all } agree to show it.
web-talk-earlier = What was said before
web-talk-shown = What was said in private
web-talk-shown-by = Between { $names }
web-cancel = Cancel
web-refused-over = The game is over.
web-refused-no-talk = Nobody talks in private at this table.
web-refused-bots-are-silent = A bot sits there, and bots do not talk.
web-refused-published = Everyone may read it already.

## People at the table

web-person-about = { $name }: what you can do
web-person-mute = Mute at this table
web-person-unmute = Hear again
web-person-mute-what = You do not read them here any more. They do not learn it.
web-person-block = Block
web-person-block-what = You do not read them at any table. They do not learn it. Your account page takes it back.
web-person-blocked = You no longer read { $name }.
web-person-report = Report this person
web-person-report-this = Report this message
web-person-report-what = The administrators of this server look at it.
web-person-report-why = What happened?
web-person-report-line = What is wrong with this message?
web-person-report-send = Send the report
web-person-reported = Thank you. The administrators have your report.
web-person-remove = Send away from the table
web-person-remove-hint = As host: a bot takes the seat.
web-person-remove-what = { $name } loses the seat, cannot watch and cannot come back to this table. A bot plays on.
web-person-removed = { $name } is gone.

## This table

web-table-about = This table
web-table-seats = Who holds which seat
web-table-private = Players only
web-table-private-what = Nobody else can watch or read along.
web-table-link-void = New link
web-table-link-void-what = The link that was given so far is void.
web-table-link-new = There is a new link; the one before is void.
web-room-watch = To watch
web-room-watch-all = whoever has the address
web-room-watch-none = players only
web-room-talk = Talk in private
web-room-talk-on = between any houses
web-room-talk-off = switched off

## When the rules fail

web-parked = The rules stumbled at a bot’s turn
web-parked-what = A mistake in our rules keeps the bot from playing. Nothing is lost, and we have the report (number { $report }). You can go on in three ways:
web-parked-choose = Choose for the bot
web-parked-choose-what = Try an answer for { $seat }; one that fails changes nothing.
web-parked-choice = Answer for { $seat }: { $prompt }
web-parked-back = Take back the last step
web-parked-back-what = Whoever made it. Then the game may take another way.
web-parked-wait = Wait for mended rules
web-parked-wait-what = The table is kept. It is tried again every hour, and when the server has a new version.
web-parked-watcher = The players decide how to go on.
