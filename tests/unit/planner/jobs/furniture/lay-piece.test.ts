import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grooveOf,
  housingOf,
  isLaid,
  type Design,
} from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import {
  layPiece,
  unitCount,
  unitWidth,
} from '../../../../../web/planner/jobs/build-furniture/lay-piece.ts';
import {
  cutSize,
  type FurniturePart,
} from '../../../../../web/planner/jobs/build-furniture/parts.ts';
import { inches, mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import { design, designs } from './designs.ts';
import { runs } from '../../../../support/long.ts';

const AXES = [0, 1, 2] as const;

const partsOf = (one: Design): readonly FurniturePart[] => {
  const laid = layPiece(one);
  return isLaid(laid) ? laid.parts : [];
};

const endOf = ({ at, size }: FurniturePart, axis: 0 | 1 | 2): number => at[axis] + size[axis];

/** Overlap of two parts along each axis. */
const overlaps = (a: FurniturePart, b: FurniturePart): readonly number[] =>
  AXES.map((i) => Math.min(endOf(a, i), endOf(b, i)) - Math.max(a.at[i], b.at[i]));

const planters = designs.map((one) => ({ ...one, kind: 'planter' as const }));

const area = (parts: readonly FurniturePart[]): number =>
  parts
    .filter(({ stock }) => stock === 'board' || stock === 'back' || stock === 'drawer')
    .reduce((sum, one) => sum + cutSize(one).length * cutSize(one).width, 0);

const inMm = (parts: readonly FurniturePart[], role: FurniturePart['role']) =>
  parts
    .filter((one) => one.role === role)
    .map((one) => {
      const { length, width } = cutSize(one);
      return [toMm(length), toMm(width)];
    });

const postsOf = (width: number): number => {
  const size = { width: mm(width), height: mm(520), depth: mm(480) };
  return inMm(partsOf(design({ kind: 'planter', ...size })), 'post').length;
};

describe('the layout of any piece', () => {
  it('has parts of some size on the grid', () => {
    let built = 0;
    fc.assert(
      fc.property(designs, (one) => {
        const parts = partsOf(one);
        if (parts.length > 0) built += 1;
        for (const { at, size } of parts) {
          expect(Math.min(...size)).toBeGreaterThan(0);
          expect([...at, ...size].every(Number.isInteger)).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
    expect(built).toBeGreaterThan(runs(75));
  });

  it('is as large outside as was typed', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const parts = partsOf(one);
        if (parts.length === 0) return;
        const low = AXES.map((i) => Math.min(...parts.map(({ at }) => at[i])));
        const high = AXES.map((i) => Math.max(...parts.map((each) => endOf(each, i))));
        // Overlay fronts leave half a gap before the carcass ends, which ends at the size itself.
        expect(low).toEqual([0, 0, 0]);
        expect(high).toEqual([unitCount(one) * unitWidth(one), one.depth, one.height]);
        const [units, mark] = [unitCount(one), 2 * one.grain];
        expect(one.width - units * unitWidth(one)).toBeLessThan(units * mark);
        // Neighbouring cases are as wide as a tape shows.
        if (units > 1) expect(unitWidth(one) % mark).toBe(0);
      }),
      { numRuns: runs(500) },
    );
  });

  it('has no overlapping parts except in joints', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const parts = partsOf(one);
        for (const [i, a] of parts.entries()) {
          for (const b of parts.slice(i + 1)) {
            const into = overlaps(a, b);
            if (into.some((far) => far <= 0)) continue;
            const depths = [...a.sunk, ...b.sunk].filter((deep) => deep > 0);
            expect({
              a: a.role,
              b: b.role,
              by: depths.some((deep) => into.includes(deep)),
            }).toEqual({ a: a.role, b: b.role, by: true });
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('hangs its fronts in their place: gaps between them, none over another', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const fronts = partsOf({ ...one, width: mm(Math.min(1200, toMm(one.width))) }).filter(
          ({ role }) => role === 'door' || role === 'drawer-front',
        );
        for (const [i, a] of fronts.entries()) {
          for (const b of fronts.slice(i + 1)) {
            const apart = Math.max(...[0, 2].map((axis) => -(overlaps(a, b)[axis] ?? 0)));
            expect(apart).toBeGreaterThanOrEqual(one.gap);
            expect(a.size).toEqual(b.size);
          }
        }
        // The gaps of drawers share the rounding.
        const drawers = fronts.filter(({ role }) => role === 'drawer-front');
        const gaps = drawers.flatMap((above, i) => {
          const below = drawers[i - 1];
          return below === undefined ? [] : [above.at[2] - endOf(below, 2)];
        });
        expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(one.gap + 2 * one.mark);
        if (unitCount(one) > 1 || drawers.length < 2 || one.fronts === 'inset') return;
        const top = Math.max(...drawers.map((front) => endOf(front, 2)));
        expect(one.height - top).toBeLessThanOrEqual(one.gap / 2 + one.grain);
      }),
      { numRuns: runs(300) },
    );
  });

  it('hangs by a rail at its back, or behind it at the wall', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const parts = partsOf({ ...one, kind: 'wall', stands: 'floor', drawers: 0 });
        const back = parts.find(({ role }) => role === 'back');
        for (const rail of parts.filter(({ role }) => role === 'hanging-rail')) {
          expect(endOf(rail, 1)).toBe(one.back === 'groove' ? one.depth : back?.at[1]);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes no less board when it is wider or higher', () => {
    fc.assert(
      fc.property(
        designs,
        fc.constantFrom('width', 'height'),
        fc.integer({ min: 1, max: 300 }),
        (one, side, more) => {
          const [small, large] = [partsOf(one), partsOf({ ...one, [side]: one[side] + mm(more) })];
          if (small.length === 0 || large.length === 0) return;
          expect(area(large)).toBeGreaterThanOrEqual(area(small));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('has the requested numbers of shelves, doors and drawers', () => {
    fc.assert(
      fc.property(designs, (one) => {
        const parts = partsOf(one);
        if (parts.length === 0) return;
        const count = (...roles: readonly FurniturePart['role'][]): number =>
          parts.filter(({ role }) => roles.includes(role)).length / unitCount(one);
        if (one.kind === 'bookcase') {
          expect(count('shelf', 'fixed-shelf')).toBe(one.shelves * (one.dividers + 1));
        }
        if (one.kind === 'wardrobe') {
          // Every second of several narrow cases has only a rail and the shelf above it.
          const units = unitCount(one);
          const isSplit = units > 1 && one.shelves > 0 && unitWidth(one) - 2 * one.board < mm(900);
          const without = isSplit ? (Math.ceil(units / 2) * one.shelves) / units : 0;
          expect(count('shelf', 'fixed-shelf')).toBeCloseTo(one.shelves + 1 - without, 6);
        }
        expect(count('door')).toBe(one.doors);
        expect(count('drawer-front')).toBe(one.drawers);
        expect(count('drawer-side')).toBe(2 * one.drawers);
      }),
      { numRuns: runs(300) },
    );
  });

  it('joins no two shelves to one upright at one height, but in housings or with pocket screws', () => {
    let met = 0;
    const bookcases = designs.map((one) => ({
      ...one,
      kind: 'bookcase' as const,
      doors: 0,
      drawers: 0,
      dividers: Math.max(1, one.dividers),
    }));
    fc.assert(
      fc.property(bookcases, fc.constantFrom('screw', 'dowel'), (one, joint) => {
        const parts = partsOf({ ...one, joint });
        const fixed = parts.filter(({ role }) => role === 'fixed-shelf');
        for (const upright of parts.filter(({ role }) => role === 'upright')) {
          const left = fixed.filter((shelf) => endOf(shelf, 0) === upright.at[0]);
          const right = fixed.filter((shelf) => shelf.at[0] === endOf(upright, 0));
          for (const a of left) {
            for (const b of right) {
              met += 1;
              expect(overlaps(a, b)[2]).toBeLessThanOrEqual(0);
            }
          }
        }
      }),
      { numRuns: runs(500) },
    );
    expect(met).toBeGreaterThan(runs(50));
  });

  it('puts a dowelled plinth in before the second side', () => {
    const stages = (['dowel', 'screw'] as const).map(
      (joint) => partsOf(design({ joint })).find(({ role }) => role === 'plinth')?.stage,
    );
    expect(stages).toEqual(['frame', 'plinth']);
  });

  it('gives each row of a planter enough post for two screws', () => {
    fc.assert(
      fc.property(planters, (one) => {
        const parts = partsOf(one);
        const posts = parts.filter(({ role }) => role === 'post');
        for (const row of parts.filter(({ role }) => role.endsWith('-board'))) {
          const held = posts.filter((post) => overlaps(row, post).every((far) => far >= 0));
          expect(held).toHaveLength(row.role === 'long-board' ? posts.length / 2 : 2);
          for (const post of held) {
            expect(overlaps(row, post)[2]).toBeGreaterThanOrEqual(mm(30));
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('gives the long sides of a planter posts between, as wet compost asks', () => {
    // 28 × 145 round 342 of compost: one board holds 941 mm between posts, several hold 1103.
    expect([800, 1090, 1092, 1860, 2500].map(postsOf)).toEqual([4, 4, 6, 6, 8]);
  });

  it('closes a planter’s floor except gaps of 10 mm, with every board on cleats', () => {
    let built = 0;
    fc.assert(
      fc.property(planters, (one) => {
        const parts = partsOf(one);
        if (parts.length === 0) return;
        built += 1;
        const of = (role: FurniturePart['role']) => parts.filter((each) => each.role === role);
        const [slats, cleats] = [of('slat'), of('cleat')];
        for (const slat of slats) {
          // A strip lies on the cleats of its own bay, from the first to the last.
          const under = cleats.filter((cleat) => (overlaps(slat, cleat)[0] ?? 0) > 0);
          const ends = under.flatMap((cleat) => [cleat.at[0], endOf(cleat, 0)]);
          const [low, high] = [Math.min(...ends), Math.max(...ends)];
          const reach = slat.size[0] > high - low ? one.post.thickness : 0;
          expect([low, high]).toEqual([slat.at[0] + reach, endOf(slat, 0) - reach]);
          for (const cleat of under) {
            expect(overlaps(slat, cleat)[0]).toBe(one.post.thickness);
            expect(overlaps(slat, cleat)[2]).toBe(0);
            expect(overlaps(slat, cleat)[1]).toBe(slat.size[1]);
          }
          expect(slat.size[1]).toBeLessThanOrEqual(one.deck.width);
          expect(slat.size[1]).toBeGreaterThanOrEqual(mm(30));
        }
        // Wet compost: decking spans no more than 600 mm.
        const starts = cleats.map(({ at }) => at[0]).toSorted((a, b) => a - b);
        for (const [i, start] of starts.slice(1).entries()) {
          expect(start - (starts[i] ?? 0)).toBeLessThanOrEqual(mm(600) + 1);
        }
        for (const cleat of cleats.filter(
          ({ at }) => at[0] === starts[0] || at[0] === starts.at(-1),
        )) {
          const held = of('post').filter((post) => overlaps(cleat, post).every((far) => far >= 0));
          expect(held).toHaveLength(2);
        }
        // Across the middle, and across the posts: what closes the floor one behind the other.
        const t = one.deck.thickness;
        for (const x of [one.width / 2, t + one.post.thickness / 2]) {
          const across = [...slats, ...of('post')]
            .filter(({ at, size }) => at[0] <= x && x <= at[0] + size[0])
            .toSorted((a, b) => a.at[1] - b.at[1]);
          const edges = [
            t,
            ...across.flatMap((each) => [each.at[1], endOf(each, 1)]),
            one.depth - t,
          ];
          for (let i = 0; i < edges.length; i += 2) {
            expect((edges[i + 1] ?? 0) - (edges[i] ?? 0)).toBeLessThanOrEqual(mm(10));
          }
        }
      }),
      { numRuns: runs(300) },
    );
    expect(built).toBeGreaterThan(runs(50));
  });

  it('names the size that makes a piece impossible', () => {
    const at = new Set<string>();
    fc.assert(
      fc.property(designs, (one) => {
        const laid = layPiece(one);
        if (!isLaid(laid)) at.add(laid.field);
      }),
      { numRuns: runs(500) },
    );
    expect([...at].every((one) => Object.hasOwn(design(), one))).toBe(true);
    expect(at.size).toBeGreaterThan(2);
  });
});

describe('joints', () => {
  it('lengthens a shelf by two housings of a third of the board, and shrinks a grooved back by what is left of the sides', () => {
    const one = design({ joint: 'housing', back: 'groove', hold: 'fixed' });
    expect(toMm(housingOf(one))).toBe(6);
    // As a tape shows it: 19 mm has no third on it.
    expect(toMm(housingOf({ ...one, board: mm(19) }))).toBe(6);
    expect(toMm(grooveOf(one.board, one.grain))).toBe(6);
    const parts = partsOf(one);
    // 800 − 2 × 18 + 2 × 6; the back is 10 in and 3 thick: 300 − 13.
    expect(inMm(parts, 'fixed-shelf')[0]).toEqual([776, 287]);
    // Between bottom and top 1800 − 80 − 36 = 1684, and a groove on all four sides, less half a millimetre of play.
    expect(inMm(parts, 'back')).toEqual([[1684 + 11, 764 + 11]]);
  });

  it('cuts what a published bookcase has: 42 1/2 in high, 30 wide, of 3/4 in plywood in dadoes of 1/4', () => {
    // Fine Woodworking, “Dressed-up plywood bookcase” (La Pointe): sides 42 1/2 long, bottom and subtop 29, shelves
    // 28 1/2. Ours are loose, a play of 1/16 shorter.
    const parts = partsOf(
      design({
        width: inches(30),
        height: inches(42.5),
        depth: inches(10.25),
        board: inches(0.75),
        grain: inches(1 / 32),
        joint: 'housing',
        shelves: 2,
      }),
    );
    const long = (role: FurniturePart['role']): number => inMm(parts, role)[0]?.[0] ?? 0;
    expect(long('side')).toBeCloseTo(42.5 * 25.4, 5);
    expect(long('bottom')).toBeCloseTo(29 * 25.4, 5);
    expect(long('top')).toBeCloseTo(29 * 25.4, 5);
    expect(long('shelf')).toBeCloseTo((28.5 - 1 / 16) * 25.4, 5);
  });

  it('cuts loose shelves 2 mm short of their opening', () => {
    expect(inMm(partsOf(design()), 'shelf')[0]).toEqual([762, 297]);
  });
});

describe('drawers', () => {
  it('are 26 mm narrower than their opening, as long as the runners', () => {
    const parts = partsOf(
      design({
        kind: 'drawers',
        width: mm(500),
        height: mm(800),
        depth: mm(520),
        shelves: 0,
        drawers: 4,
      }),
    );
    // Depth 520 − 18 of the front − 3 of the back − 10 behind: 489, so runners of 450. 500 − 36 − 26 = 438 wide outside.
    expect(inMm(parts, 'drawer-side')[0]?.[0]).toBe(450);
    expect(inMm(parts, 'drawer-end')[0]?.[0]).toBe(438 - 24);
    // A groove of a third of 12 mm on each side, less half a millimetre of play.
    expect(inMm(parts, 'drawer-bottom')[0]).toEqual([450 - 24 + 7, 438 - 24 + 7]);
    // Fronts: 800 − 80 − 3 less three gaps of 3, by four: 177.
    expect(inMm(parts, 'drawer-front')[0]).toEqual([497, 177]);
  });
});
