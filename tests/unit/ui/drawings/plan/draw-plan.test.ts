import { houseOptions } from '../../../../../web/documents/settings/page-names.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { lengthsOfRing } from '../../../../../web/planner/measure/outline/outline.ts';
import { newRoom, type RoomInput } from '../../../../../web/planner/measure/places/place-input.ts';
import {
  drawingDxf,
  drawingSvg,
} from '../../../../../web/planner/measure/plans/write/drawing-files.ts';
import {
  drawingPdf,
  lettersMissing,
  paperFor,
  PAPERS,
} from '../../../../../web/planner/measure/plans/write/drawing-pdf.ts';
import { findRooms } from '../../../../../web/planner/measure/plans/rooms/find-rooms.ts';
import { readDxf } from '../../../../../web/planner/measure/plans/read/read-dxf.ts';
import { roomFromOutline } from '../../../../../web/planner/measure/plans/rooms/room-from-outline.ts';
import { simplifyOutline } from '../../../../../web/planner/measure/plans/rooms/simplify-outline.ts';
import {
  boundsOf,
  boxRing,
  twiceRingArea,
  type Ring,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { measureRoom } from '../../../../../web/planner/measure/places/room.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { deriveHouse } from '../../../../../web/planner/project/derive-house.ts';
import { drawOnPaper, drawPlan } from '../../../../../web/ui/drawings/plan/draw-plan.ts';
import { hall, ODD_ROOMS } from '../../../../support/odd-rooms.ts';
import { beside, door, houseOf, rectangle } from '../../../../support/storeys.ts';
import { outlinesOf } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const { metric, imperial } = BRITISH;

const toDraw = (room: RoomInput, locale = metric) => ({
  name: room.name,
  measured: measureRoom(room, locale),
});
const allRooms = drawPlan(
  ODD_ROOMS.map((room) => toDraw(room)),
  metric,
);
const inMm = (ring: Ring | undefined): readonly number[] =>
  lengthsOfRing(ring ?? []).map((long) => long / mm(1));

/** Maximum distance between the sides of two rooms, starting at either side. */
function apart(one: readonly number[], two: readonly number[]): number {
  if (one.length !== two.length) return Infinity;
  const turns = two.map((_, by) =>
    Math.max(...one.map((long, i) => Math.abs(long - (two[(i + by) % two.length] ?? 0)))),
  );
  return Math.min(...turns);
}

/**
 * Millimetres: sizes are typed to a tenth, and a difference of just that is a little more in the computer's numbers.
 */
const TENTH = 0.1 + 1e-9;

const foot = (scale: number): string => `Odd rooms, 1:${scale}`;

describe('a plan that is saved and read again', () => {
  it('has the same sides within 0.1 mm, whatever simple outline it has', () => {
    // Outlines of a room's size, without corners that cannot be measured.
    const outlines = outlinesOf(16)
      .map((ring) => simplifyOutline(ring.map(({ x, y }) => ({ x: x / mm(1), y: y / mm(1) }))))
      .filter(({ ring, off }) => off === 0 && twiceRingArea(ring) > 400_000);
    fc.assert(
      fc.property(outlines, fc.constantFrom(metric, imperial), ({ ring }, locale) => {
        const room = roomFromOutline(ring, { id: 'r', name: 'Attic' }, locale);
        expect(room).toBeDefined();
        if (room === undefined) return;
        const { measured } = toDraw(room, locale);
        const file = drawingDxf(drawPlan([{ name: 'Attic', measured }], locale));
        const plan = readDxf(file);
        expect(plan.unit).toBe(1);
        const { rooms } = findRooms(plan, 1);
        const found = rooms.find(({ name }) => name === 'Attic');
        const again = roomFromOutline(found?.outline ?? [], { id: 's', name: '' }, locale);
        const before = inMm(ring.map(({ x, y }) => ({ x: x * mm(1), y: y * mm(1) })));
        const after = again && inMm(toDraw(again, locale).measured.plan.ring);
        expect(apart(before, after ?? [])).toBeLessThanOrEqual(TENTH);
        expect(rooms).toHaveLength(1);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is all rooms of a project, with bays, each under its name', () => {
    const { rooms } = findRooms(readDxf(drawingDxf(allRooms)), 1);
    expect(rooms.map(({ name }) => name).toSorted()).toEqual([
      'Attic',
      'Hall',
      'Living room',
      'Loft',
    ]);
    for (const room of ODD_ROOMS) {
      const found = rooms.find(({ name }) => name === room.name);
      const again = roomFromOutline(found?.outline ?? [], { id: 's', name: '' }, metric);
      const [before, after] = [room, again ?? newRoom('none')].map((one) =>
        inMm(toDraw(one).measured.plan.ring),
      );
      expect(apart(before ?? [], after ?? [])).toBeLessThanOrEqual(TENTH);
    }
  });
});

describe('rooms that are wall to wall', () => {
  const hallAndBed = houseOf(
    rectangle('hall', ['6 m', '1.2 m'], { openings: [door('d', 'C', '0.5 m')] }),
    rectangle('bed', ['4 m', '3 m'], { beside: beside('hall', ['A', 'C'], '', '300 mm') }),
    rectangle('bath', ['2 m', '3 m'], { beside: beside('bed', ['B', 'D'], '', '150 mm') }),
  );
  const { rooms } = deriveHouse(hallAndBed, houseOptions(metric));
  const { lines } = drawPlan(
    rooms.map((placed) => ({
      name: placed.name,
      measured: placed.measured,
      placed,
      laid: [
        [boxRing({ x0: 0, y0: 0, x1: mm(1000), y1: mm(500) })],
        [placed.measured.plan.ring ?? []],
      ],
    })),
    metric,
  );
  const boxes = (layer: string) =>
    lines
      .filter((line) => line.layer === layer)
      .map(({ points }) => boundsOf([points]))
      .map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map(Math.round));

  it('are drawn at their positions, with the wall between them in its thickness', () => {
    const [first = [], bed = [], bath = []] = boxes('WALLS');
    const [hallLeft = 0, , hallRight = 0, hallFoot = 0] = first;
    expect([hallRight - hallLeft, hallFoot - (first[1] ?? 0)]).toEqual([6000, 1200]);
    // The bedroom's right end is the hall's; the bath is 150 mm to the left of it.
    expect([bed[0], bed[1], bed[2]]).toEqual([hallRight - 4000, hallFoot + 300, hallRight]);
    expect([bath[1], bath[2]]).toEqual([hallFoot + 300, hallRight - 4150]);
  });

  it('have the pieces on their floors, in their directions', () => {
    const walls = boxes('WALLS');
    const pieces = boxes('PIECES');
    expect(pieces.length).toBeGreaterThan(2 * walls.length);
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of pieces) {
      const isInside = walls.some(
        ([left = 0, top = 0, right = 0, low = 0]) =>
          x0 >= left - 1 && y0 >= top - 1 && x1 <= right + 1 && y1 <= low + 1,
      );
      expect(isInside).toBe(true);
    }
  });

  it('have a door drawn through that wall', () => {
    const [first = []] = boxes('WALLS');
    const [, , hallRight = 0, hallFoot = 0] = first;
    expect(boxes('OPENINGS')).toEqual([
      [hallRight - 1300, hallFoot, hallRight - 500, hallFoot + 300],
    ]);
  });
});

describe('a drawing', () => {
  it('says the size of every wall, the name and the area', () => {
    const { texts, lines } = drawPlan([toDraw(hall)], metric);
    expect(texts.map(({ text }) => text)).toEqual([
      '4.00 m',
      '3.00 m',
      '1.20 m',
      '2.503 m',
      '3.503 m',
      '1.20 m',
      'Hall',
      '7.8 m²',
    ]);
    // Read from below or from the right, never upside down.
    expect(texts.every(({ angle }) => angle > -90.6 && angle < 90.6)).toBe(true);
    expect(lines.filter(({ layer }) => layer === 'OPENINGS')).toHaveLength(1);
  });

  it('is SVG in millimetres at 1:50 that no name can break', () => {
    const name = 'A & B <script>"';
    const svg = drawingSvg(drawPlan([toDraw({ ...(ODD_ROOMS[1] ?? newRoom('a')), name })], metric));
    const [, wide, view] = /width="([\d.]+)mm".+viewBox="([^"]+)"/.exec(svg) ?? [];
    expect(Number(view?.split(' ')[2]) / Number(wide)).toBeCloseTo(50, 0);
    expect(svg).toContain('A &#38; B &#60;script&#62;&#34;');
  });

  it('is one page of PDF at a usual scale, whose table finds its objects', () => {
    const rooms = ODD_ROOMS.map((room) => toDraw(room));
    const drawing = drawOnPaper(rooms, 'a4', metric);
    const { scale, width, height } = paperFor(drawing, 'a4');
    expect([scale, width, height]).toEqual([100, ...PAPERS.a4]);
    const pdf = drawingPdf(drawing, 'a4', foot, new Map());
    expect(/^[\n -~]+$/.test(pdf)).toBe(true);
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start).startsWith('xref')).toBe(true);
    const starts = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
    expect(starts.map((at) => pdf.slice(at, at + 7))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n} 0 obj`),
    );
    const content = /<<\/Length (\d+)>>\nstream\n([^]*)\nendstream/.exec(pdf);
    expect(content?.[2]).toHaveLength(Number(content?.[1]));
    const written = [...pdf.matchAll(/<([\da-f]+)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    );
    expect(written).toEqual([...allRooms.texts.map(({ text }) => text), 'Odd rooms, 1:100']);
  });

  it('draws a name in letters that the font lacks as a picture of them', () => {
    const words = allRooms.texts.map((one) => ({ ...one, text: one.text.replace('Hall', '走廊') }));
    const drawing = { ...allRooms, texts: words };
    expect(lettersMissing(words.map(({ text }) => text))).toEqual(['走廊']);
    const picture = {
      width: 8,
      height: 2,
      bits: new Uint8Array([0xf0, 0x0f]),
      below: 0.25,
      high: 2,
    };
    const pdf = drawingPdf(drawing, 'letter', String, new Map([['走廊', picture]]));
    expect(pdf).toContain('/W 8 /H 2 /IM true /F /AHx ID 0ff0> EI');
  });
});
