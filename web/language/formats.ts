/** Numbers, plurals, money and dates as one locale writes them. */
export interface Formats {
  /** A number with at most so many decimals, its thousands grouped: `1,250`. */
  readonly number: (value: number, digits?: 0 | 1 | 2 | 3) => string;
  /** The form that goes with a whole number, `#` standing for the number: `{ one: '# part', other: '# parts' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** An amount in the smallest unit of its currency, with the shortest sign that the currency has: `£54.00`. */
  readonly money: (amount: number, currency: string) => string;
  /** Sentences one after another: with a space between them, or without one where the script has none. */
  readonly sentences: (sentences: readonly string[]) => string;
  /** A moment: `21 Nov`. */
  readonly date: (at: number | Date, options: Intl.DateTimeFormatOptions) => string;
}

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Makes each thing once: making a formatter takes as long as laying a hundred tiles. */
function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const all = new Map<string, Made>();
  return (key) => {
    const found = all.get(key) ?? make(key);
    all.set(key, found);
    return found;
  };
}

/** What a formatter makes; where the browser has none, what `plain` does: readable, if not as the language writes it. */
function format(make: () => string, plain: () => string): string {
  try {
    return make();
  } catch {
    return plain();
  }
}

/** What all languages of the app write alike does without a formatter: a page's first takes a slow phone 80 ms. */
const isPlain = (value: number): boolean => value >= 0 && value < 1000;
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

/** How many decimals a currency has: 2 for most, 0 for the yen. Throws for what is no currency code. */
export const minorDigits = (currency: string): number => decimalsOf(currency);

/** The formats of a BCP 47 tag, the same object for the same tag. Pure but for remembering formatters. */
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
  const number: Formats['number'] = (value, digits = 0) =>
    isPlain(value) && Number.isInteger(value)
      ? String(value)
      : format(
          () => numbers(String(digits)).format(value),
          () => String(Number(value.toFixed(digits))),
        );
  return {
    number,
    plural(count, forms) {
      const rule = format(
        () => rules('').select(count),
        () => (count === 1 ? 'one' : 'other'),
      );
      const form = forms[rule as Intl.LDMLPluralRule] ?? forms.other;
      return form.replaceAll('#', number(count));
    },
    money(amount, currency) {
      const value = amount / 10 ** minorDigits(currency);
      const sign = SIGNS.get(currency);
      return sign !== undefined && isPlain(value) && Number.isInteger(amount)
        ? sign + value.toFixed(2)
        : format(
            () => sums(currency).format(value),
            () => (sign ?? `${currency} `) + value.toFixed(2),
          );
    },
    sentences: (sentences) => sentences.join(tag.startsWith('zh') ? '' : ' '),
    date: (at, options) =>
      format(
        () => dates(JSON.stringify(options)).format(at),
        () => new Date(at).toISOString().slice(0, 10),
      ),
  };
});
