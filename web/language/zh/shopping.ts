import type { MessageCatalogue } from '../catalogue.ts';

export const shopping: MessageCatalogue['shopping'] = {
  notAPrice: (typed, sample) => `“${typed}”不是价格。请填例如 ${sample}。`,
  priceTooHigh: (most) => `价格超过 ${most} 了。请检查。`,
  noAmount: (unit) => `请填现有多少，例如 ${unit === '' ? '6' : `1.5 ${unit}`}。`,
  noLength: '请填它的长度。',
  noWidth: '请填它的宽度。',
  defectOff: {
    length: (end, side) => `缺陷到距左边 ${end} 处，超出了长 ${side} 的板。`,
    width: (end, side) => `缺陷到距下边 ${end} 处，超出了宽 ${side} 的板。`,
  },
};
