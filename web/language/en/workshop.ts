// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  wide: (most: string): string => `This is ${most} at most.`,
  outOfRange: (shown: string, least: string, most: string): string => `${shown} does not fit here: from ${least} to ${most}.`,
  oneSide: (typed: string): string => `“${typed}” has two sides. Boards are listed by their length.`,
  twoSides: (typed: string): string => `“${typed}” is not a sheet. Type both sides, such as 2440 × 1220.`,
  tooMany: (most: number): string => `That is more than ${most} sizes. Keep those you buy most.`,
};
