import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundFractions } from '../../../../web/ui/drawings/drawn-picture.tsx';

it('rounds the numbers of path data, with or without space between them', () => {
  expect(roundFractions('M1.26 2L-.04-7.551.5.5Z', 1)).toBe('M 1.3 2L 0-7.551.5.5Z');
  expect(roundFractions('M10.6,3', 0)).toBe('M 11,3');
  expect(roundFractions('3.26', 1)).toBe('3.3');
});

it('keeps the count and the value of every number', () => {
  const numbers = fc.array(fc.double({ min: -9999, max: 9999, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.constantFrom(0, 1), (all, decimals) => {
      const written = all.map((one) => one.toFixed(3));
      const read = roundFractions(`M${written.join(' ')}`, decimals).match(/-?[\d.]+/g) ?? [];
      expect(read).toHaveLength(all.length);
      for (const [i, one] of all.entries())
        expect(Math.abs(Number(read[i]) - one)).toBeLessThan(0.51 * 10 ** -decimals + 0.001);
    }),
  );
});
