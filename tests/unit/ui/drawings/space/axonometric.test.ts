import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Solid, Triple } from '../../../../../web/planner/scene/scene.ts';
import {
  project,
  towards,
  type Flat,
  type View,
} from '../../../../../web/ui/drawings/space/axonometric.ts';
import { bodiesOf } from '../../../../../web/ui/drawings/space/bodies.ts';
import { containsPoint } from '../../../../../web/ui/drawings/space/place-letters.ts';
import { facesOf } from '../../../../support/faces-of.ts';
import { runs } from '../../../../support/long.ts';

const solid = (part: string, at: Triple, size: Triple): Solid => ({
  part,
  at,
  size,
  apart: [0, 0, 0],
});

const isApart = (a: Solid, b: Solid): boolean =>
  [0, 1, 2].some((i) => {
    const [a0, b0] = [a.at[i] ?? 0, b.at[i] ?? 0];
    return a0 + (a.size[i] ?? 0) <= b0 || b0 + (b.size[i] ?? 0) <= a0;
  });

const whole = (most: number) => fc.integer({ min: 0, max: most });
const side = fc.integer({ min: 1, max: 9 });

/** Boxes that do not overlap, on an integer grid: many touch. */
const solids = fc
  .array(fc.tuple(fc.tuple(whole(12), whole(12), whole(12)), fc.tuple(side, side, side)), {
    minLength: 1,
    maxLength: 14,
  })
  .map((boxes) => {
    const kept: Solid[] = [];
    for (const [i, [at, size]] of boxes.entries()) {
      const one = solid(String(i), at, size);
      if (kept.every((other) => isApart(one, other))) kept.push(one);
    }
    return kept;
  });

/** A number between two, all as likely: `fc.double` is nearly always next to 0. */
const between = (from: number, to: number) =>
  fc.integer({ min: 1, max: 9999 }).map((one) => from + ((to - from) * one) / 10_000);
const share = between(0, 1);

const views = fc.record({ turn: between(-3.1, 3.1), tilt: between(0.15, 1.4) });

/** A point of the plane through 0 across the eye's way that is seen at a point of the picture. */
function unproject([x, y]: Flat, { turn, tilt }: View): Triple {
  const right: Triple = [Math.cos(turn), Math.sin(turn), 0];
  const down: Triple = [
    Math.sin(turn) * Math.sin(tilt),
    -Math.cos(turn) * Math.sin(tilt),
    -Math.cos(tilt),
  ];
  return [x * right[0] + y * down[0], x * right[1] + y * down[1], x * right[2] + y * down[2]];
}

/** Distance from the eye at which a line of sight leaves a slightly enlarged box; undefined if it misses it. */
function hit(box: Solid, from: Triple, eye: Triple, by: number) {
  let [enter, leave] = [-Infinity, Infinity];
  for (const i of [0, 1, 2] as const) {
    const [low, high] = [box.at[i] - by, box.at[i] + box.size[i] + by];
    if (Math.abs(eye[i]) < 1e-12) {
      if (from[i] < low || from[i] > high) return undefined;
      continue;
    }
    const ends = [(low - from[i]) / eye[i], (high - from[i]) / eye[i]];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  }
  return leave > enter ? leave : undefined;
}

/** A line of sight that passes an edge this closely tells nothing. */
const NEAR = 1e-3;

/** The solid that is nearest at a point, undefined at an edge; and the one whose face is painted last there. */
function seenAt(all: readonly Solid[], view: View, point: Flat) {
  const eye = towards(view);
  const from = unproject(point, view);
  const hits = (by: number) =>
    all
      .flatMap((one) => {
        const near = hit(one, from, eye, by);
        return near === undefined ? [] : [{ part: one.part, near }];
      })
      .toSorted((a, b) => b.near - a.near);
  const [inside, about] = [hits(-NEAR), hits(NEAR)];
  const [first, second] = inside;
  const isClear =
    inside.length === about.length &&
    (first === undefined || second === undefined || first.near - second.near > 10 * NEAR);
  const painted = facesOf(all, view).findLast((face) => containsPoint(face, point));
  return { first: isClear ? first : undefined, painted: painted?.letter };
}

describe('facesOf', () => {
  it('projects along the way to the eye', () => {
    fc.assert(
      fc.property(views, whole(9), whole(9), whole(9), (view, x, y, z) => {
        const eye = towards(view);
        const [a, b] = project([x, y, z], view);
        const [c, d] = project([x + eye[0], y + eye[1], z + eye[2]], view);
        expect([c, d].map((one, i) => one - ([a, b][i] ?? 0))).toEqual([
          expect.closeTo(0, 9),
          expect.closeTo(0, 9),
        ]);
        const back = project(unproject([a, b], view), view);
        expect(back).toEqual([expect.closeTo(a, 6), expect.closeTo(b, 6)]);
      }),
    );
  });

  it('paints last, at every point, what is nearest to the eye', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        solids,
        views,
        fc.array(fc.tuple(share, share), {
          minLength: 20,
          maxLength: 20,
        }),
        (all, view, shares) => {
          const flat = facesOf(all, view).flatMap(({ corners }) => corners);
          const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
          const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
          for (const [u, v] of shares) {
            const point: Flat = [x0 + u * (Math.max(...xs) - x0), y0 + v * (Math.max(...ys) - y0)];
            const { first, painted } = seenAt(all, view, point);
            if (first === undefined) continue;
            compared += 1;
            expect(painted).toBe(first.part);
          }
        },
      ),
      { numRuns: runs(400) },
    );
    expect(compared).toBeGreaterThan(2 * runs(400));
  });

  it('parts one of three bars that hide each other in a ring', () => {
    // Along x behind along y, along y below along z, along z left of along x: no order of whole bars is right.
    const ring = [
      solid('x', [0, 4, 0], [10, 1, 1]),
      solid('y', [0, 0, 1], [1, 10, 1]),
      solid('z', [1, 3, 0], [1, 1, 10]),
    ];
    const seen = new Set<string>();
    fc.assert(
      fc.property(views, between(-8, 12), between(-14, 4), (view, x, y) => {
        const { first, painted } = seenAt(ring, view, [x, y]);
        if (first === undefined) return true;
        seen.add(first.part);
        return painted === first.part;
      }),
      { numRuns: runs(2000) },
    );
    expect([...seen].toSorted()).toEqual(['x', 'y', 'z']);
  });

  it('draws what sinks into another without what is sunk', () => {
    const joined = [solid('side', [0, 0, 0], [6, 30, 90]), solid('shelf', [4, 0, 40], [50, 30, 6])];
    const faces = bodiesOf(joined, []).flatMap((body) => body.faces);
    const shelf = faces.find(({ item, plane }) => item === joined[1] && plane.normal[1] === -1)
      ?.rings[0];
    expect(shelf?.corners).toContainEqual([6, 0, 40]);
    expect(shelf?.corners).toContainEqual([54, 0, 40]);
    // The line at the joint is no edge of the shelf.
    expect(shelf?.own.filter((one) => !one)).toHaveLength(1);
  });
});
