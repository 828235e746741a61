import { describe, expect, it } from 'vitest';
import { coverBound } from '../../../../web/cutting/sheet/area-bound.ts';

const sheet = (rank: number, quantity = Infinity) => ({ dx: 1, dy: 1, rank, quantity });

describe('coverBound', () => {
  it('counts whole sheets', () => {
    expect(coverBound([sheet(10)], [100], 101)).toBe(20);
  });

  it('finds the cheapest mix, not the best ratio alone', () => {
    expect(coverBound([sheet(42), sheet(24)], [200, 100], 300)).toBe(66);
    expect(coverBound([sheet(42), sheet(24)], [200, 100], 301)).toBe(84);
  });

  it('uses no more of a sheet than there is', () => {
    expect(coverBound([sheet(0, 2), sheet(10)], [50, 100], 130)).toBe(10);
    expect(coverBound([sheet(5, 1), sheet(10)], [100, 100], 300)).toBe(25);
  });

  it('is infinite when all sheets together are too few', () => {
    expect(coverBound([sheet(5, 1)], [100], 300)).toBe(Infinity);
  });
});
