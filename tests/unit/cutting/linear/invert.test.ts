import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../web/cutting/linear/budget.ts';
import { invert } from '../../../../web/cutting/linear/invert.ts';
import { runs } from '../../../support/long.ts';

const identity = (rows: number): Float64Array =>
  Float64Array.from({ length: rows * rows }, (_, k) => (k % (rows + 1) === 0 ? 1 : 0));

function product(a: Float64Array, b: Float64Array, rows: number): number[] {
  return Array.from({ length: rows * rows }, (_, k) => {
    const [row, column] = [Math.floor(k / rows), k % rows];
    let sum = 0;
    for (let n = 0; n < rows; n++) {
      sum += (a[row * rows + n] ?? 0) * (b[n * rows + column] ?? 0);
    }
    return sum;
  });
}

const endless = new Budget(() => false);

describe('invert', () => {
  it('gives what multiplies to the identity, or says that there is no inverse', () => {
    const square = fc.integer({ min: 1, max: 7 }).chain((rows) =>
      fc.array(fc.integer({ min: -3, max: 3 }), {
        minLength: rows * rows,
        maxLength: rows * rows,
      }),
    );
    const outcome = fc.property(square, (entries) => {
      const rows = Math.sqrt(entries.length);
      const inverse = identity(rows);
      const isInverse = invert(Float64Array.from(entries), inverse, rows, endless);
      fc.pre(isInverse);
      const found = product(Float64Array.from(entries), inverse, rows);
      identity(rows).forEach((one, k) => expect(found[k]).toBeCloseTo(one, 6));
    });
    fc.assert(outcome, { numRuns: runs(200) });
  });

  it('finds no inverse of dependent rows', () => {
    expect(invert(Float64Array.of(1, 2, 2, 4), identity(2), 2, endless)).toBe(false);
    expect(invert(new Float64Array(9), identity(3), 3, endless)).toBe(false);
  });

  it('gives up as soon as the budget is done', () => {
    const done = new Budget(() => true);
    expect(invert(identity(3), identity(3), 3, done)).toBe(false);
  });
});
