import { describe, expect, expectTypeOf, it } from 'vitest';
import { mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { coverage, LABEL_UNITS } from '../../../../web/planner/stock/label-units.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import {
  notSoldIn,
  PRODUCTS,
  type Product,
  type ProductFacts,
} from '../../../../web/planner/stock/products.ts';
import { REGIONS, type Region } from '../../../../web/planner/stock/region.ts';
import type { ShelfEntry, Shelf } from '../../../../web/planner/stock/shelf.ts';

const products = Object.keys(PRODUCTS) as Product[];
const facts: Readonly<Record<Product, ProductFacts>> = PRODUCTS;
const regions = Object.keys(REGIONS) as Region[];

const fail = (): never => {
  throw new Error('no coverage on the label');
};

/** Prices of packs, lengths and sheets; `size` is the content for the price. */
const offersOf = (entry: ShelfEntry): { size: number; price: number; variant: number }[] => {
  switch (entry.form) {
    case 'packs':
      return entry.variants.flatMap(({ packs }, variant) =>
        packs.map(({ holds, price }) => ({ size: holds, price, variant })),
      );
    case 'lengths':
      return entry.variants.flatMap(({ stock }, variant) =>
        stock.map(({ length, price }) => ({ size: length, price, variant })),
      );
    case 'sheets':
      return entry.variants.flatMap(({ sheets }, variant) =>
        sheets.map(({ length, width, price }) => ({ size: length * width, price, variant })),
      );
  }
};

const sold = (shelf: Shelf): (readonly [Product, ShelfEntry])[] =>
  products.flatMap((product) => {
    const entry = shelf[product];
    return entry.form === 'not-sold' ? [] : [[product, entry] as const];
  });

describe.each(regions)('the shelf of %s', (region) => {
  it('has every product in its form, or a replacement', async () => {
    const shelf = await loadShelf(region);
    expect(Object.keys(shelf).sort()).toEqual([...products].sort());
    for (const product of products) {
      const entry = shelf[product];
      const lacks = notSoldIn(product, region) !== undefined;
      expect(entry.form, product).toBe(lacks ? 'not-sold' : facts[product].form);
      if (entry.form !== 'not-sold' || entry.instead === 'none') continue;
      // A replacement is sold itself: no chains.
      expect(shelf[entry.instead].form, product).not.toBe('not-sold');
    }
  });

  it('has a positive price of a recent year for everything', async () => {
    for (const [product, entry] of sold(await loadShelf(region))) {
      expect(entry.year, product).toBeGreaterThanOrEqual(2020);
      expect(entry.year, product).toBeLessThanOrEqual(2026);
      for (const { price, size } of offersOf(entry)) {
        expect(Number.isInteger(price) && price > 0, `${product} at ${price}`).toBe(true);
        expect(Number.isInteger(size) && size > 0, `${product} of ${size}`).toBe(true);
      }
    }
  });

  it('lists sizes in ascending order without a higher unit price', async () => {
    for (const [product, entry] of sold(await loadShelf(region))) {
      const offers = offersOf(entry);
      for (const [at, larger] of offers.entries()) {
        const smaller = offers[at - 1];
        if (smaller?.variant !== larger.variant) continue;
        const what = `${product}, variant ${larger.variant}, offer ${at}`;
        expect(larger.size, what).toBeGreaterThan(smaller.size);
        // Half a smallest coin is rounding of a price by the metre or foot.
        const fair = (smaller.price + 0.5) * (larger.size / smaller.size) + 0.5;
        expect(larger.price, what).toBeLessThanOrEqual(fair);
      }
    }
  });

  it('keeps one box of a range, and sizes of one thing that differ by a third at least', async () => {
    for (const [product, entry] of sold(await loadShelf(region))) {
      if (entry.form !== 'packs') continue;
      const its = facts[product];
      for (const { label, packs } of entry.variants) {
        const what = `${product} ${label}`;
        if (its.form === 'packs' && its.range === true) expect(packs.length, what).toBe(1);
        // Closer sizes would be those of two makers.
        for (const [at, { holds }] of packs.slice(1).entries()) {
          expect(holds / (packs[at]?.holds ?? 1), what).toBeGreaterThan(1.32);
        }
      }
    }
  });

  it('measures packs in the unit of the need, or says how many of it they hold', async () => {
    for (const [product, entry] of sold(await loadShelf(region))) {
      const its = facts[product];
      if (entry.form !== 'packs' || its.form !== 'packs') continue;
      for (const { packs } of entry.variants) {
        expect(packs.length, product).toBeGreaterThan(0);
        for (const { amount, unit, holds } of packs) {
          const [measures, size] = LABEL_UNITS[unit];
          const told = Math.floor(amount * size + 1e-6);
          if (measures !== 'piece' || its.unit !== 'piece') {
            expect(holds === told, `${product}, ${amount} ${unit}`).toBe(measures === its.unit);
          }
        }
      }
    }
  });

  it('tells variants apart by a key and by what the label says', async () => {
    for (const [product, { variants }] of sold(await loadShelf(region))) {
      const keys = variants.map(({ key }) => key);
      expect(new Set(keys).size, product).toBe(variants.length);
      for (const key of keys) expect(key, product).toMatch(/^[a-z0-9.-]*$/);
      if (variants.length > 1) expect(keys, product).not.toContain('');
    }
  });

  it('has real sizes: nominal lumber is larger than what a rule measures', async () => {
    for (const [product, entry] of sold(await loadShelf(region))) {
      if (entry.form !== 'lengths') continue;
      for (const { width, thickness, label } of entry.variants) {
        expect(width >= thickness, `${product} ${label}`).toBe(true);
        expect(toMm(thickness), `${product} ${label}`).toBeGreaterThan(0.4);
      }
    }
  });

  it('sells bases, anchors, connectors and caps that fit the posts it sells', async () => {
    const shelf = await loadShelf(region);
    const widths = (product: 'fence-post' | 'deck-post'): readonly number[] =>
      shelf[product].variants.map(({ width }) => toMm(width));
    for (const product of ['post-base', 'post-anchor', 'beam-connector', 'post-cap'] as const) {
      const posts = [
        ...widths('fence-post'),
        ...(product === 'post-cap' ? [] : widths('deck-post')),
      ];
      const entry = shelf[product];
      for (const { label, width } of entry.form === 'packs' ? entry.variants : []) {
        const fits = posts.some((post) => Math.abs(post - toMm(width ?? mm(0))) <= 2);
        expect(fits, `${product} ${label} on posts of ${posts.join(', ')} mm`).toBe(true);
      }
    }
  });

  it('sells tiles and planks whose pieces fill the area on the box', async () => {
    const shelf = await loadShelf(region);
    for (const product of ['wall-tile', 'floor-tile', 'laminate', 'vinyl-plank'] as const) {
      for (const { label, length, width, packs } of shelf[product].variants) {
        for (const { amount, unit, holds } of packs) {
          const box = (amount * LABEL_UNITS[unit][1]) / 1000;
          const pieces = (holds * toMm(length ?? mm(0)) * toMm(width ?? mm(0))) / 1e6;
          // Boxes of wall tiles may count their joints.
          expect(pieces / box, `${product} ${label}`).toBeGreaterThan(0.975);
          expect(pieces / box, `${product} ${label}`).toBeLessThan(1.025);
        }
      }
    }
  });

  it('sells what has a thickness in one that a hand can hold', async () => {
    for (const [product, { variants }] of sold(await loadShelf(region))) {
      for (const { label, length, width, thickness } of variants) {
        for (const side of [length, width, thickness]) {
          if (side === undefined) continue;
          expect(toMm(side), `${product} ${label}`).toBeGreaterThan(0.4);
          expect(toMm(side), `${product} ${label}`).toBeLessThan(26_000);
        }
      }
    }
  });

  it('sells insulation by the slab and batt', async () => {
    const shelf = await loadShelf(region);
    for (const product of ['wall-insulation', 'loft-insulation'] as const) {
      const entry = shelf[product];
      if (entry.form === 'not-sold') continue;
      for (const { label, length, width, packs } of entry.variants) {
        if (length === undefined || width === undefined) continue;
        for (const { holds } of packs) {
          const slabs = (holds * 1000) / (toMm(length) * toMm(width));
          expect(Math.abs(slabs - Math.round(slabs)), `${product} ${label}`).toBeLessThan(0.05);
        }
      }
    }
  });
});

describe('the types', () => {
  it('let no job forget a region that lacks the product', () => {
    type NotSoldForm = 'not-sold';
    expectTypeOf<Shelf['mist-paint']['form']>().toEqualTypeOf<'packs' | NotSoldForm>();
    expectTypeOf<Shelf<'uk'>['mist-paint']['form']>().toEqualTypeOf<'packs'>();
    expectTypeOf<Shelf<'us'>['mist-paint']['form']>().toEqualTypeOf<NotSoldForm>();
    // Sold everywhere: nothing to ask.
    expectTypeOf<Shelf['wall-paint']['form']>().toEqualTypeOf<'packs'>();
    expectTypeOf<Shelf['stud']['form']>().toEqualTypeOf<'lengths' | NotSoldForm>();
    expectTypeOf<Shelf['plasterboard']['form']>().toEqualTypeOf<'sheets'>();
  });
});

describe('coverage', () => {
  it('is one figure whatever the label counts in', async () => {
    const [uk, us] = await Promise.all([loadShelf('uk'), loadShelf('us')]);
    expect(coverage(uk['wall-paint'].covers ?? fail())).toBeCloseTo(12, 9);
    // 325 sq ft × 0.092903 m² ÷ 3.785412 L.
    expect(coverage(us['wall-paint'].covers ?? fail())).toBeCloseTo(7.976, 3);
  });

  it('is on every paint that a region sells, between what masonry drinks and what gloss spreads', async () => {
    for (const region of regions) {
      const shelf = await loadShelf(region);
      for (const product of [
        'wall-paint',
        'ceiling-paint',
        'wall-primer',
        'wood-primer',
        'trim-paint',
        'exterior-stain',
      ] as const) {
        const rate = coverage(shelf[product].covers ?? fail());
        expect(rate, `${region} ${product}`).toBeGreaterThan(3);
        expect(rate, `${region} ${product}`).toBeLessThan(18);
      }
    }
  });
});
