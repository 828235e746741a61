import type { CutAnswer, LinearRequest } from '../../cutting/contract.ts';

/** The list that the public page works out: a workbench from three lengths, prices in pence. */
export const EXAMPLE_REQUEST: LinearRequest = {
  kind: 'linear',
  kerf: 3,
  trim: 0,
  stock: [
    { id: '1.8 m', length: 1800, price: 410 },
    { id: '2.4 m', length: 2400, price: 520 },
    { id: '3 m', length: 3000, price: 690 },
  ],
  parts: [
    { id: 'leg', length: 735, quantity: 4 },
    { id: 'rail', length: 1120, quantity: 4 },
    { id: 'stretcher', length: 560, quantity: 3 },
    { id: 'brace', length: 410, quantity: 4 },
  ],
};

const board = (stock: string, offcut: number, ...parts: readonly [string, number, number][]) => {
  return { stock, offcut, parts: parts.map(([part, at, length]) => ({ part, at, length })) };
};

const RAILS = board('2.4 m', 154, ['rail', 0, 1120], ['rail', 1123, 1120]);

/**
 * The engine's answer to it, written down so that the page is read without the engine; a test solves
 * the request afresh and holds this against it.
 */
export const EXAMPLE_ANSWER: CutAnswer = {
  status: 'optimal',
  cost: 2490,
  bound: 2490,
  ms: 0,
  boards: [
    RAILS,
    RAILS,
    board(
      '2.4 m',
      123,
      ['leg', 0, 735],
      ['stretcher', 738, 560],
      ['stretcher', 1301, 560],
      ['brace', 1864, 410],
    ),
    board('2.4 m', 186, ['leg', 0, 735], ['leg', 738, 735], ['leg', 1476, 735]),
    board(
      '1.8 m',
      0,
      ['stretcher', 0, 560],
      ['brace', 563, 410],
      ['brace', 976, 410],
      ['brace', 1389, 410],
    ),
  ],
  unplaced: [],
};
