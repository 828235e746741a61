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
  noFront: (depth: string) =>
    `At this angle its sides meet: it can be ${depth} deep at most, or the angle must be steeper.`,
  frontTooWide: (width: string) => `The front must be narrower than the whole width (${width}).`,
  frontAndAngle: (front: string) =>
    `With that angle its front is ${front}. Type the front or the angle, not both.`,
  tooRound: (depth: string) => `A curve of this width is ${depth} deep at most, half a circle.`,
  tooDeep: (depth: string) => `${depth} is too deep: it would run into another wall.`,
  aboveCeiling: (top: string, ceiling: string) =>
    `Its top would be at ${top}; the ceiling there is at ${ceiling}.`,
  lowAboveHigh: 'The low side cannot be higher than the high one.',
  acrossTooFar: (most: string) =>
    `The room is ${most} that way. Type no more, or leave it empty for a slope all the way across.`,
  roomBehind: (wall: string) =>
    `The room goes on behind wall ${wall}, in a bay or a recess. Choose the side of the drawing, or another wall.`,
  noWall: (wall: string) => `There is no wall ${wall}. Choose another.`,
  noTriangle: 'These three sides do not meet in a triangle.',
  straight: 'At 180° there is no corner: measure both sides as one wall.',
  cornerSum: (walls: number, sum: string, must: string) =>
    `The corners add up to ${sum}; with ${walls} walls they must make ${must}.`,
  gap: (size: string) => `The outline does not close: ${size} are missing.`,
  /** What is most likely off; each with what it would have to be. */
  likely: (faults: readonly { readonly name: string; readonly value: string }[]) =>
    ` Most likely ${faults.map(({ name, value }) => `${name} (it closes with ${value})`).join(' or ')}.`,
  severalFaults: ' More than one measure is off, so check them all.',
  fewCorners: 'Only three corners can follow from the others. Measure this one, or across it.',
  sharpCorner: 'The other corners leave nothing for this one. Check their angles.',
  noChain: 'The walls beside this corner do not reach each other. Check their lengths.',
  cornerName: (before: string, after: string) => `corner ${before}–${after}`,
  wallName: (wall: string) => `wall ${wall}`,
  acrossName: (before: string, after: string) => `the diagonal across corner ${before}–${after}`,
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
