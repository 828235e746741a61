import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '装踢脚线和线条',
  find: '踢脚板，地脚线，门套线，收口条',
  summary: '门洞和墙角之间每一段连同斜切都算好，用店里最省钱的长度组合下料。',
};
