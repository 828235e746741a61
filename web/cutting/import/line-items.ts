import { unitNamed } from '../../measure/parse-length.ts';
import { atomsOf, type Atom } from './line-atoms.ts';
import {
  isCountBefore,
  isCountBehind,
  isThickBefore,
  isThickBehind,
  isTimes,
} from './read-count.ts';

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

/** A run of atoms and where it ends. */
interface Taken {
  readonly end: number;
  readonly hasUnit: boolean;
  readonly isSplit: boolean;
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);

class Line {
  readonly text: string;
  readonly atoms: readonly Atom[];

  constructor(text: string) {
    this.text = text;
    this.atoms = atomsOf(text);
  }

  is(at: number, kind: Atom['kind'], text?: string): boolean {
    const atom = this.atoms[at];
    return atom?.kind === kind && (text === undefined || atom.text === text);
  }

  word(at: number): string {
    return this.atoms[at]?.kind === 'word' ? (this.atoms[at]?.text ?? '') : '';
  }

  /** Whether nothing stands between an atom and the one before it. */
  isGlued(at: number): boolean {
    return at > 0 && this.atoms[at]?.start === this.atoms[at - 1]?.end;
  }

  isTimes(at: number): boolean {
    return isTimes(this.atoms[at]?.text ?? '');
  }

  from(start: number, end: number): string {
    return this.text.slice(this.atoms[start]?.start, this.atoms[end - 1]?.end);
  }

  /** A number with its fraction: where it ends; undefined where none begins. */
  number(at: number): { readonly end: number; readonly isSplit: boolean } | undefined {
    if (this.is(at, 'fraction')) return { end: at + 1, isSplit: false };
    if (!this.is(at, 'number')) return undefined;
    const isRatio = (i: number): boolean =>
      this.is(i, 'number') &&
      this.is(i + 1, 'sign', '/') &&
      this.is(i + 2, 'number') &&
      this.isGlued(i + 1);
    if (isRatio(at)) return { end: at + 3, isSplit: false };
    if (this.is(at + 1, 'fraction')) return { end: at + 2, isSplit: false };
    if (isRatio(at + 1)) return { end: at + 4, isSplit: false };
    if (this.is(at + 1, 'sign', '-') && isRatio(at + 2)) return { end: at + 5, isSplit: false };
    return this.#thousands(at);
  }

  /** `1 200` where a unit follows. */
  #thousands(at: number): { readonly end: number; readonly isSplit: boolean } {
    const [first, second] = [this.atoms[at], this.atoms[at + 1]];
    const isSpaced = first !== undefined && second?.start === first.end + 1;
    const isThree = second?.kind === 'number' && /^\d{3}(?:,\d{1,2})?$/.test(second.text);
    if (!isSpaced || !isThree || !/^\d{1,3}$/.test(first.text) || this.unit(at + 2) === undefined) {
      return { end: at + 1, isSplit: false };
    }
    const isSure = this.text[first.end] === '\u00a0';
    return { end: at + 2, isSplit: !isSure };
  }

  /** Where the unit behind a number ends, and what it is. */
  unit(at: number): { readonly end: number; readonly unit: string } | undefined {
    const i =
      this.is(at, 'sign', '-') && this.isGlued(at) && this.word(at + 1) !== '' ? at + 1 : at;
    const atom = this.atoms[i];
    const named =
      atom === undefined || isCountBehind(atom.text)
        ? undefined
        : unitNamed(atom.text === "''" ? '"' : atom.text);
    if (named === undefined) return undefined;
    // 5 m is a length, and so is 5 ft. with its point.
    const isDotted = this.is(i + 1, 'sign', '.') && this.isGlued(i + 1);
    return { end: isDotted ? i + 2 : i + 1, unit: named };
  }

  /** A size as long as it goes on: feet with their inches, metres with their centimetres. */
  size(at: number): Taken | undefined {
    const number = this.number(at);
    if (number === undefined) return undefined;
    const unit = this.unit(number.end);
    if (unit === undefined) return { ...number, hasUnit: false };
    const end = this.#rest(unit) ?? unit.end;
    return { end, isSplit: number.isSplit, hasUnit: true };
  }

  #rest({ end, unit }: { readonly end: number; readonly unit: string }): number | undefined {
    if (unit !== 'ft' && unit !== 'm') return undefined;
    const at =
      unit === 'ft' && this.is(end, 'sign', '-') && this.is(end + 1, 'number') ? end + 1 : end;
    const number = this.number(at);
    if (number === undefined || number.isSplit) return undefined;
    const next = this.unit(number.end);
    const [inner, digits] = [next?.unit, this.from(at, number.end)];
    if (unit === 'ft') {
      if (inner === 'in') return next?.end;
      // `8' 3` at the end of a cell; `8' 3 pcs` is none.
      const isLast =
        number.end >= this.atoms.length ||
        this.is(number.end, 'sign') ||
        (this.isTimes(number.end) && !this.isGlued(number.end));
      return inner === undefined &&
        isLast &&
        Number.parseFloat(digits) < 12 &&
        !this.is(number.end, 'sign', '@')
        ? number.end
        : undefined;
    }
    if (inner === 'cm' || inner === 'mm') return next?.end;
    return inner === undefined && this.isGlued(at) && /^\d{2,3}$/.test(digits)
      ? number.end
      : undefined;
  }
}

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
