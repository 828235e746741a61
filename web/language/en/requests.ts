/** What is wrong with a request to the cutting engine. `value` is the value as it was given. */
export const en = {
  /** The field as one would write it in JavaScript, `parts[3].length`, and what is wrong with it. */
  at: (field: string, fault: string) => `${field}: ${fault}`,
  object: (value: string) => `must be an object, not ${value}`,
  rows: 'must be a list with at least one row',
  tooManyRows: (most: number) => `has more than ${most} rows`,
  zero: 'must be more than zero',
  id: (most: number, value: string) => `must be a name of 1 to ${most} characters, not ${value}`,
  again: (value: string, field: string) => `is ${value} again, as in ${field}`,
  count: (least: number, value: string) =>
    `must be a whole number of ${least} or more, not ${value}`,
  price: (value: string) => `must be a price of 0 to 1,000,000,000, not ${value}`,
  time: (most: number, value: string) => `must be 1 to ${most} milliseconds, not ${value}`,
  angle: (value: string) => `must be 0 to 75 degrees off square, not ${value}`,
  oneOf: (choices: readonly string[], value: string) =>
    `must be one of ${choices.join(', ')}, not ${value}`,
  length: (most: number, value: string) => `must be a length of 0 to ${most} mm, not ${value}`,
  pieces: (most: number) => `makes more than ${most} pieces in all`,
  kerfLinear: 'is wider than the longest stock is long',
  kerfSheet: 'is wider than any stock',
  trim: 'leaves nothing of any stock',
  mitre: 'needs more length than the part has',
  defectOutside: (end: string, side: string) =>
    `lies outside the sheet: the defect ends at ${end} mm, the sheet at ${side} mm`,
  tooManyDefects: (most: number) => `makes more than ${most} defects in all`,
  unknownPart: (value: string) => `must be the id of a part, not ${value}`,
  inRunAlready: (value: string, field: string) =>
    `is ${value}, which is in a run already: ${field}`,
  runSide: (side: string, field: string) =>
    `must be ${side} mm, as ${field} is: parts of one run lie in one strip`,
  runShare: (runs: number, field: string) =>
    `must be a multiple of ${runs}, the quantity of ${field}: all runs alike have the same parts`,
  face: 'must be given when a part has a mitre',
  kind: (value: string) => `must be "linear" or "sheet", not ${value}`,
};
