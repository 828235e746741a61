import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const parts = (count: number): string => plural(count, { one: '# part', other: '# parts' });
const boards = (count: number): string => plural(count, { one: '# board', other: '# boards' });

/** A cut list: its parts, what there is to cut from, the saw, and lists of other tools. */
export const en = {
  unnamed: 'Cut list',
  duplicate: 'Duplicate this list',
  duplicated: (name: string) => `${name} made`,
  templates: {
    start: 'Start from a template',
    own: 'Your templates',
    none: 'Open a list of yours and keep it as a template: it stands here then.',
    designs: 'Furniture in usual sizes',
    note: 'Its boards alone, to be changed as you like. In a project it has hardware, pictures and steps, too.',
    /** What a list holds. */
    of: (materials: number, count: number) =>
      materials === 1
        ? parts(count)
        : `${plural(materials, { one: '# material', other: '# materials' })}, ${parts(count)}`,
    started: (name: string) => `Started from ${name}`,
    keep: 'A template: new lists start from it',
  },
  tabs: { parts: 'Parts', sheets: 'Sheets', boards: 'Boards', plan: 'Plan' },
  line: {
    nothing: 'Nothing to cut yet',
    noBoards: 'Still to say: the boards',
    allCut: (count: number) => `All ${count} cut`,
  },
  next: {
    parts: 'List the parts',
    boards: 'List the boards',
    plan: 'See the plan',
  },
  missing: {
    title: 'This cut list is not here',
    damaged: (reason: string) => `${reason} Its text is kept on this device as it is.`,
    elsewhere:
      'Cut lists are kept on the device where they were made. It may be on another phone or in another browser, or it was removed.',
    back: 'Your projects and lists',
  },
  head: {
    name: 'What is it for',
    nameHint: 'Workbench',
    material: 'Material',
    sheetHint: 'Birch ply 18 mm',
    boardHint: 'CLS 38 × 63',
    kind: 'What is cut',
    boards: 'Boards to length',
    sheets: 'Sheets',
  },
  materials: {
    title: 'What the list is cut from',
    add: '+ Material',
    unnamed: (material: number) => `Material ${material}`,
    remove: (name: string) => `Remove ${name} with its parts`,
    removed: (name: string) => `${name} removed`,
  },
  parts: {
    title: 'Parts',
    counted: (pieces: number, kinds: number) =>
      `Parts: ${plural(pieces, { one: '# piece', other: '# pieces' })} of ${plural(kinds, { one: '# kind', other: '# kinds' })}`,
    quantity: 'Qty',
    length: 'Length',
    width: 'Width',
    name: 'Name',
    leftOut: (count: number, reason: 'too-long' | 'out-of-stock' | 'run-too-long') => {
      const why = {
        'too-long': 'Larger than every board.',
        'out-of-stock': 'None left that it fits on.',
        'run-too-long': 'Its run of grain is longer than every board.',
      };
      return `${count} left out: ${why[reason]}`;
    },
    removed: (name: string) => `${name} removed`,
    import: 'Paste or import a list',
    showMore: (count: number, all: number) => `Show ${count} more of ${all} parts`,
    full: (most: number) => `A list holds up to ${most} parts: start another for more.`,
    unread: (count: number) =>
      `${plural(count, { one: 'One entry of this list cannot', other: '# entries of this list cannot' })} be shown here: kept as they are.`,
  },
  part: {
    quantity: (part: number) => `Part ${part}, how many`,
    length: (part: number) => `Part ${part}, length`,
    width: (part: number) => `Part ${part}, width`,
    name: (part: number) => `Part ${part}, name`,
    more: (part: number, what: string) => `Part ${part}, ${what} and more`,
    /** Beneath its letter: what there is to set besides its row. */
    grain: 'grain',
    mitre: 'mitre',
    keys: (part: number) => `part ${part}`,
    hints: { length: 'length', width: 'width', name: 'name' },
    grainKept: 'grain kept',
    mitred: 'mitred',
    unnamed: 'Part',
    mayTurn: 'May be turned on the sheet',
    turnNote:
      'Keep it from turning where the grain must run along its length, as on fronts and doors.',
    mitreStart: 'Mitre at one end, °',
    mitreEnd: 'At the other, °',
    mitreNote:
      'Degrees off a square cut: 45 for a picture frame. The length is from long point to long point. Give the width of the face with the saw.',
    rough: 'Cut larger, each side',
    roughNote: 'as the list says, to be trimmed later',
    spare: 'One spare, to try things on',
    withSpare: 'one spare',
    remove: 'Remove this part',
  },
  stock: {
    sheets: 'Sheets the shop has',
    boards: 'Boards the shop has',
    heads: { length: 'Length', width: 'Width', price: 'Price', quantity: 'How many' },
    length: (board: number) => `Board ${board}, length`,
    width: (board: number) => `Board ${board}, width`,
    price: (board: number) => `Board ${board}, price`,
    quantity: (board: number) => `Board ${board}, how many there are`,
    keys: (board: number) => `board ${board}`,
    hints: { length: 'length', width: 'width', price: 'price', quantity: 'any' },
    remove: (board: number) => `Remove board ${board}`,
    removed: 'Board removed',
    usual: 'Usual sizes',
    note: 'With your shop’s prices the plan is the cheapest; without any, the one of least material.',
  },
  saw: {
    title: 'Adjust: saw cut, trims, spares',
    kerf: 'Width of the saw cut',
    trim: (kind: 'linear' | 'sheet'): string =>
      kind === 'sheet' ? 'Trimmed off every edge' : 'Trimmed off both ends',
    face: 'Face that mitres run across',
    eachSide: 'Trim each side differently',
    trimSides: {
      left: 'Trimmed at the left end',
      right: 'At the right end',
      top: 'Along the top',
      bottom: 'Along the bottom',
    },
    spare: 'One spare of every part',
    rough: 'Cut larger, each side',
    roughNote: 'to be trimmed to size later',
    stages: 'Stages of cutting',
    anyStages: 'Any',
    first: 'First cuts run',
    firsts: { any: 'Either way', length: 'Along', width: 'Across' },
    note: 'Every cut runs right across what lies on the saw. In 2 stages the sheet is cut into strips and these into parts; fewer stages are quicker and leave more waste.',
  },
  unread: {
    /** Links, each with what follows it. */
    parts,
    partsNote: ' cannot be planned as typed.',
    boards,
    boardsNote: ' cannot be used as typed.',
    saw: 'The saw’s sizes',
    sawNote: ' cannot be used as typed.',
  },
  columns: {
    title: 'What each column is',
    column: (column: number) => `Column ${column}`,
    none: 'not used',
    names: {
      length: 'Length',
      width: 'Width',
      quantity: 'Quantity',
      name: 'Name',
      material: 'Material',
      turns: 'May turn',
      grain: 'Grain',
      thickness: 'Thickness',
      size: 'All sizes in one',
      cutLength: 'Length to cut',
      cutWidth: 'Width to cut',
    },
  },
  /** Rows of hardware in the shopping list. */
  hardware: {
    kind: 'Hardware',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
  },
  import: {
    title: 'Paste or import',
    label:
      'One part a line, such as 4 x 735 leg; or a table of a spreadsheet or of another cutting program',
    sheetHint: '2 x 720 x 560 side',
    boardHint: '4 x 735 leg',
    open: 'Open a file',
    paste: 'Paste',
    noPaste:
      'The browser does not let the page read what was copied: hold the field and paste there.',
    sheet: 'Sheet of the file',
    /** Why a file is not opened, by its kind. */
    refused: {
      large: 'The file is larger than 2 MB. Save the list alone and open that.',
      slow: 'The file takes too long to open. Save the list alone and open that.',
      bomb: 'The file unpacks to more than this page opens, or refers to other files. Save the list as CSV and open that.',
      damaged: 'The file cannot be opened: it is damaged, empty or locked with a password.',
      pdf: 'This is a PDF file. Copy the lines of the list out of it and paste them here.',
      old: 'This is a file of an old Office program. Save it as XLSX, ODS or CSV and open that.',
      zip: 'This is a packed file (ZIP or a document). Open the list in it, saved as XLSX, ODS, CSV or text.',
      picture: 'This is a picture. Type or paste the lines of the list here.',
    },
    unit: 'Numbers without a unit are',
    inches: 'inches',
    kind: 'They are cut from',
    boards: 'Boards',
    sheets: 'Sheets',
    material: 'Take the parts of',
    all: 'All, each with its own plan',
    /** Where a list has all its materials already. */
    fullMaterials: (most: number) => `A list holds up to ${most} materials: take one at a time.`,
    noMaterial: 'none named',
    /** First line of the preview. */
    read: (pieceCount: number, kindCount: number, unreadCount: number) => {
      const read =
        kindCount === 0
          ? 'Nothing is read yet'
          : `${plural(pieceCount, { one: '# piece', other: '# pieces' })} of ${plural(kindCount, { one: '# kind', other: '# kinds' })}`;
      const unread = plural(unreadCount, { one: '# line not read', other: '# lines not read' });
      return unreadCount === 0 ? read : `${read}, ${unread}`;
    },
    /** Beneath it: whose list it is, and what else is in it. */
    format: (format: string, boardCount: number) =>
      boardCount > 0 ? `${format}, with ${boards(boardCount)}` : format,
    askedRows: (rows: number) =>
      plural(rows, {
        one: '# row waits for an answer: without it, it is left out',
        other: '# rows wait for an answer: without it, they are left out',
      }),
    ask: 'Which is it?',
    askSimilar: (others: number) =>
      `Which is it? Your answer is also for ${plural(others, { one: '# similar line', other: '# similar lines' })}.`,
    noPart: 'Not a part',
    /** Roles of the numbers of a line. */
    roles: {
      count: 'How many',
      length: 'Length',
      width: 'Width',
      thickness: 'Thickness',
      section: 'Section',
      price: 'Price',
      angle: 'Angle',
      name: 'Part of the name',
      note: 'Note',
      spare: 'The same size again',
    },
    hardware: (rows: number) =>
      plural(rows, {
        one: '# row of hardware joins the shopping list',
        other: '# rows of hardware join the shopping list',
      }),
    toShopping: 'Hardware, for the shopping list',
    addHardware: 'Add the hardware',
    kept: 'Your list is kept here until you add it',
    /** Of parts that are cut larger by more along one side than along the other. */
    cutSizes: (count: number) =>
      `${parts(count)} cut larger than finished, by more along one side than the other: listed at the size to cut.`,
    tapesLeftOff: (count: number, most: number) =>
      `A list holds up to ${most} tapes: of ${parts(count)} some edges come without theirs, at the size to cut.`,
    line: (line: number, text: string) => `Line ${line}: ${text}`,
    more: (count: number) => `and ${count} more`,
    /** Behind the name of a part. */
    grainKept: ' (grain kept)',
    added: (count: number) => `${parts(count)} added`,
    add: (count: number) => `Add ${parts(count)}`,
  },
};
