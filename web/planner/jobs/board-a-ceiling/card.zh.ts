import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '石膏板吊顶封板',
  find: '天花板，石膏板，顶面，封顶',
  summary: '石膏板横跨梁或木方错缝排好，用最少的板裁出来，连螺丝、接缝带和嵌缝膏。',
};
