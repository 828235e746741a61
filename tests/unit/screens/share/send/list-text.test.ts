import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { cents } from '../../../../../web/planner/measure/units/units.ts';
import { listText } from '../../../../../web/screens/share/send/list-text.ts';
import { shoppingList } from '../../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../../web/planner/shopping/purse.ts';
import type { PackedMaterial } from '../../../../../web/planner/takeoff/material.ts';

const packed = (id: string, name: string, aisle: PackedMaterial['aisle']): PackedMaterial => ({
  form: 'packs',
  id,
  name,
  aisle,
  need: 6,
  unit: 'piece',
  why: '',
  packs: [{ id: `${id}/4`, label: 'box of 4', size: 4, price: cents(1250), container: 'box' }],
});
const listOf = (purse: Partial<Purse>) =>
  shoppingList(
    [
      { job: 'a', material: packed('work-gloves', 'Gloves', 'safety') },
      { job: 'a', material: packed('wall-tile', 'Tiles, Sea', 'tiles'), lead: 0 },
    ],
    { ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }), ...purse },
  ).lines;

const bought = (_: string, offer: string): number => (offer === 'wall-tile/4' ? 2 : 0);

describe('a list as a text', () => {
  it('has the groups in their order with counts, and no prices', () => {
    expect(listText('Bath', listOf({}), undefined)).toBe(
      'To buy: Bath\n\nTiles\n- Tiles, Sea: 2 × box of 4\n\nSafety\n- Gloves: 2 × box of 4',
    );
  });

  it('has prices if they are wanted', () => {
    expect(listText('Bath', listOf({}), 'GBP')).toContain('- Tiles, Sea: 2 × box of 4, £25.00');
  });

  it('leaves out what is bought and what is there, and a group with nothing left', () => {
    expect(listText('Bath', listOf({ bought, had: ['work-gloves'] }), undefined)).toBe(
      'To buy: Bath',
    );
  });

  it('has hardware of cut lists that is not bought, after the groups', () => {
    const hardware = [
      { id: 'a', name: 'Cup hinge', quantity: '6' },
      { id: 'b', name: 'Knob', quantity: '2', bought: true },
    ];
    const text = listText('Bath', listOf({ bought, had: ['work-gloves'] }), undefined, hardware);
    expect(text).toBe('To buy: Bath\n\nFrom your list\n- Cup hinge: 6');
  });

  it('has plain spaces before units, because other apps read it', () => {
    const paint = packed('paint', 'Paint, 2.5\u00a0L', 'paint');
    const list = shoppingList([{ job: 'a', material: paint }], {
      ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }),
    });
    expect(list.lines.some(({ name }) => name.includes('\u00a0'))).toBe(true);
    expect(listText('Bath', list.lines, 'GBP').includes('\u00a0')).toBe(false);
  });
});
