import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '铺小径、碎石地或小块混凝土地坪',
  place: '花园小径',
  find: '花园，院子，石子，水泥地，车道，硬化',
  summary: '任何形状的场地，按厚度算碎石、石料、土或混凝土，小袋或吨袋，哪个便宜用哪个。',
};
