import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import type { LengthUnit } from '../measure/units/parse-length.ts';
import type { Result } from '../measure/units/units.ts';
import type { Answers, Imported } from './imported.ts';
import { readJsonList } from './json-list.ts';
import { readOpticutter } from './opticutter.ts';
import { describeLines, listSettings } from './reading/read-lines.ts';
import { readText, type TextReading } from './reading/read-text.ts';
import { readTable, type Assigned } from './read-table.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

/** Limits far above real lists, and low enough to read without a noticeable pause. */
const MOST_CHARACTERS = 500_000;
const MOST_LINES = 5000;

type Kind = Imported['kind'];

const kindOf = (parts: Imported['parts']): Kind =>
  parts.some(({ width }) => width !== '') ? 'sheet' : 'linear';

/** Reads optiCutter's format, whose cells depend on the kind: an unknown kind is the one that refuses fewer rows. */
function readKeyed(text: string, unit: LengthUnit, kind: Kind | undefined, locale: Locale) {
  const [best] = (kind === undefined ? (['sheet', 'linear'] as const) : [kind])
    .flatMap((one) => readOpticutter(text, unit, one, locale) ?? [])
    .toSorted((a, b) => a.rejected.length - b.rejected.length);
  return best;
}

/**
 * Reads a cut list in any supported format: this app's JSON, optiCutter's key column, a table of any tool or
 * spreadsheet, or written lines. `unit` is the unit of numbers without one, `kind` is undefined if the user has chosen
 * none. `assigned` has the user's meanings for columns of a table, `answers` the user's choices for ambiguous lines.
 * `lines` are the read lines if a worker has already read them. Rows that cannot be read are returned with a reason. The
 * text is refused only if it is empty or too large.
 */
export function importCutList(
  text: string,
  unit: LengthUnit,
  kind: Kind | undefined,
  locale: Locale,
  assigned: Assigned = {},
  answers: Answers = {},
  lines?: TextReading,
): Result<Imported> {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  if (plain.trim() === '') return { ok: false, reason: wordsIn(locale).nothing };
  if (plain.length > MOST_CHARACTERS || plain.split('\n').length > MOST_LINES) {
    return { ok: false, reason: wordsIn(locale).tooLong(MOST_LINES) };
  }
  const table =
    readJsonList(plain, unit, locale) ??
    readKeyed(plain, unit, kind, locale) ??
    readTable(plain, unit, locale, assigned);
  return {
    ok: true,
    value:
      table === undefined
        ? describeLines(lines ?? readText(plain, listSettings(kind, unit)), locale, answers)
        : { ...table, kind: kind ?? kindOf(table.parts) },
  };
}
