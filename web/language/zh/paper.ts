// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/paper.ts';

export const zh: typeof en = {
  print: "打印",
  text: {
    send: "发送清单",
    title: (project: string): string => `要买：${project}`,
    item: (name: string, count: string): string => `- ${name}：${count}`,
    priced: (item: string, price: string): string => `${item}，${price}`,
    prices: "带价格",
    share: "发送",
    copy: "复制",
  },
  list: {
    title: "购物清单",
    total: (cost: string): string => `合计 ${cost}。没有填店里价格的，用的是示例价格。`,
  },
  steps: {
    title: "施工步骤",
    day: (day: string, time: string): string => `${day}，约 ${time}`,
    times: (work: string, drying: string): string => `${work}，再晾干 ${drying}`,
    where: (job: string, place: string): string => `${job}，${place}`,
    tools: "工具",
    done: "已完成",
  },
};
