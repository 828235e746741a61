import type { NamedBoard } from '../../../../../web/planner/cutting/export/parts-csv.ts';

const square = { turned: false, slantStart: 0, slantEnd: 0 };

/** A sheet and a board with names as hostile as possible. */
export const BOARDS: readonly NamedBoard[] = [
  {
    number: 1,
    title: '1000 × 500',
    names: { a: '=HYPERLINK("http://x")', b: '<script>&"\u0000' },
    board: {
      stock: 's',
      length: 1000,
      width: 500,
      pieces: [
        { part: 'a', x: 0, y: 0, length: 600, width: 500, ...square },
        { part: 'b', x: 603, y: 0, length: 200.125, width: 300, ...square, turned: true },
      ],
      cuts: [{ n: 1, x1: 600, y1: 0, x2: 600, y2: 500, stage: 1 }],
      offcuts: [{ x: 806.125, y: 0, length: 193.875, width: 500 }],
    },
  },
  {
    number: 2,
    title: '2.4 m',
    names: { c: 'frame\n0\nLINE' },
    board: {
      stock: 't',
      length: 2400,
      width: 0,
      pieces: [
        {
          part: 'c',
          x: 0,
          y: 0,
          length: 800,
          width: 0,
          turned: false,
          slantStart: 45,
          slantEnd: 45,
        },
      ],
      cuts: [{ n: 1, x1: 800, y1: 0, x2: 800, y2: 0, stage: 1 }],
      offcuts: [{ x: 803, y: 0, length: 1597, width: 0 }],
    },
  },
];
