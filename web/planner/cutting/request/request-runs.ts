import { isNone } from './request-defects.ts';
import { show, type FieldReader } from './fields.ts';
import type { RunRow } from '../problem.ts';

/** The valid part of a part row; nanometres. */
interface ReadPart {
  readonly id: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
}

/**
 * Runs of a sheet request; empty if absent. Each part must exist, be in no other run, have its neighbours' width across
 * the run, and a quantity that the equal runs divide evenly.
 */
export function readRuns(
  reader: FieldReader,
  value: unknown,
  parts: readonly ReadPart[],
): readonly RunRow[] {
  if (isNone(value)) return [];
  const seen = new Map<string, string>();
  const taken = new Map<number, string>();
  const rowOf = new Map(parts.map(({ id }, row) => [id, row]));
  return reader.rows(value, 'runs').map((row, i): RunRow => {
    const at = `runs[${i}]`;
    const id = reader.id(row['id'], `${at}.id`, seen);
    const along = reader.oneOf(
      row['along'] ?? null,
      `${at}.along`,
      ['length', 'width'] as const,
      'length',
    );
    const quantity = reader.count(row['quantity'], `${at}.quantity`, 1, 1);
    const members = readMembers(reader, row['parts'], `${at}.parts`, rowOf, taken);
    checkMembers(reader, { id, along, quantity, parts: members }, at, parts);
    return { id, along, quantity, parts: members };
  });
}

function readMembers(
  reader: FieldReader,
  value: unknown,
  at: string,
  rowOf: ReadonlyMap<string, number>,
  taken: Map<number, string>,
): number[] {
  if (!Array.isArray(value) || value.length === 0) {
    reader.fault(at, reader.words.rows);
    return [];
  }
  return value.flatMap((id: unknown, k) => {
    const row = typeof id === 'string' ? rowOf.get(id) : undefined;
    if (row === undefined) {
      reader.fault(`${at}[${k}]`, reader.words.unknownPart(show(id)));
      return [];
    }
    const before = taken.get(row);
    if (before !== undefined) {
      reader.fault(`${at}[${k}]`, reader.words.inRunAlready(show(id), before));
      return [];
    }
    taken.set(row, `${at}[${k}]`);
    return [row];
  });
}

/** Checks equal widths across the run and divisible quantities. */
function checkMembers(
  reader: FieldReader,
  { along, quantity, parts: members }: RunRow,
  at: string,
  parts: readonly ReadPart[],
): void {
  const side = along === 'length' ? 'width' : 'length';
  const [first = 0] = members;
  const shared = parts[first]?.[side] ?? 0;
  for (const row of members) {
    const part = parts[row];
    if (part === undefined) continue;
    if (part[side] !== shared) {
      const words = reader.words.runSide(String(shared / 1e6), `parts[${first}].${side}`);
      reader.fault(`parts[${row}].${side}`, words);
    }
    if (part.quantity % quantity !== 0) {
      reader.fault(`parts[${row}].quantity`, reader.words.runShare(quantity, at));
    }
  }
}
