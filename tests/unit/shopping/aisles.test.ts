import { describe, expect, it } from 'vitest';
import { byAisle } from '../../../web/shopping/aisles.ts';
import { AISLES, type Aisle } from '../../../web/stock/aisles.ts';

const line = (id: string, aisle: Aisle) => ({ id, aisle });

describe('byAisle', () => {
  it('puts what the job is made of first, whatever the order of the jobs', () => {
    const lines = [
      line('post', 'garden'),
      line('batten', 'timber'),
      line('screws', 'fixings'),
      line('board', 'timber'),
    ];
    const told = byAisle(lines).map((one) => [one.aisle, one.lines.map(({ id }) => id)]);
    expect(told).toEqual([
      ['timber', ['batten', 'board']],
      ['garden', ['post']],
      ['fixings', ['screws']],
    ]);
  });

  it('loses no line of any aisle', () => {
    const lines = AISLES.map((aisle) => line(aisle, aisle)).toReversed();
    expect(byAisle(lines).flatMap((one) => one.lines)).toHaveLength(AISLES.length);
  });
});
