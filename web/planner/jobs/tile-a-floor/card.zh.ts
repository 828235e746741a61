import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '铺地砖',
  find: '瓷砖，地面砖，瓷片，卫生间，厨房，美缝',
  summary: '在屏幕上一块块排好，直铺、斜铺或人字铺，买实际要用的数量。',
};
