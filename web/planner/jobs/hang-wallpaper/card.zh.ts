import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '贴墙纸',
  find: '壁纸，墙布，裱糊，背景墙',
  summary: '绕开门窗数清每一幅，对花裁卷，不会贴到最后一面墙才发现少一卷。',
};
