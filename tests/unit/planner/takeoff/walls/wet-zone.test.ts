import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, regionArea } from '../../../../../web/planner/measure/outline/polygon.ts';
import {
  doorways,
  wallsOfPlace,
  type Wall,
} from '../../../../../web/planner/measure/places/place.ts';
import { newRoom } from '../../../../../web/planner/measure/places/place-input.ts';
import { mm, rectangle } from '../../../../../web/planner/measure/units/units.ts';
import { wetZone, withoutTub } from '../../../../../web/planner/takeoff/walls/wet-zone.ts';
import { placed, sides } from '../../jobs/places.ts';

interface Door {
  readonly at: number;
  readonly width: number;
  /** Number of its wall. */
  readonly wall: number;
}

/** A room with those doors that fit in their walls without one on another. */
function roomOf(x: number, y: number, doors: readonly Door[] = []) {
  const fits = doors.filter(
    (one, i) =>
      one.at + one.width <= (one.wall % 2 === 0 ? x : y) &&
      !doors
        .slice(0, i)
        .some(
          (before) =>
            before.wall === one.wall &&
            before.at < one.at + one.width &&
            one.at < before.at + before.width,
        ),
  );
  return wallsOfPlace(
    placed({
      ...newRoom('bath'),
      sides: sides('rectangle', x, y),
      height: '2400 mm',
      openings: fits.map(({ at, width, wall }, i) => ({
        id: `d${i}`,
        kind: 'door',
        wall: 'ABCD'.charAt(wall),
        width: `${width} mm`,
        height: '2000 mm',
        at: `${at} mm`,
        sill: '',
      })),
    }),
  );
}

/** Wall before, between and after its doorways. */
function gapsOf(wall: Wall): readonly number[] {
  const doors = doorways(wall).toSorted((a, b) => a.at - b.at);
  const from = [0, ...doors.map(({ at, width }) => at + width)];
  return from.map((start, i) => (doors[i]?.at ?? wall.shape.length) - start);
}

const size = fc.integer({ min: 900, max: 5000 });
const run = fc.integer({ min: 300, max: 6000 });

describe('the zone of a shower or bath', () => {
  it('is as long as the shower or bath, as far as there is wall', () => {
    fc.assert(
      fc.property(size, size, run, fc.integer({ min: 1, max: 15 }), (x, y, long, chosen) => {
        const around = roomOf(x, y);
        const walls = around.filter((_, i) => (chosen & (1 << i)) !== 0);
        const { along, wide } = wetZone(around, walls, mm(long), mm(300));
        const total = [...along.values()].reduce((sum, one) => sum + one.x1 - one.x0, 0);
        expect(total).toBeLessThanOrEqual(mm(long) + 4);
        for (const [id, one] of along) {
          const past = wide.get(id);
          expect(past?.x0).toBeLessThanOrEqual(one.x0);
          expect(past?.x1).toBeGreaterThanOrEqual(one.x1);
        }
        // Walls next to each other carry all of it.
        const all = walls.reduce((sum, { shape }) => sum + shape.length, 0);
        if (walls.length === 4) expect(total).toBeGreaterThanOrEqual(Math.min(mm(long), all) - 4);
      }),
      { numRuns: 200, examples: [[2310, 910, 5721, 15]] },
    );
  });

  it('fills an alcove: the short wall between two others and an equal part of each', () => {
    const { along } = wetZone(roomOf(2400, 1500), roomOf(2400, 1500), mm(2900), mm(300));
    const runs = [...along.values()].map(({ x0, x1 }) => x1 - x0).toSorted((a, b) => a - b);
    expect(runs).toEqual([mm(700), mm(700), mm(1500)]);
  });

  it('is not laid across a doorway as long as it fits beside one', () => {
    const at = fc.integer({ min: 0, max: 3000 });
    const door = fc.record({ at, width: fc.integer({ min: 600, max: 1800 }), wall: fc.nat(3) });
    fc.assert(
      fc.property(size, size, run, fc.array(door, { maxLength: 3 }), (x, y, long, doors) => {
        const around = roomOf(x, y, doors);
        const { along, isBlocked } = wetZone(around, around, mm(long), mm(300));
        const crossed = around.filter((wall) => {
          const one = along.get(wall.id);
          return doorways(wall).some(
            (gap) => one && one.x0 < gap.at + gap.width - mm(1) && one.x1 > gap.at + mm(1),
          );
        });
        expect(crossed.length > 0).toBe(isBlocked);
        const total = [...along.values()].reduce((sum, one) => sum + one.x1 - one.x0, 0);
        const all = around.reduce((sum, { shape }) => sum + shape.length, 0);
        expect(total).toBeGreaterThanOrEqual(Math.min(mm(long), all) - 4);
        // It fits if one wall is long enough before or between its doorways.
        const fits = around.some((wall) => gapsOf(wall).some((gap) => gap >= mm(long)));
        if (fits) expect(isBlocked).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('takes the short wall whose sides are clear of the door', () => {
    // The room is 2400 × 1500. Wall C, 2400 long, starts at wall B: its door from 300 to 1060 is in the alcove of B.
    const around = roomOf(2400, 1500, [{ at: 300, width: 760, wall: 2 }]);
    const { along, isBlocked } = wetZone(around, around, mm(2900), mm(300));
    expect([...along.keys()].toSorted()).toEqual(['A', 'C', 'D']);
    expect(along.get('C')).toEqual({ x0: mm(1700), x1: mm(2400) });
    expect(isBlocked).toBe(false);
  });

  it('says so if a doorway is in every place', () => {
    const doors = [0, 1, 2, 3].map((wall) => ({ at: 300, width: 700, wall }));
    const around = roomOf(1300, 1300, doors);
    expect(wetZone(around, around, mm(900), mm(300)).isBlocked).toBe(true);
    expect(wetZone(around, around, mm(600), mm(300)).isBlocked).toBe(false);
  });

  it('has no surface behind the tub', () => {
    fc.assert(
      fc.property(run, fc.integer({ min: 0, max: 900 }), (long, rim) => {
        const around = roomOf(2400, 1700);
        const { along } = wetZone(around, around, mm(long), mm(300));
        for (const wall of around) {
          const tub = along.get(wall.id);
          const left = withoutTub(wall, tub, mm(rim));
          const hidden = tub === undefined ? 0 : rectangle(mm((tub.x1 - tub.x0) / mm(1)), mm(rim));
          expect(Math.abs(regionArea(left) + hidden - wall.area)).toBeLessThanOrEqual(4000);
          if (tub?.x0 === 0 && tub.x1 === wall.shape.length) {
            expect(boundsOf(left).y0).toBe(mm(rim));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
