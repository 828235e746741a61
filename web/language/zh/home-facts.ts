import type { MessageCatalogue } from '../catalogue.ts';

export const homeFacts: MessageCatalogue['homeFacts'] = {
  built: '房子的建成年份',
  builtHint: '例如 1965',
  builtNote: '用来判断哪里可能有石棉和铅。不填就按老房子算。',
  noYear: '填四位数的年份，例如 1965。',
  country: '国家',
  countries: {
    gb: '英国',
    ie: '爱尔兰',
    au: '澳大利亚',
    us: '美国',
    ca: '加拿大',
    eu: '其他',
    de: '德国',
    at: '奥地利',
    fr: '法国',
    it: '意大利',
    nl: '荷兰',
    pl: '波兰',
    se: '瑞典',
    dk: '丹麦',
    cn: '中国',
  },
};
