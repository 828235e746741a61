import { describe, expect, it } from 'vitest';
import { coverBound } from '../../../../../../web/planner/cutting/sheet/proof/cover-bound.ts';
import type { SheetKind } from '../../../../../../web/planner/cutting/sheet/model.ts';

const sheet = (rank: number, quantity = Infinity) => ({ dx: 1, dy: 1, rank, quantity });

const never = (): boolean => false;

const rankOf = (sheets: readonly SheetKind[], capacities: number[], weight: number): number =>
  coverBound(sheets, [{ capacities, weight }], never).rank;

describe('coverBound', () => {
  it('counts complete sheets', () => {
    expect(rankOf([sheet(10)], [100], 101)).toBe(20);
  });

  it('finds the cheapest mix, not the best ratio alone', () => {
    expect(rankOf([sheet(42), sheet(24)], [200, 100], 300)).toBe(66);
    expect(rankOf([sheet(42), sheet(24)], [200, 100], 301)).toBe(84);
  });

  it('uses no more of a sheet than there is', () => {
    expect(rankOf([sheet(0, 2), sheet(10)], [50, 100], 130)).toBe(10);
    expect(rankOf([sheet(5, 1), sheet(10)], [100, 100], 300)).toBe(25);
  });

  it('is infinite when all sheets together are too few', () => {
    expect(rankOf([sheet(5, 1)], [100], 300)).toBe(Infinity);
  });

  it('says which sheets they are, and holds the pieces by every weighing', () => {
    const sheets = [sheet(42), sheet(24)];
    const byArea = { capacities: [200, 100], weight: 300 };
    expect(coverBound(sheets, [byArea], never)).toEqual({ rank: 66, counts: [1, 1] });
    const byWidth = { capacities: [1, 0], weight: 2 };
    expect(coverBound(sheets, [byArea, byWidth], never)).toEqual({ rank: 84, counts: [2, 0] });
  });
});
