import { lOutline, rectangleOutline, wallsOf } from '../../../web/measure/outline.ts';
import { wallRegion, type WallOpening } from '../../../web/measure/outline-wall.ts';
import { groundOf, type Place, type RoomPlace, type RunPlace } from '../../../web/measure/place.ts';
import type { Ring } from '../../../web/measure/polygon.ts';
import { mm } from '../../../web/measure/units.ts';
import type { JobPlace } from '../../../web/jobs/job.ts';

/** A room of any outline, 2.4 m high, with a door of 0.8 × 2.0 m 0.5 m along its first wall. */
export function roomOf(outline: Ring): RoomPlace {
  const walls = wallsOf(outline).map(({ length, end }, i) => {
    const doors: WallOpening[] =
      i === 0 ? [{ id: 'd', at: mm(500), sill: mm(0), width: mm(800), height: mm(2000) }] : [];
    const region = wallRegion({ length, height: mm(2400) }, doors);
    if (!region.ok) throw new Error(region.reason);
    const id = 'ABCDEFGH'[i] ?? '';
    return { id, length, height: mm(2400), region: region.value, doors, windows: [], end };
  });
  return { kind: 'room', id: 'room', name: 'Room', floor: [outline], walls };
}

export const room = (x: number, y: number): RoomPlace => roomOf(rectangleOutline(mm(x), mm(y)));

export const run = (...lengths: readonly number[]): RunPlace => ({
  kind: 'run',
  id: 'run',
  name: 'Fence',
  runs: lengths.map((long, i) => ({ length: mm(long), joined: i > 0 })),
});

const l = lOutline({ long: mm(4000), wide: mm(3000), notchLong: mm(1500), notchWide: mm(1000) });

/** A place of each kind, none of them the simplest. */
export const PLACES: Readonly<Record<JobPlace, Place | undefined>> = {
  room: roomOf(l),
  ground: groundOf('ground', 'Deck', l),
  run: run(7200, 4100),
  none: undefined,
};
