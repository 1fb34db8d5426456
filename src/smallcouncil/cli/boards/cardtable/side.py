"""One player's side: faction, power, gold, piles, plot, title, and the cards in play."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from smallcouncil.cli.boards.cardtable import field
from smallcouncil.cli.boards.cardtable.card_view import GOLD, VALUES, CardView, title_of
from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS

CHARACTER_ROOM = 37
CARD_ROOM = 27
HAND_ROOM = 34
RELATIONS = {"rival": "red1", "i-support": "green3", "supports-me": "green3"}
PARTNER = "green3"


def side(view: CardView, seat: int, room: int) -> Panel:
    """All that lies before one player; `room` is its width."""
    player = view.players[seat]
    inner = room - 4
    out = seat not in view.table.alive
    parts: list[RenderableType] = [] if out else [counts(view, seat, inner), plot(view, seat, inner)]
    if player.title:
        parts.append(title(view, seat, player.title))
    parts += [Text.assemble((f"{head} ", "dim"), cards) for head, cards in known(view, seat)]
    houses = {other.faction for other in view.players}
    rows = [card for card in player.play if card.on is None or card.on in houses]
    characters = [c for c in rows if view.printed(c.title)["type"] == "character"]
    others = [c for c in rows if c not in characters]
    for cards, least in ((characters, CHARACTER_ROOM), (others, CARD_ROOM)):
        if cards:
            cells: list[RenderableType] = [field.in_play(view, seat, card) for card in cards]
            parts.append(view.columns(cells, least=least, room=inner))
    if seat == view.seat and player.hand:
        parts.append(Text(f"{view.voice.say('web-cards-your-hand')}:", "dim"))
        parts.append(view.columns(field.in_hand(view, player.hand), least=HAND_ROOM, room=inner))
    style = "dim" if out else HOUSE_COLOURS[view.faction(player.faction)]
    return Panel(
        Group(*parts), title=heading(view, seat), title_align="left", border_style=style, style="dim" if out else ""
    )


def heading(view: CardView, seat: int) -> Text:
    """Who it is: `House Stark (you) · Fealty · first player`."""
    player, say = view.players[seat], view.voice.say
    line = Text(view.names[seat], "bold")
    if seat == view.seat:
        line.append(f" ({say('you')})")
    if player.agenda:
        line.append(f" · {view.called(title_of(player.agenda))}", "not bold")
    if view.seat is not None and view.besides[seat].partner == view.seat:
        line.append(f" · {say('web-cards-partner')}", f"not bold {PARTNER}")
    if seat not in view.table.alive:
        return line.append(f" · {say('web-cards-gone')}", "not bold red1")
    if seat == view.table.first:
        line.append(f" · {say('web-cards-first')}", "not bold")
    if player.faction_kneeling:
        line.append(f" · {view.symbols['kneeling']} {say('cards-faction-kneels')}", "not bold")
    if seat == view.table.active:
        line.append(f" {view.symbols['turn']}", f"bold {GOLD}")
    return line


def counts(view: CardView, seat: int, room: int) -> Text:
    """The race to victory, with a partner if there is one, gold, and how many cards lie where."""
    player, besides, say = view.players[seat], view.besides[seat], view.voice.say
    goal, partner = besides.goal, besides.partner
    together = player.power + (view.players[partner].power if partner is not None else 0)
    power = min(together, goal)
    race = Text.assemble(
        (view.symbols["full"] * power, GOLD),
        (view.symbols["empty"] * (goal - power), "dim"),
        (f" {say('web-cards-power')} ", "dim"),
        (f"{together}/{goal}", "bold"),
    )
    if player.faction_power != player.power:
        own = f"web-{view.game}-faction-power"
        message = own if view.voice.knows(own) else "cards-faction-power"
        race.append(f" ({say(message, n=player.faction_power)})", "dim")
    piles = {
        "web-cards-gold": player.gold,
        **({} if besides.influence is None else {"web-cards-influence": besides.influence}),
        "web-cards-hand": player.hand_size,
        "web-cards-deck": player.deck_size,
        "cards-discarded": len(player.discard),
        "cards-dead": len(player.dead),
        **({"cards-in-shadows": besides.shadows_size} if besides.shadows_size else {}),
    }
    styles = {"web-cards-gold": f"bold {GOLD}"}
    return view.flow([race, *(figure(view, m, n, styles.get(m, "bold")) for m, n in piles.items())], room)


def figure(view: CardView, message: str, number: int, style: str = "bold") -> Text:
    return Text.assemble((f"{view.voice.say(message)} ", "dim"), (str(number), style))


def plot(view: CardView, seat: int, room: int) -> Text:
    """The revealed plot with its values as they count now, and which plots are used."""
    player, values, say = view.players[seat], view.besides[seat].plot_values, view.voice.say
    parts = [Text(say("web-cards-no-plot"), "dim")]
    if player.plot:
        name = view.called(title_of(player.plot))
        parts = [Text.assemble((f"{say('cards-plot')} ", "dim"), (name, "bold"))]
        parts += [figure(view, f"web-cards-{value}-short", number) for value, number in values.items()]
    if player.chosen:
        parts.append(Text.assemble((f"{say('cards-next-plot')} ", "dim"), view.called(player.chosen)))
    elif player.has_chosen:
        parts.append(Text(say("web-cards-plot-chosen")))
    if player.used:
        used = view.all_called([title_of(card) for card in player.used])
        parts.append(Text(f"{say('web-spread-used')}: {used}", "dim"))
    return view.flow(parts, room)


def title(view: CardView, seat: int, own: str) -> Text:
    """A title, whom it supports and whose rival it is; what it means to the one who looks."""
    say = view.voice.say
    mine = None if view.seat is None else view.players[view.seat].title
    line = Text.assemble((f"{say('cards-title')} ", "dim"), (view.called(own), "bold"))
    if seat == view.seat or mine is None:
        for message, named in (("cards-supports", "supports"), ("cards-rivals", "rivals")):
            line.append(f" · {say(message)} ", "dim").append(
                ", ".join(bearer(view, t) for t in view.titles[own][named])
            )
    elif found := relation(view, mine, own):
        line.append(f" · {say(f'web-cards-{found}')}", RELATIONS[found])
    return line


def bearer(view: CardView, title: str) -> str:
    """A title, and who bears it as far as one knows."""
    seats = [view.names[s] for s, player in enumerate(view.players) if player.title == title]
    return view.called(title) + (f" ({seats[0]})" if seats else "")


def relation(view: CardView, mine: str, theirs: str) -> str:
    if theirs in view.titles[mine]["rivals"]:
        return "rival"
    if theirs in view.titles[mine]["supports"]:
        return "i-support"
    return "supports-me" if mine in view.titles[theirs]["supports"] else ""


def known(view: CardView, seat: int) -> Iterator[tuple[str, str]]:
    """Hidden cards that the one who looks knows all the same, and the own plots and set-up cards."""
    player, say = view.players[seat], view.voice.say
    own = seat == view.seat
    if player.hand and not own:
        yield say("cards-known-hand"), view.all_called(player.hand)
    if player.deck_known:
        names = [view.called(c) if c else "?" for c in player.deck_known]
        if len(names) == player.deck_size > 1:  # somebody searches it: the order is of no account
            yield say("cards-searched-deck"), ", ".join(sorted(names))
        else:
            yield say("cards-known-deck"), ", ".join(names)
    if view.besides[seat].shadows:
        yield say("cards-known-shadows"), view.all_called(view.besides[seat].shadows)
    if player.placed:
        yield say("cards-placed"), view.all_called(player.placed)
    elif player.placed_size:
        yield say("cards-placed"), str(player.placed_size)
    if own and player.plots:
        if view.table.phase == "plot":
            values = "/".join(say(f"web-cards-{value}") for value in view.besides[seat].plot_values)
            names = [with_values(view, card) for card in player.plots]
            yield say("cards-plots-offered", values=values), ", ".join(names)
        else:
            yield say("cards-plots-left"), ", ".join(map(view.called, player.plots))


def with_values(view: CardView, plot: str) -> str:
    values = view.printed(plot)["plot"]
    return f"{view.called(plot)} ({'/'.join(str(values[value]) for value in VALUES if value in values)})"


def open_piles(view: CardView, seat: int) -> Text:
    """Discard pile, dead pile and used plots of one player, the latest card last."""
    player = view.players[seat]
    text = Text(view.names[seat], f"bold {HOUSE_COLOURS[view.faction(player.faction)]}")
    for pile, cards in (("discard", player.discard), ("dead", player.dead), ("used", player.used)):
        text.append(f"\n  {view.voice.say(f'web-spread-{pile}')} ({len(cards)}): ", "not bold dim")
        text.append(view.all_called(cards) or "–", "not bold default")
    return text
