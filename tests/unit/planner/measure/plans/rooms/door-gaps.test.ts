import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../../web/language/locale.ts';
import {
  findRooms,
  isPlausible,
  likelyUnit,
} from '../../../../../../web/planner/measure/plans/rooms/find-rooms.ts';
import { readDxf } from '../../../../../../web/planner/measure/plans/read/read-dxf.ts';
import { roomFromOutline } from '../../../../../../web/planner/measure/plans/rooms/room-from-outline.ts';
import { isRoomName } from '../../../../../../web/planner/measure/plans/rooms/room-names.ts';
import { measureRoom } from '../../../../../../web/planner/measure/places/room.ts';
import { arc, dxf, line, text } from '../../../../../support/dxf-files.ts';
import { runs } from '../../../../../support/long.ts';

type Corner = readonly [number, number];

interface Wall {
  readonly at: number;
  readonly wide: number;
}

/** A wall line between two points, interrupted at its door. */
function broken([x, y]: Corner, [toX, toY]: Corner, door: Wall | undefined) {
  if (door === undefined) return [line([x, y], [toX, toY])];
  const long = Math.hypot(toX - x, toY - y);
  const along = (by: number): Corner => [x + ((toX - x) * by) / long, y + ((toY - y) * by) / long];
  return [line([x, y], along(door.at)), line(along(door.at + door.wide), [toX, toY])];
}

/** Two rooms of 4 × 3 and 3 × 3 m in walls of 100 mm, a door between them and one to the outside. */
function flat(door: Wall, { names = ['LIVING', 'BEDROOM'], unit = 1, code = 4 } = {}) {
  const s = (point: Corner): Corner => [point[0] / unit, point[1] / unit];
  const wall = (a: Corner, b: Corner, gap?: Wall) =>
    broken(s(a), s(b), gap && { at: gap.at / unit, wide: gap.wide / unit });
  const outer = { at: 1100, wide: 900 };
  const jamb = (a: Corner, b: Corner) => line(s(a), s(b));
  return dxf(code, [
    ...wall([-100, -100], [7200, -100]),
    ...wall([7200, -100], [7200, 3100]),
    ...wall([7200, 3100], [-100, 3100]),
    ...wall([-100, 3100], [-100, -100], outer),
    ...wall([0, 0], [4000, 0]),
    ...wall([4000, 0], [4000, 3000], door),
    ...wall([4000, 3000], [0, 3000]),
    ...wall([0, 3000], [0, 0], { ...outer, at: 1000 }),
    ...wall([4100, 0], [7100, 0]),
    ...wall([7100, 0], [7100, 3000]),
    ...wall([7100, 3000], [4100, 3000]),
    ...wall([4100, 0], [4100, 3000], door),
    jamb([4000, door.at], [4100, door.at]),
    jamb([4000, door.at + door.wide], [4100, door.at + door.wide]),
    jamb([-100, 2000], [0, 2000]),
    jamb([-100, 1100], [0, 1100]),
    ...names.map((name, i) => text(s([1000 + i * 4200, 1500]), name, 200 / unit)),
  ]);
}

const roomsOf = (file: string, unit = 1) =>
  findRooms(readDxf(file), unit).rooms.filter(({ isLikely }) => isLikely);

const box = (x: number) => [
  line([x, 0], [x + 3000, 0]),
  line([x + 3000, 0], [x + 3000, 3000]),
  line([x + 3000, 3000], [x, 3000]),
  line([x, 3000], [x, 0]),
];

describe('walls that are broken at doors', () => {
  it('close to rooms, each with its doors', () => {
    const found = roomsOf(flat({ at: 1000, wide: 900 }));
    expect(found.map(({ name, area }) => [name, Math.round(area / 1e4) / 100])).toEqual([
      ['LIVING', 12],
      ['BEDROOM', 9],
    ]);
    const rooms = found.map(({ outline, doors }) =>
      roomFromOutline(outline, { id: 'r', name: '', doors }, BRITISH.metric),
    );
    expect(
      rooms.map((room) =>
        room?.openings.map(({ kind, wall, at, width }) => [kind, wall, at, width]),
      ),
    ).toEqual([
      [
        ['door', 'D', '1100 mm', '900 mm'],
        ['door', 'B', '1100 mm', '900 mm'],
      ],
      [['door', 'D', '1000 mm', '900 mm']],
    ]);
  });

  it('close for any door that people walk through, and for none that is narrower or wider', () => {
    const door = fc.record({
      at: fc.integer({ min: 150, max: 700 }),
      wide: fc.integer({ min: 100, max: 2100 }),
    });
    fc.assert(
      fc.property(door, (one) => {
        const found = roomsOf(flat(one));
        const isDoor = one.wide >= 500 && one.wide <= 2000;
        const areas = new Set(found.map(({ area }) => Math.round(area / 1e6)));
        expect(areas.has(12) && areas.has(9)).toBe(isDoor);
        for (const { outline, doors } of found) {
          const room = roomFromOutline(outline, { id: 'r', name: '', doors }, BRITISH.metric);
          const measured = room && measureRoom({ ...room, height: '2.4 m' }, BRITISH.metric);
          expect(measured?.problems).toEqual({});
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('overlap no other door of their wall', () => {
    const [room] = roomsOf(flat({ at: 1000, wide: 900 }));
    const twice = [...(room?.doors ?? []), ...(room?.doors ?? [])];
    const input = roomFromOutline(
      room?.outline ?? [],
      { id: 'r', name: '', doors: twice },
      BRITISH.metric,
    );
    expect(input?.openings).toHaveLength(2);
    expect(input && measureRoom({ ...input, height: '2.4 m' }, BRITISH.metric).problems).toEqual(
      {},
    );
  });

  it('stay open if a corridor is as wide as a door', () => {
    // Two rooms face each other across 900 mm: their corners end no wall.
    const areas = roomsOf(dxf(4, [...box(0), ...box(3900)])).map(({ area }) => area / 1e6);
    expect(areas).toEqual([9, 9]);
  });

  it('close behind an open leaf and its swing', () => {
    const file = dxf(4, [
      ...broken([0, 0], [4000, 0], { at: 1000, wide: 900 }),
      line([4000, 0], [4000, 3000]),
      line([4000, 3000], [0, 3000]),
      line([0, 3000], [0, 0]),
      line([1000, 0], [1000, 900]),
      arc([1000, 0], 900, 0, 90),
    ]);
    const [room, ...others] = roomsOf(file);
    expect([(room?.area ?? 0) / 1e6, room?.doors.length, others]).toEqual([12, 1, []]);
  });
});

describe('the unit of a plan', () => {
  it('that the file names and no house is of is not believed: inches said to be millimetres', () => {
    const plan = readDxf(flat({ at: 1000, wide: 900 }, { unit: 25.4 }));
    expect([plan.unit, isPlausible(plan, 'mm'), likelyUnit(plan, false)]).toEqual([1, false, 'in']);
    expect(isPlausible(plan, 'in')).toBe(true);
  });
});

describe('the name of a room', () => {
  it('is what rooms are called, not the nearest word', () => {
    const names = ['PLATFORM', 'BEDROOM'];
    expect(roomsOf(flat({ at: 1000, wide: 900 }, { names })).map(({ name }) => name)).toEqual([
      '',
      'BEDROOM',
    ]);
  });

  it.each([
    'Living',
    'Bedroom 2',
    'WC',
    'Wohnzimmer',
    'Küche',
    'Séjour',
    'Baño',
    'Łazienka',
    'Спальня',
    '主卧',
    '厨房',
    'En-suite bath',
  ])('%s is one', (name) => {
    expect(isRoomName(name)).toBe(true);
  });

  it.each(['PLATFORM', 'UP', 'A-101', 'SOFA', 'Scale 1:50', '2.4 m'])('%s is none', (name) => {
    expect(isRoomName(name)).toBe(false);
  });
});
