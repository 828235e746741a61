import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '给热水管做保温',
  place: '热水管',
  find: '管道保温，保温套，橡塑管，热水器，锅炉，节能，防冻',
  summary: '整段热水管套上保温套，弯头和三通斜切拼好，胶带和扎带一并算清。',
};
