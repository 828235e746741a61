import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '做凹位层板和开放柜',
  place: '壁龛',
  find: '书架，书柜，打柜，储物柜，搁板，置物架，生态板，壁龛',
  summary: '托条层板或带侧板的柜体，按放的东西算好不下垂；每块板的尺寸都由凹位算出，用最少的板材。',
};
