import { expect, test } from 'vitest';
import { withFormerPrices } from '../../../web/shopping/former-prices.ts';
import { loadShelf } from '../../../web/stock/load-shelf.ts';
import { lengthOffers, packOffers, sheetOffers } from '../../../web/stock/offers.ts';
import { BRITISH } from '../../../web/language/locale.ts';

const price = (text: string) => ({ text, at: 7 });
const namesOf = (...offers: readonly string[]): readonly string[] => {
  const prices = Object.fromEntries(offers.map((offer) => [offer, price('1')]));
  return Object.keys(withFormerPrices(prices)).filter((id) => !offers.includes(id));
};

test.each([
  ['wall-paint/5l', 'wall-paint/5-L'],
  ['wall-paint~sage/2.5l', 'wall-paint/2.5-L'],
  ['ceiling-paint/5gal', 'ceiling-paint/5-gal'],
  ['tile-adhesive/20-kg-bag', 'tile-adhesive/20-kg'],
  ['grout/2.5-kg-bag', 'grout/2.5-kg'],
  ['drywall-screws/1000-screws', 'drywall-screws~3.5x38-mm/1000-piece'],
  ['studwork~38/2.4m', 'stud~38x63-mm/2.4m'],
  ['studwork~38.1/8ft', 'stud~2x4/96in'],
  ['studwork~38.1/12ft', 'stud~2x4/12ft'],
  ['tile-96000x64000~wall_8_20_white/box-of-20', 'wall-tile~own-300x200/20-piece'],
])('what was typed for %s counts for %s', (was, is) => {
  expect(namesOf(was)).toEqual([is]);
});

test('each of them is on a shelf of today, but for boxes of the person’s own', async () => {
  const shelves = await Promise.all(
    (['uk', 'us', 'cn'] as const).map((region) => loadShelf(region)),
  );
  const locale = BRITISH.metric;
  const onShelf = new Set(
    shelves.flatMap((shelf) => [
      ...(
        [
          'wall-paint',
          'ceiling-paint',
          'tile-adhesive',
          'grout',
          'drywall-screws',
          'floor-tile',
        ] as const
      ).flatMap((product) =>
        shelf[product].variants.flatMap((one) =>
          packOffers(product, one, locale).map(({ id }) => id),
        ),
      ),
      ...(shelf.stud.form === 'not-sold' ? [] : shelf.stud.variants).flatMap((one) =>
        lengthOffers('stud', one, locale).map(({ id }) => id),
      ),
      ...shelf.plasterboard.variants.flatMap((one) =>
        sheetOffers('plasterboard', one, locale).map(({ id }) => id),
      ),
    ]),
  );
  const today = namesOf(
    'wall-paint/5l',
    'wall-paint/gal',
    'ceiling-paint/gal',
    'tile-adhesive/20-kg-bag',
    'grout/2.5-kg-bag',
    'drywall-screws/200-screws',
    'plasterboard/1-sheet-2400-1200',
    'studwork~38/2.4m',
    'studwork~38.1/8ft',
    'tile-96000x96000~floor_8_11/box-of-11',
  );
  expect(today.filter((id) => !onShelf.has(id))).toEqual(['floor-tile~own-300x300/11-piece']);
});

test('a price of today counts before one of old, and nothing kept is changed', () => {
  const prices = { 'wall-paint/5l': price('24'), 'wall-paint/5-L': price('26') };
  expect(withFormerPrices(prices)['wall-paint/5-L']).toEqual(price('26'));
  expect(Object.keys(prices)).toEqual(['wall-paint/5l', 'wall-paint/5-L']);
  const own = { 'gravel/25-kg': price('6') };
  expect(withFormerPrices(own)).toBe(own);
});

test.each(['__proto__', 'constructor', 'tile-x~wall_/box-of-', 'wall-paint/l'])(
  'an id that was never one is left alone: %s',
  (id) => {
    const prices = Object.fromEntries([[id, price('1')]]);
    expect(Object.keys(withFormerPrices(prices))).toEqual([id]);
  },
);
