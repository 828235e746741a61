import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '铺草皮或播草籽',
  place: '后院草坪',
  find: '草坪，花园，院子，种草',
  summary: '草皮按你家地块一条条排好，或草籽算到克，土、底肥和水一并算清。',
};
