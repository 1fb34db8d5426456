"""Where in the round we are, the challenge under way, and what waits to happen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.boards.cardtable.card_view import GOLD, ICONS, CardView, slug
from smallcouncil.games.cardgame.rounds.view import ChallengeView
from smallcouncil.games.cardgame.view import PendingView

PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
MANY = 3  # so many cards of what waits are named


def phase(view: CardView) -> Text:
    """The phases of the round, the present one lit, with its step."""
    say, table = view.voice.say, view.table
    step = " (" + view.say_of(f"step-{slug(table.step)}") + ")" if table.step else ""
    if table.phase == "setup":
        return Text(f"{say('web-phase-setup')}{step}", f"bold {GOLD}")
    line = Text.assemble((say("cards-round", n=table.round), "bold"), "  ")
    for name in PHASES:
        now = name == table.phase
        line.append("" if name == PHASES[0] else " › ", "dim")
        line.append(say(f"web-phase-{name}") + (step if now else ""), f"bold {GOLD}" if now else "dim")
    return line


def challenge(view: CardView, contest: ChallengeView) -> Panel:
    """Both sides with their characters and totals, and what is at stake."""
    say = view.voice.say
    symbol, style = ICONS[contest.type]
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1, justify="right")
    grid.add_column(justify="center", no_wrap=True)
    grid.add_column(ratio=1)
    attacker, defender = contest.attacker, contest.defender
    grid.add_row(
        Text(says(view, "web-cards-attacks", attacker), "bold"),
        Text.assemble((f"{contest.attack}", "bold"), f" {view.symbols[symbol]} ", (f"{contest.defense}", "bold")),
        Text(says(view, "web-cards-defends", defender), "bold"),
    )
    grid.add_row(
        fighters(view, contest.attackers, contest.attack),
        "",
        fighters(view, contest.defenders, contest.defense),
    )
    claim = view.besides[attacker].plot_values["claim"]
    lines: list[RenderableType] = [grid, Text(view.say_of(f"cards-stake-{contest.type}", n=claim), "dim")]
    lines += [Text(line, "dim") for line in chances(view, contest)]
    if contest.winner is not None:
        won = says(view, "web-cards-won", contest.winner, n=contest.margin)
        lines.append(Text(f"{won} {say('web-cards-if-unopposed') if contest.unopposed else ''}".strip(), "bold"))
    name = view.voice.called(view.rules, "icon", contest.type)
    heading = Text(say("web-cards-contest", type=name), f"bold {style}")
    return Panel(Group(*lines), title=heading, border_style=style)


def says(view: CardView, message: str, seat: int, **more: int) -> str:
    """A sentence about a player, who may be the one who looks."""
    return view.voice.say(message, mine="yes" if seat == view.seat else "no", who=view.names[seat], **more)


def fighters(view: CardView, cards: list[str], total: int) -> str:
    """The characters of one side with their strengths, and what else counts for that side."""
    strength = {card.card: card.strength for player in view.players for card in player.play}
    others = total - sum(strength[card] for card in cards)
    named = ", ".join(f"{view.called(card)} {strength[card]}" for card in cards)
    return f"{named} ({others:+})" if others else named


def chances(view: CardView, contest: ChallengeView) -> list[str]:
    """Who was bypassed and, until the challenge is decided, who can still defend."""
    say = view.voice.say
    lines = []
    if contest.bypassed:
        lines.append(say("web-cards-bypassed", cards=view.all_called(contest.bypassed)))
    if contest.winner is None and not contest.defenders:
        free = contest.may_defend
        lines.append(say("web-cards-can-join", cards=view.all_called(free)) if free else say("web-cards-none-can-join"))
    return lines


def pending(view: CardView) -> Text | None:
    """What waits to happen, the next first."""
    waiting = [waits(view, entry) for entry in view.table.pending]
    if all(entry.what == "actions" for entry in view.table.pending):
        return None  # the question says so
    head = view.voice.say("web-cards-pending")
    return Text.assemble((f"{head}: ", "dim"), (waiting[0], GOLD), ("".join(f" ← {w}" for w in waiting[1:]), "dim"))


def waits(view: CardView, entry: PendingView) -> str:
    say, what = view.voice.say, entry.what
    cards, targets = (few(view, part) for part in (entry.cards, entry.targets))
    if what == "actions":
        return say("web-pending-actions")
    if what == "ability":
        return say("web-pending-ability-on" if targets else "web-pending-ability", card=cards, targets=targets)
    occasion = view.voice.called(view.rules, "occasion", entry.occasion or "")
    return view.say_of(f"pending-{slug(what)}", occasion=occasion) + (f" ({cards})" if cards else "")


def few(view: CardView, cards: list[str]) -> str:
    return view.all_called(cards[:MANY]) + (" …" if len(cards) > MANY else "")
