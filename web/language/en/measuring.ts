const between = (least: number, most: number) => `between ${least} and ${most}`;
const examples = 'such as 2515, 2.515 m or 8′ 3 1/2″';

/** What was typed for a size or a number, and what is still to measure. Sizes come with their units. */
export const en = {
  squareFeet: (figure: string) => `${figure} sq ft`,
  noNumber: (least: number, most: number) => `Type a number ${between(least, most)}.`,
  outOfRange: (typed: string, least: number, most: number) =>
    `${typed} is out of range; type a number ${between(least, most)}.`,
  notWhole: (least: number, most: number) => `Type a whole number ${between(least, most)}.`,
  /** Behind a problem: the list and the drawing stand on what was there before. */
  goesOn: (before: string) => `Until then ${before} counts.`,
  noLength: `Type a length, ${examples}.`,
  notALength: (typed: string) => `“${typed}” is not a length. Type one ${examples}.`,
  negative: 'A length cannot be negative.',
  tooLong: 'That is longer than a kilometre. Check the unit.',
  zero: 'This cannot be 0. Type what you measured.',
  tooSmall: (size: string, least: string) => `${size} is too small; at least ${least}.`,
  tooLarge: (size: string, most: string) =>
    `${size} is too large; at most ${most}. Check the unit.`,
  open: (wall: string, long: string, recessed: boolean) =>
    `The outline does not close: wall ${wall} would be ${long} long.` +
    (recessed ? ' Check the walls that run the same way.' : ''),
  crossing: (wall: string) =>
    `Wall ${wall} runs through another wall. Check its length and its neighbours’.`,
  wider: (width: string, wall: string, long: string) =>
    `${width} is wider than wall ${wall} (${long}).`,
  taller: (height: string, wall: string) => `${height} is taller than the wall (${wall}).`,
  noSpace: (wall: string, left: string) =>
    `Wall ${wall} has only ${left} left beside its other openings.`,
  pastTheEnd: (end: string, wall: string) => `It would end at ${end}; the wall is ${wall} long.`,
  overlap: 'It would overlap another opening of this wall.',
  /** Of a breast, bay or recess: how far from the left corner it may begin. */
  inCorner: (from: string, to: string) =>
    `It needs ${from} of wall on both sides, so type a place between ${from} and ${to}. For one in the corner choose another shape.`,
  besideOther: 'It would overlap another one of this wall. Move one of them.',
  middleTaken:
    'Another one of this wall is in the middle. Type how far from the corner this one is.',
  tooDeep: (depth: string) => `${depth} is too deep: it would run into another wall.`,
  aboveCeiling: (top: string, ceiling: string) =>
    `Its top would be at ${top}; the ceiling there is at ${ceiling}.`,
  lowAboveHigh: 'The low side cannot be higher than the high one.',
  noWall: (wall: string) => `There is no wall ${wall}. Choose another.`,
  noTriangle: 'These three sides do not meet in a triangle.',
  roundTwice: 'The corners go more than once round the first. Measure it in two parts.',
  /** What is still to measure, in a list. */
  missing: {
    length: 'length',
    width: 'width',
    height: 'height',
    lowestHeight: 'lowest height',
    diameter: 'diameter',
    wall: (wall: string) => `wall ${wall}`,
    side: (side: string) => `side ${side}`,
    diagonal: (diagonal: number) => `diagonal ${diagonal}`,
  },
};
