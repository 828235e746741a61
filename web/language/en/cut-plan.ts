import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** A cut plan: how good it is, its boards, the bench, the offcuts and the paper. */
export const en = {
  /** What a plan without a name is called. */
  cutList: 'Cut list',
  line: {
    working: 'Working it out…',
    nothing: 'Nothing can be cut',
    /** These three come after their figure. */
    boards: (count: number) => plural(count, { one: 'board', other: 'boards' }),
    sheets: (count: number) => plural(count, { one: 'sheet', other: 'sheets' }),
    cuts: (count: number) => plural(count, { one: 'cut', other: 'cuts' }),
    /** After the cuts. */
    run: (length: string) => `, ${length}`,
    done: (done: number, all: number) => `${done} of ${all} done`,
    searching: 'looking for better',
  },
  proof: {
    refused: 'This cannot be planned.',
    failed: 'The plan could not be worked out.',
    failedNote: 'What you typed is kept. Change anything to try again.',
    working: 'Working out the cheapest boards…',
    searching: 'Looking for a better plan.',
    soFar: (cost: string, bound: string, isPriced: boolean) =>
      `${cost} so far; none ${isPriced ? 'costs' : 'uses'} less than ${bound}.`,
    stop: 'Stop, this will do',
    longer: 'Look longer',
    best: (isPriced: boolean): string =>
      isPriced ? 'Cheapest possible.' : 'Least material possible.',
    noneIsLess: (mix: string, isPriced: boolean) =>
      `${mix}. No mix of these sizes ${isPriced ? 'costs' : 'uses'} less.`,
    rest: (mix: string) => `The rest takes ${mix}.`,
    nothingToBuy: 'Nothing to buy.',
    willDo: (mix: string) => `${mix} will do.`,
    gap: (amount: string, isPriced: boolean) =>
      `At most ${amount} more than ${isPriced ? 'the cheapest possible' : 'the least possible'}.`,
    mix: (mix: string) => `${mix}.`,
    /** Where parts miss a plan of fewer boards by next to nothing. */
    nearlyFits: (less: string, mix: string) => `${less} less on each part, and ${mix} is enough.`,
  },
  /** A dearer plan with fewer cuts. */
  simpler: {
    offer: (sheets: number, amount: string, cuts: number): string => {
      const saved = plural(cuts, { one: '# cut', other: '# cuts' });
      if (sheets <= 0) return `${amount} more saves ${saved}.`;
      return sheets === 1
        ? `One sheet more (${amount}) saves ${saved}.`
        : `${sheets} sheets more (${amount}) save ${saved}.`;
    },
    take: 'Take that plan',
    taken: (amount: string, cuts: number) =>
      `${plural(cuts, { one: '# cut', other: '# cuts' })} fewer than the cheapest plan, for ${amount} more.`,
    back: 'Back to the cheapest',
  },
  /** What a plan takes. */
  ownOffcutsOf: (count: number) => plural(count, { one: '# own offcut', other: '# own offcuts' }),
  sheetsOf: (count: number, size: string) =>
    plural(count, { one: `# sheet of ${size}`, other: `# sheets of ${size}` }),
  boardsOf: (count: number, size: string) => `${count} × ${size}`,
  ownOffcuts: 'Own offcuts',
  usedFirst: 'used first',
  leftOut: 'Not in this plan:',
  leftOutPart: (
    count: number,
    part: string,
    reason: 'too-long' | 'out-of-stock' | 'run-too-long',
  ) => {
    const why = {
      'too-long': 'larger than every board there is.',
      'out-of-stock': 'none left that it fits on.',
      'run-too-long': 'its run of grain is longer than every board.',
    };
    return `${count} × ${part}: ${why[reason]}`;
  },
  leftOutMore: (count: number) => `and ${count} more.`,
  /** Two links with what stands between and behind them. */
  remedy: { addBoard: 'Add a board', or: ' or ', changeParts: 'change the parts', end: '.' },
  offcuts: {
    title: 'Worth keeping',
    from: (board: number) => `from board ${board}`,
    kept: 'In my offcuts',
    keep: 'Keep',
    keepNamed: (size: string, board: number) => `Keep ${size} from board ${board}`,
    keepAll: (count: number) => `Keep all ${count}`,
    note: 'Kept offcuts of the same material are used first next time.',
    keptNow: (count: number) =>
      count === 1 ? 'Kept in my offcuts' : `${count} kept in my offcuts`,
    removed: 'Offcut removed',
  },
  empty: {
    allCut: 'All cut. Nothing is left to do.',
    noParts: 'List the parts you need, and the boards to buy are drawn here with every cut.',
    noBoards: 'Say which boards your shop has, and the plan is drawn here.',
    listParts: 'List the parts',
    addBoards: 'Add boards',
  },
  showMore: (count: number, all: number) => `Show ${count} more of ${all}`,
  cutAlready: 'Cut already',
  print: 'Print',
  save: 'Save as a file',
  board: {
    own: (title: string) => `${title}, own offcut`,
    /** A row for equal boards; `board` is the next to cut. */
    same: (board: number, count: number, name: string, done: boolean) =>
      done ? `${count} × ${name}` : `${count} × ${name}, next ${board}`,
    /** The tick beside a board, which shows no words. */
    isCut: (board: number) => `Board ${board} cut`,
    atBench: (board: number) => `Board ${board} at the bench`,
    tight: (left: string) => `Tight: ${left}`,
    /** Said when it is ticked. */
    cutNow: (kind: 'linear' | 'sheet', board: number) =>
      `${kind === 'sheet' ? 'Sheet' : 'Board'} ${board} cut`,
  },
  bench: {
    open: 'Start cutting',
    title: 'At the bench',
    board: (board: number, size: string) => `Board ${board} · ${size}`,
    of: (at: number, all: number) => `${at} of ${all}`,
    /** What it is of and how far along, in one line. */
    place: (notes: readonly string[]) => notes.join(' · '),
    close: 'Close',
    back: 'Back one cut',
    cut: 'Cut. Tap anywhere',
    take: 'Taken. Tap anywhere',
    whole: 'used whole',
    saw: (way: 'rip' | 'crosscut', size: string) =>
      `${way === 'rip' ? 'Rip' : 'Crosscut'} of ${size}`,
    trim: 'Straight edge first',
    whyTrim:
      'Saw a thin strip off: edges from the shop are seldom straight. Measure from the new edge.',
    /** Degrees off a square cut, at either end of a piece. */
    angles: (start: number, end: number) =>
      `${start === end ? `${start}° at both ends` : `${start}° at the start, ${end}° at the end`}, long point to long point`,
    nextCut: (cut: readonly string[]) => `then ${cut.join(' ')}`,
    /** What is left after the last cut is a piece itself. */
    rest: (pieces: string) => `what is left is ${pieces}`,
    keep: (sizes: string) => `${sizes} left over: keep it`,
    left: (size: string) => `${size} left over`,
    noWake: 'This browser cannot keep the screen on.',
    sheetNote:
      'A rip runs along the sheet, a crosscut across it. Set the fence to the size, from the edge nearest the start.',
    boardNote: 'Measure each piece from the last cut; the saw takes its width beyond the mark.',
  },
  rack: {
    title: 'My offcuts',
    length: (offcut: number) => `Offcut ${offcut}, length`,
    width: (offcut: number) => `Offcut ${offcut}, width`,
    amount: (offcut: number) => `Offcut ${offcut}, how many`,
    keys: (offcut: number) => `offcut ${offcut}`,
    sides: { length: 'length', width: 'width' },
    use: 'Use',
    remove: (offcut: number) => `Remove offcut ${offcut}`,
    add: 'Add an offcut',
    first: 'Used first, before anything is bought.',
    none: 'What you have at home is used first, before anything is bought.',
    others: (count: number) =>
      `${count} more in the rack: of another material, or kept from this plan.`,
  },
  paper: {
    summary: (mix: string, kerf: string) => `${mix}. Saw cut ${kerf}.`,
    board: (board: number) => `board ${board}`,
    boardAndCut: (board: number, cut: number) => `board ${board}, cut ${cut}`,
    bandThick: 'band the thick edges',
    grainAlong: (size: string) => `grain along ${size}`,
    boards: 'The boards',
    boardsNote: 'one block a board, cuts numbered, a box to tick',
    labelsNote: 'A label for every piece, with a code that opens its cut on this phone:',
    /** Behind the choice that was made last time. */
    last: (note: string) => `last used; ${note}`,
    labels: {
      'labels-a4': { name: 'Labels on A4', note: '3 × 7 a sheet, 63.5 × 38.1 mm (Avery L7160)' },
      'labels-letter': {
        name: 'Labels on Letter',
        note: '3 × 10 a sheet, 2 5/8 × 1 in (Avery 5160)',
      },
      'dymo-99012': { name: 'Dymo LabelWriter, large', note: 'a roll of 89 × 36 mm (99012)' },
      'dymo-11354': { name: 'Dymo LabelWriter, small', note: 'a roll of 57 × 32 mm (11354)' },
      'brother-11201': { name: 'Brother QL, long', note: 'a roll of 90 × 29 mm (DK-11201)' },
      'brother-11209': { name: 'Brother QL, small', note: 'a roll of 62 × 29 mm (DK-11209)' },
    },
  },
  /** When the code of a label was scanned. */
  label: {
    looking: 'Looking for the piece of this label…',
    cutAlready: (board: number) => `The piece of this label is on board ${board}, which is cut.`,
    unknown:
      'The piece of this label is not in this plan. The list was changed after the label was printed.',
  },
};
