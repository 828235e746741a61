import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobPlan } from '../../../web/jobs/contract.ts';
import { anglesOfRing, cornerAngles, type Room } from '../../../web/measure/place.ts';
import { newRoom, type RoomInput } from '../../../web/measure/place-input.ts';
import type { Point, Ring } from '../../../web/measure/polygon.ts';
import { length, toMm, toSquareMetres } from '../../../web/measure/units.ts';
import { contextIn, jobsIn } from '../../support/job-context.ts';
import { mirrored, outlinesOf } from '../../support/outlines.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { partsToCut } from '../../../web/shopping/cut-request.ts';
import { attic, bayRoom, hall, ODD_ROOMS } from '../../support/odd-rooms.ts';
import { linesOf } from './lines.ts';
import { placed } from './places.ts';

const JOBS = await jobsIn(await contextIn('uk'));

function roomOf(input: RoomInput): Room {
  const place = placed(input);
  if (place.kind !== 'room') throw new Error('no room');
  return place;
}

function planOf(slug: string, input: RoomInput, typed: Record<string, string> = {}): JobPlan {
  const job = JOBS.find((one) => one.slug === slug);
  if (job === undefined) throw new Error(slug);
  return job.plan(roomOf(input), { ...job.example, ...typed });
}

const wallsOf = (input: RoomInput): readonly number[] =>
  roomOf(input).walls.map(({ shape }) => Math.round(toMm(shape.length)));
const says = (plan: JobPlan): string => plan.drawings.map((drawing) => drawing.says).join(' ');
const pieces = (plan: JobPlan, id: string) =>
  plan.drawings.find((one) => one.id === id)?.pieces ?? [];

describe('a living room with a splayed bay', () => {
  // Wall A 4.5 m: (4.5 − 2.4) / 2 = 1.05 m on either side of the bay; its sides 0.6 × √2 = 0.849 m; its front
  // 2.4 − 2 × 0.6 = 1.2 m. All round: 2 × 1.05 + 2 × 0.849 + 1.2 + 4 + 4.5 + 4 = 17.497 m.
  test('has its walls and corners', () => {
    expect(wallsOf(bayRoom)).toEqual([1050, 849, 1200, 849, 1050, 4000, 4500, 4000]);
    expect(cornerAngles(roomOf(bayRoom)).map(Math.round)).toEqual([
      225, 135, 135, 225, 90, 90, 90, 90,
    ]);
  });

  test('is painted: walls of 17.497 × 2.5 m less window and door, and a ceiling of 19.08 m²', () => {
    // Floor: 4.5 × 4 = 18, and the bay (2.4 + 1.2) / 2 × 0.6 = 1.08.
    const room = roomOf(bayRoom);
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(19.08, 4);
    // 43.743 less 1.2 of window and 1.6 of door: 40.943.
    const walls = room.walls.reduce((sum, { area }) => sum + toSquareMetres(area), 0);
    expect(walls).toBeCloseTo(40.943, 2);
    // Two coats at 12 m² a litre: 6.824 L; of the ceiling 19.08 × 2 / 12 = 3.18 L.
    expect(linesOf(planOf('paint-a-room', bayRoom))).toMatchObject({
      'wall-paint': 6824,
      'ceiling-paint': 3180,
    });
  });

  test('is tiled: 43 whole tiles and 18 cut', () => {
    // Tiles of 600 with joints of 3, from the corner of what surrounds it (x 0, y −600). Across 4500 = 7 × 603 + 279:
    // 7 whole and 1 cut a row. Down: the bay's row; then 4000 − 3 = 6 × 603 + 379: 6 rows and one of 379.
    // The bay's row: its edge runs from 1050 in to 1650 and back from 2850 to 3450; of the tiles that begin at 603,
    // 1206, 1809, 2412 and 3015 the one at 1809 is whole. Whole: 1 + 6 × 7 = 43; cut: 4 + 6 + 8 = 18.
    expect(
      says(planOf('tile-a-floor', bayRoom, { pattern: 'straight', start: 'corner' })),
    ).toContain('43 whole, 18 cut');
  });

  test('has skirting mitred at 22.5° round the bay and coped in its other corners', () => {
    // Corners of 225° and 135° are both 45° off straight: half of it is 22.5°. The board is 18 thick: 18 × tan 22.5°
    // = 7.46 more at an outside corner and nothing inside. So A 1050 + 7.46, A2 848.53 + 7.46; 50 more on each, rough.
    const plan = planOf('fit-skirting', bayRoom, { architrave: 'no' });
    expect(linesOf(plan)['skirting~18x119-mm']).toEqual(
      expect.arrayContaining(['1 trim 1107.46', '2 trim 905.98', '1 trim 1250', '2 trim 4050']),
    );
    expect(says(plan)).toContain('4 coped ends, 8 mitred ends');
    const step = plan.steps.find(({ id }) => id === 'mitre');
    expect(step?.detail).toContain('22.5°');
    // Each wall but D says what its end is cut to, if it is mitred: A, A2, A3, A4.
    const notes = plan.drawings[0]?.notes?.filter(({ text }) => text === '22.5°');
    expect(notes).toHaveLength(4);
  });
});

test('the cut list says what the saw is set to, for odd corners alone', () => {
  const material = planOf('fit-skirting', bayRoom, { architrave: 'no' }).materials.find(
    ({ form }) => form === 'lengths',
  );
  if (material?.form !== 'lengths') throw new Error('no boards');
  const parts = partsToCut([{ job: 'j', material }], BRITISH.metric);
  expect(parts.map(({ name, length: one }) => `${name} ${Math.round(one)}`)).toEqual(
    expect.arrayContaining([
      'trim, right end 22.5° 1107',
      'trim, left end 22.5°, right end 22.5° 906',
      'trim 4050',
      'trim, left end 22.5° 1107',
    ]),
  );
  // Each row keeps an id of its own, by which boards that are cut already count.
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

describe('an attic whose chimney cuts a corner', () => {
  // 5 × 4 m less a triangle of 1 × 1 m: 19.5 m². It falls from 2.4 m at the top to 1 m at 4 m: 0.35 a metre.
  test('has its walls, heights and a ceiling larger than its floor', () => {
    const room = roomOf(attic);
    expect(wallsOf(attic)).toEqual([4000, 1414, 3000, 5000, 4000]);
    // √(1 + 0.35²) = 1.0595 × 19.5 = 20.66 m².
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(20.66, 2);
    // B falls from 2.4 to 2.05 over 1.414: 3.147 m². C from 2.05 to 1 over 3: 4.575. D 5 × 1. E (1 + 2.4) / 2 × 4.
    const areas = room.walls.map(({ area }) => toSquareMetres(area));
    for (const [i, expected] of [8, 3.147, 4.575, 5, 6.8].entries()) {
      expect(areas[i]).toBeCloseTo(expected, 2);
    }
  });

  test('is papered by the width of its walls: 17.41 m in strips of 0.53, those of a corner turned', () => {
    // 4 / 0.53 = 7.5, on from there to 5.41, 8.41, 13.41 and 17.41 m: 33 strips.
    expect(says(planOf('hang-wallpaper', attic))).toContain('Wall E: strips 26 to 33');
  });

  test('says plainly that a sloped ceiling is boarded as a room of its own', () => {
    expect(Object.keys(planOf('board-a-ceiling', attic).problems)).toEqual(['onto']);
  });
});

describe('a hall that turns by 45°', () => {
  // Inside the bend the walls are shorter by 1.2 × tan 22.5° = 0.497 m: 2.503 and 3.503 m.
  test('has its walls and the same width all along', () => {
    expect(wallsOf(hall)).toEqual([4000, 3000, 1200, 2503, 3503, 1200]);
    // Two trapeziums: (4 + 3.503) / 2 × 1.2 + (3 + 2.503) / 2 × 1.2 = 7.803 m².
    const floor = planOf('lay-a-laminate-floor', hall);
    expect(says(floor)).toContain('whole');
    expect(toSquareMetres(roomOf(hall).ceiling)).toBeCloseTo(7.803, 2);
  });

  test('takes planks for its area and never fewer', () => {
    // 7.803 m² less 10 mm all round (15.4 m): 7.65 m²; a plank of 1261 × 192 is 0.242 m²: 31.6, so 32 at least.
    const plan = planOf('lay-a-laminate-floor', hall);
    const from = new Set(pieces(plan, 'floor').map((piece) => piece.from));
    expect(from.size).toBeGreaterThanOrEqual(32);
    expect(from.size).toBeLessThanOrEqual(38);
  });

  test('has its two odd corners mitred', () => {
    // 135° inside on A–B and 225° round D–E: both 22.5°; the pieces at D and E are longer by 7.46.
    const plan = planOf('fit-skirting', hall, { architrave: 'no' });
    expect(linesOf(plan)['skirting~18x119-mm']).toEqual(
      expect.arrayContaining(['1 trim 4050', '1 trim 3050', '1 trim 2560.4', '1 trim 3560.4']),
    );
    expect(says(plan)).toContain('4 coped ends, 4 mitred ends');
  });

  test('has no sheet cut for the dust of rounding', () => {
    const laid = planOf('board-a-ceiling', hall).drawings[0]?.pieces ?? [];
    expect(laid.length).toBeGreaterThan(5);
    for (const { shape } of laid) {
      const xs = shape.flat().map(({ x }) => x);
      const ys = shape.flat().map(({ y }) => y);
      const narrow = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      expect(toMm(narrow as never)).toBeGreaterThan(1);
    }
  });
});

test.each(ODD_ROOMS.map((room) => [room.name, room] as const))(
  'every job of a room is planned in the %s, or says beside a field why not',
  (_, room) => {
    for (const job of JOBS.filter(({ places }) => places.includes('room'))) {
      const plan = job.plan(roomOf(room), { ...job.example });
      const isPlanned = plan.materials.length > 0 && plan.steps.length > 0;
      expect([job.slug, isPlanned || Object.keys(plan.problems).length > 0]).toEqual([
        job.slug,
        true,
      ]);
    }
  },
);

/** A room as somebody measures it exactly: its walls from one of its corners, all but one of them by their angles. */
function measuredFrom(ring: Ring, start: number): RoomInput {
  const at = (i: number): Point => ring[(start + i) % ring.length] ?? { x: 0, y: 0 };
  return {
    ...newRoom('r'),
    corners: 'any',
    height: '2.4 m',
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

/** Clear of corners that are hardly any, and of walls that no skirting fits. */
const clear = outlinesOf(6).filter((ring) =>
  anglesOfRing(ring).every((angle) => angle > 35 && angle < 325 && Math.abs(angle - 180) > 5),
);

test('seen from another corner or in a mirror a room takes as much paint and skirting', () => {
  fc.assert(
    fc.property(clear, fc.nat(5), (ring, start) => {
      const taken = [
        measuredFrom(ring, 0),
        measuredFrom(ring, start),
        ...mirrored([ring]).map((other) => measuredFrom(other, start)),
      ].map((room) => {
        const bought = linesOf(planOf('paint-a-room', room));
        const board = planOf('fit-skirting', room, { architrave: 'no', rough: '0' }).materials.find(
          ({ form }) => form === 'lengths',
        );
        const boards = board?.form === 'lengths' ? board.pieces : [];
        return [
          Number(bought['wall-paint']),
          Number(bought['ceiling-paint']),
          toMm(length(boards.reduce((sum, one) => sum + one.length * one.quantity, 0))),
        ];
      });
      const [first = [], ...others] = taken;
      for (const other of others) {
        for (const [i, amount] of first.entries()) {
          expect(Math.abs(amount - (other[i] ?? 0))).toBeLessThanOrEqual(2);
        }
      }
    }),
    { numRuns: 30 },
  );
});
