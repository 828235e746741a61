import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '做轻钢龙骨隔墙',
  place: '隔墙',
  find: '石膏板，隔断，轻质隔墙，木龙骨',
  summary: '轻钢或木龙骨逐根定位，做好门窗洞口，石膏板排在上面，全部用最省钱的长度下料。',
};
