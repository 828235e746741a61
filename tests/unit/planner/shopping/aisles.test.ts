import { describe, expect, it } from 'vitest';
import { byAisle } from '../../../../web/planner/shopping/aisles.ts';
import { AISLES, type Aisle } from '../../../../web/planner/stock/aisles.ts';

const line = (id: string, aisle: Aisle, lead?: number) => ({ id, aisle, lead });

const told = (lines: readonly ReturnType<typeof line>[]) =>
  byAisle(lines).map((one) => [one.aisle, one.lines.map(({ id }) => id)]);

describe('byAisle', () => {
  it('puts what the job is made of first, whatever the order of the jobs', () => {
    const lines = [
      line('fence-post', 'garden', 0),
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

  it('lists the main product of a group first, then its preparation', () => {
    const lines = [
      line('wall-cleaner', 'paint'),
      line('filler', 'paint'),
      line('ceiling-paint', 'paint', 1),
      line('wall-paint~sage', 'paint', 0),
    ];
    expect(told(lines)).toEqual([
      ['paint', ['wall-paint~sage', 'ceiling-paint', 'wall-cleaner', 'filler']],
    ]);
  });

  it('begins with the main product', () => {
    const lines = [
      line('wall-insulation', 'insulation', 3),
      line('plasterboard', 'building', 1),
      line('stud', 'timber', 0),
      line('caulk', 'decorating'),
    ];
    expect(told(lines).map(([aisle]) => aisle)).toEqual([
      'timber',
      'building',
      'insulation',
      'decorating',
    ]);
  });

  it('loses no line of any aisle', () => {
    const lines = AISLES.map((aisle) => line(aisle, aisle)).toReversed();
    expect(byAisle(lines).flatMap((one) => one.lines)).toHaveLength(AISLES.length);
  });
});
