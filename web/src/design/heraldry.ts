/** Arms: field and charge. The charges are emblems (art/emblems.json), the colours stand in tokens.css. */
import { ARMS } from "../art/pictures";

/** Whether a name is that of a house with arms. */
export const isHouse = (name: string): boolean => name in ARMS;

/** A heater shield, 30 wide and 36 high, its middle at the origin. */
export const SHIELD = "M-15-17.5H15V1.5C15 11 7.4 16.6 0 19.5-7.4 16.6-15 11-15 1.5Z";
