import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '贴墙砖',
  find: '瓷砖，墙面砖，卫生间，厨房，浴室，马赛克，美缝',
  summary: '买之前先在你自己的墙上排砖：整砖和切砖都数清，切下的接着用，瓷砖胶和填缝剂配好。',
};
