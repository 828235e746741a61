import { describe, expect, it } from 'vitest';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { planPacks, type PricedPack } from '../../../../web/planner/shopping/packs-line.ts';
import type { Container } from '../../../../web/planner/stock/shelf.ts';

const offer = (id: string, size: number, price: number, container: Container): PricedPack => ({
  id,
  label: id,
  size,
  price: cents(price),
  current: cents(price),
  known: cents(price),
  own: undefined,
  problem: undefined,
  container,
});

const GRAVEL = [offer('bag', 21_000, 575, 'bag'), offer('load', 907_000, 3800, 'load')];

const bought = (need: number, offers: readonly PricedPack[] = GRAVEL): Record<string, number> =>
  Object.fromEntries(
    [...(planPacks(need, offers, () => 0) ?? [])].map(([id, { toBuy }]) => [id, toBuy]),
  );

describe('loads and bags', () => {
  it('buys bags if a load would be used by less than a quarter and saves little', () => {
    // 7 bags for 40.25 instead of a load for 38.00 and its delivery.
    expect(bought(134_000)).toEqual({ bag: 7, load: 0 });
  });

  it('buys a load that saves more than a quarter, or of which a quarter is used', () => {
    expect(bought(200_000)).toEqual({ bag: 0, load: 1 });
    expect(bought(700_000)).toEqual({ bag: 0, load: 1 });
  });

  it('buys the load if nothing else is sold', () => {
    expect(bought(50_000, GRAVEL.slice(1))).toEqual({ load: 1 });
  });
});
