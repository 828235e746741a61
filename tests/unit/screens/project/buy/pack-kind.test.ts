import { describe, expect, it } from 'vitest';
import { packKind, type PackKind } from '../../../../../web/screens/project/buy/pack-kind.ts';
import { productOf } from '../../../../../web/planner/stock/offer.ts';
import { packOffers } from '../../../../../web/planner/stock/offers.ts';
import { PRODUCTS, type Product } from '../../../../../web/planner/stock/products.ts';
import { contextIn, REGION_NAMES } from '../../../../support/job-context.ts';

describe.each(REGION_NAMES)('the picture of a pack in %s', (region) => {
  it('is of what the shop hands over, for every product', async () => {
    const { shelf, locale } = await contextIn(region);
    const kinds = new Map<string, PackKind>();
    for (const [product, entry] of Object.entries(shelf) as [Product, (typeof shelf)[Product]][]) {
      const { form, aisle } = PRODUCTS[product];
      if (entry.form === 'not-sold') continue;
      const line = { id: product, form, aisle };
      if (entry.form !== 'packs') kinds.set(product, packKind(line, { container: undefined }));
      else {
        for (const { container } of packOffers(product as 'filler', entry.variants[0], locale)) {
          kinds.set(productOf(product), packKind(line, { container }));
        }
      }
    }
    expect(kinds.get('wall-paint')).toBe('tin');
    expect(kinds.get('laminate')).toBe('boards');
    expect(kinds.get('tile-adhesive')).toMatch(/sack|tub/);
    expect(kinds.get('caulk')).toBe('tube');
    expect(kinds.get('skirting')).toBe('length');
    expect(kinds.get('plasterboard')).toBe('sheet');
    expect(kinds.get('work-gloves')).toBe('glove');
    expect(kinds.get('roller-sleeve')).toBe('roller');
  });
});
