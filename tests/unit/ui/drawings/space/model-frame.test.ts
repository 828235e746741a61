import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Solid } from '../../../../../web/planner/scene/scene.ts';
import type { Flat } from '../../../../../web/ui/drawings/space/axonometric.ts';
import {
  fixedFrame,
  modelFrame,
  reachOf,
} from '../../../../../web/ui/drawings/space/model-frame.ts';
import { containsPoint, placeLetters } from '../../../../../web/ui/drawings/space/place-letters.ts';
import { facesOf } from '../../../../support/faces-of.ts';

const BOX = { width: 358, tallest: 380, margin: 10 };
const side = fc.integer({ min: 1, max: 60_000 });
const place = fc.integer({ min: -60_000, max: 60_000 });

const solids: fc.Arbitrary<readonly Solid[]> = fc
  .array(fc.tuple(fc.tuple(place, place, place), fc.tuple(side, side, side)), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.map(([at, size], i) => ({ part: String(i), at, size, apart: [0, 0, 0] })));

const views = fc.record({
  turn: fc.integer({ min: -314, max: 314 }).map((one) => one / 100),
  tilt: fc.integer({ min: 10, max: 140 }).map((one) => one / 100),
});

describe('modelFrame', () => {
  it('holds every face, however the solids are turned, and does not change its scale with it', () => {
    fc.assert(
      fc.property(solids, views, views, (all, view, other) => {
        const frame = modelFrame(reachOf(all), view, BOX);
        for (const { corners } of facesOf(all, view)) {
          for (const [x, y] of corners.map(frame.at)) {
            expect(Math.min(x, frame.width - x)).toBeGreaterThanOrEqual(BOX.margin - 1);
            expect(Math.min(y, frame.height - y)).toBeGreaterThanOrEqual(BOX.margin - 1);
          }
        }
        expect(frame.height).toBeLessThanOrEqual(BOX.tallest + 1);
        const turned = modelFrame(reachOf(all), { ...view, turn: other.turn }, BOX);
        expect(turned.scale).toBe(frame.scale);
      }),
    );
  });
});

describe('fixedFrame', () => {
  it('holds every face and reaches two opposite margins', () => {
    fc.assert(
      fc.property(solids, views, (all, view) => {
        const frame = fixedFrame(all, view, BOX);
        const points = facesOf(all, view).flatMap(({ corners }) => corners.map(frame.at));
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const free = [
          Math.max(Math.min(...xs), frame.width - Math.max(...xs)),
          Math.max(Math.min(...ys), frame.height - Math.max(...ys)),
        ];
        expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(BOX.margin - 1);
        expect(frame.width - Math.max(...xs)).toBeGreaterThanOrEqual(BOX.margin - 1);
        expect(frame.height - Math.max(...ys)).toBeGreaterThanOrEqual(BOX.margin - 1);
        expect(Math.min(...free)).toBeLessThanOrEqual(BOX.margin + 1);
      }),
    );
  });
});

const areaOf = (corners: readonly Flat[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe('placeLetters', () => {
  it('puts a letter only on a visible face of its solid, and none over another', () => {
    fc.assert(
      fc.property(solids, views, (all, view) => {
        const faces = facesOf(all, view);
        const frame = modelFrame(reachOf(all), view, BOX);
        const letters = placeLetters(faces, frame);
        for (const [i, { text, x, y }] of letters.entries()) {
          const under = faces.filter((face) =>
            containsPoint({ corners: face.corners.map(frame.at) }, [x, y]),
          );
          expect(under.map(({ letter }) => letter)).toContain(text);
          // A face that is a line or a point in the picture covers nothing; a letter may be on its own.
          const top = under.findLast(
            ({ letter, corners }) => letter === text || areaOf(corners.map(frame.at)) > 1,
          );
          expect([text, undefined]).toContain(top?.letter);
          for (const other of letters.slice(i + 1)) {
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(13);
          }
        }
        expect(new Set(letters.map(({ text }) => text)).size).toBe(letters.length);
      }),
    );
  });
});
