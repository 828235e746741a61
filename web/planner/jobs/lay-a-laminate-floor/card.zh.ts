import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '铺强化或石塑地板',
  find: '复合地板，木地板，锁扣地板，SPC 地板，铺地板',
  summary: '地板条一行行错缝排好，上一行的余料接着起下一行，按整包计算。',
};
