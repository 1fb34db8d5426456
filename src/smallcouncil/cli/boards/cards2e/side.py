"""One player's side: faction, power, gold, piles, plot, title, and the cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from smallcouncil.cli.boards.cards2e import field
from smallcouncil.cli.boards.cards2e.look import COLOURS, GOLD, Look, slug, title_of

GOAL = 15  # power (R-C2-victory-01)
VALUES = ("gold", "initiative", "claim", "reserve")
CHARACTER_ROOM = 37
CARD_ROOM = 27
HAND_ROOM = 34
RELATIONS = {"rival": "red1", "i-support": "green3", "supports-me": "green3"}


def side(look: Look, seat: int, room: int) -> Panel:
    """All that lies before one player; `room` is its width."""
    player = look.players[seat]
    inner = room - 4
    out = seat not in look.table["alive"]
    parts: list[RenderableType] = [] if out else [counts(look, player, inner), plot(look, player, inner)]
    if player["title"]:
        parts.append(title(look, seat))
    parts += [Text.assemble((f"{look.voice.say(head)} ", "dim"), cards) for head, cards in known(look, seat)]
    rows = [card for card in player["play"] if card["on"] is None]
    characters = [c for c in rows if look.printed(c["title"])["type"] == "character"]
    others = [c for c in rows if c not in characters]
    for cards, least in ((characters, CHARACTER_ROOM), (others, CARD_ROOM)):
        if cards:
            cells: list[RenderableType] = [field.in_play(look, seat, card) for card in cards]
            parts.append(look.columns(cells, least=least, room=inner))
    if seat == look.seat and player["hand"]:
        parts.append(Text(f"{look.voice.say('web-cards-your-hand')}:", "dim"))
        parts.append(look.columns(field.in_hand(look, player["hand"]), least=HAND_ROOM, room=inner))
    style = "dim" if out else COLOURS[look.faction(player["faction"])]
    return Panel(
        Group(*parts), title=heading(look, seat), title_align="left", border_style=style, style="dim" if out else ""
    )


def heading(look: Look, seat: int) -> Text:
    """Who it is: `House Stark (you) · Fealty · first player`."""
    player, say = look.players[seat], look.voice.say
    line = Text(look.names[seat], "bold")
    if seat == look.seat:
        line.append(f" ({say('you')})")
    if player["agenda"]:
        line.append(f" · {look.called(title_of(player['agenda']))}", "not bold")
    if seat not in look.table["alive"]:
        return line.append(f" · {say('web-cards-gone')}", "not bold red1")
    if seat == look.table["first"]:
        line.append(f" · {say('web-cards-first')}", "not bold")
    if player["faction_kneeling"]:
        line.append(f" · {look.symbols['kneeling']} {say('cards-faction-kneels')}", "not bold")
    if seat == look.table["active"]:
        line.append(f" {look.symbols['turn']}", f"bold {GOLD}")
    return line


def counts(look: Look, player: dict[str, Any], room: int) -> Text:
    """The race to fifteen, gold, and how many cards lie where."""
    say = look.voice.say
    power = min(player["power"], GOAL)
    race = Text.assemble(
        (look.symbols["full"] * power, GOLD),
        (look.symbols["empty"] * (GOAL - power), "dim"),
        (f" {say('web-cards-power')} ", "dim"),
        (f"{player['power']}/{GOAL}", "bold"),
    )
    if player["faction_power"] != player["power"]:
        race.append(f" ({say('cards-faction-power', n=player['faction_power'])})", "dim")
    piles = {
        "web-cards-gold": player["gold"],
        "web-cards-hand": player["hand_size"],
        "web-cards-deck": player["deck_size"],
        "cards-discarded": len(player["discard"]),
        "cards-dead": len(player["dead"]),
    }
    styles = {"web-cards-gold": f"bold {GOLD}"}
    return look.flow([race, *(figure(look, m, n, styles.get(m, "bold")) for m, n in piles.items())], room)


def figure(look: Look, message: str, number: int, style: str = "bold") -> Text:
    return Text.assemble((f"{look.voice.say(message)} ", "dim"), (str(number), style))


def plot(look: Look, player: dict[str, Any], room: int) -> Text:
    """The revealed plot with its values as they count now, and which plots are used."""
    say = look.voice.say
    parts = [Text(say("web-cards-no-plot"), "dim")]
    if player["plot"]:
        name = look.called(title_of(player["plot"]))
        parts = [Text.assemble((f"{say('cards-plot')} ", "dim"), (name, "bold"))]
        parts += [figure(look, f"web-cards-{value}-short", player["plot_values"][value]) for value in VALUES]
    if player["chosen"]:
        parts.append(Text.assemble((f"{say('cards-next-plot')} ", "dim"), look.called(player["chosen"])))
    elif player["has_chosen"]:
        parts.append(Text(say("web-cards-plot-chosen")))
    if player["used"]:
        used = look.all_called([title_of(card) for card in player["used"]])
        parts.append(Text(f"{say('web-spread-used')}: {used}", "dim"))
    return look.flow(parts, room)


def title(look: Look, seat: int) -> Text:
    """A title, whom it supports and whose rival it is; what it means to the one who looks."""
    say = look.voice.say
    own = look.players[seat]["title"]
    line = Text.assemble((f"{say('cards-title')} ", "dim"), (look.called(own), "bold"))
    if seat == look.seat or look.seat is None or not look.players[look.seat]["title"]:
        for message, named in (("cards-supports", "supports"), ("cards-rivals", "rivals")):
            line.append(f" · {say(message)} ", "dim").append(
                ", ".join(bearer(look, t) for t in look.titles[own][named])
            )
    elif found := relation(look, look.players[look.seat]["title"], own):
        line.append(f" · {say(f'web-cards-{found}')}", RELATIONS[found])
    return line


def bearer(look: Look, title: str) -> str:
    """A title, and who bears it as far as one knows."""
    seats = [look.names[s] for s, player in enumerate(look.players) if player["title"] == title]
    return look.called(title) + (f" ({seats[0]})" if seats else "")


def relation(look: Look, mine: str, theirs: str) -> str:
    if theirs in look.titles[mine]["rivals"]:
        return "rival"
    if theirs in look.titles[mine]["supports"]:
        return "i-support"
    return "supports-me" if mine in look.titles[theirs]["supports"] else ""


def known(look: Look, seat: int) -> Iterator[tuple[str, str]]:
    """Hidden cards that the one who looks knows all the same, and the own plots and set-up cards."""
    player = look.players[seat]
    own = seat == look.seat
    if player["hand"] and not own:
        yield "cards-known-hand", look.all_called(player["hand"])
    if player["deck_known"]:
        yield "cards-known-deck", ", ".join(look.called(c) if c else "?" for c in player["deck_known"])
    if player["placed"]:
        yield "cards-placed", look.all_called(player["placed"])
    elif player["placed_size"]:
        yield "cards-placed", str(player["placed_size"])
    if own and player["plots"]:
        choosing = look.table["phase"] == "plot"
        names = [with_values(look, card) if choosing else look.called(card) for card in player["plots"]]
        yield "cards-plots-offered" if choosing else "cards-plots-left", ", ".join(names)


def with_values(look: Look, plot: str) -> str:
    values = look.printed(plot)["plot"]
    return f"{look.called(plot)} ({'/'.join(str(values[v]) for v in VALUES)})"


def piles(look: Look, seat: int) -> Text:
    """Discard pile, dead pile and used plots of one player, the latest card last."""
    player = look.players[seat]
    text = Text(look.names[seat], f"bold {COLOURS[look.faction(player['faction'])]}")
    for pile in ("discard", "dead", "used"):
        cards = look.all_called(player[pile]) or "–"
        text.append(f"\n  {look.voice.say(f'web-spread-{slug(pile)}')} ({len(player[pile])}): ", "not bold dim")
        text.append(cards, "not bold default")
    return text
