import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** Tapes on the edges of panels: which edge has which, and what they take off the size that is cut. */
export const en = {
  title: 'Edge banding',
  /** Each a switch. */
  edges: {
    l1: 'Front edge, along the length',
    l2: 'Back edge, along the length',
    w1: 'Left end, along the width',
    w2: 'Right end, along the width',
  },
  /** An edge with the tape on it. */
  withTape: (edge: string, tape: string) => `${edge}: ${tape}`,
  all: 'All four',
  front: 'Front edge only',
  none: 'No edge',
  tape: (tape: number) => `Tape ${tape}`,
  which: 'Tape to put on',
  name: 'Tape',
  nameHint: '1 mm oak',
  thickness: 'Thickness',
  noThickness: 'nothing is taken off while it is empty',
  price: { metric: 'Price a metre', imperial: 'Price a foot' },
  another: 'Another tape',
  remove: (tape: string) => `Remove ${tape}`,
  removed: (tape: string) => `${tape} removed`,
  deduct: 'Taken off the size that is cut',
  deductions: { thick: 'From 0.5 mm thick', all: 'Every tape', none: 'No tape' },
  strip: 'Each strip is longer by',
  note: 'Type finished sizes, tapes on: what is taken off is drawn and cut smaller.',
  /** Beneath a part: the size that is cut, and its banded edges in short. */
  cutTo: (size: string) => `cut ${size}`,
  banded: (edges: string) => `edges ${edges}`,
  /** Beside the metres of a tape. */
  strips: (count: number, longer: string) =>
    `${plural(count, { one: '# strip', other: '# strips' })}, each ${longer} longer than its edge`,
  noPrice: 'no price yet',
};
