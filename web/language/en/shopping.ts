/** Prices, and what is there already, as typed. */
export const en = {
  notAPrice: (typed: string) => `“${typed}” is not a price. Type one such as 24.50.`,
  priceTooHigh: 'That price is above 100,000. Check it.',
  /** With a unit that can be typed; none for what is counted. */
  noAmount: (unit: string) =>
    `Type how much is there${unit === '' ? ', such as 6' : `, such as 1.5 ${unit}`}.`,
  noLength: 'Type its length.',
  noWidth: 'Type its width.',
};
