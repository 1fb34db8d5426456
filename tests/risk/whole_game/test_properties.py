"""What holds at every moment of every game, over random play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws import check_laws
from laws.random_play import pick, play, play_on, written
from risk.dominion_table import LEGAL_MIXES
from risk.table import GAME, HOUSES, laid, lay, look, news, watched
from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import SEATS_OF_POWER
from smallcouncil.games.risk.setup import stack_maesters, stack_objectives
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.words import EMPTY, END_CARD, NEUTRAL
from smallcouncil.table import BadInput, IllegalChoice, Rng

# ---------------------------------------------------------------------- what is conserved


def nothing_is_lost(t: RiskTable) -> None:
    """Cards, territories, units and gold are where they can be, and nowhere twice."""
    territory_cards(t)
    other_cards(t)
    territories(t)
    assert all(gold >= 0 and gold % 100 == 0 for gold in t.gold)
    assert all(points >= 0 for points in t.points)
    at_most_five_cards(t)


def in_procedures(t: RiskTable, name: str) -> list[int]:
    """Cards that somebody is looking at in order to keep one."""
    return [card for p in t.stack if type(p).__name__ == name for card in getattr(p, "cards")]  # noqa: B009


def territory_cards(t: RiskTable) -> None:
    if not t.deck and t.turn < 0:
        return  # not shuffled yet
    cards = [*t.deck, *t.discard, *in_procedures(t, "KeepOneCard")]
    for hand in t.hand + t.musters:
        cards += hand
    ended = t.result is not None and t.result.reason == "end_card"
    end = [END_CARD] if t.turn >= 0 and not t.dominion_victory and not ended else []
    assert sorted(cards) == sorted(t.board.areas + end)


def other_cards(t: RiskTable) -> None:
    fresh = RiskTable(t.game, t.options, t.board, 1)  # type: ignore[arg-type]
    stack_maesters(fresh)
    if t.objectives_in_play:
        stack_objectives(fresh)
    if t.maester_deck or t.turn >= 0:
        maesters = Counter([*t.maester_deck, *t.maester_discard, *in_procedures(t, "KeepOneMaester")])
        for held in t.maesters:
            maesters.update(held)
        assert maesters == Counter(fresh.maester_deck)
    if t.objective_deck or t.turn >= 0:
        objectives = Counter([*t.objective_deck, *t.objective_discard, *in_procedures(t, "KeepOneObjective")])
        for held in t.objectives:
            objectives.update(held)
        assert objectives == Counter(fresh.objective_deck)


def territories(t: RiskTable) -> None:
    moving_in = any(type(p).__name__ == "Conquer" for p in t.stack)  # what a fallen player had is taken after that
    for seat in range(t.players):
        assert t.held[seat] == sum(t.owner[a] == seat for a in t.board.areas)
        if t.turn >= 0 and not t.held[seat] and not moving_in:
            assert not (t.hand[seat] or t.maesters[seat] or t.objectives[seat] or t.musters[seat] or t.gold[seat])
    falling = [p for p in t.stack if type(p).__name__ == "Battle"]
    for a in range(len(t.owner)):
        if a not in t.board.areas or t.owner[a] == EMPTY:
            assert not (t.units[a] or t.knights[a] or t.engines[a] or t.forts[a])
            assert t.owner[a] == EMPTY and (t.turn < 0 or a not in t.board.areas)
        else:
            assert t.units[a] >= 1 or (falling and t.result is None), f"territory {a} is empty"
            assert min(t.knights[a], t.engines[a], t.forts[a]) >= 0
            if t.owner[a] == NEUTRAL:
                assert t.players == 2 and not (t.knights[a] or t.engines[a] or t.forts[a])
    if t.turn >= 0 and t.options.rules == "dominion":
        assert all(t.owner[SEATS_OF_POWER[h]] != NEUTRAL for h in t.house)


def at_most_five_cards(t: RiskTable) -> None:
    """After a turn: whoever is not playing now; during the turn the forced trade may be still to come."""
    for seat, hand in enumerate(t.hand):
        assert seat == t.turn or len(hand) <= facts.HAND_LIMIT, f"seat {seat} holds {len(hand)} cards"


# ---------------------------------------------------------------------- the laws of every game

SETTINGS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 8)),
    *({"players": players, "mode": "dominion"} for players in range(2, 6)),
    *({"players": players, "rules": "dominion"} for players in (6, 7)),
    {"players": 2, "mode": "dominion", "modules": ["gold", "maesters"]},
    {"players": 3, "mode": "dominion", "modules": ["gold", "characters", "special_units"]},  # the rulebook's example
    {"players": 3, "mode": "dominion", "modules": ["special_units"]},
    {"players": 4, "mode": "dominion", "modules": []},
    {"players": 5, "mode": "dominion", "victory": "skirmish"},
    {"players": 6, "rules": "dominion", "modules": ["gold", "maesters", "objectives"]},
    {"players": 3, "units_per_territory": 2, "round_limit": 3},
]
SAFE = [{**options, "windows": "safe"} for options in SETTINGS]
FAST = [{**options, "windows": "fast"} for options in SETTINGS]
WINDOWS = [*SAFE, *FAST[:1], *FAST[6:8], *(pytest.param(o, marks=pytest.mark.full) for o in (*FAST[1:6], *FAST[8:]))]


@pytest.mark.parametrize("options", WINDOWS, ids=lambda o: " ".join(str(v) for v in o.values()))
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 12))])
def test_laws(options: dict[str, Any], seed: int) -> None:
    """With fast windows, that somebody is asked tells something: only those who are asked must not see a difference."""
    safe = options["windows"] == "safe"
    played = check_laws(
        GAME, options, seed, every=601, further=10, also=nothing_is_lost, everyone=safe, ranged=True, imagined=True
    )
    if safe and played.choices > 500:
        assert played.different > 0, "there was something to hide"


@pytest.mark.parametrize("options", SETTINGS, ids=lambda o: " ".join(str(v) for v in o.values()))
def test_nothing_is_lost_at_any_moment(options: dict[str, Any]) -> None:
    """Looked at after every single choice."""
    table = watched(GAME.new(seed=11, **options))
    rng = Rng(12)
    while not table.over:
        seat, choice = pick(table, rng)
        table.choose(seat, choice)
        nothing_is_lost(table)


@pytest.mark.parametrize("modules", [None, (), ("gold", "maesters"), ("gold", "objectives")], ids=str)
def test_nothing_is_lost_when_players_fall(modules: tuple[str, ...] | None) -> None:
    """Weak players with full hands beside a strong one."""
    options = {"mode": "dominion"} if modules is None else {"mode": "dominion", "modules": modules}
    fallen = 0
    for seed in range(6):
        table = lay(
            {"kings_landing": "lannister 1", "sunspear": "tyrell 1", "oldtown": "baratheon 1", "pyke": "martell 1"},
            rest="stark 6",
            players=5,
            options=options,
            hand={"stark": ["skagos", "pyke"], "lannister": ["winterfell", "riverrun", "tarth", "oldtown"]},
            gold={"lannister": 500, "tyrell": 300} if "gold" in table_modules(modules) else {},
            maesters={"tyrell": ["bribery"], "martell": ["hired_thieves"]}
            if "maesters" in table_modules(modules)
            else {},
            objectives={"lannister": ["control_5_castles"], "baratheon": ["hold_1500_gold", "control_1_region"]}
            if "objectives" in table_modules(modules)
            else {},
            seed=seed,
        )
        rng = Rng(seed)
        while not table.over and table.made < 400:
            table.choose(*pick(table, rng))
            nothing_is_lost(table)
        fallen += len(news(table, "eliminated"))
        laid.clear()
    assert fallen > 6


def table_modules(modules: tuple[str, ...] | None) -> tuple[str, ...]:
    return facts.MODULES if modules is None else modules


def ledger(events: list[dict[str, Any]], units_per_territory: int) -> Counter[str]:
    """The units of each side, from what was told."""
    units: Counter[str] = Counter()
    attacker = defender = ""
    claimed: set[str] = set()
    for event in events:
        match event:
            case {"event": "dealt", "seat": seat, "areas": areas}:
                units[seat] += units_per_territory * len(areas)
            case {"event": "neutral_laid", "units": laid_down}:
                units["neutral"] += laid_down
            case {"event": "claimed", "seat": seat}:
                units[seat] += 1 if seat in claimed else facts.SEAT_UNITS
                claimed.add(seat)
            case {"event": "placed", "seat": seat}:
                units[seat] += 1
            case {"event": "units_added", "seat": seat, "units": added}:
                units[seat] += added
            case {"event": "units_destroyed", "owner": owner, "units": fell}:
                units[owner] -= fell
            case {"event": "invaded", "seat": attacker, "defender": defender}:
                pass
            case {"event": "fought", "lost": lost, "killed": killed}:
                units[attacker] -= lost
                units[defender] -= killed
    return units


@pytest.mark.parametrize("options", SETTINGS, ids=lambda o: " ".join(str(v) for v in o.values()))
def test_units_add_up(options: dict[str, Any]) -> None:
    """Whatever stands on the board was placed there and did not fall, turn by turn."""
    table = watched(GAME.new(seed=21, listen=True, **options))
    rng = Rng(22)
    while not table.over:
        table.choose(*pick(table, rng))
        if table.made % 50 == 0 or table.over:
            standing: Counter[str] = Counter()
            for lies in look(table)["territories"].values():
                if lies["owner"]:
                    standing[lies["owner"]] += lies["units"]
            assert +ledger(news(table), options.get("units_per_territory", 3)) == standing


# ---------------------------------------------------------------------- anything that can be said or set


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Options that go together."""
    players = draw(st.integers(2, 7))
    options: dict[str, Any] = {"players": players}
    if draw(st.booleans()):
        options["rules" if players > 5 else "mode"] = "dominion"
        if draw(st.booleans()):
            options["modules"] = draw(st.sampled_from(LEGAL_MIXES))
        if "objectives" in options.get("modules", ("objectives",)):
            options["victory"] = draw(st.sampled_from(["skirmish", "dominion"]))
    if draw(st.booleans()):
        options["houses"] = draw(st.permutations(HOUSES[players]))
    options["windows"] = draw(st.sampled_from(["fast", "safe"]))
    options["units_per_territory"] = draw(st.sampled_from([2, 3]))
    options["round_limit"] = draw(st.sampled_from([0, 2, 5, 100]))
    return options


QUIET = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@QUIET
@given(option_sets(), st.integers(0, 2**64))
def test_any_options_play_to_an_end(options: dict[str, Any], seed: int) -> None:
    laid.clear()
    table = watched(GAME.new(seed=seed, **options))
    assert GAME.read_options(GAME.write_options(table.options)) == table.options
    play(table, Rng(seed))
    nothing_is_lost(table)
    assert table.result is not None and table.result.winners
    limit = options["round_limit"]
    assert not limit or table.round <= limit


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10) | st.sampled_from(["stark", "gold", "dominion", "", "both"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)
fields = st.sampled_from([*GAME.write_options(GAME.new(seed=1, players=3).options), "seed", "dragons"])


@QUIET
@given(st.dictionaries(fields, junk, max_size=5))
def test_any_nonsense_in_options_is_refused_by_name(options: dict[str, Any]) -> None:
    try:
        table = GAME.new(**{"seed": 1, "players": 4, **options})
    except BadInput as refused:
        named = refused.field
    else:
        assert table.asks
        return
    assert named in (*options, "players")


words = st.sampled_from(
    [
        *(
            "place",
            "invade",
            "attack",
            "defend",
            "done",
            "pass",
            "stop",
            "advance",
            "trade",
            "keep_cards",
            "from",
            "to",
        ),
        *("move", "use", "play", "claim", "redeem", "put", "buy_maester", "muster", "ransom", "maneuver", "complete"),
        *("harrenhal", "kings_landing", "winterfell", "sunspear", "pyke", "ned_stark", "knight"),
        *("0", "1", "2", "3", "-1", "99", "", " ", "\n"),
    ]
)


@QUIET
@given(st.integers(0, 5), st.integers(0, 400), st.lists(words, max_size=5).map(" ".join) | st.text(max_size=20))
def test_any_text_is_a_choice_or_is_refused_without_a_trace(seed: int, moves: int, text: str) -> None:
    laid.clear()
    table = watched(GAME.new(seed=seed, players=3, mode="dominion"))
    play_on(table, Rng(seed), moves)
    for seat in range(-1, 4):
        before = written(table.position())
        asks = [ask for ask in table.asks if ask.seat == seat]
        texts = {table.text(c) for ask in asks for c in ask.choices}
        may = table.may(seat) if 0 <= seat < 3 else None
        texts |= {table.text(c) for c in may.choices} if may else set()
        said = " ".join(text.split()).lower()
        copy = table.copy()
        if said in texts:
            copy.choose(seat, text)
            assert copy.made == table.made + 1
        else:
            with pytest.raises(IllegalChoice):
                copy.choose(seat, text)
            assert written(copy.position()) == before
        assert written(table.position()) == before
