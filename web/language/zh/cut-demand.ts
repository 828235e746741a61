import type { MessageCatalogue } from '../catalogue.ts';

export const cutDemand: MessageCatalogue['cutDemand'] = {
  typeLength: '请填长度。',
  typeWidth: '请填宽度。',
  zero: '不能是 0。',
  wideSaw: '没有这么宽的锯。',
  tooRough: '放这么多，就是另一个部件了。',
  thickTape: '没有这么厚的封边条。',
  longStrip: '封边条不会多留这么长。',
  thickBands: '扣掉封边条的厚度后，什么都不剩了。',
  unpriced: '填上价格才会用它：有价格和没价格的规格没法比较。',
  tooMany: (most) => `加上这些就超过 ${most} 件了：请另建一份下料单。`,
  wholeBoard: {
    linear: '锯缝会吃掉整根木料。',
    sheet: '锯缝会吃掉整张板材。',
  },
  nothingLeft: {
    linear: '这样哪根木料都剩不下。',
    sheet: '这样哪张板材都剩不下。',
  },
  noFace: '请填斜切面的宽度。',
  longMitres: '这些斜切所需的长度超过了部件本身。',
};
