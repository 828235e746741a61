import type { Catalogue } from '../catalogue.ts';

export const job: Catalogue['job'] = {
  measure: {
    room: '量你的房间',
    wall: '量你的墙',
    ground: '量你的场地',
    run: '量你的线路',
    thing: '规划你的',
  },
  example: (figures) => `例：${figures}。`,
  counts: '怎么算的',
  tools: '工具',
  toolList: (tools) => `${tools}。`,
  steps: '步骤',
  step: (title) => `${title}。`,
  work: (time) => `用时 ${time}。`,
  dry: (time) => `之后等待 ${time}。`,
  pitfalls: '容易出错的地方',
};
