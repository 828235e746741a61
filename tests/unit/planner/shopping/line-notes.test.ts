// What a list says of a line beyond its packs: bulk, a larger pack, hardly any of one, pieces a little shorter.
import { describe, expect, test } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { cents, mm } from '../../../../web/planner/measure/units/units.ts';
import type { FindCut } from '../../../../web/planner/shopping/cut-line.ts';
import type { LineNote } from '../../../../web/planner/shopping/line-notes.ts';
import { shoppingList } from '../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../web/planner/shopping/purse.ts';
import type {
  LengthMaterial,
  Material,
  PackedMaterial,
} from '../../../../web/planner/takeoff/material.ts';
import { answerTo } from '../cutting/plan/requests.ts';

const packed = (
  id: string,
  need: number,
  sizes: Readonly<Record<number, number>>,
  more: Partial<PackedMaterial> = {},
): PackedMaterial => ({
  form: 'packs',
  id,
  name: id,
  aisle: 'building',
  need,
  unit: 'g',
  why: '',
  packs: Object.entries(sizes).map(([size, price]) => ({
    id: `${id}/${size}`,
    label: size,
    size: Number(size),
    price: cents(price),
  })),
  ...more,
});

const engine: FindCut = (request) => ({ answer: answerTo(request), ended: true });

const notesOf = (materials: readonly Material[], purse: Partial<Purse> = {}): readonly LineNote[] =>
  shoppingList(
    materials.map((material, i) => ({ job: `job${i}`, material })),
    { ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }), ...purse },
    engine,
  ).lines.flatMap(({ notes }) => notes);

/** Bags of 10 at £5; mixed from a big bag of 850 at £65 and bags of 25 at £7.50, or delivered at £150. */
const concrete = (need: number): PackedMaterial =>
  packed(
    'concrete',
    need,
    { 10: 500 },
    {
      inBulk: [
        [
          packed('ballast', need * 2, { 25: 400, 850: 6500 }),
          packed('cement', need / 4, { 25: 750 }),
        ],
        [packed('delivered', need, { 1000: 15_000 })],
      ],
    },
  );

const tube = (long: number, kerf = 3): LengthMaterial => ({
  form: 'lengths',
  id: 'tube',
  name: 'Tube',
  aisle: 'building',
  why: '',
  pieces: [{ name: 'tube', length: mm(long), quantity: 6 }],
  kerf: mm(kerf),
  stock: [{ id: 'tube/1.2', label: '1.2 m', length: mm(1200), price: cents(1000) }],
});

describe('many small bags', () => {
  test('are offered in bulk from the eleventh on, both ways with their price', () => {
    expect(notesOf([concrete(100)])).toEqual([]);
    // 20 bags are £100. 400 of ballast: a big bag, for 16 small ones cost £64 and hold as much: £64. 50 of cement: 2 bags.
    expect(notesOf([concrete(200)])).toEqual([
      {
        says: 'bulk',
        bags: 20,
        cost: 10_000,
        ways: [
          {
            packs: [
              { name: 'ballast', label: '25', count: 16 },
              { name: 'cement', label: '25', count: 2 },
            ],
            cost: 6400 + 1500,
          },
          { packs: [{ name: 'delivered', label: '1000', count: 1 }], cost: 15_000 },
        ],
      },
    ]);
  });

  test('small bags of two jobs are one delivery', () => {
    const [note] = notesOf([concrete(100), concrete(100)]);
    expect(note).toMatchObject({ says: 'bulk', bags: 20 });
    expect(note?.says === 'bulk' && note.ways[0]?.cost).toBe(6400 + 1500);
  });

  test('a delivery has no price if one of its prices is unknown', () => {
    const prices = { 'cement/25': { text: '', at: 1 } };
    const [note] = notesOf([concrete(200)], { prices });
    expect(note?.says === 'bulk' && note.ways.map(({ cost }) => cost)).toEqual([undefined, 15_000]);
  });
});

describe('a larger pack', () => {
  test('that leaves a small one over says what the small ones would cost', () => {
    // 1100 of 1000 at £5 or 3000 at £8: two small ones are £10.
    expect(notesOf([packed('paint', 1100, { 1000: 500, 3000: 800 })])).toEqual([
      { says: 'larger', instead: { name: '', label: '1000', count: 2 }, extra: 200 },
    ]);
    expect(notesOf([packed('paint', 1100, { 1000: 500, 3000: 1600 })])).toEqual([]);
  });

  test('is not said of what is bought already', () => {
    const there = notesOf([packed('paint', 1100, { 1000: 500, 3000: 800 })], {
      bought: (_, offer) => (offer === 'paint/3000' ? 1 : 0),
    });
    expect(there).toEqual([]);
  });
});

test('a tin for a spoonful says how little is used; counted and durable things do not', () => {
  const tin = { 750: 2000 };
  expect(notesOf([packed('varnish', 9, tin, { unit: 'ml' })])).toEqual([
    { says: 'little', need: 9, unit: 'ml' },
  ]);
  expect(notesOf([packed('varnish', 75, tin, { unit: 'ml' })])).toEqual([]);
  expect(notesOf([packed('screws', 9, { 200: 400 }, { unit: 'piece' })])).toEqual([]);
  expect(notesOf([packed('sheet', 9, { 200: 400 }, { lasts: 'by-hand' })])).toEqual([]);
});

describe('pieces a little shorter', () => {
  test('mentions a few millimetres that would save a length', () => {
    // Two of 600 and a cut of 3 are 1203: six lengths; of 598 and less three do.
    expect(notesOf([tube(600)])).toEqual([{ says: 'shorter', by: mm(2), saves: 3000 }]);
    expect(notesOf([tube(600, 0)])).toEqual([]);
    expect(notesOf([tube(610)])).toEqual([]);
  });
});

const paint = (need: number) => packed('paint', need, { 2500: 1400, 5000: 2000 }, { unit: 'ml' });
const bought = (_: string, offer: string): number => (offer === 'paint/5000' ? 1 : 0);

describe('a little less', () => {
  test('mentions when one pack less would almost be enough', () => {
    expect(notesOf([paint(5300)])).toContainEqual({
      says: 'short',
      instead: [{ name: '', label: '5000', count: 1 }],
      by: 300,
      unit: 'ml',
      saves: 1400,
    });
  });

  test('is not said of more than a measured amount varies by, nor of what is counted', () => {
    expect(notesOf([paint(5400)])).toEqual([]);
    expect(notesOf([packed('tile', 51, { 10: 100, 50: 400 }, { unit: 'piece' })])).toEqual([]);
  });

  test('is not said once some is bought', () => {
    expect(notesOf([paint(5300)], { bought }).filter(({ says }) => says === 'short')).toEqual([]);
  });
});
