import { describe, expect, test } from 'vitest';
import { toMm, formatLength } from '../../../../web/planner/measure/units/units.ts';
import { ownSheets } from '../../../../web/planner/jobs/kit/place/own-sizes.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { boardName } from '../../../../web/screens/cut/in-words.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import { sheetOffers } from '../../../../web/planner/stock/offers.ts';
import { PRODUCTS, type Product } from '../../../../web/planner/stock/products.ts';
import { REGIONS, type Region } from '../../../../web/planner/stock/region.ts';

const REGION_NAMES = Object.keys(REGIONS) as Region[];

/** Every sheet on every shelf, as the shopping list names it, and so the cut plan of a project. */
const SHEETS = (
  await Promise.all(
    REGION_NAMES.map(async (region) => {
      const shelf = await loadShelf(region);
      return (Object.keys(PRODUCTS) as Product[]).flatMap((product) => {
        const entry = shelf[product];
        if (entry.form !== 'sheets') return [];
        return entry.variants.flatMap((variant) =>
          sheetOffers(product as 'plywood', variant, BRITISH.metric).map((offer) => ({
            region,
            product,
            variant,
            offer,
          })),
        );
      });
    }),
  )
).flat();

/** `92 5/8` as a number. */
const figure = (text = ''): number =>
  text
    .trim()
    .split(/\s/)
    .reduce((sum, part) => {
      const [top = '', bottom = '1'] = part.split('/');
      return sum + Number(top) / Number(bottom);
    }, 0);

describe('a sheet', () => {
  test('has its longer side first, and one sign between them, on every shelf', () => {
    expect(SHEETS.length).toBeGreaterThan(100);
    const wrong = SHEETS.filter(({ offer: { label } }) => {
      const [, long, short] =
        /^([\d\s/]+?)(?:\s?\p{L}+)?\s×\s([\d\s/]+?)\s?\p{L}+$/u.exec(label) ?? [];
      return long === undefined || figure(long) < figure(short);
    });
    expect(wrong.map(({ region, offer }) => `${region} ${offer.id} ${offer.label}`)).toEqual([]);
  });

  test('has the same name on the list, in a cut list and in the settings', () => {
    const metric = SHEETS.filter(({ offer }) => /\smm$/.test(offer.label));
    expect(metric.length).toBeGreaterThan(50);
    for (const { offer } of metric) {
      const size = { length: toMm(offer.length), width: toMm(offer.width) };
      expect(boardName(size, BRITISH.metric)).toBe(offer.label);
    }
  });

  test('a sheet of the user’s own shop has one name, whichever side was entered first', () => {
    const timber = SHEETS.filter(({ product }) => PRODUCTS[product].aisle === 'timber');
    for (const locale of [BRITISH.metric, BRITISH.imperial]) {
      for (const { product, variant, offer } of timber.slice(0, 20)) {
        const { length, width } = offer;
        const [one] = ownSheets(product, variant, { sheets: [{ length, width }] }, locale) ?? [];
        const [other] =
          ownSheets(product, variant, { sheets: [{ length: width, width: length }] }, locale) ?? [];
        expect(other?.label).toBe(one?.label);
        expect(one?.label.startsWith(formatLength(length, locale).replace(/\smm$/, ''))).toBe(true);
      }
    }
  });
});
