### What the page of the card game, 1st edition, says beside the words of the rules.

## What a question is about

web-cards1e-aim-mulligan = Seven cards to begin with. Keep them if you can pay for some of them with 5 gold; else draw seven others, once.
web-cards1e-aim-place = Set-up: { web-click } characters and locations of your hand to lay them face down; they are paid from 5 gold, cards of another house cost 2 more.
web-cards1e-aim-forswear = Your agenda wants a sacrifice: challenges of this type you cannot initiate for the whole game.
web-cards1e-aim-plot = Plot phase: everyone chooses in secret. Income is gold for this round, initiative decides who names the first player, claim is what a won challenge costs the loser.
web-cards1e-aim-first-player = You have won initiative: whoever is first acts first in every phase.
web-cards1e-aim-title = A title holds for this round: it gives you something, supports one player and is the rival of another.
web-cards1e-aim-shadows = A phase begins: you may bring one card out of shadows, paid with the number behind its s.
web-cards1e-aim-act = { $phase ->
    [marshaling] { $active ->
        [yes] Marshalling: { $gold } gold left. { web-click.first } a card of your hand to play it, or end your marshalling. Gold that you keep counts for dominance.
       *[no] Another player marshals. You may take an action.
    }
    [challenges] Challenges: an action may be taken now. Passing costs nothing.
   *[other] An action may be taken now. Passing costs nothing.
}
web-cards1e-aim-challenge = Challenges: one of each kind a round. Who loses to you pays as much as your claim, which is { $claim }.
web-cards1e-aim-attackers = { web-click.first } the characters that kneel to attack; their strength adds up. Then declare them.
web-cards1e-aim-defenders = { web-click.first } the characters that kneel to defend. { $attack } strength attacks you; ties are won by the attacker.
web-cards1e-aim-support = Your title supports the player under attack: your characters may defend. If you lose, the other one still pays the claim.
web-cards1e-aim-step-in = Lord Commander: all attackers turn on you. If you win, you may take 1 power; if you lose, you pay the claim.
web-cards1e-aim-claim = You have lost a military challenge: choose who dies.
web-cards1e-aim-interrupt = You are asked because a card of yours, or one you may hold, can save or cancel before this happens.
web-cards1e-aim-react = You are asked because a card of yours, or one you may hold, can answer to this.
web-cards1e-aim-redirect = Crown Regent: once a round the attacker must choose another player to attack.
web-cards1e-aim-redirect-opponent = The Crown Regent turns your attack away: choose whom it strikes now.
web-cards1e-aim-take-power = Lord Commander: you have beaten back an attack that was meant for another.
web-cards1e-aim-renown = Renown: whoever took part in the victory may claim 1 power.
web-cards1e-aim-deadly = The attackers had more deadly characters than you: one of your defenders dies.
web-cards1e-aim-influence = Influence stands on standing cards that are lit: they kneel until it is paid. What is too much is lost.
web-cards1e-aim-infamy = Infamy: power for your House may lie on such a card; there no power challenge can take it.

web-cards1e-help-power = Power on House card, characters and cards with infamy. Who has 15 wins at once; two partners need 30 together.
web-cards1e-help-phase-setup = First cards are laid out, paid from 5 gold.
web-cards1e-help-phase-plot = Everyone reveals a plot; who wins initiative names the first player; titles are taken.
web-cards1e-help-phase-marshaling = One after the other takes income and plays characters, locations and attachments.
web-cards1e-help-phase-challenges = One after the other attacks: military, intrigue and power, once each.
web-cards1e-help-phase-dominance = Most strength standing, with gold added, gains 1 power.
web-cards1e-help-phase-standing = Kneeling cards stand up.
web-cards1e-help-phase-taxation = Gold goes back to the treasury; titles return.

## The card table in the words of this edition

web-cards1e-kind-faction = House
web-cards1e-kind-attachment = attachment
web-cards1e-kinds-attachment = Attachments
web-cards1e-keyword-ambush = Ambush
web-cards1e-keyword-no-attachments = No attachments
web-cards1e-keyword-no-attachments-except-weapon = No attachments except Weapons
web-cards1e-keyword-immune-character-abilities = Immune to character abilities
web-cards1e-keyword-immune-opponent-character-abilities = Immune to opponents' character abilities
web-cards1e-cards-icon-military = military
web-cards1e-cards-icon-intrigue = intrigue
web-cards1e-cards-stake-power = Claim { $n }: as much power moves from the loser's House card.
web-cards1e-pending-cancels = Cancels: { $occasion }
web-cards1e-pending-saves = Saves: { $occasion }
web-cards1e-pending-retreats = Instead of it: { $occasion }
web-cards1e-pending-replacements = Replacements: { $occasion }
web-cards1e-pending-passives = Passive abilities: { $occasion }
web-cards1e-pending-responses = Responses: { $occasion }
web-cards1e-lord-greyjoy = House Greyjoy
web-cards1e-lord-lannister = House Lannister
web-cards1e-faction-greyjoy = House Greyjoy
web-cards1e-faction-lannister = House Lannister
web-cards1e-trait-king-s-landing = King's Landing
web-cards1e-trait-dragonstone = Dragonstone
web-cards1e-decks-faction = House
web-cards1e-decks-every-faction = Every house
web-cards1e-decks-trait = Trait
web-cards1e-decks-any-trait = Any trait
web-cards1e-decks-keyword = Keyword
web-cards1e-decks-any-keyword = Any keyword
web-cards1e-decks-learning = A ready deck of the core set: it may be played with fewer than 60 cards.
web-cards1e-decks-play-hint = A game for two against a bot with another deck
web-cards1e-decks-import-hint = Paste a plain text list: house, agenda, then lines such as “1x Varys (King's Landing)”.
web-cards1e-faction-power = { $n } on the House card

## Titles and gold

web-cards1e-chamber = Chamber of the Small Council
web-cards1e-give = Give gold
web-cards1e-give-hint = Gold is given in advance; what is promised for it binds nobody.
web-cards1e-give-to = To whom
web-cards1e-give-amount = How much
web-cards1e-give-now = Give

## Statistics

web-cards1e-influence = Influence

# What a question is about, and why it is asked
web-cards1e-aim-order-forced = Passive abilities work by themselves; the first player decides their order.
web-cards1e-aim-bearer =
    { $text ->
        [none] An attachment lies on another card for as long as that one is in play. Who may bear it is lit.
       *[other] The card says: { $text }
    }
web-cards1e-aim-setup-bearer =
    { $text ->
        [none] Set-up: attachments that were laid face down now find their bearer.
       *[other] The card says: { $text }
    }
web-cards1e-aim-choose-way = The card can be paid in more than one way.
web-cards1e-aim-vigilant = Vigilant: you have won as attacker, and these cards may stand up again.
web-cards1e-aim-vengeful = Vengeful: you have lost as defender, and these cards may stand up again.
