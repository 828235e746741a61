import type { MessageCatalogue } from '../catalogue.ts';

export const lengths: MessageCatalogue['lengths'] = {
  keysFor: (label) => `“${label}”的按键`,
  next: '下一项',
  meant: (size) => `是否指 ${size}？`,
  usual: '常用尺寸，未实测',
  keys: {
    m: { show: 'm', say: '米' },
    cm: { show: 'cm', say: '厘米' },
    mm: { show: 'mm', say: '毫米' },
    ft: { show: '英尺', say: '英尺' },
    in: { show: '英寸', say: '英寸' },
    half: { show: '½', say: '又二分之一' },
    quarter: { show: '¼', say: '又四分之一' },
    eighth: { show: '⅛', say: '又八分之一' },
    over: { show: '/', say: '分数线' },
  },
};
