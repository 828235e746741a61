import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSolid, solidAt, type Solid } from '../../../../../web/planner/scene/scene.ts';
import { bodiesOf, type Face3 } from '../../../../../web/ui/drawings/space/bodies.ts';

const solids = fc.array(
  fc
    .tuple(fc.nat(8), fc.nat(8), fc.nat(8), fc.integer({ min: 1, max: 6 }))
    .map(([x, y, z, side]) => solidAt([x, y, z], [side, side, side])),
  { minLength: 2, maxLength: 6 },
);

const isSideOf = ({ at, size }: Solid, axis: 0 | 1 | 2, level: number): boolean =>
  level === at[axis] || level === at[axis] + size[axis];

/** True if a face has edges inside its solid. */
const hasInnerEdges = ({ item, plane, rings }: Face3): boolean => {
  const axis = ([0, 1, 2] as const).find((one) => plane.normal[one] !== 0) ?? 0;
  const isSide = isSolid(item) && isSideOf(item, axis, plane.normal[axis] * plane.level);
  return !isSide && rings.some(({ own }) => own.some(Boolean));
};

describe('a solid that others cut into', () => {
  it('has edges only on its own sides', () => {
    fc.assert(
      fc.property(solids, (all) => {
        const faces = bodiesOf(all, []).flatMap((body) => body.faces);
        expect(faces.filter(hasInnerEdges)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
