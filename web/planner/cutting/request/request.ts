import { BRITISH, type Locale } from '../../../language/locale.ts';
import { FieldReader, show } from './fields.ts';
import { readLinear } from './request-linear.ts';
import { readSheet } from './request-sheet.ts';
import type { Problem } from '../problem.ts';

/** A checked problem, or the first error of the request with its field. */
export type Parsed =
  | { readonly ok: true; readonly problem: Problem }
  | { readonly ok: false; readonly reason: string; readonly at: string };

/**
 * Converts an untrusted request (any JSON value) to an integer problem. No later code checks its input again. `at`
 * names the field as in JavaScript: `parts[3].length`; the reason is in the locale's language, British English by
 * default.
 */
export function parseRequest(json: unknown, locale: Locale = BRITISH.metric): Parsed {
  const reader = new FieldReader(locale);
  const fields = reader.object(json, 'request');
  const problem = readProblem(reader, fields);
  const [fault] = reader.faults;
  if (fault !== undefined)
    return { ok: false, reason: reader.words.at(fault.at, fault.reason), at: fault.at };
  if (problem === undefined) throw new Error('a request without a problem has no fault either');
  return { ok: true, problem };
}

function readProblem(reader: FieldReader, fields: Readonly<Record<string, unknown>>) {
  if (reader.faults.length > 0) return undefined;
  const { kind } = fields;
  switch (kind) {
    case 'linear':
      return readLinear(reader, fields);
    case 'sheet':
      return readSheet(reader, fields);
    default:
      reader.fault('kind', reader.words.kind(show(kind)));
      return undefined;
  }
}
