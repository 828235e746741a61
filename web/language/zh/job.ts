// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/job.ts';

export const zh: typeof en = {
  measure: {
    room: "量你的房间",
    wall: "量你的墙",
    ground: "量你的场地",
    run: "量你的线路",
    thing: "规划你的",
  },
  instead: {
    room: "改量整个房间",
    wall: "改量一面墙",
    ground: "改量这块面积",
    run: "改量一条线",
    thing: "改为直接填尺寸",
  },
  figure: (label: string, value: string, _isCount: boolean): string => `${label} ${value}`,
  result: (figures: string, cost: string): string => `${figures}：约 ${cost}`,
  buys: (count: number): string => `要买的 ${count} 样都算在内，工具另计`,
  example: {
    room: (size: string): string => `例：房间 ${size}`,
    wall: (size: string): string => `例：墙 ${size}`,
    ground: (size: string): string => `例：场地 ${size}`,
    run: (size: string): string => `例：长 ${size}`,
    thing: "例",
  },
  by: (length: string, width: string): string => `${length} × ${width}`,
  counts: "怎么算的",
  pitfalls: "容易出错的地方",
  list: (count: number, cost: string): string => `要买的：${count} 样，${cost}`,
  line: (packs: string, cost: string): string => `，${packs}，${cost}`,
  tools: (tools: string): string => `工具：${tools}。`,
  steps: (count: number, time: string): string => `${count} 步，约需 ${time}`,
  madeBy: (app: string): string => `由 ${app} 的开发者撰写、计算和绘制。`,
  prices: (region: string, years: string): string => `示例价格（${region}），查于 ${years} 年，多为估计。`,
};
