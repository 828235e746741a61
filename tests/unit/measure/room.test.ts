import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ceilingArea,
  measureRoom,
  wallArea,
  WALLS,
  type MeasuredRoom,
  type OpeningInput,
  type Room,
  type RoomInput,
} from '../../../web/measure/room.ts';
import { toMm, toSquareMetres } from '../../../web/measure/units.ts';

const empty: RoomInput = { name: '', length: '', width: '', height: '', openings: [] };
const bedroom: RoomInput = { ...empty, length: '4 m', width: '3 m', height: '2.5 m' };
const window: OpeningInput = {
  id: 'w',
  kind: 'window',
  wall: 'A',
  width: '1200',
  height: '1000',
};

function roomOf(measured: MeasuredRoom): Room {
  if (measured.room === undefined) throw new Error('the room is not measured');
  return measured.room;
}

describe('measureRoom', () => {
  it('takes metres and inches in one room', () => {
    const room = roomOf(measureRoom({ ...bedroom, width: `11' 1 1/4"`, height: '2415' }, 'metric'));
    expect([room.length, room.width, room.height].map(toMm)).toEqual([4000, 3384.55, 2415]);
  });

  it('reads small bare numbers as metres or feet, larger ones as mm or inches', () => {
    const metric = measureRoom(
      { ...empty, length: '4.02', width: '3385', height: '2.4' },
      'metric',
    );
    expect(Object.values(metric.sizes).map(toMm)).toEqual([4020, 3385, 2400]);
    const imperial = measureRoom({ ...empty, length: '12', width: '133', height: '8' }, 'imperial');
    expect(Object.values(imperial.sizes).map(toMm)).toEqual([3657.6, 3378.2, 2438.4]);
    expect(measureRoom({ ...empty, length: '2515' }, 'imperial').sizes.length).toBe(2515 * 320);
  });

  it('counts what is empty as missing, not as wrong', () => {
    const measured = measureRoom(empty, 'metric');
    expect(measured).toMatchObject({ room: undefined, problems: {} });
    expect(measured.missing).toEqual(['length', 'width', 'height']);
  });

  it.each([
    ['0', 'cannot be 0'],
    ['abc', 'not a length'],
    ['900 m', '900 m is too large; at most 100 m'],
    ['-3', 'negative'],
    ['50', 'Did you mean 50 cm'],
  ])('answers a length of %s at its field and keeps the rest', (text, words) => {
    const measured = measureRoom({ ...bedroom, length: text }, 'metric');
    expect(measured.problems['length']).toContain(words);
    expect(measured.sizes.width).toBeDefined();
    expect(measured.room).toBeUndefined();
  });

  it('answers a window wider than its wall at its width and leaves it out', () => {
    const measured = measureRoom(
      { ...bedroom, openings: [{ ...window, width: '4.5 m' }] },
      'metric',
    );
    expect(measured.problems).toEqual({ 'openings.w.width': '4.5 m is wider than wall A (4 m).' });
    expect(roomOf(measured).openings).toEqual([]);
  });

  it('answers a window taller than the room at its height', () => {
    const measured = measureRoom(
      { ...bedroom, openings: [{ ...window, height: '3 m' }] },
      'metric',
    );
    expect(measured.problems['openings.w.height']).toContain('taller than the wall (2.5 m)');
  });

  it('says how much of a wall is left when its openings do not fit beside each other', () => {
    const openings = [window, { ...window, id: 'x', width: '3 m' }];
    const measured = measureRoom({ ...bedroom, openings }, 'metric');
    expect(measured.problems['openings.x.width']).toContain('2.800 m left');
    expect(roomOf(measured).openings.map(({ id }) => id)).toEqual(['w']);
  });

  it('takes the usual size for an opening that is not measured', () => {
    const door: OpeningInput = { id: 'd', kind: 'door', wall: 'C', width: '', height: '' };
    const room = roomOf(measureRoom({ ...bedroom, openings: [door] }, 'metric'));
    expect(room.openings[0]).toMatchObject({ usual: true });
    // 0.9 × 2.1 m, the allowance of 1.9 m² for a door.
    expect(toSquareMetres(wallArea(room, 'C'))).toBeCloseTo(10 - 1.89, 9);
  });
});

describe('wallArea and ceilingArea', () => {
  it('follow the hand calculation for 4 × 3 × 2.5 m with a window of 1.2 m²', () => {
    const room = roomOf(measureRoom({ ...bedroom, openings: [window] }, 'metric'));
    expect(WALLS.map((wall) => toSquareMetres(wallArea(room, wall)))).toEqual([8.8, 7.5, 10, 7.5]);
    expect(toSquareMetres(ceilingArea(room))).toBe(12);
  });

  it('never grow with another opening and never fall below zero', () => {
    const size = fc.integer({ min: 100, max: 5000 }).map(String);
    const opening = fc.record({ wall: fc.constantFrom(...WALLS), width: size, height: size });
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 6 }), (drawn) => {
        const openings = drawn.map((one, i) => ({
          ...one,
          id: String(i),
          kind: 'window' as const,
        }));
        const all = roomOf(measureRoom({ ...bedroom, openings }, 'metric'));
        const fewer = roomOf(
          measureRoom({ ...bedroom, openings: openings.slice(0, -1) }, 'metric'),
        );
        for (const wall of WALLS) {
          expect(wallArea(all, wall)).toBeGreaterThanOrEqual(0);
          expect(wallArea(all, wall)).toBeLessThanOrEqual(wallArea(fewer, wall));
        }
      }),
    );
  });
});
