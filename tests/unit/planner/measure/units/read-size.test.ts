import { describe, expect, it } from 'vitest';
import {
  HEIGHT_CENTIMETRES,
  OPENING_CENTIMETRES,
  SIDE_CENTIMETRES,
  surelyCentimetres,
} from '../../../../../web/planner/measure/units/read-size.ts';
import { usualOpening } from '../../../../../web/planner/measure/places/read-openings.ts';
import { formatDimension } from '../../../../../web/planner/measure/units/units.ts';
import { BRITISH, madeIn } from '../../../../../web/language/locale.ts';

describe('surelyCentimetres', () => {
  it.each([
    ['402', SIDE_CENTIMETRES, '402 cm'],
    ['402 mm', SIDE_CENTIMETRES, '402 cm'],
    ['300', SIDE_CENTIMETRES, '300 cm'],
    ['999', SIDE_CENTIMETRES, '999 cm'],
    ['1000', SIDE_CENTIMETRES, undefined],
    ['4.02', SIDE_CENTIMETRES, undefined],
    ['402 cm', SIDE_CENTIMETRES, undefined],
    ['240', HEIGHT_CENTIMETRES, '240 cm'],
    ['600', HEIGHT_CENTIMETRES, undefined],
    ['120', OPENING_CENTIMETRES, '120 cm'],
    ['59', OPENING_CENTIMETRES, undefined],
    ['301', OPENING_CENTIMETRES, undefined],
    ['120', undefined, undefined],
    ['', SIDE_CENTIMETRES, undefined],
  ] as const)('reads %j within %j as %j', (text, range, meant) => {
    expect(surelyCentimetres(text, range)).toBe(meant);
  });
});

const sizes = (kind: 'door' | 'window', system: 'metric' | 'imperial'): string[] => {
  const { width, height } = usualOpening(kind, BRITISH[system]);
  return [width, height].map((side) => formatDimension(side, BRITISH[system]));
};

const squareFeet = (kind: 'door' | 'window'): number => {
  const { width, height } = usualOpening(kind, BRITISH.imperial);
  return (width * height) / (320 * 304.8) ** 2;
};

describe('usualOpening', () => {
  it('is a door as they are made in the region, however it is shown', () => {
    expect(sizes('door', 'metric')).toEqual(['0.90 m', '2.10 m']);
    expect(sizes('door', 'imperial')).toEqual(['3′', '6′\u00a08″']);
    expect(usualOpening('door', madeIn(BRITISH.imperial, 'metric'))).toEqual(
      usualOpening('door', BRITISH.metric),
    );
  });

  it('takes 20 sq ft for a door and 15 for a window, as the trade’s calculators do', () => {
    expect(squareFeet('door')).toBeCloseTo(20, 6);
    expect(squareFeet('window')).toBeCloseTo(15, 6);
  });
});
