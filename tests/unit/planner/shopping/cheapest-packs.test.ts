import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { cheapestPacks, type PackSize } from '../../../../web/planner/shopping/cheapest-packs.ts';

const tins: readonly PackSize[] = [
  { id: '1', size: 1000, price: cents(1000) },
  { id: '2.5', size: 2500, price: cents(1550) },
  { id: '5', size: 5000, price: cents(2400) },
  { id: '10', size: 10_000, price: cents(4400) },
];

/** Tries every mix: the peer to hold the answer against. */
function leastCost(need: number, packs: readonly PackSize[]): number {
  const [pack, ...rest] = packs;
  if (need <= 0) return 0;
  if (pack === undefined) return Infinity;
  let best = Infinity;
  for (let count = 0; (count - 1) * pack.size < need; count += 1) {
    best = Math.min(best, count * pack.price + leastCost(need - count * pack.size, rest));
  }
  return best;
}

describe('cheapestPacks', () => {
  it('mixes sizes when that is cheapest: 8.6 L is 5 + 2.5 + 2.5 … or one of 10', () => {
    // 5 + 2.5 + 1 + 1 = 59.50; 5 + 5 = 48.00; 10 = 44.00.
    expect(cheapestPacks(8600, tins)).toEqual({
      packs: [{ id: '10', count: 1 }],
      cost: 4400,
      over: 1400,
    });
    expect(cheapestPacks(5900, tins)).toEqual({
      packs: [
        { id: '5', count: 1 },
        { id: '1', count: 1 },
      ],
      cost: 3400,
      over: 100,
    });
  });

  it('prefers the mix with the least left over, then the fewest packs, at equal cost', () => {
    const packs = [
      { id: 'a', size: 2, price: cents(10) },
      { id: 'b', size: 3, price: cents(10) },
      { id: 'c', size: 4, price: cents(20) },
    ];
    expect(cheapestPacks(2, packs)?.packs).toEqual([{ id: 'a', count: 1 }]);
    expect(cheapestPacks(4, packs)?.packs).toEqual([{ id: 'c', count: 1 }]);
  });

  it('needs nothing for nothing and has no answer without a pack', () => {
    expect(cheapestPacks(0, tins)).toEqual({ packs: [], cost: 0, over: 0 });
    expect(cheapestPacks(5, [])).toBeUndefined();
  });

  it('costs as little as trying every mix, and covers the need', () => {
    const pack = fc.record({
      id: fc.constant('p'),
      size: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 0, max: 50 }).map(cents),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(pack, { minLength: 1, maxLength: 3 }),
        (need, offered) => {
          const packs = offered.map((one, i) => ({ ...one, id: String(i) }));
          const mix = cheapestPacks(need, packs);
          expect(mix?.cost).toBe(leastCost(need, packs));
          expect(mix?.over).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('never asks less money for more need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), (need) => {
        const now = cheapestPacks(need, tins)?.cost ?? 0;
        expect(cheapestPacks(need + 700, tins)?.cost).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
