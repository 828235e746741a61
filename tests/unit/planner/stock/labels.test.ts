import { describe, expect, it } from 'vitest';
import { en } from '../../../../web/language/en/products.ts';
import { enUs } from '../../../../web/language/en-us/products.ts';
import { withDiffering } from '../../../../web/language/locale.ts';
import { zh as chinese } from '../../../../web/language/zh/products.ts';
import {
  lengthLabel,
  packLabel,
  sheetLabel,
  unitName,
  variantLabel,
  type StockWords,
} from '../../../../web/planner/stock/label.ts';
import { LABEL_UNITS, type LabelUnit } from '../../../../web/planner/stock/label-units.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import {
  PRODUCTS,
  type Product,
  type ProductFacts,
} from '../../../../web/planner/stock/products.ts';
import { REGIONS, type Region } from '../../../../web/planner/stock/region.ts';
import type { ShelfEntry } from '../../../../web/planner/stock/shelf.ts';

const american = withDiffering<typeof en>(en, enUs);
const products = Object.keys(PRODUCTS) as Product[];
const facts: Readonly<Record<Product, ProductFacts>> = PRODUCTS;
const regions = Object.keys(REGIONS) as Region[];
const languages: readonly (readonly [string, StockWords])[] = [
  ['British', en],
  ['American', american],
  ['Chinese', chinese],
];

const US_UNITS = new Set<LabelUnit>([
  ...(['gal', 'qt', 'floz', 'ft3', 'yd3', 'lb', 'oz', 'ton'] as const),
  ...(['ft', 'in', 'yd', 'ft2', 'piece'] as const),
]);
/** Units on labels of the region. */
const unitsOf = (region: Region): LabelUnit[] =>
  (Object.keys(LABEL_UNITS) as LabelUnit[]).filter(
    (unit) => unit === 'piece' || US_UNITS.has(unit) === (region === 'us'),
  );

/** Every label that a list can show of an entry. */
function labelsOf(product: Product, entry: ShelfEntry, words: StockWords): string[] {
  const variants = entry.variants.map((variant) => variantLabel(variant, words));
  switch (entry.form) {
    case 'packs': {
      const its = facts[product];
      const need = its.form === 'packs' ? its.unit : 'piece';
      return variants.concat(
        entry.variants.flatMap(({ packs }) => packs.map((pack) => packLabel(pack, need, words))),
      );
    }
    case 'lengths':
      return variants.concat(
        entry.variants.flatMap(({ stock }) => stock.map((one) => lengthLabel(one, words))),
      );
    case 'sheets':
      return variants.concat(
        entry.variants.flatMap(({ sheets }) => sheets.map((one) => sheetLabel(one, words))),
      );
  }
}

/** The words that a label of the region may hold, longest first; figures and the marks between them. */
function allowed(region: Region, words: StockWords): RegExp {
  const shells = [
    words.amount('', ''),
    words.held('', 'x').replace('x', ''),
    words.ofPieces(0, 'x').replace(/[0x]/g, ''),
    words.one('x').replace(/[1x]/g, ''),
    words.each,
    words.grit,
    words.counted('', 0).replace('0', ''),
  ];
  const parts = [
    ...unitsOf(region).flatMap((unit) => (unit === 'piece' ? [] : [unitName(unit, words)])),
    ...Object.values(words.containers),
    ...shells.flatMap((shell) => shell.split(/[\s,（）]+/)),
  ].filter((part) => part !== '');
  const any = parts.sort((a, b) => b.length - a.length).join('|');
  // Grades of what has no unit: mask class, thread, thermal resistance, screw gauge.
  return new RegExp(
    `^(?:${any}|FFP[23]|N95|P100|KN95|KN100|[MR#]-?(?=\\d)|\\d|[\\s×.,/（）–-])*$`,
    'u',
  );
}

/** A size with a space or a hyphen at which a line may break. */
const MAY_BREAK = /\d[- ]\d+\/|\d (?:in|ft|mm|m|×)(?![a-z])|× \d/;

describe.each(regions)('labels of %s', (region) => {
  it.each(languages)(
    'hold figures and the units of the region alone, unbroken, in %s',
    async (_, words) => {
      const shelf = await loadShelf(region);
      const may = allowed(region, words);
      for (const product of products) {
        const entry = shelf[product];
        if (entry.form === 'not-sold') continue;
        const labels = labelsOf(product, entry, words);
        for (const label of labels) expect(label, product).toMatch(may);
        expect(labels.filter((label) => MAY_BREAK.test(label))).toEqual([]);
      }
    },
  );

  it('would refuse the units of another region', () => {
    const other = region === 'us' ? '25 kg bag' : '5 gal';
    expect(other).not.toMatch(allowed(region, en));
  });
});

describe('labels', () => {
  it('read as on the shelf', async () => {
    const [uk, us] = await Promise.all([loadShelf('uk'), loadShelf('us')]);
    const label = (product: Product, from: typeof uk, words: StockWords = en): string[] => {
      const entry = from[product];
      return entry.form === 'not-sold' ? [] : labelsOf(product, entry, words);
    };
    expect(label('wall-paint', uk)).toEqual(expect.arrayContaining(['2.5 L', '5 L', '10 L']));
    expect(label('wall-paint', us)).toEqual(expect.arrayContaining(['1 gal', '5 gal']));
    expect(label('wall-paint', us, chinese)).toContain('1 加仑');
    expect(label('plasterboard', uk)).toEqual(
      expect.arrayContaining(['12.5 mm', '2400 × 1200 mm']),
    );
    expect(label('plasterboard', us)).toEqual(expect.arrayContaining(['1/2 in', '8 ft × 4 ft']));
    expect(label('stud', us)).toEqual(expect.arrayContaining(['2 × 4', '92 5/8 in', '96 in']));
    expect(label('stud', uk)).toEqual(expect.arrayContaining(['38 × 63 mm', '2.4 m']));
    expect(label('floor-tile', uk)).toContain('1.44 m² box of 4');
    expect(label('concrete-mix', us)).toContain('80 lb bag');
    expect(label('wood-screws', uk)).toContain('box of 200');
  });
});

describe('names', () => {
  it.each(languages)(
    'are there for every product, one each, without size or money, in %s',
    (_, words) => {
      expect(Object.keys(words.names).sort()).toEqual([...products].sort());
      const names = Object.values(words.names);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name.trim()).toBe(name);
        expect(name).not.toBe('');
        expect(name).not.toMatch(
          /[£€$¥]|\d\s*(mm|cm|m|kg|g|l|ml|in|ft|lb|gal|元|毫米|厘米|米|升|公斤)\b/iu,
        );
      }
    },
  );

  it('keep to their language', () => {
    for (const name of Object.values(chinese.names)) expect(name).toMatch(/\p{Script=Han}/u);
    for (const name of [...Object.values(en.names), ...Object.values(american.names)]) {
      expect(name).not.toMatch(/\p{Script=Han}/u);
    }
    // The words that Americans do not use for these things.
    for (const [product, name] of Object.entries(american.names)) {
      // Name of sleepers in the US.
      if (name === 'Landscape timber') continue;
      expect(name, product).not.toMatch(
        /plasterboard|skirting|architrave|emulsion|timber|noggin|loft|dust sheet|undercoat|batten|spanner|worktop|decking|turf|mould|colour|grey|metre|litre/i,
      );
    }
  });

  it('name no maker', () => {
    const makers =
      /dulux|leyland|ronseal|cuprinol|polycell|mapei|dunlop|bostik|knauf|gyproc|rockwool|celotex|kingspan|behr|kilz|dap\b|quikrete|simpson|trex|durock|hardie|schluter|ditra|kerdi|redgard|sheetrock|tapcon|rawl|fischer|caparol|rotband|ytong|立邦|多乐士|三棵树|德高|雨虹/i;
    for (const [, words] of languages) {
      for (const name of Object.values(words.names)) expect(name).not.toMatch(makers);
    }
  });
});
