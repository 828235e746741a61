import { unitNamed } from '../measure/units/parse-length.ts';
import { Line } from './line-sizes.ts';
import { isCountBefore, isCountBehind, isThickBefore, isThickBehind } from './read-count.ts';

/**
 * What a written line is made of, from left to right:
 *
 *     item      = count | thickness | price | size | "x" | cut | "@" | word
 *     count     = N "pcs" | N "off" | N "x" (no number behind) | "x" N (none before) | "(" N ["x"] ")" | "qty" N | N "@"
 *     thickness = size "thick" | "thick" size | "t=" size
 *     price     = "£" N | N "£"
 *     size      = number [unit] | feet ["-"] inches | metres centimetres
 *     number    = N | N N/N | N/N | N½ | N NNN (before a unit)
 *     cut       = "," | ";" | ":" | tab | " - "
 *
 * The words that count are in `words/row-words.json`, the units where lengths are read.
 */
export type Item =
  | {
      readonly kind: 'count' | 'thickness' | 'price' | 'word' | 'cut' | 'times' | 'at';
      readonly text: string;
      readonly at: number;
    }
  | Size;

export interface Size {
  readonly kind: 'size';
  readonly text: string;
  readonly at: number;
  readonly hasUnit: boolean;
  /** `4 735 mm`: thousands, or four of 735 mm. */
  readonly isSplit: boolean;
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);

interface Found {
  readonly item: Item;
  readonly end: number;
}

/** A number of pieces that says so. */
function countAt(line: Line, at: number): Found | undefined {
  const found = (number: number, end: number): Found => {
    const { text = '', start = 0 } = line.atoms[number] ?? {};
    return { item: { kind: 'count', text, at: start }, end };
  };
  const isCount = (i: number): boolean =>
    line.is(i, 'number') && isWhole(line.atoms[i]?.text ?? '');
  const behind = (i: number): number => {
    const isDotted = line.is(i + 1, 'sign', '.');
    if (isCountBehind(line.word(i))) return isDotted ? i + 2 : i + 1;
    const isLone = line.isTimes(i) && !line.is(i + 1, 'number') && !line.is(i + 1, 'fraction');
    return isLone ? i + 1 : -1;
  };
  if (line.is(at, 'sign', '(')) {
    const first = line.isTimes(at + 1) ? at + 2 : at + 1;
    if (!isCount(first)) return undefined;
    const after = behind(first + 1);
    const end = after < 0 ? first + 1 : after;
    return line.is(end, 'sign', ')') ? found(first, end + 1) : undefined;
  }
  if (isCountBefore(line.word(at))) {
    const isSigned = [':', '=', '.'].some((sign) => line.is(at + 1, 'sign', sign));
    const first = isSigned ? at + 2 : at + 1;
    return isCount(first) && line.unit(first + 1) === undefined && !line.isTimes(first + 1)
      ? found(first, first + 1)
      : undefined;
  }
  if (
    line.isTimes(at) &&
    isCount(at + 1) &&
    !line.is(at - 1, 'number') &&
    line.unit(at) === undefined
  ) {
    const isSize =
      line.unit(at + 2) !== undefined || line.isTimes(at + 2) || line.is(at + 2, 'sign', '/');
    const isBehindSize =
      at > 0 &&
      (line.is(at - 1, 'fraction') || unitNamed(line.atoms[at - 1]?.text ?? '') !== undefined);
    return isSize || isBehindSize ? undefined : found(at + 1, at + 2);
  }
  if (!isCount(at)) return undefined;
  // The 4 of `1x4 @ 36"` is a side.
  if (line.is(at + 1, 'sign', '@') && !line.isTimes(at - 1)) return found(at, at + 2);
  const isDashed = line.is(at + 1, 'sign', '-') && line.isGlued(at + 1);
  const end = behind(isDashed ? at + 2 : at + 1);
  return end < 0 ? undefined : found(at, end);
}

const MONEY = /^[£€$¥₽₴]$/;

function priceAt(line: Line, at: number): Found | undefined {
  const isMoney = (i: number): boolean => MONEY.test(line.atoms[i]?.text ?? '');
  const [from, to] = isMoney(at) && line.is(at + 1, 'number') ? [at, at + 2] : [at, at + 1];
  const end = to === at + 2 ? to : line.is(at, 'number') && isMoney(at + 1) ? at + 2 : undefined;
  if (end === undefined) return undefined;
  return {
    item: { kind: 'price', text: line.from(from, end), at: line.atoms[from]?.start ?? 0 },
    end,
  };
}

function thicknessAt(line: Line, at: number): Found | undefined {
  const start = line.atoms[at]?.start ?? 0;
  if (
    isThickBefore(line.word(at)) ||
    (line.word(at).toLowerCase() === 't' && line.is(at + 1, 'sign', '='))
  ) {
    const first = line.is(at + 1, 'sign', '=') || line.is(at + 1, 'sign', ':') ? at + 2 : at + 1;
    const size = line.size(first);
    if (size === undefined) return undefined;
    return {
      item: { kind: 'thickness', text: line.from(first, size.end), at: start },
      end: size.end,
    };
  }
  const size = line.size(at);
  if (size === undefined || !isThickBehind(line.word(size.end))) return undefined;
  return {
    item: { kind: 'thickness', text: line.from(at, size.end), at: start },
    end: size.end + 1,
  };
}

function sizeAt(line: Line, at: number): Found | undefined {
  // The 4 of A4 is a name's.
  const isNamed = line.isGlued(at) && line.is(at - 1, 'word') && !line.isTimes(at - 1);
  const size = isNamed ? undefined : line.size(at);
  if (size === undefined) return undefined;
  const { end, hasUnit, isSplit } = size;
  // Nor is 2nd a size.
  if (!hasUnit && line.isGlued(end) && line.word(end) !== '' && !line.isTimes(end))
    return undefined;
  const text = line.from(at, end).replace(/\.$/, '');
  return { item: { kind: 'size', text, at: line.atoms[at]?.start ?? 0, hasUnit, isSplit }, end };
}

function signAt(line: Line, at: number, items: readonly Item[]): Found | undefined {
  const { text = '', start = 0 } = line.atoms[at] ?? {};
  const item = (kind: 'cut' | 'times' | 'at'): Found => ({
    item: { kind, text, at: start },
    end: at + 1,
  });
  const isNext =
    line.is(at + 1, 'number') || line.is(at + 1, 'fraction') || line.is(at + 1, 'sign', '.');
  if (line.isTimes(at) && items.at(-1)?.kind === 'size' && isNext) return item('times');
  if (text === '@') return item('at');
  if (/^[,;:|\t]$/.test(text)) return item('cut');
  const isDash = /^[-–—]$/.test(text) && !line.isGlued(at) && !line.isGlued(at + 1);
  return isDash ? item('cut') : undefined;
}

/** The items of a line, in order. */
export function itemsOf(text: string): readonly Item[] {
  const line = new Line(text);
  const items: Item[] = [];
  let at = 0;
  while (at < line.atoms.length) {
    const found = signAt(line, at, items) ??
      countAt(line, at) ??
      priceAt(line, at) ??
      thicknessAt(line, at) ??
      sizeAt(line, at) ?? {
        item: {
          kind: 'word' as const,
          text: line.atoms[at]?.text ?? '',
          at: line.atoms[at]?.start ?? 0,
        },
        end: at + 1,
      };
    items.push(found.item);
    at = found.end;
  }
  return items;
}
