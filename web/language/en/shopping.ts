/** Prices, and what is there already, as typed. */
export const en = {
  notAPrice: (typed: string, sample: string) =>
    `“${typed}” is not a price. Type one such as ${sample}.`,
  priceTooHigh: (most: string) => `That price is above ${most}. Check it.`,
  /** With a unit that can be typed; none for what is counted. */
  noAmount: (unit: string) =>
    `Type how much is there${unit === '' ? ', such as 6' : `, such as 1.5 ${unit}`}.`,
  noLength: 'Type its length.',
  noWidth: 'Type its width.',
  /** Of a damaged place: where it ends, and the sheet. */
  defectOff: {
    length: (end: string, side: string) =>
      `That ends ${end} from the left, off the sheet of ${side}.`,
    width: (end: string, side: string) =>
      `That ends ${end} from the bottom, off the sheet of ${side}.`,
  },
};
