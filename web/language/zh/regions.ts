import type { MessageCatalogue } from '../catalogue.ts';

export const regions: MessageCatalogue['regions'] = {
  ask: '你在哪里买材料？',
  note: '规格、包装和示例价格按当地店里的来。项目保留开始时的地区。',
  names: { uk: '英国', us: '美国', eu: '欧盟', cn: '中国' },
  beforeTax: '未含销售税',
  prices: (place, years) => `价格：${place}${years === undefined ? '' : `，${years} 年`}`,
  change: '更改',
  changeNamed: '更改买材料的地方',
  examples: '示例价格，多为估计。点价格填入自己那家店的。',
  atYours: '按你的价格。',
  elsewhere: (theirs, yours) =>
    `当地的示例价格以 ${theirs} 计，不做换算：请用 ${yours} 填入自己那家店的价格。`,
};
