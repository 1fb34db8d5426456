"""Abilities in general, constant abilities and actions: what there is, when it works, and who decides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import smallcouncil
from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import attack, do, fight, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cardgame.abilities.ability import Ability
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cards2e.edition import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cards2e.facts import PRINTS
from smallcouncil.games.cards2e.writing import action, gains_gold, interrupt, reaction

STORM = "a_storm_of_swords"  # claim 1
LABEL = re.compile(
    r"\b(?:(?:Marshaling |Challenges |Dominance )?action|(?:forced )?(?:reaction|interrupt)|when revealed):", re.I
)
WORDS = {
    WOULD: "interrupt",
    INTERRUPT: "interrupt",
    FORCED_INTERRUPT: "forced interrupt",
    REACTION: "reaction",
    FORCED_REACTION: "forced reaction",
}


def card_texts() -> dict[str, str]:
    """What the cards say, by id."""
    path = Path(smallcouncil.__file__).parent / "locale" / "en" / "cards2e.ftl"
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("cards2e-card-"):
            name = line.partition(" = ")[0].removeprefix("cards2e-card-")
        elif line.startswith("    .text = ") and name:
            found[name.replace("-", "_")] = line.removeprefix("    .text = ")
    return found


def word_of(ability: Ability) -> str:
    ways = [ability.is_action, ability.timing >= 0, ability.kinds == (kinds.WHEN_REVEALED,)]
    assert sum(ways) == 1, "an ability is of one kind"
    if ability.is_action:
        return "action"
    return WORDS[ability.timing] if ability.timing >= 0 else "when revealed"


@pytest.mark.rule("R-C2-ability-01")
@pytest.mark.rule("R-C2-trigger-01")
@pytest.mark.rule("R-C2-constant-01")
def test_the_word_before_the_colon_says_which_kind_of_ability_it_is() -> None:
    said = card_texts()
    assert len(said) > 200
    for card in PRINTS:
        labels = [label.rstrip(":").lower() for label in LABEL.findall(said.get(card.id, ""))]
        labels = [re.sub("^(marshaling|challenges|dominance) ", "", label) for label in labels]
        assert sorted(labels) == sorted(word_of(a) for a in card.abilities), card.id
        if not card.abilities and not card.constants:
            assert card.plain or card.id not in said or card.keywords or card.ambush or modified(said[card.id])


def modified(text: str) -> bool:
    """Only gold, initiative, reserve or a rule of deck building."""
    return bool(re.search(r"\+\d (gold|initiative|reserve)|deck", text))


@pytest.mark.rule("R-C2-ability-02")
def test_actions_reactions_and_interrupts_may_be_left_unused() -> None:
    t = lay(
        {"play": ["robb_stark", "the_mander"], "plot": STORM},
        {"play": ["shireen_baratheon", "edric_dayne"], "gold": 1},
        cards=knelt("shireen_baratheon.1a", "edric_dayne.1a"),
    )
    assert prompt(t) == "act" and "pass" in texts(t, 1)
    do(t, "1 pass", "0 challenge military seat_1")
    assert prompt(t) == "act"
    do(t, "1 pass")
    assert prompt(t) == "act"
    do(t, "1 pass")
    assert prompt(t) == "react" and texts(t, 0) == ["pass", "trigger the_mander.0a"]
    do(t, "0 pass", "1 pick shireen_baratheon.1a")
    assert not offered(t, "trigger shireen_baratheon.1a"), "nobody stands whom she could kneel"
    assert player(t, 0)["hand_size"] == 0 and not seen(t, "the_mander.0a")["kneeling"]
    t = lay(
        {"play": ["robb_stark", "arya_stark"], "plot": STORM},
        {"play": ["shireen_baratheon"]},
        cards=knelt("shireen_baratheon.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    assert prompt(t) == "interrupt" and texts(t, 1) == ["pass", "trigger shireen_baratheon.1a"]
    do(t, "1 pass")
    assert not seen(t, "arya_stark.0a")["kneeling"] and player(t, 1)["dead"] == ["shireen_baratheon.1a"]


@pytest.mark.rule("R-C2-ability-04")
def test_keywords_with_may_are_declined_and_others_not() -> None:
    t = lay(
        {"play": ["robb_stark", "grand_maester_pycelle"], "plot": STORM},
        {"play": ["tumblestone_knight", "milk_of_the_poppy"]},
        cards={**knelt("tumblestone_knight.1a"), "milk_of_the_poppy.1a": {"on": "tumblestone_knight.1a"}},
    )
    attack(t, "power", "robb_stark.0a", "grand_maester_pycelle.0a")
    do(t, "0 keyword insight", "0 done", "0 done")
    assert seen(t, "robb_stark.0a")["power"] == 0 and player(t, 0)["hand_size"] == 0
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {"play": ["tumblestone_knight", "milk_of_the_poppy"]},
        cards={**knelt("tumblestone_knight.1a"), "milk_of_the_poppy.1a": {"on": "tumblestone_knight.1a"}},
    )
    do(t, "0 challenge military seat_1")
    assert player(t, 1)["discard"] == ["milk_of_the_poppy.1a"] and player(t, 1)["hand_size"] == 0, "nobody is asked"


@pytest.mark.rule("R-C2-ability-05")
def test_only_cards_in_play_are_chosen() -> None:
    t = lay(
        {"play": ["grey_wind"], "hand": ["winterfell_steward"], "dead": ["bran_stark"]},
        {
            "play": ["samwell_tarly", "messenger_raven"],
            "hand": ["viserys_targaryen"],
            "discard": ["handmaiden"],
            "dead": ["shireen_baratheon"],
        },
    )
    do(t, "0 trigger grey_wind.0a")
    assert texts(t, 0) == ["pick samwell_tarly.1a", "pick messenger_raven.1a"]


@pytest.mark.rule("R-C2-ability-06")
@pytest.mark.rule("R-C2-constant-02")
def test_characters_and_locations_work_from_play_alone() -> None:
    for zone in ("play", "hand", "discard", "dead"):
        mine: dict[str, Any] = {"play": ["cersei_lannister"], "faction": "lannister"}
        mine[zone] = [*mine.get(zone, []), "tyrion_lannister"]
        t = lay(mine, {"hand": ["ice"] * 3}, cards=knelt("tyrion_lannister.0a") if zone == "play" else None)
        do(t, "0 challenge intrigue seat_1")
        assert offered(t, "trigger tyrion_lannister.0a") is (zone == "play")
    for zone in ("hand", "discard"):
        t = lay({"play": ["ranging_party"], zone: ["the_wall"], "faction": "nights_watch"}, {})
        assert seen(t, "ranging_party.0a")["strength"] == 5, "The Wall does not work there"
    t = lay(
        {"play": ["ranging_party"], "hand": ["the_wall"], "gold": 4, "faction": "nights_watch"}, {}, phase="marshaling"
    )
    do(t, "0 marshal the_wall")
    assert seen(t, "ranging_party.0a")["strength"] == 6, "at once"
    t = lay(
        {"play": ["robb_stark"], "hand": ["put_to_the_torch"], "gold": 1, "plot": STORM},
        {"play": ["ranging_party", "lannisport_merchant", "the_wall"]},
        cards=knelt("ranging_party.1a", "lannisport_merchant.1a"),
    )
    do(t, "0 challenge military seat_1", "0 play put_to_the_torch")
    assert not in_play(t, "the_wall.1a") and seen(t, "ranging_party.1a")["strength"] == 5, "and no longer than that"


@pytest.mark.rule("R-C2-ability-07")
def test_what_could_change_nothing_is_not_begun() -> None:
    for kneels in (False, True):
        cards: dict[str, dict[str, Any]] = {
            "seal_of_the_hand.0a": {"on": "robb_stark.0a"},
            "robb_stark.0a": {"kneeling": kneels},
        }
        t = lay({"play": ["robb_stark", "seal_of_the_hand"]}, {}, cards=cards)
        assert offered(t, "trigger seal_of_the_hand.0a") is kneels
    for power in (0, 1):
        t = lay({"play": ["robb_stark", "chamber_of_the_painted_table"]}, {"power": power}, phase="dominance")
        assert offered(t, "trigger chamber_of_the_painted_table.0a") is bool(power)


@pytest.mark.rule("R-C2-constant-04")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_instance_of_a_constant_ability_applies(count: int) -> None:
    t = lay({"play": ["unsullied"] * count, "plot": STORM}, {"play": ["balon_greyjoy", "robb_stark"]})
    attack(t, "military", *(f"unsullied.0{letter}" for letter in "abc"[:count]))
    do(t, "1 defend balon_greyjoy.1a", "1 done")
    assert fight(t)["defense"] == 5 - count, "1 less for each of them"


@pytest.mark.rule("R-C2-action-01")
def test_no_question_but_that_of_an_action_window_offers_an_action() -> None:
    """A whole round in which both could act at any time, with interrupts, reactions, claim, keywords and reserve."""
    answers = (interrupt(kinds.KILLED, gains_gold(1)), reaction(kinds.CHALLENGE_WON, gains_gold(1)))
    with taught("the_iron_throne", BELL), taught("the_mander", *answers, abilities=[]):
        army = ["the_iron_throne", "robb_stark", "theon_greyjoy", "shireen_baratheon", "the_mander"]
        seat = {"play": army, "hand": ["ice"] * 9, "deck": ["superior_claim"] * 9, "plots": ["calling_the_banners"]}
        t = lay(seat, {**seat, "play": [*army, "maester_aemon"]}, phase="plot", round=0)
        asked = set()
        while t.waiting and t.view(None)["table"]["round"] < 2:
            for seat_ in t.waiting:
                may = any(text.startswith("trigger the_iron_throne") for text in texts(t, seat_))
                assert may is (t.ask(seat_).prompt == "act"), t.ask(seat_).prompt
            ask = t.ask(t.waiting[0])
            asked.add(ask.prompt)
            fights = [c for c in ask.choices if t.text(c).startswith(("challenge", "defend", "attack"))]
            t.choose(ask.seat, fights[0] if fights else ask.choices[0])
        assert asked > {"act", "challenge", "defenders", "react", "interrupt", "claim", "renown", "reserve", "stealth"}


@pytest.mark.rule("R-C2-action-01")
def test_actions_need_an_action_window() -> None:
    t = lay(
        {"play": ["robb_stark", "the_mander"]},
        {"play": ["edric_dayne", "tumblestone_knight", "tumblestone_knight"], "gold": 9, "faction": "martell"},
        cards=knelt("edric_dayne.1a"),
    )
    act = "trigger edric_dayne.1a"
    assert prompt(t) == "act" and offered(t, act)
    do(t, "1 pass")
    assert prompt(t) == "challenge" and not offered(t, act)
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "act" and offered(t, act)
    do(t, "1 pass")
    assert prompt(t) == "defenders" and not offered(t, act)
    do(t, "1 done")
    assert prompt(t) == "act" and offered(t, act)
    do(t, "1 pass")
    assert prompt(t) == "react" and not offered(t, act)
    do(t, "0 pass")
    assert prompt(t) == "claim" and not offered(t, act)


@pytest.mark.rule("R-C2-action-03")
def test_an_action_is_done_before_the_next_begins() -> None:
    t = lay(
        {"play": ["margaery_tyrell"], "hand": ["growing_strong"], "gold": 1, "faction": "tyrell"},
        {"play": ["edric_dayne", "left"], "gold": 1},
    )
    do(t, "0 play growing_strong")
    while prompt(t) == "choose":
        assert t.waiting == (0,) and all(text.startswith(("pick", "done")) for text in texts(t, 0))
        do(t, f"0 {texts(t, 0)[-1]}")
    assert seen(t, "margaery_tyrell.0a")["strength"] == 5, "done"
    assert t.waiting == (1,) and offered(t, "trigger edric_dayne.1a")


@pytest.mark.rule("R-C2-action-03")
def test_nobody_acts_while_an_action_is_answered() -> None:
    """Grey Wind kills: interrupts, the death and the reactions to it all come before the next action."""
    with taught("the_iron_throne", BELL):
        t = lay(
            {"play": ["grey_wind", "the_iron_throne", "arya_stark"]},
            {"play": ["shireen_baratheon", "joffrey_baratheon", "the_iron_throne"]},
        )
        do(t, "0 trigger grey_wind.0a")
        order = []
        while not offered(t, "trigger the_iron_throne.1a"):
            order.append(prompt(t))
            assert not offered(t, "trigger the_iron_throne.0a")
            ask = t.ask(t.waiting[0])
            t.choose(ask.seat, ask.choices[-1])
        assert order == ["interrupt", "choose", "react"]
        assert player(t, 1)["dead"] and seen(t, "joffrey_baratheon.1a")["power"] == 1 and t.waiting == (1,)


@pytest.mark.rule("R-C2-modifier-01")
def test_strength_is_worked_out_anew_whenever_something_changes() -> None:
    t = lay(
        {"play": ["tywin_lannister"], "hand": ["burned_men"], "gold": 3, "faction": "lannister"},
        {"play": ["tumblestone_knight"]},
    )
    assert seen(t, "tywin_lannister.0a")["strength"] == 9
    do(t, "0 ambush burned_men")
    assert seen(t, "tywin_lannister.0a")["strength"] == 7
    attack(t, "power", "tywin_lannister.0a")
    assert fight(t)["attack"] == 7


@pytest.mark.rule("R-C2-ability-03")
def test_what_is_mandatory_is_done_without_being_asked() -> None:
    """A forced reaction, a revealed plot: nobody may leave them."""
    t = lay({"play": ["ser_jorah_mormont", "left"], "faction": "targaryen"}, {})
    attack(t, "military", "ser_jorah_mormont.0a")
    assert seen(t, "ser_jorah_mormont.0a")["tokens"] == {"betrayal": 1}
    t = lay({"plots": ["filthy_accusations"], "play": ["left"]}, {}, phase="plot")
    do(t, f"{t.waiting[0]} player seat_0")
    while t.view(None)["table"]["phase"] != "marshaling" and seen(t, "left.0a")["kneeling"] is False:
        do(t, f"{t.waiting[0]} pass")
    assert seen(t, "left.0a")["kneeling"], "his own, as nobody else is there"


@pytest.mark.rule("R-C2-ability-10")
def test_agendas_and_plots_answer_from_where_they_lie() -> None:
    with taught("fealty", reaction(kinds.CHALLENGE_WON, gains_gold(1))):
        t = lay({"play": ["left"], "agenda": "fealty", "plot": "a_clash_of_kings"}, {"power": 2})
        do(t, "0 pass", "0 challenge military seat_1", "0 pass", "0 pass")
        assert offered(t, "trigger fealty.0a") and not offered(t, "trigger a_clash_of_kings.0a")
        t = lay({"play": ["tumblestone_knight"], "plot": "a_clash_of_kings"}, {"power": 2})
        do(t, "0 challenge power seat_1")
        assert offered(t, "trigger a_clash_of_kings.0a")


@pytest.mark.rule("R-C2-ability-11")
def test_a_card_that_speaks_of_itself_means_no_other_copy() -> None:
    t = lay(
        {"play": ["greenblood_trader"], "hand": ["greenblood_trader"], "gold": 2, "faction": "martell"},
        {},
        phase="marshaling",
    )
    do(t, "0 marshal greenblood_trader")
    assert texts(t, 0) == ["pass", "trigger greenblood_trader.0b"], "the one that came, and not the one that was there"


@pytest.mark.rule("R-C2-action-02")
def test_of_several_actions_each_has_its_phase() -> None:
    both = (action(gains_gold(1), phase=CHALLENGES), action(gains_gold(2), phase=MARSHALING))
    with taught("the_iron_throne", *both):
        seat = {"play": ["the_iron_throne"]}
        t = lay({**seat, "deck": QUIET}, {"deck": QUIET}, begin="dominance_window", phase="dominance")
        assert not offered(t, "trigger the_iron_throne.0a") and not offered(t, "use the_iron_throne.0a 0")
        for phase, gold in (("challenges", 1), ("marshaling", 3 + 2)):
            t = lay(seat, {}, phase=phase)
            do(t, "0 trigger the_iron_throne.0a")
            assert player(t, 0)["gold"] == gold


@pytest.mark.rule("R-C2-constant-03")
@pytest.mark.rule("R-C2-modifier-01")
def test_a_condition_that_comes_true_is_seen_at_once() -> None:
    t = lay({"play": ["left", "robert_baratheon"]}, {"play": ["right", "littlefinger"]})
    assert seen(t, "robert_baratheon.0a")["strength"] == 5
    attack(t, "military", "left.0a")
    assert seen(t, "left.0a")["kneeling"] and seen(t, "robert_baratheon.0a")["strength"] == 6
    t = lay(
        {"play": ["tywin_lannister", "tyrion_lannister", "edric_dayne"], "gold": 1, "faction": "lannister"},
        {"hand": ["ice"]},
        cards=knelt("tyrion_lannister.0a", "edric_dayne.0a"),
    )
    assert seen(t, "tywin_lannister.0a")["strength"] == 7
    do(t, "0 trigger edric_dayne.0a", "0 name military")
    assert seen(t, "tywin_lannister.0a")["strength"] == 6, "a gold was paid"
    attack(t, "intrigue", "tywin_lannister.0a")
    do(t, "0 trigger tyrion_lannister.0a")
    assert seen(t, "tywin_lannister.0a")["strength"] == 8, "two were gained"


@pytest.mark.rule("R-C2-modifier-08")
def test_modifiers_of_plot_values_add_up_and_are_mandatory() -> None:
    seat = {"play": ["the_roseroad", "the_roseroad", "tywin_lannister", "salty_navigator", "salty_navigator"]}
    t = lay({**seat, "hand": ["arya_stark"]}, {"play": ["the_iron_throne"]}, phase="marshaling")
    assert player(t, 0)["gold"] == 3 + 1 + 1 + 2, "nobody was asked"
    plain = lay({"hand": ["arya_stark"], "gold": 9}, {}, phase="marshaling")
    assert player(t, 0)["plot_values"]["initiative"] == player(plain, 0)["plot_values"]["initiative"] + 2
    assert player(t, 1)["plot_values"]["reserve"] == player(plain, 1)["plot_values"]["reserve"] + 1
