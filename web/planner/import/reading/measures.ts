import { MIXED } from './normalize.ts';
import type { Token } from './tokens.ts';
import { labelsOf, means, numberOf, unitOf, type Label, type Unit } from './vocabulary.ts';

/** Evidence in the signs around a number. */
export type NumberMark =
  | 'count'
  | 'countAt'
  | 'ordinal'
  | 'name'
  | 'foreign'
  | 'money'
  | 'angle'
  | 'paren'
  | 'mixedAcross'
  | 'unmixed'
  | 'thousands'
  | 'splitFeet'
  | 'joinedFeet'
  | 'dashFraction'
  | 'before-word'
  | 'apart'
  | 'alone';

/** A number with its unit: `14 1/2"`, `2.4 m`, `8' 3"`, or a range of two. */
export interface Measure {
  readonly kind: 'measure';
  /** Number as written, without its unit. */
  readonly text: string;
  /** Value in `unit`; the second value of a range is in `upTo`. */
  readonly value: number;
  readonly upTo: number | undefined;
  /** Value if the sign before three digits groups thousands. */
  readonly grouped: number | undefined;
  readonly unit: Unit | undefined;
  readonly isWhole: boolean;
  readonly label: Label | undefined;
  readonly marks: ReadonlySet<NumberMark>;
  readonly from: number;
  readonly to: number;
}

export type LineItem =
  | Measure
  | {
      readonly kind: 'word' | 'times' | 'cut' | 'sign';
      readonly text: string;
      readonly from: number;
    };

interface Found {
  readonly text: string;
  readonly value: number;
  readonly upTo?: number;
  readonly grouped?: number;
  readonly unit?: Unit;
  readonly isWhole: boolean;
  readonly to: number;
  readonly marks: readonly NumberMark[];
}

/** Limit on alternatives of one line, so that reading it takes linear time. */
const MOST_LINES = 12;
const LARGEST_COUNT = 9999;

const isTimesWord = (text: string): boolean => /^(?:[x×хX]|by|sur|por|на)$/iu.test(text);
const at = (tokens: readonly Token[], i: number): string => tokens[i]?.text ?? '';
const isNumber = (tokens: readonly Token[], i: number): boolean => tokens[i]?.kind === 'number';
const glued = (tokens: readonly Token[], i: number): boolean => tokens[i]?.isGlued === true;
const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** True for a fraction of an inch, such as 3/4 or 15/16, but not for the section 8/16. */
function fractionOf(top: string, bottom: string): number | undefined {
  const [over, under] = [Number(top), Number(bottom)];
  const isPower = [2, 4, 8, 16, 32, 64].includes(under) && over % 2 === 1;
  return isWhole(top) && isWhole(bottom) && over < under && (isPower || under === 3)
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
    isWhole: isWhole(first),
    to: i + 1,
    marks: [],
  };
  const mixed = (k: number, marks: readonly NumberMark[]): Found | undefined => {
    const fraction = ratio(k);
    if (fraction === undefined || !isWhole(first)) return undefined;
    const text = `${first} ${at(tokens, k)}/${at(tokens, k + 2)}`;
    return { text, value: Number(first) + fraction, isWhole: false, to: k + 3, marks };
  };
  const sign = at(tokens, i + 1);
  if (sign === MIXED) return [mixed(i + 2, []) ?? plain];
  if (sign === '-') {
    const isAcross = !glued(tokens, i + 1) || !glued(tokens, i + 2);
    const joined = mixed(i + 2, isAcross ? ['mixedAcross'] : []);
    const split: Found = { ...plain, marks: ['unmixed'] };
    return joined === undefined
      ? [plain]
      : isAcross
        ? [{ ...plain, marks: ['dashFraction'] }, joined]
        : [joined, split];
  }
  const spaced = mixed(i + 1, []);
  if (spaced !== undefined) return [spaced, { ...plain, marks: ['unmixed'] }];
  const next = at(tokens, i + 1);
  const isGroup =
    /^\d{3}(?:[.,]\d)?$/.test(next) && /^[1-9]\d{0,2}$/.test(first) && !glued(tokens, i + 1);
  const isName = glued(tokens, i) && tokens[i - 1]?.kind === 'word';
  if (
    isGroup &&
    !isName &&
    ['mm', undefined].includes(unitOf(at(tokens, i + 2))) &&
    /^[1-9]$/.test(first)
  ) {
    const value = Number(first) * 1000 + Number(next.replace(',', '.'));
    return [
      plain,
      { text: `${first}${next}`, value, isWhole: true, to: i + 2, marks: ['thousands'] },
    ];
  }
  return [plain];
}

/** Unit after a number: `27 mm`, `17-inch`, `8 ft.` */
function unitAt(
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
  // "four in half" is not a size: `in` is a word there.
  if (word === 'in' && /^(?:half|total|all|the)$/.test(at(tokens, k + 1))) return undefined;
  const isDotted = at(tokens, k + 1) === '.' && glued(tokens, k + 1);
  return { unit, to: isDotted ? k + 2 : k + 1 };
}

const IN_FEET = 12;

/** Numbers with their units: inches can follow feet, and centimetres metres. */
function sizesAt(tokens: readonly Token[], i: number): readonly Found[] {
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
            { ...joined, marks: ['joinedFeet'] },
            { ...whole, marks: ['splitFeet'] },
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

/** `6-8 pcs`, `3 or 4`, `10-15 mm` and `6 à 8`: two values of one number. */
function rangeAt(tokens: readonly Token[], i: number): Found | undefined {
  const first = sizesAt(tokens, i)[0];
  if (first === undefined || first.grouped !== undefined) return undefined;
  const sign = at(tokens, first.to);
  const isDash = sign === '-' && glued(tokens, first.to) && glued(tokens, first.to + 1);
  if (!isDash && sign !== 'à' && !means(sign, 'or')) return undefined;
  const [second] = sizesAt(tokens, first.to + 1);
  if (second === undefined || second.value <= first.value || second.value > 4 * first.value)
    return undefined;
  if (first.unit !== undefined && first.unit !== second.unit) return undefined;
  if (!isDash && sign !== 'à' && second.isWhole !== first.isWhole) return undefined;
  if (sign === 'à' && second.unit !== undefined) return undefined;
  return {
    ...second,
    value: first.value,
    upTo: second.value,
    text: `${first.text}-${second.text}`,
    marks: [],
  };
}

interface Around {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly found: Found;
}

const isEnd = (text: string): boolean => text === '' || /^[,;)\t|]$/.test(text);

/** A number that is marked as a count: `4 pcs`, `(4)`, `4x`, `x4`, `qty: 4`, `4 @`, `=14`, `/8`, `→ 4本`. */
function countMark({ tokens, from, found }: Around): NumberMark | undefined {
  if (!found.isWhole || found.unit !== undefined || found.value < 1 || found.value > LARGEST_COUNT)
    return undefined;
  const { to } = found;
  const [before, after] = [at(tokens, from - 1), at(tokens, to)];
  const k = after === '-' && glued(tokens, to) ? to + 1 : to;
  const behind = at(tokens, k);
  if (
    /^(?:st|nd|rd|th)$/.test(after) &&
    glued(tokens, to) &&
    ENGLISH_ORDINAL.test(found.text + after)
  )
    return undefined;
  const isOfNext = isCounterOfLast(tokens, k, from);
  const isPanel = /^[Pp]$/.test(behind) && (glued(tokens, k) || before === '@');
  if (means(behind, 'countBehind') && !isOfNext && (isPanel || !/^[Pp]$/.test(behind)))
    return 'count';
  if (/^of$/i.test(after) && /^them$/i.test(at(tokens, to + 1))) return 'count';
  const isSigned = /^[:=.]$/.test(before);
  const word = isSigned ? at(tokens, from - 2) : before;
  if (means(word, 'countBefore') && !(isTimesWord(after) && isNumber(tokens, to + 1)))
    return 'count';
  if (isCounterOfLast(tokens, from - 1, from - 2)) return 'count';
  if (before === '(' && after === ')') return 'count';
  if (isTimesWord(after) && before === '(' && at(tokens, to + 1) === ')') return 'count';
  if (isTimesWord(before) && !/^(?:by|sur|por|на)$/.test(before)) {
    const isLone = from === 1 || !(isNumber(tokens, from - 2) || isSizeEnd(tokens, from - 2));
    const isApart = !glued(tokens, from - 1) && glued(tokens, from) && !isTimesWord(after);
    if ((isLone || isApart) && !isTimesWord(after)) return 'count';
  }
  if (
    /^[x×хX]$/u.test(after) &&
    glued(tokens, to) &&
    !glued(tokens, to + 1) &&
    !isTimesWord(before)
  )
    return 'count';
  if (before === '=' && isEnd(after) && labelsOf(at(tokens, from - 2)).length === 0) return 'count';
  if (before === '/' && !glued(tokens, from - 1) && isEnd(after)) return 'count';
  if (before === '→' && (isEnd(after) || means(after, 'countBehind'))) return 'count';
  if (means(after, 'at') && !isTimesWord(before) && after !== 'for' && isNumber(tokens, to + 1))
    return 'countAt';
  return undefined;
}

/** `600x400 pcs 4`: a counter after a size belongs to the last number of the line. */
const isCounterOfLast = (tokens: readonly Token[], i: number, size: number): boolean =>
  means(at(tokens, i), 'countBehind') &&
  isNumber(tokens, size) &&
  isTimesWord(at(tokens, size - 1)) &&
  isNumber(tokens, i + 1) &&
  isWhole(at(tokens, i + 1)) &&
  i + 2 === tokens.length;

const ENGLISH_ORDINAL = /^(?:\d*1st|\d*2nd|\d*3rd|\d+th)$/;

const isSizeEnd = (tokens: readonly Token[], i: number): boolean =>
  unitOf(at(tokens, i)) !== undefined && (isNumber(tokens, i - 1) || /["']/.test(at(tokens, i)));

/** True inside a date such as `14/05/2024`; day and month can be in either order. */
function isOfDate(tokens: readonly Token[], i: number): boolean {
  const dates = [i, i - 2, i - 4].map((first) =>
    [0, 1, 2, 3, 4].map((step) => at(tokens, first + step)).join(''),
  );
  return dates.some((text) => /^(?:[0-3]?\d\/[0-3]?\d\/(?:19|20)?\d\d)$/.test(text));
}

function foreignMark({ tokens, from, found }: Around): NumberMark | undefined {
  const [before, after] = [at(tokens, from - 1), at(tokens, found.to)];
  // A currency sign before the next number belongs to that number.
  const isOfNext =
    /^[€$£¥₽₴]$/.test(after) && isNumber(tokens, found.to + 1) && glued(tokens, found.to + 1);
  if (/^[€$£¥₽₴]$/.test(before) || (means(after, 'money') && !isOfNext)) return 'money';
  if (found.unit !== undefined) return undefined;
  if (means(after, 'angle')) return 'angle';
  const isSquare = unitOf(after) !== undefined && at(tokens, found.to + 1).startsWith('^');
  if (means(after, 'area') || isSquare) return 'foreign';
  if (isOfDate(tokens, from)) return 'foreign';
  const isClock = after === ':' && glued(tokens, found.to) && glued(tokens, found.to + 1);
  if (
    isClock ||
    (before === ':' && glued(tokens, from) && glued(tokens, from - 1) && isNumber(tokens, from - 2))
  )
    return 'foreign';
  return means(after, 'other') &&
    !(
      after.length === 1 &&
      isEnd(at(tokens, found.to + 1)) &&
      !glued(tokens, found.to) &&
      after === 'w'
    )
    ? 'foreign'
    : undefined;
}

function nameMark({ tokens, from, found }: Around): NumberMark | undefined {
  const [before, after] = [at(tokens, from - 1), at(tokens, found.to)];
  const isFirst = tokens.slice(0, from).every(({ kind }) => kind === 'sign');
  const isEnumerated =
    /^[).]$/.test(after) &&
    glued(tokens, found.to) &&
    before !== '(' &&
    !glued(tokens, found.to + 1);
  if (
    isFirst &&
    found.isWhole &&
    found.unit === undefined &&
    isEnumerated &&
    found.to + 1 < tokens.length
  )
    return 'ordinal';
  if (before === '#') return 'name';
  const word = before === '.' ? at(tokens, from - 2) : before;
  const isCounter = isNumber(tokens, (before === '.' ? from - 2 : from - 1) - 1);
  if (means(word, 'ordinal') && !isCounter && found.isWhole && !means(after, 'countBehind'))
    return 'name';
  const isGlued = glued(tokens, from) && tokens[from - 1]?.kind === 'word';
  if (
    isGlued &&
    !isTimesWord(before) &&
    labelsOf(before).length === 0 &&
    !means(before, 'countBefore')
  ) {
    return /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(before) ? 'name' : undefined;
  }
  const isWordGlued = tokens[found.to]?.kind === 'word' && glued(tokens, found.to);
  const isKnown =
    isTimesWord(after) ||
    means(after, 'countBehind') ||
    labelsOf(after).length > 0 ||
    means(after, 'other') ||
    // `2x8s` is a plural.
    after === 's';
  if (isWordGlued && !isKnown && found.unit === undefined && /^[\p{Script=Latin}]+$/u.test(after))
    return 'name';
  return undefined;
}

function measureOf(around: Around, labels: ReadonlyMap<number, Label>): Measure {
  const { tokens, from, found } = around;
  const own = [foreignMark(around), nameMark(around), countMark(around)].filter(
    (mark) => mark !== undefined,
  );
  const isParen = at(tokens, from - 1) === '(';
  const isDash = (i: number): boolean =>
    /^[-–]$/.test(at(tokens, i)) && !(glued(tokens, i) && glued(tokens, i + 1));
  const isCell = (i: number): boolean =>
    tokens[i] === undefined || /^[,;|\t:]$/.test(at(tokens, i)) || isDash(i);
  const isAlone = isCell(from - 1) && isCell(found.to);
  const isBeforeWord = tokens[found.to]?.kind === 'word' && !isTimesWord(at(tokens, found.to));
  return {
    kind: 'measure',
    text: found.text,
    value: found.value,
    upTo: found.upTo,
    grouped: found.grouped,
    unit: found.unit,
    isWhole: found.isWhole,
    label: labels.get(from) ?? labels.get(found.to),
    marks: new Set([
      ...found.marks,
      ...own,
      ...(isParen ? ['paren' as const] : []),
      ...(isAlone ? ['alone' as const] : []),
      ...(isDash(found.to) ? ['apart' as const] : []),
      ...(isBeforeWord ? ['before-word' as const] : []),
    ]),
    from,
    to: found.to,
  };
}

/** Labels that follow their size: `40 mm thick`. */
const ADJECTIVE =
  /^(?:long|wide|tall|high|thick|deep|lange?n?|breit|hoch|dick|tief|stark|breed|hoog|dik|diep|lång|bred|hög)$/i;

/** Label of each size. In one line, labels are all before (`W 60 H 40`) or all after their sizes (`60 wide x 40 tall`). */
function labelsIn(tokens: readonly Token[]): ReadonlyMap<number, Label> {
  const labels = new Map<number, Label>();
  const found = tokens.flatMap((token, i) => {
    const [label] = labelsOf(token.text);
    // `D1` and `T&G` are names, `6 lengths` a count, `2 long sides` and `lang 28 x 145` no sizes.
    const isLetter = token.text.length === 1 && glued(tokens, i + 1);
    const isName = isLetter && /^[\d&]$/.test(at(tokens, i + 1));
    const isCounter = means(token.text, 'countBehind') && isNumber(tokens, i - 1);
    const isAdjective = ADJECTIVE.test(token.text);
    const ofNoun =
      isAdjective &&
      isNumber(tokens, i - 1) &&
      tokens.slice(0, i - 1).every(({ kind }) => kind !== 'number') &&
      tokens[i + 1]?.kind === 'word' &&
      tokens.slice(i + 1).some(({ kind }) => kind === 'number');
    const ofChain =
      isAdjective &&
      tokens[i - 1]?.kind === 'word' &&
      isNumber(tokens, i + 1) &&
      isTimesWord(at(tokens, sizesAt(tokens, i + 1)[0]?.to ?? i));
    return label === undefined || token.kind !== 'word' || isName || isCounter || ofNoun || ofChain
      ? []
      : [{ label, i }];
  });
  const numberAfter = (i: number): number | undefined => {
    const k = [':', '=', '.'].includes(at(tokens, i + 1)) ? i + 2 : i + 1;
    const j = /^(?:=|:|de|di|ca|von|auf|of|is)$/.test(at(tokens, k)) ? k + 1 : k;
    return isNumber(tokens, j) ? j : undefined;
  };
  const isJoin = (i: number): boolean => /^(?:de|d|in|'|的)$/.test(at(tokens, i));
  /** First token of the words that join a size to its label: `15 mm d'épaisseur`. */
  const joinOf = (i: number): number => (isJoin(i - 1) ? joinOf(i - 1) : i);
  const sizeBefore = (i: number): boolean => {
    const k = joinOf(i) - 1;
    return (
      isNumber(tokens, k) ||
      isSizeEnd(tokens, k) ||
      (at(tokens, k) === '.' && isSizeEnd(tokens, k - 1))
    );
  };
  // `B: 2 aprons`, `Part B: 4 @ 13` and `B 3 760 x 380` begin with the letter of a part.
  const letters = found.filter(({ i }) => at(tokens, i).length === 1);
  const [letter] = letters;
  if (letters.length === 1 && letter !== undefined) {
    const isNamed = letter.i === 1 && /^[-:.)]$/.test(at(tokens, 2));
    const isApart = !glued(tokens, letter.i + 1) || /^[-:.)]$/.test(at(tokens, letter.i + 1));
    if (isApart && (letter.i === 0 || isNamed)) found.splice(found.indexOf(letter), 1);
  }
  const last = found.at(-1);
  const [first] = found;
  if (first === undefined || last === undefined) return labels;
  const number = numberAfter(last.i);
  const hasUnit = number !== undefined && sizesAt(tokens, number)[0]?.unit !== undefined;
  // `15 mm d'épaisseur : 12 cm x 28 cm`
  const isJoined = joinOf(first.i) < first.i;
  const isOpen =
    sizeBefore(first.i) && (isJoined || ADJECTIVE.test(at(tokens, first.i)) || !hasUnit);
  const isSigned =
    !isJoined && (/^[:=]$/.test(at(tokens, last.i + 1)) || glued(tokens, last.i + 1));
  const isBefore =
    number !== undefined &&
    (!isOpen || isSigned || (found.length > 1 && !ADJECTIVE.test(at(tokens, first.i))));
  for (const { label, i } of found) {
    const next = isBefore ? numberAfter(i) : undefined;
    if (next !== undefined) labels.set(next, label);
    else if (!isBefore && sizeBefore(i)) labels.set(joinOf(i), label);
  }
  return labels;
}

/** Possible ways to split a line into numbers with units, words and signs; at most a dozen. */
export function itemize(tokens: readonly Token[]): readonly (readonly LineItem[])[] {
  const labels = labelsIn(tokens);
  let lines: { items: LineItem[]; next: number }[] = [{ items: [], next: 0 }];
  const done: (readonly LineItem[])[] = [];
  while (lines.length > 0) {
    const [line, ...others] = lines;
    if (line === undefined) break;
    lines = others;
    const { items, next } = line;
    const token = tokens[next];
    if (token === undefined) {
      done.push(items);
      continue;
    }
    const range = rangeAt(tokens, next);
    const plain = sizesAt(tokens, next);
    const found =
      range === undefined
        ? plain
        : [range, ...(range.text.includes('-') && plain[0]?.unit === undefined ? plain : [])];
    const room = MOST_LINES - lines.length - done.length;
    for (const one of found.slice(0, Math.max(1, room))) {
      const measure = measureOf({ tokens, from: next, found: one }, labels);
      const item = { items: [...items, measure], next: one.to };
      if (one === found[0]) lines.unshift(item);
      else lines.push(item);
    }
    if (found.length > 0) continue;
    const value = token.kind === 'word' ? numberOf(token.text) : undefined;
    const isCounting =
      value !== undefined && unitAt(tokens, next + 1) === undefined && countsWith(tokens, next);
    if (value !== undefined && isCounting) {
      items.push({
        kind: 'measure',
        text: token.text,
        value: value * halfOf(tokens, next),
        upTo: undefined,
        grouped: undefined,
        unit: undefined,
        isWhole: true,
        label: undefined,
        marks: new Set(['count']),
        from: next,
        to: next + 1,
      });
    } else items.push({ kind: kindOf(tokens, next), text: token.text, from: next });
    lines.unshift({ items, next: next + 1 });
  }
  return done;
}

/** `half a dozen` is six. */
const halfOf = (tokens: readonly Token[], i: number): number =>
  /^half$/i.test(at(tokens, i - 2)) || /^half$/i.test(at(tokens, i - 1)) ? 0.5 : 1;

/** A number word counts before words or a size; 一 and 两 only before their counter. */
function countsWith(tokens: readonly Token[], i: number): boolean {
  const next = at(tokens, i + 1);
  if (/^\p{Script=Han}$/u.test(at(tokens, i))) return means(next, 'countBehind');
  // `564 x 300 x 4 - edge one long side`: the number of edges with a tape.
  const isLast = !tokens.slice(i + 1).some(({ kind }) => kind === 'number');
  const hasSize = tokens.slice(0, i).some(({ kind }) => kind === 'number');
  if (isLast && hasSize && tokens.slice(i + 1, i + 4).some(({ text }) => means(text, 'edge')))
    return false;
  return tokens[i + 1] !== undefined && !/^(?:side|edge|end|of)$/.test(next === 'of' ? 'x' : next);
}

function kindOf(tokens: readonly Token[], i: number): 'word' | 'times' | 'cut' | 'sign' {
  const text = at(tokens, i);
  if (isTimesWord(text)) return 'times';
  // 12/12 cm is a section.
  if (text === '/' && isNumber(tokens, i - 1) && isNumber(tokens, i + 1) && glued(tokens, i))
    return 'times';
  if (/^[,;|\t:]$/.test(text)) return 'cut';
  const isDash = text === '-' && !(glued(tokens, i) && glued(tokens, i + 1));
  if (isDash) return 'cut';
  return tokens[i]?.kind === 'word' ? 'word' : 'sign';
}
