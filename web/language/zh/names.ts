// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/names.ts';

export const zh: typeof en = {
  places: {
    room: "新房间",
    wall: "新墙面",
    ground: "新场地",
    run: "新线路",
    thing: "要做的东西",
  },
  numbered: (name: string, number: number): string => `${name} ${number}`,
  removedPlace: "已删除的地方",
  project: "新项目",
  andMore: (first: string, others: number): string => `${first}等，另有 ${others} 处`,
  cutList: "下料单",
  lost: {
    project: "一个项目",
    cutList: "一份下料单",
  },
};
