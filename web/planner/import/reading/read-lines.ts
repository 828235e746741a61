import { en } from '../../../language/en/imports.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength, type LengthUnit } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import {
  sheetName,
  timberName,
  LONGEST_NAME,
  LONGEST_SHOWN,
  NOTHING,
  type Answers,
  type AskedRow,
  type HardwareRow,
  type Imported,
  type ImportedPart,
  type RejectedRow,
} from '../imported.ts';
import type { Candidate } from './decide.ts';
import { rowName, spanOf } from './name-of.ts';
import type { LineItem, Measure } from './measure.ts';
import type { ReadPart, AssignedMeasure } from './part.ts';
import type { ListSettings, TextReading, TextRow } from './read-text.ts';
import { isNominalSide } from './sizes.ts';
import { means, type Unit } from './vocabulary.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

const SIGNS: Readonly<Record<Unit, string>> = { mm: ' mm', cm: ' cm', m: ' m', in: '″', ft: '′' };

/** A size as text for a field: as written if the field reads it the same, else in mm. */
function sizeText(
  placed: AssignedMeasure | undefined,
  mm: number,
  locale: Locale,
  row?: TextRow,
): string {
  const plain = `${Math.round(mm * 1e4) / 1e4} mm`;
  if (placed === undefined) return plain;
  const { measure } = placed;
  const units: readonly Unit[] = ['mm', 'cm', 'in', 'm', 'ft'];
  const own = row === undefined || measure.unit === undefined ? [] : [textOf(measure, row).trim()];
  const written = [...own, ...units.map((unit) => `${measure.text}${SIGNS[unit]}`)];
  const same = written.find((text) => {
    const read = parseLength(text, 'mm', locale);
    return read.ok && Math.abs(toMm(read.value) - mm) < 0.01;
  });
  return same ?? plain;
}

const placedAs = (part: ReadPart, role: AssignedMeasure['role']): readonly AssignedMeasure[] =>
  part.placed.filter((one) => one.role === role);

/** Material named by the sizes of a part: a section of timber, or a thickness of sheets. */
function materialOf(part: ReadPart, { above, locale, row }: Context): string {
  const sides = placedAs(part, 'section');
  const isNominal =
    sides.length === 2 &&
    sides.every(({ measure }) => measure.unit === undefined && isNominalSide(measure));
  const [a, b, wall] = sides.map((side) =>
    isNominal ? side.measure.text : sizeText(side, side.mm ?? 0, locale, row),
  );
  const section = a === undefined ? '' : timberName('', a, b ?? '');
  if (a !== undefined) return wall === undefined ? section : `${section} × ${wall}`;
  const [thickness] = placedAs(part, 'thickness');
  if (thickness === undefined) return above;
  return sheetName('', sizeText(thickness, thickness.mm ?? 0, locale, row));
}

interface Context {
  readonly row: TextRow;
  readonly above: string;
  readonly locale: Locale;
  readonly kind: 'linear' | 'sheet';
}

function partOf(part: ReadPart, items: readonly LineItem[], context: Context): ImportedPart {
  const { row, locale } = context;
  const [length] = placedAs(part, 'length');
  const [width] = placedAs(part, 'width');
  return {
    name: rowName(part, items, row).slice(0, LONGEST_NAME),
    length: sizeText(length, part.length, locale, row),
    width: part.width === undefined ? '' : sizeText(width, part.width, locale, row),
    quantity: String(part.quantity),
    turns: true,
    material: materialOf(part, context),
    line: row.line,
    text: row.text,
    ...(part.section === undefined ? {} : { section: part.section }),
    ...(part.thickness === undefined ? {} : { thickness: part.thickness }),
    marks: part.placed.map(({ measure, role }) => ({ role, ...spanOf(measure, row) })),
  };
}

const textOf = (measure: Measure, row: TextRow): string => {
  const { start, end } = spanOf(measure, row);
  return row.text.slice(start, end);
};

/** Notes on numbers with a doubtful reading, and on ignored ones. */
function notesOf(part: ReadPart, { row, locale }: Context): readonly string[] {
  const words = wordsIn(locale);
  const texts = (role: AssignedMeasure['role']): readonly string[] =>
    placedAs(part, role).map(({ measure }) => textOf(measure, row).slice(0, 40));
  const named = placedAs(part, 'name').filter(({ measure }) => !measure.marks.has('ordinal'));
  const ordinals = placedAs(part, 'name').filter(({ measure }) => measure.marks.has('ordinal'));
  const left = [
    ...ordinals.map(({ measure }) => measure.text),
    ...texts('note'),
    ...texts('angle'),
    ...texts('spare'),
  ];
  const sizes = [...placedAs(part, 'length'), ...placedAs(part, 'width')];
  const decided = sizes.filter(
    ({ measure, mm }) =>
      measure.grouped !== undefined ||
      (mm !== undefined &&
        measure.unit === undefined &&
        [304.8, 1000].some((factor) => Math.abs(mm - measure.value * factor) < 0.1)),
  );
  return [
    ...(named.length > 0
      ? [words.inName(named.map(({ measure }) => textOf(measure, row).slice(0, 40)))]
      : []),
    ...texts('price').map((price) => words.priceLeftOut(price)),
    ...(left.length > 0 ? [words.leftOut(left)] : []),
    ...decided.map((one) =>
      words.readAs(textOf(one.measure, row), sizeText(undefined, one.mm ?? 0, locale)),
    ),
  ];
}

/** Key of a question. Rows with the same key share one answer. */
const groupOf = (readings: readonly Candidate[]): string =>
  readings
    .map(
      ({ parts, pattern }) =>
        `${pattern} ${parts.map(({ placed, quantity }) => (placed.some(({ role }) => role === 'count') ? '' : quantity)).join('+')}`,
    )
    .join(' / ');

/** Material that a heading gives the rows below it: `2x4 studs:` or `18 mm birch ply`. */
function headingMaterial(items: readonly LineItem[], row: TextRow): string | undefined {
  const measures = items.filter((item) => item.kind === 'measure');
  if (measures.length === 0 || measures.length > 2) return undefined;
  return row.text
    .replace(/(?<![\s:：-])[\s:：-]{1,20}$/u, '')
    .replace(/^[-•*\s]+/u, '')
    .slice(0, LONGEST_NAME);
}

const isEdge = (sign: string | undefined): boolean => /^[\s:,;x×()•*.-]$/.test(sign ?? '');

/** Name without the signs that separate it from its number. */
function trimmed(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && isEdge(name[from])) from += 1;
  while (to > from && isEdge(name[to - 1])) to -= 1;
  return name.slice(from, to);
}

/** True for a row of a list; false for a sentence of instructions. */
const isItem = ({ tokens, text }: TextRow): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length <= LONGEST_ITEM &&
  !/[a-zäöüß)]{3}\.\s*$/i.test(text) &&
  !/^(?:step|schritt|étape|\d+[.)])\s/i.test(text);
const LONGEST_ITEM = 8;

function hardwareOf(items: readonly LineItem[], row: TextRow): HardwareRow {
  const measures = items.filter((item) => item.kind === 'measure');
  const count =
    measures.find(({ marks }) => marks.has('count')) ??
    measures.find(
      ({ isWhole, unit, marks }) =>
        isWhole && unit === undefined && marks.has('before-word') && !marks.has('name'),
    );
  const counter = count === undefined ? undefined : row.tokens[count.to];
  const isCounter = counter !== undefined && means(counter.text, 'countBehind');
  const rest =
    count === undefined
      ? row.text
      : row.text.slice(0, spanOf(count, row).start) +
        row.text.slice(isCounter ? counter.end : spanOf(count, row).end);
  const name = trimmed(rest.replaceAll(/\(\.?\)/g, ''));
  return {
    line: row.line,
    text: row.text.slice(0, LONGEST_SHOWN),
    quantity: count?.value ?? 1,
    name: (name || row.text).slice(0, LONGEST_NAME),
  };
}

interface Read {
  readonly parts: ImportedPart[];
  readonly rejected: RejectedRow[];
  readonly noted: RejectedRow[];
  readonly asked: AskedRow[];
  readonly hardware: HardwareRow[];
}

/** Decision on a row after the user's answer, if there is one. */
function answered(decision: TextRow['decision'], answers: Answers): TextRow['decision'] {
  if (decision.status !== 'asked') return decision;
  const answer = entryOf(answers, groupOf(decision.readings));
  if (answer === undefined) return decision;
  const chosen: Candidate | undefined = answer === 'none' ? undefined : decision.readings[answer];
  if (chosen !== undefined) return { status: 'read', reading: chosen };
  return { status: 'unread', is: 'note', items: decision.readings[0]?.items ?? [] };
}

function addRow(decision: TextRow['decision'], context: Context, into: Read): void {
  const { row, locale, kind } = context;
  const words = wordsIn(locale);
  const shown = { line: row.line, text: row.text.slice(0, LONGEST_SHOWN) };
  if (/^[-−–]\d/.test(row.text)) into.rejected.push({ ...shown, reason: words.negative });
  else if (decision.status === 'read') {
    for (const part of decision.reading.parts) {
      into.parts.push(partOf(part, decision.reading.items, context));
      for (const reason of notesOf(part, context)) into.noted.push({ ...shown, reason });
    }
  } else if (decision.status === 'asked') {
    into.asked.push({
      ...shown,
      group: groupOf(decision.readings),
      readings: decision.readings.map(({ parts, items }) =>
        parts.map((part) => partOf(part, items, context)),
      ),
    });
  } else if (decision.is === 'hardware' && 'items' in decision && isItem(row)) {
    into.hardware.push(hardwareOf(decision.items, row));
  } else {
    const reason =
      decision.is === 'heading'
        ? words.isHeading
        : decision.is === 'too long'
          ? words.writeAs(kind)
          : words.isNote;
    into.rejected.push({ ...shown, reason, is: decision.is === 'heading' ? 'heading' : 'note' });
  }
}

/** A heading without numbers or a colon is only a heading if a row follows; else it is a note. */
function underRows(decision: TextRow['decision'], next: TextRow | undefined): TextRow['decision'] {
  if (decision.status !== 'unread' || decision.is !== 'heading') return decision;
  const isBare = !decision.items.some(({ kind, text }) => kind === 'measure' || text === ':');
  return isBare && next === undefined ? { ...decision, is: 'note' } : decision;
}

/** Settings for the lines of a list; its fields accept yards too. */
export const listSettings = (kind: ListSettings['kind'], unit: LengthUnit): ListSettings => ({
  kind,
  unit: unit === 'yd' ? 'ft' : unit,
});

/** Each row becomes one or more parts, a question with its readings, hardware, or a rejected row. */
export function describeLines(
  { kind, rows }: TextReading,
  locale: Locale,
  answers: Answers = {},
): Imported {
  const into: Read = { parts: [], rejected: [], noted: [], asked: [], hardware: [] };
  let above = '';
  for (const [i, row] of rows.entries()) {
    const decision = underRows(answered(row.decision, answers), rows[i + 1]);
    if (decision.status === 'unread' && decision.is === 'heading' && 'items' in decision) {
      above = headingMaterial(decision.items, row) ?? above;
    }
    addRow(decision, { row, above, locale, kind }, into);
  }
  return { ...NOTHING, kind, format: wordsIn(locale).plainLines, ...into };
}
