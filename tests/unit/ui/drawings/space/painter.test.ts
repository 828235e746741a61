import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  FlatSurface,
  SceneItem,
  Solid,
  Triple,
} from '../../../../../web/planner/scene/scene.ts';
import {
  project,
  towards,
  type Flat,
  type View,
} from '../../../../../web/ui/drawings/space/axonometric.ts';
import { bodiesOf } from '../../../../../web/ui/drawings/space/bodies.ts';
import { itemCorners } from '../../../../../web/ui/drawings/space/model-frame.ts';
import { coatPaths, matrixOf } from '../../../../../web/ui/drawings/space/coat-paths.ts';
import { modelFrame, reachOf } from '../../../../../web/ui/drawings/space/model-frame.ts';
import {
  coatsOf,
  farthestFirst,
  partSpace,
  quarterOf,
} from '../../../../../web/ui/drawings/space/painter.ts';
import { runs } from '../../../../support/long.ts';
import { pathLines } from '../../../../support/path-points.ts';

const whole = (least: number, most: number) => fc.integer({ min: least, max: most });
/** A number between two, all as likely. */
const between = (from: number, to: number) =>
  whole(1, 9999).map((one) => from + ((to - from) * one) / 10_000);
/** True if one of the points is near another, in drawing units. */
const isAmong = (points: readonly Flat[], [x, y]: Flat): boolean =>
  points.some((one) => Math.hypot(one[0] - x, one[1] - y) < 0.2);
const views = fc.record({ turn: between(-3.1, 3.1), tilt: between(0.1, 1.5) });

const box = (at: Triple, size: Triple): Solid => ({ part: '', at, size, apart: [0, 0, 0] });

/** A flat four-sided surface from a corner along two ways. */
interface Card {
  readonly at: Triple;
  readonly along: Triple;
  readonly up: Triple;
}

const plus = (a: Triple, b: Triple, share = 1): Triple => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The card with a hole in its middle, from a quarter to three quarters of both its sides. */
const sheetOf = ({ at, along, up }: Card): FlatSurface => {
  const point = (s: number, t: number): Triple => plus(plus(at, along, s), up, t);
  return {
    rings: [
      [point(0, 0), point(1, 0), point(1, 1), point(0, 1)],
      [point(0.25, 0.25), point(0.25, 0.75), point(0.75, 0.75), point(0.75, 0.25)],
    ],
    joints: [],
    apart: [0, 0, 0],
    look: 'board',
  };
};

const isApart = (a: Solid, b: Solid): boolean =>
  [0, 1, 2].some((i) => {
    const [a0, b0] = [a.at[i] ?? 0, b.at[i] ?? 0];
    return a0 + (a.size[i] ?? 0) <= b0 || b0 + (b.size[i] ?? 0) <= a0;
  });

/** True if the upright card is completely on one side of a box, seen from above. */
const isBeside = ({ at, along }: Card, { at: low, size }: Solid): boolean => {
  const across = cross(along, [0, 0, 1]);
  const sides = [0, 1].flatMap((i) =>
    [0, 1].map((j) => dot(across, plus([low[0] + i * size[0], low[1] + j * size[1], 0], at, -1))),
  );
  const clear = [0, 1].some((i) => {
    const ends = [at[i] ?? 0, (at[i] ?? 0) + (along[i] ?? 0)];
    return (
      Math.max(...ends) <= (low[i] ?? 0) || Math.min(...ends) >= (low[i] ?? 0) + (size[i] ?? 0)
    );
  });
  return clear || Math.min(...sides) >= 1e-6 || Math.max(...sides) <= -1e-6;
};

/** True if all of one upright card is on one side of the other. */
const isOff = (one: Card, other: Card): boolean => {
  const across = cross(other.along, [0, 0, 1]);
  const ends = [one.at, plus(one.at, one.along)].map((end) =>
    dot(across, plus([end[0], end[1], 0], [other.at[0], other.at[1], 0], -1)),
  );
  return Math.min(...ends) > 1e-3 || Math.max(...ends) < -1e-3;
};

const cards = fc
  .array(
    fc.record({
      at: fc.tuple(whole(-2, 12), whole(-2, 12), whole(0, 4)),
      along: fc.tuple(whole(-8, 8), whole(-8, 8)),
      up: whole(2, 9),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all
      .filter(({ along: [x, y] }) => x !== 0 || y !== 0)
      .map(({ at, along: [x, y], up }): Card => ({ at, along: [x, y, 0], up: [0, 0, up] })),
  );

const boxes = fc.array(
  fc.tuple(
    fc.tuple(whole(0, 10), whole(0, 10), whole(0, 8)),
    fc.tuple(whole(1, 6), whole(1, 6), whole(1, 6)),
  ),
  { minLength: 1, maxLength: 8 },
);

interface Things {
  readonly solids: readonly Solid[];
  readonly cards: readonly Card[];
}

/** Boxes, upright cards at any angle between them, a level one beneath and a sloped one above: none through another. */
const things: fc.Arbitrary<Things> = fc
  .tuple(boxes, cards, whole(0, 9))
  .map(([all, upright, rise]) => {
    const solids: Solid[] = [];
    for (const [at, size] of all) {
      const one = box(at, size);
      if (solids.every((other) => isApart(one, other))) solids.push(one);
    }
    const kept: Card[] = [];
    for (const card of upright) {
      const isFree =
        solids.every((solid) => isBeside(card, solid)) &&
        kept.every((other) => isOff(card, other) || isOff(other, card));
      if (isFree) kept.push(card);
    }
    const floor: Card = { at: [-3, -3, 0], along: [20, 0, 0], up: [0, 20, 0] };
    const roof: Card = { at: [0, 0, 15], along: [14, 0, rise], up: [0, 14, 0] };
    return { solids, cards: [...kept, floor, roof] };
  });

/** The line of sight through a point of the picture, for places along it. */
function sight([x, y]: Flat, { turn, tilt }: View): Triple {
  return [
    x * Math.cos(turn) + y * Math.sin(turn) * Math.sin(tilt),
    x * Math.sin(turn) - y * Math.cos(turn) * Math.sin(tilt),
    0 - y * Math.cos(tilt),
  ];
}

/** A line of sight that passes an edge this closely tells nothing. */
const NEAR = 1e-3;

/** Distance from the eye at which a line of sight meets a slightly enlarged thing; undefined if it misses it. */
function boxHit({ at, size }: Solid, from: Triple, eye: Triple, by: number): number | undefined {
  let [enter, leave] = [-Infinity, Infinity];
  for (const i of [0, 1, 2] as const) {
    const ends = [at[i] - by, at[i] + size[i] + by].map((end) => (end - from[i]) / eye[i]);
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return leave > enter ? leave : undefined;
}

function cardHit(
  { at, along, up }: Card,
  from: Triple,
  eye: Triple,
  by: number,
): number | undefined {
  const normal = cross(along, up);
  const way = dot(normal, eye);
  if (Math.abs(way) < 1e-6) return undefined;
  const far = (dot(normal, at) - dot(normal, from)) / way;
  const spot = plus(plus(from, eye, far), at, -1);
  const [s, t] = [dot(spot, along) / dot(along, along), dot(spot, up) / dot(up, up)];
  const isIn = (low: number, high: number, more: number): boolean =>
    Math.min(s, t) > low - more && Math.max(s, t) < high + more;
  return isIn(0, 1, by) && !isIn(0.25, 0.75, 0 - by) ? far : undefined;
}

const isInside = (rings: readonly (readonly Flat[])[], [x, y]: Flat): boolean => {
  let inside = false;
  for (const ring of rings) {
    for (const [i, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
    }
  }
  return inside;
};

const spread = (of: readonly number[] = [], share: number): number =>
  Math.min(...of) + share * (Math.max(...of) - Math.min(...of));

/** As large as things are: a unit is 10 mm. */
const grow = (point: Triple): Triple => [point[0] * 3200, point[1] * 3200, point[2] * 3200];

describe('the painter', () => {
  it('paints nothing nearer before the things it hides, in any number of coats: true for every line of sight', () => {
    let compared = 0;
    let gathered = 0;
    fc.assert(
      fc.property(
        things,
        views,
        fc.array(fc.tuple(between(0, 1), between(0, 1)), { minLength: 25, maxLength: 25 }),
        ({ solids, cards: all }, view, shares) => {
          const sheets = all.map(sheetOf);
          const eye = towards(view);
          const space = partSpace(bodiesOf(solids, sheets));
          const faces = farthestFirst(space, eye);
          const coats = coatsOf(faces, eye, ({ side }) => side);
          expect(coats.flatMap((coat) => coat.faces).length).toBe(faces.length);
          gathered += faces.length - coats.length;
          const flat = coats.flatMap((coat) =>
            coat.faces.map(({ item, rings }) => ({
              item,
              rings: rings.map(({ corners }) => corners.map((corner) => project(corner, view))),
            })),
          );
          const [xs, ys] = [0, 1].map((i) =>
            solids.flatMap(itemCorners).map((corner) => project(corner, view)[i] ?? 0),
          );
          for (const [u, v] of shares) {
            const point: Flat = [spread(xs, u), spread(ys, v)];
            const from = sight(point, view);
            const hits = (by: number): readonly { item: SceneItem; near: number }[] =>
              [
                ...solids.map((item) => ({ item, near: boxHit(item, from, eye, by) })),
                ...all.map((card, i) => ({
                  item: sheets[i] ?? sheetOf(card),
                  near: cardHit(card, from, eye, by),
                })),
              ]
                .flatMap(({ item, near }) => (near === undefined ? [] : [{ item, near }]))
                .toSorted((a, b) => b.near - a.near);
            const [inside, about] = [hits(-NEAR), hits(NEAR)];
            const [first, second] = inside;
            const isClear =
              first !== undefined &&
              inside.length === about.length &&
              (second === undefined || first.near - second.near > 10 * NEAR);
            if (!isClear) continue;
            compared += 1;
            expect(flat.findLast(({ rings }) => isInside(rings, point))?.item).toBe(first.item);
          }
        },
      ),
      { numRuns: runs(300) },
    );
    expect(compared).toBeGreaterThan(2 * runs(300));
    expect(gathered).toBeGreaterThan(runs(300) / 6);
  });

  it('paints alike from wherever the same sides are seen', () => {
    fc.assert(
      fc.property(things, views, between(-0.2, 0.2), ({ solids, cards: all }, view, by) => {
        const space = partSpace(bodiesOf(solids, all.map(sheetOf)));
        const [eye, other] = [view, { ...view, turn: view.turn + by }].map(towards);
        if (eye === undefined || other === undefined) return;
        if (quarterOf(space, eye) !== quarterOf(space, other)) return;
        const coats = [eye, other].map((one) =>
          coatsOf(farthestFirst(space, one), one, ({ side }) => side),
        );
        expect(coats[1]).toEqual(coats[0]);
      }),
    );
  });

  it('draws each coat through a matrix to the visible positions of its corners', () => {
    fc.assert(
      fc.property(things, views, ({ solids, cards: all }, view) => {
        const large = solids.map(({ at, size }) => box(grow(at), grow(size)));
        const sheets = all.map((card) =>
          sheetOf({ at: grow(card.at), along: grow(card.along), up: grow(card.up) }),
        );
        const eye = towards(view);
        const space = partSpace(bodiesOf(large, sheets));
        const frame = modelFrame(reachOf([...large, ...sheets]), view, {
          width: 358,
          tallest: 300,
          margin: 10,
        });
        for (const coat of coatsOf(farthestFirst(space, eye), eye, ({ side }) => side)) {
          const paths = coatPaths(coat, 1000, 10);
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrixOf(paths, view, frame)
            .slice('matrix('.length, -1)
            .split(' ')
            .map(Number);
          const drawn = [paths.whole, paths.fill]
            .flatMap(pathLines)
            .flat()
            .map(([x, y]): Flat => [a * x + c * y + e, b * x + d * y + f]);
          const corners = coat.faces
            .flatMap(({ rings }) => rings.flatMap((ring) => ring.corners))
            .map((corner) => frame.at(project(corner, view)));
          expect(corners.filter((one) => !isAmong(drawn, one))).toEqual([]);
          expect(drawn.filter((one) => !isAmong(corners, one))).toEqual([]);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
