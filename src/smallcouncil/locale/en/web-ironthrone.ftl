### What the page of The Iron Throne says beside the words of the rules.

web-throne-phase-hostages = Hostages
web-throne-phase-preparation = Preparation
web-throne-phase-support = Support
web-throne-phase-encounter = Encounter
web-throne-phase-resolution = Resolution
web-throne-influence = Influence
web-throne-living = Living
web-throne-sheet = Reserve
web-throne-hand = Hand
web-throne-deck = Deck
web-throne-hostages = Hostages
web-throne-hostage = hostage
web-throne-known = You have seen:
web-throne-broken = { $n ->
    [one] Has broken a promise.
   *[other] Has broken { $n } promises.
}
web-throne-promised = Has promised peace.
web-throne-owes = Has promised a hostage for support: { $houses }
web-throne-played = Played:
web-throne-designed = Text of our own design.
web-throne-role-challenger = Challenger
web-throne-role-defender = Defender
web-throne-role-supporter = Supporter
web-throne-race = { $count } of 5 influence tokens spread
web-throne-character =
    { $state ->
        [dead] { $name }, dead
        [sent] { $name }, { $power } power, takes part
       *[home] { $name }, { $power } power
    }
web-throne-encounter = Encounter
web-throne-event = Event: { $event }
web-throne-wins = wins
web-throne-no-card = no card yet
web-throne-hidden-card = a hidden card
web-throne-peace = Peace
web-throne-bargain = Negotiation
web-throne-speaker =
    { $left ->
        [one] { $who } speaks; 1 proposal left
       *[other] { $who } speaks; { $left } proposals left
    }
web-throne-gets = { $who } gets
web-throne-standing = offered: { $n }
web-throne-talk = Promise, threaten, claim
web-throne-talk-hint = Everyone reads it. It binds nobody.
web-throne-talk-to = To
web-throne-talk-what = What you say
web-throne-talk-claim = A claim about your cards
web-throne-talk-say = Say it

## What a question is about

web-ironthrone-aim-leader-choose = Your leader stays for the whole game; the ability is used again and again.
web-ironthrone-aim-hostages-handle = Hostages are worth most as long as they are yours: release one to please its house, torture one to hurt it.
web-ironthrone-aim-preparation-defender = You are the challenger: choose whose house you meet. The event says who may be chosen.
web-ironthrone-aim-power-distribute = Power makes a character strong in encounters, and lets it live longer.
web-ironthrone-aim-preparation-character = Its power counts on your side, and is at stake.
web-ironthrone-aim-support-offer = Supporters share victory and defeat. Or stay out of it.
web-ironthrone-aim-support-answer = A supporter adds power to your side, and shares what is won.
web-ironthrone-aim-encounter-card =
    { $face ->
        [up] Face up: you must lay first, and the other side sees your card before it answers.
        [answer] The other side's card lies face up: answer it.
       *[down] Face down, on both sides at once.
    } War cards: the higher sum of card and power wins. Two peace cards: you negotiate. Peace against war: betrayal.
web-ironthrone-aim-window-card = A character card can turn the encounter. It is spent then.
web-ironthrone-aim-peace-negotiate = What you agree on is carried out. If nothing is exchanged, both sides lose and pay.

web-ironthrone-help-influence = Influence tokens on other houses. Who has spread all five ends the game; most influence wins.
    .rule = R-IT-victory-01
web-ironthrone-help-living = Characters that still live. When all four of a house are dead, the game ends.
    .rule = R-IT-victory-02
web-ironthrone-help-sheet = Power in reserve, to be distributed among characters.
    .rule = R-IT-power-01
web-ironthrone-help-hand = Cards in hand.
web-ironthrone-help-hostages = Cards of others that this house holds hostage.
    .rule = R-IT-hostage-01
web-ironthrone-help-phase-hostages = Hostages are released or tortured.
web-ironthrone-help-phase-preparation = A defender is challenged, power distributed, and both send a character.
web-ironthrone-help-phase-support = The other houses may join a side.
web-ironthrone-help-phase-encounter = Cards are laid and turned over; leaders and character cards are used.
web-ironthrone-help-phase-resolution = The winner spreads influence, the loser pays, or both keep a deal.

## Statistics

web-ironthrone-spread = Influence spread
web-ironthrone-power = Power of all characters
web-ironthrone-hand-size = Cards in hand
web-ironthrone-hostages = Hostages

# What a question is about, and why it is asked
web-ironthrone-aim-torture-victim = Torture of a war or peace card: the character gives 1 power to your leader.
web-ironthrone-aim-support-forced = An ability forces you to support this side. The power of the character counts there, and is at stake.
web-ironthrone-aim-window-leader =
    { $text ->
        [none] You are asked because your leader's ability can be used at this very moment.
       *[other] You are asked because your leader's ability can be used at this very moment. It says: { $text }
    }
web-ironthrone-aim-effect-target = The card that you have just played is carried out. It says: { $text }
web-ironthrone-aim-ability-target = Your leader's ability is carried out. It says: { $text }
web-ironthrone-aim-effect-cost = The card that you have just played costs power. It says: { $text }
web-ironthrone-aim-ability-cost = Your leader's ability costs power. It says: { $text }
web-ironthrone-aim-effect-mode = The card that you have just played can do one of two things. It says: { $text }
web-ironthrone-aim-effect-replace = The card that lies in the encounter is replaced by one of your hand.
web-ironthrone-aim-effect-exchange = The card that you laid in the encounter may still be exchanged for another one of your hand.
web-ironthrone-aim-effect-move = Power may be moved among your own characters: where it lies, it counts and is at stake.
web-ironthrone-aim-effect-discard = The ability or card costs you cards of your hand. Give up those that you need least.
web-ironthrone-aim-effect-torture = Tortured at once, a hostage hurts its house now; kept, it remains a threat and something to trade.
web-ironthrone-aim-hostage-from = You have won the right to a hostage: a card of another house, which you may release or torture later.
web-ironthrone-aim-hostage-place = From the hand it is a card drawn at random, from the deck the top one. Hostages that they hold are known only by their house.

# What a bot's advice rests on
web-throne-numbers-house = { $house } has { $seals ->
    [one] one seal
   *[other] { $seals } seals
} abroad, and its strongest character has { $strongest } power.
web-throne-numbers-character = { $name } has { $power } power; your reserve is { $reserve }.
web-throne-numbers-sides = Without cards it stands { $challenger } for the challenger, { $defender } for the defender.
web-throne-numbers-lay = Without cards it stands { $challenger } for the challenger, { $defender } for the defender; this card adds { $value } in a war.

# Where long words in the names of cards may be broken.
web-ironthrone-word-breaks =
    Meli·sandre
