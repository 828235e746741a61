/** An ISO 4217 code that the browser knows. */
export type Currency = string;

/** The currencies of our regions, which come first. */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'CNY'] as const;

/** True if the browser knows the currency. */
export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((one) => one === value) || known().some((one) => one === value);

/** Currencies of the browser; empty if it cannot list them. */
function known(): readonly string[] {
  try {
    return Intl.supportedValuesOf('currency');
  } catch {
    return [];
  }
}
