import { unitNamed, type LengthUnit } from '../measure/units/parse-length.ts';

/** The two signs that part decimals in one country and thousands in the next. */
type Sign = '.' | ',';

/** How a text's numbers with three digits behind a sign are meant. */
export interface DecimalSign {
  /** The number as a length reads it the same in every field, and whether that had to be decided. */
  readonly settle: (text: string) => { readonly text: string; readonly isDecided: boolean };
}

const NUMBERS = /\d[\d.,]*\d/g;
/** One sign, and three digits behind it. */
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** No part is longer, mm. */
const LONGEST = 30_000;
/** Nor shorter. */
const SHORTEST = 10;

/** The unit that a size names first; undefined where it names none. */
const unitIn = (text: string): LengthUnit | undefined =>
  unitNamed(/[\p{L}"'″′]{1,12}/u.exec(text)?.[0] ?? '');

/** What a number says of a sign beyond doubt: that it parts decimals, or groups thousands. */
function saidOf(number: string, sign: Sign): 'decimals' | 'thousands' | undefined {
  const other: Sign = sign === '.' ? ',' : '.';
  const parts = number.split(sign);
  if (parts.length === 1) return undefined;
  if (number.includes(other)) {
    return number.lastIndexOf(sign) > number.lastIndexOf(other) ? 'decimals' : 'thousands';
  }
  if (parts.length > 2) return 'thousands';
  return OPEN.test(number) ? undefined : 'decimals';
}

/**
 * Learns from all sizes of a file what a point and a comma are in it. Where no number tells, sizes do: `1.200 mm`
 * is no part, and 600 m none either. `unit` is of numbers that name none.
 */
export function learnDecimalSign(texts: readonly string[], unit: LengthUnit): DecimalSign {
  // Metres and inches have three decimals as often as not.
  const isOpen = (text: string): boolean => (unitIn(text) ?? unit) === 'mm';
  const numbers = texts.filter(isOpen).flatMap((text) => text.match(NUMBERS) ?? []);
  const meaning = (sign: Sign): 'decimals' | 'thousands' => {
    const other: Sign = sign === '.' ? ',' : '.';
    const said = new Set(numbers.map((number) => saidOf(number, sign)));
    if (said.has('decimals')) return 'decimals';
    if (said.has('thousands')) return 'thousands';
    // Nobody parts decimals with both.
    if (numbers.some((number) => saidOf(number, other) === 'decimals')) return 'thousands';
    const open = numbers.flatMap((number) => {
      const [, whole = '', its, behind = ''] = OPEN.exec(number) ?? [];
      return its === sign ? [Number(`${whole}.${behind}`)] : [];
    });
    const [least, most] = [Math.min(...open), Math.max(...open)];
    return most * 1000 <= LONGEST && least < SHORTEST ? 'thousands' : 'decimals';
  };
  const meanings = { '.': meaning('.'), ',': meaning(',') };
  const settle = (text: string): { text: string; isDecided: boolean } => {
    let isDecided = false;
    if (!isOpen(text)) return { text, isDecided };
    const settled = text.replace(NUMBERS, (number) => {
      const [, whole = '', sign, behind = ''] = OPEN.exec(number) ?? [];
      if (sign === undefined) return number;
      isDecided = true;
      if (meanings[sign === '.' ? '.' : ','] === 'thousands') return `${whole}${behind}`;
      // Fewer digits than three are decimals to everybody, and so are more.
      const short = behind.replace(/0{1,3}$/, '');
      if (short === '') return whole;
      return short.length === 3 ? `${whole}.${short}0` : `${whole}.${short}`;
    });
    return { text: settled, isDecided };
  };
  return { settle };
}
