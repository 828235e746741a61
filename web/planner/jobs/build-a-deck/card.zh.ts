import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '搭户外木平台',
  place: '后院平台',
  find: '防腐木，阳台，露台，花园，地台，院子',
  summary: '面板按你自己的场地排，骨架、基础、楼梯和护栏按高度配齐，用最省钱的长度锯料。',
};
