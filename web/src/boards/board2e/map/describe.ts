/** An area in words, for those who do not see the map. */
import { seatName } from "../../../words/names.svelte";
import { say } from "../../../words/words.svelte";
import { areaName, GAME, isNeutral, nameOf, type AreaFacts } from "../read";
import type { AreaView } from "../view";

const counted = (units: Record<string, number>): string[] => Object.entries(units).map(([unit, count]) => `${nameOf("unit", unit)} ×${count}`);

export function describe(area: AreaFacts, lies: AreaView | undefined): string {
  const holder = lies?.controller ?? lies?.owner;
  const words = [
    areaName(area.id),
    holder ? seatName(GAME, holder) : "",
    ...(lies ? counted(lies.units) : []),
    ...(lies ? counted(lies.routed).map((units) => say("web-board2e-routed", { units })) : []),
    lies?.order ? say("web-board2e-order", { order: nameOf("order", lies.order) }) : lies?.ordered ? say("web-board2e-order-hidden") : "",
    lies?.token ? say("web-board2e-token") : "",
    lies?.garrison ? say("web-board2e-garrison", { strength: lies.garrison }) : "",
    lies && isNeutral(lies) ? (lies.neutral === null ? say("web-board2e-closed") : say("web-board2e-neutral", { strength: lies.neutral })) : "",
    area.structure === "castle" || area.structure === "stronghold" ? say(`web-board2e-structure-${area.structure}`) : "",
    area.supply ? say("web-board2e-barrels", { count: area.supply }) : "",
    area.power ? say("web-board2e-crowns", { count: area.power }) : "",
  ];
  return words.filter(Boolean).join(", ");
}
