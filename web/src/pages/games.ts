/** The five games in the order of the hall, with a device for each. */
export const GAMES: { id: string; device: string }[] = [
  { id: "risk", device: "M-13 9C-13-3-6-11 4-12L2-7C8-6 12-1 12 9ZM-13 9H12V12H-13ZM-4-1A1.500 1.500 0 1 0-4 2 1.500 1.500 0 0 0-4-1" },
  { id: "board2e", device: "M0-13 3-4H12L5 2 8 12 0 6-8 12-5 2-12-4H-3Z" },
  { id: "ironthrone", device: "M-9 12V-4L-7-13-5-4V0L-2-12 0-14 2-12 5 0V-4L7-13 9-4V12H5V5H-5V12Z" },
  { id: "cards2e", device: "M-11-8 2-12 9 9-4 13ZM4-11 12-9 13 10 10 9" },
  { id: "cards1e", device: "M-11-8 2-12 9 9-4 13ZM-3-4 0-7 2-3ZM0 4 3 1 5 5ZM4-11 12-9 13 10 10 9" },
];
