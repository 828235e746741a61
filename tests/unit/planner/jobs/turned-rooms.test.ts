import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JobHere, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import { lengthsOfRing } from '../../../../web/planner/measure/outline/outline.ts';
import {
  newRoom,
  SHAPES,
  wallLetter,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { anglesOfRing, type Room } from '../../../../web/planner/measure/places/place.ts';
import type { Point, Ring } from '../../../../web/planner/measure/outline/polygon.ts';
import {
  toArea,
  length,
  toMm,
  toSquareMetres,
} from '../../../../web/planner/measure/units/units.ts';
import { contextIn, jobsIn } from '../../../support/job-context.ts';
import { runs } from '../../../support/long.ts';
import { mirrored, outlinesOf } from '../../../support/outlines.ts';
import { placed } from './places.ts';

const JOBS = await jobsIn(await contextIn('uk'));

function roomOf(input: RoomInput): Room {
  const place = placed(input);
  if (place.kind !== 'room') throw new Error('no room');
  return place;
}

/** Variant of a measured room: its first corner, its ceiling and its door. */
interface Walk {
  readonly start: number;
  /** Sides of the ring. */
  readonly slopes: readonly number[];
  readonly door: number;
}

const wrapped = (at: number, count: number): number => ((at % count) + count) % count;

/** An exactly measured room: its walls from one corner, all except one with their angles. */
function measuredFrom(ring: Ring, { start, slopes, door }: Walk): RoomInput {
  const at = (i: number): Point => ring[(start + i) % ring.length] ?? { x: 0, y: 0 };
  const letter = (side: number): string => wallLetter(wrapped(side - start, ring.length));
  return {
    ...newRoom('r'),
    corners: 'any',
    height: '2.4 m',
    slopes: slopes.map((side, i) => ({
      id: String(i + 1),
      low: letter(side),
      height: '1.3 m',
      across: '',
    })),
    openings: [{ ...DOOR, wall: letter(door) }],
    sides: ring.map((_, i) => {
      const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
      const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
      const turn = (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
      return {
        length: `${(Math.hypot(ax, ay) / 320).toFixed(3)} mm`,
        turn: turn > 0 ? 'right' : 'left',
        corner: { by: 'angle', text: (180 - turn).toFixed(6) },
      };
    }),
  };
}

/** A door in the middle of its wall, also under a slope. */
const DOOR = { id: 'd', kind: 'door', width: '0.3 m', height: '1.2 m', at: '', sill: '' } as const;

/** Clear of corners that are hardly any, and of walls that no skirting fits. */
const clear = outlinesOf(6).filter(
  (ring) =>
    anglesOfRing(ring).every((angle) => angle > 35 && angle < 325 && Math.abs(angle - 180) > 5) &&
    lengthsOfRing(ring).every((long) => toMm(long) > 700),
);

/** The sides that a ceiling can come down to: no room behind them. */
const outer = (ring: Ring): readonly number[] =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return ring.every(({ x, y }) => (y - a.y) * (b.x - a.x) >= (x - a.x) * (b.y - a.y)) ? [i] : [];
  });

/** A side of a ring in its mirror image, which runs the other way round. */
const inMirror = (side: number, ring: Ring): number => wrapped(ring.length - 2 - side, ring.length);

/** All walls, ceiling and floor; one wall for jobs on a single wall. */
function everywhere(job: JobHere, room: Room, wall: string): Record<string, boolean> {
  const isOne = job.slug === 'build-furniture' || job.slug === 'hang-on-a-wall';
  return Object.fromEntries(
    Object.entries(job.fields).flatMap(([id, spec]) =>
      spec.kind === 'surfaces'
        ? [...room.walls.map((one) => one.id), ...spec.of].map((one) => [
            `${id}.${one}`,
            !isOne || one === wall,
          ])
        : [],
    ),
  );
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Amount of a line: its need, the run of its lengths, the area of its panels. */
function amounts(plan: JobPlan): ReadonlyMap<string, number> {
  return new Map(
    plan.materials.map((one) => {
      if (one.form === 'packs') return [one.id, one.need];
      return one.form === 'lengths'
        ? [one.id, toMm(length(sum(one.pieces.map((piece) => piece.length * piece.quantity))))]
        : [
            one.id,
            toSquareMetres(
              toArea(sum(one.panels.map((panel) => panel.length * panel.width * panel.quantity))),
            ),
          ];
    }),
  );
}

/**
 * Products that depend on the start of the laying, in the corner of the plan or at wall A. From another corner
 * another strip is cut.
 */
const LAID: Readonly<Record<string, readonly string[]>> = {
  // Noggings lie between the joists.
  'board-a-ceiling': ['plasterboard', 'drywall-screws', 'stud', 'wood-screws'],
  'board-a-loft': ['loft-board', 'loft-leg', 'wood-screws', 'eave-tray'],
  'hang-wallpaper': ['wallpaper-paste', 'wallpaper'],
  'lay-a-laminate-floor': [
    'laminate',
    'threshold',
    // Strips of a roll lie along the sides of the plan.
    'underlay',
    'damp-membrane',
    'membrane-tape',
    // Along the first wall of the plan.
    'floor-spacers',
  ],
  'tile-a-floor': [
    'floor-tile',
    'levelling-clips',
    'levelling-wedges',
    'movement-joint',
    'edge-foam',
    'decoupling-mat',
  ],
};
const isLaid = (slug: string, id: string): boolean =>
  (LAID[slug] ?? []).some((one) => id === one || id.startsWith(`${one}~`));

/**
 * What the rounding of corners may change: an amount, and a share. A stretch of panelling that is a hair longer takes a
 * strip, or two nails at each end of one, more.
 */
const ROUNDED = { most: 2, share: 0.0005 };
const ROUNDED_IN: Readonly<Record<string, typeof ROUNDED>> = {
  'panel-a-wall': { most: 8, share: 0.03 },
};

/** Differences between two lists beyond the rounding of corners. */
function differing(job: JobHere, one: JobPlan, other: JobPlan): readonly string[] {
  const [before, after] = [amounts(one), amounts(other)];
  const { most, share } = ROUNDED_IN[job.slug] ?? ROUNDED;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => {
      const [a, b] = [before.get(id) ?? 0, after.get(id) ?? 0];
      return !isLaid(job.slug, id) && Math.abs(a - b) > Math.max(most, a * share);
    })
    .map((id) => `${job.slug} ${id}: ${before.get(id)} and ${after.get(id)}`);
}

/** 4 × 3 m. */
const PLAIN: Ring = [
  { x: 0, y: 0 },
  { x: 4000 * 320, y: 0 },
  { x: 4000 * 320, y: 3000 * 320 },
  { x: 0, y: 3000 * 320 },
];

const ROOM_JOBS = JOBS.filter(({ places }) => places.includes('room'));

test('seen from another corner or in a mirror a room takes the same list of every job, slopes or not', () => {
  const planned = new Set<string>();
  fc.assert(
    fc.property(clear, fc.nat(5), fc.nat(5), fc.nat(2), (ring, start, door, many) => {
      const slopes = outer(ring).slice(0, many);
      const on = door % ring.length;
      const [image = []] = mirrored([ring]);
      const walks = [
        [ring, { start: 0, slopes, door: on }],
        [ring, { start: start % ring.length, slopes, door: on }],
        [
          image,
          {
            start: start % ring.length,
            slopes: slopes.map((side) => inMirror(side, ring)),
            door: inMirror(on, ring),
          },
        ],
      ] as const;
      const rooms = walks.map(([seen, walk]) => measuredFrom(seen, walk));
      const places = rooms.map(roomOf);
      for (const job of ROOM_JOBS) {
        const [first, ...others] = places.map((place, i) => {
          const wall = rooms[i]?.openings[0]?.wall ?? '';
          return job.plan(place, { ...job.example, ...everywhere(job, place, wall) });
        });
        if (first === undefined) continue;
        if (first.materials.length > 0) planned.add(job.slug);
        for (const other of others) {
          expect(differing(job, first, other)).toEqual([]);
          expect(Object.keys(other.problems)).toEqual(Object.keys(first.problems));
        }
      }
    }),
    // Where every job is done.
    { numRuns: runs(30), examples: [[PLAIN, 1, 0, 1]] },
  );
  expect([...planned].toSorted()).toEqual(ROOM_JOBS.map(({ slug }) => slug).toSorted());
});

/** In a mirror the slanted end of a plane is at the start of its boards. */
const MOVES = {
  turned: new Set<string>(),
  mirrored: new Set(['board-a-ceiling']),
};

/** A rectangle with slopes on some of its sides, and a door; turned round by 180°, and in a mirror. */
test('turned round or in a mirror a rectangle under any slopes takes the same list to the last board', () => {
  const sizes = fc.record({
    long: fc.integer({ min: 2000, max: 6000 }),
    wide: fc.integer({ min: 2000, max: 6000 }),
    slopes: fc.uniqueArray(
      fc.record({
        low: fc.constantFrom('top', 'right', 'bottom', 'left'),
        height: fc.integer({ min: 1300, max: 2300 }),
        across: fc.integer({ min: 300, max: 2000 }),
      }),
      { maxLength: 4, selector: ({ low }) => low },
    ),
    door: fc.constantFrom('A', 'B', 'C', 'D'),
  });
  const ROUND: Readonly<Record<string, string>> = {
    top: 'bottom',
    bottom: 'top',
    left: 'right',
    right: 'left',
    A: 'C',
    B: 'D',
    C: 'A',
    D: 'B',
  };
  const MIRROR: Readonly<Record<string, string>> = { left: 'right', right: 'left', B: 'D', D: 'B' };
  fc.assert(
    fc.property(sizes, ({ long, wide, slopes, door }) => {
      const rooms = [{}, ROUND, MIRROR].map((to: Readonly<Record<string, string>>): RoomInput => ({
        ...newRoom('r'),
        sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: `${[long, wide][i] ?? ''}` })),
        height: '2.4 m',
        slopes: slopes.map(({ low, height, across }, i) => ({
          id: String(i + 1),
          low: to[low] ?? low,
          height: `${height} mm`,
          across: `${across} mm`,
        })),
        openings: [{ ...DOOR, wall: to[door] ?? door }],
      }));
      for (const job of ROOM_JOBS) {
        const [first, turned, image] = rooms.map((room) => {
          const place = roomOf(room);
          const typed = everywhere(job, place, room.openings[0]?.wall ?? '');
          return amounts(job.plan(place, { ...job.example, ...typed }));
        });
        const list = (one: ReadonlyMap<string, number> | undefined, isMirror = false) =>
          [...(one ?? [])]
            .filter(
              ([id]) =>
                !isLaid(job.slug, id) || !MOVES[isMirror ? 'mirrored' : 'turned'].has(job.slug),
            )
            .map(([id, amount]) => [id, Math.round(amount * 10) / 10]);
        expect([job.slug, list(turned)]).toEqual([job.slug, list(first)]);
        expect([job.slug, list(image, true)]).toEqual([job.slug, list(first, true)]);
      }
    }),
    { numRuns: runs(25) },
  );
});
