import { LAYOUT_JOBS } from '../../../web/jobs/layout-jobs.ts';
import type { LaidPlan, LayoutJob } from '../../../web/jobs/job.ts';
import { paintARoom } from '../../../web/jobs/paint-a-room.ts';
import { groundOf, placeOfRoom, type Place } from '../../../web/measure/place.ts';
import { rectangleOutline } from '../../../web/measure/outline.ts';
import { measureRoom, type OpeningInput, type RoomInput } from '../../../web/measure/room.ts';
import { mm } from '../../../web/measure/units.ts';

const opening = (
  id: string,
  kind: OpeningInput['kind'],
  wall: OpeningInput['wall'],
): OpeningInput => ({
  id,
  kind,
  wall,
  width: '',
  height: '',
});

/** Six rooms as typed, each with a door and a window. */
const ROOMS = [
  ['5.2', '4.1'],
  ['4.05', '3.6'],
  ['3.9', '2.85'],
  ['3.3', '3.1'],
  ['2.4', '1.9'],
  ['6.1', '1.2'],
].map(([length = '', width = ''], i): RoomInput => ({
  name: `Room ${i + 1}`,
  length,
  width,
  height: '2.4',
  openings: [opening('d', 'door', 'C'), opening('w', 'window', 'A')],
}));

const OWN = { width: '1200', height: '1800', depth: '300', long: '3600', high: '2400' } as const;

function placeFor(job: LayoutJob, rooms: readonly Place[], at: number): Place | undefined {
  if (job.on === 'room') return rooms[at % rooms.length];
  if (job.on === 'ground') return groundOf('g', 'Garden', rectangleOutline(mm(5400), mm(3600)));
  if (job.on === 'none') return undefined;
  const runs = [7200, 9100].map((long, i) => ({ length: mm(long), joined: i > 0 }));
  return { kind: 'run', id: 'r', name: 'Fence', runs };
}

/**
 * A project of six rooms and twelve jobs worked out from nothing but what was typed, as after a
 * keystroke with nothing remembered; `typed` stands for the length of the first room.
 */
export function workOutProject(typed: string): readonly LaidPlan[] {
  const rooms = ROOMS.map((input, i) => {
    const measured = measureRoom(i === 0 ? { ...input, length: typed } : input, 'metric');
    return { measured, place: measured.room && placeOfRoom(`${i}`, input.name, measured.room) };
  });
  const places = rooms.flatMap(({ place }) => place ?? []);
  for (const { measured } of rooms.slice(0, 1))
    paintARoom.plan(measured, paintARoom.start, 'metric');
  return LAYOUT_JOBS.map((job, i) => job.plan(placeFor(job, places, i), OWN, 'metric'));
}
