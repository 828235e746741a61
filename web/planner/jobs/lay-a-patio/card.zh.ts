import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '铺石板露台',
  place: '铺石露台',
  find: '铺地，院子，花园，透水砖，石材，平台',
  summary: '从房子一侧逐块排石板，切块和坡度都画出来，垫层、砂浆或砂、填缝料一次算清。',
};
