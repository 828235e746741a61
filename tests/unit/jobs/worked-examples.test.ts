import { describe, expect, test } from 'vitest';
import { buildAlcoveShelves } from '../../../web/jobs/build-alcove-shelves.ts';
import type { OldPlan } from '../../../web/jobs/old-contract.ts';
import type { Typed } from '../../../web/jobs/fields.ts';
import { productOf } from '../../../web/stock/offer.ts';
import { thing } from './places.ts';
import { BRITISH } from '../../../web/language/locale.ts';

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

test.each([[buildAlcoveShelves, thing, 'shelf-board', { thickness: '25' }]] as const)(
  '%# another size of a product is another line of the list',
  (job, place, id, texts) => {
    const idOf = (typed: Typed): string | undefined =>
      job(BRITISH.metric)
        .plan(place, { ...job(BRITISH.metric).example, ...typed })
        .materials.map((material) => material.id)
        .find((one) => productOf(one) === id);
    expect(idOf({})).toBeDefined();
    expect(idOf(texts)).toBeDefined();
    expect(idOf(texts)).not.toBe(idOf({}));
  },
);
