import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { shoppingList, type ListLine } from '../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../web/planner/shopping/purse.ts';
import type { PackedMaterial } from '../../../../web/planner/takeoff/material.ts';
import { runs } from '../../../support/long.ts';

const paint = (more: Partial<PackedMaterial>): PackedMaterial => ({
  form: 'packs',
  id: 'paint',
  name: 'Paint',
  aisle: 'paint',
  need: 5978,
  unit: 'ml',
  why: '5.978 L.',
  packs: [
    { id: 'paint/1', label: '1 L', size: 1000, price: cents(1100) },
    { id: 'paint/3', label: '3 L', size: 3000, price: cents(3000) },
  ],
  ...more,
});

function lineOf(materials: readonly PackedMaterial[], purse: Partial<Purse> = {}): ListLine {
  const [line] = shoppingList(
    materials.map((material, i) => ({ job: `job${i}`, material })),
    { ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }), ...purse },
  ).lines;
  if (line === undefined) throw new Error('no line');
  return line;
}

const ample: Partial<Purse> = { ample: ['paint'] };
const boughtOf = (counts: Readonly<Record<string, number>>): Partial<Purse> => ({
  bought: (_, offer) => counts[offer] ?? 0,
});
const heldBy = (line: ListLine, sizes: ReadonlyMap<string, number>): number =>
  line.items.reduce(
    (sum, item) => sum + (sizes.get(item.offer) ?? 0) * (item.bought + item.toBuy),
    0,
  );

describe('a tight line', () => {
  it('says what is to spare and offers the cheapest mix with room, and the tight one back', () => {
    const tight = lineOf([paint({})]);
    expect(tight.items.map(({ label, toBuy }) => [label, toBuy])).toEqual([['3 L', 2]]);
    expect(tight.tight).toEqual({
      over: 22,
      isAmple: false,
      instead: [
        { label: '3 L', count: 2 },
        { label: '1 L', count: 1 },
      ],
      extra: 1100,
    });
    const more = lineOf([paint({})], ample);
    expect(more.price.amount).toBe(tight.price.amount + 1100);
    expect(more.tight).toEqual({
      over: 1022,
      isAmple: true,
      instead: [{ label: '3 L', count: 2 }],
      extra: 1100,
    });
  });

  it('counts repair spares as used and waste spares as available', () => {
    const [jar, waste] = (['repair', 'uneven'] as const).map((slack) =>
      lineOf([paint({ need: 5778, spare: 200, slack })]),
    );
    expect(jar?.tight?.over).toBe(22);
    expect(waste?.tight).toBeUndefined();
  });

  it('is none of what is counted, lasts or is a rule of thumb', () => {
    for (const kind of [{ unit: 'piece' }, { lasts: 'by-hand' }, { rough: true }] as const) {
      expect(lineOf([paint(kind)]).tight).toBeUndefined();
    }
  });

  it('is none with 3 % over, nor where what is at home does it', () => {
    expect(lineOf([paint({ need: 5825 })]).tight).toBeUndefined();
    expect(lineOf([paint({ need: 5826 })]).tight?.over).toBe(174);
    const own = [{ id: 'o', material: 'paint', amount: '6' }];
    expect(lineOf([paint({})], { own })).toMatchObject({ items: [], tight: undefined });
  });

  it('adds to what was bought before it was chosen, and offers no way back from what is bought', () => {
    const added = lineOf([paint({})], { ...ample, ...boughtOf({ 'paint/3': 2 }) });
    expect(added.items.map(({ label, bought: there, toBuy }) => [label, there, toBuy])).toEqual([
      ['3 L', 2, 0],
      ['1 L', 0, 1],
    ]);
    const all = lineOf([paint({})], { ...ample, ...boughtOf({ 'paint/3': 2, 'paint/1': 1 }) });
    expect(all.tight).toBeUndefined();
  });

  it('omits the difference if a price is unknown', () => {
    const elsewhere = { money: { currency: 'USD', examples: false } } as const;
    expect(lineOf([paint({})], elsewhere).tight?.extra).toBeUndefined();
  });
});

const packs = fc
  .uniqueArray(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc
      .array(fc.integer({ min: 1, max: 9000 }), {
        minLength: sizes.length,
        maxLength: sizes.length,
      })
      .map((prices) =>
        sizes
          .toSorted((a, b) => a - b)
          .map((size, i) => ({
            id: `paint/${size}`,
            label: `${size}`,
            size,
            price: cents(prices[i] ?? 1),
          })),
      ),
  );

describe('the choice of more', () => {
  it('never lowers what a line holds or costs, and a tight line is none with it', () => {
    fc.assert(
      fc.property(
        packs,
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(undefined, 'repair', 'uneven'),
        fc.integer({ min: 0, max: 12 }),
        (offers, need, spare, slack, own) => {
          const material = paint({
            need,
            packs: offers,
            ...(slack === undefined ? {} : { spare, slack }),
          });
          const atHome = { own: [{ id: 'o', material: 'paint', amount: `${own}` }] };
          const [less, more] = [
            lineOf([material], atHome),
            lineOf([material], { ...ample, ...atHome }),
          ];
          const sizes = new Map(offers.map(({ id, size }) => [id, size]));
          const [little, much] = [heldBy(less, sizes), heldBy(more, sizes)];
          expect(much).toBeGreaterThanOrEqual(little);
          expect(more.price.amount).toBeGreaterThanOrEqual(less.price.amount);
          expect(less.tight === undefined).toBe(more.tight === undefined);
          if (less.tight === undefined || more.tight === undefined) {
            expect(more.items).toEqual(less.items);
            return;
          }
          expect(much).toBeGreaterThan(little);
          expect(more.tight.over).toBeGreaterThanOrEqual(need * 0.03);
          expect(less.tight.over).toBeLessThan(need * 0.03 + 1);
          expect(more.price.amount - less.price.amount).toBe(less.tight.extra);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
