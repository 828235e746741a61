import { expect, test } from 'vitest';
import { PRODUCTS } from '../../../../../web/planner/stock/products.ts';
import { lookOfBoards } from '../../../../../web/screens/cut/planned-cuts.ts';
import { hasGrain } from '../../../../../web/ui/drawings/layers/material-fill.tsx';

test('boards of the shop have a grain if they are of wood', () => {
  const cut = Object.entries(PRODUCTS).filter(([, { form }]) => form !== 'packs');
  const grained = cut.filter(([id]) => hasGrain(lookOfBoards('', id))).map(([id]) => id);
  expect(grained).toEqual(expect.arrayContaining(['stud', 'scotia']));
  for (const id of ['threshold', 'tile-trim', 'steel-stud', 'tube-form', 'corner-bead', 'mesh']) {
    expect(grained).not.toContain(id);
  }
});

test('a material that the user named looks as its name says', () => {
  expect(lookOfBoards('Oak 20 mm')).toBe('oak');
  expect(lookOfBoards('Aluminium angle')).toBe('steel');
  expect(lookOfBoards('')).toBe('pine');
});
