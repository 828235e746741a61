import { locale } from './language.ts';

/** Makes each formatter once: making one takes as long as laying a hundred tiles. */
function kept<Format>(make: (locale: string, key: string) => Format): (key: string) => Format {
  const all = new Map<string, Format>();
  return (key) => {
    const found = all.get(key) ?? make(locale(), key);
    all.set(key, found);
    return found;
  };
}

const numbers = kept(
  (tag, digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: Number(digits) }),
);
const sums = kept(
  (tag, currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);
const rules = kept((tag) => new Intl.PluralRules(tag));
const dates = kept((tag, options) => new Intl.DateTimeFormat(tag, JSON.parse(options) as object));

/** What all languages of the app write alike does without a formatter: a page's first takes a slow phone 80 ms. */
const isPlain = (value: number): boolean => value >= 0 && value < 1000;
const SIGNS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$', CNY: '¥' };

/** A number with at most so many decimals, its thousands grouped: `1,250`. */
export const number = (value: number, digits: 0 | 1 | 2 | 3 = 0): string =>
  isPlain(value) && Number.isInteger(value) ? String(value) : numbers(String(digits)).format(value);

/** The form that goes with a whole number, `#` standing for the number: `{ one: '# part', other: '# parts' }`. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  const form = forms[rules('').select(count)] ?? forms.other;
  return form.replaceAll('#', number(count));
}

/** Money with the shortest sign that its currency has: `£54.00`. */
export function money(amount: number, currency: string): string {
  const sign = SIGNS[currency];
  const whole = amount.toFixed(2);
  return sign !== undefined && isPlain(amount) && Number(whole) === amount
    ? sign + whole
    : sums(currency).format(amount);
}

/** A moment in the words of the language in force. */
export const date = (at: number | Date, options: Intl.DateTimeFormatOptions): string =>
  dates(JSON.stringify(options)).format(at);
