import type { Locale } from '../../../language/locale.ts';
import {
  formatDimension,
  formatLength,
  inches,
  length,
  mm,
  toInches,
  toMm,
  type Length,
} from './units.ts';

/** The other usual notation: metres (centimetres if small) for millimetres, inches for feet. */
function otherWay(value: Length, locale: Locale): string {
  if (locale.units === 'metric') {
    // A saw kerf of 2.2 mm is 0.002 m.
    return value < mm(100)
      ? `${Math.round(toMm(value) * 10) / 100} cm`
      : formatDimension(value, locale);
  }
  const whole = Math.floor(toInches(value));
  const rest = formatLength(length(value - inches(whole)), locale).replace(/^0″$/, '');
  return rest === '' ? `${whole}″` : `${whole}\u00a0${rest}`;
}

/** Inches in whole millimetres, as a metric tape shows them. */
function asOnTape(value: Length, { units }: Locale): Length {
  const isInches = Number.isInteger(toInches(value) * 64) && !Number.isInteger(toMm(value) * 2);
  return units === 'metric' && isInches ? mm(Math.round(toMm(value))) : value;
}

/** A length as the reader understood it: in the user's units, in another notation than entered. */
export function echoLength(typed: string, value: Length, locale: Locale): string {
  const same = formatLength(asOnTape(value, locale), locale);
  // Keyboards have no primes and no non-breaking space.
  const plain = typed.trim().replaceAll("'", '′').replaceAll('"', '″');
  const isSame = plain.replaceAll('\u00a0', ' ') === same.replaceAll('\u00a0', ' ');
  if (!isSame) return same;
  const other = otherWay(value, locale);
  return other === same
    ? formatLength(value, {
        ...locale,
        units: locale.units === 'metric' ? 'imperial' : 'metric',
      })
    : other;
}
