import { describe, expect, test } from 'vitest';
import { loadExample } from '../../../../web/screens/job/load-example.ts';
import { slideHere, slidRoom } from '../../../../web/screens/home/slid-room.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import type { Product } from '../../../../web/planner/stock/products.ts';

const [floor, paint] = await Promise.all([
  loadExample('lay-a-laminate-floor'),
  loadExample('paint-a-room'),
]);
const asked = [{ job: floor }, { job: paint, typed: { colour: 'Sage' } }];
const { least, first, most, step } = slideHere();
const stops = Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step);
const rooms = stops.map((at) => slidRoom(asked, at));

const needs = (product: Product): readonly number[] =>
  rooms.map(({ plans }) => {
    const line = plans.flatMap(({ materials }) => materials).find((one) => one.product === product);
    return line?.form === 'packs' ? line.need : 0;
  });

describe('the room that is slid', () => {
  test('begins as the public pages have it, at a stop of the slide', () => {
    expect(stops).toContain(first);
    expect(slidRoom(asked, first).long).toBe(mm(4020));
  });

  test('has a floor laid and a price at every stop', () => {
    expect(rooms.filter(({ layers }) => layers.length === 0)).toEqual([]);
    expect(rooms.filter(({ list }) => list.cost <= 0 || list.unpriced > 0)).toEqual([]);
    expect(new Set(rooms.map(({ colour }) => colour)).size).toBe(1);
  });

  test('takes more paint the longer it is, and planks for its floor at least', () => {
    const litres = needs('wall-paint');
    expect(litres.every((need, i) => i === 0 || need > (litres[i - 1] ?? 0))).toBe(true);
    const planks = needs('laminate');
    // Planks of 1261 × 192 mm.
    const bare = stops.map((at) => ((at - 20) * (3385 - 20)) / (1261 * 192));
    expect(planks.every((need, i) => need >= (bare[i] ?? 0) && need < (bare[i] ?? 0) * 1.25)).toBe(
      true,
    );
  });
});
