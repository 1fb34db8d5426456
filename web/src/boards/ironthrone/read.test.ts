import { expect, test } from "vitest";
import { kindOf, spread, stand, type Encounter, type House, type Throne } from "./read";

const house = (name: string, power: Record<string, number>): House => ({
  house: name, leader: null, leaders_drawn: [], sheet: 4, power, influence: {}, deck: 20, hand_size: 5, hand: null, known: [], discard: [], played: [], hostages: [], hostage_cards: [], broken_promises: 0, owes: [],
});

const facts = { cards: [{ id: "stark_war_20", kind: "war", value: 20, house: "stark" }, { id: "nights_watch_peace", kind: "peace", value: 0, house: "nights_watch" }] };

const encounter: Encounter = {
  challenger: "stark",
  defender: "lannister",
  event: "lannister",
  sides: {
    stark: { side: "challenger", character: "robb_stark", extra: 0 },
    lannister: { side: "defender", character: "tywin_lannister", extra: 0 },
    tyrell: { side: "defender", character: "loras_tyrell", extra: 0 },
  },
  cards: [
    { laid: true, face_up: true, card: "stark_war_12", value: 12 },
    { laid: true, face_up: true, card: "lannister_war_10", value: 10 },
  ],
  result: "war", winner: null, deal: false, barred: [], spared: [], ability_used: [], promised: [],
};
const table: Throne = {
  turn: 1, box: 0, events: { deck: 9, discard: [] }, encounter, negotiation: null,
  houses: [house("stark", { robb_stark: 5 }), house("lannister", { tywin_lannister: 2 }), house("tyrell", { loras_tyrell: 4 })],
};

test("the sums of the rulebook's example: 12 and 5 against 10, 2 and 4", () => {
  expect(stand(facts, table, encounter, "challenger").total).toBe(17);
  expect(stand(facts, table, encounter, "defender").total).toBe(16);
});

test("a hidden card leaves the sum open", () => {
  const hidden = { ...encounter, cards: [{ laid: true, face_up: false, card: null, value: null }, encounter.cards[1]!] };
  expect(stand(facts, table, hidden, "challenger").total).toBeNull();
  expect(stand(facts, table, hidden, "challenger").shares).toEqual([{ seat: "stark", character: "robb_stark", power: 5, extra: 0 }]);
});

test("cards tell what they are", () => {
  expect(kindOf(facts, "stark_war_20")).toMatchObject({ kind: "war", value: 20, house: "stark" });
  expect(kindOf(facts, "nights_watch_peace")).toMatchObject({ kind: "peace", house: "nights_watch" });
  expect(kindOf(facts, "nothing")).toBeNull();
});

test("influence on others counts, the own board does not", () => {
  expect(spread({ ...house("stark", {}), influence: { stark: 2, tyrell: 2, lannister: 1 } })).toEqual(["tyrell", "tyrell", "lannister"]);
});
