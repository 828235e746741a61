import { expect, it } from 'vitest';

import { isSamePart, leftToCut } from '../../../../../web/planner/cutting/plan/left-to-cut.ts';
import type { PlanBoard } from '../../../../../web/planner/cutting/plan/plan-board.ts';

const part = (id: string, length: number, quantity: number) => ({ id, length, width: 0, quantity });

const board = (...pieces: readonly (readonly [string, number])[]): PlanBoard => ({
  stock: 's',
  length: 2400,
  width: 0,
  pieces: pieces.map(([id, length]) => ({
    part: id,
    length,
    width: 0,
    x: 0,
    y: 0,
    turned: false,
    slantStart: 0,
    slantEnd: 0,
  })),
  cuts: [],
  offcuts: [],
});

it('counts pieces that were cut when their size was rounded in another way, each once', () => {
  const parts = [part('brace 198 job', 198, 2), part('brace 198.4 job', 198.4, 2)];
  const cut = [
    board(['brace 197.99 job', 197.99], ['brace 197.99 job', 197.99], ['brace 197.99 job', 197.99]),
  ];
  expect(leftToCut(parts, cut)).toEqual([part('brace 198.4 job', 198.4, 1)]);
});

it('does not count a piece of another size, job or name', () => {
  const parts = [part('brace 198 job', 198, 1)];
  for (const [id, length] of [
    ['brace 199.2 job', 199.2],
    ['brace 198 other', 198],
    ['leg 198 job', 198],
    ['brace 197.5 job', 190],
  ] as const) {
    expect(leftToCut(parts, [board([id, length])])).toEqual(parts);
  }
});

it('takes pieces of its own id first', () => {
  const parts = [part('brace 198 job', 198, 1), part('brace 198.5 job', 198.5, 1)];
  expect(leftToCut(parts, [board(['brace 198.5 job', 198.5])])).toEqual([parts[0]]);
});

it.each([
  ['brace 198 job', 'brace 197.99 job', true],
  ['panel 600 × 300 ↑ job', 'panel 600.4 × 300 ↑ job', true],
  ['panel 600 × 300 ↑ job', 'panel 600 × 300 job', false],
  ['brace 198 12345678', 'brace 198 12345679', false],
  ['p1', 'p2', false],
])('%s and %s: %s', (a, b, isSame) => {
  expect(isSamePart(a, b)).toBe(isSame);
});
