import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '刷围栏和户外木料',
  place: '后院围栏',
  find: '木蜡油，防腐木，清漆，花园，木屋，院子',
  summary:
    '围栏、木屋和外墙木板要多少木油或油漆，按木料和遍数算，连清洁剂和防腐剂，挑最省钱的几桶。',
};
