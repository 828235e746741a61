import type { CutAnswer, CutRequest } from '../../../../../web/planner/cutting/contract.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../../../web/planner/cutting/solve.ts';

/** 40 studs, plates and noggins from four lengths, prices in pence. */
export const STUDS: CutRequest = {
  kind: 'linear',
  kerf: 3,
  trim: 5,
  stock: [
    { id: 'a', length: 2400, price: 520 },
    { id: 'b', length: 3000, price: 640 },
    { id: 'c', length: 3600, price: 790 },
    { id: 'd', length: 4800, price: 1040 },
  ],
  parts: [
    { id: 'stud', length: 2325, quantity: 16 },
    { id: 'plate', length: 3420, quantity: 2 },
    { id: 'noggin', length: 562, quantity: 14 },
    { id: 'jack', length: 420, quantity: 8 },
  ],
};

/** A few carcass parts from one sheet size. */
export const PANELS: CutRequest = {
  kind: 'sheet',
  kerf: 3,
  trim: 10,
  stock: [{ id: 'ply', length: 2440, width: 1220, price: 4200 }],
  parts: [
    { id: 'side', length: 720, width: 560, quantity: 4 },
    { id: 'shelf', length: 564, width: 540, quantity: 3 },
    { id: 'rail', length: 564, width: 100, quantity: 4, rotate: false },
  ],
};

/** The engine's own answer. */
export function answerTo(request: CutRequest, timeLimitMs = 20_000): CutAnswer {
  const parsed = parseRequest({ ...request, timeLimitMs });
  if (!parsed.ok) throw new Error(parsed.reason);
  return solve(parsed.problem);
}
