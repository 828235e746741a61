/** The currencies of the regions, by their ISO 4217 codes. */
export const CURRENCIES = ['GBP', 'EUR', 'USD', 'CNY'] as const;
export type Currency = (typeof CURRENCIES)[number];
