"""Rules that no card of the core set needs, tried on cards that learn something for one test."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import attack, do, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cardgame.abilities.ability import PER_PHASE
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects import prevention as averting
from smallcouncil.games.cardgame.effects import swapping
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, UNTIL_ROUND, last
from smallcouncil.games.cardgame.layout.prints import CHARACTER, LOCATION
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds.words import PHASE
from smallcouncil.games.cards2e.edition import EDITION, POISON_TOKEN, STAND_TOKEN, TOKENS, WOULD
from smallcouncil.games.cards2e.facts import (
    BY_ID,
    ENTRIES,
    LIMITED,
    NO_ATTACHMENTS_OF,
    PRINTS,
    TRAITS,
    trait,
)
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import (
    CHARACTERS,
    KNEEL_THIS,
    SACRIFICE_THIS,
    action,
    answer,
    are_unique,
    bars,
    choose,
    forced_reaction,
    gains_gold,
    interrupt,
    kneel_target,
    one_of_each,
    reaction,
    reveals_plot,
    swaps_control,
    you,
)
from smallcouncil.games.cards2e.writing import (
    in_play as cards_in_play,
)

STORM = "a_storm_of_swords"  # claim 1

# ---------------------------------------------------------------------- swaps


def own(t: ThronesTable, u: Any) -> list[int]:
    return t.characters(u.seat)


def theirs(t: ThronesTable, u: Any) -> list[int]:
    return [c for s in t.opponents(u.seat) for c in t.characters(s)]


SWAP = action(swaps_control, target=one_of_each(own, theirs))


@pytest.mark.rule("R-C2-misc-19")
@pytest.mark.parametrize("order", [("left.0a", "right.1a"), ("right.1a", "left.0a")])
def test_a_swap_is_of_one_card_for_another(order: tuple[str, str]) -> None:
    with taught("the_iron_throne", SWAP):
        t = lay({"play": ["the_iron_throne", "left", "burned_men"]}, {"play": ["right", "gold_cloaks"]})
        do(t, "0 trigger the_iron_throne.0a", f"0 pick {order[0]}")
        other = (
            {"pick right.1a", "pick gold_cloaks.1a"}
            if order[0] == "left.0a"
            else {"pick left.0a", "pick burned_men.0a"}
        )
        assert set(texts(t, 0)) == other, "the second one comes from the other side"
        do(t, f"0 pick {order[1]}")
        assert [c["card"] for c in player(t, 0)["play"]] == ["the_iron_throne.0a", "burned_men.0a", "right.1a"]
        assert [c["card"] for c in player(t, 1)["play"]] == ["gold_cloaks.1a", "left.0a"]


@pytest.mark.rule("R-C2-misc-19")
def test_without_anything_on_one_side_nothing_is_swapped() -> None:
    with taught("the_iron_throne", SWAP):
        for mine, others in ((["left", "burned_men"], []), ([], ["right", "gold_cloaks"]), (["left"], ["right"])):
            t = lay({"play": ["the_iron_throne", *mine]}, {"play": others}, phase="dominance")
            asked = bool(t.waiting) and offered(t, "trigger the_iron_throne.0a")
            assert asked is bool(mine and others)


@pytest.mark.rule("R-C2-misc-19")
@pytest.mark.rule("R-C2-unique-02")
def test_a_swap_that_cannot_be_done_for_both_is_not_done_for_one() -> None:
    with taught("the_iron_throne", SWAP):
        t = lay({"play": ["the_iron_throne", "left", "right"]}, {"play": ["right"]}, phase="dominance")
        do(t, "0 trigger the_iron_throne.0a", "0 pick left.0a")
        assert [c["card"] for c in player(t, 1)["play"]] == ["right.1a"], "seat 0 has a copy of his own"
        assert in_play(t, "left.0a") and "left.0a" in [c["card"] for c in player(t, 0)["play"]]


@pytest.mark.rule("R-C2-misc-19")
def test_cards_out_of_play_swap_their_places() -> None:
    trade = action(
        lambda t, u: swapping.swap_places(t, u.targets[0], u.targets[1]),
        target=one_of_each(lambda t, u: t.hands[u.seat], lambda t, u: t.discards[u.seat]),
    )
    with taught("the_iron_throne", trade):
        seat = {"play": ["the_iron_throne"], "hand": ["ice", "summer"], "discard": ["robb_stark"]}
        t = lay(seat, {}, phase="dominance")
        do(t, "0 trigger the_iron_throne.0a", "0 take ice")
        assert player(t, 0, 0)["hand"] == ["robb_stark", "summer"] and player(t, 0)["discard"] == ["ice.0a"]
        t = lay({**seat, "discard": []}, {}, phase="dominance")
        assert not t.waiting or not offered(t, "trigger the_iron_throne.0a"), "nothing to swap it for"


# ---------------------------------------------------------------------- attachments


@pytest.mark.rule("R-C2-limit-02")
def test_so_many_copies_on_one_card() -> None:
    hand = ["little_bird"] * 4
    with taught("little_bird", bearer_limit=2):
        t = lay({"play": ["robb_stark"], "hand": hand, "gold": 9}, {}, phase="marshaling")
        do(t, "0 marshal little_bird", "0 marshal little_bird")
        assert not offered(t, "marshal little_bird")
        t = lay(
            {"play": ["robb_stark", "sansa_stark"], "hand": hand, "gold": 9},
            {"play": ["littlefinger"]},
            phase="marshaling",
        )
        do(t, *["0 marshal little_bird", "0 pick robb_stark.0a"] * 2, "0 marshal little_bird")
        assert texts(t, 0) == ["pick sansa_stark.0a", "pick littlefinger.1a"]
    with taught("little_bird", bearer_limit=1):
        hand = ["little_bird", "noble_lineage"]
        cards = {"little_bird.1a": {"on": "robb_stark.0a"}}
        t = lay(
            {"play": ["robb_stark"], "hand": hand, "gold": 9},
            {"play": ["little_bird"]},
            phase="marshaling",
            cards=cards,
        )
        do(t, "0 marshal noble_lineage", "0 marshal little_bird")
        assert seen(t, "little_bird.0a")["on"] == "robb_stark.0a", "a limit is for each player, and for each title"
        assert in_play(t, "little_bird.1a")


@pytest.mark.rule("R-C2-limit-02")
@pytest.mark.rule("R-C2-setup-15")
def test_so_many_copies_in_set_up_too() -> None:
    from cards2e.rules.round.test_setup import keep, sit

    with taught("little_bird", bearer_limit=1):
        t = keep(sit({"little_bird": 4, "bran_stark": 4}, {"ice": 20}))  # seven of eight
        while t.waiting[0] == 1:
            do(t, "1 done")
        do(t, "0 place bran_stark", "0 place little_bird")
        assert "place little_bird" not in texts(t, 0), "Bran is the only bearer"


@pytest.mark.rule("R-C2-noattach-02")
def test_no_attachments_of_a_trait() -> None:
    hand = ["widows_wail", "little_bird"]  # Weapon; Condition
    seat = {"play": ["littlefinger"], "hand": hand, "gold": 9}
    with taught("littlefinger", keywords=NO_ATTACHMENTS_OF, barred_traits=trait("Weapon")):
        t = lay(seat, {}, phase="marshaling")
        assert offered(t, "marshal little_bird") and not offered(t, "marshal widows_wail")
        cards = {"widows_wail.0a": {"on": "littlefinger.0a"}, "milk_of_the_poppy.1a": {"on": "littlefinger.0a"}}
        t = lay({"play": ["littlefinger", "widows_wail"]}, {}, cards={"widows_wail.0a": cards["widows_wail.0a"]})
        assert player(t, 0)["discard"] == ["widows_wail.0a"]
        t = lay({"play": ["littlefinger", "widows_wail"]}, {"play": ["milk_of_the_poppy"]}, cards=cards)
        assert in_play(t, "widows_wail.0a"), "a keyword in a blank text box forbids nothing"


@pytest.mark.rule("R-C2-noattach-02")
@pytest.mark.rule("R-C2-noattach-04")
def test_of_gained_bans_any_that_forbids_prevails() -> None:
    seat = {"play": ["littlefinger", "the_iron_throne"], "hand": ["widows_wail", "little_bird", "ice"], "gold": 9}

    def everyone(t: ThronesTable, c: int) -> list[int]:
        return t.all_characters()

    for bans, may in (
        ((), (True, True)),
        ((bars(everyone, trait("Weapon")),), (False, True)),
        ((bars(everyone, trait("Weapon"), all_others=True),), (True, False)),
        ((bars(everyone, trait("Weapon")), bars(everyone, trait("Condition"))), (False, False)),
        ((bars(everyone, trait("Weapon"), all_others=True), bars(everyone, trait("Weapon"))), (False, False)),
    ):
        with taught("the_iron_throne", *bans, BELL):
            t = lay(seat, {}, phase="marshaling")
            assert tuple(offered(t, f"marshal {name}") for name in ("widows_wail", "little_bird")) == may


# ---------------------------------------------------------------------- plots, tokens, traits, words


@pytest.mark.rule("R-C2-plot-13")
@pytest.mark.rule("R-C2-zones-08")
def test_a_plot_that_an_effect_reveals() -> None:
    """No initiative, no new first player; its ability is used, the old plot goes to the used pile."""
    scheme = action((choose(lambda t, u: t.plots[u.seat]), reveals_plot))
    noticed = forced_reaction(kinds.PLOT_REVEALED, gains_gold(1), when=you)
    with taught("the_iron_throne", scheme, noticed):
        t = lay(
            {"play": ["the_iron_throne"], "plot": "taxation", "plots": ["calm_over_westeros", "sneak_attack"]},
            {"play": ["arya_stark"]},
            first=1,
            phase="dominance",
        )
        do(t, "0 trigger the_iron_throne.0a")
        assert texts(t, 0) == ["take calm_over_westeros", "take sneak_attack"]
        do(t, "0 take calm_over_westeros")
        assert prompt(t) == "choose" and t.waiting == (0,), "when revealed, at once"
        do(t, "0 name power")
        assert player(t, 0)["plot"] == "calm_over_westeros.0a" and player(t, 0)["used"] == ["taxation.0a"]
        assert player(t, 0)["gold"] == 1 and t.view(None)["table"]["first"] == 1
        do(t, "0 trigger the_iron_throne.0a")
        assert player(t, 0)["plot"] == "sneak_attack.0a" and t.view(None)["table"]["first"] == 1
        assert player(t, 0)["used"] == [] and player(t, 0)["plots_size"] == 2, "the plot deck was empty"


@pytest.mark.rule("R-C2-gold-05")
@pytest.mark.parametrize("token", range(len(TOKENS)))
def test_tokens_mean_what_abilities_say_and_nothing_else(token: int) -> None:
    mark = action(lambda t, u: t.put_token(u.targets[0], token), target=choose(CHARACTERS))
    reads = action(gains_gold(1), when=lambda t, u: any(t.token(c, token) for c in t.all_characters()))
    with taught("the_iron_throne", mark), taught("the_red_keep", reads):
        t = lay({"play": ["the_iron_throne", "the_red_keep", "left"]}, {"play": ["burned_men"]}, phase="dominance")
        before = seen(t, "burned_men.1a")
        assert not offered(t, "trigger the_red_keep.0a")
        do(t, "0 trigger the_iron_throne.0a", "0 pick burned_men.1a")
        after = seen(t, "burned_men.1a")
        assert after.pop("tokens") == {TOKENS[token]: 1} and before.pop("tokens") == {} and after == before
        assert offered(t, "trigger the_red_keep.0a"), "for the ability that names it"
        do(t, "0 pass")
        assert seen(t, "burned_men.1a")["tokens"] == {TOKENS[token]: 1}, "and no phase takes it away"
    assert POISON_TOKEN != STAND_TOKEN


@pytest.mark.rule("R-C2-misc-08")
def test_traits_do_nothing_by_themselves() -> None:
    """A character with all traits there are is worth as much, and may do as much, as one without any."""

    def told(traits: int) -> tuple[Any, ...]:
        with taught("tumblestone_knight", traits=traits):
            t = lay(
                {"play": ["tumblestone_knight"], "hand": ["tumblestone_knight"], "gold": 9, "plot": STORM},
                {"play": ["tumblestone_knight"], "power": 2},
                phase="marshaling",
            )
            shown: list[Any] = [seen(t, "tumblestone_knight.0a"), texts(t, 0)]
            do(t, "0 marshal tumblestone_knight")
            while t.waiting and t.view(None)["table"]["round"] == 1:
                ask = t.ask(t.waiting[0])
                shown.append((ask.seat, ask.prompt, texts(t, ask.seat)))
                t.choose(ask.seat, ask.choices[0])
            return (*shown, [player(t, s)["power"] for s in (0, 1)])

    every = (1 << len(TRAITS)) - 1
    assert told(every) == told(0) and len(told(0)) > 5


@pytest.mark.rule("R-C2-misc-02")
def test_unique_characters_and_locations() -> None:
    kneel = action(kneel_target, target=choose(cards_in_play(CHARACTER, LOCATION).that(are_unique)))
    with taught("burned_men", kneel):
        t = lay(
            {"play": ["burned_men", "robb_stark", "the_roseroad", "the_mander"]},
            {"play": ["tumblestone_knight", "left", "the_kingsroad", "the_wall", "little_bird"]},
            cards={"little_bird.1a": {"on": "left.1a"}},
        )
        do(t, "0 trigger burned_men.0a")
        assert texts(t, 0) == [f"pick {c}" for c in ("robb_stark.0a", "left.1a", "the_mander.0a", "the_wall.1a")]


@pytest.mark.rule("R-C2-golden-05")
def test_keywords_work_by_the_rules_and_not_by_a_text_on_the_card() -> None:
    """A card with keywords and nothing else has no ability of its own: all that it does stands in the rules."""
    only = [e["id"] for e in ENTRIES.values() if e["keywords"] and not e.get("ability")]
    assert len(only) > 5
    for name in only:
        assert not BY_ID[name].abilities and not BY_ID[name].constants, name
    blank = [p for p in PRINTS if not p.abilities and not p.constants and p.type == CHARACTER]
    assert {p.keywords for p in blank} > {0}, "and they differ by their keywords"


# ---------------------------------------------------------------------- piles


@pytest.mark.rule("R-C2-zones-12")
@pytest.mark.rule("R-C2-zones-13")
def test_owners_are_asked_for_an_order_that_somebody_could_look_at() -> None:
    def dying(**more: Any) -> ThronesTable:
        t = lay(
            {"plots": ["wildfire_assault"], "play": ["the_iron_throne"]},
            {"play": ["arya_stark", "sansa_stark"]},
            phase="plot",
            **more,
        )
        return do(t, f"{t.waiting[0]} player seat_0", "1 done")

    assert prompt(dying(piles="owner")) == "order-pile"
    t = dying()
    assert not t.waiting or prompt(t) != "order-pile", "no card of the core set could"
    gravedigger = action(
        lambda t, u: effects.gain_gold(t, u.seat, int(bool(t.deads[1]) and t.box.what[t.deads[1][-1]] == 0) + 1)
    )
    with taught("the_iron_throne", gravedigger, reads_piles=True):
        t = dying()
        assert prompt(t) == "order-pile" and t.waiting == (1,)
        do(t, "1 pick sansa_stark.1a")
        assert player(t, 1)["dead"] == ["sansa_stark.1a", "arya_stark.1a"]
        t = dying(piles="fallen")
        assert not t.waiting or prompt(t) != "order-pile"


# ---------------------------------------------------------------------- costs, limits, time


@pytest.mark.rule("R-C2-cost-05")
def test_an_event_whose_cost_was_prevented_was_not_played() -> None:
    """It is still the first event of the round, and the limited one is not used up, nor is the maximum."""
    with (
        taught(
            "highgarden",
            answer(WOULD, kinds.KNELT, averting.save, when=lambda t, u: t.box.printed[u.subject].id == "drogon"),
        ),
        taught("dracarys", keywords=LIMITED, cost=3),
    ):
        t = lay(
            {
                "play": ["drogon", "khal_drogo", "paxter_redwyne", "seal_of_the_hand"],
                "hand": ["dracarys"],
                "gold": 9,
                "faction": "targaryen",
            },
            {"play": ["highgarden", "left"]},
            cards={**knelt("left.1a"), "seal_of_the_hand.0a": {"on": "khal_drogo.0a"}},
        )
        attack(t, "military", "khal_drogo.0a")
        do(t, "0 play dracarys", "1 trigger highgarden.1a")
        assert player(t, 0)["gold"] == 9 - 2 and player(t, 0, 0)["hand"] == ["dracarys"]
        assert player(t, 0, 1)["hand"] == ["dracarys"], "all have seen it"
        assert offered(t, "play dracarys"), "the one limited card of the round is still to come"
        do(t, "0 play dracarys", "1 pass")
        assert player(t, 0)["gold"] == 9 - 2 - 2, "it costs 1 less again: nothing was played before"
        assert player(t, 0)["discard"] == ["dracarys.0a"] and prompt(t) != "choose"


@pytest.mark.rule("R-C2-cost-05")
@pytest.mark.rule("R-C2-limit-03")
def test_a_prevented_use_does_not_count() -> None:
    once = action(gains_gold(1), costs=(KNEEL_THIS,), limit=1, per=PER_PHASE)
    with taught("the_iron_throne", once), taught("highgarden", answer(WOULD, kinds.KNELT, averting.save)):
        t = lay({"play": ["the_iron_throne"]}, {"play": ["highgarden"]}, phase="dominance")
        do(t, "0 trigger the_iron_throne.0a", "1 trigger highgarden.1a")
        assert player(t, 0)["gold"] == 0 and offered(t, "trigger the_iron_throne.0a")
        do(t, "0 trigger the_iron_throne.0a", "1 pass")
        assert player(t, 0)["gold"] == 1


@pytest.mark.rule("R-C2-cost-04")
def test_all_costs_are_paid_at_the_same_moment() -> None:
    """Kneel and sacrifice: one window for both, and what can be paid is paid if the other part is prevented."""
    both = action(gains_gold(3), costs=(KNEEL_THIS, SACRIFICE_THIS))
    saved = answer(WOULD, kinds.SACRIFICED, averting.save)
    seen_both = reaction((kinds.KNELT, kinds.SACRIFICED), gains_gold(1))
    with taught("burned_men", both), taught("highgarden", saved), taught("the_mander", seen_both):
        t = lay({"play": ["burned_men", "left"]}, {"play": ["highgarden", "the_mander"]})
        do(t, "0 trigger burned_men.0a", "1 pass")
        assert prompt(t) == "react" and not in_play(t, "burned_men.0a"), "one window, after both"
        do(t, f"1 {texts(t, 1)[1]}", f"1 {texts(t, 1)[1]}")
        assert player(t, 1)["gold"] == 2 and player(t, 0)["gold"] == 3
        t = lay({"play": ["burned_men", "left"]}, {"play": ["highgarden"]})
        do(t, "0 trigger burned_men.0a", "1 trigger highgarden.1a")
        assert seen(t, "burned_men.0a")["kneeling"] and player(t, 0)["gold"] == 0


@pytest.mark.rule("R-C2-limit-04")
def test_a_limit_is_counted_for_each_player() -> None:
    takes = action(lambda t, u: effects.take_control(t, t.box.by_name["littlefinger.0a"], u.seat))
    once = action(gains_gold(1), limit=1, per=PER_PHASE)
    with taught("the_iron_throne", takes), taught("littlefinger", once):
        t = lay({"play": ["littlefinger"]}, {"play": ["the_iron_throne"]}, phase="dominance")
        do(t, "0 trigger littlefinger.0a")
        do(t, "1 trigger the_iron_throne.1a")
        assert offered(t, "trigger littlefinger.0a"), "the new controller has not used it"
        do(t, "1 trigger littlefinger.0a")
        assert [player(t, s)["gold"] for s in (0, 1)] == [1, 1]
        assert not offered(t, "trigger littlefinger.0a")


@pytest.mark.rule("R-C2-lasting-03")
@pytest.mark.parametrize(
    ("until", "phase", "may"),
    [(UNTIL_PHASE, "dominance", False), (UNTIL_ROUND, "dominance", True), (UNTIL_ROUND, "taxation", False)],
)
def test_what_lasts_until_an_end_is_not_begun_after_it(until: int, phase: str, may: bool) -> None:
    def strengthen(t: ThronesTable, u: Any) -> None:
        last(t, EDITION.strength_change, until, subject=u.card, value=3, source=u.card)

    after = reaction(kinds.PHASE_ENDS, strengthen, lasts=until, when=lambda t, u: u.value == PHASE.index[phase])
    before = interrupt(kinds.PHASE_ENDS, strengthen, lasts=until, when=lambda t, u: u.value == PHASE.index[phase])
    seat = {"play": ["left", "the_iron_throne"], "deck": QUIET}
    more: dict[str, Any] = {"phase": phase, "begin": f"{phase}_phase_ends"}
    with taught("left", after), taught("the_iron_throne", BELL):
        t = lay(seat, {"deck": QUIET}, **more)
        assert offered(t, "trigger left.0a") is may
        if may:
            do(t, "0 trigger left.0a")
            assert seen(t, "left.0a")["strength"] == 5
    with taught("left", before):
        t = lay(seat, {"deck": QUIET}, **more)
        assert offered(t, "trigger left.0a"), "an interrupt comes before the end"
    forced = forced_reaction(kinds.PHASE_ENDS, strengthen, when=lambda t, u: u.value == PHASE.index[phase])
    with taught("left", forced), taught("the_iron_throne", BELL):
        t = lay(seat, {"deck": QUIET}, **more)
        assert seen(t, "left.0a")["strength"] == (5 if may else 2), "what must be done then does nothing"
