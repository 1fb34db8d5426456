"""Cards in play and in hand, one line each."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.cardtable.card_view import GOLD, CardView, slug
from smallcouncil.games.cardgame.view import CardView as CardInPlay

ORDER = ("character", "location", "attachment", "event")


def in_play(view: CardView, controller: int, card: CardInPlay) -> Grid:
    """A card with all that lies on it: `▮ 5 ⚔·♛ Eddard Stark ★3 Renown`, attachments and duplicates below."""
    printed = view.printed(card.title)
    front = posture(view, card)
    if printed["type"] == "character":
        front.append(f" {card.strength:>2} ", "bold").append_text(view.icons(card.icons))
    said = name(view, card)
    if part := takes_part(view, card.card):
        said.append(f" {part}", "bold yellow1")
    if card.keywords:
        said.append(f" {view.keywords(full_keywords(printed, card.keywords))}", "italic dim")
    for holder, attachment in view.worn.get(card.card, []):
        said.append(f"\n{view.symbols['worn']} ", "dim").append_text(posture(view, attachment)).append(" ")
        said.append_text(name(view, attachment))
        if holder != controller:
            said.append(f" ({view.names[holder]})", "dim")
    if twins := len(card.duplicates):
        said.append(f"\n{view.symbols['worn']} {view.voice.say('cards-duplicates', count=twins)}", "dim")
    return cell(front, said)


def cell(front: Text, said: Text) -> Grid:
    """Figures in front, words beside them."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(front, said)
    return grid


def full_keywords(printed: dict[str, Any], keywords: list[str]) -> list[str]:
    """Keywords in play, with the value that is printed on the card."""
    values = {keyword.partition(":")[0]: keyword for keyword in printed["keywords"]}
    return [values.get(keyword, keyword) for keyword in keywords]


def posture(view: CardView, card: CardInPlay) -> Text:
    """A card on end stands, a card on its side kneels."""
    if card.kneeling:
        return Text.assemble((view.symbols["kneeling"], "dim"))
    return Text.assemble((view.symbols["standing"], view.colour(card.title)))


def name(view: CardView, card: CardInPlay) -> Text:
    line = Text.assemble((view.called(card.card), "dim" if card.kneeling else "bold"))
    if card.power:
        line.append(f" {view.symbols['power']}{card.power}", GOLD)
    for token, count in card.tokens.items():
        line.append(f" {view.voice.say(f'web-token-{slug(token)}')} ×{count}", "medium_orchid")
    if card.blank:
        line.append(f" [{view.voice.say('cards-blank')}]", "red1")
    return line


def takes_part(view: CardView, card: str) -> str:
    """What a card does in the challenge under way."""
    challenge = view.table.challenge
    if challenge is not None:
        parts = {"attacker": challenge.attackers, "defender": challenge.defenders, "bypassed": challenge.bypassed}
        for part, cards in parts.items():
            if card in cards:
                return view.voice.say(f"web-cards-mark-{part}")
    if card in view.table.declaring:
        return view.voice.say("web-cards-mark-declared" if challenge is None else "web-cards-mark-defender")
    return ""


def in_hand(view: CardView, cards: list[str]) -> list[RenderableType]:
    """A hand by type and cost, copies together."""

    def place(card: str) -> tuple[int, int, str]:
        printed = view.printed(card)
        cost = printed.get("cost")
        return ORDER.index(printed["type"]), cost if isinstance(cost, int) else -1, card

    counts = Counter(cards)
    return [held(view, card, counts[card]) for card in sorted(counts, key=place)]


def held(view: CardView, card: str, count: int) -> Grid:
    """`7 ⚔·♛ 6 Eddard Stark Renown`: cost, icons, strength; other cards say what they are instead."""
    printed = view.printed(card)
    front = Text.assemble((f"{printed.get('cost', ''):>2}", GOLD))
    said = Text.assemble((view.called(card), view.colour(card)))
    if count > 1:
        said.append(f" ×{count}", "bold")
    if printed["type"] == "character":
        front.append(" ").append_text(view.icons(printed.get("icons", []))).append(f" {printed['strength']:>2}", "bold")
    else:
        kind = view.voice.called(view.rules, "type", printed["type"])
        said.append(f" {kind}", "dim")
    if printed["keywords"]:
        said.append(f" {view.keywords(printed['keywords'])}", "italic dim")
    return cell(front, said)
