import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, regionArea } from '../../../../../web/planner/measure/outline/polygon.ts';
import { wallsOfPlace } from '../../../../../web/planner/measure/places/place.ts';
import { newRoom } from '../../../../../web/planner/measure/places/place-input.ts';
import { mm, rectangle } from '../../../../../web/planner/measure/units/units.ts';
import { wetZone, withoutTub } from '../../../../../web/planner/takeoff/walls/wet-zone.ts';
import { placed, sides } from '../../jobs/places.ts';

const roomOf = (x: number, y: number) =>
  wallsOfPlace(placed({ ...newRoom('bath'), sides: sides('rectangle', x, y), height: '2400 mm' }));

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
