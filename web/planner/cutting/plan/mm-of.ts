import { BRITISH } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';
import type { LengthInput } from '../contract.ts';

/** A length of a request that has been solved, in millimetres; 0 where it is left out. */
export function mmOf(input: LengthInput | undefined): number {
  if (typeof input === 'number') return input;
  const read = parseLength(input ?? '0', 'mm', BRITISH.metric);
  return read.ok ? toMm(read.value) : 0;
}
