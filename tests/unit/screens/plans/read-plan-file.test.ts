import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { findRooms } from '../../../../web/planner/measure/plans/rooms/find-rooms.ts';
import { readSweetHome } from '../../../../web/planner/measure/plans/read/read-sweet-home.ts';
import { readZip } from '../../../../web/planner/measure/plans/read/read-zip.ts';
import { roomFromOutline } from '../../../../web/planner/measure/plans/rooms/room-from-outline.ts';
import { measureRoom } from '../../../../web/planner/measure/places/room.ts';
import { readPlanFile } from '../../../../web/screens/plans/read-plan-file.ts';
import { home, homeRoom, HOMES, OLD_HOME, zip } from '../../../support/sweet-home-files.ts';
import { runs } from '../../../support/long.ts';

const { metric } = BRITISH;

const read = (bytes: Uint8Array<ArrayBuffer>) => readPlanFile(new File([bytes], 'a.sh3d'));
const reason = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const result = await read(bytes);
  return result.ok ? '' : result.reason;
};

describe('a Sweet Home 3D file', () => {
  it.each(HOMES)('$what', async ({ bytes, rooms }) => {
    const result = await read(bytes);
    if (!result.ok) throw new Error(result.reason);
    const found = findRooms(result.value, 10).rooms.filter(({ isLikely }) => isLikely);
    expect(found.map(({ name, storey, height }) => [name, storey, height])).toEqual(
      rooms.map(([name, storey, high]) => [name, storey, high]),
    );
    for (const [i, [, , , area]] of rooms.entries()) {
      const { outline = [], area: own = 0, height } = found[i] ?? {};
      // A curve becomes straight sides.
      expect(own / 1e6 / area).toBeCloseTo(1, 1);
      const high = height === undefined ? {} : { height };
      const room = roomFromOutline(outline, { id: 'r', name: '', ...high }, metric);
      if (room === undefined) throw new Error('no measures give the room');
      expect(measureRoom(room, metric).place?.height).toBe(2400 * 320 * ((height ?? 0) / 2400));
    }
  });

  it('walls give the size between their faces', async () => {
    const result = await read(HOMES[1]?.bytes ?? new Uint8Array());
    const [room] = result.ok ? findRooms(result.value, 10).rooms : [];
    const input = roomFromOutline(room?.outline ?? [], { id: 'r', name: '' }, metric);
    expect(input?.sides.map(({ length }) => length)).toEqual([
      '4000 mm',
      '3000 mm',
      '4000 mm',
      '3000 mm',
    ]);
  });

  it('a file of a version before 5.3 must be saved again, with a message', async () => {
    expect(await reason(OLD_HOME)).toMatch(/version 5\.3 or newer/);
    expect(await reason(zip([{ name: 'other.txt', data: 'text' }]))).toMatch(
      /is no DXF and no Sweet/,
    );
    expect(await reason(zip([{ name: 'Home.xml', data: '<html></html>' }]))).toMatch(/is damaged/);
    expect(await reason(OLD_HOME.slice(0, 40))).toMatch(/is damaged/);
  });

  it('that inflates without end is stopped', async () => {
    const bomb = zip([{ name: 'Home.xml', data: home(' '.repeat(30_000_000)) }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reason(bomb)).toMatch(/is damaged/);
  });
});

const change = fc.record({ at: fc.nat(), by: fc.nat(30), put: fc.uint8Array({ maxLength: 6 }) });

describe('a damaged Sweet Home 3D file', () => {
  it('is refused or read as far as it goes, and throws nothing: 700 archives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HOMES),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async ({ bytes }, changes) => {
          const hurt = changes.reduce((now, { at, by, put }) => {
            const from = at % now.length;
            return new Uint8Array([...now.slice(0, from), ...put, ...now.slice(from + by)]);
          }, bytes);
          readZip(hurt);
          const result = await read(hurt);
          const found = result.ok ? findRooms(result.value, 10).rooms : [];
          expect(found.length).toBeLessThanOrEqual(60);
        },
      ),
      { numRuns: runs(700) },
    );
  });

  it('throws nothing for any text in its place: 300 of them', () => {
    const xml = home(
      homeRoom('A', [
        [0, 0],
        [400, 0],
        [400, 300],
        [0, 300],
      ]),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.string())), (changes) => {
        const hurt = changes.reduce((now, [at, by, put]) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + put + now.slice(from + by);
        }, xml);
        const problems = findRooms(readSweetHome(hurt), 10).rooms.map(({ outline }) => {
          const room = roomFromOutline(outline, { id: 'r', name: '' }, metric);
          return room === undefined ? {} : measureRoom(room, metric).problems;
        });
        expect(problems.every((one) => Object.keys(one).length === 0)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
