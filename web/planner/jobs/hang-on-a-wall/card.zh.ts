import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '往墙上挂东西',
  find: '挂画，镜子，电视支架，打孔，膨胀螺栓，膨胀管，置物架，窗帘杆',
  summary: '按墙体和重量选对固定件和数量，并标出可能走电线、不能打孔的地方。',
};
