import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '立围栏',
  place: '后院围栏',
  find: '栅栏，篱笆，院子，围墙，护栏，花园',
  summary: '绕过每个转角分跨，算出立柱、围栏片或横杆和围栏板，以及坑里实际用的混凝土。',
};
