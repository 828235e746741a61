import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '门和木作刷漆',
  find: '木器漆，油漆，刷门，踢脚线刷漆，门套，旧门翻新，窗套，楼梯扶手，暖气片',
  summary: '门、门套、踢脚线和窗从房间里量出，按旧漆、清漆还是白坯木算底漆和中涂，用最省钱的几桶。',
};
