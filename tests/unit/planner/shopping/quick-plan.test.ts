import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFitLengths, firstFitSheets } from '../../../../web/planner/shopping/quick-plan.ts';

const size = fc.integer({ min: 100, max: 2400 });
const quantity = fc.integer({ min: 1, max: 6 });
const lengths = fc.array(fc.record({ length: size, quantity }), { minLength: 1, maxLength: 8 });
const panels = fc.array(fc.record({ length: size, width: size, quantity, rotate: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});
const named = <T>(rows: readonly T[]): (T & { id: string })[] =>
  rows.map((row, i) => ({ ...row, id: `p${i}` }));
const wanted = (rows: readonly { readonly quantity: number }[]): number =>
  rows.reduce((sum, row) => sum + row.quantity, 0);

describe('firstFitLengths', () => {
  it('places every piece once, apart by the saw cut and inside its board', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 10 }), (rows, kerf) => {
        const stock = [
          { id: 'own', length: 1500, price: 0, quantity: 2 },
          { id: 'new', length: 2400, price: 500, quantity: null },
        ];
        const answer = firstFitLengths({ kind: 'linear', kerf, stock, parts: named(rows) });
        const placed = answer.boards.flatMap(({ parts }) => parts);
        expect(placed.length).toBe(wanted(rows));
        expect(answer.boards.filter((board) => board.stock === 'own').length).toBeLessThan(3);
        for (const board of answer.boards) {
          const long = stock.find(({ id }) => id === board.stock)?.length ?? 0;
          for (const [i, { at, length }] of board.parts.entries()) {
            const before = board.parts[i - 1];
            if (before !== undefined) expect(at).toBe(before.at + before.length + kerf);
            expect(at + length).toBeLessThanOrEqual(long);
          }
        }
      }),
    );
  });
});

describe('firstFitSheets', () => {
  it('places every panel once, inside the trim and clear of all others', () => {
    const stock = [{ id: 'new', length: 2440, width: 2440, price: 4000, quantity: null }];
    fc.assert(
      fc.property(panels, (rows) => {
        const answer = firstFitSheets({
          kind: 'sheet',
          kerf: 3,
          trim: 10,
          stock,
          parts: named(rows),
        });
        const placed = answer.sheets.reduce((sum, { parts }) => sum + parts.length, 0);
        expect(placed).toBe(wanted(rows));
        for (const { parts } of answer.sheets) {
          for (const [i, a] of parts.entries()) {
            expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(10);
            expect(Math.max(a.x + a.length, a.y + a.width)).toBeLessThanOrEqual(2430);
            for (const b of parts.slice(0, i)) {
              const apart =
                a.x >= b.x + b.length + 3 ||
                b.x >= a.x + a.length + 3 ||
                a.y >= b.y + b.width + 3 ||
                b.y >= a.y + a.width + 3;
              expect(apart).toBe(true);
            }
          }
        }
      }),
    );
  });
});
