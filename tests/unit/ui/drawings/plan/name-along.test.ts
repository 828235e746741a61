import { describe, expect, it } from 'vitest';
import { sideAxis } from '../../../../../web/ui/drawings/side-axis.ts';
import { nameAlong, namesAlong } from '../../../../../web/ui/drawings/plan/name-along.ts';

/** The upper side of a room, 200 units long, its area written far below. */
const side = {
  axis: sideAxis({ x: 50, y: 40 }, { x: 250, y: 40 }),
  inside: 17,
  usual: 0.25,
  doors: [],
  words: { x: 150, y: 120, wide: 80, high: 48 },
  names: [],
  textScale: 1,
};

describe('the name of a side', () => {
  it('is at its usual position', () => {
    expect(nameAlong(side)).toBe(0.25);
  });

  it('is at the other end if it would cover the texts in the middle', () => {
    expect(nameAlong({ ...side, words: { x: 100, y: 60, wide: 80, high: 48 } })).toBe(0.75);
  });

  it('stands clear of another name', () => {
    expect(nameAlong({ ...side, names: [{ x: 104, y: 66 }] })).toBe(0.75);
  });

  it('is clear of the texts and names around it also if it is longer than a letter', () => {
    expect(nameAlong({ ...side, half: 24, names: [{ x: 128, y: 66 }] })).toBe(0.75);
    expect(nameAlong({ ...side, names: [{ x: 128, y: 66, half: 24 }] })).toBe(0.75);
    expect(nameAlong({ ...side, half: 24, doors: [[70, 110]] })).toBe(0.75);
  });

  it.each([
    ['at the usual place', [[30, 80]], 0.75],
    [
      'at both places',
      [
        [30, 80],
        [130, 180],
      ],
      0.1,
    ],
    ['beside it, so close that the letter would touch it', [[57, 90]], 0.75],
    ['elsewhere', [[100, 150]], 0.25],
  ] as const)('stands clear of a door %s', (_, doors, along) => {
    expect(nameAlong({ ...side, doors })).toBe(along);
  });

  it('is under a door instead of under texts if there is no other place', () => {
    expect(nameAlong({ ...side, doors: [[0, 200]] })).toBe(0.25);
  });
});

describe('the names of a narrow hall', () => {
  it('stand clear of each other and of the area, which would take the places of the long ones', () => {
    // 200 × 44 units, clockwise; the area, 60 wide, is on the right.
    const words = { x: 190, y: 62, wide: 60, high: 26 };
    const walls = [
      sideAxis({ x: 50, y: 40 }, { x: 250, y: 40 }),
      sideAxis({ x: 250, y: 40 }, { x: 250, y: 84 }),
      sideAxis({ x: 250, y: 84 }, { x: 50, y: 84 }),
      sideAxis({ x: 50, y: 84 }, { x: 50, y: 40 }),
    ];
    const rest = { inside: 17, doors: [], textScale: 1, words, isNamed: true };
    const [top = 0, right, bottom = 0, left] = namesAlong(
      walls.map((axis) => ({ axis, ...rest, usual: axis.long > 60 ? 1 / 4 : 1 / 2 })),
    );
    expect([right, left]).toEqual([1 / 2, 1 / 2]);
    const names = [67, 50 + 200 * top, 250 - 200 * bottom, 233].toSorted((a, b) => a - b);
    for (const [i, x] of names.entries()) {
      expect(Math.abs(x - words.x)).toBeGreaterThan(words.wide / 2 + 8);
      expect(x - (names[i - 1] ?? -Infinity)).toBeGreaterThan(16);
    }
  });
});
