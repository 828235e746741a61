import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../web/measure/units.ts';
import {
  layTrim,
  type TrimEnd,
  type TrimOptions,
  type TrimWall,
} from '../../../web/takeoff/trim.ts';

const options: TrimOptions = { thickness: mm(18), longest: mm(4200), leastPiece: mm(300) };
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
const cuts = (walls: readonly TrimWall[]): (readonly [number, number])[] =>
  layTrim(walls, options).laid.map((piece) => [piece.cut / 320, piece.mitres]);

describe('hand layouts', () => {
  test('four walls and a door: five pieces, 18 more for each mitred end', () => {
    // 4000 − 900 door at 500: 500 + one mitre and 2600 + one mitre; the rest two mitres each.
    expect(cuts([wall(4000, [[500, 900]]), wall(3000), wall(4000), wall(3000)])).toEqual([
      [518, 1],
      [2618, 1],
      [3036, 2],
      [4036, 2],
      [3036, 2],
    ]);
  });

  test('an end that stands free is square', () => {
    expect(cuts([wall(1000, [], ['square', 'outside'])])).toEqual([[1018, 1]]);
  });

  test('a door in the corner leaves nothing beside it', () => {
    expect(cuts([wall(2000, [[0, 900]])])).toEqual([[1118, 1]]);
  });

  test('a long wall takes a full length and the rest', () => {
    // 4200 − 18 corner − 18 joint = 4164 on the wall; 6000 − 4164 = 1836 + 36.
    expect(cuts([wall(6000)])).toEqual([
      [4200, 2],
      [1872, 2],
    ]);
  });

  test('no stub at the end: the full length gives way', () => {
    // 4300: after 4164 only 136 would be left; the last piece becomes 300 instead.
    expect(cuts([wall(4300)])).toEqual([
      [4036, 2],
      [336, 2],
    ]);
  });
});

test('for every wall: pieces fit the stock, run all along it, and no piece is a stub', () => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 30_000 }), (long) => {
      const { laid } = layTrim([wall(long)], options);
      expect(laid.reduce((sum, piece) => sum + piece.length, 0)).toBe(mm(long));
      for (const piece of laid) {
        expect(piece.cut).toBeLessThanOrEqual(options.longest);
        expect(piece.length).toBeGreaterThanOrEqual(options.leastPiece);
      }
    }),
    { numRuns: 2000 },
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
