import { describe, expect, test } from 'vitest';
import { boardALoft } from '../../../web/jobs/board-a-loft.ts';
import { buildAlcoveShelves } from '../../../web/jobs/build-alcove-shelves.ts';
import type { JobIn, OldPlan } from '../../../web/jobs/old-contract.ts';
import type { Typed } from '../../../web/jobs/fields.ts';
import type { Place } from '../../../web/measure/place.ts';
import { productOf } from '../../../web/stock/offer.ts';
import { ground, thing } from './places.ts';
import { BRITISH } from '../../../web/language/locale.ts';

/** What is needed of what is sold in packs. */
const needs = (job: JobIn, place: Place | undefined, texts: Typed = {}): Record<string, number> =>
  Object.fromEntries(
    job(BRITISH.metric)
      .plan(place, texts)
      .materials.flatMap((one) => (one.form === 'packs' ? [[productOf(one.id), one.need]] : [])),
  );
const pieces = (plan: OldPlan): string[] =>
  plan.materials
    .flatMap((one) =>
      one.form === 'packs' ? [] : one.form === 'lengths' ? one.pieces : one.panels,
    )
    .map((piece) => `${piece.quantity} × ${piece.name} ${piece.length / 320}`);

describe('build alcove shelves', () => {
  const size = { width: '1206', height: '1806', depth: '300' };

  test('a unit: shelves between the sides, 6 mm of play', () => {
    // 1200 outside, less 2 × 18: 1164.
    expect(pieces(buildAlcoveShelves(BRITISH.metric).plan(thing, size))).toEqual([
      '2 × side 1800',
      '2 × top-and-bottom 1164',
      '4 × shelf 1164',
    ]);
  });

  test('on battens: one at the back and two at the ends of each shelf', () => {
    const plan = buildAlcoveShelves(BRITISH.metric).plan(thing, { ...size, build: 'battens' });
    expect(pieces(plan)).toEqual(['4 × shelf 1200', '4 × back-batten 1200', '8 × end-batten 250']);
  });

  test('shelves that fill the height are refused', () => {
    const plan = buildAlcoveShelves(BRITISH.metric).plan(thing, {
      ...size,
      height: '206',
      shelves: '12',
    });
    expect(plan.problems['shelves']).toBeDefined();
    expect(plan.materials).toEqual([]);
  });

  test('says what is missing before it has its sizes', () => {
    expect(buildAlcoveShelves(BRITISH.metric).plan(thing, {}).missing).toEqual([
      'alcove width',
      'height',
      'depth',
    ]);
  });
});

test('board a loft: 4.8 × 2.4 m in panels of 2400 × 600 on joists at 400', () => {
  // 4 rows: two of 2 whole panels, two of 1200 + 2400 + 1200. Sawn with 3 mm, no two halves come from
  // one panel: 6 whole and 4 cut. Insulation: 11.52 / 9.6 and 11.52 / 7.1, rounded up.
  const texts = { length: '2400', width: '600' };
  expect(needs(boardALoft, ground(4800, 2400), texts)).toMatchObject({
    'loft-panel': 10,
    'insulation-100': 2,
    'insulation-170': 2,
  });
});

test.each([
  [buildAlcoveShelves, thing, 'shelf-board', { thickness: '25' }],
  [boardALoft, ground(4000, 3000), 'loft-panel', { width: '600' }],
] as const)('%# another size of a product is another line of the list', (job, place, id, texts) => {
  const idOf = (typed: Typed): string | undefined =>
    job(BRITISH.metric)
      .plan(place, { ...job(BRITISH.metric).example, ...typed })
      .materials.map((material) => material.id)
      .find((one) => productOf(one) === id);
  expect(idOf({})).toBeDefined();
  expect(idOf(texts)).toBeDefined();
  expect(idOf(texts)).not.toBe(idOf({}));
});
