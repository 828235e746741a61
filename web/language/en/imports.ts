/** Cut lists of other tools: whose they look like, and what was not understood. */
export const en = {
  spreadsheet: 'Spreadsheet',
  plainLines: 'Plain lines',
  nothing: 'There is nothing to read yet.',
  tooLong: (lines: number) => `That is more than ${lines} lines. Bring it in pieces.`,
  switchedOff: 'It is switched off in the file.',
  zero: 'A size of 0 cannot be cut.',
  noLength: 'There is no length.',
  noQuantity: (typed: string) => `“${typed}” is not a number of pieces.`,
  unknownTurn: (typed: string) => `“${typed}” does not say whether it may turn: its grain is kept.`,
  defects: (most: number) =>
    `Its damaged places cannot be read, lie off it, or are more than ${most}: add this sheet by hand.`,
  runs: 'That the grain runs on from part to part is not kept.',
  negative: 'A length cannot be negative.',
  writeAs: (kind: 'linear' | 'sheet') =>
    `Write it as ${kind === 'sheet' ? '2 x 720 x 560 side' : '4 x 735 leg'}.`,
};
