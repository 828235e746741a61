import { describe, expect, it } from 'vitest';
import { loadShelf } from '../../../web/stock/load-shelf.ts';
import {
  lengthOffers,
  packOffers,
  sheetOffers,
  stockId,
  stockName,
} from '../../../web/stock/offers.ts';
import { productOf } from '../../../web/takeoff/material.ts';
import { BRITISH } from '../../../web/language/locale.ts';

describe('offers', () => {
  it('are what a job buys from: packs in the need unit', async () => {
    const shelf = await loadShelf('us');
    const [mix] = shelf['concrete-mix'].variants;
    expect(packOffers('concrete-mix', mix, BRITISH.metric)).toMatchObject([
      { id: 'concrete-mix/60-lb', label: '60 lb bag' },
      // The label: an 80 lb bag yields 0.60 cu ft, which is 16.99 L.
      { id: 'concrete-mix/80-lb', label: '80 lb bag', size: 16_989 },
    ]);
  });

  it('keep the variant in the id, behind the product', async () => {
    const shelf = await loadShelf('uk');
    const [screws] = shelf['wood-screws'].variants;
    const id = stockId('wood-screws', screws);
    expect(id).toBe('wood-screws~4x40-mm');
    expect(productOf(id)).toBe('wood-screws');
    expect(stockName('wood-screws', screws, BRITISH.metric)).toBe('wood screws, 4 × 40 mm');
    expect(packOffers('wood-screws', screws, BRITISH.metric)[0]?.id).toBe(
      'wood-screws~4x40-mm/200-piece',
    );
  });

  it('have lengths and sheets with their real sizes', async () => {
    const shelf = await loadShelf('us');
    const [board] = shelf.plasterboard.variants;
    expect(sheetOffers('plasterboard', board, BRITISH.metric)[0]).toMatchObject({
      id: 'plasterboard~1-2-in/4x8ft',
      label: '4 ft × 8 ft',
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
