import { describe, expect, it } from 'vitest';
import { formatArea, formatDimension, formatLength } from '../../../web/measure/format-length.ts';
import { showFractions } from '../../../web/measure/fraction.ts';
import { inches, mm, rectangle } from '../../../web/measure/units.ts';

describe('formatLength', () => {
  it('shows whole and tenth millimetres', () => {
    expect(formatLength(mm(2515), 'metric')).toBe('2515 mm');
    expect(formatLength(mm(2527.3), 'metric')).toBe('2527.3 mm');
  });

  it.each([
    [99.5, '8′ 3 1/2″'],
    [96, '8′'],
    [3, '3″'],
    [0.625, '5/8″'],
    [96.5, '8′ 1/2″'],
    [11.99, '1′'],
    [0, '0″'],
  ])('shows %d inches as %s', (value, shown) => {
    expect(formatLength(inches(value), 'imperial')).toBe(shown);
  });

  it('rounds to the denominator asked for', () => {
    expect(formatLength(inches(3.3), 'imperial', 4)).toBe('3 1/4″');
    expect(formatLength(inches(3 + 1 / 64), 'imperial', 64)).toBe('3 1/64″');
  });

  it('rounds to the denominator in force, which is a sixteenth', () => {
    expect(formatLength(inches(3.3), 'imperial')).toBe('3 5/16″');
    showFractions(8);
    expect(formatLength(inches(3.3), 'imperial')).toBe('3 1/4″');
    expect(formatDimension(inches(15.3), 'imperial')).toBe('1′ 3 1/4″');
    showFractions(16);
  });
});

describe('formatDimension and formatArea', () => {
  it('show metres to the millimetre and areas to a tenth', () => {
    expect(formatDimension(mm(4020), 'metric')).toBe('4.020 m');
    expect(formatArea(rectangle(mm(4020), mm(3385)), 'metric')).toBe('13.6 m²');
    expect(formatArea(rectangle(inches(120), inches(144)), 'imperial')).toBe('120 sq ft');
  });
});
