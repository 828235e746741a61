import { assert, describe, expect, it } from 'vitest';
import { inches, mm } from '../../../../web/planner/measure/units/units.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import {
  lengthOffers,
  packOffers,
  sheetOffers,
  stockId,
  stockName,
} from '../../../../web/planner/stock/offers.ts';
import { variantAtLeast, variantNearest } from '../../../../web/planner/stock/shelf.ts';
import { productOf } from '../../../../web/planner/stock/offer.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

describe('offers', () => {
  it('are what a job buys from: packs in the need unit', async () => {
    const shelf = await loadShelf('us');
    const [mix] = shelf['concrete-mix'].variants;
    expect(packOffers('concrete-mix', mix, BRITISH.metric)).toMatchObject([
      { id: 'concrete-mix/60-lb', label: '60 lb bag' },
      // The label: an 80 lb bag yields 0.60 cu ft, which is 16.99 L.
      { id: 'concrete-mix/80-lb', label: '80 lb bag', size: 16_990 },
    ]);
  });

  it('keep the variant in the id, behind the product', async () => {
    const shelf = await loadShelf('uk');
    const screws = variantAtLeast(shelf['wood-screws'].variants, 'length', mm(36));
    assert(screws !== undefined);
    const id = stockId('wood-screws', screws);
    expect(id).toBe('wood-screws~4x40-mm');
    expect(productOf(id)).toBe('wood-screws');
    expect(stockName('wood-screws', screws, BRITISH.metric)).toBe('Wood screws, 4 × 40 mm');
    expect(packOffers('wood-screws', screws, BRITISH.metric)[0]?.id).toBe(
      'wood-screws~4x40-mm/200-piece',
    );
  });

  it('have lengths and sheets with their real sizes', async () => {
    const shelf = await loadShelf('us');
    const board = variantAtLeast(shelf.plasterboard.variants, 'thickness', inches(0.5));
    assert(board !== undefined);
    expect(sheetOffers('plasterboard', board, BRITISH.metric)[0]).toMatchObject({
      id: 'plasterboard~1-2-in/4x8ft',
      label: '8 ft × 4 ft',
      length: 96 * 8128,
      width: 48 * 8128,
    });
    const [track] = shelf['steel-stud'].variants;
    expect(lengthOffers('steel-stud', track, BRITISH.metric).map(({ label }) => label)).toEqual([
      '8 ft',
      '10 ft',
    ]);
  });
});

describe('choosing a variant', () => {
  it('takes the smallest that is enough, in whatever order the shelf has them', async () => {
    const { variants } = (await loadShelf('uk'))['wood-screws'];
    expect(variantAtLeast(variants, 'length', mm(30))?.label).toBe('4 × 30 mm');
    expect(variantAtLeast(variants, 'length', mm(30.1))?.label).toBe('3.5 × 35 mm');
    expect(variantAtLeast(variants.toReversed(), 'length', mm(41))?.label).toBe('4 × 50 mm');
    // No variant is long enough, so the job must report it.
    expect(variantAtLeast(variants, 'length', mm(400))).toBeUndefined();
  });

  it('takes the nearest size that the shop has', async () => {
    const { variants } = (await loadShelf('us'))['floor-tile'];
    expect(variantNearest(variants, 'length', mm(600)).label).toBe('12 × 24 in');
    expect(variantNearest(variants, 'length', mm(1)).label).toBe('8 × 8 in');
  });
});
