// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/not-found.ts';

export const zh: typeof en = {
  title: "这里没有页面",
  why: "地址可能输错了，或者页面已经搬走。",
  projects: "我的项目",
  jobs: "任务",
};
