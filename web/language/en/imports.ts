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
  // What of a row is taken otherwise than it may be meant, or not at all.
  readAs: (written: string, as: string) => `“${written}” is read as ${as}.`,
  turnedGrain: 'Its grain runs along the width: length and width are swapped.',
  eitherGrain: (typed: string) =>
    `“${typed}” can mean either side: its grain is kept along the length.`,
  isHeading: 'A heading: it is no part.',
  isNote: 'No part was found in it.',
  tapeRow: (count: string, length: string, width: string) =>
    `It is tape for edges, ${count} × ${length}${width === '' ? '' : ` × ${width}`}: a tape of the list, no part.`,
  columnsLeftOut: (titles: readonly string[]) => `Not taken: ${titles.join(', ')}.`,
  leftOut: (cells: readonly string[]) => `Not taken: ${cells.join(', ')}.`,
  priceLeftOut: (price: string) => `Its price, ${price}, is not taken.`,
  noQuantityColumn: 'No column says how many: one of each.',
  emptyQuantity: 'How many is left empty: one.',
  readAsStock: 'These rows are read as stock.',
  nameCut: (rest: string) => `Its name is cut: “${rest}” is left off.`,
  inName: (numbers: readonly string[]) => `${numbers.join(', ')} is kept in the name.`,
  writeAs: (kind: 'linear' | 'sheet') =>
    `Write it as ${kind === 'sheet' ? '2 x 720 x 560 side' : '4 x 735 leg'}.`,
};
