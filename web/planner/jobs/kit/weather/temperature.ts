/** Temperatures at work, °C; waits are given for the first. */
export const TEMPERATURES = [20, 15, 10, 5] as const;
export type Temperature = (typeof TEMPERATURES)[number];
