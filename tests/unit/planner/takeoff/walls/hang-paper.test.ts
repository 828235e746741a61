import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  wallRegion,
  type WallOpening,
} from '../../../../../web/planner/measure/outline/outline-wall.ts';
import {
  twiceArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  hangPaper,
  PAPER_DEFAULTS,
  type PaperLayout,
  type PaperOptions,
} from '../../../../../web/planner/takeoff/walls/hang-paper.ts';
import { rollsFor } from '../trade-rules.ts';

const plain: PaperOptions = { ...PAPER_DEFAULTS, repeat: mm(0), match: 'free' };

function wall(long: number, high: number, openings: readonly WallOpening[] = []): PolygonRings {
  const region = wallRegion({ length: mm(long), height: mm(high) }, openings);
  if (!region.ok) throw new Error(region.reason);
  return region.value;
}

function hang(walls: readonly PolygonRings[], options: Partial<PaperOptions> = {}): PaperLayout {
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

  test('each run of walls starts a lap round its corner', () => {
    // Four strips of 530 cover 2120 mm; 10 mm round the corner they end 10 mm short.
    const drops = (long: number) => hang([wall(long, 2400)], { lap: mm(10) }).drops.length;
    expect([drops(2110), drops(2111)]).toEqual([4, 5]);
    const apart = hang([wall(2110, 2400), wall(1050, 2400)], { lap: mm(10), wraps: [undefined] });
    expect(apart.drops).toHaveLength(6);
  });

  test('a repeat of 640 moves drops of 2500 2560 apart: 3 from a roll', () => {
    // 2500 + 2 × 2560 = 7620; a fourth would end at 10 180.
    const layout = hang([wall(12_000, 2400)], { repeat: mm(640), match: 'straight' });
    expect([layout.drops[0]?.length, layout.rolls.length]).toEqual([mm(2500), 8]);
    expect(layout.rolls[0]?.left).toBe(mm(10_050 - 7620));
  });

  test('the last drop of a roll takes full repeats too: rolls begin anywhere in the pattern', () => {
    // 4 × 2512 = 10 048.
    const four = { repeat: mm(2512), match: 'straight' } as const;
    expect(hang([wall(2100, 2400)], four).rolls).toHaveLength(1);
    // 4 × 2515 = 10 060, though 3 × 2515 + 2500 is 10 045.
    expect(hang([wall(2100, 2400)], { ...four, repeat: mm(2515) }).rolls).toHaveLength(2);
    // 2750 + 100 with 640 from 9.5 m: 3 × 3200 = 9600, two a roll; a half-drop by turns 2 × 2880 + 3200 = 8960, three.
    const short = { repeat: mm(640), match: 'straight', rollLength: mm(9500) } as const;
    const turns = hang([wall(6360, 2750)], { ...short, match: 'half-drop' });
    expect(hang([wall(6360, 2750)], short).rolls).toHaveLength(6);
    expect([turns.rolls.length, turns.order]).toEqual([4, 'as-hung']);
  });

  test('a half-drop is cut in hanging order, or like ones off one roll, whichever takes fewer rolls', () => {
    // 12 even and 11 odd strips. In order they start 2880 apart, alike 2560: three from a roll either way.
    const layout = hang([wall(12_000, 2400)], { repeat: mm(640), match: 'half-drop' });
    expect(layout.rolls.length).toBe(8);
    // 2260 + 100 with a repeat of 680: in order 340 + 3 × 680 = 2380 apart, four from a roll; alike 2720, three.
    const low = hang([wall(4200, 2260)], { repeat: mm(680), match: 'half-drop' });
    expect([low.drops.length, low.rolls.length]).toEqual([8, 2]);
    // 1840 + 80 with 640: alike 1920 apart, five from a roll and a change over; in order 2240, four.
    const five = hang([wall(2650, 1840)], { repeat: mm(640), match: 'half-drop', trim: mm(80) });
    expect([five.drops.length, five.rolls.length]).toEqual([5, 1]);
    // 2500 with 500: alike 2500 apart, four from a roll; in order 2750, three. 14 odd
    // strips are 3 rolls and 2 drops of a fourth, which gives 1 even one; 13 more are 4: 8 rolls, not 10.
    const alike = hang([wall(14_840, 2400)], { repeat: mm(500), match: 'half-drop' });
    expect([alike.drops.length, alike.rolls.length]).toEqual([28, 8]);
    // Whoever cuts must know which of them was counted.
    const orders = [layout, low, five, alike].map(({ order }) => order);
    expect(orders).toEqual(['odd-first', 'as-hung', 'odd-first', 'odd-first']);
    const odd = alike.rolls.flatMap(({ drops }) => drops.map((at) => alike.drops[at]?.column ?? 0));
    expect(odd.map((column) => column % 2)).toEqual([...Array(14).fill(0), ...Array(14).fill(1)]);
  });

  test('paper wrapped round a corner is lost there', () => {
    // 2 × 2.65 m are ten strips; 15 mm in the corner make it eleven.
    const two = [wall(2650, 2400), wall(2650, 2400)];
    expect(hang(two).drops).toHaveLength(10);
    expect(hang(two, { wraps: [mm(15)] }).drops).toHaveLength(11);
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

  test('two short drops are above and below a window, or one if they need no less', () => {
    const window = { id: 'w', at: mm(500), sill: mm(900), width: mm(500), height: mm(1200) };
    const region = wall(1500, 2400, [window]);
    const lengths = (options: Partial<PaperOptions>) =>
      hang([region], { rollWidth: mm(500), ...options }).drops.map((drop) => drop.length);
    // 300 + 100 and 900 + 100 are less than 2500.
    expect(lengths({})).toEqual([mm(2500), mm(400), mm(1000), mm(2500)]);
    // Twice 1300 to trim is more than the window saves.
    expect(lengths({ trim: mm(1300) })).toEqual([mm(3700), mm(3700), mm(3700)]);
  });

  test('a drop below a window starts at its height in the pattern', () => {
    const window = { id: 'w', at: mm(500), sill: mm(900), width: mm(500), height: mm(1200) };
    const matched = { rollWidth: mm(500), repeat: mm(1000), match: 'straight' } as const;
    const { drops } = hang([wall(1500, 2400, [window])], matched);
    // Its top is 2400 − 900 = 1500 below the ceiling.
    expect(drops.map(({ start }) => start)).toEqual([0, 0, mm(500), 0]);
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
const build = (long: number, door: number, sill: number, high: number): PolygonRings =>
  wall(long, high, [
    { id: 'o', at: mm(long / 4), sill: mm(sill), width: mm(door), height: mm(1100) },
  ]);

describe('any room', () => {
  test('the paper covers the walls exactly once', () => {
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
          const drops = roll.drops.map((at) => layout.drops[at]);
          const [first] = drops;
          let used = 0;
          for (const drop of drops) {
            // Position at which the drop's pattern begins next.
            const wanted = (drop?.start ?? 0) - (first?.start ?? 0);
            if (kind.match !== 'free' && kind.repeat > 0) {
              used = wanted + kind.repeat * Math.ceil((used - wanted) / kind.repeat);
            }
            used += drop?.length ?? 0;
          }
          expect(used + roll.left).toBe(PAPER_DEFAULTS.rollLength);
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

test('equal strips take no more rolls than the rule of the trade', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1500, max: 4000 }),
      fc.integer({ min: 50, max: 900 }),
      fc.boolean(),
      (strips, drop, repeat, half) => {
        const pattern = { repeat: mm(repeat), offset: mm(half ? repeat / 2 : 0) };
        const match = half ? ('half-drop' as const) : ('straight' as const);
        const { rolls } = hang([wall(strips * 530, drop - 100)], { repeat: mm(repeat), match });
        const byRule = rollsFor(strips, PAPER_DEFAULTS.rollLength, mm(drop), pattern);
        expect(rolls.length).toBeLessThanOrEqual(byRule);
        if (!half) expect(rolls.length).toBe(byRule);
      },
    ),
  );
});
