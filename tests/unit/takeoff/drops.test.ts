import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallRegion, type WallOpening } from '../../../web/measure/outline-wall.ts';
import { twiceArea, type Region } from '../../../web/measure/polygon.ts';
import { mm } from '../../../web/measure/units.ts';
import {
  hangPaper,
  PAPER_DEFAULTS,
  type PaperLayout,
  type PaperOptions,
} from '../../../web/takeoff/drops.ts';

const plain: PaperOptions = { ...PAPER_DEFAULTS, repeat: mm(0), match: 'free' };

function wall(long: number, high: number, openings: readonly WallOpening[] = []): Region {
  const region = wallRegion({ length: mm(long), height: mm(high) }, openings);
  if (!region.ok) throw new Error(region.reason);
  return region.value;
}

function hang(walls: readonly Region[], options: Partial<PaperOptions> = {}): PaperLayout {
  const paper = hangPaper(walls, { ...plain, ...options });
  if (!paper.ok) throw new Error(paper.reason);
  return paper.value;
}

describe('hand layouts', () => {
  test('plain paper: 4 drops of 2.5 m from a roll of 10.05 m', () => {
    // 12 m round, 2.4 high: ceil(12 / 0.53) = 23 drops of 2.4 + 0.1, 4 from a roll: 6 rolls.
    const layout = hang([wall(12_000, 2400)]);
    expect([layout.drops.length, layout.rolls.length]).toEqual([23, 6]);
    expect(layout.drops.every((drop) => drop.length === mm(2500))).toBe(true);
  });

  test('a repeat of 640 makes drops of 2560 and only 3 from a roll', () => {
    // ceil(2500 / 640) × 640 = 2560; 10050 / 2560 = 3.9.
    const layout = hang([wall(12_000, 2400)], { repeat: mm(640), match: 'straight' });
    expect([layout.drops[0]?.length, layout.rolls.length]).toEqual([mm(2560), 8]);
  });

  test('a half-drop cuts odd strips from rolls of their own and changes over once', () => {
    // As above, 12 even and 11 odd strips, 3 from a roll: 4 rolls and 4 rolls, the last with 2 odd.
    const layout = hang([wall(12_000, 2400)], { repeat: mm(640), match: 'half-drop' });
    expect(layout.rolls.length).toBe(8);
    // 5 strips of 1940 from a roll of 10.05 m; a changeover costs 320: 1940 × 5 + 320 < 10050.
    const low = hang([wall(2650, 1840)], { repeat: mm(640), match: 'half-drop', trim: mm(80) });
    expect([low.drops.length, low.rolls.length]).toEqual([5, 1]);
  });

  test('no strip is hung in a doorway, and a short one over it', () => {
    // Strips of 500: the door covers strips 2 and 3 whole. 8 strips: 6 full and 2 of 400 + 100.
    const region = wall(4000, 2400, [
      { id: 'door', at: mm(1000), sill: mm(0), width: mm(1000), height: mm(2000) },
    ]);
    const layout = hang([region], { rollWidth: mm(500) });
    const short = layout.drops.filter((drop) => drop.length === mm(500));
    expect([layout.drops.length, short.length]).toEqual([8, 2]);
    // 6 × 2.5 + 2 × 0.5 = 16 m: 2 rolls.
    expect(layout.rolls.length).toBe(2);
  });

  test('a doorway as high as the room takes no paper', () => {
    const region = wall(4000, 2400, [
      { id: 'door', at: mm(1000), sill: mm(0), width: mm(1000), height: mm(2400) },
    ]);
    expect(hang([region], { rollWidth: mm(500) }).drops).toHaveLength(6);
  });

  test('above and below a window: two short drops, or one where the pattern makes them longer', () => {
    const window = { id: 'w', at: mm(500), sill: mm(900), width: mm(500), height: mm(1200) };
    const region = wall(1500, 2400, [window]);
    // Plain: 300 + 100 and 900 + 100 are less than 2500.
    expect(hang([region], { rollWidth: mm(500) }).drops.map((drop) => drop.length)).toEqual([
      mm(2500),
      mm(400),
      mm(1000),
      mm(2500),
    ]);
    // Repeat 1000: the upper takes 1000, the lower starts 500 into the pattern: ceil(1500 / 1000) =
    // 2000. One drop takes ceil(2500 / 1000) = 3000, no more than both.
    const matched = { rollWidth: mm(500), repeat: mm(1000), match: 'straight' } as const;
    expect(hang([region], matched).drops.map((drop) => drop.length)).toEqual([
      mm(3000),
      mm(3000),
      mm(3000),
    ]);
  });

  test('a strip goes round the corner, so four walls need no more than one long one', () => {
    const four = [4000, 3000, 4000, 3000].map((long) => wall(long, 2400));
    const layout = hang(four);
    expect(layout.drops.length).toBe(Math.ceil(14_000 / 530));
    expect(new Set(layout.hung.map((hung) => hung.wall)).size).toBe(4);
  });
});

test('a drop longer than a roll is refused with its length', () => {
  expect(hangPaper([wall(1000, 11_000)], plain)).toEqual({
    ok: false,
    reason: 'roll-too-short',
    drop: mm(11_100),
  });
});

const kinds = fc.record({
  repeat: fc.constantFrom(mm(0), mm(320), mm(530), mm(640)),
  match: fc.constantFrom('free' as const, 'straight' as const, 'half-drop' as const),
});
const walls = fc.array(
  fc.record({
    long: fc.integer({ min: 600, max: 6000 }),
    door: fc.integer({ min: 100, max: 450 }),
    sill: fc.constantFrom(0, 900),
  }),
  { minLength: 1, maxLength: 5 },
);
const build = (long: number, door: number, sill: number, high: number): Region =>
  wall(long, high, [
    { id: 'o', at: mm(long / 4), sill: mm(sill), width: mm(door), height: mm(1100) },
  ]);

describe('for every room', () => {
  test('what is hung covers the walls exactly once', () => {
    fc.assert(
      fc.property(walls, kinds, (room, kind) => {
        const regions = room.map(({ long, door, sill }) => build(long, door, sill, 2400));
        const hung = hang(regions, kind).hung.reduce((sum, drop) => sum + twiceArea(drop.shape), 0);
        const all = regions.reduce((sum, region) => sum + twiceArea(region), 0);
        expect(hung).toBe(all);
      }),
    );
  });

  test('no roll gives more than it has and every drop is cut once', () => {
    fc.assert(
      fc.property(walls, kinds, (room, kind) => {
        const layout = hang(
          room.map(({ long, door, sill }) => build(long, door, sill, 2400)),
          kind,
        );
        const cut = layout.rolls.flatMap((roll) => roll.drops);
        expect(cut.toSorted((a, b) => a - b)).toEqual(layout.drops.map((_, i) => i));
        for (const roll of layout.rolls) {
          const used = roll.drops.reduce((sum, at) => sum + (layout.drops[at]?.length ?? 0), 0);
          const kindsCut = new Set(roll.drops.map((at) => layout.drops[at]?.shifted));
          const lost = (kindsCut.size - 1) * Math.ceil(kind.repeat / 2);
          expect(used + lost + roll.left).toBe(PAPER_DEFAULTS.rollLength);
          expect(roll.left).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('a longer wall never needs fewer rolls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 9000 }),
        fc.integer({ min: 0, max: 900 }),
        kinds,
        (long, more, kind) => {
          const rolls = hang([wall(long, 2400)], kind).rolls.length;
          expect(hang([wall(long + more, 2400)], kind).rolls.length).toBeGreaterThanOrEqual(rolls);
        },
      ),
    );
  });
});
