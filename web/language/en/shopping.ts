// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  notAPrice: (typed: string, sample: string): string => `“${typed}” is not a price. Type one such as ${sample}.`,
  priceTooHigh: (most: string): string => `That price is above ${most}. Check it.`,
  noAmount: (unit: string): string => `Type how much is there, such as ${unit === '' ? "6" : `1.5 ${unit}`}.`,
  noLength: "Type its length.",
  noWidth: "Type its width.",
  defectOff: {
    length: (end: string, side: string): string => `That ends ${end} from the left, off the sheet of ${side}.`,
    width: (end: string, side: string): string => `That ends ${end} from the bottom, off the sheet of ${side}.`,
  },
};
