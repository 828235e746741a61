import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { readOutline } from '../../../../../web/planner/measure/outline/close-outline.ts';
import {
  SHAPES,
  type CornerInput,
  type SideInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import {
  regionArea,
  type Point,
  type Ring,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { readAngled } from '../../../../../web/planner/measure/outline/read-angled.ts';
import { mm, toSquareMetres } from '../../../../../web/planner/measure/units/units.ts';
import { outlinesOf } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const { metric, imperial } = BRITISH;

const at = (ring: Ring, i: number): Point =>
  ring[((i % ring.length) + ring.length) % ring.length] ?? { x: 0, y: 0 };
const between = (ring: Ring, i: number, j: number): number => {
  const [a, b] = [at(ring, i), at(ring, j)];
  return Math.hypot(b.x - a.x, b.y - a.y);
};
/** Inside, at the end of a side, by the directions of its neighbours. */
const angleAt = (ring: Ring, side: number): number => {
  const [a, b, c] = [at(ring, side), at(ring, side + 1), at(ring, side + 2)];
  const into = Math.atan2(b.y - a.y, b.x - a.x);
  const out = Math.atan2(c.y - b.y, c.x - b.x);
  const turn = (((out - into) * 180) / Math.PI + 540) % 360;
  return 360 - turn;
};
const mmOf = (steps: number): string => `${Math.round(steps / 32) / 10} mm`;
const degreesOf = (angle: number): string => `${Math.round(angle * 100) / 100}°`;

type Measured = (ring: Ring, side: number) => CornerInput;
const byAngle: Measured = (ring, side) => ({ by: 'angle', text: degreesOf(angleAt(ring, side)) });
const byDiagonal: Measured = (ring, side) => ({
  by: 'diagonal',
  text: mmOf(between(ring, side, side + 2)),
});
const following: Measured = () => ({ by: 'open', text: '' });

/** An outline as somebody with a tape and a bevel would type it. */
const measured = (ring: Ring, corner: (side: number) => Measured): readonly SideInput[] =>
  ring.map((_, i) => ({
    length: mmOf(between(ring, i, i + 1)),
    turn: angleAt(ring, i) < 180 ? 'right' : 'left',
    corner: corner(i)(ring, i),
  }));

/** Maximum change of the distance between any two corners, grid steps. */
const worst = (one: Ring, two: Ring): number =>
  Math.max(
    ...one.flatMap((_, i) => one.map((__, j) => Math.abs(between(one, i, j) - between(two, i, j)))),
  );

const side = (length: string, corner?: CornerInput, turn: SideInput['turn'] = 'right') => ({
  length,
  turn,
  ...(corner === undefined ? {} : { corner }),
});
const angle = (text: string): CornerInput => ({ by: 'angle', text });
const diagonal = (text: string): CornerInput => ({ by: 'diagonal', text });
const open: CornerInput = { by: 'open', text: '' };
const areaOf = (ring: Ring | undefined): number =>
  ring === undefined ? 0 : toSquareMetres(regionArea([ring]));

const heron = (a: number, b: number, c: number): number => {
  const s = (a + b + c) / 2;
  return Math.sqrt(s * (s - a) * (s - b) * (s - c));
};

describe('hand measures', () => {
  test('a room of 4 × 3 m with a corner cut off at 45° by 1 m', () => {
    // 3 along A, √2 across the corner, 2 down, 4 back, 3 up: 12 less half a square metre.
    const sides = [
      side('3 m', angle('135')),
      side('1414.2 mm', angle('135 deg')),
      side('2 m'),
      side('4 m'),
      side('3 m'),
    ];
    const { ring, problems, shared } = readAngled(sides, metric);
    expect(problems).toEqual({});
    expect(areaOf(ring)).toBeCloseTo(11.5, 3);
    expect(shared).toBeUndefined();
    // The last two close it as they do in a right-angled room.
    const short = sides.map((one, i) => (i < 3 ? one : { ...one, length: '' }));
    const closed = readAngled(short, metric);
    expect(closed.lengths.map((long) => Math.round((long ?? 0) / 320))).toEqual([
      3000, 1414, 2000, 4000, 3000,
    ]);
  });

  test('the same in feet and inches', () => {
    const { ring, problems } = readAngled(
      [side("10'"), side("8'"), side("10'"), side("8'")],
      imperial,
    );
    expect(problems).toEqual({});
    expect(areaOf(ring)).toBeCloseTo(80 * 0.09290304, 6);
  });

  test('four walls and one diagonal: two triangles, by Heron’s formula', () => {
    // 4, 3, 4.2, 3.1 and 5.1 across the corner between the first two.
    const { ring, problems } = readAngled(
      [side('4 m', diagonal('5.1 m')), side('3 m', open), side('4.2 m', open), side('3.1 m', open)],
      metric,
    );
    expect(problems).toEqual({});
    expect(areaOf(ring)).toBeCloseTo(heron(4, 3, 5.1) + heron(4.2, 3.1, 5.1), 3);
  });

  test('walls that are 12 mm apart are shared out in proportion, and right corners stay right', () => {
    const { ring, shared } = readAngled(
      [side('4000 mm'), side('3000 mm'), side('4012 mm'), side('3000 mm')],
      metric,
    );
    expect(shared?.gap).toBe(mm(12));
    // 12 mm over 4000 and 4012: 5.99 and 6.01; nothing over the others.
    expect(ring?.map(({ x, y }) => [Math.round(x / 320), Math.round(y / 320)])).toEqual([
      [0, 0],
      [4006, 0],
      [4006, 3000],
      [0, 3000],
    ]);
    expect(new Set(ring?.map(({ y }) => y)).size).toBe(2);
  });
});

describe('bad measures are named', () => {
  test.each([
    [
      'corners that do not add up',
      [side('4 m', angle('100')), side('3 m'), side('4 m'), side('3 m')],
      'corners.0',
      /370°.*360°.*90°/,
    ],
    [
      'a wall that is 240 mm off',
      [side('4 m'), side('3 m'), side('4.24 m'), side('3 m')],
      'sides.0',
      /0\.24 m.*wall A.*or wall C/,
    ],
    [
      'an angle that is none',
      [side('4 m', angle('round')), side('3 m'), side('4 m'), side('3 m')],
      'corners.0',
      /number/,
    ],
    [
      'a straight corner',
      [side('4 m', angle('180°')), side('3 m'), side('4 m'), side('3 m')],
      'corners.0',
      /180°/,
    ],
    [
      'a diagonal that is too long',
      [side('4 m', diagonal('8 m')), side('3 m', open), side('4 m', open), side('3 m', open)],
      'corners.0',
      /triangle/,
    ],
    [
      'too few corners',
      [side('4 m', open), side('3 m', open), side('4 m', open), side('3 m', open)],
      'corners.3',
      /three/,
    ],
    [
      'walls that cross',
      [
        side('4 m'),
        side('1 m'),
        side('1 m', undefined, 'left'),
        side('2 m', undefined, 'left'),
        side('', undefined),
        side(''),
      ],
      'sides',
      /./,
    ],
  ] as const)('%s', (_, sides, field, says) => {
    const { problems, ring } = readAngled(sides, metric);
    const [named = '', sentence = ''] = Object.entries(problems)[0] ?? [];
    expect(named).toContain(field);
    expect(sentence).toMatch(says);
    expect(ring).toBeUndefined();
  });

  test('sizes not entered yet are missing and no problem', () => {
    const blank = [side('', angle('')), side(''), side(''), side('')];
    const { problems, missing, missingCorners } = readAngled(blank, metric);
    expect(problems).toEqual({});
    expect(missing.length + (missingCorners?.length ?? 0)).toBeGreaterThan(0);
  });
});

const shapes = fc.constantFrom(SHAPES.rectangle, SHAPES.L, SHAPES.T, SHAPES.U);
const lengths = fc.array(fc.integer({ min: 300, max: 6000 }), { minLength: 6, maxLength: 6 });

test('a right-angled room given by its angles is the same plan to the grid step', () => {
  fc.assert(
    fc.property(shapes, lengths, fc.boolean(), (shape, sizes, isTyped) => {
      const sides: readonly SideInput[] = shape.map((one, i) => ({
        ...one,
        length: i < shape.length - 2 ? `${sizes[i]} mm` : '',
      }));
      const right = readOutline(sides, metric);
      // No wall that is measured is shorter than 20 mm.
      fc.pre(right.ring !== undefined && right.lengths.every((long) => (long ?? 0) >= mm(20)));
      const typed = sides.map((one): SideInput =>
        isTyped ? { ...one, corner: angle(one.turn === 'right' ? '90' : '270°') } : one,
      );
      const { ring, lengths: found, problems } = readAngled(typed, metric);
      expect(problems).toEqual({});
      expect(ring).toEqual(right.ring);
      expect(found).toEqual(right.lengths);
      // Measured all round it is the same again.
      const all = typed.map((one, i) => ({ ...one, length: mmOf(right.lengths[i] ?? 0) }));
      expect(readAngled(all, metric).ring).toEqual(right.ring);
    }),
  );
});

/** No corner so flat that a tape could not tell it from none. */
const clear = outlinesOf(6).filter((ring) =>
  ring.every((_, i) => {
    const inside = angleAt(ring, i);
    return (
      inside > 20 &&
      inside < 340 &&
      Math.abs(inside - 180) > 12 &&
      between(ring, i, i + 1) > mm(250)
    );
  }),
);

describe('any simple polygon is found again', () => {
  test('restores it from its sides and angles', () => {
    fc.assert(
      fc.property(clear, (ring) => {
        const read = readAngled(
          measured(ring, () => byAngle),
          metric,
        );
        expect(read.problems).toEqual({});
        expect(worst(read.ring ?? [], ring)).toBeLessThan(mm(20));
      }),
    );
  });

  test('restores it from its sides and all corners except one', () => {
    fc.assert(
      fc.property(clear, fc.nat(20), (ring, which) => {
        const free = which % ring.length;
        const read = readAngled(
          measured(ring, (i) => (i === free ? following : byAngle)),
          metric,
        );
        expect(read.problems).toEqual({});
        expect(worst(read.ring ?? [], ring)).toBeLessThan(mm(20));
      }),
    );
  });

  test('restores it from all except the last two sides', () => {
    fc.assert(
      fc.property(clear, (ring) => {
        const last = ring.length - 1;
        // If both run in the same direction, their lengths cannot be distinguished.
        fc.pre(Math.abs(Math.sin((angleAt(ring, last - 1) * Math.PI) / 180)) > 0.5);
        const sides = measured(ring, () => byAngle).map((one, i) =>
          i < last - 1 ? one : { ...one, length: '' },
        );
        const read = readAngled(sides, metric);
        fc.pre(read.ring !== undefined);
        expect(worst(read.ring ?? [], ring)).toBeLessThan(mm(60));
      }),
    );
  });

  test('restores it from its sides and three diagonals fewer than sides', () => {
    let found = 0;
    fc.assert(
      fc.property(clear, (ring) => {
        const step = Math.floor(ring.length / 3);
        const free = [0, step, 2 * step];
        const read = readAngled(
          measured(ring, (i) => (free.includes(i) ? following : byDiagonal)),
          metric,
        );
        // A triangle of chords may be as flat as a line: then a tape cannot tell.
        const chord = (i: number): number =>
          between(ring, (free[i] ?? 0) + 1, (free[(i + 1) % 3] ?? 0) + 1);
        const chords = [chord(0), chord(1), chord(2)].toSorted((a, b) => a - b);
        fc.pre((chords[0] ?? 0) + (chords[1] ?? 0) > 1.1 * (chords[2] ?? 0));
        // The other orientation of the three chords is another outline; turns of the open corners distinguish them if
        // they differ.
        if (read.ring === undefined || worst(read.ring, ring) > mm(20)) return;
        found += 1;
        expect(read.problems).toEqual({});
      }),
      { numRuns: runs(200) },
    );
    expect(found).toBeGreaterThan(0.85 * runs(200));
  });

  test('reports and distributes errors of a few millimetres', () => {
    fc.assert(
      fc.property(
        clear,
        fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 12, maxLength: 12 }),
        (ring, off) => {
          const sides = measured(ring, () => byAngle).map((one, i) => ({
            ...one,
            length: mmOf(between(ring, i, i + 1) + (off[i] ?? 0) * 32),
          }));
          const read = readAngled(sides, metric);
          expect(read.problems).toEqual({});
          expect(worst(read.ring ?? [], ring)).toBeLessThan(mm(40));
        },
      ),
    );
  });
});

test('a side that is off by much is named, with what it should be', () => {
  let alone = 0;
  fc.assert(
    fc.property(clear, fc.nat(20), fc.constantFrom(-0.4, 0.3, 0.6), (ring, which, share) => {
      fc.pre(ring.length > 3);
      const bad = which % ring.length;
      const was = between(ring, bad, bad + 1);
      const off = Math.sign(share) * Math.max(mm(300), Math.abs(share) * was);
      fc.pre(was + off > mm(50));
      const sides = measured(ring, () => byAngle).map((one, i) =>
        i === bad ? { ...one, length: mmOf(was + off) } : one,
      );
      const read = readAngled(sides, metric);
      const [field = '', sentence = ''] = Object.entries(read.problems)[0] ?? [];
      expect(field).not.toBe('');
      const letter = String.fromCodePoint(65 + bad);
      expect(sentence).toContain(`wall ${letter} (`);
      if (field === `sides.${bad}`) alone += 1;
    }),
    { numRuns: runs(150) },
  );
  expect(alone).toBeGreaterThan(0.35 * runs(150));
});

test('an angle that is off by much is named', () => {
  fc.assert(
    fc.property(clear, fc.nat(20), fc.constantFrom(-12, 9, 20), (ring, which, by) => {
      fc.pre(ring.length > 3);
      const bad = which % ring.length;
      const wrong = angleAt(ring, bad) + by;
      fc.pre(wrong > 15 && wrong < 345 && Math.abs(wrong - 180) > 5);
      const sides = measured(ring, () => byAngle).map((one, i) =>
        i === bad ? { ...one, corner: angle(degreesOf(wrong)) } : one,
      );
      const read = readAngled(sides, metric);
      expect(Object.keys(read.problems)).toEqual([`corners.${bad}`]);
    }),
    { numRuns: runs(150) },
  );
});
