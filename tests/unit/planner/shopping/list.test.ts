import { describe, expect, it } from 'vitest';
import { cents, mm } from '../../../../web/planner/measure/units/units.ts';
import { shoppingList, type Need } from '../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../web/planner/shopping/purse.ts';
import { AS_PLANNED } from '../../../../web/planner/shopping/priced.ts';
import type {
  LengthMaterial,
  PackedMaterial,
  Slack,
} from '../../../../web/planner/takeoff/material.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const paint: PackedMaterial = {
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
const timber: LengthMaterial = {
  form: 'lengths',
  id: 'timber',
  name: 'Timber',
  aisle: 'timber',
  why: '3 studs.',
  pieces: [{ name: 'stud', length: mm(1000), quantity: 3 }],
  kerf: mm(3),
  stock: [
    { id: 'timber/2.4', label: '2.4 m', length: mm(2400), price: cents(500) },
    { id: 'timber/4.2', label: '4.2 m', length: mm(4200), price: cents(800) },
  ],
};
const own = { id: 'o', amount: '', length: '', width: '' };

const need = (material: Need['material'], job = 'a'): Need => ({ job, material });
const listOf = (needs: readonly Need[], purse: Partial<Purse> = {}) =>
  shoppingList(needs, {
    ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }),
    ...purse,
  });
const items = (needs: readonly Need[], purse: Partial<Purse> = {}) =>
  listOf(needs, purse).lines.flatMap((line) =>
    line.items.map(({ label, bought, toBuy, toReturn }) => [label, bought, toBuy, toReturn]),
  );
const priced = (id: string, text: string) => ({ prices: { [id]: { text, at: 0 } } });
const bought = (counts: Readonly<Record<string, number>>): Partial<Purse> => ({
  bought: (_, offer) => counts[offer] ?? 0,
});

/** Need of the first line, and how many jobs have it at the same time. */
const needed = (...needs: readonly Need[]) => {
  const amounts = listOf(needs).lines[0]?.amounts;
  return [amounts?.need, amounts?.atOnce];
};

describe('shoppingList', () => {
  it('takes the cheapest packs at the prices to start from', () => {
    expect(listOf([need(paint)]).cost).toBe(3400);
  });

  it('buys what lasts once: as many as the job takes that takes most', () => {
    const glasses = { ...paint, id: 'glasses', unit: 'piece', need: 1, lasts: 'by-hand' } as const;
    const packs = [{ id: 'glasses/1', label: 'each', size: 1, price: cents(400) }];
    const needs = [1, 2, 1].map((n, i) => need({ ...glasses, need: n, packs }, `job${i}`));
    const list = listOf(needs);
    expect(items(needs)).toEqual([['each', 0, 2, 0]]);
    expect([...list.byJob.values()].reduce((a, b) => a + b, 0)).toBe(800);
  });

  it('buys what stays in its place for all places, of jobs in one place the most', () => {
    const packs = [{ id: 'pegs/1', label: 'each', size: 1, price: cents(100) }];
    const pegs = (n: number, job: string, place: string): Need => ({
      job,
      place,
      material: { ...paint, id: 'pegs', unit: 'piece', need: n, lasts: 'in-place', packs },
    });
    expect(needed(pegs(5, 'a', 'lawn'), pegs(8, 'b', 'path'))).toEqual([13, 2]);
    expect(needed(pegs(5, 'a', 'lawn'), pegs(8, 'b', 'lawn'))).toEqual([8, 1]);
    expect(needed(pegs(5, 'a', 'lawn'), pegs(8, 'b', 'path'), pegs(9, 'c', 'lawn'))).toEqual([
      17, 2,
    ]);
    // Lines of one job are for the same pegs.
    expect(needed(pegs(5, 'a', 'lawn'), pegs(8, 'a', 'lawn'))).toEqual([8, undefined]);
  });

  it('buys one for each use once, however many jobs have it', () => {
    const packs = [{ id: 'sleeve/1', label: 'each', size: 1, price: cents(300) }];
    const sleeves = (...oneFor: readonly string[]) =>
      ({ ...paint, id: 'sleeve', unit: 'piece', need: oneFor.length, oneFor, packs }) as const;
    const needs = [sleeves('sage', 'spare'), sleeves('white', 'spare'), sleeves('sage', 'spare')];
    expect(items(needs.map((one, i) => need(one, `job${i}`)))).toEqual([['each', 0, 3, 0]]);
  });

  it('neither buys nor counts what is there, and says nothing more of it', () => {
    const list = listOf([need(paint), need(timber)], { had: ['paint', 'timber', 'constructor'] });
    const [had, cut] = list.lines;
    expect(had).toMatchObject({
      isHad: true,
      items: [],
      price: { amount: 0 },
      tight: undefined,
      notes: [],
    });
    // What is cut is planned from what lies there: its offcuts are typed one by one.
    expect(cut).toMatchObject({ isHad: false });
    expect(list.cost).toBe(cut?.price.amount);
    expect(list.byJob.get('a')).toBe(list.cost);
  });

  it('keeps the price of a bought product that is later marked as owned', () => {
    const purse = { ...bought({ 'paint/5': 1 }), had: ['paint'] };
    expect(items([need(paint)], purse)).toEqual([['5 L', 1, 0, 0]]);
    expect(listOf([need(paint)], purse).cost).toBe(2400);
  });

  it('uses the user’s own price', () => {
    expect(listOf([need(paint)], priced('paint/1', '3,50')).cost).toBe(2100);
  });

  it('uses the product’s price for a size without its own price', () => {
    const packs = paint.packs.map((pack) => ({ ...pack, id: pack.id.replace('/', '~blue/') }));
    const blue = { ...paint, id: 'paint~blue', packs };
    expect(listOf([need(blue)], priced('paint/1', '3,50')).cost).toBe(2100);
    expect(
      listOf([need(blue)], {
        prices: { 'paint/1': { text: '3,50', at: 0 }, 'paint~blue/1': { text: '9', at: 0 } },
      }).cost,
    ).toBe(5400);
  });

  it('leaves out a size whose price was emptied', () => {
    expect(items([need(paint)], priced('paint/1', ' '))).toEqual([['5 L', 0, 2, 0]]);
  });

  it('names an unreadable price and goes on with the one before, else with the example', () => {
    const list = listOf([need(paint)], priced('paint/1', 'ten'));
    expect(list.lines[0]?.offers[0]?.problem).toContain('“ten” is not a price');
    expect(list.cost).toBe(listOf([need(paint)], {}).cost);
    const before = { prices: { 'paint/1': { text: '24.0038', at: 0, good: '3.50' } } };
    expect(listOf([need(paint)], before).cost).toBe(2100);
  });

  it('buys the size with the user’s own price and ignores examples', () => {
    const list = listOf([need(paint)], priced('paint/5', '38'));
    expect(list.lines[0]?.items).toMatchObject([{ label: '5 L', toBuy: 2 }]);
    expect(list.lines[0]?.compared).toEqual(['paint/5']);
  });

  it('counts what was bought at what was paid, whatever the price is now', () => {
    const purse = {
      ...bought({ 'paint/5': 2 }),
      spent: () => ({ cost: 7600, unpriced: 0 }),
      ...priced('paint/5', '99'),
    };
    expect(listOf([need(paint)], purse).cost).toBe(7600);
  });

  it('says that no size is sold, and counts it as zero', () => {
    const none = { 'paint/1': { text: '', at: 0 }, 'paint/5': { text: '', at: 0 } };
    const list = listOf([need(paint)], { prices: none });
    expect(list.lines[0]).toMatchObject({ trouble: 'unpriced', items: [] });
    expect(list.cost).toBe(0);
  });

  it('buys what two jobs need together, in fewer packs, and shares the cost to the penny', () => {
    const needs = [need({ ...paint, need: 2000 }), need({ ...paint, need: 3000 }, 'b')];
    const list = listOf(needs);
    // 5 L in one tin rather than 2 × 1 L and 3 × 1 L.
    expect(list.cost).toBe(2400);
    expect([list.byJob.get('a'), list.byJob.get('b')]).toEqual([960, 1440]);
  });

  it('gives the same list whatever the order of the jobs', () => {
    const needs = [need(paint), need({ ...paint, need: 1500 }, 'b'), need(timber, 'c')];
    expect(new Set(items(needs.toReversed()).map(String))).toEqual(
      new Set(items(needs).map(String)),
    );
  });

  it('adds the suggested spares, or the user’s number', () => {
    const tiles: PackedMaterial = { ...paint, unit: 'piece', need: 4, spare: 2 };
    const box = [{ id: 'box', label: 'box', size: 5, price: cents(100) }];
    const needs = [need({ ...tiles, packs: box })];
    expect(items(needs)).toEqual([['box', 0, 2, 0]]);
    expect(items(needs, { spares: { paint: '0' } })).toEqual([['box', 0, 1, 0]]);
    const wrong = listOf(needs, { spares: { paint: 'many' } }).lines[0];
    expect(wrong?.problems['spares']).toContain('Type how much');
    expect(wrong?.amounts?.spare).toBe(2);
  });

  it('buys no box for a few more spare screws, only if less than a twentieth is left', () => {
    const screws = { ...paint, aisle: 'fixings', unit: 'piece', slack: 'breakage' } as const;
    const packs = [{ id: 'screws/100', label: 'box', size: 100, price: cents(1600) }];
    const boxes = (count: number) =>
      items([need({ ...screws, need: count, spare: Math.ceil(count / 10), packs })])[0]?.[2];
    expect([93, 95, 96, 190, 191].map(boxes)).toEqual([1, 1, 2, 2, 3]);
  });

  it('adds parts of a tube before it rounds them: two rooms share one', () => {
    const tube = [{ id: 'tube', label: 'tube', size: 1, price: cents(100) }];
    const caulk = { ...paint, unit: 'piece', need: 1, exact: 0.4, packs: tube } as const;
    expect(items([need(caulk), need(caulk, 'b')])).toEqual([['tube', 0, 1, 0]]);
    expect(items(['a', 'b', 'c'].map((job) => need(caulk, job)))).toEqual([['tube', 0, 2, 0]]);
  });

  it('keeps one roll or pack to match and mend for all rooms, and what breaks for each', () => {
    const roll = [{ id: 'roll', label: 'roll', size: 1, price: cents(100) }];
    const spareOf = (slack: Slack['for']) => {
      const paper = { ...paint, unit: 'piece', need: 4, spare: 1, slack, packs: roll } as const;
      return listOf([need(paper), need({ ...paper, spare: 2 }, 'b')]).lines[0]?.amounts;
    };
    expect(spareOf('matching')).toMatchObject({ need: 8, spare: 2, slack: 'matching' });
    expect(spareOf('repair')?.spare).toBe(2);
    expect(spareOf('breakage')?.spare).toBe(3);
  });

  it('uses what is at home first', () => {
    const left = [{ ...own, material: 'paint', amount: '1.2 L' }];
    // 4.8 L are missing.
    expect(items([need(paint)], { own: left })).toEqual([['5 L', 0, 1, 0]]);
  });

  it('keeps what was bought and says what to add when the plan grows', () => {
    const more = [need({ ...paint, need: 11_000 })];
    expect(items(more, bought({ 'paint/5': 1, 'paint/1': 1 }))).toEqual([
      ['5 L', 1, 1, 0],
      ['1 L', 1, 0, 0],
    ]);
  });

  it('says what could go back when the plan shrinks, the dearest first', () => {
    const less = [need({ ...paint, need: 900 })];
    expect(items(less, bought({ 'paint/5': 1, 'paint/1': 1 }))).toEqual([
      ['5 L', 1, 0, 1],
      ['1 L', 1, 0, 0],
    ]);
  });

  it('takes “bought as planned” for the planned number', () => {
    expect(items([need(paint)], bought({ 'paint/5': AS_PLANNED }))).toEqual([
      ['5 L', 1, 0, 0],
      ['1 L', 0, 1, 0],
    ]);
  });
});

describe('what is cut to length', () => {
  it('comes from boards that hold its pieces with the saw cuts between', () => {
    // 3 × 1000 and two cuts of 3 are 3006: one board of 4.2 m, at 1.90 a metre the cheaper kind.
    expect(items([need(timber)])).toEqual([['4.2 m', 0, 1, 0]]);
  });

  it('comes from own offcuts first', () => {
    const offcut = { ...own, length: '2100', amount: '1' };
    // Two studs and a cut are 2003; the third needs a board: 2.4 m is dearer a metre.
    expect(items([need(timber)], { offcuts: () => [offcut] })).toEqual([['4.2 m', 0, 1, 0]]);
    const enough = { ...offcut, amount: '2' };
    expect(items([need(timber)], { offcuts: () => [enough] })).toEqual([]);
  });

  it('names the field of an offcut that cannot be read, and plans without it', () => {
    const wrong = { ...own, length: '2 metres or so' };
    const list = listOf([need(timber)], { offcuts: () => [wrong] });
    expect(list.lines[0]?.problems['offcuts.o.length']).toContain('is not a length');
    expect(list.cost).toBe(800);
  });

  it('comes from boards bought before, of which those not needed could go back', () => {
    expect(items([need(timber)], bought({ 'timber/2.4': 3 }))).toEqual([['2.4 m', 3, 0, 1]]);
  });

  it('names pieces longer than anything sold', () => {
    const long = { ...timber, pieces: [{ name: 'plate', length: mm(5000), quantity: 1 }] };
    const line = listOf([need(long)]).lines[0];
    expect(line?.trouble).toBe('uncut');
    expect(line?.cut?.answer.unplaced).toMatchObject([{ part: 'plate 5000 a', quantity: 1 }]);
  });

  it('is planned with the wider saw cut of two jobs, in either order', () => {
    const needs = [need(timber), need({ ...timber, kerf: mm(5) }, 'b')];
    const kerfs = [needs, needs.toReversed()].map((all) => listOf(all).lines[0]?.cut?.request.kerf);
    expect(kerfs).toEqual([5, 5]);
  });

  it('uses the engine’s plan if there is one', () => {
    const list = shoppingList(
      [need(timber)],
      emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }),
      (request) => ({
        ended: true,
        answer: {
          status: 'optimal',
          cost: 500,
          bound: 500,
          ms: 1,
          unplaced: [],
          boards: [{ stock: request.stock[0]?.id ?? '', parts: [], offcut: 0 }],
        },
      }),
    );
    expect(list.cost).toBe(500);
    expect(list.lines[0]?.cut?.final).toBe(true);
  });
});
