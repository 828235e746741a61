import type { FieldReader } from './fields.ts';

/** `trim` as one length for every side, or an object of sides; nanometres. */
export function readTrim<Side extends string>(
  reader: FieldReader,
  value: unknown,
  sides: readonly Side[],
): Record<Side, number> {
  const fields = typeof value === 'object' && value !== null ? reader.object(value, 'trim') : null;
  const entries = sides.map((side) =>
    fields === null
      ? [side, reader.optionalLength(value, 'trim')]
      : [side, reader.optionalLength(fields[side], `trim.${side}`)],
  );
  return Object.fromEntries(entries) as Record<Side, number>;
}

/** Reports the row that exceeds the number of pieces. */
export function limitPieces(
  reader: FieldReader,
  parts: readonly { readonly quantity: number }[],
  most: number,
): void {
  let pieces = 0;
  const row = parts.findIndex((part) => (pieces += part.quantity) > most);
  if (row < 0) return;
  reader.fault(`parts[${row}].quantity`, reader.words.pieces(most));
}
