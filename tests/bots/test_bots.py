"""Bots on the toy games: what they know, that they play legally, and that searching helps."""

from __future__ import annotations

import pytest

import smallcouncil as sc
from bots.puzzles import all_puzzles
from laws.random_play import written
from smallcouncil.arena import match, play
from smallcouncil.bots import (
    Bot,
    DoubtingBot,
    HeuristicBot,
    Heuristics,
    Knowledge,
    RandomBot,
    SearchBot,
    heuristics,
    make,
)
from smallcouncil.bots.policy import at_random
from smallcouncil.bots.race import JOIN, START, SURE, Race
from smallcouncil.bots.tree import Node
from smallcouncil.table import Ask, BadInput, Choice, Rng, Table
from toys import court, sealed

NONE = Heuristics(at_random)


def first(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    return ask.choices[0]


def last(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    return ask.choices[-1]


def even(table: Table) -> list[float]:
    return [1 / table.players] * table.players


def test_knowledge_shows_what_the_seat_knows_and_nothing_else() -> None:
    table = court.GAME.new(seed=1, players=3)
    known = Knowledge(table, 0)
    public = {name for name in dir(known) if not name.startswith("_")}
    assert public == {"seat", "ask", "view", "imagine", "text", "game", "players"}
    assert (known.seat, known.players, known.game) == (0, 3, court.GAME)
    assert known.ask is table.ask(0)
    assert known.view() == table.view(0)
    assert known.text(known.ask.choices[1]) == "challenge seat_1"
    guess = known.imagine(Rng(1))
    assert (guess.seed, guess.start, guess.past) == (None, None, None)
    assert guess.rng.key != table.rng.key
    assert written(guess.view(0)) == written(table.view(0))


def test_heuristics_are_asked_on_an_imagined_table() -> None:
    seen = set()

    def peep(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
        seen.add(written(table.position()["hands"][1]))
        return ask.choices[-1]

    table = court.GAME.new(seed=1)
    before = written(table.position())
    choices = {HeuristicBot(seed, peep).choose(Knowledge(table, 0)) for seed in range(30)}
    assert choices == {table.ask(0).choices[-1]}
    assert len(seen) > 10
    assert written(table.position()) == before


def test_slips_are_random_choices() -> None:
    table = court.GAME.new(seed=1, players=4)
    bot = HeuristicBot(1, first, slips=1, of=4)
    choices = [bot.choose(Knowledge(table, 0)) for _ in range(200)]
    others = sum(c is not table.ask(0).choices[0] for c in choices)
    assert 20 < others < 60


def test_doubts_are_second_thoughts() -> None:
    table = court.GAME.new(seed=1, players=4)
    second = table.ask(0).choices[1]
    bot = DoubtingBot(1, first, lambda table, seat, ask: ask.choices, lambda table: 3)
    doubted = [bot.choose(Knowledge(table, 0)) for _ in range(200)]
    assert 30 < doubted.count(second) < 70 and set(doubted) == {table.ask(0).choices[0], second}
    sure = DoubtingBot(1, first, lambda table, seat, ask: ask.choices, lambda table: 0)
    assert {sure.choose(Knowledge(table, 0)) for _ in range(40)} == {table.ask(0).choices[0]}


def test_so_many_of_all_choices_slip() -> None:
    table = court.GAME.new(seed=1, players=4)
    bot = HeuristicBot(1, first, slips=9, of=12)
    slipped = sum(bot.choose(Knowledge(table, 0)) is not table.ask(0).choices[0] for _ in range(200))
    wrong = 1 - 1 / len(table.ask(0).choices)  # a slip may hit the right one
    assert 0.6 * 200 * wrong < slipped < 0.9 * 200 * wrong


@pytest.mark.parametrize("game", sorted(sc.games()))
def test_a_game_says_how_strong_its_bots_are(game: str) -> None:
    known = heuristics(game)
    easy, strong, expert = (make(name, game, seed=1) for name in ("easy", "strong", "expert"))
    assert isinstance(easy, HeuristicBot) and isinstance(strong, SearchBot) and isinstance(expert, SearchBot)
    assert (easy.slips, easy.of, strong.iterations) == (known.easy, 12, known.strong)
    assert 0 < easy.slips < 12 and 4 <= strong.iterations < expert.iterations / 5


def test_others_mostly_choose_in_secret_what_is_suggested() -> None:
    table = sealed.GAME.new(seed=1)
    bot = SearchBot(1, NONE._replace(shortlist=lambda table, seat, ask: ask.choices), iterations=1)
    drawn = [bot.likely(table, 1) for _ in range(300)]
    assert 230 < drawn.count(table.ask(1).choices[0]) < 280 and len(set(drawn)) > 2


@pytest.mark.parametrize("players", [2, 3, 5])
def test_search_plays_secret_simultaneous_choices(players: int) -> None:
    bots: list[Bot] = [SearchBot(seat, NONE, iterations=12) for seat in range(players)]
    played = match(sealed.GAME, {"rounds": 2}, bots, seed=1)
    assert played.result is not None and played.choices == len(played.record.choices)


@pytest.mark.parametrize("players", [2, 4])
def test_search_plays_windows_and_offers(players: int) -> None:
    bots: list[Bot] = [SearchBot(seat, NONE, iterations=12) for seat in range(players)]
    assert match(court.GAME, {}, bots, seed=1).result is not None


def test_the_same_seed_thinks_the_same() -> None:
    def record() -> bytes:
        bots: list[Bot] = [SearchBot(7, NONE, iterations=25), HeuristicBot(7, first), RandomBot(7)]
        return match(court.GAME, {}, bots, seed=3).record.write()

    assert record() == record()


def test_search_leaves_the_table_alone() -> None:
    table = sealed.GAME.new(seed=1)
    before = written(table.position())
    SearchBot(1, NONE, iterations=50).choose(Knowledge(table, 1))
    assert written(table.position()) == before


def wins(game: sealed.Sealed | court.Court, games: int, iterations: int) -> float:
    """How many of the games a searching seat wins against a random one, the seats taken in turn."""
    won = 0.0
    for seed in range(games):
        searching = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[searching] = SearchBot(seed, NONE, iterations=iterations)
        result = match(game, {"players": 2}, bots, seed).result
        assert result is not None
        won += (searching in result.winners) / len(result.winners)
    return won


def test_search_beats_random_in_both_games() -> None:
    assert wins(sealed.GAME, 12, 60) >= 9
    assert wins(court.GAME, 6, 60) >= 5


def test_search_finds_the_winning_choice() -> None:
    """One character each: who challenges wins, who rests may be challenged."""
    table = court.GAME.position(
        {"owner": [0, 1] + [-1] * 6, "deck": ["blank"] * 4, "options": {"players": 2, "windows": "fast"}}
    )
    bot = SearchBot(1, NONE, iterations=30)
    assert table.text(bot.choose(Knowledge(table, 0))) == "challenge seat_1"


def test_search_tries_suggested_choices_first_and_few_of_many() -> None:
    table = court.GAME.new(seed=1, players=4)
    known = Knowledge(table, 0)
    suggested = table.ask(0).choices[-1]
    bot = SearchBot(1, Heuristics(last, even, own=True), iterations=20, depth=3)
    race = bot.think(known, bot.worth_trying(table, 0)).race
    assert race.suggested.choice is suggested
    assert race.runs == sum(len(runner.worths) for runner in race.runners) == 20
    few = SearchBot(1, Heuristics(last, even, own=True), iterations=2, depth=3)
    thought = few.think(known, few.worth_trying(table, 0))
    assert [len(runner.worths) for runner in thought.race.runners][:3] == [1, 1, 0]
    assert few.choose(known) is suggested  # all are alike: nothing is better beyond doubt


def test_every_choice_joins_the_race_in_the_end() -> None:
    table = court.GAME.new(seed=1, players=4)
    choices = table.ask(0).choices
    race = Race([*choices, *choices, *choices])
    order = []
    while race.runs < 3 * JOIN:
        runner = race.next()
        order.append(race.runners.index(runner))
        race.tell(runner, 0.5 + 0.01 * (race.runs % 7))
    assert set(order[:START]) == set(range(START)) and max(order) == START + 1


def test_who_is_behind_drops_out_and_luck_cancels_out() -> None:
    """The tables are very different, but one choice is a little better on each of them."""
    choices = court.GAME.new(seed=1, players=4).ask(0).choices[:3]
    race = Race(choices)
    while not race.over and race.runs < 100:
        runner = race.next()
        number = len(runner.worths)
        luck = (number * 37 % 100) / 100
        race.tell(runner, 0.5 * luck + (0.03 if runner.choice is choices[1] else 0.0))
    assert race.over and race.winner().choice is choices[1]
    assert [runner.out for runner in race.runners] == [True, False, True]


def test_thinking_ends_where_no_choice_can_gain_anything_worth_mentioning() -> None:
    """Two choices are worth the same on the whole, and nobody needs to know it better than that."""
    choices = court.GAME.new(seed=1, players=4).ask(0).choices[:2]

    def runs(gap: float) -> int:
        race = Race(choices)
        while not race.over and race.runs < 2000:
            runner = race.next()
            other = gap * (-1) ** (len(runner.worths) // 2) if runner.choice is choices[1] else 0.0
            race.tell(runner, 0.5 + other)
        return race.runs

    assert runs(0.001) < 400 < runs(0.1) == 2000


def test_a_small_lead_does_not_overrule_the_suggestion() -> None:
    """Better by one and a half standard errors."""
    choices = court.GAME.new(seed=1, players=4).ask(0).choices[:2]
    race = Race(choices)
    race.runners[0].worths = [0.5] * 100
    race.runners[1].worths = [0.5 + 0.015 + 0.1 * (-1) ** n for n in range(100)]
    lead, error = race.runners[1].lead(race.runners[0])
    assert 1 < lead / error < SURE
    assert [race.winner().choice, race.winner(1).choice] == choices


def test_what_others_choose_in_secret_is_sampled() -> None:
    """Suggested is 1; others may bid otherwise, and the same table is seen by every choice."""
    table = sealed.GAME.new(seed=1, players=3)
    few = Heuristics(first, even, lambda t, seat, ask: ask.choices[:3], own=True)
    bot = SearchBot(1, few, iterations=40, depth=1)
    thought = bot.think(Knowledge(table, 0), bot.worth_trying(table, 0))
    assert all(world.waiting == (0,) for world in thought.worlds)
    assert len({written(world.position()["fist"]) for world in thought.worlds}) > 1


def test_search_keeps_to_the_shortlist() -> None:
    table = court.GAME.new(seed=1, players=4)
    known = Knowledge(table, 0)
    short = Heuristics(first, even, lambda t, seat, ask: ask.choices[1:3], own=True)
    bot = SearchBot(1, short, iterations=30, depth=3)
    thought = bot.think(known, bot.worth_trying(table, 0))
    assert [runner.choice for runner in thought.race.runners] == table.ask(0).choices[1:3]
    only = Heuristics(first, even, lambda t, seat, ask: ask.choices[2:3], own=True)
    assert SearchBot(1, only, iterations=10**9).choose(known) is table.ask(0).choices[2]


def test_search_overrules_a_bad_suggestion() -> None:
    """One character each: heuristics that rest give the game away."""
    table = court.GAME.position(
        {"owner": [0, 1] + [-1] * 6, "deck": ["blank"] * 4, "options": {"players": 2, "windows": "fast"}}
    )
    bot = SearchBot(1, Heuristics(first, own=True), iterations=60)
    assert table.text(table.ask(0).choices[0]) == "rest"
    assert table.text(bot.choose(Knowledge(table, 0))) == "challenge seat_1"


def test_the_tree_is_kept_for_a_question_that_follows_at_once() -> None:
    table, bot = court.GAME.new(seed=1), SearchBot(1, NONE, iterations=60)
    followed = []
    for number in range(40):
        seat = table.waiting[0]
        known = Knowledge(table, seat)
        if bot.recall(known).children:
            followed.append(number)
        choice = bot.choose(known) if seat == 0 else table.ask(seat).choices[0]
        ask = table.ask(seat)
        table.choose(seat, choice)
        if table.over:
            break
        if seat == 0 and len(ask.choices) > 1:
            at_once = table.waiting[0] == 0 and table.ask(0).n == ask.n + 1
            assert bool(bot.recall(Knowledge(table, table.waiting[0])).visits) == at_once
    assert followed


def test_what_looked_good_before_comes_next_after_the_suggestion() -> None:
    choices = court.GAME.new(seed=1, players=4).ask(0).choices[:4]
    tree = Node()
    for choice, worth in zip(choices, (0.3, 0.1, 0.9), strict=False):
        child = tree.children[choice] = Node()
        child.visits, child.value = 10, 10 * worth
    race = Race(choices, tree)
    assert [runner.choice for runner in race.runners] == [choices[i] for i in (0, 2, 3, 1)]
    assert race.runners[1].node is tree.children[choices[2]]
    assert [runner.choice for runner in Race(choices).runners] == choices


def test_search_takes_a_single_choice_without_thinking() -> None:
    table = court.GAME.position({"hands": [["blank"], ["blank"]], "deck": ["blank"] * 3})
    table.choose(0, "challenge seat_1")
    table.choose(1, "choose bran")
    bot = SearchBot(1, NONE, iterations=10**9)
    assert table.text(bot.choose(Knowledge(table, 0))) == "pass"


def test_bots_are_made_by_name() -> None:
    kinds = {name: type(make(name, "none", seed=1)) for name in ("random", "heuristic", "search", "easy", "fair")}
    assert kinds == {
        "random": RandomBot,
        "heuristic": HeuristicBot,
        "search": SearchBot,
        "easy": HeuristicBot,
        "fair": SearchBot,  # a game without heuristics is thought about
    }
    for name, iterations, seconds in (("strong", 200, 1.0), ("expert", 2000, 10.0)):
        thinker = make(name, "none", seed=1)
        assert isinstance(thinker, SearchBot) and (thinker.iterations, thinker.seconds) == (iterations, seconds)
        free = make(name, "none", seed=1, iterations=iterations)  # the same wherever it runs, however long it takes
        assert isinstance(free, SearchBot) and (free.iterations, free.seconds) == (iterations, None)
    short = make("search", "none", seed=1, iterations=7, seconds=0.5, depth=3)
    assert isinstance(short, SearchBot) and (short.iterations, short.seconds) == (7, 0.5)
    with pytest.raises(BadInput, match="bot: hodor"):
        make("hodor", court.GAME.id, seed=1)


def test_a_game_without_heuristics_is_played_at_random() -> None:
    assert heuristics("none") == NONE


def test_a_game_that_does_not_end_is_given_up() -> None:
    table = court.GAME.new(seed=1)
    play(table, [RandomBot(1), RandomBot(2)], bound=5)
    assert table.made == 5 and not table.over


def test_a_choice_is_not_given_up_for_what_heuristics_make_of_it() -> None:
    """Edric needs a power icon, heuristics name another one: every likely icon runs as a plan of its own."""
    name = "a gold buys the icon that wins"
    game, puzzle = next((g, p) for g, found in all_puzzles().items() for p in found if p.name == name)
    table = puzzle.lay()
    known = Knowledge(table, 0)
    bot = SearchBot(0, heuristics(game), iterations=60)
    race = bot.think(known, bot.worth_trying(known.imagine(bot.rng), 0)).race
    assert puzzle.accepts(table.text(race.winner().choice))
    assert [table.text(r.then) for r in race.runners if r.then is not None and r.choice is race.winner().choice]
    single = next(r for r in race.runners if r.choice is race.winner().choice and r.then is None)
    assert single.mean() < race.winner().mean()
