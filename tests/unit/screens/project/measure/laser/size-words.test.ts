import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../../web/language/locale.ts';
import { parseLength } from '../../../../../../web/planner/measure/units/parse-length.ts';
import { toMm } from '../../../../../../web/planner/measure/units/units.ts';
import { laserText } from '../../../../../../web/screens/project/measure/laser/size-words.ts';

const { metric, imperial } = BRITISH;
const metres = fc.float({ min: Math.fround(0.05), max: 200, noNaN: true });

describe('text of a laser measurement', () => {
  it('is to the millimetre, or to the fraction of an inch', () => {
    expect(laserText(4.0203, metric)).toBe('4020 mm');
    expect(laserText(4.0203, imperial)).toBe('13′ 2 1/4″');
  });

  it.each([
    ['metric', metric, 0.51],
    ['imperial', imperial, 25.4 / imperial.fraction / 2 + 0.01],
  ] as const)('reads as the same length in %s units', (_, locale, most) => {
    fc.assert(
      fc.property(metres, (long) => {
        // With its own unit, whatever a bare number would mean.
        const read = parseLength(laserText(long, locale), 'yd', locale);
        expect(read.ok && Math.abs(toMm(read.value) - long * 1000)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
