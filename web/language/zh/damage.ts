import type { MessageCatalogue } from '../catalogue.ts';

export const damage: MessageCatalogue['damage'] = {
  title: '有缺陷的板',
  intro: '节疤、磕伤、破角：部件会避开这些地方。哪块板有缺陷？',
  note: '不填数量就只算一块。没有缺陷的板请另列一行。',
  which: '有缺陷的板',
  offcut: (size) => `余料 ${size}`,
  noSize: '请先填这块板的尺寸。',
  picture: (name, places) => `${name}，缺陷 ${places} 处`,
  place: (place) => `缺陷 ${place}`,
  fields: {
    left: '距左边',
    bottom: '距下边',
    length: '缺陷的长，沿板长',
    width: '缺陷的宽，沿板宽',
  },
  atEdge: '紧靠板边',
  trimmedOff: '整处都在修边范围内，不影响用料。',
  partTrimmed: '有一部分在修边范围内。',
  another: '再加一处缺陷',
  remove: (place) => `删除缺陷 ${place}`,
  removed: '已删除缺陷',
  mended: (name) => `${name}：无缺陷`,
};
