import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solidAt, type FlatSurface, type Triple } from '../../../../../web/planner/scene/scene.ts';
import { bodiesOf, dot, type Face3 } from '../../../../../web/ui/drawings/space/bodies.ts';
import { grainLines } from '../../../../../web/ui/drawings/space/grain.ts';

const GAP = 100;
const side = fc.integer({ min: 20, max: 4000 });
const sizes = fc.tuple(side, side, side);
const faces = (size: Triple, more: Parameters<typeof solidAt>[2]): readonly Face3[] =>
  bodiesOf([solidAt([7, -20, 300], size, more)], []).flatMap((body) => body.faces);

/** True if a point is in the plane of a face and in its bounding box. */
const isOn = ({ plane, rings }: Face3, point: Triple): boolean =>
  Math.abs(dot(plane.normal, point) - plane.level) < 0.01 &&
  ([0, 1, 2] as const).every((axis) => {
    const all = rings.flatMap(({ corners }) => corners.map((corner) => corner[axis]));
    return point[axis] >= Math.min(...all) - 0.01 && point[axis] <= Math.max(...all) + 0.01;
  });

describe('grain', () => {
  it('stays on its face, runs from end to end, and leaves end grain plain', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(0 as const, 1 as const, 2 as const), (size, grain) => {
        for (const face of faces(size, { look: 'oak', grain })) {
          const lines = grainLines(face, GAP);
          const isEnd = Math.abs(face.plane.normal[grain]) === 1;
          if (isEnd) expect(lines).toEqual([]);
          expect(lines.length).toBeLessThanOrEqual(9);
          for (const line of lines) {
            expect(line.every((point) => isOn(face, point))).toBe(true);
            const run = line.map((point) => point[grain]);
            expect(Math.max(...run) - Math.min(...run)).toBeCloseTo(size[grain], 3);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is on wood and laid boards only', () => {
    const wide: Triple = [3000, 2000, 500];
    const count = (look: 'pine' | 'steel' | 'mdf' | 'concrete'): number =>
      faces(wide, { look }).flatMap((face) => grainLines(face, GAP)).length;
    expect(count('pine')).toBeGreaterThan(0);
    for (const look of ['steel', 'mdf', 'concrete'] as const) expect(count(look)).toBe(0);
    const board: FlatSurface = {
      // Mitred, from either end.
      rings: [
        [
          [0, 0, 0],
          [3000, 0, 0],
          [2600, 400, 0],
          [400, 400, 0],
        ],
        [
          [0, 1000, 0],
          [400, 600, 0],
          [2600, 600, 0],
          [3000, 1000, 0],
        ],
      ],
      joints: [],
      apart: [0, 0, 0],
      look: 'board',
      covered: { look: 'larch' },
    };
    const laid = bodiesOf([], [board]).flatMap((body) => body.faces);
    const lines = laid.flatMap((face) => grainLines(face, GAP));
    expect(lines).toHaveLength(8);
    const off = lines.flat().filter(([x, y]) => {
      const mitre = Math.min(y, 1000 - y) - 0.3 * GAP;
      return x < mitre || x > 3000 - mitre;
    });
    expect(off).toEqual([]);
  });
});
