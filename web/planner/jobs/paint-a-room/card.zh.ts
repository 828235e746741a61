import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '刷墙',
  find: '乳胶漆，刷漆，涂料，粉刷，墙面漆，翻新，顶面',
  summary: '量好房间，扣掉门窗，买够刷墙面和天花的最省钱的几桶漆。',
};
