import { describe, expect, it } from 'vitest';
import { cents } from '../../../web/measure/units.ts';
import { shoppingList } from '../../../web/shopping/list.ts';
import type { Material } from '../../../web/takeoff/material.ts';

const paint: Material = {
  id: 'paint',
  name: 'Paint',
  aisle: 'Paint',
  need: 6000,
  why: '6 L',
  packs: [
    { id: 'paint/5', label: '5 L', size: 5000, price: cents(2400) },
    { id: 'paint/1', label: '1 L', size: 1000, price: cents(1000) },
  ],
};

describe('shoppingList', () => {
  it('takes the cheapest packs at the prices to start from', () => {
    expect(shoppingList([paint], {}).cost).toBe(3400);
  });

  it('follows the person’s own price', () => {
    expect(shoppingList([paint], { 'paint/1': '3,50' }).cost).toBe(2100);
  });

  it('leaves out a size whose price was emptied', () => {
    const list = shoppingList([paint], { 'paint/1': ' ' });
    expect(list.lines[0]?.mix?.packs).toEqual([{ id: 'paint/5', count: 2 }]);
  });

  it('names an unreadable price and plans with the other sizes', () => {
    const list = shoppingList([paint], { 'paint/1': 'ten' });
    expect(list.lines[0]?.offers[1]?.problem).toContain('“ten” is not a price');
    expect(list.cost).toBe(4800);
  });

  it('has no mix where no size is sold, and counts it as nothing', () => {
    const list = shoppingList([paint], { 'paint/1': '', 'paint/5': '' });
    expect(list.lines[0]?.mix).toBeUndefined();
    expect(list.cost).toBe(0);
  });
});
