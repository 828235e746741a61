import { formatDimension, formatLength, type UnitSystem } from './format-length.ts';
import { inches, length, mm, toInches, toMm, type Length } from './units.ts';

/** The same in the system's other way of saying it: metres (centimetres of what is small) for millimetres, inches for feet. */
function otherWay(value: Length, system: UnitSystem): string {
  if (system === 'metric') {
    // A saw cut of 2.2 mm is 0.002 m.
    return value < mm(100)
      ? `${Math.round(toMm(value) * 10) / 100} cm`
      : formatDimension(value, system);
  }
  const whole = Math.floor(toInches(value));
  const rest = formatLength(length(value - inches(whole)), system).replace(/^0″$/, '');
  return rest === '' ? `${whole}″` : `${whole} ${rest}`;
}

/** How a length was understood: in the person's units, and said otherwise than it was typed. */
export function echoLength(typed: string, value: Length, system: UnitSystem): string {
  const same = formatLength(value, system);
  // Keyboards have no primes.
  const plain = typed.trim().replaceAll("'", '′').replaceAll('"', '″');
  if (plain !== same) return same;
  const other = otherWay(value, system);
  return other === same ? formatLength(value, system === 'metric' ? 'imperial' : 'metric') : other;
}
