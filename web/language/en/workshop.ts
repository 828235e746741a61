/** What is wrong with the saw's sizes or the shop's as typed in the settings. */
export const en = {
  wide: (most: string) => `This is ${most} at most.`,
  outOfRange: (shown: string, least: string, most: string) =>
    `${shown} does not fit here: from ${least} to ${most}.`,
  oneSide: (typed: string) => `“${typed}” has two sides. Boards are listed by their length.`,
  twoSides: (typed: string) => `“${typed}” is not a sheet. Type both sides, such as 2440 × 1220.`,
  tooMany: (most: number) => `That is more than ${most} sizes. Keep those you buy most.`,
};
