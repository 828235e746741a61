import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  layTrim,
  type TrimEnd,
  type TrimOptions,
  type TrimWall,
} from '../../../../../web/planner/takeoff/walls/trim.ts';
import { runs } from '../../../../support/long.ts';

const options: TrimOptions = {
  thickness: mm(18),
  longest: mm(4200),
  leastPiece: mm(300),
  rough: mm(50),
};
const wall = (
  long: number,
  doors: readonly (readonly [number, number])[] = [],
  ends: readonly [TrimEnd, TrimEnd] = ['inside', 'inside'],
): TrimWall => ({
  length: mm(long),
  start: ends[0],
  end: ends[1],
  doors: doors.map(([at, width]) => ({ at: mm(at), width: mm(width) })),
});
const cuts = (walls: readonly TrimWall[]): readonly string[] =>
  layTrim(walls, options).laid.map(({ start, end, cut }) => `${start} ${cut / 320} ${end}`);
const bought = (walls: readonly TrimWall[]): readonly number[] =>
  layTrim(walls, options).pieces.map((piece) => piece.length / 320);

describe('hand layouts', () => {
  test('four walls and a door: five pieces, each as long as its wall', () => {
    // 4000 − 900 door at 500: 500 and 2600. In the corners one is square and one is coped: nothing is added.
    const room = [wall(4000, [[500, 900]]), wall(3000), wall(4000), wall(3000)];
    expect(cuts(room)).toEqual([
      'inside 500 square',
      'square 2600 inside',
      'inside 3000 inside',
      'inside 4000 inside',
      'inside 3000 inside',
    ]);
  });

  test('round an outside corner a piece is longer by its thickness', () => {
    expect(cuts([wall(1000, [], ['square', 'outside'])])).toEqual(['square 1018 outside']);
    expect(cuts([wall(1000, [], ['outside', 'outside'])])).toEqual(['outside 1036 outside']);
  });

  test('a mitre of another angle takes as much as it runs, and inside a room nothing', () => {
    // Round a corner of 225° each piece is cut 22.5° off square: 18 × tan 22.5° = 7.456.
    const round = { ...wall(1000, [], ['square', 'outside']), mitre: { start: 45, end: 22.5 } };
    const [piece] = layTrim([round], options).laid;
    expect(piece?.mitre).toEqual({ start: 0, end: 22.5 });
    expect((piece?.cut ?? 0) / 320).toBeCloseTo(1007.456, 2);
    // In the corner of a bay, 135°, both are mitred and neither is longer than its wall.
    const bay = { ...wall(1000, [], ['splayed', 'splayed']), mitre: { start: 22.5, end: 22.5 } };
    expect(cuts([bay])).toEqual(['splayed 1000 splayed']);
    expect(layTrim([bay], options).laid[0]?.mitre).toEqual({ start: 22.5, end: 22.5 });
  });

  test('a door in the corner leaves nothing next to it', () => {
    expect(cuts([wall(2000, [[0, 900]])])).toEqual(['square 1100 inside']);
  });

  test('a long wall takes a full length that laps over the rest', () => {
    // 4200 − 18 for the lap = 4182 on the wall; 6000 − 4182 = 1818.
    expect(cuts([wall(6000)])).toEqual(['inside 4200 joint', 'joint 1818 inside']);
  });

  test('no stub at the end: the full length gives way', () => {
    // 4300: after 4182 only 118 would be left; the last piece becomes 300 instead.
    expect(cuts([wall(4300)])).toEqual(['inside 4018 joint', 'joint 300 inside']);
  });

  test('each is cut 50 longer first, as far as the longest length goes', () => {
    expect(bought([wall(3000)])).toEqual([3050]);
    expect(bought([wall(4170)])).toEqual([4200]);
    expect(bought([wall(6000)])).toEqual([4200, 1868]);
  });
});

test('pieces fit the stock, cover the complete wall, and none is a stub, for any wall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 30_000 }), (long) => {
      const { laid } = layTrim([wall(long)], options);
      expect(laid.reduce((sum, piece) => sum + piece.length, 0)).toBe(mm(long));
      for (const piece of laid) {
        expect(piece.cut).toBeLessThanOrEqual(options.longest);
        expect(piece.length).toBeGreaterThanOrEqual(options.leastPiece);
      }
    }),
    { numRuns: runs(2000) },
  );
});

const run = (walls: readonly TrimWall[]): number =>
  layTrim(walls, options).laid.reduce((sum, piece) => sum + piece.cut, 0);

test('longer walls and fewer doors never need less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1500, max: 9000 }),
      fc.integer({ min: 0, max: 3000 }),
      (long, more) => {
        expect(run([wall(long + more)])).toBeGreaterThanOrEqual(run([wall(long)]));
        expect(run([wall(long)])).toBeGreaterThan(run([wall(long, [[400, 800]])]));
      },
    ),
  );
});

test('boards that are joined on studs reach one wherever the studs are', () => {
  for (const [long, longest] of [
    [3660, 2600],
    [4690, 4200],
    [9100, 2440],
    [2700, 2600],
  ] as const) {
    const toStud = mm(625);
    const { laid } = layTrim([wall(long)], { ...options, longest: mm(longest), toStud });
    const ends = [0, 100, 300, 624].map((first) =>
      laid.reduce((at, { cut, end }) => {
        if (end === 'inside') return at + cut;
        const reach = Math.min(at + cut - options.thickness, mm(long) - options.leastPiece);
        return mm(first) + Math.floor((reach - mm(first)) / toStud) * toStud;
      }, 0),
    );
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(mm(long));
  }
});
