import { en } from '../../../language/en/requests.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';

/** An error of the request and its field: `parts[3].length`. */
export interface Fault {
  readonly at: string;
  readonly reason: string;
}

export type RequestFields = Readonly<Record<string, unknown>>;

const NM_PER_MM = 1e6;
const LONGEST_MM = 1e7;
const LONGEST_ID = 200;
const MOST_ROWS = 50_000;
const LONGEST_TIME_MS = 600_000;

/**
 * Reads untrusted values one by one and collects their errors. An invalid value reads as a harmless one, so that
 * callers check `faults` once, at the end.
 */
export class FieldReader {
  readonly words: typeof en;
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.words = locale.words('requests', en);
  }

  readonly faults: Fault[] = [];

  fault(at: string, reason: string): void {
    this.faults.push({ at, reason });
  }

  object(value: unknown, at: string): RequestFields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as RequestFields;
    }
    this.fault(at, this.words.object(show(value)));
    return {};
  }

  rows(value: unknown, at: string): RequestFields[] {
    if (!Array.isArray(value) || value.length === 0) {
      this.fault(at, this.words.rows);
      return [];
    }
    if (value.length > MOST_ROWS) {
      this.fault(at, this.words.tooManyRows(MOST_ROWS));
      return [];
    }
    return value.map((row, i) => this.object(row, `${at}[${i}]`));
  }

  /** A length above zero, nanometres. */
  length(value: unknown, at: string): number {
    const nm = this.lengthOrZero(value, at);
    if (nm === 0 && !this.hasFault(at)) this.fault(at, this.words.zero);
    return nm;
  }

  /** A length of zero or more, nanometres; 0 if absent. */
  optionalLength(value: unknown, at: string): number {
    return value === undefined || value === null ? 0 : this.lengthOrZero(value, at);
  }

  id(value: unknown, at: string, seen: Map<string, string>): string {
    if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST_ID) {
      this.fault(at, this.words.id(LONGEST_ID, show(value)));
      return '';
    }
    const first = seen.get(value);
    if (first !== undefined) this.fault(at, this.words.again(show(value), first));
    seen.set(value, at);
    return value;
  }

  /** An integer of at least `least`; `otherwise` if absent. */
  count(value: unknown, at: string, least: number, otherwise: number): number {
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
    this.fault(at, this.words.count(least, show(value)));
    return least;
  }

  price(value: unknown, at: string, otherwise: number): number {
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'number' && value >= 0 && value <= 1e9) return value;
    this.fault(at, this.words.price(show(value)));
    return 0;
  }

  timeLimit(value: unknown, at: string, otherwise: number): number {
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'number' && value > 0 && value <= LONGEST_TIME_MS) return value;
    this.fault(at, this.words.time(LONGEST_TIME_MS, show(value)));
    return otherwise;
  }

  angle(value: unknown, at: string): number {
    if (value === undefined || value === null) return 0;
    if (typeof value === 'number' && value >= 0 && value <= 75) return value;
    this.fault(at, this.words.angle(show(value)));
    return 0;
  }

  oneOf<T>(value: unknown, at: string, choices: readonly T[], otherwise: T): T {
    if (value === undefined) return otherwise;
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    this.fault(at, this.words.oneOf(choices.map(show), show(value)));
    return otherwise;
  }

  /** A length of zero or more, nanometres. */
  lengthOrZero(value: unknown, at: string): number {
    const mm = typeof value === 'string' ? this.writtenLength(value, at) : value;
    if (typeof mm === 'number' && mm >= 0 && mm <= LONGEST_MM) return Math.round(mm * NM_PER_MM);
    if (!this.hasFault(at)) {
      this.fault(at, this.words.length(LONGEST_MM, show(value)));
    }
    return 0;
  }

  private writtenLength(text: string, at: string): number | undefined {
    const parsed = parseLength(text, 'mm', this.#locale);
    if (parsed.ok) return toMm(parsed.value);
    this.fault(at, parsed.reason);
    return undefined;
  }

  private hasFault(at: string): boolean {
    return this.faults.at(-1)?.at === at;
  }
}

/** A value as a message shows it: short, on one line. */
export function show(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
