import { expect, test } from 'vitest';
import {
  materialsToday,
  offersToday,
  ticksToday,
  underToday,
} from '../../../web/shopping/former-ids.ts';
import { isFormer } from '../../../web/projects/derive/left-behind.ts';
import { loadShelf } from '../../../web/stock/load-shelf.ts';
import { lengthOffers, packOffers, sheetOffers } from '../../../web/stock/offers.ts';
import type { Product } from '../../../web/stock/products.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { REGION_NAMES } from '../../support/job-context.ts';

const price = (text: string) => ({ text, at: 7 });

/** What each job billed before there were regions, and what the same thing is called today. */
const OFFERS: readonly (readonly [was: string, ...is: string[]])[] = [
  ['wall-paint/5l', 'wall-paint/5-L'],
  ['wall-paint~sage/2.5l', 'wall-paint/2.5-L'],
  ['wall-paint/qt', 'wall-paint/1-qt'],
  ['ceiling-paint/5gal', 'ceiling-paint/5-gal'],
  ['tile-adhesive/20-kg-bag', 'tile-adhesive/20-kg'],
  ['grout/2.5-kg-bag', 'grout/2.5-kg'],
  ['drywall-screws/1000-screws', 'drywall-screws~3.5x38-mm/1000-piece'],
  [
    'plasterboard/1-sheet-2400-1200',
    'plasterboard~12.5-mm/2400x1200mm',
    'plasterboard~12-mm/2400x1200mm',
  ],
  ['studwork~38/2.4m', 'stud~38x63-mm/2.4m', 'stud~38x63-mm/own-2400'],
  ['studwork~38.1/8ft', 'stud~2x4/96in', 'stud~2x4/own-2438.4'],
  ['studwork~38.1/12ft', 'stud~2x4/12ft', 'stud~2x4/own-3657.6'],
  ['fence-post~100/2.4m', 'fence-post~100x100-mm/2.4m', 'fence-post~100x100-mm/own-2400'],
  ['fence-post~88.9/8ft', 'fence-post~4x4/8ft', 'fence-post~4x4/own-2438.4'],
  ['fence-panel~1830x1800/1-panel', 'fence-panel~1.83x1.83-m/1-piece'],
  ['fence-panel~2438.4x1828.8/1-panel', 'fence-panel~8x6-ft/1-piece'],
  ['fence-board~125/1.8m', 'feather-edge~125x11-mm/1.8m', 'feather-edge~125x11-mm/own-1800'],
  ['fence-board~139.7/8ft', 'pickets~5-8x5-1-2-in/8ft', 'pickets~5-8x5-1-2-in/own-2438.4'],
  ['concrete/20-kg-bag', 'concrete-mix/20-kg', 'post-mix/20-kg'],
  ['deck-board~softwood_145/3.6m', 'deck-board~28x145-mm/3.6m', 'deck-board~28x145-mm/own-3600'],
  ['deck-board~composite_139.7/16ft', 'composite-board~1x6/16ft', 'composite-board~1x6/own-4876.8'],
  ['deck-screws/200-screws', 'deck-screws~4.5x65-mm/200-piece', 'deck-screws~5x60-mm/200-piece'],
  ['gravel/bulk-bag-800-kg', 'gravel/800-kg'],
  ['crushed-stone/20-kg-bag', 'sub-base/20-kg'],
  ['weed-membrane/roll-of-25-m-', 'weed-membrane/25-m2'],
  ['underlay/roll-of-15-m-', 'underlay/15-m2'],
  ['wallpaper-paste~5/pack-for-5-rolls', 'wallpaper-paste/26-m2'],
  [
    'wallpaper~10050x530_640-straight_leaves/1-roll',
    'wallpaper~10.05x0.53-m/1-piece',
    'wallpaper~own-10050x530/1-piece',
  ],
  ['planks~1380x190_8_oak/pack-of-8', 'laminate~own-1380x190/8-piece'],
  ['planks~1380x190_7/pack-of-7', 'laminate~own-1380x190/7-piece', 'laminate~1380x190-mm/1.835-m2'],
  ['tile-96000x64000~wall_8_20_white/box-of-20', 'wall-tile~own-300x200/20-piece'],
  [
    'loft-panel~1220x325_3/pack-of-3',
    'loft-board~own-1220x325/3-piece',
    'loft-board~1220x320-mm/3-piece',
  ],
  ['loft-panel~1219.2x609.6_1/pack-of-1', 'loft-board~own-1219x610/1-piece'],
  [
    'shelf-board~18/full',
    'mdf~18-mm/2440x1220mm',
    'plywood~18-mm/2440x1220mm',
    'melamine-board~18-mm/2440x1220mm',
  ],
  ['batten/2.4m', 'batten~25x38-mm/2.4m', 'batten~25x38-mm/own-2400'],
  ['wood-screws~4x50/box-of-200', 'wood-screws~4x50-mm/200-piece'],
  ['insulation-100/1-roll', 'loft-insulation~100-mm/9.6-m2'],
  ['insulation-170/1-roll', 'loft-insulation~170-mm/7.12-m2'],
  [
    'tile-96000x96000~floor_8_11/box-of-11',
    'floor-tile~own-300x300/11-piece',
    'floor-tile~300x300-mm/1-m2',
  ],
];

test.each(OFFERS)('a price typed for %s counts for what it is today', (was, ...is) => {
  const today = offersToday(was);
  expect(is.every((one) => today.includes(one))).toBe(true);
  expect(Object.keys(underToday({ [was]: price('1') }, offersToday))).toEqual(today);
  expect(today.some(isFormer)).toBe(false);
});

test('for each of them the shelf of a region has the very size, but for what is told as left', async () => {
  const locale = BRITISH.metric;
  const onShelf = new Set<string>();
  for (const region of REGION_NAMES) {
    const shelf = await loadShelf(region);
    for (const [name, entry] of Object.entries(shelf)) {
      if (entry.form === 'not-sold') continue;
      const product = name as Product;
      const offers =
        entry.form === 'packs'
          ? entry.variants.flatMap((one) => packOffers(product as never, one, locale))
          : entry.form === 'lengths'
            ? entry.variants.flatMap((one) => lengthOffers(product as never, one, locale))
            : entry.variants.flatMap((one) => sheetOffers(product as never, one, locale));
      for (const { id } of offers) onShelf.add(id);
    }
  }
  const nowhere = OFFERS.filter(([was]) => !offersToday(was).some((id) => onShelf.has(id)));
  expect(nowhere.map(([was]) => was)).toEqual([
    'ceiling-paint/5gal',
    'planks~1380x190_8_oak/pack-of-8',
    'tile-96000x64000~wall_8_20_white/box-of-20',
    'loft-panel~1219.2x609.6_1/pack-of-1',
  ]);
});

test('spares and what is at home follow their material, unless it is counted otherwise today', () => {
  expect(materialsToday('fence-post~100')).toEqual(['fence-post~100x100-mm']);
  expect(materialsToday('wall-paint~sage')).toEqual(['wall-paint~sage']);
  expect(materialsToday('wallpaper~10050x530_640-straight_leaves')).toEqual([
    'wallpaper~10.05x0.53-m_leaves_640-straight',
    'wallpaper~own-10050x530_leaves_640-straight',
  ]);
  // Rolls that a pack hangs before, square metres today.
  expect(materialsToday('wallpaper-paste~5')).toEqual(['wallpaper-paste~5']);
});

test('a tick follows its material and its size together', () => {
  expect(ticksToday('wall-paint~sage|wall-paint/5l')).toEqual(['wall-paint~sage|wall-paint/5-L']);
  expect(ticksToday('plasterboard|plasterboard/1-sheet-2400-1200')).toEqual([
    'plasterboard~12.5-mm|plasterboard~12.5-mm/2400x1200mm',
    'plasterboard~12-mm|plasterboard~12-mm/2400x1200mm',
  ]);
  expect(ticksToday('wall-paint|wall-paint/5-L')).toEqual(['wall-paint|wall-paint/5-L']);
});

test('what was kept under an id of today counts before one of old; without any of old nothing changes', () => {
  const prices = { 'wall-paint/5-L': price('26'), 'wall-paint/5l': price('24') };
  expect(underToday(prices, offersToday)).toEqual({ 'wall-paint/5-L': price('26') });
  const own = { 'gravel/25-kg': price('6') };
  expect(underToday(own, offersToday)).toBe(own);
});

test.each([
  'skirting~18_ogee/2.4m',
  'deck-joist/4.2m',
  'topsoil/20-kg-bag',
  'joint-filler/5-l',
  'joint-tape/90-m-roll',
  'fence-board~150/2.4m',
])('%s stands for nothing of today, and is told as such', (id) => {
  expect(offersToday(id)).toEqual([id]);
  expect(isFormer(id)).toBe(true);
});

test.each([
  '__proto__',
  'constructor',
  'tile-x~wall_/box-of-',
  'wall-paint/l',
  'concrete/toString',
])('an id that was never one is left alone: %s', (id) => {
  expect(offersToday(id)).toEqual([id]);
  expect(Object.keys(underToday(Object.fromEntries([[id, price('1')]]), offersToday))).toEqual([
    id,
  ]);
});

test('no id of a shelf of today is taken for one of before', async () => {
  const locale = BRITISH.metric;
  for (const region of REGION_NAMES) {
    const shelf = await loadShelf(region);
    for (const [product, entry] of Object.entries(shelf)) {
      if (entry.form !== 'packs') continue;
      for (const one of entry.variants) {
        const ids = packOffers(product as never, one, locale).map(({ id }) => id);
        expect(ids.filter((id) => isFormer(id) || offersToday(id)[0] !== id)).toEqual([]);
      }
    }
  }
});
