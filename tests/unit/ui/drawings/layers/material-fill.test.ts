import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  PRODUCTS,
  type Product,
  lookOf,
  type Look,
} from '../../../../../web/planner/stock/products.ts';
import { MaterialPaths } from '../../../../../web/ui/drawings/layers/material-fill.tsx';

const planks = (count: number) =>
  Array.from({ length: count }, (_, from) => ({ d: `M${from} 0H${from + 1}V1H${from}Z`, from }));

const drawn = (look: Look, count: number): string =>
  renderToStaticMarkup(createElement(MaterialPaths, { look, pieces: planks(count), isFine: true }));

const elements = (markup: string): number => markup.match(/<[a-z]/g)?.length ?? 0;

const LOOKS = new Set(
  (Object.keys(PRODUCTS) as Product[]).flatMap((product) => lookOf(product) ?? []),
);

describe('a material', () => {
  it('takes at most ten elements, however many pieces there are', () => {
    for (const look of LOOKS) expect(elements(drawn(look, 2000)), look).toBeLessThanOrEqual(10);
  });

  it('draws every piece once, in some shade, the same each time', () => {
    const markup = drawn('oak', 400);
    const shades = markup.match(/<path class="material-shade--\d" d="[^"]*"/g) ?? [];
    const drawnIn = shades.map((shade) => shade.match(/M\d+ 0H/g)?.length ?? 0);
    expect(drawnIn).toHaveLength(4);
    expect(drawnIn.reduce((sum, count) => sum + count, 0)).toBe(400);
    // No shade covers nearly everything: adjacent boards differ.
    for (const count of drawnIn) expect(count).toBeGreaterThan(60);
    expect(drawn('oak', 400)).toBe(markup);
  });

  it('draws only its group without pieces', () => {
    expect(elements(drawn('turf', 0))).toBeLessThanOrEqual(2);
  });
});
