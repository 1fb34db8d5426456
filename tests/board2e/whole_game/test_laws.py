"""The laws of every game over random play, in every scenario; nothing is lost; nothing leaks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from board2e.realm import CROWS, DANCE, GAME, everyone_ready, lay, new, play, seat, westeros
from laws import check_laws
from laws.random_play import written
from smallcouncil.games.board2e.action.march import March
from smallcouncil.games.board2e.board import LAND_OF
from smallcouncil.games.board2e.cards.ambitions import ShiftingAmbitions, draw_objective
from smallcouncil.games.board2e.facts import (
    OBJECTIVES,
    ORDER_STAR,
    PORT_SHIPS,
    POWER_TOKENS,
    STOCK,
    WILDLINGS,
    westeros_deck,
)
from smallcouncil.games.board2e.planning.orders import star_limit
from smallcouncil.games.board2e.state import FACE, KINDS, BoardTable
from smallcouncil.games.board2e.westeros.supply import Reconcile
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.table import SEAT, Rng, Verb


def nothing_is_lost(t: BoardTable) -> None:
    """Pieces, tokens and cards are conserved."""
    marching = [p for p in t.stack if isinstance(p, March)]
    for s in range(t.players):
        for unit in range(KINDS):
            lying = sum(t.count(a, unit) for a in t.areas_of(s))
            away = sum(m.attack[unit] for m in marching if m.seat == s and m.step <= March.steps.index("fight"))
            if not any(type(p).__name__ == "Combat" for p in t.stack):
                assert lying + away + t.stock[s * KINDS + unit] == STOCK[unit]
        assert t.power[s] >= 0 and t.tokens_left(s) >= 0
        assert t.power[s] + t.token.count(s) + t.tokens_left(s) == POWER_TOKENS[t.house[s]]
        assert not t.hand[s] & t.discard[s]
    for area in range(len(t.size)):
        counts = t.units[area * KINDS : (area + 1) * KINDS] + t.routed[area * KINDS : (area + 1) * KINDS]
        assert sum(counts) == t.size[area] and min(counts) >= 0
        assert (t.size[area] > 0) == (t.owner[area] >= 0)
    for number in range(3):
        cards = [card & FACE for card in t.westeros[number]] + t.westeros_discard[number]
        assert Counter(cards) == Counter(westeros_deck(t.setup.westeros_deck_set, number))
    shown = [p.card for p in t.stack if isinstance(p, WildlingAttack) and p.card >= 0]
    assert sorted([card & FACE for card in t.wildlings] + shown) == list(range(len(WILDLINGS)))
    for track in t.tracks:
        assert sorted(track) == list(range(t.players))
    if t.feast:
        pool = [card for p in t.stack if isinstance(p, ShiftingAmbitions) for card in p.pool]
        held = [card & FACE for cards in (*t.objectives, *t.scored, t.objective_deck) for card in cards]
        assert sorted(held + pool) == list(range(len(OBJECTIVES)))


def all_is_in_order(t: BoardTable) -> None:
    """Armies keep to supply, ports belong to their land, orders lie where units are, nobody stands among enemies."""
    nothing_is_lost(t)
    if any(isinstance(p, March | Reconcile | WildlingAttack) for p in t.stack):
        return  # what is out of order is being seen to
    for s in range(t.players):
        assert t.fits(s, t.armies(s))
    for a in range(len(t.size)):
        if t.size[a]:
            assert not t.neutral[a] and (not t.garrison[a] or t.guard[a] == t.owner[a])
            assert t.token[a] in (-1, t.owner[a])
            assert LAND_OF[a] < 0 or (t.controller(LAND_OF[a]) == t.owner[a] and t.size[a] <= PORT_SHIPS)
        else:
            assert t.orders[a] < 0


TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "tides": True},
    {"players": 5, "errata": "faq"},
    {"players": 6, "round_limit": 6},
    {"players": 6, "round_limit": 4, **DANCE},
    {"players": 6, "tides": True, "round_limit": 3, **DANCE},
    {"players": 4, **CROWS},
    {"players": 4, "tides": True, **CROWS},
]


@pytest.mark.parametrize("options", TABLES)
def test_laws(options: dict[str, Any]) -> None:
    played = check_laws(GAME, options, seed=3, every=307, also=all_is_in_order, ranged=True, imagined=True)
    assert played.guesses and played.different == played.guesses


@pytest.mark.full
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", range(4, 12))
def test_laws_at_length(options: dict[str, Any], seed: int) -> None:
    check_laws(GAME, options, seed, every=41, also=all_is_in_order, ranged=True, imagined=True)


# ---------------------------------------------------------------------- alliances


@pytest.mark.rule("R-B2-alliance-01")
def test_nothing_that_was_said_binds() -> None:
    """The table knows no promises: whoever was granted support may attack the one who granted it."""
    areas = {
        "blackwater": "stark knight knight march_0",
        "winterfell": "stark footman march_plus_1",
        "white_harbor": "baratheon footman",
        "kingswood": "baratheon footman support_0",
    }
    table = lay(areas, begin="marches", supply={"stark": 6})
    play(table, "stark march blackwater", "stark ask_support kings_landing", "baratheon grant")
    play(table, "stark move knight kings_landing", "stark leave_nothing blackwater")
    assert "move footman white_harbor" in [table.text(c) for c in table.ask(seat(table, "stark")).choices]


@pytest.mark.rule("R-B2-alliance-02")
def test_nothing_is_given_away() -> None:
    """No choice hands anything to another house. Those that name a house put equal bidders in order, say whom to
    support, whose support to refuse, or whose power is lost (Alayne Stone)."""
    naming = {w.name for w in GAME.words if isinstance(w, Verb) and SEAT in w.domains}
    assert naming == {"rank", "support", "refuse_help", "strip_power"}


# ---------------------------------------------------------------------- secrets


def alike(one: BoardTable, other: BoardTable, *houses: str) -> None:
    """Tables that differ only in what these houses cannot know look alike to them, and are imagined alike."""
    assert written(one.position()) != written(other.position())
    for s in [seat(one, house) for house in houses]:
        assert written(one.view(s)) == written(other.view(s))
        assert [e.write(one) for e in one.heard(s)] == [e.write(other) for e in other.heard(s)]
        assert written(one.imagine(s, 7).position()) == written(other.imagine(s, 7).position())
    assert written(one.view(None)) == written(other.view(None))


def test_orders_do_not_leak() -> None:
    one, other = new(3), new(3)
    for table, order in ((one, "march_0"), (other, "raid_special")):
        for name in ("winterfell", "white_harbor", "the_shivering_sea"):
            play(table, f"stark plan {name}", f"stark order {name} {order if name == 'winterfell' else 'defense_1'}")
    alike(one, other, "lannister", "baratheon")
    play(one, "stark ready")
    play(other, "stark ready")
    alike(one, other, "lannister", "baratheon")


def test_how_far_somebody_is_does_not_leak() -> None:
    one, other = new(3), new(3)
    play(other, "stark plan winterfell", "stark order winterfell raid", "stark plan white_harbor")
    alike(one, other, "lannister", "baratheon")


def test_how_long_the_way_to_the_orders_was_does_not_leak_later() -> None:
    """Stark changed its mind: neither while others plan nor when all orders are revealed can anybody count that."""
    one, other = new(3), new(3)
    play(other, "stark plan winterfell", "stark order winterfell raid")
    for table in (one, other):
        for name in ("winterfell", "white_harbor", "the_shivering_sea"):
            play(
                table,
                f"stark plan {name}",
                f"stark order {name} defense_1" if name != "white_harbor" else "stark order white_harbor march_0",
            )
        play(table, "stark ready")
    alike(one, other, "lannister", "baratheon")
    for table in (one, other):
        everyone_ready(table)
    alike(one, other, "lannister", "baratheon")


def test_bids_do_not_leak() -> None:
    one, other = westeros(second="clash_of_kings"), westeros(second="clash_of_kings")
    play(one, "stark bid 0")
    play(other, "stark bid 5")
    alike(one, other, "lannister", "baratheon")


def test_decks_do_not_leak() -> None:
    one, other = new(6, seed=1), new(6, seed=2)
    alike(one, other, "stark", "tyrell")


def test_what_the_raven_saw_does_not_leak() -> None:
    decks = [["crow_killers", "mammoth_riders"], ["mammoth_riders", "crow_killers"]]
    one, other = (lay(begin="raven", wildling_deck=deck) for deck in decks)
    for table in (one, other):
        play(table, "lannister look")
    alike(one, other, "stark", "baratheon")
    for table in (one, other):
        play(table, "lannister put_at_bottom")
    alike(one, other, "stark", "baratheon")


def test_objectives_do_not_leak() -> None:
    one, other = new(seed=1, **CROWS), new(seed=1, **CROWS)
    choices = [one.text(c) for c in one.ask(seat(one, "stark")).choices]
    play(one, *(f"stark {text}" for text in choices[:3]))
    play(other, *(f"stark {text}" for text in choices[2:]))
    alike(one, other, "lannister", "arryn")


def test_imagined_orders_could_have_been_given() -> None:
    """Every area of those who are ready has an order, within tokens, special orders and bans."""
    table = westeros(third="web_of_lies", players=6)
    for house in ("lannister", "baratheon", "greyjoy", "tyrell", "martell"):
        s = seat(table, house)
        while s in table.waiting:
            table.choose(s, table.ask(s).default)
    for number in range(50):
        guess = table.imagine(seat(table, "stark"), number)
        for s in range(1, 6):
            given = [guess.orders[a] for a in guess.areas_of(s)]
            assert min(given) >= 0
            assert sum(ORDER_STAR[order] for order in given) <= star_limit(guess, s)
        everyone_ready(guess)
        assert guess.phase > 2 or guess.over


def test_imagined_bids_could_have_been_made() -> None:
    table = westeros(second="clash_of_kings", power={"lannister": 3})
    play(table, "lannister bid 3")
    seen = {table.imagine(0, number).bids[1] for number in range(60)}
    assert seen == {0, 1, 2, 3}
    assert all(table.imagine(1, Rng(number)).bids[1] == 3 for number in range(5))


def test_what_one_put_back_is_in_no_hand_that_has_not_changed() -> None:
    """Stark knows that the two objectives it put back are in the deck, until others draw from it."""
    table = new(seed=4, **CROWS)
    for house in ("stark", "lannister", "baratheon", "arryn"):
        for _ in range(3):
            play(table, f"{house} {table.text(table.ask(seat(table, house)).choices[-1])}")
    stark = seat(table, "stark")
    put_back = {card & FACE for card in table.put_back[stark]}
    assert len(put_back) == 2
    for number in range(40):
        guess = table.imagine(stark, number)
        assert put_back <= set(guess.objective_deck)
        assert guess.put_back[1] == [], "what others put back is their secret"
    drawn = table.copy()
    drawn.phase = 7
    draw_objective(drawn, seat(drawn, "arryn"))
    last = {drawn.imagine(stark, number).objectives[3][-1] & FACE for number in range(200)}
    held = [{card & FACE for card in drawn.imagine(stark, number).objectives[3]} for number in range(200)]
    assert any(put_back & hand for hand in held) and len(last) > 3
    assert not any(put_back <= hand for hand in held), "one card was drawn"
