import type { CardWords } from './kit/job-card.ts';

export const cardText: CardWords = {
  title: '木料与板材下料',
  find: '开料，裁板，锯木，切割，生态板，下料单，胶合板',
  summary: '列出部件和店里卖的木料或板材，算出最省钱的买法，附上依据，每一刀都画给你看。',
};
