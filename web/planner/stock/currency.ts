/** An ISO 4217 code that the browser knows. */
export type Currency = string;

/** The currencies of our regions, which come first. */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'CNY'] as const;

/** Whether a value is a currency that the browser knows. */
export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((one) => one === value) || known().some((one) => one === value);

/** None in a browser that does not tell. */
function known(): readonly string[] {
  try {
    return Intl.supportedValuesOf('currency');
  } catch {
    return [];
  }
}
