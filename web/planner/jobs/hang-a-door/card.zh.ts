import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '装室内门',
  place: '门',
  find: '换门，木门，套装门，门套，门框，合页，门锁，卧室门，防火门',
  summary: '按旧门框刨合新门扇，或连门套一起换：量三处宽、两处高，缝隙、合页、门锁和配件一次算清。',
};
