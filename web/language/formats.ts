/** Formats of numbers, plurals, money and dates in one locale. */
export interface Formats {
  /** A number with at most `digits` decimals and grouped thousands: `1,250`. */
  readonly number: (value: number, digits?: 0 | 1 | 2 | 3) => string;
  /** Name of the plural form of a number. */
  readonly pluralForm: (count: number) => Intl.LDMLPluralRule;
  /** Plural form of a number; `#` is replaced by the number: `{ one: '# part', other: '# parts' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** An amount in the smallest unit of its currency, with the shortest currency symbol: `£54.00`. */
  readonly money: (amount: number, currency: string) => string;
  /**
   * Joins a list; `last` separates its last two items: `a, b and c`. A Chinese word between items
   * gets spaces towards Latin letters and figures.
   */
  readonly list: (items: readonly string[], between: string, last: string) => string;
  /** Joins sentences, with spaces if the script uses them. */
  readonly sentences: (sentences: readonly string[]) => string;
  readonly date: (at: number | Date, options: Intl.DateTimeFormatOptions) => string;
}

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Caches results by key: creating a formatter takes as long as laying out a hundred tiles. */
function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const all = new Map<string, Made>();
  return (key) => {
    const found = all.get(key) ?? make(key);
    all.set(key, found);
    return found;
  };
}

/** Result of `make`; falls back to the simpler `plain` if the browser lacks the formatter. */
function format<Made extends string>(make: () => Made, plain: () => Made): Made {
  try {
    return make();
  } catch {
    return plain();
  }
}

/** Languages that write `£1,250.20`. The first `Intl` formatter of a page takes a slow phone 80 to 110 ms. */
const SIGN_FIRST = /^(?:en|zh)\b/;
/** Digits in groups of three: `1,250`. */
const grouped = (digits: string): string =>
  digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', '$'],
  ['CNY', '¥'],
]);

const decimalsOf = once((currency) =>
  SIGNS.has(currency)
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2),
);

/** Number of decimals of a currency: 2 for most, 0 for the yen. Throws for an invalid currency code. */
export const minorDigits = (currency: string): number => decimalsOf(currency);

/** Formats of a BCP 47 tag; the same object for the same tag. */
export const formatsOf: (tag: string) => Formats = once((tag) => {
  const numbers = once(
    (digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: Number(digits) }),
  );
  const sums = once(
    (currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const rules = once(() => new Intl.PluralRules(tag));
  const dates = once((options) => new Intl.DateTimeFormat(tag, JSON.parse(options) as object));
  const isSignFirst = SIGN_FIRST.test(tag);
  /** True for whole numbers that are written without a formatter: below 1000, all languages write them alike. */
  const isPlain = (value: number): boolean =>
    Number.isSafeInteger(value) && value >= 0 && (isSignFirst || value < 1000);
  const number: Formats['number'] = (value, digits = 0) =>
    isPlain(value)
      ? grouped(String(value))
      : format(
          () => numbers(String(digits)).format(value),
          () => String(Number(value.toFixed(digits))),
        );
  const pluralForm: Formats['pluralForm'] = (count) =>
    format(
      () => rules('').select(count),
      () => (count === 1 ? 'one' : 'other'),
    );
  return {
    number,
    pluralForm,
    plural: (count, forms) =>
      (forms[pluralForm(count)] ?? forms.other).replaceAll('#', number(count)),
    money(amount, currency) {
      const value = amount / 10 ** minorDigits(currency);
      const sign = SIGNS.get(currency);
      const [whole = '', cents = ''] = value.toFixed(2).split('.');
      return sign !== undefined && isSignFirst && isPlain(amount)
        ? `${sign}${grouped(whole)}.${cents}`
        : format(
            () => sums(currency).format(value),
            () => (sign ?? `${currency} `) + value.toFixed(2),
          );
    },
    list(items, between, last) {
      const final = items.at(-1) ?? '';
      if (items.length < 2) return final;
      const start = items.slice(0, -1).join(between);
      if (!/^\p{Script=Han}/u.test(last)) return start + last + final;
      const [before, after] = [/[\w²′″]$/.test(start), /^\w/.test(final)];
      return `${start}${before ? ' ' : ''}${last}${after ? ' ' : ''}${final}`;
    },
    sentences: (sentences) => sentences.join(tag.startsWith('zh') ? '' : ' '),
    date: (at, options) =>
      format(
        () => dates(JSON.stringify(options)).format(at),
        () => new Date(at).toISOString().slice(0, 10),
      ),
  };
});
