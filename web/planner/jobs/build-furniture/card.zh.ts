import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '做一件家具',
  place: '家具',
  find: '书柜, 书架, 柜子, 橱柜, 地柜, 吊柜, 抽屉柜, 衣柜, 工作台, 箱子, 花箱, 柜体, 开料单',
  summary:
    '输入书柜、橱柜、抽屉柜、衣柜、工作台、箱子或花箱的外形尺寸：立体图可拆可合，每块板都从最少的板材锯出。',
};
