import type { CutAnswer, LinearRequest } from '../../planner/cutting/contract.ts';

/** Example of the public page: a workbench from three lengths, prices in pence. */
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

const ALIKE = board('2.4 m', 126, ['rail', 0, 1120], ['leg', 1123, 735], ['brace', 1861, 410]);

/** The engine's stored answer, so that the page does not load the engine; a test solves the request and compares. */
export const EXAMPLE_ANSWER: CutAnswer = {
  status: 'optimal',
  cost: 2490,
  bound: 2490,
  ms: 0,
  boards: [
    ALIKE,
    ALIKE,
    ALIKE,
    ALIKE,
    board('1.8 m', 111, ['stretcher', 0, 560], ['stretcher', 563, 560], ['stretcher', 1126, 560]),
  ],
  unplaced: [],
};
