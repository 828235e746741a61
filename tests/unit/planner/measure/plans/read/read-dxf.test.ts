import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../../web/language/locale.ts';
import { measureRoom } from '../../../../../../web/planner/measure/places/room.ts';
import { decodeDxf } from '../../../../../../web/planner/measure/plans/read/dxf-text.ts';
import {
  findRooms,
  likelyUnit,
} from '../../../../../../web/planner/measure/plans/rooms/find-rooms.ts';
import { readDxf } from '../../../../../../web/planner/measure/plans/read/read-dxf.ts';
import { roomFromOutline } from '../../../../../../web/planner/measure/plans/rooms/room-from-outline.ts';
import { regionArea } from '../../../../../../web/planner/measure/outline/polygon.ts';
import { toSquareMetres } from '../../../../../../web/planner/measure/units/units.ts';
import { dxf, EXAMPLES, line, lines, lwPolyline, text } from '../../../../../support/dxf-files.ts';
import { runs } from '../../../../../support/long.ts';

const { metric, imperial } = BRITISH;

const square = (side: number) =>
  readDxf(dxf(0, [lines([0, 0], [side, 0], [side, side], [0, side])]));

const hurt = (
  file: string,
  { kind, at, by, put }: { kind: string; at: number; by: number; put: string },
) => {
  if (kind === 'cut') {
    const from = at % file.length;
    return file.slice(0, from) + put + file.slice(from + by);
  }
  const rows = file.split('\r\n');
  const from = at % rows.length;
  const rest = rows.slice(from + (kind === 'twice' ? 0 : by));
  const added = kind === 'twice' ? rows.slice(from, from + by) : [put];
  return [...rows.slice(0, from), ...added, ...rest].join('\r\n');
};

describe('a DXF file', () => {
  it.each(EXAMPLES)('$what', ({ text: file, unit, readIn, rooms }) => {
    const plan = readDxf(file);
    expect(plan.unit).toBe(unit);
    expect(plan.brokenAt).toBeUndefined();
    const found = findRooms(plan, readIn).rooms.filter(({ isLikely }) => isLikely);
    expect(found.map(({ name }) => name)).toEqual(rooms.map(([name]) => name));
    for (const [i, [, area]] of rooms.entries()) {
      // Curves become straight sides of 15°, which miss a hundredth of a circle.
      expect((found[i]?.area ?? 0) / 1e6 / area).toBeCloseTo(1, 1);
      for (const locale of [metric, imperial]) {
        const outline = found[i]?.outline ?? [];
        const room = roomFromOutline(outline, { id: 'r', name: '' }, locale);
        expect(room).toBeDefined();
        if (room === undefined) continue;
        const { plan: drawn, problems } = measureRoom({ ...room, height: '2.4 m' }, locale);
        expect(problems).toEqual({});
        const measured = toSquareMetres(regionArea([drawn.ring ?? []]));
        expect(measured).toBeCloseTo((found[i]?.area ?? 0) / 1e6, 2);
      }
    }
  });

  it('joins ends that nearly meet, and returns their distance', () => {
    const gaps = EXAMPLES.map(({ text: file, readIn }) => findRooms(readDxf(file), readIn))
      .flatMap(({ rooms }) => rooms)
      .map(({ gap }) => Math.round(gap * 10) / 10);
    expect(Math.max(...gaps)).toBe(3);
    const open = dxf(4, [
      lwPolyline(
        [
          [0, 0],
          [4000, 0],
          [4000, 3000],
          [0, 3000],
          [0, 6],
        ],
        { isClosed: false },
      ),
    ]);
    expect(findRooms(readDxf(open), 1).rooms).toEqual([]);
  });

  it('takes the space between the two lines of a wall for no room', () => {
    const walls = dxf(4, [
      lines([0, 0], [8000, 0], [8000, 4000], [0, 4000]),
      lines([300, 300], [3000, 300], [3000, 3700], [300, 3700]),
      lines([3100, 300], [7700, 300], [7700, 3700], [3100, 3700]),
      line([0, 0], [300, 300]),
    ]);
    const areas = findRooms(readDxf(walls), 1).rooms.map(({ area }) => Math.round(area / 1e4));
    expect(areas.filter((area) => area < 3000)).toEqual([1564, 918]);
  });

  it('gives up on lines that lie on each other by the thousand, and still shows closed ones', () => {
    const same = Array.from({ length: 3000 }, () => line([0, 0], [9000, 0]));
    const closed = lwPolyline([
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ]);
    const { rooms, isTooDense } = findRooms(readDxf(dxf(4, [...same, closed])), 1);
    expect([rooms.length, isTooDense]).toEqual([1, true]);
  });

  it('is right-angled if its room is, and in plain numbers', () => {
    const [kitchen] = EXAMPLES;
    const [room] = findRooms(readDxf(kitchen?.text ?? ''), 1).rooms;
    const input = roomFromOutline(room?.outline ?? [], { id: 'r', name: 'Kitchen' }, metric);
    expect(input?.corners).toBeUndefined();
    expect(input?.sides.map(({ length }) => length)).toEqual([
      '4000 mm',
      '3000 mm',
      '4000 mm',
      '3000 mm',
    ]);
    const feet = roomFromOutline(
      findRooms(readDxf(EXAMPLES[1]?.text ?? ''), 25.4).rooms[0]?.outline ?? [],
      { id: 'r', name: '' },
      imperial,
    );
    expect(feet?.sides.map(({ length }) => length).toSorted()).toEqual(
      ['10′', '10′', '5′', '5′', '5′', '5′'].toSorted(),
    );
  });

  it('names the most likely unit of a house if the file has none', () => {
    expect(likelyUnit(square(8000), false)).toBe('mm');
    expect(likelyUnit(square(8), false)).toBe('m');
    expect(likelyUnit(square(300), true)).toBe('in');
    expect(likelyUnit(square(30), true)).toBe('ft');
    expect(likelyUnit(square(0), false)).toBe('mm');
  });

  it('reads names in the encoding of an old file', () => {
    const file = dxf(4, [text([0, 0], '@')], [], 'AC1015').replace(
      '$INSUNITS',
      '$DWGCODEPAGE\r\n  3\r\nANSI_936\r\n  9\r\n$INSUNITS',
    );
    const [before = '', after = ''] = file.split('@');
    const ascii = new TextEncoder();
    const bytes = [...ascii.encode(before), 0xb3, 0xf8, 0xb7, 0xbf, ...ascii.encode(after)];
    expect(readDxf(decodeDxf(new Uint8Array(bytes))).texts[0]?.text).toBe('厨房');
  });
});

describe('a damaged DXF file', () => {
  it('is read up to the damaged line, which it names', () => {
    const whole = EXAMPLES[2]?.text ?? '';
    const broken = whole.replace(
      'LINE\r\n  5\r\n1F\r\n  8\r\n0\r\n 10\r\n4\r\n',
      'LINE\r\nfive\r\n',
    );
    const { strokes, brokenAt } = readDxf(broken);
    expect(broken.split('\r\n')[(brokenAt ?? 0) - 1]).toBe('five');
    expect(strokes).toHaveLength(4);
  });

  const numbers = fc.constantFrom('1e999', '-1', 'NaN', '', '9'.repeat(400), '0x10', '1e11', '0');
  const damage = fc.oneof(
    fc.record({ kind: fc.constant('cut'), at: fc.nat(), by: fc.nat(400), put: fc.constant('') }),
    fc.record({ kind: fc.constant('cut'), at: fc.nat(), by: fc.nat(4), put: fc.string() }),
    fc.record({ kind: fc.constant('line'), at: fc.nat(), by: fc.constant(1), put: numbers }),
    fc.record({ kind: fc.constant('line'), at: fc.nat(), by: fc.nat(3), put: fc.string() }),
    fc.record({ kind: fc.constant('twice'), at: fc.nat(), by: fc.nat(60), put: fc.constant('') }),
  );
  it('throws nothing, and what is found in it can be measured: 1,000 of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES),
        fc.array(damage, { minLength: 1, maxLength: 6 }),
        ({ text: file, readIn }, hurts) => {
          const plan = readDxf(hurts.reduce(hurt, file));
          likelyUnit(plan, true);
          for (const { outline, unfit } of findRooms(plan, readIn).rooms) {
            const room = roomFromOutline(outline, { id: 'r', name: '' }, metric);
            if (unfit !== undefined || room === undefined) continue;
            expect(measureRoom({ ...room, height: '2.4 m' }, metric).place).toBeDefined();
          }
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it('takes anything else for a plan without rooms', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(findRooms(readDxf(decodeDxf(bytes)), 1).rooms).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});
