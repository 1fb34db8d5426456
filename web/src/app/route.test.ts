// @vitest-environment jsdom
import { expect, it } from "vitest";
import { read } from "./route.svelte";

it("reads every path of the site", () => {
  expect(read("/", "").page).toBe("home");
  expect(read("/tables/abc123", "")).toMatchObject({ page: "table", table: "abc123" });
  expect(read("/tables/abc123/seat/2/tok", "")).toMatchObject({ page: "seat", table: "abc123", seat: 2, token: "tok" });
  expect(read("/tables/abc123/replay", "?at=12")).toMatchObject({ page: "replay", table: "abc123" });
  expect(read("/tables/abc123/replay", "?at=12").query.get("at")).toBe("12");
  expect(read("/rules", "")).toMatchObject({ page: "rules", game: undefined });
  expect(read("/rules/toy", "").game).toBe("toy");
  expect(read("/decks/toy", "?deck=mine")).toMatchObject({ page: "decks", game: "toy" });
  expect(read("/credits", "").page).toBe("credits");
  expect(read("/elsewhere", "").page).toBe("lost");
});
