import type { MessageCatalogue } from '../catalogue.ts';

export const timers: MessageCatalogue['timers'] = {
  dry: '已干',
  ended: (project, at, ago) =>
    `${project}：${at} 起已干透${ago === undefined ? '' : `（${ago}前）`}`,
  show: '查看',
  ok: '好',
};
