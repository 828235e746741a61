import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '做抬高花池（菜池）',
  place: '花池',
  find: '种菜，花坛，菜园，院子，花园',
  summary: '木板或方木用最省钱的长度下料，桩距按土压算出，填土算到升。',
};
