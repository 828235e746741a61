import { unitNamed, type LengthUnit } from '../measure/units/parse-length.ts';

/** Each separates decimals in some countries and groups thousands in others. */
type Sign = '.' | ',';

/** Meaning of `1.200` and `1,200` in one file: decimals or thousands. */
export interface DecimalSign {
  /** The text with unambiguous numbers; `isDecided` is true if one of them was ambiguous. */
  readonly settle: (text: string) => { readonly text: string; readonly isDecided: boolean };
}

const NUMBERS = /\d[\d.,]*\d/g;
/** Ambiguous number: one sign, followed by exactly three digits. */
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** Length of the longest plausible part, mm. */
const LONGEST = 30_000;
/** Length of the shortest plausible part, mm. */
const SHORTEST = 10;

/** First unit in the text of a size; undefined if there is none. */
const unitIn = (text: string): LengthUnit | undefined =>
  unitNamed(/[\p{L}"'″′]{1,12}/u.exec(text)?.[0] ?? '');

/** Meaning of a sign that this number proves; undefined if it proves none. */
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
 * Learns the meaning of point and comma from all sizes of a file. If no number proves it, plausibility decides: no part
 * is 1.2 mm or 600 m long. `unit` is the unit of numbers without one.
 */
export function learnDecimalSign(texts: readonly string[], unit: LengthUnit): DecimalSign {
  // Only mm are ambiguous: metres and inches often have three decimals.
  const isOpen = (text: string): boolean => (unitIn(text) ?? unit) === 'mm';
  const numbers = texts.filter(isOpen).flatMap((text) => text.match(NUMBERS) ?? []);
  const meaning = (sign: Sign): 'decimals' | 'thousands' => {
    const other: Sign = sign === '.' ? ',' : '.';
    const said = new Set(numbers.map((number) => saidOf(number, sign)));
    if (said.has('decimals')) return 'decimals';
    if (said.has('thousands')) return 'thousands';
    // Only one of the two signs can separate decimals.
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
      // Three decimals would be ambiguous for `parseLength`; fewer or more are not.
      const short = behind.replace(/0{1,3}$/, '');
      if (short === '') return whole;
      return short.length === 3 ? `${whole}.${short}0` : `${whole}.${short}`;
    });
    return { text: settled, isDecided };
  };
  return { settle };
}
