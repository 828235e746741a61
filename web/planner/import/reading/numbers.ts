import { MIXED } from './normalize.ts';
import type { NumberMark } from './measure.ts';
import { at, glued, isNumber, isTimesWord, type Token } from './tokens.ts';
import { labelsOf, means, unitOf, type Unit } from './vocabulary.ts';

/** A number as found at a token, before the signs around it are read. */
export interface Found {
  readonly text: string;
  readonly value: number;
  readonly grouped?: number;
  readonly unit?: Unit;
  readonly isWhole: boolean;
  readonly to: number;
  readonly marks: readonly NumberMark[];
}

export const isWholeNumber = (text: string): boolean => /^\d{1,6}$/.test(text);

/** True for a fraction of an inch, such as 3/4 or 15/16, but not for the section 8/16. */
function fractionOf(top: string, bottom: string): number | undefined {
  const [over, under] = [Number(top), Number(bottom)];
  const isPower = [2, 4, 8, 16, 32, 64].includes(under) && over % 2 === 1;
  return isWholeNumber(top) && isWholeNumber(bottom) && over < under && (isPower || under === 3)
    ? over / under
    : undefined;
}

function decimalOf(text: string): { readonly value: number; readonly grouped?: number } {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) {
    const plain =
      point > comma ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
    return { value: Number(plain) };
  }
  const groups = text.split(/[.,]/);
  if (groups.length > 2) return { value: Number(groups.join('')) };
  const [whole = '', rest = ''] = groups;
  const value = Number(`${whole}.${rest || '0'}`);
  return rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    ? { value, grouped: Number(whole + rest) }
    : { value };
}

/** Possible readings of the number that begins at a token, the most likely first. */
function numbersAt(tokens: readonly Token[], i: number): readonly Found[] {
  if (!isNumber(tokens, i)) return [];
  const first = at(tokens, i);
  const ratio = (k: number): number | undefined =>
    isNumber(tokens, k) &&
    at(tokens, k + 1) === '/' &&
    glued(tokens, k + 1) &&
    isNumber(tokens, k + 2)
      ? fractionOf(at(tokens, k), at(tokens, k + 2))
      : undefined;
  const alone = ratio(i);
  if (alone !== undefined) {
    return [
      { text: `${first}/${at(tokens, i + 2)}`, value: alone, isWhole: false, to: i + 3, marks: [] },
    ];
  }
  const plain: Found = {
    text: first,
    ...decimalOf(first),
    isWhole: isWholeNumber(first),
    to: i + 1,
    marks: [],
  };
  const mixed = (k: number, marks: readonly NumberMark[]): Found | undefined => {
    const fraction = ratio(k);
    if (fraction === undefined || !isWholeNumber(first)) return undefined;
    const text = `${first} ${at(tokens, k)}/${at(tokens, k + 2)}`;
    return { text, value: Number(first) + fraction, isWhole: false, to: k + 3, marks };
  };
  const sign = at(tokens, i + 1);
  if (sign === MIXED) return [mixed(i + 2, []) ?? plain];
  if (sign === '-') {
    const isAcross = !glued(tokens, i + 1) || !glued(tokens, i + 2);
    const joined = mixed(i + 2, isAcross ? ['openDash'] : []);
    const split: Found = { ...plain, marks: ['unmixed'] };
    return joined === undefined
      ? [plain]
      : isAcross
        ? [{ ...plain, marks: ['openDash'] }, joined]
        : [joined, split];
  }
  const spaced = mixed(i + 1, []);
  if (spaced !== undefined) return [spaced, { ...plain, marks: ['unmixed'] }];
  const next = at(tokens, i + 1);
  const isGroup =
    /^\d{3}(?:[.,]\d)?$/.test(next) &&
    /^[1-9]\d{0,2}$/.test(first) &&
    !glued(tokens, i + 1) &&
    !(glued(tokens, i) && isTimesWord(at(tokens, i - 1)));
  const isName = glued(tokens, i) && tokens[i - 1]?.kind === 'word';
  if (
    isGroup &&
    !isName &&
    ['mm', undefined].includes(unitOf(at(tokens, i + 2))) &&
    /^[1-9]$/.test(first)
  ) {
    const value = Number(first) * 1000 + Number(next.replace(',', '.'));
    return [plain, { text: `${first}${next}`, value, isWhole: true, to: i + 2, marks: [] }];
  }
  return [plain];
}

/** Unit after a number: `27 mm`, `17-inch`, `8 ft.` */
export function unitAt(
  tokens: readonly Token[],
  i: number,
): { readonly unit: Unit; readonly to: number } | undefined {
  const k = at(tokens, i) === '-' && glued(tokens, i) && glued(tokens, i + 1) ? i + 1 : i;
  const word = at(tokens, k);
  const unit = unitOf(word);
  if (unit === undefined || tokens[k]?.kind === 'number' || at(tokens, k + 1).startsWith('^'))
    return undefined;
  // `4 pieds de 72 cm` and `4 pieds de poteau` are legs and feet, and `4x4's` is a plural.
  const isOf = /^(?:de|du|en)$/i.test(at(tokens, k + 1)) && tokens[k + 2]?.kind === 'word';
  const isNoun =
    /^(?:pieds?|pies?|pés?)$/i.test(word) &&
    ([1, 2].some((step) => isNumber(tokens, k + step)) ||
      (isOf && labelsOf(at(tokens, k + 2)).length === 0));
  const isPlural = word === "'" && at(tokens, k + 1) === 's' && glued(tokens, k + 1);
  if (isNoun || isPlural) return undefined;
  // `1x4 6F` is in feet; a letter apart is a name.
  if (word === 'F' && !glued(tokens, k)) return undefined;
  const isDotted = at(tokens, k + 1) === '.' && glued(tokens, k + 1);
  return { unit, to: isDotted ? k + 2 : k + 1 };
}

const IN_FEET = 12;

/** Numbers with their units: inches can follow feet, and centimetres metres. */
export function sizesAt(tokens: readonly Token[], i: number): readonly Found[] {
  return numbersAt(tokens, i).flatMap((number): readonly Found[] => {
    const unit = unitAt(tokens, number.to);
    if (unit === undefined) return [number];
    const whole: Found = { ...number, unit: unit.unit, to: unit.to };
    const k = at(tokens, unit.to) === '-' ? unit.to + 1 : unit.to;
    const [rest] =
      unit.unit === 'ft' || (unit.unit === 'm' && glued(tokens, k)) ? numbersAt(tokens, k) : [];
    if (rest === undefined) return [whole];
    const next = unitAt(tokens, rest.to);
    if (unit.unit === 'ft') {
      const isLast =
        next === undefined && (rest.to >= tokens.length || /^[,;)×]$/.test(at(tokens, rest.to)));
      if ((next?.unit !== 'in' && !isLast) || rest.value >= IN_FEET) return [whole];
      const value = number.value + rest.value / IN_FEET;
      const joined: Found = {
        ...whole,
        value,
        text: `${number.text}' ${rest.text}"`,
        to: next?.to ?? rest.to,
      };
      return isTimesWord(at(tokens, joined.to)) && k === unit.to
        ? [
            { ...joined, marks: ['openFeet'] },
            { ...whole, marks: ['openFeet'] },
          ]
        : [joined];
    }
    if (next !== undefined || !/^\d{2,3}$/.test(rest.text)) return [whole];
    const decimals = rest.value / 10 ** rest.text.length;
    return [
      {
        ...whole,
        value: number.value + decimals,
        text: `${number.text},${rest.text}`,
        to: rest.to,
      },
    ];
  });
}

/** `6-8 pcs`, `3 or 4`, `10-15 mm` and `6 à 8`: the two values of one number, else none. */
export function rangeAt(tokens: readonly Token[], i: number): readonly Found[] {
  const first = sizesAt(tokens, i)[0];
  if (first === undefined || first.grouped !== undefined) return [];
  const sign = at(tokens, first.to);
  const isDash = sign === '-' && glued(tokens, first.to) && glued(tokens, first.to + 1);
  if (!isDash && sign !== 'à' && !means(sign, 'or')) return [];
  const [second] = sizesAt(tokens, first.to + 1);
  if (second === undefined || second.value <= first.value || second.value > 4 * first.value)
    return [];
  const isOther =
    (first.unit !== undefined && first.unit !== second.unit) ||
    (!isDash && sign !== 'à' && second.isWhole !== first.isWhole) ||
    (sign === 'à' && second.unit !== undefined);
  if (isOther) return [];
  const { value, text, isWhole: isFirstWhole } = first;
  const upper: Found = { ...second, marks: ['range'] };
  return [{ ...upper, value, text, isWhole: isFirstWhole }, upper];
}

export const isSizeEnd = (tokens: readonly Token[], i: number): boolean =>
  unitOf(at(tokens, i)) !== undefined && (isNumber(tokens, i - 1) || /["']/.test(at(tokens, i)));
