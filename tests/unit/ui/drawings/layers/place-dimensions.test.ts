import { describe, expect, it } from 'vitest';
import { job as boardACeiling } from '../../../../../web/planner/jobs/board-a-ceiling/job.ts';
import { job as buildARaisedBed } from '../../../../../web/planner/jobs/build-a-raised-bed/job.ts';
import { job as buildAlcoveShelves } from '../../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { job as buildFurniture } from '../../../../../web/planner/jobs/build-furniture/job.ts';
import { job as layALaminateFloor } from '../../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { KINDS } from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import type { Drawing, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import {
  newRoom,
  newThing,
  type PlaceInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { boundsOf } from '../../../../../web/planner/measure/outline/polygon.ts';
import { laidFrame } from '../../../../../web/ui/drawings/layers/laid-frame.ts';
import { placeDimensions } from '../../../../../web/ui/drawings/layers/place-dimensions.ts';
import { noteWidth } from '../../../../../web/ui/drawings/plan/place-notes.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import { plansOf } from '../../../planner/jobs/regional-plans.ts';

const roomOf = (long: string, wide: string): PlaceInput => {
  const room = newRoom('room');
  const sizes = [long, wide];
  return {
    ...room,
    sides: room.sides.map((side, i) => ({ ...side, length: sizes[i] ?? '' })),
    height: '2400 mm',
  };
};

const JOBS: readonly (readonly [Parameters<typeof plansOf>[0], readonly Typed[]])[] = [
  [buildFurniture, KINDS.map((kind) => ({ kind }))],
  [
    buildAlcoveShelves,
    ['unit', 'battens'].map((build) => ({ width: '1.2 m', height: '2 m', depth: '0.3 m', build })),
  ],
  [buildARaisedBed, [{}, { kind: 'sleepers' }, { height: '800 mm' }]],
];

/** Jobs that lay pieces on a place of which the outer ones are cut, also where two cuts are next to each other. */
const LAID: readonly (readonly [Parameters<typeof plansOf>[0], readonly PlaceInput[]])[] = [
  [
    boardACeiling,
    [roomOf('4020 mm', '3390 mm'), roomOf('1300 mm', '900 mm'), roomOf('8 m', '1250 mm')],
  ],
  [layALaminateFloor, [roomOf('4020 mm', '3390 mm'), roomOf('1300 mm', '210 mm')]],
];

interface Room {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** True if two boxes overlap by more than rounding. */
const meets = (a: Room, b: Room): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.5 &&
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5;

/** Faults of the numbers of a drawing. */
function faults(drawing: Drawing, scale: number): readonly string[] {
  const frame = laidFrame(drawing, scale);
  const bounds = boundsOf(drawing.surface);
  const [a, b] = [
    frame.at({ x: bounds.x0, y: bounds.y0 }),
    frame.at({ x: bounds.x1, y: bounds.y1 }),
  ];
  const material = { x0: a.x, x1: b.x, y0: Math.min(a.y, b.y), y1: Math.max(a.y, b.y) };
  const rooms = placeDimensions(drawing, frame, scale)
    .filter(({ text }) => text !== '')
    .map(({ text, x, y, angle }) => {
      const [long, high] = [(noteWidth(text) * scale) / 2, (11 * scale) / 2];
      const [w, h] = angle === 0 ? [long, high] : [high, long];
      return { text, x0: x - w, x1: x + w, y0: y - h, y1: y + h };
    });
  return rooms.flatMap((room, i) => [
    ...(meets(room, material) ? [`${room.text} is on the material`] : []),
    ...(room.x0 < 0 || room.y0 < 0 || room.x1 > frame.width || room.y1 > frame.height
      ? [`${room.text} leaves the picture`]
      : []),
    ...rooms
      .slice(0, i)
      .filter((other) => meets(room, other))
      .map(({ text }) => `${room.text} is on ${text}`),
  ]);
}

describe('dimension lines', () => {
  it.each(REGION_NAMES)(
    'have their numbers in the picture, outside the material and apart, in %s',
    async (region) => {
      let drawn = 0;
      const found: string[] = [];
      const look = ({ drawings }: Pick<JobPlan, 'drawings'>): void => {
        for (const drawing of drawings) {
          if (drawing.dimensions === undefined) continue;
          drawn += 1;
          for (const scale of [1, 1.25, 1.75]) {
            found.push(
              ...faults(drawing, scale).map((fault) => `${drawing.id} × ${scale}: ${fault}`),
            );
          }
        }
      };
      for (const [file, all] of JOBS) {
        const planIn = await plansOf(file);
        for (const typed of all) look(planIn(region, typed, newThing('thing')));
      }
      for (const [file, places] of LAID) {
        const planIn = await plansOf(file);
        for (const place of places) look(planIn(region, {}, place));
      }
      expect(drawn).toBeGreaterThan(15);
      expect(found).toEqual([]);
    },
  );
});
