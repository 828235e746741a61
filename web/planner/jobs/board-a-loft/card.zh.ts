import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '阁楼铺板和保温',
  place: '阁楼',
  find: '保温，隔热，岩棉，屋顶，储物',
  summary: '保温棉铺到当地要求的厚度，上面用支脚垫起铺面，每块板都排好，每个支脚都数清。',
};
