import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BRITISH } from '../../../../web/language/locale.ts';
import { formatNeed } from '../../../../web/ui/format/amounts.ts';

const UNITS = ['ml', 'g', 'mm', 'piece'] as const;

describe('an amount of what is bought', () => {
  it.each([
    [3, 'g', '0.01 kg'],
    [60, 'g', '0.06 kg'],
    [250, 'g', '0.25 kg'],
    [600, 'g', '0.6 kg'],
    [750, 'ml', '0.75 L'],
    [2250, 'ml', '2.25 L'],
    [5340, 'ml', '5.3 L'],
    [12_340, 'ml', '12.3 L'],
    [132_400, 'mm', '132 m'],
  ] as const)('of %d %s is %s', (need, unit, shown) => {
    expect(formatNeed(need, unit, BRITISH.metric).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('is never nothing of something', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(...UNITS),
        fc.constantFrom(BRITISH.metric, BRITISH.imperial),
        (need, unit, locale) => {
          expect(Number.parseFloat(formatNeed(need, unit, locale))).toBeGreaterThan(0);
        },
      ),
    );
  });
});
