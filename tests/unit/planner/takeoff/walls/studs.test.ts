import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, length, mm, type Length } from '../../../../../web/planner/measure/units/units.ts';
import { studCount } from '../trade-rules.ts';
import {
  frameWall,
  type StudLayout,
  type StudOpening,
  type StudOptions,
} from '../../../../../web/planner/takeoff/walls/studs.ts';
import { runs } from '../../../../support/long.ts';

/** CLS 38 × 63 as in Britain: one row of noggins, the head on edge. */
const timber: StudOptions = {
  frame: 'timber',
  face: mm(38),
  plate: mm(38),
  head: mm(63),
  spacing: mm(600),
  topPlates: 1,
  nogginRows: 1,
  longest: mm(4800),
  hasDoorPosts: false,
};
const steel: StudOptions = {
  ...timber,
  frame: 'steel',
  face: mm(50),
  plate: mm(40),
  head: mm(40),
  spacing: mm(625),
  nogginRows: 0,
  longest: mm(4000),
};
/** 2×4 at 16 in, two top plates, a flat header, no blocking. */
const american: StudOptions = {
  ...timber,
  face: inches(1.5),
  plate: inches(1.5),
  head: inches(1.5),
  spacing: inches(16),
  topPlates: 2,
  nogginRows: 0,
  longest: inches(192),
};

const door = (at: number, width: number, height = 2040): StudOpening => ({
  at: mm(at),
  width: mm(width),
  height: mm(height),
  sill: mm(0),
});

function frame(
  long: Length,
  high: Length,
  openings: readonly StudOpening[] = [],
  options = timber,
): StudLayout {
  const framed = frameWall({ length: long, height: high, openings }, options);
  if (!framed.ok) throw new Error(framed.reason);
  return framed.value;
}
const list = (layout: StudLayout, unit = 320): string[] =>
  layout.pieces.map((piece) => `${piece.quantity} ${piece.name} ${piece.length / unit}`);

test('a stud is at both ends of the wall, or the answer says which positions leave one', () => {
  const wrong: string[] = [];
  let [framed, refused] = [0, 0];
  for (const [name, options] of Object.entries({ timber, steel, american })) {
    const { face } = options;
    const least = (name === 'steel' ? 1 : 2) * face;
    for (let at = 0; at <= 300; at += 5) {
      for (const side of ['left', 'right']) {
        const near = mm(at);
        const [wall, width] = [mm(4000), mm(838)];
        const opening = {
          ...door(0, 838),
          at: side === 'left' ? near : length(wall - width - near),
        };
        const of = (openings: readonly StudOpening[]) =>
          frameWall({ length: wall, height: mm(2400), openings }, options);
        const answer = of([opening]);
        const says = `${name}, ${at} from the ${side}`;
        if (answer.ok) {
          framed += 1;
          const full = new Set<number>(
            answer.value.laid.filter((one) => one.name === 'stud').map(({ x }) => x),
          );
          if (!full.has(0) || !full.has(wall - face)) wrong.push(says);
        } else if (answer.reason === 'end') {
          refused += 1;
          const moved = [answer.flush, answer.least].map((from) =>
            of([{ ...opening, at: side === 'left' ? from : length(wall - width - from) }]),
          );
          if (answer.from !== near || !moved.every(({ ok }) => ok)) wrong.push(`${says}: moved`);
        } else if (near >= least) wrong.push(`${says}: refused`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([framed > 0, refused > 0]).toEqual([true, true]);
});

test('the advice of a refused doorway fits the wall, also a short one', () => {
  const wrong: string[] = [];
  for (const options of [timber, steel, american]) {
    for (let rest = 100; rest <= 400; rest += 3) {
      for (let at = 0; at <= rest; at += 7) {
        const of = (from: number) =>
          frameWall(
            {
              length: mm(838 + rest),
              height: mm(2400),
              openings: [{ ...door(0, 838), at: length(from) }],
            },
            options,
          );
        const answer = of(mm(at));
        if (answer.ok || answer.reason === 'opening') continue;
        const { flush, least } = answer;
        const moved = [flush, least, mm(rest) - flush, mm(rest) - least];
        if (!moved.every((from) => of(from).ok)) wrong.push(`${options.frame} ${at} of ${rest}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe('hand layouts', () => {
  test('a plain wall: ⌈(3600 − 38) / 600⌉ + 1 studs, their middles at 600, 1200 …', () => {
    // Left edges at 0, 581, 1181, 1781, 2381, 2981 and 3562: noggins 581 − 38 = 543 at either end, four of 562.
    expect(list(frame(mm(3600), mm(2400)))).toEqual([
      '1 sole-plate 3600',
      '1 head-plate 3600',
      '7 stud 2324',
      '2 noggin 543',
      '4 noggin 562',
    ]);
  });

  test('a door has a full and a shorter stud each side, a head on edge and a short stud over it', () => {
    // The opening from 1000 to 1800: full studs at 924 and 1838. Of the regular ones at 581, 1181, 1781, 2381
    // and 2981, the second and third fall away. Shorter studs 2040 − 38; the head 800 + 2 × 38; over it
    // at 1181 a short stud of 2400 − 38 − 2040 − 63 = 259, and at 1781 another, over the door's right side.
    const layout = frame(mm(3600), mm(2400), [door(1000, 800)]);
    expect(layout.studs).toBe(7);
    expect(list(layout)).toEqual([
      '1 sole-plate 1000',
      '1 sole-plate 1800',
      '1 head-plate 3600',
      '7 stud 2324',
      '2 door-stud 2002',
      '1 door-head 876',
      '2 short-stud 259',
      '2 noggin 543',
      '1 noggin 305',
      '1 noggin 505',
      '1 noggin 562',
    ]);
  });

  test('a hatch with a sill has a plate under it and short studs below', () => {
    // 600 wide from 1300 at 1000 high, 700 tall: the stud at 1181 … 1781 falls between, that at 1781 stands.
    const layout = frame(mm(3600), mm(2400), [{ ...door(1300, 600, 700), sill: mm(1000) }]);
    expect(list(layout)).toContain('1 sill 600');
    // Above: 2400 − 38 − 1700 − 63 = 599; below: 1000 − 38 − 38 = 924.
    expect(list(layout)).toEqual(expect.arrayContaining(['1 short-stud 599', '1 short-stud 924']));
    expect(list(layout)).toContain('1 sole-plate 3600');
  });

  test('12 × 8 ft in the US: ten studs of 91 1/2 in, three plates of 12 ft', () => {
    // ⌈(144 − 1.5) ÷ 16⌉ + 1 = 10; 96 − 3 × 1.5 = 91.5, which a precut stud of 92 5/8 gives.
    expect(list(frame(inches(144), inches(96), [], american), 8128)).toEqual([
      '1 sole-plate 144',
      '2 head-plate 144',
      '10 stud 91.5',
    ]);
  });

  test('steel: studs 10 mm short in the track, the head bent up 150 mm at both ends', () => {
    // ⌈(4000 − 50) ÷ 625⌉ + 1 = 8; the door from 1500 to 2385 takes the one at 1850 and adds two: 9.
    // Over it at 1850: 2500 − 2040 − 10 = 450; tracks 1500, 1615 and 4000.
    const layout = frame(mm(4000), mm(2500), [door(1500, 885)], steel);
    expect(list(layout)).toEqual([
      '1 track 1500',
      '1 track 1615',
      '1 track 4000',
      '9 stud 2490',
      '1 door-head 1185',
      '1 short-stud 450',
    ]);
  });

  test('plates longer than can be bought meet on a stud, those of two top plates on different ones', () => {
    const layout = frame(mm(6000), mm(2400));
    expect(list(layout).slice(0, 4)).toEqual([
      '1 sole-plate 4800',
      '1 sole-plate 1200',
      '1 head-plate 4800',
      '1 head-plate 1200',
    ]);
    const two = frame(mm(6000), mm(2400), [], { ...timber, topPlates: 2 });
    const ends = two.laid
      .filter(({ name }) => name === 'head-plate')
      .map(({ x, width }) => x + width);
    expect(new Set(ends)).toEqual(new Set([mm(4800), mm(2400), mm(6000)]));
  });

  test('two rows of noggins are at thirds', () => {
    const { laid } = frame(mm(1800), mm(2700), [], { ...timber, nogginRows: 2 });
    const rows = laid.filter((piece) => piece.name === 'noggin').map(({ y }) => y);
    expect(new Set(rows)).toEqual(new Set([mm(900), mm(1800)]));
  });
});

describe('an opening that does not fit is refused by its place in the list', () => {
  test.each([
    ['too near the end', [door(50, 800)], 0],
    ['past the end', [door(3000, 800)], 0],
    ['too high', [door(1000, 800, 2330)], 0],
    ['into another', [door(500, 800), door(1400, 800)], 1],
    ['a sill on the plate', [{ ...door(1000, 800, 900), sill: mm(40) }], 0],
  ])('%s', (_, openings, at) => {
    expect(frameWall({ length: mm(3600), height: mm(2400), openings }, timber)).toEqual({
      ok: false,
      reason: 'opening',
      at,
    });
  });
});

const walls = fc.record({
  long: fc.integer({ min: 2100, max: 9000 }),
  high: fc.integer({ min: 2250, max: 3000 }),
  at: fc.integer({ min: 120, max: 1000 }),
  wide: fc.integer({ min: 600, max: 900 }),
  sill: fc.constantFrom(0, 900),
  open: fc.boolean(),
  options: fc.constantFrom(timber, steel, american),
});

test('no two pieces overlap and none leaves the wall, for any wall', () => {
  fc.assert(
    fc.property(walls, ({ long, high, at, wide, sill, open, options }) => {
      const opening = { ...door(at, wide, sill > 0 ? 1100 : 2000), sill: mm(sill) };
      const { laid } = frame(mm(long), mm(high), open ? [opening] : [], options);
      for (const [i, a] of laid.entries()) {
        expect(Math.min(a.x, a.y, a.width - 1, a.height - 1)).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(mm(long));
        expect(a.y + a.height).toBeLessThanOrEqual(mm(high));
        const over = laid
          .slice(i + 1)
          .filter(
            (b) =>
              a.x < b.x + b.width &&
              b.x < a.x + a.width &&
              a.y < b.y + b.height &&
              b.y < a.y + a.height,
          );
        expect(over).toEqual([]);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('studs are as many as the rule says, and never farther apart than the spacing', () => {
  fc.assert(
    fc.property(walls, ({ long, high, options }) => {
      const layout = frame(mm(long), mm(high), [], options);
      expect(layout.studs).toBe(studCount(mm(long), options.face, options.spacing));
      const studs = layout.laid.filter((piece) => piece.name === 'stud').map((piece) => piece.x);
      const gaps = studs.slice(1).map((x, i) => x - (studs[i] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(options.spacing + options.face / 2);
    }),
  );
});

test('boards meet on wood at every spacing over a door', () => {
  fc.assert(
    fc.property(walls, ({ long, high, at, wide, options }) => {
      const { laid } = frame(mm(long), mm(high), [door(at, wide, 2000)], options);
      const under = mm(high) - options.topPlates * options.plate - 1;
      const uprights = laid.filter((one) => one.y < under && one.y + one.height > under);
      for (
        let middle: number = options.spacing;
        middle <= mm(at + wide);
        middle += options.spacing
      ) {
        if (middle < mm(at)) continue;
        expect(uprights.some(({ x, width }) => x <= middle && x + width >= middle)).toBe(true);
      }
    }),
  );
});

test('a longer wall never needs fewer studs', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 0, max: 2000 }), ({ long, high }, more) => {
      const [short, longer] = [frame(mm(long), mm(high)), frame(mm(long + more), mm(high))];
      expect(longer.studs).toBeGreaterThanOrEqual(short.studs);
    }),
  );
});

const fullAt = ({ laid }: StudLayout): number[] =>
  laid.filter(({ name }) => ['stud', 'door-post'].includes(name)).map(({ x }) => x);

test('heavy profiles replace the full studs next to a doorway, not those next to a window', () => {
  const window: StudOpening = { ...door(2600, 600, 600), sill: mm(1200) };
  const posts = frame(mm(4000), mm(2500), [door(1000, 800), window], {
    ...steel,
    hasDoorPosts: true,
  });
  const plain = frame(mm(4000), mm(2500), [door(1000, 800), window], steel);
  expect(list(posts)).toContain('2 door-post 2490');
  expect(fullAt(posts)).toEqual(fullAt(plain));
});
