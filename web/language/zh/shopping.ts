// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/shopping.ts';

export const zh: typeof en = {
  notAPrice: (typed: string, sample: string): string => `“${typed}”不是价格。请填例如 ${sample}。`,
  priceTooHigh: (most: string): string => `价格超过 ${most} 了。请检查。`,
  noAmount: (unit: string): string => `请填现有多少，例如 ${unit === '' ? "6" : `1.5 ${unit}`}。`,
  noLength: "请填它的长度。",
  noWidth: "请填它的宽度。",
  defectOff: {
    length: (end: string, side: string): string => `缺陷到距左边 ${end} 处，超出了长 ${side} 的板。`,
    width: (end: string, side: string): string => `缺陷到距下边 ${end} 处，超出了宽 ${side} 的板。`,
  },
};
