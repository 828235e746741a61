import { BRITISH } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';
import type { LengthInput } from '../contract.ts';

/** A length of a solved request in millimetres; 0 if absent. */
export function mmOf(input: LengthInput | undefined): number {
  if (typeof input === 'number') return input;
  const read = parseLength(input ?? '0', 'mm', BRITISH.metric);
  return read.ok ? toMm(read.value) : 0;
}
