import type { MessageCatalogue } from '../catalogue.ts';

export const job: MessageCatalogue['job'] = {
  measure: {
    room: '量你的房间',
    wall: '量你的墙',
    ground: '量你的场地',
    run: '量你的线路',
    thing: '开始这个项目',
  },
  instead: {
    room: '改量整个房间',
    wall: '改量一面墙',
    ground: '改量这块面积',
    run: '改量一条线',
    thing: '改为直接填尺寸',
  },
  figure: (label, value) => `${label} ${value}`,
  result: (figures, cost) => `${figures}：约\u00a0${cost}`,
  buys: (count) => `要买的 ${count} 样都算在内，工具另计`,
  example: {
    room: (size) => `例：房间 ${size}`,
    wall: (size) => `例：墙 ${size}`,
    ground: (size) => `例：场地 ${size}`,
    run: (size) => `例：长 ${size}`,
    thing: () => '例',
  },
  by: (length, width) => `${length} × ${width}`,
  counts: '怎么算的',
  pitfalls: '容易出错的地方',
  list: (count, cost) => `要买的：${count} 样，${cost}`,
  line: (packs, cost) => `，${packs}，${cost}`,
  tools: (tools) => `工具：${tools}。`,
  steps: (count, time) => `${count} 步，约需 ${time}`,
  madeBy: (app) => `由 ${app} 的开发者撰写、计算和绘制。`,
  prices: (region, years) => `示例价格（${region}），查于 ${years} 年，多为估计。`,
};
