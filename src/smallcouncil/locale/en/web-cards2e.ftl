### What the page of the card game, 2nd edition, says beside the words of the rules.

## What a question is about

web-cards2e-aim-mulligan = Seven cards to begin with. Keep them if you can pay for some of them with 8 gold; else draw seven others, once.
web-cards2e-aim-place = Set-up: { web-click } cards of your hand to lay them face down; they are paid from 8 gold. Duplicates are free.
web-cards2e-aim-plot = Plot phase: everyone chooses in secret. Gold is for this round, initiative decides who leads, claim is what a won challenge costs the loser.
web-cards2e-aim-first-player = You have won initiative: whoever is first acts first in every phase.
web-cards2e-aim-act = { $phase ->
    [marshaling] { $active ->
        [yes] Marshaling: { $gold } gold left. { web-click.first } a card of your hand to play it, or end your marshaling.
       *[no] Another player marshals. You may take an action.
    }
    [challenges] Challenges: an action may be taken now. Passing costs nothing.
   *[other] An action may be taken now. Passing costs nothing.
}
web-cards2e-aim-challenge = Challenges: one of each kind a round. Who loses to you pays as much as your claim, which is { $claim }.
web-cards2e-aim-attackers = { web-click.first } the characters that kneel to attack; their strength adds up. Then declare them.
web-cards2e-aim-defenders = { web-click.first } the characters that kneel to defend. { $attack } strength attacks you; ties are won by the attacker.
web-cards2e-aim-claim = You have lost a military challenge: choose who dies.
web-cards2e-aim-interrupt = You are asked because a card of yours, or one you may hold, can step in before this happens.
web-cards2e-aim-react = You are asked because a card of yours, or one you may hold, can answer to this.
web-cards2e-aim-reserve = At the end of the round your hand may be no larger than the reserve of your plot.
web-cards2e-aim-title = A title holds for this round: it supports some players and opposes others.

web-cards2e-help-power = Power on faction card and characters. Who has 15 wins at once.
web-cards2e-help-gold = Gold left this round: it pays for cards and goes back at its end.
web-cards2e-help-hand = Cards in hand, hidden from the others.
web-cards2e-help-deck = Cards left in the draw deck.
web-cards2e-help-phase-setup = First cards are laid out, paid from 8 gold.
web-cards2e-help-phase-plot = Everyone reveals a plot; who wins initiative chooses the first player.
web-cards2e-help-phase-marshaling = One after the other plays characters, locations and attachments.
web-cards2e-help-phase-challenges = One after the other attacks: military, intrigue and power, once each.
web-cards2e-help-phase-dominance = Most strength standing, with gold added, gains 1 power.
web-cards2e-help-phase-standing = Kneeling cards stand up.
web-cards2e-help-phase-taxation = Gold goes back; hands are cut to the reserve.

# What a question is about, and why it is asked
web-cards2e-aim-order-forced = Forced abilities must be carried out; the first player decides their order.
web-cards2e-aim-bearer =
    { $text ->
        [none] An attachment lies on another card for as long as that one is in play. Who may bear it is lit.
       *[other] The card says: { $text }
    }
web-cards2e-aim-setup-bearer =
    { $text ->
        [none] Set-up: attachments that were laid face down now find their bearer.
       *[other] The card says: { $text }
    }
web-cards2e-aim-ambush-price =
    { $text ->
        [none] Ambush: in the challenges phase the card enters play from your hand for this price.
       *[other] The card says: { $text }
    }
web-cards2e-aim-redirect = Your title may turn this attack against another opponent of the attacker.
web-cards2e-aim-redirect-opponent = The attack is turned away: choose whom it strikes now.
web-cards2e-aim-whispers = Your title lets the claim strike somebody else.
web-cards2e-aim-keyword-order = The challenge is decided and several keywords of the winner work now. The first player, you, says in which order.
web-cards2e-aim-insight = Insight: for each of these that took part in the victory you draw a card.
web-cards2e-aim-renown = Renown: each of these that took part in the victory gains 1 power.
web-cards2e-aim-pillage = Pillage: for each of these that took part in the victory the loser discards the top card of the deck.
web-cards2e-aim-intimidate = Intimidate: you won by so much that a character of the loser with no more strength kneels.
web-cards2e-aim-stand = Standing phase: not all of your cards may stand up this time.
web-cards2e-aim-survivor = All who are left would lose at the same moment; the first player decides who remains.
