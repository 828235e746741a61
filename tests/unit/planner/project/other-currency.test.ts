import { describe, expect, test } from 'vitest';
import { newRoom, newWall, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { inputsOf, plannedWith, type PlanOptions, TODAY } from '../../../support/planned.ts';
import { projectDigest } from '../../../../web/planner/project/digest.ts';
import { setBought, setPrice } from '../../../../web/documents/edits/edit.ts';
import { boughtKey, newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import type { ListLine } from '../../../../web/planner/shopping/list.ts';
import { loadAll } from '../../../support/job-context.ts';

const options = { locale: BRITISH.metric, catalogue: await loadAll('uk') };
const inDollars = { ...options, currency: 'USD' };

const ROOM: Project = {
  ...newProject('p', 1),
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
      height: '2.4 m',
    },
    { ...newWall('wall'), length: '3 m', height: '2.4 m' },
  ],
  jobs: [
    { id: 'paint', slug: 'paint-a-room', place: 'room', typed: {} },
    { id: 'studs', slug: 'build-a-stud-wall', place: 'wall', typed: {} },
  ],
  region: 'uk',
};

const linesOf = (project: Project, given: PlanOptions) => plannedWith(project, given).list.lines;
const counts = (lines: readonly ListLine[]) =>
  lines
    .filter(({ form }) => form === 'packs')
    .map(({ id, items }) => [id, items.map(({ offer, toBuy }) => [offer, toBuy])]);

describe('a list in another currency than its region’s', () => {
  test('shows no example price as if it were in that currency', () => {
    const { list } = plannedWith(ROOM, inDollars);
    expect(list.cost).toBe(0);
    expect(list.unpriced).toBeGreaterThan(20);
    expect(
      list.lines.flatMap(({ items }) => items.filter(({ each }) => each !== undefined)),
    ).toEqual([]);
    expect(projectDigest(inputsOf(ROOM, inDollars), TODAY)).toMatchObject({
      cost: undefined,
      currency: 'USD',
    });
    expect(projectDigest(inputsOf(ROOM, options), TODAY)).toMatchObject({
      currency: 'GBP',
      cost: expect.any(Number),
    });
  });

  test('buys the same packs all the same, and cuts from the least material', () => {
    const [pounds, dollars] = [linesOf(ROOM, options), linesOf(ROOM, inDollars)];
    expect(counts(dollars)).toEqual(counts(pounds));
    const studs = dollars.find(({ cut }) => cut?.request.kind === 'linear');
    expect(studs?.cut?.priced).toBe(false);
    expect(studs?.cut?.request.stock.map(({ length, price }) => [length, price])).toEqual(
      studs?.cut?.request.stock.map(({ length }) => [length, length]),
    );
    expect(pounds.every(({ cut }) => cut?.priced !== false)).toBe(true);
  });

  test('counts only prices typed in its own currency', () => {
    const offer = 'wall-paint/5-L';
    const dollars = setPrice(offer, { text: '30', at: 1, currency: 'USD' })(ROOM);
    const pounds = setPrice(offer, { text: '24', at: 1, currency: 'GBP' })(ROOM);
    const paint = (project: Project, given: typeof options) =>
      linesOf(project, given)
        .flatMap(({ offers }) => offers)
        .find(({ id }) => id === offer);
    expect(paint(dollars, inDollars)).toMatchObject({ known: 3000 });
    expect(paint(pounds, inDollars)).toMatchObject({ known: undefined, own: undefined });
    expect(paint(pounds, options)).toMatchObject({ known: 2400 });
    // Of before the currency was kept: of whichever the list has.
    expect(paint(setPrice(offer, { text: '24', at: 1 })(ROOM), inDollars)).toMatchObject({
      known: 2400,
    });
    const elsewhere = {
      ...inDollars,
      prices: { [offer]: { text: '9', at: 1, currency: 'CNY' } },
    };
    expect(paint(ROOM, elsewhere)).toMatchObject({ known: undefined });
  });

  test('says of what is ticked without a price how much that is, and never that it is free', () => {
    const line = linesOf(ROOM, inDollars).find(({ id }) => id === 'wall-paint');
    const [item] = line?.items ?? [];
    const ticked = setBought(
      boughtKey('wall-paint', item?.offer ?? ''),
      item?.toBuy ?? 0,
      item?.each,
      'USD',
    )(ROOM);
    const after = linesOf(ticked, inDollars).find(({ id }) => id === 'wall-paint');
    expect(after?.items[0]).toMatchObject({ bought: item?.toBuy, spent: 0, unpaid: item?.toBuy });
    expect(after?.unpriced).toBe(line?.unpriced);
  });
});

test('a size whose price is emptied after it was ticked without one counts as unpriced', () => {
  const offer = 'wall-paint/5-L';
  const old = { ...ROOM, bought: { [boughtKey('wall-paint', offer)]: 1 } };
  const emptied = setPrice(offer, { text: '', at: 1 })(old);
  const { list } = plannedWith(emptied, options);
  const item = list.lines.flatMap(({ items }) => items).find((one) => one.offer === offer);
  expect(item).toMatchObject({ bought: 1, unpaid: 1, spent: 0 });
  expect(list.unpriced).toBe(1);
});

test('a price of 0 is a price: it is free, and the list is not without one', () => {
  const offer = 'wall-paint/5-L';
  const { list } = plannedWith(setPrice(offer, { text: '0', at: 1 })(ROOM), options);
  const line = list.lines.find(({ id }) => id === 'wall-paint');
  expect(line).toMatchObject({ price: { amount: 0 }, unpriced: 0 });
  expect(line?.items).toEqual([expect.objectContaining({ offer, each: 0 })]);
});

test('a shop with none of a product says so, and buys none of it', () => {
  const prices = Object.fromEntries(
    linesOf(ROOM, options)
      .filter(({ id }) => id === 'wall-paint' || id.startsWith('stud~'))
      .flatMap(({ offers }) => offers.map(({ id }) => [id, { text: '', at: 1 }])),
  );
  const { lines } = plannedWith({ ...ROOM, prices }, options).list;
  const none = lines.filter(({ trouble }) => trouble === 'unpriced');
  expect(none.map(({ id }) => id.replace(/~.*/, '')).toSorted()).toEqual(['stud', 'wall-paint']);
  expect(none.flatMap(({ items }) => items)).toEqual([]);
});
