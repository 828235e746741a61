/** How warm it is where the work is done, °C; the first is what waits are given for. */
export const TEMPERATURES = [20, 15, 10, 5] as const;
export type Temperature = (typeof TEMPERATURES)[number];
