import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatDimension,
  formatLength,
  inches,
  mm,
  rectangle,
} from '../../../../../web/planner/measure/units/units.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

describe('formatLength', () => {
  it('shows millimetres and tenths', () => {
    expect(formatLength(mm(2515), BRITISH.metric)).toBe('2515 mm');
    expect(formatLength(mm(2527.3), BRITISH.metric)).toBe('2527.3 mm');
  });

  it.each([
    [99.5, '8′\u00a03\u00a01/2″'],
    [96, '8′'],
    [3, '3″'],
    [0.625, '5/8″'],
    [96.5, '8′\u00a01/2″'],
    [11.99, '1′'],
    [0, '0″'],
  ])('shows %d inches as %s', (value, shown) => {
    expect(formatLength(inches(value), BRITISH.imperial)).toBe(shown);
  });

  it('rounds to the denominator asked for', () => {
    expect(formatLength(inches(3.3), BRITISH.imperial, 4)).toBe('3\u00a01/4″');
    expect(formatLength(inches(3 + 1 / 64), BRITISH.imperial, 64)).toBe('3\u00a01/64″');
  });

  it('rounds to the locale’s denominator, a sixteenth unless the user chooses another', () => {
    const eighths = { ...BRITISH.imperial, fraction: 8 } as const;
    expect(formatLength(inches(3.3), BRITISH.imperial)).toBe('3\u00a05/16″');
    expect(formatLength(inches(3.3), eighths)).toBe('3\u00a01/4″');
    expect(formatDimension(inches(15.3), eighths)).toBe('1′\u00a03\u00a01/4″');
  });
});

describe('formatDimension and formatArea', () => {
  it('show metres to the millimetre and areas to a tenth', () => {
    expect(formatDimension(mm(4020), BRITISH.metric)).toBe('4.02 m');
    expect(formatArea(rectangle(mm(4020), mm(3385)), BRITISH.metric)).toBe('13.6 m²');
    expect(formatArea(rectangle(inches(120), inches(144)), BRITISH.imperial)).toBe('120 sq ft');
  });
});
