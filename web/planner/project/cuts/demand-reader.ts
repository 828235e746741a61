import { sawUnit } from '../../jobs/kit/steps/workshop.ts';
import { en } from '../../../language/en/cut-demand.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { parseNumber } from '../../measure/units/parse-number.ts';
import { partUnit } from '../../measure/units/read-size.ts';
import { mm, toMm, type Length, type Result } from '../../measure/units/units.ts';
import type { Currency } from '../../stock/region.ts';

/** Collects what is wrong field by field while a list is read. */
export class DemandReader {
  readonly problems = new Map<string, string>();
  readonly locale: Locale;
  readonly currency: Currency;
  readonly words: typeof en;

  constructor(locale: Locale, currency: Currency) {
    this.locale = locale;
    this.currency = currency;
    this.words = locale.words('cutDemand', en);
  }

  keep<T>(field: string, result: Result<T>): T | undefined {
    if (result.ok) return result.value;
    this.problems.set(field, result.reason);
    return undefined;
  }

  /** Size of a part or a board, mm; undefined with a message if it cannot be read. */
  size(field: string, text: string, ask: string): number | undefined {
    if (text.trim() === '') {
      this.problems.set(field, ask);
      return undefined;
    }
    const value = this.keep(field, parseLength(text, partUnit(this.locale), this.locale));
    if (value === 0) this.problems.set(field, this.words.zero);
    return value === undefined || value === 0 ? undefined : toMm(value);
  }

  /** A small size of the workshop, mm; the usual one if the text is empty or unusable. */
  saw(
    field: string,
    text: string,
    usual: Length,
    { most, tooMuch } = { most: mm(500), tooMuch: this.words.wideSaw },
  ): number {
    if (text.trim() === '') return toMm(usual);
    const value = this.keep(field, parseLength(text, sawUnit(this.locale), this.locale));
    if (value !== undefined && value > most) this.problems.set(field, tooMuch);
    return toMm(!this.problems.has(field) && value !== undefined ? value : usual);
  }

  count(field: string, text: string, otherwise: number | null, least: number): number | null {
    if (text.trim() === '') return otherwise;
    const count = this.keep(
      field,
      parseNumber(text, { least, most: 5000, whole: true }, this.locale),
    );
    return count ?? otherwise;
  }

  degrees(field: string, text: string): number {
    if (text.trim() === '') return 0;
    return this.keep(field, parseNumber(text, { least: 0, most: 75 }, this.locale)) ?? 0;
  }
}
