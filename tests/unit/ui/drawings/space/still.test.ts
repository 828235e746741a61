import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Solid, Triple } from '../../../../../web/planner/scene/scene.ts';
import {
  project,
  towards,
  type Flat,
  type View,
} from '../../../../../web/ui/drawings/space/axonometric.ts';
import { bodiesOf, type Face3 } from '../../../../../web/ui/drawings/space/bodies.ts';
import { fixedFrame } from '../../../../../web/ui/drawings/space/model-frame.ts';
import { farthestFirst, partSpace } from '../../../../../web/ui/drawings/space/painter.ts';
import { FINE, stillCoats } from '../../../../../web/ui/drawings/space/still.ts';
import { runs } from '../../../../support/long.ts';
import { pathLines } from '../../../../support/path-points.ts';

const solid = (at: Triple, size: Triple): Solid => ({ part: '', at, size, apart: [0, 0, 0] });
const BOX = { width: 200, tallest: 200, margin: 10 } as const;

const coordinates = (least: number, most: number): fc.Arbitrary<Triple> => {
  const one = fc.integer({ min: least, max: most }).map((n) => n * 1000);
  return fc.tuple(one, one, one);
};
const solids = fc
  .array(fc.tuple(coordinates(0, 9), coordinates(1, 6)), { minLength: 2, maxLength: 9 })
  .map((all) => all.map(([at, size]) => solid(at, size)));
const views: fc.Arbitrary<View> = fc.record({
  turn: fc.integer({ min: -30, max: 30 }).map((n) => n / 10 + 0.03),
  tilt: fc.integer({ min: 1, max: 15 }).map((n) => n / 10),
});

/** True if a point is inside polygons, by the even-odd rule. */
const isIn = (rings: readonly (readonly Flat[])[], [x, y]: Flat): boolean =>
  rings.reduce((isInside, ring) => {
    const crossed = ring.filter(([x0, y0], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
      return y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
    });
    return crossed.length % 2 === 1 ? !isInside : isInside;
  }, false);

/** Distance of a point from the nearest edge. */
const nearest = (rings: readonly (readonly Flat[])[], [x, y]: Flat): number =>
  Math.min(
    ...rings.flatMap((ring) =>
      ring.map(([x0, y0], i) => {
        const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
        const [dx, dy] = [x1 - x0, y1 - y0];
        const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
        const share = Math.max(0, Math.min(1, along));
        return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
      }),
    ),
  );

it('shows the same face at every point that is not next to an edge', () => {
  fc.assert(
    fc.property(solids, views, (all, view) => {
      const eye = towards(view);
      const faces = farthestFirst(partSpace(bodiesOf(all, [])), eye);
      const frame = fixedFrame(all, view, BOX);
      // Few looks, so that faces of several solids are in one path.
      const lookOf = ({ item, side }: Face3): string => `${side} ${all.indexOf(item as Solid) % 2}`;
      const coats = stillCoats(faces, lookOf, () => true, { view, frame, gap: 1e9 });
      const drawn = coats.map(({ look, whole, fill }) => ({
        look,
        rings: [whole, fill].flatMap(pathLines),
      }));
      const flat = faces.map((face) => ({
        look: lookOf(face),
        rings: face.rings.map(({ corners }) =>
          corners.map((corner): Flat => {
            const [x, y] = frame.at(project(corner, view));
            return [x * FINE, y * FINE];
          }),
        ),
      }));
      const wrong: Flat[] = [];
      for (let x = 20; x < BOX.width * FINE; x += 40) {
        for (let y = 20; y < frame.height * FINE; y += 40) {
          const at: Flat = [x, y];
          if (flat.some(({ rings }) => nearest(rings, at) < FINE)) continue;
          const expected = flat.findLast(({ rings }) => isIn(rings, at))?.look;
          if (drawn.findLast(({ rings }) => isIn(rings, at))?.look !== expected) wrong.push(at);
        }
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(40) },
  );
});

it('leaves out what others hide', () => {
  const wall = solid([0, 0, 0], [4000, 100, 4000]);
  const hidden = solid([1000, 1000, 1000], [500, 500, 500]);
  const view = { turn: 0.1, tilt: 0.1 };
  const coatsWith = (all: readonly Solid[]) =>
    stillCoats(
      farthestFirst(partSpace(bodiesOf(all, [])), towards(view)),
      ({ side }) => side,
      () => true,
      { view, frame: fixedFrame([wall], view, BOX), gap: 1e9 },
    );
  expect(coatsWith([wall, hidden])).toEqual(coatsWith([wall]));
});
