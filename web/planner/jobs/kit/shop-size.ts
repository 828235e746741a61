import { en } from '../../../language/en/materials.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { toMm, type Length } from '../../measure/units/units.ts';

const wordsIn = (locale: Locale) => locale.words('materials', en);

const inUnit = (size: Length, locale: Locale): number =>
  locale.units === 'metric' ? toMm(size) / 1000 : size / 97_536;

/** Two sides as a label states them: `300 × 300 mm`. */
export const sidesOf = (a: Length, b: Length, locale: Locale): string =>
  `${formatLength(a, locale).replace(/ mm$/, '')} × ${formatLength(b, locale)}`;

/** `2.4 m`, `8 ft`; a person's own length that is no such figure as a tape says it. */
export const tapeLength = (size: Length, locale: Locale): string => {
  const hundredths = inUnit(size, locale) * 100;
  // 20.4 m are 2039.999… hundredths.
  const figure = Math.round(hundredths) / 100;
  if (Math.abs(hundredths - figure * 100) > 1e-6) return formatLength(size, locale);
  return (locale.units === 'metric' ? wordsIn(locale).metres : wordsIn(locale).feet)(figure);
};
