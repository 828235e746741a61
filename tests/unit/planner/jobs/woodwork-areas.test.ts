import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { job as paintARoom } from '../../../../web/planner/jobs/paint-a-room/job.ts';
import { job as paintWoodwork } from '../../../../web/planner/jobs/paint-woodwork/job.ts';
import { newRoom, type RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { sides } from './places.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let room: PlanIn;
let woodwork: PlanIn;
beforeAll(async () => {
  [room, woodwork] = await Promise.all([plansOf(paintARoom), plansOf(paintWoodwork)]);
});

test('a room painted with its woodwork and the job for woodwork count the same area', () => {
  const size = fc.integer({ min: 600, max: 1800 });
  const regions = fc.constantFrom('uk', 'us', 'eu', 'cn');
  fc.assert(
    fc.property(regions, fc.array(size, { maxLength: 2 }), size, (region, doors, window) => {
      const place: RoomInput = {
        ...newRoom('room'),
        sides: sides('rectangle', 4200, 3300),
        height: '2.6 m',
        openings: [
          ...doors.map((width, i) => ({
            ...opening('door', i === 0 ? 'C' : 'D', [`${width} mm`, '2032 mm'], '600 mm'),
            id: `door-${i}`,
          })),
          opening('window', 'A', [`${window} mm`, '1200 mm'], '900 mm', '900 mm'),
        ],
      };
      const painted = room(region, { woodwork: 'painted' }, place).figures.at(-1)?.value;
      const counted = woodwork(region, { windows: 'whole' }, place).figures[0]?.value;
      expect(painted).toBe(counted);
    }),
    { numRuns: 40 },
  );
});
