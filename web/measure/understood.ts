import { formatDimension, formatLength, type UnitSystem } from './format-length.ts';
import { inches, length, toInches, type Length } from './units.ts';

/** The same in the system's other way of saying it: metres for millimetres, inches for feet. */
function otherWay(value: Length, system: UnitSystem): string {
  if (system === 'metric') return formatDimension(value, system);
  const whole = Math.floor(toInches(value));
  const rest = formatLength(length(value - inches(whole)), system).replace(/^0″$/, '');
  return rest === '' ? `${whole}″` : `${whole} ${rest}`;
}

/** How a length was understood: in the person's units, and said otherwise than it was typed. */
export function understood(typed: string, value: Length, system: UnitSystem): string {
  const same = formatLength(value, system);
  // Keyboards have no primes.
  const plain = typed.trim().replaceAll("'", '′').replaceAll('"', '″');
  if (plain !== same) return same;
  const other = otherWay(value, system);
  return other === same ? formatLength(value, system === 'metric' ? 'imperial' : 'metric') : other;
}
