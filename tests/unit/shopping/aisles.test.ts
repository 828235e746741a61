import { describe, expect, it } from 'vitest';
import { byAisle } from '../../../web/shopping/aisles.ts';
import { AISLES, type Aisle } from '../../../web/stock/aisles.ts';

const line = (id: string, aisle: Aisle, isMain = false) => ({ id, aisle, isMain });

const told = (lines: readonly ReturnType<typeof line>[]) =>
  byAisle(lines).map((one) => [one.aisle, one.lines.map(({ id }) => id)]);

describe('byAisle', () => {
  it('puts what the job is made of first, whatever the order of the jobs', () => {
    const lines = [
      line('fence-post', 'garden', true),
      line('batten', 'timber'),
      line('wood-screws', 'fixings'),
      line('work-gloves', 'safety'),
      line('stud', 'timber'),
    ];
    expect(told(lines)).toEqual([
      ['garden', ['fence-post']],
      ['timber', ['batten', 'stud']],
      ['fixings', ['wood-screws']],
      ['safety', ['work-gloves']],
    ]);
  });

  it('has what a person came for lead its group, then what prepares for it', () => {
    const lines = [
      line('wall-cleaner', 'paint'),
      line('filler', 'paint'),
      line('ceiling-paint', 'paint', true),
      line('wall-paint~sage', 'paint', true),
    ];
    expect(told(lines)).toEqual([
      ['paint', ['wall-paint~sage', 'ceiling-paint', 'wall-cleaner', 'filler']],
    ]);
  });

  it('loses no line of any aisle', () => {
    const lines = AISLES.map((aisle) => line(aisle, aisle)).toReversed();
    expect(byAisle(lines).flatMap((one) => one.lines)).toHaveLength(AISLES.length);
  });
});
