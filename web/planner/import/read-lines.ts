import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm } from '../measure/units/units.ts';
import { learnDecimalSign, type DecimalSign } from './decimal-sign.ts';
import {
  askKey,
  LONGEST_NAME,
  NOTHING,
  readPart,
  readSize,
  type Answers,
  type AskedRow,
  type Imported,
  type ImportedPart,
  type RejectedRow,
} from './imported.ts';
import { plainLine } from './line-atoms.ts';
import { itemsOf, type Item } from './line-items.ts';
import { sheetName, timberName } from './material-name.ts';
import { rolesOf, type Roles } from './line-roles.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

/** No part takes more to say. */
const LONGEST_LINE = 1000;
const LONGEST_SHOWN = 120;

export interface LineReading {
  readonly unit: LengthUnit;
  readonly kind: 'linear' | 'sheet';
  readonly locale: Locale;
  readonly decimals: DecimalSign;
}

/** What one line is. */
type ReadLine =
  | { readonly part: ImportedPart; readonly notes: readonly string[] }
  | { readonly reason: string }
  | Pick<AskedRow, 'about' | 'answers'>;

/** What the words of a line are in their order, with the commas between them. */
function nameOf(items: readonly Item[], line: string): string {
  let name = '';
  let end = -1;
  let isCut = false;
  for (const item of items) {
    if (item.kind === 'word' || item.kind === 'at') {
      const isGlued = item.at === end;
      const comma = isCut && name !== '' ? ',' : '';
      name += name === '' || (isGlued && comma === '') ? item.text : `${comma} ${item.text}`;
      end = item.at + item.text.length;
      isCut = false;
    } else if (item.kind === 'cut') {
      // A dash or a colon parts the name from the numbers; a comma may stand within it.
      isCut = isCut || line[item.at] === ',';
    }
  }
  return trimSigns(name.replace(/\( ?\)/g, '')).trim();
}

const isSign = (text: string | undefined): boolean => /^[\s.:()=-]$/.test(text ?? '');

/** Without the signs that parted the name from the numbers; a bracket that is closed stays. */
function trimSigns(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && isSign(name[from]) && name[from] !== '(') from += 1;
  while (to > from && isSign(name[to - 1]) && name[to - 1] !== ')' && name[to - 1] !== '.') to -= 1;
  return name.slice(from, to);
}

/** The words of a name that hold a number, as written. */
const numbersIn = (name: string): readonly string[] =>
  name.split(/\s/).filter((word) => /\d/.test(word));

/** The sides of a section as its material is called by. */
const sidesOf = (
  { sides: [a, b], isNominal }: NonNullable<Roles['section']>,
  size: (text: string) => string,
): [string, string] => (isNominal ? [a, b] : [size(a), size(b)]);

/** A line of the text in its plainest signs, and what it is made of; a far too long one is not looked into. */
interface Line {
  readonly number: number;
  readonly line: string;
  readonly items: readonly Item[];
}

function readLine({ line, number, items }: Line, reading: LineReading, answers: Answers): ReadLine {
  const { unit, kind, locale, decimals } = reading;
  const words = wordsIn(locale);
  if (/^[-−–]\s*\d/.test(line)) return { reason: words.negative };
  if (line.length > LONGEST_LINE) return { reason: words.writeAs(kind) };
  const notes: string[] = [];
  const size = (text: string): string => {
    const { text: settled, isDecided } = decimals.settle(text);
    const read = readSize(settled, unit, locale);
    const value = read.ok ? read.value : settled;
    if (isDecided) notes.push(words.readAs(text, value));
    return value;
  };
  const mmOf = (text: string): number => {
    const read = parseLength(decimals.settle(text).text, unit, locale);
    return read.ok ? toMm(read.value) : Number.NaN;
  };
  const answered = (text: string) => entryOf(answers, askKey(number, text));
  const roles = rolesOf(items, { kind, mmOf, answered });
  if ('about' in roles) return roles;
  if ('refused' in roles) return { reason: words.writeAs(kind) };
  const { count, length, width, thickness, section, prices, spoken } = roles;
  const name = nameOf(spoken, line);
  const inName = numbersIn(name);
  if (inName.length > 0) notes.push(words.inName(inName.map((one) => one.slice(0, 40))));
  for (const price of prices) notes.push(words.priceLeftOut(price));
  if (name.length > LONGEST_NAME) notes.push(words.nameCut(name.slice(LONGEST_NAME)));
  const thick = thickness === undefined ? '' : size(thickness);
  const part = readPart(
    {
      name,
      length: size(length),
      width: width === undefined ? '' : size(width),
      quantity: count ?? '1',
      material:
        section === undefined ? sheetName('', thick) : timberName(thick, ...sidesOf(section, size)),
      line: number,
    },
    unit,
    locale,
  );
  return part.ok ? { part: part.value, notes } : { reason: part.reason };
}

/**
 * Reads lines as people write them, in any order: a number of pieces that says so (`4 pcs`, `(4)`, `4x`, `4 @`), one
 * size or two (`735`, `720 x 560`), a section (`1 x 4`), a thickness, a name. Of plain numbers the smallest whole one
 * at an end is the number of pieces, where there is one more than the kind of list needs sizes: `735 x 4 leg`,
 * `2 x 720 x 560 side`. A number that may be either is asked for; whatever else stays in the name is said.
 */
export function readLines(
  text: string,
  unit: LengthUnit,
  kind: 'linear' | 'sheet',
  locale: Locale,
  answers: Answers = {},
): Imported {
  const lines = text.split(/\r?\n/).map((written, i): Line => {
    const line = plainLine(written.slice(0, 2 * LONGEST_LINE));
    return { number: i + 1, line, items: line.length > LONGEST_LINE ? [] : itemsOf(line) };
  });
  const sizes = lines.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'size' ? [item.text] : [])),
  );
  const reading: LineReading = { unit, kind, locale, decimals: learnDecimalSign(sizes, unit) };
  const parts: ImportedPart[] = [];
  const rejected: RejectedRow[] = [];
  const noted: RejectedRow[] = [];
  const asked: AskedRow[] = [];
  for (const one of lines) {
    const { number, line } = one;
    if (line === '') continue;
    const said = { line: number, text: line.slice(0, LONGEST_SHOWN) };
    const read = readLine(one, reading, answers);
    if ('part' in read) {
      parts.push(read.part);
      for (const reason of read.notes) noted.push({ ...said, reason });
    } else if ('reason' in read) rejected.push({ ...said, reason: read.reason });
    else asked.push({ ...said, ...read });
  }
  return { ...NOTHING, format: wordsIn(locale).plainLines, parts, rejected, noted, asked };
}
