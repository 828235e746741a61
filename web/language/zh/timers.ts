// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/timers.ts';

export const zh: typeof en = {
  dry: "已干",
  ended: (project: string, at: string, ago: string | undefined): string => `${project}：${at} 起已干透${ago === undefined ? '' : `（${ago}前）`}`,
  show: "查看",
  ok: "好",
};
