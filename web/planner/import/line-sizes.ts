import { unitNamed } from '../measure/units/parse-length.ts';
import { atomsOf, type Atom } from './line-atoms.ts';
import { isCountBehind, isTimes } from './read-count.ts';

/** A run of atoms and where it ends. */
interface Taken {
  readonly end: number;
  readonly hasUnit: boolean;
  readonly isSplit: boolean;
}

/** A line in atoms, and what numbers, units and sizes begin at each. */
export class Line {
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
