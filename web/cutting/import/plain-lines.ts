import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { halfWidth } from '../../measure/half-width.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import { parseLength } from '../../measure/parse-length.ts';
import type { Result } from '../../measure/units.ts';
import { NOTHING, readPart, type Imported, type ImportedPart, type RawPart } from './imported.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

/** A length at the head of a text, feet with their inches. 米 is no unit where it begins a word, as in 米色 (beige). */
const LEADING =
  /^\d[\d.,]*(?:\s+\d+\/\d+|\/\d+)?(?:\s*(?:mm|cm|m|inches|inch|in|″|"|英寸|feet|foot|ft|′|'|毫米|厘米|公分|英尺|米(?![\u4E00-\u9FFF]))(?:\s*\d[\d.,]*(?:\s+\d+\/\d+|\/\d+)?\s*(?:mm|cm|inches|inch|in|″|"|英寸))?)?(?![\w/])/i;
/** The sign between numbers: `4 x 735`, `720×560`, never the x of a word. */
const TIMES =
  /(\d(?:\s*(?:mm|cm|m|inches|inch|in|″|"|英寸|feet|foot|ft|′|'|毫米|厘米|公分|英尺|米(?![\u4E00-\u9FFF])))?)\s*[x×*]\s*(?=\d)/gi;
/** No part takes more to say. */
const LONGEST_LINE = 1000;
const SPLIT = '\u0000';

/**
 * Reads lines as people write them: `4 x 735`, `735 x 4 leg`, `735, 4, leg`, `2 x 720 x 560 side`,
 * `side: 720 × 560`. Of the numbers the smallest whole one without a unit is the quantity, where
 * there is one more than the kind of list needs sizes.
 */
export function readPlainLines(
  text: string,
  unit: LengthUnit,
  kind: 'linear' | 'sheet',
  locale: Locale,
): Imported {
  const parts: ImportedPart[] = [];
  const rejected = text.split(/\r?\n/).flatMap((written, i) => {
    // Notes are often bulleted.
    const line = halfWidth(written)
      .trim()
      .replace(/^[-•*–]\s+/, '');
    if (line === '') return [];
    const read = readPlainLine(line, unit, kind, locale);
    if (read.ok) parts.push(read.value);
    return read.ok ? [] : [{ line: i + 1, text: line.slice(0, 120), reason: read.reason }];
  });
  return { ...NOTHING, format: wordsIn(locale).plainLines, parts, rejected };
}

/** One part from one line; undefined sizes and surplus numbers are refused in a sentence. */
function readPlainLine(
  line: string,
  unit: LengthUnit,
  kind: 'linear' | 'sheet',
  locale: Locale,
): Result<ImportedPart> {
  if (/^[-−–]\s*\d/.test(line)) return { ok: false, reason: wordsIn(locale).negative };
  if (line.length > LONGEST_LINE) return { ok: false, reason: wordsIn(locale).writeAs(kind) };
  const cells = cellsOf(line);
  const { numbers, name } = cells === undefined ? timesOf(line) : numbersOf(cells, locale);
  const sizes = kind === 'sheet' ? 2 : 1;
  const raw = toPart(numbers, name, sizes);
  if (raw !== undefined) return readPart(raw, unit, locale);
  return { ok: false, reason: wordsIn(locale).writeAs(kind) };
}

/** The cells of a line written with commas, semicolons or tabs; a single decimal comma is none. */
function cellsOf(line: string): readonly string[] | undefined {
  const cells = line.split(/[;\t]|,(?=\s)|,(?=[^,]*,)|,(?=\D)/).map((cell) => cell.trim());
  if (cells.length > 1) return cells;
  const [, length, quantity] = /^(\d+),(\d{1,2})$/.exec(line) ?? [];
  return length === undefined || quantity === undefined ? undefined : [length, quantity];
}

interface Written {
  readonly numbers: readonly string[];
  readonly name: string;
}

/** Cells that are sizes or quantities, in their order; all other cells are the name. */
function numbersOf(cells: readonly string[], locale: Locale): Written {
  const isLength = (text: string): boolean => parseLength(text, 'mm', locale).ok;
  const inOne = cells.flatMap((cell) => {
    const { numbers, name } = timesOf(cell);
    return numbers.length > 1 && name === '' ? numbers : [cell];
  });
  const numbers = inOne.filter(isLength);
  return { numbers, name: inOne.filter((cell) => !isLength(cell) && cell !== '').join(', ') };
}

/** `side 720 x 560 x 2 left`: a name may stand before or behind the numbers. */
function timesOf(line: string): Written {
  const tokens = line.replace(TIMES, `$1${SPLIT}`).split(SPLIT);
  const [head = ''] = tokens;
  const from = head.search(/\d/);
  const first = from < 0 ? '' : head.slice(from);
  const before = from < 0 ? '' : head.slice(0, from).replace(/(?<![:\s])[:\s]+$/, '');
  const end = tokens.length > 1 ? (tokens.at(-1) ?? '') : first;
  const [last = ''] = LEADING.exec(end) ?? [];
  const behind = last === '' ? '' : end.slice(last.length).trimStart();
  const numbers = tokens.length > 1 ? [first, ...tokens.slice(1, -1), last] : [last];
  const name = [before, behind.replace(/^[,:-]\s*/, '')].filter(Boolean).join(' ');
  return { numbers: numbers.map((one) => one.trim()), name };
}

function toPart(numbers: readonly string[], name: string, sizes: 1 | 2): RawPart | undefined {
  if (numbers.length < sizes || numbers.length > sizes + 1 || numbers.includes(''))
    return undefined;
  const at = numbers.length === sizes ? -1 : quantityAt(numbers);
  if (numbers.length > sizes && at < 0) return undefined;
  const [length = '', width] = numbers.filter((_, i) => i !== at);
  return { name, length, width, quantity: at < 0 ? '1' : numbers[at] };
}

/** Where the quantity stands: at an end, a whole number without a unit, the smaller where both are. */
function quantityAt(numbers: readonly string[]): number {
  const ends = [0, numbers.length - 1].filter((i) => /^\d{1,4}$/.test(numbers[i] ?? ''));
  return ends.toSorted((a, b) => Number(numbers[a]) - Number(numbers[b]))[0] ?? -1;
}
