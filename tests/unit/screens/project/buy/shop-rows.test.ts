import { describe, expect, it, test } from 'vitest';

import { BRITISH } from '../../../../../web/language/locale.ts';
import { cents } from '../../../../../web/planner/measure/units/units.ts';
import {
  rowsOf,
  spentOnList,
  sumInWords,
  whyOf,
} from '../../../../../web/screens/project/buy/shop-rows.ts';
import { shoppingList } from '../../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../../web/planner/shopping/purse.ts';
import type { PackedMaterial } from '../../../../../web/planner/takeoff/material.ts';

const PLANKS: PackedMaterial = {
  form: 'packs',
  id: 'planks',
  name: 'Planks',
  aisle: 'flooring',
  need: 59,
  unit: 'piece',
  why: '59 planks.',
  spare: 8,
  slack: 'repair',
  packs: [{ id: 'planks/9', label: '2.179 m² pack', size: 9, price: cents(3000) }],
};
const PAINT: PackedMaterial = {
  form: 'packs',
  id: 'paint',
  name: 'Paint',
  aisle: 'paint',
  need: 6000,
  unit: 'ml',
  why: '6 L.',
  packs: [
    { id: 'paint/1', label: '1 L', size: 1000, price: cents(1000) },
    { id: 'paint/5', label: '5 L', size: 5000, price: cents(2400) },
  ],
};

const listOf = (material: PackedMaterial, purse: Partial<Purse> = {}) =>
  shoppingList([{ job: 'a', material }], {
    ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }),
    ...purse,
  });
const said = (material: PackedMaterial, purse: Partial<Purse> = {}) =>
  listOf(material, purse).lines.flatMap((line) =>
    rowsOf(line).map(
      (row) => `${row.item.label}: ${whyOf(row, BRITISH.metric).replaceAll('\u00a0', ' ')}`,
    ),
  );
const bought = (counts: Readonly<Record<string, number>>): Partial<Purse> => ({
  bought: (_, offer) => counts[offer] ?? 0,
  spent: (_, __, count, each) => ({ cost: cents(count * (each ?? 0)), unpriced: 0 }),
});

describe('explanation of a row’s number', () => {
  it('names the need, the repair spare and the amount to buy', () => {
    expect(said(PLANKS)).toEqual(['2.179 m² pack: 59 needed, 8 to keep for repairs, 72 to buy']);
  });

  it('labels spares of the user as such, and leaves out none', () => {
    expect(said(PLANKS, { spares: { planks: '5' } })).toEqual([
      '2.179 m² pack: 59 needed, 5 spare, 72 to buy',
    ]);
    expect(said(PLANKS, { spares: { planks: '0' } })).toEqual([
      '2.179 m² pack: 59 needed, 63 to buy',
    ]);
  });

  it('leaves out spares that take no pack more', () => {
    expect(said({ ...PLANKS, need: 55, spare: 8 })).toEqual([
      '2.179 m² pack: 55 needed, 63 to buy',
    ]);
  });

  it('is bought once it is ticked, and until then still to be bought', () => {
    expect(said(PAINT)).toEqual([
      '5 L: 6 L needed, 6 L to buy',
      '1 L: cheapest together with the larger size',
    ]);
    expect(said(PAINT, bought({ 'paint/5': 1, 'paint/1': 1 }))).toEqual([
      '5 L: 6 L needed, 6 L bought',
      '1 L: 6 L needed, 6 L bought',
    ]);
  });

  it('says of a list half bought what of it is there and what is still to buy', () => {
    expect(said(PAINT, bought({ 'paint/5': 1 }))).toEqual([
      '5 L: 6 L needed, 5 L bought, 1 L to buy',
      '1 L: 6 L needed, 5 L bought, 1 L to buy',
    ]);
  });
});

test('the amount spent is the price paid for everything bought', () => {
  expect(spentOnList(listOf(PAINT))).toBe(0);
  expect(spentOnList(listOf(PAINT, bought({ 'paint/5': 1 })))).toBe(2400);
});

const prices = (texts: Readonly<Record<string, string>>) => ({
  prices: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { text, at: 0 }])),
});

test.each([
  ['rounded, with “about”, if a price is an example', {}, true, 'about £340'],
  ['exact if the sizes to buy have prices of the user', { 'paint/5': '23.10' }, true, '£343.21'],
  ['rounded while the price cannot be read', { paint: 'cheap' }, true, 'about £340'],
  ['exact if all prices are the user’s own', { 'paint/5': '23', 'paint/1': '9' }, true, '£343.21'],
  ['rounded while a job of the project is not planned', { paint: '9' }, false, 'about £340'],
])('the sum is %s', (_, own, isWhole, sum) => {
  const { lines, unpriced } = listOf(PAINT, prices(own));
  const list = { lines, unpriced, cost: cents(34_321) };
  expect(sumInWords(list, 'GBP', isWhole)).toBe(`**${sum}** in all`);
});
